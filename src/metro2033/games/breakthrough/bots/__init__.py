"""What bots know about the card game: what a position is worth, and how to play on without thinking."""
