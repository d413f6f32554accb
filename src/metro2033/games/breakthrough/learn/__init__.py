"""Encoding of card game positions as numbers."""
