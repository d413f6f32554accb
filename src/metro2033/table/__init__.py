"""Headless tables: a local or remote game as a stream of moments, with undo, odds, explanations and bots. Interfaces render them."""
