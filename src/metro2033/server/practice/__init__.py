"""Practice without a room: lessons and puzzles."""
