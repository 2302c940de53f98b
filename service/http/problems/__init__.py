"""The problem codes of the API."""
