"""Data of a table page: scene, text, and the seat's offers, from the caller's viewpoint."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import msgspec

from domain.game.aggregate import Game
from domain.game.event_text import outcome_text
from domain.game.information_state import InformationState, Viewpoint, information_state
from domain.game.interventions.agreements import takes_asks
from domain.game.opening.deal import find_open_seats
from domain.kernel.ruleset.ruleset import AnyRuleset
from domain.kernel.secrecy import Seat
from domain.kernel.text.event_text import with_capital
from domain.kernel.text.second_person import names_for, to_second_person
from domain.kernel.words.ground import Ground
from domain.kernel.words.knowledge import Knowledge
from domain.kernel.words.phrases import Secret
from projections.game_card import seat_names, tournament_place_json
from projections.game_view import has_resigned
from projections.luck_panel import LuckPanel, luck_panel
from projections.people_panel import PeoplePanel, people_panel
from projections.scene import reader
from projections.view_words import composed_places, view_json_with_words
from service.answers.games import SentTournamentPlace
from service.app.core.authorization import Principal
from service.app.core.context import Context
from service.app.core.read_game import load_visible_game


class TablePage(NamedTuple):
    """A table at one moment.

    viewpoint: of the viewer; people: display name of each seat; view: as the API returns it, with words; known: the
    viewpoint's knowledge beyond the table; told: the whole view as text; free: seats not yet taken; has_open_seat: whether one of
    them is free without a code; ending: result, once over;
    caption: the viewer; has_resigned: whether the viewer's seat did; luck: its status panel; at_table: players and
    their time;
    goes_on: whether its people go on at a smaller table; options: enabled options of the table;
    composed: places of parts of unlisted values, each with the field, the part and the command; grounds: by zone, the
    boards under the things; tournament_table: place in its tournament, for a table of one; host: name of the person who opened the
    table, "" if its log does not say; begins_from: number of taken seats from which each person may begin, None if all are awaited;
    takes_asks: whether a device without a token may ask the table for a seat; secret: what the viewer's seat alone knows of itself, while the game runs;
    knowledge: what the viewpoint knows about things on the table; deductions only at a table with hints.
    """

    rules: AnyRuleset
    viewpoint: Viewpoint
    people: tuple[str, ...]
    view: dict[str, Any]
    known: list[str]
    told: list[str]
    free: list[int]
    ending: str
    caption: str
    has_resigned: bool
    luck: LuckPanel
    at_table: PeoplePanel
    goes_on: bool
    options: tuple[str, ...]
    composed: tuple[tuple[str, str, Any, str], ...]
    grounds: Mapping[str, Ground]
    knowledge: Knowledge = Knowledge()
    tournament_table: SentTournamentPlace | None = None
    has_open_seat: bool = False
    host: str = ""
    takes_asks: bool = False
    begins_from: int | None = None
    secret: Secret | None = None

    @property
    def seat(self) -> int | None:
        """The viewer's seat, if any."""
        return self.viewpoint if isinstance(self.viewpoint, int) else None


def load_table(context: Context, game_id: str, who: Principal, at: int | None = None) -> TablePage:
    """The table now, or as it was at a version.  Raises Missing, Forbidden, Malformed."""
    game = context.games.load(game_id)
    shown, viewpoint = load_visible_game(context, game, who, None, at)
    today = context.games.names(game)
    people = seat_names(game, today, shown.version)
    page = to_table_page(information_state(shown, viewpoint), people, bool(shown.goes_on), options_on(game))
    host = find_host(game)
    return page._replace(
        tournament_table=tournament_place_json(game),
        has_open_seat=bool(find_open_seats(game)),
        host="" if host is None else people[host],
        begins_from=game.created.begins_from or None,
        takes_asks=game.is_running and takes_asks(game),
    )


def find_host(game: Game) -> Seat | None:
    """The seat of the person who opened the table: the one that was named as it was created. None for several or none."""
    named = [seat for seat, player in enumerate(game.created.players) if player is not None and game.seats[seat].kind == "human"]
    return named[0] if len(named) == 1 and not game.seats[named[0]].is_substitute else None


def options_on(game: Game) -> tuple[str, ...]:
    """The enabled options of a table, by name."""
    return tuple([name for name, value in game.created.options.items() if value is True])


def to_table_page(
    seen: InformationState, people: tuple[str, ...], goes_on: bool = False, options: tuple[str, ...] = ()
) -> TablePage:
    """The page of a viewpoint's information state. people: the seats' names; goes_on, options: as in TablePage.
    """
    viewpoint = seen.viewpoint
    view = msgspec.to_builtins(view_json_with_words(seen, people))
    caption = seat_caption(viewpoint, people, has_resigned=has_resigned(seen), is_over=seen.status != "playing")
    lines: list[str] = view["text"].splitlines()[1:]
    public = set() if seen.table is None else set(seen.rules.words.describe(seen.table, None, people))
    own = [] if seen.table is None else seen.rules.words.describe(seen.table, seen.mind, people)
    return TablePage(
        rules=seen.rules,
        viewpoint=viewpoint,
        people=people,
        view=view,
        known=[each for each in own if each not in public],
        told=[each for each in lines if not each.startswith("You may: ")],
        free=[seat for seat, place in enumerate(seen.seats) if not place.is_taken],
        ending=with_capital(outcome_text(seen.outcome, people)),
        caption=caption,
        has_resigned=has_resigned(seen),
        luck=luck_panel(seen, people),
        at_table=people_panel(seen, people),
        goes_on=goes_on,
        options=options,
        composed=tuple(composed_places(seen, people)),
        grounds={} if seen.table is None else seen.rules.words.grounds(seen.table, seen.mind),
        secret=own_secret(seen, people),
        knowledge=knowledge_of(seen, people),
    )


def own_secret(seen: InformationState, people: tuple[str, ...]) -> Secret | None:
    """What the viewer's seat alone knows of itself; None for the public, before and after the game, and if the seat's player resigned."""
    if seen.table is None or seen.mind is None or seen.outcome is not None or not seen.rules.is_installed or has_resigned(seen):
        return None
    return seen.rules.words.secret(seen.table, seen.mind, people)


def knowledge_of(seen: InformationState, people: tuple[str, ...]) -> Knowledge:
    """What this viewpoint knows about things on the table; nothing for one that sees everything, and after the end."""
    if seen.table is None or seen.minds is not None or seen.outcome is not None or not seen.rules.is_installed:
        return Knowledge()
    found = seen.rules.words.knowledge(seen.table, seen.mind, names_for(people, reader(seen)))
    shown = [each for each in found.possible if seen.has_hints or not each.is_hint]
    return found._replace(possible=tuple([each._replace(text=to_second_person(each.text)) for each in shown]))


def seat_caption(viewpoint: Viewpoint, people: tuple[str, ...], *, has_resigned: bool, is_over: bool) -> str:
    """Caption of a viewpoint."""
    if isinstance(viewpoint, int) and has_resigned:
        return f"You resigned as {people[viewpoint]}, and a bot {'played' if is_over else 'plays'} your seat"
    if isinstance(viewpoint, int):
        return f"You are {people[viewpoint]}"
    return "Everything is open" if viewpoint == "all" else "As everyone sees it"
