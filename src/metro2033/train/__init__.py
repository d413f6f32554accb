"""Training of the learned bot: processes that play, a learner on GPU or CPU, and weights as a file that NumPy reads."""
