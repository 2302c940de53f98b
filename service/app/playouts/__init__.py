"""Imagined continuations of finished games, in separate processes of low priority.

* `pool`: the queue of games in this service process
* `process`: the program of a process that imagines one game
"""
