"""Results of a record beyond its verdict: docs/spec/record.md, section 7. Needs only public parts, and no rules.

In an incomplete record a member may be any JSON; one of another type than named here counts as absent.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Literal

import msgspec

from domain.audit.event_types import (
    ABORTED,
    ABSENT,
    BEGINNINGS,
    CANCELLED,
    FILLED,
    FORKED,
    INTERVENTIONS,
    LUCK_CLOSED,
    NONCE_GIVEN,
    OVER,
    PUBLIC_GIVEN,
    REISSUED,
    RESIGNED,
    RESTORED,
    RETURNED,
    RULED,
    STARTED,
    SUBSTITUTED,
)
from domain.audit.record import RecordLine
from domain.audit.shown_luck import LuckReading, ShownNonces
from domain.audit.shown_parts import (
    ShownAgreement,
    ShownChange,
    ShownEnd,
    ShownFork,
    ShownIntervention,
    ShownRestore,
    ShownRuling,
)

Player = Literal["person", "bot", "automaton"]
PLAYERS: dict[Any, Player] = {"human": "person", "bot": "bot", "automaton": "automaton"}


class Shown(msgspec.Struct, frozen=True, kw_only=True):
    """Results of a record besides its verdict.

    deals: number of deals that a dishonest operator could choose from by silences; None: no bound.
    deal: `fresh`, `duplicate` or `fixed`; known_to: who could know it beforehand; public: type of the event that brought public entropy, None without any;
    result: whether the outcome is the rules' or a ruling's; bot_moves: commands of seats that were not played by people;
    last: version of the last event; outcome: as that event states it.
    is_undone: whether the game was restored to a version before its deal, so that the luck could be made again at will.
    """

    nonces: ShownNonces
    public: str | None
    deals: int | None
    deal: Any
    known_to: Literal["organiser"] | None
    result: Literal["none", "rules", "ruling"]
    end: ShownEnd | None
    rulings: tuple[ShownRuling, ...]
    hands: tuple[ShownChange, ...]
    restores: tuple[ShownRestore, ...]
    forks: tuple[ShownFork, ...]
    bot_moves: int
    last: int
    outcome: Any
    is_undone: bool = False
    interventions: tuple[ShownIntervention, ...] = ()
    agreements: tuple[ShownAgreement, ...] = ()


def what_is_shown(lines: Sequence[RecordLine], *, is_complete: bool = True) -> Shown:
    """The results of a record without a fault. is_complete: whether its draws were checked; else the deals have no
    bound.
    """
    reading = _Reading()
    for line in lines:
        reading.read(line)
    shown = reading.to_shown()
    return shown if is_complete else msgspec.structs.replace(shown, deals=None)


class _Reading:
    """The results of the lines so far."""

    def __init__(self) -> None:
        self.players: list[Player | None] = []
        self.luck = LuckReading((), is_required=False)
        self.is_dealt = False
        self.deal: Any = None
        self.known_to: Literal["organiser"] | None = None
        self.result: Literal["none", "rules", "ruling"] = "none"
        self.end: ShownEnd | None = None
        self.rulings: list[ShownRuling] = []
        self.hands: list[ShownChange] = []
        self.interventions: list[ShownIntervention] = []
        self.agreements: list[ShownAgreement] = []
        self.restores: list[ShownRestore] = []
        self.forks: list[ShownFork] = []
        self.bot_moves = self.last = 0
        self.outcome: Any = None

    def read(self, line: RecordLine) -> None:
        self.last = line.version
        if "command" in line.hidden and self.player(line.by) in ("bot", "automaton"):
            self.bot_moves += 1
        data = line.data
        if line.type in INTERVENTIONS and isinstance(author := data.get("author"), str):
            seat, why = self.seat(data.get("seat")), data.get("reason")
            self.interventions.append(ShownIntervention(line.version, line.type, seat, author, why))
        step = STEPS.get(line.type)
        if step is not None:
            step(self, line)

    def player(self, seat: Any) -> Player | None:
        found = self.seat(seat)
        return None if found is None else self.players[found]

    def seat(self, value: Any) -> int | None:
        """A seat's number; None for any other value."""
        return value if type(value) is int and 0 <= value < len(self.players) else None

    @property
    def people(self) -> list[int]:
        return [seat for seat, each in enumerate(self.players) if each == "person"]

    def begin(self, line: RecordLine) -> None:
        seats = line.data.get("seats")
        kinds = [each.get("kind") if isinstance(each, dict) else None for each in as_list(seats)]
        self.players = [PLAYERS.get(kind) if isinstance(kind, str) else None for kind in kinds]
        self.end, self.outcome, self.result = None, None, "none"
        if line.type == FORKED:
            self.forks.append(ShownFork(line.version, line.data.get("luck")))
        if line.data.get("luck") != "same":
            self.deal, self.is_dealt = line.data.get("deal"), False
            self.known_to = knower_of_line(line)
            plan = line.data.get("luck_plan")
            is_required = isinstance(plan, dict) and plan.get("nonces") == "required"
            self.luck = LuckReading(self.people, is_required=is_required)

    def give(self, line: RecordLine) -> None:
        seat = self.seat(line.data.get("seat"))
        if seat is not None and isinstance(line.data.get("nonce"), str):
            self.luck.given.add(seat)

    def close(self, line: RecordLine) -> None:
        commits, luck = as_list(line.data.get("commits")), self.luck
        luck.committed = {seat for seat, each in enumerate(commits[: len(self.players)]) if isinstance(each, str)}
        luck.given, luck.closed, luck.public = set(), True, None

    def entropy(self, line: RecordLine) -> None:
        self.luck.public = line.type

    def start(self, _: RecordLine) -> None:
        self.is_dealt = True

    def resign(self, line: RecordLine) -> None:
        seat = self.seat(line.data.get("seat"))
        if seat is not None:
            self.hands.append(ShownChange(line.version, seat))
            self.players[seat] = "bot"

    def fill(self, line: RecordLine) -> None:
        seat = self.seat(line.data.get("seat"))
        if seat is not None:
            self.players[seat] = "bot"
            self.luck.people = tuple(self.people)

    def leave(self, line: RecordLine) -> None:
        if line.data.get("bot") is not None:
            self.resign(line)

    def come_back(self, line: RecordLine) -> None:
        seat = self.seat(line.data.get("seat"))
        if seat is not None:
            self.players[seat] = "person"

    def agree(self, line: RecordLine) -> None:
        seat, by = self.seat(line.data.get("seat")), self.seat(line.data.get("agreed_by"))
        if seat is not None and by is not None:
            self.agreements.append(ShownAgreement(line.version, seat, by))

    def over(self, line: RecordLine) -> None:
        by, seat = self.player(line.by), self.seat(line.by)
        self.end, self.result = ShownEnd(line.version, by or "clock", seat), "rules"
        self.outcome = {name: line.data.get(name) for name in ("winners", "reason")}

    def abort(self, line: RecordLine) -> None:
        is_expired, by = isinstance(line.data.get("quiet_s"), int), self.seat(line.data.get("begun_by"))
        self.end = ShownEnd(line.version, "quiet" if is_expired else "organiser" if by is None else "table", by)

    def cancel(self, line: RecordLine) -> None:
        self.end = ShownEnd(line.version, "silence", None)

    def rule(self, line: RecordLine) -> None:
        names = ("kind", "author", "reason", "before", "after")
        self.rulings.append(ShownRuling(line.version, *(line.data.get(name) for name in names)))
        self.outcome = line.data.get("after")
        if line.data.get("kind") == "abort":
            self.end = ShownEnd(line.version, "ruling", None)
        else:
            self.result = "ruling"

    def restore(self, line: RecordLine) -> None:
        lost, kept, reason = (line.data.get(name) for name in ("lost", "kept", "reason"))
        self.restores.append(ShownRestore(line.version, lost, kept, reason, self.end is None))
        self.luck.is_undone = self.luck.is_undone or not self.is_dealt

    def to_shown(self) -> Shown:
        luck = self.luck
        return Shown(
            nonces=luck.nonces(),
            public=luck.public,
            deals=luck.deals(),
            deal=self.deal,
            known_to=self.known_to,
            result=self.result,
            end=self.end,
            rulings=tuple(self.rulings),
            hands=tuple(self.hands),
            restores=tuple(self.restores),
            forks=tuple(self.forks),
            bot_moves=self.bot_moves,
            last=self.last,
            outcome=self.outcome,
            is_undone=luck.is_undone,
            interventions=tuple(self.interventions),
            agreements=tuple(self.agreements),
        )


def knower_of_line(line: RecordLine) -> Literal["organiser"] | None:
    """Who could know the deal of a creation or a fork beforehand: record.md, section 7."""
    deal, is_of_tournament = line.data.get("deal"), isinstance(line.data.get("tournament_table"), dict)
    return "organiser" if deal == "fixed" or (deal == "duplicate" and not is_of_tournament) else None


def as_list(value: Any) -> list[Any]:
    return value if isinstance(value, list) else []


STEPS: dict[str, Callable[[_Reading, RecordLine], None]] = {
    **dict.fromkeys(BEGINNINGS, _Reading.begin),
    LUCK_CLOSED: _Reading.close,
    NONCE_GIVEN: _Reading.give,
    PUBLIC_GIVEN: _Reading.entropy,
    RESIGNED: _Reading.resign,
    ABSENT: _Reading.leave,
    FILLED: _Reading.fill,
    RETURNED: _Reading.come_back,
    SUBSTITUTED: _Reading.come_back,
    REISSUED: _Reading.agree,
    OVER: _Reading.over,
    ABORTED: _Reading.abort,
    CANCELLED: _Reading.cancel,
    RULED: _Reading.rule,
    RESTORED: _Reading.restore,
    STARTED: _Reading.start,
}
"""Effect of each type of event."""
