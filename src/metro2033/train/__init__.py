"""Training of the learned bot: self-play worker processes, a learner on GPU or CPU, and weights as a file that NumPy reads."""
