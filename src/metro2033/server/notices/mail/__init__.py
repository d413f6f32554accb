"""Mail: addresses of accounts, letters, and their delivery."""
