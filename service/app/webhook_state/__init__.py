"""Stored webhooks: their state, and their rows."""
