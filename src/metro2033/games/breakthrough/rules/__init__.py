"""What the rulebook says, chapter by chapter. Steps change the table; queries never do."""
