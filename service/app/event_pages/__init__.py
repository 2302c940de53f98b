"""What pages of events show: an event as one caller reads it, its rounds, standings, and what numbers are made of."""
