"""Use cases of players: accounts, credentials, and the seats that they hold."""
