"""Series of events: their joint standings, computed from the public data of each."""
