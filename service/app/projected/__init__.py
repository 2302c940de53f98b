"""What follows from the feeds: the lobby, what somebody has open, late reveals, results of rated games."""
