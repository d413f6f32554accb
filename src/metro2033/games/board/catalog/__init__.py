"""Builds the catalogue from TOML: format (`schema`), loading (`load`), interpretation (`verbs`, `card_tables`, `tables`), result (`catalog`)."""
