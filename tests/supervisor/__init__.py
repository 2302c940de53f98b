"""The supervisor, with real processes: Redis, gunicorn and our own parts, their insides replaced by stand-ins."""
