"""The rule for the contract's descriptions: each is understood by a reader who sees that one alone, in a client's editor.

A description of a value is a whole noun phrase, or a truth value's "Whether …". An operation's begins with its verb.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

PREPOSITIONS = """
    about above across after against along among around as at before behind below beneath between beyond by despite
    during except for from in inside into like near of off on onto out outside over per since such through to towards
    under until up upon via with within without
"""
CONJUNCTIONS = "and but nor or so yet"
PRONOUNS = "he her hers him his it its itself our she that their theirs them these they this those us we you"
INTERROGATIVES = "how what whatever when where which who whoever whom whose why"
"""They make a clause where a noun is due. "Whether" is none of them: it states a truth value."""
PARTICIPLES = """
    begun bought brought built chosen dealt drawn given gone held hidden kept laid left lost made meant paid seen sent
    shown spent sworn taken thrown told won written
"""
"""Irregular ones; the others end in -ed or -ing."""
NOUNS = "briefing embedding everything nothing pairing rating ruling seed something standing"
"""Words in -ed or -ing that are no participles."""
INCOMPLETE = frozenset(f"{PREPOSITIONS} {CONJUNCTIONS} {PRONOUNS} {INTERROGATIVES} {PARTICIPLES}".split())
VERB = re.compile(r"[A-Z][a-z]+s")
NO_VERBS = ("Always", "Cards", "Entries", "Events", "Games", "Pages", "Seats", "Tables", "Tokens")
"""Words that look like verbs in the third person."""
SHOWN = ("properties", "schemas", "parameters", "responses", "headers", "links")
"""Members of a contract that name parts of it, of which one may be called `description`."""


def text_faults(contract: Any) -> list[str]:
    """The descriptions that cannot be understood alone, each with its path and its fault."""
    return [
        f"{where}: {fault}: {text!r}"
        for where, text, is_operation in descriptions_in(contract)
        if (fault := text_fault(text, is_operation))
    ]


def text_fault(text: str, is_operation: bool = False) -> str:
    """The first fault of a description; empty if there is none."""
    words = re.sub(r"\*\*", "", text).split()
    if len(words) < 2:
        return "is a single word"
    if not text.endswith("."):
        return "has no full stop"
    first, second = (word.strip(".,:;()").lower() for word in words[:2])
    if first in INCOMPLETE or (re.fullmatch(r"[a-z-]+(ed|ing)", first) and first not in NOUNS.split()):
        return f"begins with {words[0]!r}"
    if (first == "the" and second in ("one", "ones")) or (first == "whether" and second in PRONOUNS.split()[:-1]):
        return f"begins with {' '.join(words[:2])!r}"
    if is_operation and (words[0] in NO_VERBS or not VERB.fullmatch(words[0].rstrip(","))):
        return "does not begin with its verb"
    return ""


def descriptions_in(part: Any, where: str = "") -> Iterator[tuple[str, str, bool]]:
    """Every description in a contract: its path, its text, whether it is an operation's. Examples hold none."""
    if isinstance(part, list):
        for place, each in enumerate(part):
            yield from descriptions_in(each, f"{where}/{place}")
    elif isinstance(part, dict):
        names_parts = where.rpartition("/")[2] in SHOWN
        for name, each in part.items():
            if name == "description" and isinstance(each, str):
                yield where, each, "operationId" in part and "responses" in part
            elif names_parts or name not in ("example", "examples", "default", "enum", "const"):
                yield from descriptions_in(each, f"{where}/{name}")
