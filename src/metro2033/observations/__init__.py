"""What a seat sees and may do as numbers: bytes of an observation and indices of actions, for environments and the learned bot."""
