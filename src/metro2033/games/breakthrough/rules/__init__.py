"""The rulebook, chapter by chapter. Steps change the table; queries never do."""
