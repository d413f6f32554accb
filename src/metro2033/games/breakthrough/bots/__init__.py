"""Bot knowledge of the card game: evaluation of positions, and rollout policies."""
