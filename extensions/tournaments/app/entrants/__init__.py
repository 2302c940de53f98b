"""Players at events.

* `binding`: binds an anonymous entry to a player, by the entry's token
* `my_events`: pages of a player's events, and the rebuild of that list
"""
