"""Bots: players that get a seat's view and a sampler of what could be, never the state."""
