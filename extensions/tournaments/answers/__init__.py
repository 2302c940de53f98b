"""What answers about tournaments hold: declared types, from which bodies and contract follow."""
