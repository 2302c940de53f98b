"""The full state and the effect of each command on it, a file per phase."""
