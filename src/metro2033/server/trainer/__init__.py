"""The trainer: exercises from people's own games."""
