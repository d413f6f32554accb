"""Review of finished games: every decision compared with what a strong bot would have done from what the seat knew."""
