"""Tables of events: where each belongs, and what an arbiter reads there."""
