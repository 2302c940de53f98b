"""Routes of inboxes: their entries and seats, and what sends them on."""
