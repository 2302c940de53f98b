"""Events in a row: their standings together, counted from what everybody reads of each."""
