"""Plain pages: HTML forms for browsers without scripts."""
