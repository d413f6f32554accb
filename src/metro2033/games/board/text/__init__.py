"""The texts of the board game in three languages."""
