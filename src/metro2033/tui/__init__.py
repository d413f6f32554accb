"""The full-screen terminal client: one widget tree for games on this machine and on a server. Needs the extra `tui` (ADR 61)."""
