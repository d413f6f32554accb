"""Holds the words of the card game in three languages."""
