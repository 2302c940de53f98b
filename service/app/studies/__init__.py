"""Studies: notes and variations for a replay link."""
