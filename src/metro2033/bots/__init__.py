"""Bots: players that get a seat's view and a sampler of what could be, never the state."""

from __future__ import annotations

import os

# The matrices of the learned bot are small: with a second thread NumPy waits busily for itself, and on a busy machine takes many times as long.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
