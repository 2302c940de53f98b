"""Seeks: people who look for others to open a table with."""
