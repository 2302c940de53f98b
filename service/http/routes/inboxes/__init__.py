"""Routes of inboxes: items, seats, webhooks, push messages and mail."""
