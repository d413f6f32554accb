"""Builds the catalogue from TOML: format (`schema`), reading (`load`), meaning (`verbs`, `card_tables`, `tables`), result (`catalog`)."""
