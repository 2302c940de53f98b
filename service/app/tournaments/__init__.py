"""Tournaments: their logs in the store, and the use cases of requests and workers."""
