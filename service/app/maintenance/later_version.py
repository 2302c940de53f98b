"""Entries that a later version of the program wrote, and this one cannot verify: whole, and not to be restored over."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

LATER = (
    "holds what this version of Dead Drop does not know, so a later one wrote it: install that version again, "
    "and restore nothing over it"
)
IF_NEVER_LATER = "if a later version of Dead Drop has ever run here, install it again; if none has,"


def is_of_later_version(raw: bytes, to_known: Callable[[bytes], bytes]) -> bool:
    """Whether a stored entry is whole JSON with parts that this version does not know.

    to_known: decodes an entry and encodes it again, which drops unknown parts.  Raises ValidationError for an unknown kind.
    """
    try:
        stored = msgspec.json.decode(raw)
    except msgspec.DecodeError:
        return False
    try:
        return has_more(stored, msgspec.json.decode(to_known(raw)))
    except msgspec.DecodeError:
        return isinstance(stored, dict)


def has_more(stored: Any, known: Any) -> bool:
    """Whether `stored` has fields that `known` lacks, at any depth.

    >>> has_more({"a": [{"b": 1}]}, {"a": [{}]}), has_more({"a": 1}, {"a": 2, "b": 3})
    (True, False)
    """
    if isinstance(stored, dict) and isinstance(known, dict):
        return any(name not in known or has_more(each, known[name]) for name, each in stored.items())
    if isinstance(stored, list) and isinstance(known, list):
        return any(map(has_more, stored, known))
    return False
