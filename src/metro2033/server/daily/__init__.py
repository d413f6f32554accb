"""The daily feature: the deal of the day."""
