"""What the laws are told of each ruleset, written down apart from its code: what is conserved, and who may know what."""

from __future__ import annotations

from tests.laws.facts import (
    casino_incognito,
    infiltrators,
    microdot,
    microfilms,
    sealed_auction,
    three_card_poker,
)

_FACTS = {
    "casino-incognito": casino_incognito,
    "infiltrators": infiltrators,
    "microdot": microdot,
    "microfilms": microfilms,
    "sealed_auction": sealed_auction,
    "three_card_poker": three_card_poker,
}

CONSERVED = {name: facts.conserved for name, facts in _FACTS.items()}
"""By ruleset: a function that fails where a state has lost or made something."""

IS_TRUE = {name: facts.is_true for name, facts in _FACTS.items()}
"""By ruleset: a function that fails where a seat is sure of something that is not so."""

HIDDEN = {name: facts.hidden for name, facts in _FACTS.items()}
"""By ruleset: the single facts of a state that somebody may not know."""

WORDS = {name: facts.word for name, facts in _FACTS.items()}
"""By ruleset: what a hidden value is called in a text."""

MAY_KNOW = {name: facts.MAY_KNOW for name, facts in _FACTS.items()}
"""By ruleset and event type: the fields that everybody sees, and for each hidden field the fields that name who sees it.

`nobody` is nobody at the table; a `?` after an audience says that it may also be nobody.
"""

DRAWN = {name: getattr(facts, "DRAWN", {}) for name, facts in _FACTS.items()}
"""By ruleset: options that random games always draw, with the values to draw from, where any value would make most games dull."""
