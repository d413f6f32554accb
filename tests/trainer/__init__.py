"""Tests of training from a person's own games."""
