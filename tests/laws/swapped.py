"""The law of swapped worlds: two games that look alike to an audience are answered alike, to the byte, over HTTP."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from random import Random
from typing import Any

from deaddrop.testing import values
from deaddrop.testing.twins import Line, cut_line, hides_something, pick_secret_moment, random_line, twin
from domain.kernel.offers import Command
from domain.kernel.ruleset import AnyRuleset
from domain.kernel.secrecy import Seat
from tests.http.guest import named
from tests.laws.facts import FACTS
from tests.laws.transcripts import Answer, pair, written

JSON, NDJSON, SSE = "application/json", "application/x-ndjson", "text/event-stream"


@dataclass
class Coverage:
    """What was compared. strange: pairs of games of which no second was found; kinds: decisions of anybody, by kind."""

    pairs: int = 0
    strange: int = 0
    answers: int = 0
    versions: int = 0
    statuses: Counter[int] = field(default_factory=Counter)
    kinds: Counter[str] = field(default_factory=Counter)

    def __str__(self) -> str:
        return (
            f"{self.pairs} pairs ({self.strange} games without a twin), {self.versions} versions, {self.answers} answers "
            f"({', '.join(f'{status}: {n}' for status, n in sorted(self.statuses.items()))}); "
            f"decisions {', '.join(f'{kind} {n}' for kind, n in self.kinds.most_common())}"
        )


def look_alike(
    rules: AnyRuleset, players: int, rng: Random, coverage: Coverage, after: type[Command] | None = None
) -> None:
    """One pair of games, or none if no twin is found, compared as a seat or the public sees them.

    after: the kind of act that the games shall break off after, where one is done.
    """
    whole = random_line(rules, players, rng, FACTS[rules.name])
    while not hides_something(whole):
        whole = random_line(rules, players, rng, FACTS[rules.name])
    moment, observer = pick_secret_moment(whole, rng, after)
    one = cut_line(whole, moment if rng.random() < 0.8 or after else len(whole.acts))
    other = twin(one, observer, rng)
    if other is None:
        coverage.strange += 1
        return
    coverage.pairs += 1
    coverage.kinds.update(act.kind for act in one.acts)
    Comparison(one, other, observer, rng, coverage).run()


class Comparison:
    """Two services with one game each, asked the same questions by the same audience."""

    def __init__(self, one: Line, other: Line, observer: Seat | None, rng: Random, coverage: Coverage) -> None:
        self.lines, self.observer, self.rng, self.coverage = (one, other), observer, rng, coverage
        self.served = pair(one, other, rng)
        self.asked = 0

    def run(self) -> None:
        """Play both on, look at every step, and look back at the end."""
        self.look()
        for number in range(1, len(self.lines[0].acts)):
            self.refuse(2 if self.observer in self.served[0].game.open else self.rng.random() < 0.3)
            one, other = (served.carry_out(number, self.observer) for served in self.served)
            if one is not None:
                assert one.status == 201
                self.compare("the own command", one, other)
            self.look()
        self.look_back()
        self.refuse(len(self.lines[0].rules.commands))

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
        """What is to be seen now: the view, in JSON and in words, the feed's end, the card, the page."""
        version = self.served[0].game.version
        view = self.same("GET", "/view")
        etag = dict(view.headers)["ETag"]
        self.same("GET", f"/events?after={max(0, version - self.rng.randrange(1, 9))}")
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
                shape = self.rng.choice(("wide", "tall"))
                self.compare("the page", *(served.ask_page(self.observer, shape) for served in self.served))
        if self.observer is not None and self.rng.random() < 0.2:
            media = self.rng.choice((JSON, NDJSON))
            observer = self.observer
            self.compare("an inbox", *(served.ask_inbox(observer, media) for served in self.served))
        self.coverage.versions += 1

    def look_back(self) -> None:
        """Every earlier version, the whole feed, and viewpoints that are not one's own."""
        version = self.served[0].game.version
        for at in range(1, version + 2):
            if at > version - 3 or self.rng.random() < 8 / version:
                self.same("GET", f"/view?at={at}")
                self.coverage.versions += 1
        for path in (
            "/events?after=0&limit=500",
            f"/events?after={version}",
            f"/events?after={version + 1}",
            "/events",
        ):
            self.same("GET", path)
        for media in (NDJSON, SSE):
            self.same("GET", "/events", Accept=media)
        for who in ("public", "all", *(f"seat:{seat}" for seat in range(len(self.served[0].game.seats) + 1))):
            self.same("GET", f"/{self.rng.choice(('view', 'events'))}?as={who}")
        for number, act in enumerate(self.lines[0].acts):
            if act.seat == self.observer and act.command is not None and self.rng.random() < 0.3:
                self.repeat(number)

        self.replay()
        self.same("GET", "/record")
        self.fork(version)
        self.same("POST", "/seats/0/claim", {"code": "nonsense"}, Idempotency_Key=named("claim"))
        self.same("POST", "/tokens", {"scope": "spectator"}, Idempotency_Key="mint")

    def fork(self, version: int) -> None:
        """A fork from what this audience knows, and what there is to see in it."""
        asked = {"resample": {"seed": "s"}, "at": self.rng.randrange(1, version + 1)}
        made = self.same("POST", "/forks", asked, Idempotency_Key=named("fork"))
        if made.status == 201:
            for path in ("/view", "/events", "/record", ""):
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
        for path in ("", "/frames?limit=200", "/card.svg", f"/card.svg?v={version}&shape=tall", "?page"):
            self.compare(f"{path} of a replay", *(served.ask_replay(made[0], path) for served in self.served))

    def repeat(self, number: int) -> None:
        """A command that was carried out long ago, asked for again."""
        command = self.lines[0].acts[number].command
        assert command is not None
        self.same("POST", "/commands", written(command), Idempotency_Key=f"k{number}", If_Match='"d1.0"')

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
