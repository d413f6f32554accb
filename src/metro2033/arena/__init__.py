"""The arena: bots against bots over the same deals, what it says about the bots, and what it says about the games."""
