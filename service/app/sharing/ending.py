"""The end of a game for its page: winner, reason, deciding facts, and turning points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from domain.game.event_text import outcome_text
from domain.game.information_state import Viewpoint, information_state
from domain.kernel.text.event_text import with_capital
from domain.kernel.text.second_person import names_for, to_second_person
from domain.kernel.words.phrases import Place
from projections.game_card import seat_names
from projections.view_words import why_json
from service.app.core.authorization import Principal, is_fully_revealed
from service.app.core.context import Context
from service.app.core.read_game import load_visible_game
from service.app.play.table_page import TablePage, to_table_page
from service.app.sharing.turning_points import TurningPoint, find_turning_points


class Ending(NamedTuple):
    """result: who won; why: a sentence, empty if the rules give none; things: names of the deciding facts, and decided:
    their places; points: in order, None while they are worked out; opened: the table fully revealed, None while a part stays hidden.
    """

    result: str
    why: str
    things: tuple[str, ...]
    decided: tuple[Place, ...]
    points: tuple[TurningPoint, ...] | None
    opened: TablePage | None


def load_ending(context: Context, game_id: str, who: Principal, networks: Sequence[str]) -> Ending | None:
    """The end as `who` may see it; None while the game is not over for this caller. networks: the caller's, for places of imagined play.

    Raises Missing, Forbidden.
    """
    shown, own = load_visible_game(context, context.games.load(game_id), who, None, None)
    if shown.status != "over":
        return None
    viewpoint: Viewpoint = "all" if is_fully_revealed(shown) else own
    info = information_state(shown, viewpoint)
    people = seat_names(shown, context.games.names(shown), shown.version)
    names = names_for(people, own if isinstance(own, int) else None)
    why = why_json(info, names)
    decided = why.things if why else ()
    kinds = [place.kind for place in decided if place.kind in info.rules.words.kinds]
    return Ending(
        to_second_person(with_capital(outcome_text(info.outcome, names))),
        why.text if why else "",
        tuple(dict.fromkeys(info.rules.words.kinds[each].name for each in kinds)),
        decided,
        find_turning_points(context, shown, viewpoint, networks),
        to_table_page(info, people) if viewpoint == "all" else None,
    )
