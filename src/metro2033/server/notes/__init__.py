"""Private notes about games."""
