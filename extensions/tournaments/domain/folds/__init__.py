"""Folds: the effect of each fact on a tournament."""
