"""Puzzles that prove themselves: positions of bot games in which one plan is clearly best, found and verified by search."""
