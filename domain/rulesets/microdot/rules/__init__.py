"""The full state and the effect of each command on it."""
