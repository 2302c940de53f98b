"""The public card of a game, for the lobby; never contains private knowledge."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import UNSET

from domain.game.aggregate import Game
from domain.game.events.game_events import GameForked
from domain.game.events.tournament_table import TournamentTable
from domain.game.seed import deal_knower
from projections.outcome import outcome_of_game
from service.answers.games import (
    CardSeat,
    GameCard,
    GameLinks,
    ImportNote,
    PlannedClock,
    PlannedLuck,
    RulesetName,
    SentDeal,
    SentParent,
    SentRuling,
    SentTournamentPlace,
    SpectatorTerms,
)

LINKS = ("view", "events", "commands", "checkpoint", "record", "forks", "rulings", "evidence")


def card_json(game: Game, names: Mapping[int, str]) -> GameCard:
    """The public summary of a game."""
    path, created = f"/v1/games/{game.id}", game.created
    plan, clock = created.luck_plan, created.clock_plan
    return GameCard(
        id=game.id,
        ruleset=RulesetName.of(game.rules),
        options=created.options,
        visibility=created.visibility,
        status=game.status,
        version=game.version,
        seats=[
            CardSeat(
                seat=seat,
                kind=place.kind,
                bot=place.bot,
                name=names.get(seat),
                taken=place.is_taken,
                resigned=place.resigned,
                open=is_open(game, seat),
            )
            for seat, place in enumerate(game.seats)
        ],
        open_seats=sum(is_open(game, seat) for seat in range(len(game.seats))),
        spectators=SpectatorTerms(delay_s=created.delay_s),
        pace_ms=created.pace_ms,
        deal=SentDeal(mode=created.deal, known_to=deal_knower(created)),
        analysis=created.analysis,
        rated=game.is_rated,
        hints=created.hints is True,
        begins_from=created.begins_from,
        has_arbiter=created.has_arbiter,
        seed_commitment=created.commitment,
        luck=None if plan is UNSET else PlannedLuck.of(plan),
        clock=UNSET if clock is UNSET else PlannedClock.of(clock),
        parent=parent_json(game),
        imported=import_json(game),
        tournament_table=tournament_place_json(game),
        outcome=outcome_of_game(game),
        rulings=[SentRuling.of(each) for each in game.rulings],
        links=GameLinks(self=path, **{name: f"{path}/{name}" for name in LINKS}),
    )


def is_open(game: Game, seat: int) -> bool:
    """Whether this seat is free to take without a code now."""
    return game.status == "seating" and game.created.seats[seat].open is True and not game.seats[seat].is_taken


def parent_json(game: Game) -> SentParent | None:
    """The parent version of a fork. exact: its true state, rather than a sampled one."""
    created = game.created
    if not isinstance(created, GameForked):
        return None
    return SentParent.of(created.parent, viewpoint=created.viewpoint, luck=created.luck, exact=created.table is None)


def import_json(game: Game) -> ImportNote | None:
    """Time of the import, and the key id of the record's checkpoint."""
    if game.imported is None:
        return None
    came = game.imported.checkpoint
    return ImportNote(at=game.imported.at, key=came.key if came is not None else None)


def tournament_place_json(game: Game) -> SentTournamentPlace | None:
    """A table's place in its tournament; None for others, and for an imported record."""
    here = game.created.tournament_table
    if not isinstance(here, TournamentTable) or game.opening is None or game.imported is not None:
        return None
    return SentTournamentPlace.of(here)


def seat_names(game: Game, names: Mapping[int, str], version: int) -> tuple[str, ...]:
    """The seats' names in text of a version. A holder's name is used from the version at which the seat was taken, so
    past text never changes.
    """
    return tuple(
        [
            (place.since is not None and place.since <= version and names.get(seat)) or default_name(game, seat)
            for seat, place in enumerate(game.seats)
        ]
    )


def default_name(game: Game, seat: int) -> str:
    return game.rules.automaton if game.seats[seat].kind == "automaton" else f"Seat {seat}"
