"""Tournaments of several games: pure values and functions."""
