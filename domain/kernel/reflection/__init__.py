"""Reflection: schemas, descriptions and words that follow from the annotations and docstrings of types."""
