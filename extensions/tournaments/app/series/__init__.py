"""Series of tournaments.

* `load_series`: their standings, counted from the public part of each tournament
"""
