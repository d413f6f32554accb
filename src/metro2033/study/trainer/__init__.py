"""Training from one's own games: mistakes of reviews as exercises, when they come back, and what costs most."""
