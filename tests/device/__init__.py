"""Tests of rooms kept on a person's own device."""
