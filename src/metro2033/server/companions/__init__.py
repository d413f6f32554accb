"""Companions: people whom a person likes to play with, and invitations to them."""
