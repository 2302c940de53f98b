"""Maintenance of the whole store.

* `archive`: archiving of finished games
* `backup`: backup and restore, in one file
* `checked_streams`: what maintenance asks of an extension with logs
* `doctor`: checks of streams, chains, due times, the lobby and the archive
* `expiry`: expiry of tables that are older than the rule for it
* `forget`: deletion of names (docs/spec/names.md, section 4)
* `health`: readiness and backlog
* `later_version`: entries that a later version of the program wrote
* `resume`: work that waited for an extension, given back to the workers
* `room`: memory and disk that are left, and for how long
* `server_key`: the check that all hosts of a store have the same server key
"""
