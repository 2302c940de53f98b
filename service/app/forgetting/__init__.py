"""Forgetting of players: every store of their texts in one table, and the walk over it.

* `forget_player`: the walk at a player's request, and its repetition until it has settled
* `text_store`: a row of the table
* `text_stores`: the table
* `unserved`: logs of extensions that are off, which forgetting would miss
"""
