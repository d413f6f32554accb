"""Tests of training from one's own games."""
