"""Writes positions of the card game as numbers."""
