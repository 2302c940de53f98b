"""Counting: what standings are a fold of, read from a tournament; and the scoring that its regulations state."""
