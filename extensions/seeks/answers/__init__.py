"""What answers about seeks hold: declared types, from which bodies and contract follow."""
