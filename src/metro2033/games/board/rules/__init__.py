"""The rules of the board game, one module per rulebook chapter. Steps change the state; queries never do."""
