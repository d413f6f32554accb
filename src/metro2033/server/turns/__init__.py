"""Turns: pending questions, the scheduler, and notifications of players who are away."""
