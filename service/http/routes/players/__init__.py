"""Players: accounts, credentials, seats."""
