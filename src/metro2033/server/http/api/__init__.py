"""The HTTP API: one file per subject, each with its endpoints."""
