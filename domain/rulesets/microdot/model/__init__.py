"""Components, commands, events, offers, and the folds of table and minds."""
