"""Studies: notes and variations beside a replay link."""
