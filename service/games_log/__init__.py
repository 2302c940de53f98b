"""The log of games as files: its one writer, the index of its entries, and the clients of its witnesses.

docs/spec/games-log.md specifies the bytes.
"""
