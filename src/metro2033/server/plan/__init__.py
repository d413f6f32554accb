"""Planning ahead in a running game."""
