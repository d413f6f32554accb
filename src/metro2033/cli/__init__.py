"""The command line: `metro2033` and its commands."""
