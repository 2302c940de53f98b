"""Small tournaments with results by lot, of every method, scheme and tie-break that tables of people know."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any, get_args

from msgspec.structs import replace

from domain.game.events.game_events import GameHead
from domain.kernel.errors import Refusal
from extensions.tournaments.domain.decide import attendance, finishing, life, publishing, rulings
from extensions.tournaments.domain.decide.rulings import PenaltyPlan, RulingPlan
from extensions.tournaments.domain.facts.parts import Result, Unfinished
from extensions.tournaments.domain.regulations.regulations import Regulations
from extensions.tournaments.domain.regulations.terms import Byes, Comparison, LuckTerms, Points, TieBreak
from service.ids import game_id
from tests.tournaments.aggregate.hall import Hall, evening, heads_of, text, token
from tests.tournaments.record.played import PlayedHall

POINTS = (
    Points("beaten"), Points("win"), Points("places"), Points("scores"), Points("scores", cap=3),
    Points("own", own={"4": ("5", "3", "2/3", "0"), "3": ("4", "1", "0")}),
)  # fmt: skip


def random_regulations(luck: Random) -> Regulations:
    found = evening(preset=luck.choice(("league-evening", "swiss-of-pods", "round-robin", "duplicate")))
    boards = luck.choice((None, Comparison("matchpoints"), Comparison("difference"))) if found.pairing.method == "duplicate" else None
    comparison = boards if found.comparison is not None and boards is not None else found.comparison
    ties = luck.sample([each for each in get_args(TieBreak) if each != "duplicate" or comparison is not None], luck.randrange(5))
    return replace(
        found,
        points=luck.choice(POINTS),
        tie_breaks=tuple(ties),
        comparison=comparison,
        byes=luck.choice((found.byes, Byes("2", "1/3", 3))),
        luck=LuckTerms(None),
        pairing=replace(found.pairing, rounds=3, merit_rounds=0),
        entries=replace(found.entries, check_in="none"),
    )


def random_result(luck: Random, seats: int) -> Result:
    merits = [luck.randrange(4) for _ in range(seats)]
    places = tuple(1 + sum(other > own for other in merits) for own in merits)
    winners = tuple(seat for seat in range(seats) if places[seat] == 1) if luck.random() < 0.8 else ()
    scores = tuple(luck.randrange(-9, 30) for _ in range(seats)) if luck.random() < 0.6 else None
    return Result("played", winners, "francs", places, scores, {"turns": luck.randrange(9)})


def random_tournament(seed: int) -> PlayedHall:
    """A tournament of two or three rounds."""
    luck = Random(f"tournament/{seed}")
    hall = PlayedHall(random_regulations(luck))
    hall.do(life.open_entries)
    hall.enter(luck.randrange(6, 14))
    for number in range(1, luck.randrange(2, 4)):
        play_round(hall, number, luck)
    return hall


@contextmanager
def refusal_of(code: str) -> Iterator[None]:
    """Accept a refusal of this code: what a person asks for may be too late. Any other one is a fault of these tournaments."""
    try:
        yield
    except Refusal as refusal:
        if refusal.code != code:
            raise


def play_round(hall: Any, number: int, luck: Random) -> None:
    """A round of this tournament, with what people do."""
    if luck.random() < 0.5:
        with refusal_of("not-entered"):
            hall.do(attendance.ask_bye, luck.randrange(1, 6), number)
    if number > 1 and luck.random() < 0.3:
        with refusal_of("entries-closed"):
            hall.enter(1)
    if luck.random() < 0.3:
        with refusal_of("not-entered"):
            hall.do(attendance.withdraw, luck.randrange(1, 6), None)
    Hall.draft(hall, number)
    Hall.publish(hall, number)
    games = {each: token(each) for each in hall.tournament.rounds[number].games}
    hall.do(publishing.open_round, number, games, by=None)
    tables = hall.tournament.rounds[number].tables
    left = []
    for table in tables:
        if luck.random() < 0.1:
            left.append(table)
            continue
        seats = len(tables[table].seats)
        game = tables[table].game.id
        by = [luck.choice(("entry", "entry", "entry", "entry", "bot")) for _ in range(seats)]
        hall.do(finishing.finish_table, number, table, game, head_of(game), result=random_result(luck, seats), played_by=by, by=None)
        if luck.random() < 0.3:
            rule(hall, number, table, seats, luck)
    if luck.random() < 0.4:
        hall.do(rulings.penalise, PenaltyPlan(luck.randrange(1, 6), luck.choice(("points", "points", "warning", "disqualification")), text("So")))
    hall.do(finishing.close_round, number, hall.tournament.version, [Unfinished(each, luck.choice(("draw", "void"))) for each in left])
    for table in left:
        game = hall.tournament.rounds[number].tables[table].game.id
        hall.do(finishing.finish_table, number, table, game, head_of(game), result=None, played_by=["entry"] * len(tables[table].seats), by=None)
    hall.do(finishing.complete_close, number, heads_of(hall.tournament, number), by=None)


def rule(hall: Any, number: int, table: int, seats: int, luck: Random) -> None:
    """A ruling on a table that is over."""
    points = tuple(luck.choice(("0", "1/2", "3/2", "2")) for _ in range(seats))
    plan = luck.choice((
        RulingPlan(number, table, "adjust", text("A"), points=points),
        RulingPlan(number, table, "forfeit", text("F"), seats=(0,)),
        RulingPlan(number, table, "void", text("V")),
        RulingPlan(number, table, "correct", text("C"), result=random_result(luck, seats)),
    ))  # fmt: skip
    hall.do(rulings.rule, plan, game_id)


def head_of(game: str) -> GameHead:
    return GameHead(40, token(f"head of {game}"))
