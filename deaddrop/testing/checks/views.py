"""The law of views: two games that look alike to an audience have byte-identical views for it."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
from msgspec.structs import replace

from deaddrop.testing import report, values
from deaddrop.testing.facts import Facts
from deaddrop.testing.plays import GAME_ID, cause, plan
from deaddrop.testing.schedule import IS_LONG
from deaddrop.testing.twins import Line, cut_line, hides_something, pick_secret_moment, random_line, twin
from domain.game import decide
from domain.game.aggregate import Game
from domain.game.batch import Batch
from domain.game.commands import parse_command
from domain.game.entry_codec import ChainedEntry
from domain.game.information_state import information_state
from domain.game.opening import creation
from domain.kernel.errors import Refusal
from domain.kernel.offers import Command
from domain.kernel.ruleset.ruleset import AnyRuleset
from domain.kernel.secrecy import NOBODY, Known, Seat
from projections.feed_entry import entry_json
from projections.poster import to_poster
from projections.view_words import view_json_with_words

GAMES_TRIED = 20
"""Games tried for a secret moment, and for one with a twin."""
MOST_ACTS = 10_000 if IS_LONG else 100
"""Commands after which a game is cut: a twin of a long one takes seconds to find."""


def views_that_look_alike_are_alike(
    rules: AnyRuleset, players: int, facts: Facts, rng: Random, after: type[Command] | None = None
) -> bool:
    """Whether two such games were found; they are compared after every command, in the view of a seat or of the public.

    after: cut the games after this kind of command, if there is one.
    """
    for _ in range(GAMES_TRIED):
        full = cut_line(random_line(rules, players, rng, facts), MOST_ACTS)
        if not hides_something(full):
            continue
        moment, observer = pick_secret_moment(full, rng, after)
        one = cut_line(full, moment)
        other = twin(one, observer, rng)
        if other is not None:
            compare_games(one, other, observer, rng)
            return True
    return False


def compare_games(one: Line, other: Line, observer: Seat | None, rng: Random) -> None:
    """Asserts that both games show this audience the same, after every command."""
    seed = rng.getrandbits(64)
    games = [create_game(each, Random(seed)) for each in (one, other)]
    compare("the opening", observer, *[audience_view(batch, observer) for batch in games])
    for number in range(1, len(one.acts)):
        batches = [carry_out(line, batch.game, number) for line, batch in zip((one, other), games, strict=True)]
        compare(f"command {number}", observer, *[audience_view(batch, observer) for batch in batches])
        if observer is not None and batches[0].game.is_running:
            body = values.body(rng.choice(one.rules.commands), rng)
            compare(f"the refusal of {body}", observer, *[refusal(batch.game, observer, body) for batch in batches])
        games = batches
    report.count_game(one.rules.name, "pairs of games that look alike")


def compare(what: str, observer: Seat | None, one: Any, other: Any) -> None:
    audience = "the public" if observer is None else f"seat {observer}"
    assert one == other, f"{what} tells {audience} which of two worlds it is: {difference(one, other)}"


def difference(one: Any, other: Any) -> str:
    """The parts that differ."""
    if isinstance(one, dict) and isinstance(other, dict):
        return "; ".join(f"{key}: {one.get(key)!r} and {other.get(key)!r}" for key in one if one[key] != other.get(key))
    return f"{one!r} and {other!r}"


def create_game(line: Line, secrets: Random) -> Batch:
    """The game of a line after its opening, with the line's luck."""
    planned = plan(line.rules, line.options, line.players, secrets, stated=line.luck)
    return creation.decide_creation(GAME_ID, line.rules, planned, cause(0))


def carry_out(line: Line, game: Game, number: int) -> Batch:
    """The events of the line's act with this number."""
    act = line.acts[number]
    assert act.seat is not None
    assert act.command is not None
    return decide.answer_decision(
        game, act.seat, game.open[act.seat].id, act.command, cause(number, act.seat, act.command)
    )


def audience_view(batch: Batch, observer: Seat | None) -> dict[str, Any]:
    """The full view of an audience after a command: its view, poster, and entries of the feed."""
    game = batch.game
    people = [f"Person {seat}" for seat in range(len(game.seats))]
    info = information_state(game, "public" if observer is None else observer)
    return {
        **msgspec.to_builtins(view_json_with_words(info, people)),
        "poster": to_poster(info, people, "As they saw it"),
        "entries": [without_commitments(each, game.rules, people, observer) for each in batch.entries],
    }


def without_commitments(entry: ChainedEntry, rules: AnyRuleset, people: list[str], observer: Seat | None) -> dict[str, Any]:
    """An entry without its digest and commitments, which must differ between worlds; their lengths stay."""
    body = msgspec.to_builtins(entry_json(entry, rules, people, observer, everything=False))
    body["digest"] = len(body["digest"])
    body["hidden"] = {name: len(commitment) for name, commitment in body["hidden"].items()}
    return body  # type: ignore[no-any-return]


def refusal(game: Game, seat: Seat, body: dict[str, Any]) -> str:
    """The answer to a command with any values, under the seed's luck: the stated luck of a twin fits only its own
    commands.
    """
    unstated = replace(game, created=replace(game.created, stated=Known({}, NOBODY)))
    try:
        decide.answer_decision(unstated, seat, None, parse_command(game.rules, body), cause(0))
    except Refusal as refused:
        return f"{refused.code}: {refused.detail} {getattr(refused, 'errors', '')}"
    return "accepted"
