"""Texts: everything that a person reads, in English, Polish and Russian. Keys are ids; no sentence is built in code."""
