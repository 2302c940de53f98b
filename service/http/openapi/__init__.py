"""The contract with clients, made from the code."""
