"""Rules as HTML: rule numbers become anchors, and mentions of them links."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import pairwise
from typing import Any, NamedTuple

from markdown_it import MarkdownIt
from markdown_it.renderer import RendererHTML
from markdown_it.token import Token
from markupsafe import Markup, escape

from domain.kernel.reflection.schema_text import RULE_NUMBER

CHAPTERS = "h2"


class Rulebook(NamedTuple):
    """Rules as HTML. chapters: number and title of each."""

    html: Markup
    chapters: tuple[tuple[str, str], ...]


@cache
def to_rulebook(text: str) -> Rulebook:
    """The rules, from their Markdown."""
    reader = MarkdownIt("commonmark", {"html": False}).enable("table")
    reader.add_render_rule("text", render_linked_text)
    tokens = reader.parse(text)
    anchors = {slug: number for number, slug, _ in anchor_headings(tokens)}
    numbers = frozenset((*anchors.values(), *anchor_rules(tokens)))
    for token in walk_tokens(tokens):
        token.attrs.pop("style", None)
        target = str(token.attrs.get("href", ""))
        if target.startswith("#"):
            token.attrs["href"] = "#" + anchors.get(target[1:], target[1:])
    html = reader.renderer.render(tokens, reader.options, {"numbers": numbers})
    chapters = tuple((number, title) for number, _, title in anchor_headings(tokens, CHAPTERS))
    return Rulebook(Markup(html), chapters)


def anchor_headings(tokens: Sequence[Token], level: str = "h") -> Iterator[tuple[str, str, str]]:
    """Set anchors on numbered headings; yields number, slug and title of each."""
    for opened, inside in pairwise(tokens):
        found = (
            RULE_NUMBER.match(inside.content)
            if opened.type == "heading_open" and opened.tag.startswith(level)
            else None
        )
        if found:
            opened.attrSet("id", found[0])
            slug = re.sub(r"[^\w\- ]", "", inside.content.lower()).replace(" ", "-")
            yield found[0], slug, inside.content[found.end() :].strip()


def anchor_rules(tokens: Sequence[Token]) -> Iterator[str]:
    """Set anchors on numbered list items; yields their rule numbers."""
    for item, _, inside in zip(tokens, tokens[1:], tokens[2:], strict=False):
        if item.type == "list_item_open" and (found := re.match(rf"\*\*({RULE_NUMBER.pattern})\*\*", inside.content)):
            item.attrSet("id", found[1])
            yield found[1]


def walk_tokens(tokens: Sequence[Token]) -> Iterator[Token]:
    for each in tokens:
        yield each
        yield from walk_tokens(each.children or ())


def render_linked_text(
    _: RendererHTML, tokens: Sequence[Token], place: int, __: Mapping[str, Any], env: Mapping[str, Any]
) -> str:
    """Render rule for text: links the rule numbers that have an anchor."""
    escaped = str(escape(tokens[place].content))
    if place and tokens[place - 1].type == "link_open":
        return escaped

    def link(found: re.Match[str]) -> str:
        number = found[0]
        return f'<a href="#{number}">{number}</a>' if number in env["numbers"] else number

    return RULE_NUMBER.sub(link, escaped)
