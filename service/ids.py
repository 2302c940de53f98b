"""Ids of streams. A game's: two hex digits of partition, then 80 random bits in base 32. Another log's: a letter that says
its kind, then a game id.

The partition is part of the id, so the number of partitions may grow without moving a game. The alphabet holds no
character with a meaning in a Redis key, and no key is made of a text that is none of these.
"""

from __future__ import annotations

import re
from base64 import b32encode
from functools import lru_cache

PARTITIONS = 64
ALL_PARTITIONS = range(PARTITIONS)
RANDOM_BYTES = 11
"""Bytes that `game_id` takes: one for the partition, ten for the rest."""

GAME_ID = r"[0-3][0-9a-f][a-z2-7]{16}"
TOURNAMENT_ID = f"t{GAME_ID}"
_GAME_ID, _STREAM_ID = re.compile(GAME_ID), re.compile(f"([a-z]?){GAME_ID}")


def game_id(random_bytes: bytes) -> str:
    """The game id that 11 random bytes spell."""
    if len(random_bytes) != RANDOM_BYTES:
        raise ValueError(f"a game id is made of {RANDOM_BYTES} bytes")
    return f"{random_bytes[0] % PARTITIONS:02x}{b32encode(random_bytes[1:]).decode().lower()}"


def sibling_game_id(game: str, random_bytes: bytes) -> str:
    """A game id from 10 random bytes in the partition of `game`, for a fork of it."""
    return game_id(bytes([partition_of(game)]) + random_bytes)


def is_game_id(text: str) -> bool:
    """Whether `text` has the form of a game id."""
    return _GAME_ID.fullmatch(text) is not None


def stream_id(letter: str, random_bytes: bytes) -> str:
    """The id that 11 random bytes spell, of a log whose ids begin with this letter."""
    return f"{letter}{game_id(random_bytes)}"


def letter_of(text: str) -> str | None:
    """The letter of the id of a log: empty for a game's. None if `text` is no such id."""
    found = _STREAM_ID.fullmatch(text)
    return None if found is None else found[1]


@lru_cache(4096)
def partition_of(stream: str) -> int:
    """The partition that a log belongs to, 0 to 63."""
    letter = letter_of(stream)
    if letter is None:
        raise ValueError("not a game id")
    return int(stream.removeprefix(letter)[:2], 16)
