"""What followers of games and of inboxes are sent: pages, subscriptions, and the listener that wakes them."""
