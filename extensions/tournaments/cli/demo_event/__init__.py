"""`deaddrop demo-event`: an event from entries to final standings through the public API, with the usual incidents."""
