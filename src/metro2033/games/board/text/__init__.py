"""The texts of the board game in every language."""
