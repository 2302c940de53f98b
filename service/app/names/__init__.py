"""Names of people: at seats, hidden ones, and those that look like others."""
