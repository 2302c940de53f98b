"""Look-alike names: the skeletons of Unicode's table of confusable characters (UTS 39, section 4)."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from unicodedata import normalize

from domain.kernel.text.written_text import to_comparable


def looks(name: str) -> frozenset[str]:
    """Keys of a name. Two names share a key if they look alike, as written or in lower case.

    >>> bool(looks("Anna") & looks("Αnnа")), bool(looks("ANNI") & looks("ANNl")), bool(looks("Anna") & looks("Anne"))
    (True, True, False)
    """
    return frozenset((skeleton(to_comparable(name)), to_comparable(skeleton(name))))


def skeleton(text: str) -> str:
    """The text with each character replaced by the prototype of its look-alikes.

    >>> skeleton("Bemd") == skeleton("Bernd")
    True
    """
    mapped = "".join([prototypes().get(each, each) for each in normalize("NFD", text)])
    return normalize("NFD", mapped)


@cache
def prototypes() -> Mapping[str, str]:
    """The prototype of each character that looks like others. Read on first use; a megabyte in memory."""
    text = files("confusable_homoglyphs").joinpath("confusables.json").read_text(encoding="utf-8")
    alike = {look: [each["c"] for each in others] for look, others in json.loads(text).items()}
    found: dict[str, str] = {}
    for group in groups(alike):
        prototype = max(sorted(group), key=lambda look: len(alike[look]))
        found |= {look: prototype for look in group if len(look) == 1 and look != prototype}
    return found


def groups(alike: Mapping[str, list[str]]) -> Iterator[set[str]]:
    """Sets of mutually confusable characters."""
    left = set(alike)
    while left:
        group, new = set[str](), {left.pop()}
        while new:
            group |= new
            new = {other for look in new for other in alike[look]} - group
        left -= group
        yield group
