"""Seating: what a draft is made from, read from a tournament; and a draft as its log holds it."""
