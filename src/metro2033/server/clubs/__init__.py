"""What lasts beyond one game: ratings, profiles and leagues."""
