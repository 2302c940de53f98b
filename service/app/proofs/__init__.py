"""Proofs about a game.

* `arbiter_reads`: an arbiter's reads of others' viewpoints
* `checkpoint`: checkpoints: signed heads of games, and the public keys
* `evidence`: evidence of sight: a signed statement of the view that a viewpoint was shown
* `games_log`: the log of games: its last checkpoint, and a game's due entries
* `imports`: imported games: list, budget and removal
* `record`: export and import of records
"""
