"""Ratings of players: the results of rated games, and what follows from them."""
