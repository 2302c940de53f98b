"""Data of event pages: an event as one caller reads it, its rounds, standings, and the parts of each number."""
