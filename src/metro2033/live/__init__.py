"""Rooms and the games in them, in memory: documents, commands, moves, bots, updates and replays. A server and a device keep them alike."""
