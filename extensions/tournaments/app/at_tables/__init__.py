"""Tables of tournaments.

* `place`: the tournament, round and table that a game belongs to
* `table_reading`: an arbiter's read of all hands, recorded first in the tournament's public log
"""
