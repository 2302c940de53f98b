"""Projections of the feeds, and rows stored next to the games.

* `lobby`: pages of public games, and the projector of the list
* `open_games`: games that one owner has open
* `read_rows`: all rows of a projection, page by page
* `results`: results of rated games
* `reveals`: finished games whose seed is not revealed
* `store_new_game`: storage of every new game, counted for its owner, with the row in the lobby
* `swings`: swings of imagined games
"""
