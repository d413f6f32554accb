"""Review of finished games: every decision compared with a strong bot's best option, given the seat's knowledge."""
