"""Due steps of tournaments, carried out one by one: each can be repeated, interrupted or killed at any point."""
