"""Series of events.

* `load_series`: their standings, counted from the public part of each event
"""
