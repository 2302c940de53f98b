"""Tournaments: their logs in the store, and what requests and workers do to them."""
