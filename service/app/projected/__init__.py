"""Projections of the feeds: the lobby, an owner's open games, late reveals, results of rated games."""
