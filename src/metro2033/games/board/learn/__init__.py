"""Writes positions of the board game as numbers."""
