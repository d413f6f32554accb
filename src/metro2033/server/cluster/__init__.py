"""Cluster: coordination of several processes on one database."""
