"""`deaddrop demo-event`: a whole event through the public API, with all that goes wrong on such an evening."""
