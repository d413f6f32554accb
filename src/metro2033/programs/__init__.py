"""Bots that run as separate programs, in any language: processes that speak the bot protocol over standard input and output."""
