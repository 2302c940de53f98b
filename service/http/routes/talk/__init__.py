"""Routes about what people say and do beside a game."""
