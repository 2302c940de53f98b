"""Routes of inboxes: entries, seats, webhooks, push messages and mail."""
