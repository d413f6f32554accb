"""Development tasks that need more than a line of the Makefile."""
