"""The result of a finished game for its table, and its players at the end."""

from __future__ import annotations

from domain.game.aggregate import Game
from domain.kernel.placing import Placing, places_by
from domain.kernel.ruleset.final_placing import placing_of
from extensions.tournaments.domain.facts.parts import PlayedBy, Result


def result_of(game: Game, seats: int, *, is_by_scores: bool) -> Result | None:
    """The result for the seats of entries; None without an outcome. A game that was ended with its round may count by
    scores.
    """
    if game.outcome is None:
        return result_by_scores(game, seats) if is_by_scores else None
    shown = placing_of(game.rules, game.state.table if game.state is not None else None, game.outcome, len(game.seats))
    return Result(
        "played",
        tuple(seat for seat in game.outcome.winners if seat < seats),
        game.outcome.reason,
        without_automata(shown.places, seats),
        None if shown.scores is None else tuple(shown.scores[:seats]),
        dict(shown.measures),
    )


def placing_so_far(game: Game) -> Placing | None:
    """The current placing of a game; None if it has not begun, or its rules are not installed."""
    if game.state is None or not game.rules.is_installed:
        return None
    return game.rules.placing(game.state.table, len(game.seats))


def result_by_scores(game: Game, seats: int) -> Result | None:
    """The scores at which a game was ended, and their places; None if the rules do not count scores."""
    shown = placing_so_far(game)
    if shown is None or shown.scores is None:
        return None
    scores = tuple(shown.scores[:seats])
    return Result("by_scores", places=places_by(scores), scores=scores, measures=dict(shown.measures))


def without_automata(places: tuple[int, ...], seats: int) -> tuple[int, ...]:
    """Places among the seats of entries only."""
    return places_by([-each for each in places[:seats]])


def played_by(game: Game, seats: int) -> tuple[PlayedBy, ...]:
    """The player of each seat at the end. A bot that was entered counts as its entry."""
    found: list[PlayedBy] = []
    for seat in range(seats):
        place = game.seats[seat]
        if place.kind == "human" and (place.resigned or place.has_stand_in or game.is_absent(seat)):
            found.append("bot")
        else:
            found.append("stand_in" if place.is_substitute and not place.is_of_entry else "entry")
    return tuple(found)
