"""From TOML to the catalogue: what is written (`schema`), reading it (`load`), its meaning (`verbs`, `card_tables`, `tables`), the result (`catalog`)."""
