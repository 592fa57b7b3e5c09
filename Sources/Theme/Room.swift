enum RoomTheme {}
