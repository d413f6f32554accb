"""From TOML to the catalogue: the schema (`schema`), loading (`load`), conversion (`tables`) and the result (`catalog`)."""
