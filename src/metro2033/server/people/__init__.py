"""Accounts and authentication: passwords, passkeys, sessions, tokens and retention."""
