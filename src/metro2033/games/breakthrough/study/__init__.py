"""The card game's support for puzzles, reviews and the arena."""
