"""Notices to browsers (Web Push)."""
