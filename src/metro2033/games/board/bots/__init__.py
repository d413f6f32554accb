"""What bots know about the board game: what a position is worth, and how to play on without thinking."""
