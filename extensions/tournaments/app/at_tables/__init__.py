"""Tables of events.

* `event_place`: the event, round and table that a game belongs to
* `table_reading`: an arbiter's read of all hands, recorded first in the event's public log
"""
