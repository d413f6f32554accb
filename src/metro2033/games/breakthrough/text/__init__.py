"""The texts of the card game in every language."""
