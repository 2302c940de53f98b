"""Tournaments of several games, which the code calls tournaments: pure values and functions."""
