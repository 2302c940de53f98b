"""Reflection: schemas, descriptions and words derived from the annotations and docstrings of types."""
