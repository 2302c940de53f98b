"""Webhooks as they are stored: their state, and the rows that hold it."""
