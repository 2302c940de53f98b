"""Feeds of games and inboxes: pages, subscriptions, and the listener that wakes them."""
