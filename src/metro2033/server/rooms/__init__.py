"""Rooms: the document, its in-memory state, and the registry of rooms in this process."""
