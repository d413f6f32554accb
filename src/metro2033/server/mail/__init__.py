"""Mail: addresses, texts, the queue and its delivery by SMTP."""
