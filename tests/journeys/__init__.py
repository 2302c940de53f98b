"""Whole games through gunicorn, RQ and Redis, as a client would play them."""
