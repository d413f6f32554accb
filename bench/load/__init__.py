"""Load tests over loopback: our server, a peer's server beside it, and two processes of ours, one of which is killed."""
