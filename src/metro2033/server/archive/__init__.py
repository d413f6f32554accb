"""Past positions and games: replays, records, pictures and reviews."""
