"""Evolve: the folds of a log to its game."""
