"""Operators: backup and restore, integrity checks, moderation and administration of a server."""
