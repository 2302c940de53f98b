"""Decides requests to a tournament: each function returns the resulting batch or raises a Refusal."""
