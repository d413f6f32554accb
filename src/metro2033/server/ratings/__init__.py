"""Results, ratings, profiles and leaderboards."""
