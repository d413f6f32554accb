"""Self-proving puzzles: positions from bot games in which one plan is clearly best, found and verified by search."""
