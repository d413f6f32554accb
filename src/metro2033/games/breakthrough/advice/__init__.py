"""Explains positions of the card game: outlooks of actions, cautions, reasons why not."""
