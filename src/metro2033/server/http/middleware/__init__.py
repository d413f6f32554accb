"""ASGI middleware, one concern per file."""
