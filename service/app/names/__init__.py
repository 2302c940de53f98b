"""Names of people: at seats, hidden names, and look-alikes."""
