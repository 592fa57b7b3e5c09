enum RoomMustache {}
