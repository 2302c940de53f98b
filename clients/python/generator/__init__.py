"""Writes the generated modules of the Python client from the contract."""
