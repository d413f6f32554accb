"""Texts: everything a person reads, in English, Polish and Russian. Keys are ids; code never assembles sentences."""
