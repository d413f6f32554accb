"""Metro 2033: Breakthrough, the card game for two to five players."""
