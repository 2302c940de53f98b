"""Verdicts on records: their words, and what is required of them."""
