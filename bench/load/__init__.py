"""Load on servers over loopback: ours, a peer's beside it, and two processes of ours of which one is killed."""
