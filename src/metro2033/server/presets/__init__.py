"""Presets: named settings of tables, and the last settings by game, for people with an account."""
