"""The API over HTTP: one file per subject, each with its doors."""
