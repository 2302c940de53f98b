"""Counting: the inputs of standings, read from a tournament; and the scoring that its regulations state."""
