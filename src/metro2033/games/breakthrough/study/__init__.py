"""Knows the card game for puzzles, reviews and the arena."""
