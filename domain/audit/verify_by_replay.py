"""Audit by the rules: decides every command of a complete record again and compares line by line."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import takewhile
from typing import Any, Protocol, TypeVar

import msgspec

from domain.audit.compare import check_equal
from domain.audit.event_types import FORKED
from domain.audit.events import to_cause, to_event
from domain.audit.position_bounds import require, require_bounded, require_shape
from domain.audit.record import Record, RecordLine
from domain.audit.replay_facts import RecordedFact, replay_fact
from domain.audit.verify_first_event import check_first_event
from domain.game import decide
from domain.game.aggregate import Game, plaintext
from domain.game.batch import Batch, append_first_facts, facts_of
from domain.game.commands import Abort, Leave, Resign, Return, parse_command
from domain.game.events.clock_events import ClockStruck
from domain.game.events.game_events import (
    GameCreated,
    GameForked,
    SeatAbsent,
    SeatResigned,
)
from domain.game.events.seat_plan import Policy
from domain.game.events.tournament_table import NoShowsNoted
from domain.game.fork import position_facts, sample_position
from domain.game.information_state import viewpoint_text
from domain.game.interventions.absences import come_back, leave
from domain.game.interventions.interventions import replay_intervention
from domain.kernel.errors import Diverged, Impossible, Refusal
from domain.kernel.ruleset.ruleset import AnyRuleset
from domain.kernel.secrecy import Mind
from domain.kernel.state import AnyState, State

S = TypeVar("S", bound=msgspec.Struct)


class ExactRulesets(Protocol):
    """The rulesets by name and version."""

    def exact(self, name: str, version: int) -> AnyRuleset:
        """One version.  Raises Missing if it is not installed."""
        ...


UNFIT = (msgspec.MsgspecError, ValueError, TypeError, LookupError, AssertionError)
"""Errors of misplaced values in a record."""
UNFIT_AFTER_POSITION = (*UNFIT, ArithmeticError, AttributeError, RuntimeError, StopIteration)
"""Likewise after a stated position, which a ruleset may be unable to read."""


def rebuild_batches(record: Record, rulesets: ExactRulesets) -> Iterator[Batch]:
    """The batches decided from a complete record's commands, each compared with the record before it is yielded.

    Raises Diverged at the first event that differs, Missing if the ruleset is not installed.
    """
    header, lines = record.header, record.lines
    rules = rulesets.exact(header.ruleset.name, header.ruleset.version)
    game: Game | None = None
    place = 0
    while place < len(lines):
        batch = replay_command(game, header.game, rules, lines, place)
        kept = lines[place : place + len(batch.entries)]
        for made, line in zip(batch.entries, kept, strict=False):
            check_equal(made, line)
        if len(kept) < len(batch.entries):
            missing = batch.entries[len(kept)].public
            raise Diverged(missing["version"], f"is missing: by the rules it is {missing['type']}")
        yield batch
        game, place = batch.game, place + len(batch.entries)
    if game is None or game.ended is None:
        raise Diverged(record.lines[-1].version + 1, "is missing: the game has not ended, or its seed is not revealed")


def replay_command(
    game: Game | None, game_id: str, rules: AnyRuleset, lines: Sequence[RecordLine], place: int
) -> Batch:
    """The batch of the command or fact at this index.  Raises Diverged."""
    line = lines[place]
    unfit = UNFIT_AFTER_POSITION if lines[0].type == FORKED else UNFIT
    try:
        if game is None:
            return first_batch(game_id, rules, lines)
        if "command" in line.openings:
            return replay_answer(game, line)
        event, cause = to_event(rules, line), to_cause(line)._replace(by=None)
        hands_over = isinstance(event, ClockStruck | NoShowsNoted)
        policy = stand_in_policy(rules, lines, place) if hands_over else None
        intervened = replay_intervention(game, event, policy, cause)
        if intervened is not None:
            return intervened
        return replay_fact(RecordedFact(game, event, line, cause, policy))
    except Diverged:
        raise
    except Refusal as refusal:
        raise Diverged(line.version, f"cannot have happened: {refusal.detail.rstrip('.')}") from None
    except unfit:
        raise Diverged(line.version, "makes no sense where it stands") from None


def first_batch(game_id: str, rules: AnyRuleset, lines: Sequence[RecordLine]) -> Batch:
    """The first batch of a log; for a sampled fork it includes the position."""
    line = lines[0]
    created = to_event(rules, line)
    if not isinstance(created, GameCreated):
        raise Diverged(line.version, "does not open a game")
    check_first_event(rules, created, line.version)
    if not isinstance(created, GameForked):
        return append_first_facts(game_id, rules, to_cause(line), facts_of(created))
    if created.luck != "fresh":
        raise Diverged(line.version, "keeps the luck of a parent that was still on", "origin")
    return append_first_facts(
        game_id, rules, to_cause(line), facts_of(*position_facts(created, fork_position(rules, created, lines[1:])))
    )


def fork_position(rules: AnyRuleset, forked: GameForked, recollections: Sequence[RecordLine]) -> AnyState:
    """The initial state of a fork: sampled again from its viewpoint's mind, or for `all` taken from the record.

    Positions are untrusted. Checked in order: size, shape, and that a world exists for each seat's mind. Whether a game
    can come to the position is not checked.  Raises Impossible, or any Exception of a ruleset that cannot read it.
    """
    seats = len(forked.seats)
    blank = rules.initial(msgspec.convert(forked.options, rules.options), seats)
    recalled = [opening_value(line, "mind") for line in recollections[:seats]]
    told = (forked.table, *recalled, plaintext(forked.house))
    for each in told:
        require_bounded(each)
    table = to_part(forked.table, blank.table)
    require_shape(blank.table, table, seats)
    minds = [to_part(each, mind) for each, mind in zip(recalled, blank.minds, strict=False)]
    require([mind.seat for mind in minds] == list(range(seats)), "Not every seat knows something")
    if forked.viewpoint == "all":
        state = State(table, tuple(minds), to_part(plaintext(forked.house), blank.house))
    else:
        viewer = next((mind for mind in minds if viewpoint_text(mind.seat) == forked.viewpoint), None)
        require(viewer is not None, "A position is seen by nobody")
        assert viewer is not None
        state = require_world(rules, table, viewer, plaintext(forked.resample))
    for mind in state.minds:
        require_world(rules, table, mind, "audit")
    return state


def require_world(rules: AnyRuleset, table: msgspec.Struct, mind: Mind, resample: str) -> AnyState:
    """A world consistent with an untrusted view.  Raises Impossible if there is none."""
    try:
        return sample_position(rules, table, mind, resample)
    except (ValueError, LookupError):
        raise Impossible(f"No world looks like what seat {mind.seat} knows.") from None


def to_part(held: Any, blank: S) -> S:
    """A part of a position, converted to the type of `blank`.  Raises Impossible."""
    try:
        return msgspec.convert(held, type(blank))
    except msgspec.ValidationError:
        raise Impossible(f"It is not the {type(blank).__name__.lower()} of a position.") from None


def opening_value(line: RecordLine, name: str) -> Any:
    """An opened value of a line, by name.  Raises Impossible."""
    require(name in line.openings, f"The event that should open {name} opens none")
    return line.openings[name].value


def replay_answer(game: Game, line: RecordLine) -> Batch:
    """The batch of a recorded command."""
    command, cause = parse_command(game.rules, line.openings["command"].value), to_cause(line)
    if cause.bot_try is not None and not (line.by is not None and game.seats[line.by].is_automatic):
        raise Diverged(line.version, "says how a bot came to it, and no bot played it")
    if isinstance(command, Abort):
        return decide.abort(game, command.reason, cause._replace(by=None))
    if line.by is None:
        raise Diverged(line.version, "answers a decision, and nobody gave the answer")
    if isinstance(command, Resign):
        resigned = to_event(game.rules, line)
        assert isinstance(resigned, SeatResigned)
        return decide.resign(game, line.by, resigned.bot, cause, resigned.policy)
    if isinstance(command, Leave):
        left = to_event(game.rules, line)
        assert isinstance(left, SeatAbsent)
        assert isinstance(left.policy, Policy)
        return leave(game, line.by, cause, left.policy)
    if isinstance(command, Return):
        return come_back(game, line.by, cause)
    return decide.answer_decision(game, line.by, None, command, cause)


def stand_in_policy(rules: AnyRuleset, lines: Sequence[RecordLine], place: int) -> Policy | None:
    """The policy that takes over seats at a strike of the clock, as its batch names it. place: of the strike."""
    for line in takewhile(lambda each: each.at == lines[place].at, lines[place + 1 :]):
        event = to_event(rules, line)
        if isinstance(event, SeatAbsent | SeatResigned):
            return event.policy or None
    return None
