"""Play: commands, moves and their commit, automatic answers, clocks, replays, imported records."""
