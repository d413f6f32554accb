"""Explains positions of the board game: outlooks of actions, cautions, reasons for refusals."""
