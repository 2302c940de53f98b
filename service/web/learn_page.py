"""Introductions to games: a primer with links for terms, and the prompts of the lesson."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

import msgspec
from markupsafe import Markup, escape

from domain.kernel.ruleset.ruleset import AnyRuleset
from domain.kernel.words.phrases import Kind, Term
from service.app.rulesets.demonstrations import Demonstration, find_demonstration
from service.app.rulesets.guides import find_guide
from service.app.sharing.demonstration_table import demonstration_table

FEW_NAMES = 2
"""Most names in the title of a row."""
SHORTEST = 4
"""Least letters of a term that is linked: shorter ones are often other words."""


def link_terms(text: str, terms: Mapping[str, Term], place: str, but: str = "") -> Markup:
    """A text in which the first mention of each term, except `but`, links to its definition.

    place: the page with the definitions, opened in its own window; empty for this page.

    >>> link_terms("Who is cleared sees the tiles.", {"Cleared": Term("x"), "Tile": Term("y")}, "")
    Markup('Who is <a href="#term-cleared">cleared</a> sees the <a href="#term-tile">tiles</a>.')
    """
    left = {word.lower() for word in terms if word != but and len(word) >= SHORTEST}

    def link(found: re.Match[str]) -> str:
        word = found[1].lower()
        if word not in left:
            return found[0]
        left.remove(word)
        return f'<a href="{place}#term-{word.replace(" ", "-")}"{target}>{found[0]}</a>'

    words = sorted(map(re.escape, left), key=len, reverse=True)
    plain, target = str(escape(text)), ' target="rules"' if place else ""
    return Markup(re.sub(rf"\b({'|'.join(words)})s?\b", link, plain, flags=re.IGNORECASE) if words else plain)


def lesson_json(rules: AnyRuleset) -> str:
    """The table of a game's lesson as JSON; empty if it has none."""
    guide = find_guide(rules)
    if guide is None or guide.lesson is None:
        return ""
    lesson = guide.lesson
    return msgspec.json.encode({"players": lesson.players, "options": lesson.options, "deal": lesson.deal}).decode()


class KindRow(NamedTuple):
    """Kinds that say nearly the same, as a row of the table of all. text: of each of them; else of the first, as an example."""

    title: str
    kinds: tuple[Kind, ...]
    text: str
    is_example: bool


def group_kinds(kinds: Iterable[Kind]) -> list[KindRow]:
    """Kinds in rows, in the order of their first: a row's kinds have the same line, but for the words of their names.

    >>> cards = [Kind(name=f"{each} 2", symbol="", line=f"Matches {each.lower()}, and 2") for each in ("Red", "Blue", "Green")]
    >>> [(row.title, len(row.kinds), row.text, row.is_example) for row in group_kinds(cards)]
    [('2', 3, 'Matches red, and 2', True)]
    """
    rows: dict[tuple[str, ...], list[Kind]] = {}
    for each in kinds:
        rows.setdefault((each.second or "", *without_name(each)), []).append(each)
    return [to_row(each) for each in rows.values()]


def without_name(kind: Kind) -> list[str]:
    """The words of a kind's line without those of its name, and without articles."""
    name = {word.lower() for word in re.findall(r"[^\W\d]+", kind.name)} | {"the"}
    return [word for word in re.findall(r"\w+|[^\w\s]", kind.line) if word.lower() not in name]


def to_row(kinds: Sequence[Kind]) -> KindRow:
    """Kinds as a row. Its title: what all of them do, their names if few, else the words that all names share."""
    first, names = kinds[0], list(dict.fromkeys(each.name for each in kinds))
    shared = [word for word in first.name.split() if all(word in each.split() for each in names)]
    if first.second and len(kinds) > 1:
        title = first.second
    elif first.second and first.second != first.name:
        title = f"{first.name} / {first.second}"
    else:
        title = " ".join(shared) if shared and len(names) > FEW_NAMES else ", ".join(names)
    texts = {each.text or each.line for each in kinds}
    return KindRow(title, tuple(kinds), first.text or first.line, len(texts) > 1)


class ShownExample(NamedTuple):
    """An animated example. first, last: versions of the recorded game."""

    title: str
    text: str
    first: int
    last: int


class ShownPin(NamedTuple):
    """An explained zone of the annotated table. title: of the zone."""

    title: str
    text: str
    zone: str


class ShownGuide(NamedTuple):
    """The recorded game of a guide. annotated: version of the table that is explained; is_tall: whether its frame is high."""

    annotated: int
    is_tall: bool
    pins: tuple[ShownPin, ...]
    examples: tuple[ShownExample, ...]


def shown_guide(rules: AnyRuleset) -> ShownGuide | None:
    """What a guide shows of the recorded game; None without one."""
    shown = find_demonstration(rules)
    return None if shown is None else to_shown_guide(rules, shown)


def to_shown_guide(rules: AnyRuleset, shown: Demonstration) -> ShownGuide:
    recording, answered = shown.recording, shown.answered
    version = answered[recording.annotated]
    titles = {each["id"]: each["title"] for each in demonstration_table(rules, version).view["scene"]["zones"]}
    return ShownGuide(
        version,
        recording.is_tall,
        tuple(ShownPin(titles[each.zone], each.text, each.zone) for each in recording.pins),
        tuple(ShownExample(each.title, each.text, answered[each.begins], answered[each.ends]) for each in recording.examples),
    )
