"""Content packs that are one file."""
