"""Holds the words of the board game in three languages."""
