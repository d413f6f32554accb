"""The server: rooms, play, storage, and everything a client can reach over the network."""
