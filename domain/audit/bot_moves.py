"""Moves of bots, derived again from a complete record: docs/spec/record.md, section 7, and chance.md, section 6."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple

import msgspec

from domain.game.aggregate import Decision, Game, SeatStatus
from domain.game.batch import Batch
from domain.game.bot_answer import TRIES, answer_of_bot
from domain.game.events.game_events import AutomationFailed
from domain.game.events.seat_plan import BotTry, Policy
from domain.kernel.ledger import canonical
from domain.kernel.ruleset import decider
from domain.kernel.ruleset.ruleset import AnyRuleset
from domain.kernel.secrecy import Seat

InstalledPolicy = Callable[[AnyRuleset, str], Policy]
"""(ruleset, name) to the installed policy with this name."""


class OtherMove(msgspec.Struct, frozen=True):
    """A move that its policy does not make. policy: its name; answer: the policy's command, as JSON values; None: no answer."""

    version: int
    seat: Seat
    policy: str
    answer: Any


class GonePolicy(msgspec.Struct, frozen=True):
    """A policy that is not installed here. digest: of its source, hex; moves: how many of its moves were not derived."""

    name: str
    version: int
    digest: str
    moves: int


class BotMoves(msgspec.Struct, frozen=True):
    """Commands of bots and automata, and defaults played for them.

    moves: all of them; derived: moves that follow from the record; others: moves that do not; gone: policies no longer
    installed; changed: policies that played with another source, whose moves were still derived; unnoted: moves without
    a recorded bot try; left: moves not checked for lack of time.
    """

    moves: int
    derived: int
    others: tuple[OtherMove, ...]
    gone: tuple[GonePolicy, ...]
    unnoted: int
    left: int
    changed: tuple[GonePolicy, ...] = ()


class BotMove(NamedTuple):
    """A move. before: the game before it; command: canonical JSON, None for a default that was played; bot_try: None if
    none is noted.
    """

    before: Game
    version: int
    decision: Decision
    command: bytes | None
    bot_try: BotTry | None

    @property
    def place(self) -> SeatStatus:
        return self.before.seats[self.decision.seat]

    @property
    def policy(self) -> Policy | None:
        """The policy that made the move, by the log."""
        stated = self.bot_try.policy if self.bot_try is not None else msgspec.UNSET
        return self.place.policy if stated is msgspec.UNSET else stated


def bot_moves(batches: Iterable[Batch]) -> Iterator[BotMove]:
    """The moves of bots in a game, from its beginning."""
    before: Game | None = None
    for batch in batches:
        entry = batch.entries[0].stored
        decision = before.open.get(entry.by) if before is not None and entry.by is not None else None
        is_move = entry.command is not None or isinstance(entry.event, AutomationFailed)
        if before is not None and decision is not None and is_move and before.seats[decision.seat].is_automatic:
            command = None if entry.command is None else canonical(entry.command)
            yield BotMove(before, before.version + 1, decision, command, entry.bot_try)
        before = batch.game


class BotReplay:
    """Derives moves one by one; results so far stay available if it is stopped early. installed: by ruleset and
    name.
    """

    def __init__(self, moves: Iterable[BotMove], installed: InstalledPolicy) -> None:
        self._moves, self._installed = tuple(moves), installed
        self._derived = self._unnoted = 0
        self._others: list[OtherMove] = []
        self._gone: Counter[tuple[str, Policy]] = Counter()
        self._changed: Counter[tuple[str, Policy]] = Counter()

    def run(self) -> None:
        """Derive every move, once."""
        for move in self._moves:
            if move.place.kind != "automaton" and (move.policy is None or (move.command and move.bot_try is None)):
                self._unnoted += 1
            else:
                self._derive(move, move.place.bot or "automaton")

    def findings(self) -> BotMoves:
        """The results so far."""
        gone, changed = (
            tuple(GonePolicy(name, policy.version, policy.digest, moves) for (name, policy), moves in each.items())
            for each in (self._gone, self._changed)
        )
        seen = self._derived + len(self._others) + self._unnoted + self._gone.total()
        return BotMoves(
            len(self._moves), self._derived, tuple(self._others), gone, self._unnoted, len(self._moves) - seen, changed
        )

    def _derive(self, move: BotMove, name: str) -> None:
        policy = None if move.place.kind == "automaton" else move.policy
        here = None if policy is None else self._installed(move.before.rules, name)
        if policy is not None and here is not None and here.version != policy.version:
            self._gone[name, policy] += 1
            return
        answer = first_answer(move)
        if answer == (move.bot_try.number if move.bot_try is not None else 0, move.command):
            self._derived += 1
            if policy is not None and here != policy:
                self._changed[name, policy] += 1
        elif policy is None or here == policy:
            answered = None if answer[1] is None else msgspec.json.decode(answer[1])
            self._others.append(OtherMove(move.version, move.decision.seat, name, answered))
        else:  # same version, other source: its author forgot to raise the version, or this is another program
            self._gone[name, policy] += 1


def first_answer(move: BotMove) -> tuple[int, bytes | None]:
    """The number of the first try that does not fail, and its command as canonical JSON; 0 and None if all fail."""
    game, decision, state = move.before, move.decision, move.before.state
    assert state is not None
    for number in range(TRIES):
        try:
            command = answer_of_bot(game, decision, number)
            decider.require_offer(game.rules, state, decision.seat, command)
        except MemoryError:
            raise
        except Exception:  # any error of a policy fails its try
            continue
        return number, canonical(msgspec.to_builtins(command))
    return 0, None
