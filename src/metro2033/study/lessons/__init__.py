"""Guided first games: lessons in chapters on the real engine, with scripted opponents and chance. docs/learning.md describes the files."""
