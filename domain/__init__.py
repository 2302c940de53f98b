"""The rules and the facts: pure functions over immutable values; no clock, no random, no input or output."""
