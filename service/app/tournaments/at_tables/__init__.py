"""Tables of events: their place in the event, and an arbiter's reads."""
