"""What clients may send, and what they are answered: the schemas of the contract."""
