"""Pages of the desk, for organisers and arbiters of an event: screens and prints."""
