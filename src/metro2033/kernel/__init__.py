"""What every game on this table shares: agenda, prompts, choices, events, chance, records. It knows no game."""
