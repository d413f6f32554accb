"""Advice for positions of the card game: outlooks of actions, cautions, and reasons why a choice is illegal."""
