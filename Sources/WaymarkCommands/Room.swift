enum RoomWaymarkCommands {}
