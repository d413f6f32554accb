"""The arena: plays bots against each other on the same deals, and reports on the bots and on the balance of the games."""
