"""What holds the truth: the state, and what each command does to it."""
