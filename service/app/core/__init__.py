"""Shared by all use cases.

* `authorization`: tokens, principals, and the viewpoints they may read
* `context`: the dependencies of use cases: store, games, clock, randomness, server key, signer
* `cursors`: cursors of pages and streams, one constant per list
* `drand_support`: whether this installation can fetch and verify rounds of drand
* `game_repository`: games: folded from their streams, cached, changed by requests that are carried out once per key
* `hooks`: what an extension can bring to all use cases
* `idempotent_requests`: idempotency keys, earlier answers, and unique marks of batches
* `lobby_rows`: rows of public games, written with the appends that change them
* `read_game`: reads of a game: views, public card, feed entries, log
* `seen_seats`: seats of a tournament's table that were looked at
"""
