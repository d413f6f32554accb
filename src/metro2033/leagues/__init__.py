"""Leagues and tournaments without a server: draws of rounds, points, standings, and the organiser's decisions."""
