"""Bots: a pool of worker processes, and the advice computed in it."""
