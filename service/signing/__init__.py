"""Signed heads: the keys of an installation, and what is signed and verified with them."""
