"""Studying a game: reviews and charts of finished games, puzzles, and lessons."""
