enum RoomSiteGenerator {}
