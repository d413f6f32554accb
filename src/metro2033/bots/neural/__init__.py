"""The learned bot: its network, its weights, and how it chooses."""
