"""Players at events: which entries are theirs, and the list of them."""
