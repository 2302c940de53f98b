"""The log of games as files: its one writer, the index of what it holds, and the witnesses it asks.

docs/spec/games-log.md gives the bytes.
"""
