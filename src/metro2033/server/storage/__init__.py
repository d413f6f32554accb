"""Storage: an append-only log of every game, rooms as documents, on SQLite or PostgreSQL."""
