"""Folds: what each fact does to a tournament."""
