"""Cluster: everything that several processes on one database need of each other."""
