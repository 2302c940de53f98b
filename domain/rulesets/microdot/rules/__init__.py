"""The full state and what each command does to it."""
