"""Chores that need more than a line of the Makefile."""
