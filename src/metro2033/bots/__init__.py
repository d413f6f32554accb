"""Bots: players that receive a seat's view and a sampler of possible states, never the state itself."""
