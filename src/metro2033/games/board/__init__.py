"""Metro 2033, the board game for two to six players."""
