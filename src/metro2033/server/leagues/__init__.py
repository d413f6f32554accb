"""Leagues: entrants, rounds, their rooms, and standings."""
