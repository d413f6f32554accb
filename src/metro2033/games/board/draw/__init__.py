"""Draws views of the board game: terminal, full screen, SVG."""
