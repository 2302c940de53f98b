"""Rounds of events: drafted, published and played, and their progress."""
