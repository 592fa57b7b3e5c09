enum RoomFlowMap {}
