"""One folder per game. None knows another."""
