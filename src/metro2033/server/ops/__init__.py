"""Operations: background tasks, uptime, rate limits, logging and metrics."""
