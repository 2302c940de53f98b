"""Series of tournaments: points of a place in each, and the sum of the best."""
