"""From TOML to the catalogue: what is written (`schema`), reading it (`load`), its meaning (`tables`), the result (`catalog`)."""
