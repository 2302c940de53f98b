"""The table clock, kept by hand from what everybody reads: entries' types, times and seats, and who is asked.

Where two logs look the same to the public, this clock is the same; so a clock that equals it tells nothing more.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

import msgspec

from deaddrop.testing.checks.logs import rows_of
from deaddrop.testing.plays import GAME_ID, Play
from domain.catalogue import Catalogue
from domain.game.aggregate import Game
from domain.game.entry_codec import ChainedEntry
from domain.game.information_state import information_state
from domain.game.replay import replay_log
from domain.kernel.timestamps import milliseconds
from projections.clock import clock_json
from projections.feed_entry import ledger_entry
from projections.timestamps import stamp

ASIDES = {"infiltrators.board_marked", "casino-incognito.stopped_passing"}
"""Entries of seats that answer nothing."""


class Asked(NamedTuple):
    """A question to a seat. alone: nobody else was asked then, and the answer is no secret."""

    kind: str
    since_ms: int
    alone: bool
    given_ms: int = 0


class Hold(NamedTuple):
    """A pause. after: what is answered before it begins; since_ms: when it began."""

    until_ms: int
    after: set[str]
    since_ms: int | None = None


class PublicClock:
    """One table's clock."""

    def __init__(self, plan: dict[str, Any], seats: list[dict[str, Any]]) -> None:
        self.plan = plan
        self.people = [each["kind"] == "human" for each in seats]
        self.bank_ms = [1000 * plan["bank_s"]] * len(seats)
        self.strikes, self.absent = [0] * len(seats), [False] * len(seats)
        self.asked: dict[int, Asked] = {}
        self.pause: Hold | None = None

    def read(
        self, entry: dict[str, Any], struck: list[int], kinds: dict[int, str], ids: set[str], secret: frozenset[str]
    ) -> None:
        """One entry. struck: the seats that it strikes; kinds: what is asked after it, by seat; ids: of these decisions."""
        now_ms, data = milliseconds(entry["at"]), entry["data"]
        match entry["type"]:
            case "game.seat_resigned":
                self.people[data["seat"]] = False
            case "game.seat_absent":
                self.absent[data["seat"]] = True
                self.people[data["seat"]] = data["bot"] is None
            case "game.seat_returned":
                self.people[data["seat"]] = True
                self.welcome(data["seat"])
            case "game.clock_struck":
                for seat in struck:
                    if seat in self.asked and self.asked.pop(seat).alone:
                        self.bank_ms[seat] = 0
                    self.strikes[seat] += 1
            case "game.restored":
                self.pause = None
                self.asked.clear()
            case "game.seat_substituted":
                self.people[data["seat"]] = True
                self.welcome(data["seat"])
            case "game.paused":
                self.pause = Hold(milliseconds(data["until"]), set(data["after"]))
            case "game.pause_ended":
                self.go_on(now_ms)
            case "game.time_added":
                for seat in self.asked if data["seat"] is None else [data["seat"]]:
                    self.give(seat, data["ms"])
            case "game.time_given":
                for seat in self.asked:
                    self.give(seat, data["ms"])
            case kind if "command" in entry["hidden"] and kind not in ASIDES and self.plays(entry["by"]):
                self.answer(entry["by"], now_ms)
        self.ask(kinds, secret, now_ms)
        if self.pause is not None and self.pause.since_ms is None and not self.pause.after & ids:
            begun = self.pause._replace(since_ms=now_ms)
            self.pause = begun if begun.until_ms > now_ms else None

    def give(self, seat: int, ms: int) -> None:
        self.asked[seat] = self.asked[seat]._replace(given_ms=self.asked[seat].given_ms + ms)

    def go_on(self, now_ms: int) -> None:
        """The pause is over: what it held goes on where it stood."""
        if self.pause is not None and self.pause.since_ms is not None:
            for seat, each in self.asked.items():
                self.give(seat, max(0, now_ms - max(self.pause.since_ms, each.since_ms)))
        self.pause = None

    def plays(self, seat: int | None) -> bool:
        return seat is not None and self.people[seat]

    def answer(self, seat: int, now_ms: int) -> None:
        asked = self.asked.get(seat)
        if asked is not None and asked.alone:
            over_ms = max(0, now_ms - asked.since_ms - asked.given_ms - 1000 * self.plan["decision_s"])
            left_ms = max(0, self.bank_ms[seat] - over_ms) + 1000 * self.plan["increment_s"]
            self.bank_ms[seat] = min(1000 * self.plan["bank_s"], left_ms)
        self.welcome(seat)

    def welcome(self, seat: int) -> None:
        self.strikes[seat], self.absent[seat] = 0, False
        self.asked.pop(seat, None)

    def ask(self, kinds: dict[int, str], secret: frozenset[str], now_ms: int) -> None:
        gone = [seat for seat, each in self.asked.items() if kinds.get(seat) != each.kind or not self.people[seat]]
        for seat in gone:
            del self.asked[seat]
        for seat, kind in kinds.items():
            if self.people[seat] and seat not in self.asked:
                self.asked[seat] = Asked(kind, now_ms, alone=kind not in secret)
        for seat, each in self.asked.items():
            if len(kinds) > 1 and each.since_ms == now_ms:
                self.asked[seat] = each._replace(alone=False)

    def deadline(self, seat: int) -> str | None:
        asked = self.asked.get(seat)
        if asked is None or (self.pause is not None and self.pause.since_ms is not None):
            return None
        allowed_ms = 1000 * self.plan["decision_s"] + self.bank_ms[seat] * asked.alone
        return stamp(asked.since_ms + asked.given_ms + (0 if self.absent[seat] else allowed_ms))

    def to_json(self) -> list[dict[str, Any]]:
        return [
            {
                "seat": seat,
                "bank_ms": self.bank_ms[seat],
                "strikes": self.strikes[seat],
                "absent": self.absent[seat],
                "since": stamp(self.asked[seat].since_ms) if seat in self.asked else None,
                "deadline": self.deadline(seat),
            }
            for seat in range(len(self.people))
        ]


class Strike(NamedTuple):
    """A strike that no organiser made. since_ms, due_ms: of what it strikes, when the last was asked, and the latest deadline;
    given_ms: the least time among them that counted for nobody; decisions: their ids.
    """

    at_ms: int
    since_ms: int
    due_ms: int
    given_ms: int
    decisions: tuple[str, ...]


def hold_to_public_entries(play: Play) -> int:
    """Compares the clock of a game after each entry with the one kept by hand. Returns how often it struck."""
    chained = [each for step in play.steps for each in step.batch.entries]
    return len(list(strikes_of(chained, replay_log(GAME_ID, Catalogue(play.rules), rows_of(play)))))


def strikes_of(chained: Sequence[ChainedEntry], games: Iterable[Game]) -> Iterator[Strike]:
    """The strikes of a log, while the clock is compared after each entry with the one kept by hand.

    games: the game after each entry. Raises AssertionError where the clocks differ.
    """
    created = msgspec.to_builtins(chained[0].public["data"])
    kept, asked = PublicClock(created["clock_plan"], created["seats"]), dict[str, int]()
    for each, game in zip(chained, games, strict=True):
        entry = msgspec.to_builtins(ledger_entry(each, None, everything=False))
        kinds = {each.seat: each.kind for each in information_state(game, "public").decisions}
        struck = entry["data"]["decisions"] if entry["type"] == "game.clock_struck" else ()
        seats = [asked[each] for each in struck]
        if struck and "author" not in entry["data"]:
            times, due = [kept.asked[seat] for seat in seats], [kept.deadline(seat) or "" for seat in seats]
            yield Strike(
                milliseconds(entry["at"]),
                max(each.since_ms for each in times),
                milliseconds(max(due)),
                min(each.given_ms for each in times),
                tuple(struck),
            )
        ids = {each.id for each in game.open.values()}
        kept.read(entry, seats, kinds, ids, game.rules.secret_answers)
        asked = {each.id: each.seat for each in game.open.values()}
        assert game.table_clock is not None
        assert msgspec.to_builtins(clock_json(game.table_clock, is_paused=game.is_paused).seats) == kept.to_json(), entry["version"]
