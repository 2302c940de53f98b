"""Chat of a table, outside the game's log.  docs/adr/0046

* `blocks`: authors that one seat does not want to read
* `chat_listener`: the thread that wakes followers of a room
* `messages`: messages: sent, read by page, deleted
* `presence`: presence, as the holder of a seat states it
* `remind`: reminders to a seat that the table waits for it
* `speakers`: who may write and read: modes, scopes, named spectators
"""
