"""Content packs: uploading, reading and offering them."""
