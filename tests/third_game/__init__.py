"""A game of another package plays everywhere, without a change to this one."""
