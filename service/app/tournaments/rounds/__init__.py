"""Rounds of events: drafted, published and played, and how far each is."""
