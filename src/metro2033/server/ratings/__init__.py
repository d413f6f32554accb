"""Results of finished games, ratings, profiles and leaderboards."""
