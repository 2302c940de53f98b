"""Checks of the first event of a game or a fork."""

from __future__ import annotations

import msgspec

from domain.game.aggregate import Game, plaintext
from domain.game.events.game_events import GameCreated, GameForked
from domain.kernel import chance
from domain.kernel.errors import Diverged
from domain.kernel.ruleset.ruleset import AnyRuleset
from domain.kernel.validation.convert import misfits
from domain.kernel.validation.messages import WRONG


def check_first_event(rules: AnyRuleset, created: GameCreated, version: int) -> None:
    """Options, rules, seats, seed commitment and stated deal.  Raises Diverged."""
    people = [seat for seat in created.seats if seat.kind != "automaton"]
    try:
        options = msgspec.convert(created.options, rules.options)
    except msgspec.ValidationError:
        field, message = next(misfits(created.options, rules.options, "options"), ("options", WRONG))
        raise Diverged(version, f"states options that the rules do not know: {field}: {message.rstrip('.')}") from None
    automata = rules.seating(options, len(people))
    check_at((created.ruleset, created.ruleset_version) == (rules.name, rules.version), version, "names other rules")
    check_at(len(created.seats) == len(people) + automata, version, "seats another number of automata than its rules")
    check_at(list(created.seats[: len(people)]) == people, version, "seats an automaton before people")
    check_at(
        chance.seed_commitment(bytes.fromhex(plaintext(created.seed))) == created.commitment,
        version,
        "has another seed than the committed one",
    )
    check_at(
        created.deal == "fixed" or not plaintext(created.stated),
        version,
        "states luck in a game that is said to be dealt by chance",
    )


def check_fork_event(parent: Game, forked: GameForked, version: int) -> None:
    """A fork continues at the parent's head, with its options, seats and stated deal.  Raises Diverged."""
    before = parent.created
    check_first_event(parent.rules, forked, version)
    origin = (forked.parent.version, forked.parent.digest)
    check_at(parent.is_running and forked.table is None, version, "forks a game that has ended")
    check_at(origin == (parent.version, parent.digest.hex()), version, "goes on from another moment than it says")
    check_at(forked.options == before.options, version, "changes the table's options")
    check_at(len(forked.seats) == len(before.seats), version, "changes the number of seats")
    check_at(
        forked.luck == "fresh" or forked.seed == before.seed,
        version,
        "says that it keeps the luck, and has another seed",
    )
    check_at(plaintext(forked.stated) in ({}, plaintext(before.stated)), version, "states other luck than its parent")


def check_at(holds: bool, version: int, why: str) -> None:
    if not holds:
        raise Diverged(version, why)
