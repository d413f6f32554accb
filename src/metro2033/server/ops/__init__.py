"""Operations: logging, metrics and rate limits."""
