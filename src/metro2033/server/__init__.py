"""The game server: rooms, play, storage, and the HTTP and WebSocket interfaces."""
