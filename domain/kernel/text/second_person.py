"""The second person: lines addressed to their subject's seat, which reads "You draw" instead of "Anna draws".

A line is made with `YOU` in place of the seat's name, and then addressed to it. A verb after the name agrees with it,
and so does a common one after `and`; other verbs need `verb`, in a template `{seat:-envies}`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from domain.kernel.secrecy import Seat

YOU = "\uf8ff"
"""Stands for a seat's own name until a line is addressed to it: a character that no name may hold."""

IRREGULAR = {"is": "are", "has": "have", "was": "were", "does": "do", "goes": "go", "their": "your", "they": "you"}
NO_VERBS = frozenset({"across", "always", "as", "besides", "his", "its", "less", "plus", "this", "unless", "yes"})
"""Words that end like a verb and may follow a name."""

FURTHER = (
    "arrests|asks|becomes|claims|crosses|discards|draws|finds|gets|gives|has|hits|holds|is|keeps|lays|leaves|looks|loses|misses|moves|"
    "names|overhears|passes|pays|puts|rolls|sees|shoots|shows|stays|stops|takes|throws|turns|was|wins"
)
"""Further verbs of a sentence that begins with the reader, after `and` or a comma."""

_VERB = re.compile(rf"(?<! of ){YOU} ([a-z]+s)\b")
_SENTENCE = re.compile(rf"(?:^|(?<=[.!?] )){YOU}[ ,](?:(?! and [A-Z])[^.!?;:{YOU}])*")
_FURTHER = re.compile(rf"(, | and )({FURTHER})\b")
_NAME = re.compile(rf"(^|[.!?] | of )?{YOU}(['’]s\b)?")


def names_for(people: Sequence[str], own: Seat | None) -> tuple[str, ...]:
    """The seats' names, with `YOU` for the reader's own."""
    return tuple([YOU if seat == own else name for seat, name in enumerate(people)])


def verb(form: str, who: str) -> str:
    """A verb in the third person, made to agree with this name.

    >>> verb("passes", YOU), verb("is", YOU), verb("draws", "Anna")
    ('pass', 'are', 'draws')
    """
    if who != YOU:
        return form
    if form in IRREGULAR:
        return IRREGULAR[form]
    if form.endswith("ies"):
        return f"{form[:-3]}y"
    return form[:-2] if form.endswith(("sses", "shes", "ches", "xes", "zes")) else form.removesuffix("s")


def to_second_person(line: str) -> str:
    """A line addressed to the seat of `YOU`.

    >>> to_second_person(f"{YOU} passes. Boris takes a card from {YOU}'s hand, and {YOU} is Cleared.")
    'You pass. Boris takes a card from your hand, and you are Cleared.'
    >>> to_second_person(f"{YOU} tried to win and was wrong.")
    'You tried to win and were wrong.'
    """
    if YOU not in line:
        return line
    return _NAME.sub(_pronoun, _SENTENCE.sub(_with_further, _VERB.sub(_agreeing, line)))


def _agreeing(found: re.Match[str]) -> str:
    form = found[1]
    return f"{YOU} {form if form in NO_VERBS else verb(form, YOU)}"


def _with_further(found: re.Match[str]) -> str:
    return _FURTHER.sub(lambda each: f"{each[1]}{verb(each[2], YOU)}", found[0])


def _pronoun(found: re.Match[str]) -> str:
    """`you` or `your`, with a capital at the beginning of a sentence."""
    before, owned = found[1], found[2]
    word = "your" if owned else "you"
    if before == " of ":
        return " of your" if owned else " of yours"
    return word if before is None else f"{before}{word.capitalize()}"
