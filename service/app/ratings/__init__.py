"""Ratings of players.

* `rating_book`: the fold of rated results (Plackett and Luce, in Weng and Lin's approximation)
* `rating_lists`: a player's own rating, and the public list
"""
