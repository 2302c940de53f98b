"""What can go wrong: every problem code once."""
