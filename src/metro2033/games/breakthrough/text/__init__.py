"""The texts of the card game in three languages."""
