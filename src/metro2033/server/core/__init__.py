"""The ground that features stand on: configuration, database, queues, processes, limits, metrics and logging. It knows no feature."""
