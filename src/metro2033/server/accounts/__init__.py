"""Accounts: registration, login, passkeys, deletion."""
