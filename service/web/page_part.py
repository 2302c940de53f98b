"""What an extension brings to the pages: pages of its own, and its places on those of the core."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple

import flask

from service.answers.games import SentTournamentPlace
from service.app.core.context import Context
from service.http.app_services import current_context

SlotName = Literal["lobby", "lobby-own", "me"]
"""Places on the core's pages: the lobby after the open seats, the lobby after one's own games, and the signed-in player's page before
the games.
"""


class Slot(NamedTuple):
    """A section of a core's page. template: loads its own script, if it has one; values: what it finds in `own`."""

    template: str
    values: Callable[[Context], Mapping[str, Any]] = lambda _: {}


class PlaceOfTable(NamedTuple):
    """Where a table belongs. name: as "Table 3, round 2"; path: of its page; kind, title, whole: of what it is a table of: as "tournament", its
    title as the public reads it, and the path of its page.
    """

    name: str
    path: str
    kind: str
    title: str
    whole: str


@dataclass(frozen=True, eq=False)
class PagePart:
    """The pages of an extension.

    blueprints: its pages; slots: its sections of the core's pages; place: where a table belongs, None for one that is none of its own; the
    caller may see the table, if it shares its deal only its place is public.
    """

    blueprints: Sequence[flask.Blueprint] = ()
    slots: Mapping[SlotName, Slot] = field(default_factory=dict)
    place: Callable[[Context, SentTournamentPlace], PlaceOfTable | None] = lambda _, __: None


def sections_at(name: SlotName) -> list[tuple[str, Mapping[str, Any]]]:
    """The sections of all extensions for a place on the page: each template with its values, which it calls `own`."""
    here = current_context()
    found = [part.slots[name] for part in here.extensions.of("pages", PagePart) if name in part.slots]
    return [(each.template, each.values(here)) for each in found]


def find_place(context: Context, table: SentTournamentPlace | None) -> PlaceOfTable | None:
    """Where a table belongs. table: as in cards; None for a game outside tournaments, or if no extension knows the tournament."""
    if table is None:
        return None
    places = (part.place(context, table) for part in context.extensions.of("pages", PagePart))
    return next((each for each in places if each is not None), None)
