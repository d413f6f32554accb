"""Playing: the live game, its moves, bots, clocks, views and sockets."""
