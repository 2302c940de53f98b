"""Ratings of players, computed from the results of rated games."""
