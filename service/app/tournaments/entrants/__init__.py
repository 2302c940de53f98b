"""Players at events: their entries, and the list of them."""
