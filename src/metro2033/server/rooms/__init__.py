"""Rooms: documents, members, presence, luck and the lobby."""
