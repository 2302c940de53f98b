"""Players at tournaments.

* `binding`: binds an anonymous entry to a player, by the entry's token
* `my_tournaments`: pages of a player's tournaments, and the rebuild of that list
"""
