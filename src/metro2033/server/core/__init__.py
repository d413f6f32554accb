"""Shared infrastructure: configuration, database, queues, processes, limits, metrics and logging. Imports no feature."""
