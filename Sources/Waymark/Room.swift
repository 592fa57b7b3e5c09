enum RoomWaymark {}
