"""Play: live games, moves, bots, clocks, views and sockets."""
