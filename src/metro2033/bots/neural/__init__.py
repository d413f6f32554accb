"""The learned bot: its network, its weights, and its choice of moves."""
