"""Open questions of games, and the notices about them: webhook, mail and browsers."""
