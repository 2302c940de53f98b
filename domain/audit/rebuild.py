"""The audit by the rules: a complete record is played again, every command decided anew, and compared line by line."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from domain.audit.compare import compare
from domain.audit.events import cause_of, event_of
from domain.audit.opening import check_fork, check_opening
from domain.audit.record import Line, Record
from domain.game import commands
from domain.game.asked import Abort, Resign, parsed
from domain.game.events import (
    AutomationFailed,
    GameCreated,
    GameForked,
    GameStarted,
    GroupJoined,
    ReplayShared,
    RulingMade,
    SeatTaken,
    TokenMinted,
    TokenRevoked,
)
from domain.game.fork import recalled, sampled
from domain.game.game import Game, hidden
from domain.game.replay import Rules
from domain.game.seal import Batch, seal, seal_first, told
from domain.kernel.errors import Diverged, Refusal
from domain.kernel.ruleset import AnyRuleset, AnyState, State
from domain.kernel.secrecy import Event, Seat

CLERICAL = (TokenMinted, TokenRevoked, ReplayShared, GroupJoined)
"""Facts of the service, which change nothing at the table."""


def rebuilt(record: Record, rulesets: Rules) -> Iterator[Batch]:
    """The batches that a complete record's commands lead to, each compared with the record before it is given.

    Raises Diverged at the first event that the rules do not lead to, Missing for a ruleset that is not at hand.
    """
    rules, lines = rulesets[record.header.ruleset.name], record.lines
    game: Game | None = None
    place = 0
    while place < len(lines):
        batch = played(game, record.header.game, rules, lines, place)
        kept = lines[place : place + len(batch.entries)]
        for made, line in zip(batch.entries, kept, strict=False):
            compare(made, line)
        if len(kept) < len(batch.entries):
            missing = batch.entries[len(kept)].public
            raise Diverged(missing["version"], f"is missing: by the rules it is {missing['type']}")
        yield batch
        game, place = batch.game, place + len(batch.entries)
    if game is None or game.ended is None:
        raise Diverged(record.lines[-1].version + 1, "is missing: the game has not ended, or its seed is not revealed")


def played(game: Game | None, game_id: str, rules: AnyRuleset, lines: Sequence[Line], place: int) -> Batch:
    """What follows from the command or the fact that stands at this place.  Raises Diverged."""
    line = lines[place]
    try:
        if game is None:
            return founded(game_id, rules, lines)
        if "command" in line.openings:
            return commanded(game, line)
        return happened(game, event_of(rules, line), line)
    except Diverged:
        raise
    except Refusal as refusal:
        raise Diverged(line.version, f"cannot have happened: {refusal.detail}") from None
    except (msgspec.MsgspecError, ValueError, TypeError, LookupError, AssertionError):
        raise Diverged(line.version, "makes no sense where it stands") from None


def founded(game_id: str, rules: AnyRuleset, lines: Sequence[Line]) -> Batch:
    """The first event of a log; the position with it, where it was drawn."""
    line = lines[0]
    created = event_of(rules, line)
    if not isinstance(created, GameCreated):
        raise Diverged(line.version, "does not open a game")
    check_opening(rules, created, line.version)
    if not isinstance(created, GameForked):
        return seal_first(game_id, rules, cause_of(line), told(created))
    if created.luck != "fresh":
        raise Diverged(line.version, "keeps the luck of a parent that was still on", "origin")
    return seal_first(game_id, rules, cause_of(line), told(*recalled(created, position(rules, created, lines[1:]))))


def position(rules: AnyRuleset, forked: GameForked, recollections: Sequence[Line]) -> AnyState:
    """Where a fork begins: drawn again from what its viewpoint knew, or as it was shown to those who saw everything."""
    blank = rules.initial(msgspec.convert(forked.options, rules.options), len(forked.seats))
    table = msgspec.convert(forked.table, type(blank.table))

    def mind(seat: Seat) -> Any:
        return msgspec.convert(recollections[seat].openings["mind"].value, type(blank.minds[seat]))

    if forked.viewpoint != "all":
        return sampled(rules, table, mind(int(forked.viewpoint.removeprefix("seat:"))), hidden(forked.resample))
    house = msgspec.convert(hidden(forked.house), type(blank.house))
    return State(table, tuple(mind(seat) for seat in range(len(blank.minds))), house)


def commanded(game: Game, line: Line) -> Batch:
    """What follows from a command as it was given."""
    command, cause = parsed(game.rules, line.openings["command"].value), cause_of(line)
    if isinstance(command, Abort):
        return commands.abort(game, command.reason, cause._replace(by=None))
    if line.by is None:
        raise Diverged(line.version, "answers a decision, and nobody gave the answer")
    if isinstance(command, Resign):
        return commands.resign(game, line.by, line.data["bot"], cause)
    return commands.answer(game, line.by, None, command, cause)


def happened(game: Game, event: Event, line: Line) -> Batch:
    """What follows from a fact that no seat's command caused."""
    cause = cause_of(line)._replace(by=None)
    match event:
        case AutomationFailed(seat, tries):
            return commands.give_up(game, seat, game.open[seat].id, tries, cause._replace(by=seat))
        case RulingMade(kind, author, reason, _, after):
            return commands.rule(game, kind, author, reason, after, cause)
        case SeatTaken(seat) if game.is_running and game.seats[seat].kind == "human" and not game.seats[seat].taken:
            return seal(game, cause, told(event))
        case GameStarted() if game.state is None and game.is_running and all(place.taken for place in game.seats):
            return seal(game, cause, commands.start_of(game))
        case GameForked():
            check_fork(game, event, line.version)
            return seal(game, cause, told(event))
        case event if isinstance(event, CLERICAL):
            return seal(game, cause, told(event))
    if not game.is_running and not game.revealed:
        return commands.unseal(game, cause)
    if type(event) in game.rules.events:
        return commands.strike(game, cause)
    raise Diverged(line.version, "follows from nobody's command")
