"""Introductions to games: a primer with links for terms, and the prompts of the lesson."""

from __future__ import annotations

import re
from collections.abc import Mapping

import msgspec
from markupsafe import Markup, escape

from domain.kernel.ruleset.ruleset import AnyRuleset
from domain.kernel.words.phrases import Term
from service.app.rulesets.guides import find_guide

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
