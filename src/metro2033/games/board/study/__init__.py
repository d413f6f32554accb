"""Board-game knowledge for puzzles, reviews and the arena."""
