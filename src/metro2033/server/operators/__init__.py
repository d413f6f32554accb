"""Operators: backup and restore, integrity checks, moderation, and everything that whoever runs the server may do."""
