"""Bots that are programs of their own, in any language: processes that speak the bot protocol over standard input and output."""
