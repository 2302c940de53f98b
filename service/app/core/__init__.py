"""Shared by all use cases.

* `authorization`: tokens, principals, and the viewpoints they may read
* `context`: the dependencies of use cases: store, games, clock, randomness, server key, and parts by type
* `cursors`: cursors of pages and streams, one constant per list
* `drand_support`: whether this installation can fetch and verify rounds of drand
* `game_repository`: games: folded from their streams, cached, changed by requests that are carried out once per key
* `hooks`: what an extension can bring to all use cases
* `idempotent_requests`: idempotency keys, earlier answers, and unique marks of batches
* `installation`: the installation's name, address and relays
* `limits`: the pace of bots, and what clients may open and import
* `lobby_rows`: rows of public games, written with the appends that change them
* `read_game`: reads of a game: views, public card, feed entries, log
* `rendered`: caches of views, and of lines for subscribers
* `seen_seats`: seats of a tournament's table that were looked at
* `signing`: the signer of a process
"""
