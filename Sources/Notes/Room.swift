enum RoomNotes {}
