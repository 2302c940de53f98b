"""Players at events.

* `binding`: binds an anonymous entry to a player, by the entry's token
* `entry_players`: the player of each place of an entry
* `my_events`: pages of a player's events, and the rebuild of that list
"""
