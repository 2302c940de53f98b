"""Players: people with credentials and seats in many games. A player's stream is no ledger, and can be deleted."""
