"""Checks of contributions to the luck of a game: docs/spec/record.md, section 5, step `nonce`."""

from __future__ import annotations

import hashlib
from typing import Any

from domain.audit.event_types import (
    CANCELLED,
    COMMITMENT_REPLACED,
    CREATED,
    FORKED,
    LUCK_CLOSED,
    LUCK_DRAWN,
    NONCE_GIVEN,
    PUBLIC_GIVEN,
    RESIGNED,
    STARTED,
    TAKEN,
)
from domain.audit.record import RecordLine, is_hex
from domain.game.luck.drand import first_round_after
from domain.kernel import chance, ledger
from domain.kernel.timestamps import is_in_calendar, milliseconds

MEMBERS = {"nonces", "public", "wait_s"}
MOST_WAIT_S = 10**9
NONCES, PUBLIC = ("asked", "required", "none"), (None, "drand")


class LuckFault(Exception):
    """A failed check."""


def fault_unless(holds: bool) -> None:
    if not holds:
        raise LuckFault


def is_same(one: Any, other: Any) -> bool:
    """Whether two values are the same JSON; Python's == equates true and 1."""
    return ledger.canonical(one) == ledger.canonical(other)


def is_plan(plan: Any) -> bool:
    """Whether this is a plan for the luck of a game."""
    if (
        not isinstance(plan, dict)
        or set(plan) != MEMBERS
        or plan["nonces"] not in NONCES
        or plan["public"] not in PUBLIC
    ):
        return False
    return type(plan["wait_s"]) is int and 0 < plan["wait_s"] < MOST_WAIT_S


class LuckWalk:
    """Contributions to the luck up to a line. plan: None in games without one; mix: inputs of the effective seed:
    nonces, entropy.
    """

    def __init__(self) -> None:
        self.is_dealt = False
        self.at = ""
        self.mix: tuple[tuple[str | None, ...], str] = ((), "")
        self.begin({"seats": []})

    def begin(self, data: dict[str, Any]) -> None:
        """The game or fork with this data begins, with its own luck."""
        plan = data.get("luck_plan")
        fault_unless(plan is None or is_plan(plan))
        seats = 0
        if plan is not None:
            fault_unless(isinstance(data["seats"], list))
            seats = len(data["seats"])
        self.plan: dict[str, Any] | None = plan
        self.is_dealt = False
        self.closed_ms, self.left = 0, set[int]()
        self.commits: list[str | None] = [None] * seats
        self.nonces: list[str | None] = [None] * seats
        self.state, self.round, self.entropy = "open", 0, ""

    def effective_seed(self, seed: bytes, seats: int) -> bytes:
        """The effective seed. seats: how many the game has."""
        if self.plan is None:
            return chance.planless_seed(seed, seats)
        fault_unless(self.state in ("played", "kept"))
        return chance.effective_seed(seed, *self.mix)

    def step(self, line: RecordLine) -> None:
        """Process one line.  Raises LuckFault, and the errors of malformed parts."""
        kind, data, self.at = line.type, line.data, line.at
        if kind == CREATED:
            self.begin(data)
        elif kind == FORKED:
            if data["luck"] != "same" or not self.is_dealt:
                self.begin(data)
            else:
                self.state = "kept"
        elif kind in STEPS:
            fault_unless(self.plan is not None or kind in PLANLESS)
            if self.plan is not None:
                STEPS[kind](self, data)
        if kind == STARTED:
            self.is_dealt = True

    def take_seat(self, data: dict[str, Any]) -> None:
        if "commit" in data:
            self.commit(data)
        else:
            fault_unless(self.takes != "required" or self.state == "kept")

    def commit(self, data: dict[str, Any]) -> None:
        seat, commit = self.seat_of(data), data["commit"]
        fault_unless(self.takes != "none")
        fault_unless(self.state == "open")
        fault_unless(is_hex(commit, 32))
        others = [*self.commits[:seat], *self.commits[seat + 1 :]]
        fault_unless(commit not in others)
        self.commits[seat] = commit

    def leave(self, data: dict[str, Any]) -> None:
        if self.state == "open":
            self.commits[self.seat_of(data)] = None
        elif self.state == "closed":
            self.left.add(self.seat_of(data))

    def close(self, data: dict[str, Any]) -> None:
        fault_unless(self.state == "open" and is_same(data["epoch"], 1))
        fault_unless(is_same(data["commits"], self.commits))
        self.state, self.closed_ms = "closed", self.time_ms()

    def give(self, data: dict[str, Any]) -> None:
        seat, nonce = self.seat_of(data), data["nonce"]
        fault_unless(self.state == "closed")
        fault_unless(is_hex(nonce, 32) and self.nonces[seat] is None)
        digest = hashlib.sha256(nonce.encode()).hexdigest()
        fault_unless(digest == self.commits[seat])
        self.nonces[seat] = nonce

    def draw(self, data: dict[str, Any]) -> None:
        silent = self.end_waiting(data)
        fault_unless(not silent or self.takes != "required")
        self.state = "drawn"
        assert self.plan is not None
        public = data["public"]
        fault_unless((public is not None) == (self.plan["public"] == "drand"))
        if public is not None:
            fault_unless(is_in_calendar(self.at))
            due = first_round_after(self.at)
            fault_unless(is_same(public, {"chain": due.chain, "round": due.round}))
            self.round = due.round

    def cancel(self, data: dict[str, Any]) -> None:
        silent = self.end_waiting(data)
        fault_unless(bool(silent) and self.takes == "required")
        self.state = "cancelled"

    def end_waiting(self, data: dict[str, Any]) -> list[int]:
        fault_unless(self.state == "closed")
        pairs = zip(self.commits, self.nonces, strict=True)
        silent = [seat for seat, (commit, nonce) in enumerate(pairs) if commit is not None and nonce is None]
        fault_unless(is_same(data["silent"], silent))
        if not set(silent) <= self.left:
            assert self.plan is not None
            until_ms = self.closed_ms + 1000 * self.plan["wait_s"]
            fault_unless(self.time_ms() >= until_ms)
        return silent

    def hear_round(self, data: dict[str, Any]) -> None:
        is_due = self.state == "drawn" and self.round > 0 and not self.entropy
        fault_unless(is_due and is_same(data["round"], self.round) and is_hex(data["signature"], 48))
        self.entropy = hashlib.sha256(bytes.fromhex(data["signature"])).hexdigest()

    def start(self, _: dict[str, Any]) -> None:
        assert self.plan is not None
        needs_nothing = self.plan["public"] is None and not any(self.commits)
        fault_unless(self.is_drawn or (self.state == "open" and needs_nothing))
        fault_unless(not self.is_dealt)
        self.state = "played"
        self.mix = (tuple(self.nonces), self.entropy)

    @property
    def is_drawn(self) -> bool:
        assert self.plan is not None
        return self.state == "drawn" and (self.plan["public"] is None or bool(self.entropy))

    @property
    def takes(self) -> str:
        """The seats whose nonces go into the luck."""
        return "none" if self.plan is None else str(self.plan["nonces"])

    def time_ms(self) -> int:
        fault_unless(is_in_calendar(self.at))
        return milliseconds(self.at)

    def seat_of(self, data: dict[str, Any]) -> int:
        seat = data["seat"]
        fault_unless(type(seat) is int and 0 <= seat < len(self.commits))
        return int(seat)


STEPS = {
    TAKEN: LuckWalk.take_seat,
    COMMITMENT_REPLACED: LuckWalk.commit,
    RESIGNED: LuckWalk.leave,
    LUCK_CLOSED: LuckWalk.close,
    NONCE_GIVEN: LuckWalk.give,
    LUCK_DRAWN: LuckWalk.draw,
    CANCELLED: LuckWalk.cancel,
    PUBLIC_GIVEN: LuckWalk.hear_round,
    STARTED: LuckWalk.start,
}
PLANLESS = (TAKEN, RESIGNED, STARTED)
"""Types that also occur in games without a plan."""
