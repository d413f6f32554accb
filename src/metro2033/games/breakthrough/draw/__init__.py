"""Renderers of the card game's views: terminal, full screen, SVG."""
