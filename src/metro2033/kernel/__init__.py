"""The game-independent engine: agenda, prompts, choices, events, chance and records."""
