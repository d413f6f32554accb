"""Features that outlast a single game: ratings, profiles and leagues."""
