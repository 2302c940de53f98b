"""Game-level events, the same for all rules, and the plans that they hold."""
