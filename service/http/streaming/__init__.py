"""Streaming responses: one thread per process writes all of them."""
