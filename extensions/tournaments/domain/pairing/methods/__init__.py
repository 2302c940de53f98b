"""Methods: the rounds they make from a field."""
