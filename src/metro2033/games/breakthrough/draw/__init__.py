"""Draws views of the card game: terminal, full screen, SVG."""
