"""A seat's view and legal moves as numbers: observation bytes and action indices, for environments and the learned bot."""
