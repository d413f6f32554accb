"""Encodes positions of the board game as byte arrays for learning."""
