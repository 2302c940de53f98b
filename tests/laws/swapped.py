"""The law of swapped worlds: two games that look alike to an audience are answered alike, to the byte, over HTTP."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import Any

from deaddrop.testing import values
from deaddrop.testing.checks.clocks import LATE, default_share, eventful_clock, sleepy_seats, struck_acts, struck_seats
from deaddrop.testing.twins import Line, cut_line, hides_something, pick_secret_moment, random_line, twin
from domain.game.events.clock_events import ClockPlan
from domain.kernel.offers import Command
from domain.kernel.ruleset.ruleset import AnyRuleset
from domain.kernel.secrecy import Seat
from tests.http.guest import named
from tests.laws.facts import FACTS
from tests.laws.transcripts import STEP_MS, Answer, pair, written

JSON, NDJSON, SSE = "application/json", "application/x-ndjson", "text/event-stream"


@dataclass
class Coverage:
    """What was compared. strange: pairs of games of which no second was found; strikes: of clocks; kinds: decisions of anybody, by kind."""

    pairs: int = 0
    strange: int = 0
    strikes: int = 0
    answers: int = 0
    versions: int = 0
    statuses: Counter[int] = field(default_factory=Counter)
    kinds: Counter[str] = field(default_factory=Counter)

    def __str__(self) -> str:
        return (
            f"{self.pairs} pairs ({self.strange} games without a twin), {self.strikes} strikes, "
            f"{self.versions} versions, {self.answers} answers "
            f"({', '.join(f'{status}: {n}' for status, n in sorted(self.statuses.items()))}); "
            f"decisions {', '.join(f'{kind} {n}' for kind, n in self.kinds.most_common())}"
        )


def look_alike(
    rules: AnyRuleset,
    players: int,
    rng: Random,
    coverage: Coverage,
    after: type[Command] | None = None,
    *,
    with_clock: bool = False,
) -> None:
    """One pair of games, or none if no twin is found, compared as a seat or the public sees them.

    after: the kind of act that the games shall break off after, where one is done; with_clock: which strikes.
    """
    clock = eventful_clock(rng) if with_clock else None
    defaults = partial(default_share, sleepy_seats(players, rng)) if clock is not None else None
    whole = random_line(rules, players, rng, FACTS[rules.name], defaults)
    while not hides_something(whole):
        whole = random_line(rules, players, rng, FACTS[rules.name], defaults)
    moment, observer = pick_secret_moment(whole, rng, after)
    one = cut_line(whole, moment if rng.random() < 0.8 or after else len(whole.acts))
    other = twin(one, observer, rng)
    if other is None:
        coverage.strange += 1
        return
    coverage.pairs += 1
    coverage.kinds.update(act.kind for act in one.acts)
    Comparison(one, other, observer, rng, coverage, clock).run()


class Comparison:
    """Two services with one game each, asked the same questions by the same audience."""

    def __init__(
        self, one: Line, other: Line, observer: Seat | None, rng: Random, coverage: Coverage, clock: ClockPlan | None
    ) -> None:
        self.lines, self.observer, self.rng, self.coverage = (one, other), observer, rng, coverage
        self.served = pair(one, other, rng, clock=clock)
        self.asked = 0

    def run(self) -> None:
        """Play both on, look at every step, and look back at the end."""
        self.look()
        number = 1
        while number < len(self.lines[0].acts):
            self.refuse(2 if self.observer in self.served[0].game.open else self.rng.random() < 0.3)
            number += self.step(number)
            owed = [served.owed_ms for served in self.served]
            assert owed[0] == owed[1], f"the sweeper looks for one world at another time: {owed}"
            self.look()
        self.look_back()
        self.refuse(len(self.lines[0].rules.commands))

    def step(self, number: int) -> int:
        """What happens next to both, and how many acts of the line that carries out."""
        game, line, now_ms = self.served[0].game, self.lines[0], self.served[0].service.now_ms
        due_ms = game.next_deadline_ms
        if due_ms is not None and (struck := struck_acts(line, game, number, max(due_ms, now_ms))):
            self.coverage.strikes += 1
            for served in self.served:
                served.strike(max(due_ms, now_ms))
            return struck
        if due_ms is not None and due_ms <= now_ms and (seats := struck_seats(game, now_ms)):
            self.compare_own([served.come_back(seats[0], self.observer) for served in self.served])
            return 0
        at_ms = now_ms + STEP_MS
        if due_ms is not None and game.table_clock is not None:
            at_ms = due_ms - 1 if self.rng.random() < LATE else min(at_ms, due_ms - 1)
        self.compare_own([served.carry_out(number, self.observer, at_ms) for served in self.served])
        return 1

    def compare_own(self, answers: Sequence[Answer | None]) -> None:
        """The answers to a command of this audience, None where it was somebody else's."""
        one, other = answers
        if one is not None:
            assert one.status == 201
            self.compare("the own command", one, other)

    def same(self, method: str, path: str, body: Any = None, **headers: str) -> Answer:
        """One request to both services."""
        answers = [served.ask(self.observer, method, path, body, **headers) for served in self.served]
        self.compare(f"{method} {path} {body}", *answers)
        return answers[0]

    def compare(self, what: str, one: Answer | None, other: Answer | None) -> None:
        assert one is not None
        assert one == other, f"{what} seen by {self.observer} tells two worlds apart: {one} {other}"
        assert one.status < 500
        self.coverage.answers += 1
        self.coverage.statuses[one.status] += 1

    def look(self) -> None:
        """What is to be seen now: the view, in JSON and in words, the feed's end, the poster, the page."""
        version = self.served[0].game.version
        view = self.same("GET", "/view")
        self.same("GET", "/card.png")
        if self.observer is None:
            self.compare("the page that a stranger gets", *(served.ask_public_page() for served in self.served))
        etag = dict(view.headers)["ETag"]
        self.same("GET", f"/events?after={max(0, version - self.rng.randrange(1, 9))}&words=true")
        self.same("GET", "/view?words=true")
        match self.rng.randrange(5):
            case 0:
                self.same("GET", "/view", Accept="text/plain")
            case 1:
                self.same("GET", "/view", If_None_Match=etag)
            case 2:
                self.same("GET", "")
            case 3:
                last = str(self.rng.randrange(max(0, version - 8), version + 2))
                self.same("GET", "/events", Accept=SSE, Last_Event_ID=last)
            case 4:
                self.compare("the page", *(served.ask_page(self.observer) for served in self.served))
        if self.observer is not None and self.rng.random() < 0.2:
            seat = self.rng.randrange(len(self.served[0].game.seats))
            self.same("POST", f"/seats/{seat}/reminders", Idempotency_Key=named(f"remind {version}"))
            self.same("GET", "/presence")
            media = self.rng.choice((JSON, NDJSON))
            observer = self.observer
            self.compare("an inbox", *(served.ask_inbox(observer, media) for served in self.served))
        self.coverage.versions += 1

    def look_back(self) -> None:
        """Every earlier version, the whole feed, and viewpoints that are not one's own."""
        version = self.served[0].game.version
        for at in range(1, version + 2):
            if at > version - 3 or self.rng.random() < 8 / version:
                self.same("GET", f"/view?at={at}{self.rng.choice(('', '&words=true'))}")
                self.coverage.versions += 1
        for path in (
            "/events?after=0&limit=500",
            f"/events?after={version}",
            f"/events?after={version + 1}",
            "/events",
        ):
            self.same("GET", path)
        for media in (NDJSON, SSE):
            self.same("GET", "/events?words=true", Accept=media)
        for who in ("public", "all", *(f"seat:{seat}" for seat in range(len(self.served[0].game.seats) + 1))):
            self.same("GET", f"/{self.rng.choice(('view', 'events'))}?viewpoint={who}")
        for number, act in enumerate(self.lines[0].acts):
            if act.seat == self.observer and act.command is not None and self.rng.random() < 0.3:
                self.repeat(number)

        self.replay()
        self.same("GET", "/record")
        self.fork(version)
        self.same("POST", "/seats/0/claim?words=true", {"code": "nonsense"}, Idempotency_Key=named("claim"))
        self.same("POST", "/tokens", {"scope": "spectator"}, Idempotency_Key="mint")

    def fork(self, version: int) -> None:
        """A fork from what this audience knows, and what there is to see in it."""
        asked = {"resample": {"seed": "s"}, "at": self.rng.randrange(1, version + 1)}
        made = self.same("POST", "/forks", asked, Idempotency_Key=named("fork"))
        if made.status == 201:
            for path in ("/view", "/view?words=true", "/events", "/events?words=true", "/record", ""):
                self.compare(f"{path} of a fork", *(served.ask_fork(made, path) for served in self.served))

    def replay(self) -> None:
        """A link to what this audience sees, followed by somebody who holds nothing else."""
        who = 0 if self.observer is None else self.observer
        wanted = {
            "viewpoint": "public" if self.observer is None else f"seat:{who}",
            "spoilers": self.rng.choice(("none", "end", "all")),
            "names": self.rng.choice(("shown", "masked")),
        }
        made = [served.ask(who, "POST", "/replays", wanted, Idempotency_Key="share") for served in self.served]
        self.compare("sharing a replay", *made)
        version = self.served[0].game.version
        for path in ("", "/frames?limit=200", "/frames?limit=30&words=true", "/card.png", f"/card.png?v={version}", "oembed", "page", f"page?v={version}", f"page/table?v={version}", "page/moments"):
            self.compare(f"{path} of a replay", *(served.ask_replay(made[0], path) for served in self.served))

    def repeat(self, number: int) -> None:
        """A command that was carried out long ago, asked for again."""
        command = self.lines[0].acts[number].command
        assert command is not None
        words = self.rng.choice(("", "?words=true"))
        self.same("POST", f"/commands{words}", written(command), Idempotency_Key=f"k{number}", If_Match='"d1.0"')

    def refuse(self, count: int) -> None:
        """Commands of `count` types with any values: checked, and sent in earnest where they are refused."""
        rules = self.lines[0].rules
        for kind in self.rng.sample(rules.commands, min(count, len(rules.commands))):
            self.asked += 1
            body = values.body(kind, self.rng)
            headers = {"Idempotency_Key": f"r{self.asked}", "If_Match": self.decision()}
            checked = self.same("POST", "/commands/check", body, **headers)
            if checked.status != 200:
                versions = [served.game.version for served in self.served]
                refused = self.same("POST", "/commands", body, **headers)
                assert refused.status == checked.status
                assert versions == [served.game.version for served in self.served], "a refused command left a trace"

    def decision(self) -> str:
        """A decision to name: one that is open to somebody, any at all, or whichever is open."""
        open_now = [f'"{each.id}"' for each in self.served[0].game.open.values()]
        return self.rng.choice((*open_now, *open_now, *open_now, "*", '"d3.1"', '"d999.0"', "nonsense"))
