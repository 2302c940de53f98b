"""Gunicorn's worker, from connection to answer: a thread begins with a whole request and never waits for a client."""
