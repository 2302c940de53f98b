"""The state with all hidden cards, and the effect of each command on it."""
