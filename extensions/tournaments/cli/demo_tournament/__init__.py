"""`deaddrop demo-tournament`: a tournament from entries to final standings through the public API, with the usual incidents."""
