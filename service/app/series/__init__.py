"""Series of events.

* `load_series`: their standings, counted from what is public of each event
"""
