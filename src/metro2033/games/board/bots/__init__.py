"""Board-game knowledge for bots: position evaluation and rollout policies."""
