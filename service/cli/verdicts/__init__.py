"""Verdicts on records: their sentences, and the requirements of `--require`."""
