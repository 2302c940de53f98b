"""A table as a page shows it: drawn and in words, through the eyes of whoever asks, with what that seat may do."""

from __future__ import annotations

from typing import Any, NamedTuple

from domain.game.event_text import outcome_text
from domain.game.information_state import Viewpoint, information_state
from domain.kernel.ruleset import AnyRuleset
from projections.game_card import seat_names
from projections.game_drawing import game_drawing, with_capital
from projections.game_view import STATUS, view_json
from service.app.authorization import Principal
from service.app.context import Context
from service.app.read_game import load_visible_game
from service.pictures import phone_layout, table_layout


class TablePage(NamedTuple):
    """A table at one moment.

    eyes: as whom one sees it; people: what each seat is called; view: as the API tells it; known: what these eyes know beyond
    what everybody sees; told: everything in words; free: seats that wait for somebody;
    ending: who won, once it is over.
    """

    rules: AnyRuleset
    eyes: Viewpoint
    people: tuple[str, ...]
    view: dict[str, Any]
    picture: str
    known: list[str]
    told: list[str]
    free: list[int]
    ending: str

    @property
    def seat(self) -> int | None:
        """The seat that one sits on."""
        return self.eyes if isinstance(self.eyes, int) else None


def load_table(context: Context, game_id: str, who: Principal, shape: str) -> TablePage:
    """The table now. shape: `wide` or `tall`.  Raises Missing, Forbidden."""
    game = context.games.load(game_id)
    shown, eyes = load_visible_game(context, game, who, None, None)
    today = context.games.names(game)
    people = seat_names(game, today, shown.version)
    seen = information_state(shown, eyes)
    told = view_json(seen, people)
    lines: list[str] = told["text"].splitlines()[1:]
    when = f"event {seen.version}, {STATUS[seen.status]}"
    drawing = (
        phone_layout.phone_picture(game_drawing(seen, people), seen.rules.title, when, "\n".join(lines))
        if shape == "tall"
        else table_layout.wide_picture(
            game_drawing(seen, people),
            seen.rules.title,
            when,
            seat_caption(eyes, people),
            "\n".join(lines),
            says_what_it_is=False,
        )
    )
    public = set() if seen.table is None else set(seen.rules.describe(seen.table, None, people))
    own = [] if seen.table is None else seen.rules.describe(seen.table, seen.mind, people)
    return TablePage(
        rules=seen.rules,
        eyes=eyes,
        people=people,
        view=told,
        picture=drawing,
        known=[each for each in own if each not in public],
        told=[each for each in lines if not each.startswith("You may: ")],
        free=[seat for seat, place in enumerate(seen.seats) if not place.is_taken],
        ending=with_capital(outcome_text(seen.outcome, people)),
    )


def seat_caption(eyes: Viewpoint, people: tuple[str, ...]) -> str:
    """Whose eyes, for people."""
    if isinstance(eyes, int):
        return f"You are {people[eyes]}"
    return "Everything is open" if eyes == "all" else "As everybody sees it"
