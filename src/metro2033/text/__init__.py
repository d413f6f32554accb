"""Texts: everything a person reads, in every language. Keys are ids; code never assembles sentences."""
