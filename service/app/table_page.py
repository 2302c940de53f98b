"""Data of a table page: drawing, text, and the seat's offers, from the caller's viewpoint."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from domain.game.event_text import outcome_text
from domain.game.information_state import Viewpoint, information_state
from domain.kernel.ruleset import AnyRuleset
from projections.game_card import seat_names
from projections.game_drawing import game_drawing, with_capital
from projections.game_view import status_words, view_json
from projections.luck_panel import LuckPanel, luck_panel
from service.app.authorization import Principal
from service.app.context import Context
from service.app.read_game import load_visible_game
from service.pictures import phone_layout, table_layout


class TablePage(NamedTuple):
    """A table at one moment.

    viewpoint: whose it is; people: display name of each seat; view: as the API returns it; known: what this
    viewpoint knows beyond the table; told: everything as text; free: seats not yet taken; ending: result, once over;
    caption: who the viewer is; has_resigned: whether the viewer's seat did; luck: what is said of it.
    """

    rules: AnyRuleset
    viewpoint: Viewpoint
    people: tuple[str, ...]
    view: dict[str, Any]
    picture: str
    known: list[str]
    told: list[str]
    free: list[int]
    ending: str
    caption: str
    has_resigned: bool
    luck: LuckPanel

    @property
    def seat(self) -> int | None:
        """The viewer's seat, if any."""
        return self.viewpoint if isinstance(self.viewpoint, int) else None


def load_table(context: Context, game_id: str, who: Principal, shape: str) -> TablePage:
    """The current table. shape: `wide` or `tall`.  Raises Missing, Forbidden."""
    game = context.games.load(game_id)
    shown, viewpoint = load_visible_game(context, game, who, None, None)
    today = context.games.names(game)
    people = seat_names(game, today, shown.version)
    seen = information_state(shown, viewpoint)
    told = msgspec.to_builtins(view_json(seen, people))
    has_resigned = isinstance(viewpoint, int) and seen.seats[viewpoint].resigned
    caption = seat_caption(viewpoint, people, has_resigned=has_resigned, is_over=seen.status != "playing")
    lines: list[str] = told["text"].splitlines()[1:]
    when = f"event {seen.version}, {status_words(seen.status, seen.seats)}"
    drawing = (
        phone_layout.phone_picture(game_drawing(seen, people), seen.rules.title, when, "\n".join(lines))
        if shape == "tall"
        else table_layout.wide_picture(
            game_drawing(seen, people),
            seen.rules.title,
            when,
            caption,
            "\n".join(lines),
            says_what_it_is=False,
        )
    )
    public = set() if seen.table is None else set(seen.rules.describe(seen.table, None, people))
    own = [] if seen.table is None else seen.rules.describe(seen.table, seen.mind, people)
    return TablePage(
        rules=seen.rules,
        viewpoint=viewpoint,
        people=people,
        view=told,
        picture=drawing,
        known=[each for each in own if each not in public],
        told=[each for each in lines if not each.startswith("You may: ")],
        free=[seat for seat, place in enumerate(seen.seats) if not place.is_taken],
        ending=with_capital(outcome_text(seen.outcome, people)),
        caption=caption,
        has_resigned=has_resigned,
        luck=luck_panel(seen, people),
    )


def seat_caption(viewpoint: Viewpoint, people: tuple[str, ...], *, has_resigned: bool, is_over: bool) -> str:
    """Caption of a viewpoint."""
    if isinstance(viewpoint, int) and has_resigned:
        return f"You resigned as {people[viewpoint]}, and a bot {'played' if is_over else 'plays'} your seat"
    if isinstance(viewpoint, int):
        return f"You are {people[viewpoint]}"
    return "Everything is open" if viewpoint == "all" else "As everybody sees it"
