"""Methods: which rounds follow from a field, and how."""
