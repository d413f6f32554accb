"""The full-screen terminal client: one widget tree for local and remote games. Needs the extra `tui` (ADR 61)."""
