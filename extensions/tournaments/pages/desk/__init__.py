"""Pages of the desk, for organisers and arbiters of a tournament: screens and prints."""
