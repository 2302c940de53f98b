"""The event store in memory, the twin of the one in Redis, for tests and simulation."""
