"""Load tests over loopback: our server alone, beside boardgame.io's, and as two processes, one of which is killed."""
