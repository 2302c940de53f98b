"""Events in a row: what a place in each is worth, and the best of them together."""
