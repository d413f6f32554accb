"""Knows the board game for puzzles, reviews and the arena."""
