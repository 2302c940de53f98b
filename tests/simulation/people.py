"""Clients in a world: they make games, sit down, look, play by offers, ask again when nobody answers, and give up."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any, Literal

from msgspec import UNSET

from domain.game.events.clock_events import ClockPlan, OnAbsence
from domain.kernel.ruleset.ruleset import AnyRuleset
from projections.rendered_view import encode_json
from service.app.core.context import Context, fingerprint, hash_token
from service.app.core.idempotent_requests import Request
from service.app.new_games import create, fork
from service.app.new_games.claim import SeatClaim, take_seat
from service.app.new_games.creation_request import Creation, Creator, DealRequest, SeatRequest
from service.app.new_games.fork import ForkRequest
from service.app.play.submit_command import sent_command, submit_command
from service.app.sharing import tokens
from service.store import RANDOM_BYTES, game_id, sibling_game_id
from tests.equipment.schema_sampler import sample_instance
from tests.faults.history import History
from tests.simulation.asking import Asking, BrokenPromise
from tests.simulation.house import House, check
from tests.simulation.world import Actor

LOOKS = 40
CLIENT = "a client"
AWAY, LONGEST_AWAY_MS = 0.2, 30_000
"""How often somebody at a table with a clock is away for a while, and for how long at most."""


def drawn_clock(luck: Random) -> ClockPlan:
    """Little time, so that much of it is used up."""
    on_absence: OnAbsence = luck.choice(("default", "bot", "forfeit"))
    return ClockPlan(luck.randint(1, 6), luck.choice((0, 0, 5)), luck.choice((0, 1)), luck.randint(1, 3), on_absence)


class People:
    """Everybody who asks something of one house, and what they were told."""

    def __init__(self, house: House, history: History) -> None:
        self.house, self.world, self.luck, self.clocks = house, house.world, house.world.luck, house.clocks
        self.asking = Asking(house, history)
        self._names = 0
        self._at_it: list[Actor] = []
        self._going: list[Actor] = []

    @property
    def are_done(self) -> bool:
        while self._going and self._going[-1].is_done:
            self._going.pop()
        return not self._going

    def check(self) -> None:
        """Raise what broke one of them."""
        for each in self._at_it:
            check(each)

    def host(self, rules: AnyRuleset) -> None:
        """Somebody makes a game of these rules, and it is played."""
        self._begin(lambda: self._host(self._wanted(rules, DealRequest())))

    def _begin(self, work: Callable[[], object]) -> None:
        actor = self.world.start(None, work)
        self._at_it.append(actor)
        self._going.append(actor)

    def host_group(self, rules: AnyRuleset) -> None:
        """Somebody makes games that share their luck, one after the other while the first are played."""
        self._begin(lambda: self._host_group(rules))

    def _host_group(self, rules: AnyRuleset) -> None:
        deal = DealRequest("duplicate", "a group")
        wanted = self._wanted(rules, deal)
        root = self._host(wanted)
        for _ in range(self.luck.randrange(3) if root is not None else 0):
            self.world.pause(self.luck.randrange(3_000))
            self._host(wanted, root)

    def _host(self, wanted: Creation, root: dict[str, Any] | None = None) -> dict[str, Any] | None:
        """A game, and everybody at it; what its organiser was told.  root: what that of the first game of its group was told."""
        key = self._key()
        made_id = game_id(self._anybody().derive("game", CLIENT, key)[:RANDOM_BYTES])
        print_ = fingerprint(key.encode())
        bearer, needs = (root["organiser_token"], root["game"]["id"]) if root is not None else (None, None)
        made = self.asking.command(
            made_id,
            f"create/{key}",
            lambda context: create.create(context, wanted, Creator(CLIENT, Request(key, print_), bearer)),
            needs,
        )
        if made is not None:
            self._people_of(made_id, made)
        return made

    def _wanted(self, rules: AnyRuleset, deal: DealRequest) -> Creation:
        low, high = rules.players
        people = self.luck.randint(low, min(high, 3))
        seats = [self._seat() for _ in range(people)]
        options = {"variant": "croupier"} if rules.name == "microfilms" and people == 2 else {}
        public = self.luck.choice(("public", "unlisted"))
        clock = drawn_clock(self.clocks) if self.clocks is not None else UNSET
        return Creation(rules.name, options, seats, public, 0, deal, analysis=True, arbiter=False, clock=clock)

    def _seat(self) -> SeatRequest:
        kind = self.luck.choice(("claimed", "waiting", "house", "random"))
        if kind in ("house", "random"):
            return SeatRequest("bot", kind)
        return SeatRequest("human", claim=kind == "claimed")

    def _people_of(self, game: str, made: dict[str, Any]) -> None:
        secrets = [each.get("token", each.get("claim_code")) for each in made["seats"]] + [made["organiser_token"]]
        for each in made["seats"]:
            if "kind" not in each:
                others = [secret for secret in secrets if secret and secret not in each.values()]
                self._begin(partial(self._sit, game, each, others))
        self._begin(lambda: self._organise(game, made["organiser_token"]))

    def _sit(self, game: str, seat: dict[str, Any], others: list[str]) -> None:
        token: Any = seat.get("token")
        if token is None:
            token = self._claim(game, seat["seat"], seat["claim_code"])
        for _ in range(LOOKS if token is not None else 0):
            view = self.asking.look(game, token, others)
            if view is not None and view["status"] in ("over", "aborted"):
                if self.house.is_archiving:
                    self._look_back(game, token, others)
                return self._go_on(game)
            if view is not None and "clock" in view and view["clock"]["seats"][seat["seat"]]["absent"]:
                self._act(game, token, {"type": "return"}, None)
            if view is not None and view["decision"] is not None:
                self._answer(game, token, view)
            self.world.pause(self.luck.randrange(200))
            if self.clocks is not None and self.clocks.random() < AWAY:
                self.world.pause(self.clocks.randrange(LONGEST_AWAY_MS))
        return None

    def _look_back(self, game: str, token: str, others: list[str]) -> None:
        """Look at a game that is over again and again, and replay it, wherever it lies by then."""
        seen: dict[int, Any] = {}
        for _ in range(4):
            self.world.pause(self.luck.randrange(3_000))
            self.asking.replay(game)
            view = self.asking.look(game, token, others)
            if view is not None:
                view.pop("server_time")
                if seen.setdefault(view["version"], view) != view:
                    raise BrokenPromise(f"{game} looks another way at version {view['version']}")

    def _claim(self, game: str, seat: int, code: str) -> str | None:
        key = self._key()
        print_ = fingerprint(key.encode())
        sat = self.asking.command(
            game,
            f"claim-{seat}/{key}",
            lambda context: take_seat(context, game, seat, SeatClaim(code), Request(key, print_)),
        )
        return None if sat is None else str(sat["token"])

    def _answer(self, game: str, token: str, view: dict[str, Any]) -> None:
        """Take an offer; now and then one that is not there, or for a decision that was closed long ago."""
        body = sample_instance(self.luck.choice(view["offers"])["schema"], self.luck)
        if self.luck.random() < 0.01:
            body = {"type": "resign"}
        decision = self.luck.choice((view["decision"]["id"],) * 9 + ("d1.0",))
        self._act(game, token, body, decision)

    def _act(self, game: str, token: str, body: dict[str, Any], decision: str | None) -> None:
        key = self._key()
        print_ = fingerprint(encode_json(body))
        self.asking.command(
            game,
            f"{hash_token(token)[:12]}/{key}",
            lambda context: submit_command(context, game, sent_command(token, decision, body), Request(key, print_)),
        )

    def _organise(self, game: str, token: str) -> None:
        """Somebody who does little; seldom he breaks a game off."""
        self.world.pause(self.luck.randrange(3_000))
        if self.luck.random() < 0.1:
            self._act(game, token, {"type": "abort", "reason": "The cat sat on the table."}, None)
        elif self.luck.random() < 0.3:
            self._mint(game, token)
        for _ in range(12 if self.house.is_archiving else 0):
            self.world.pause(self.luck.randrange(1_000))
            self._mint(game, token)

    def _mint(self, game: str, token: str) -> None:
        """Give a token to a spectator, which a game that is over allows too."""
        key = self._key()
        self.asking.command(
            game,
            f"organiser/mint/{key}",
            lambda context: tokens.mint(context, game, token, "spectator", Request(key, fingerprint(b""))),
        )

    def _go_on(self, game: str) -> None:
        """Fork a game that is over, seldom."""
        if self.luck.random() > 0.2:
            return
        luck: Literal["same", "fresh"] | None = self.luck.choice(("same", "fresh", None))
        wanted = ForkRequest(None, None, None, luck, None, "public")
        key = self._key()
        print_ = fingerprint(key.encode())
        child = sibling_game_id(game, self._anybody().derive("fork", game, CLIENT, key)[: RANDOM_BYTES - 1])
        self.asking.command(
            child,
            f"fork/{key}",
            lambda context: fork.fork_game(context, game, wanted, Creator(CLIENT, Request(key, print_))),
            game,
        )

    def _anybody(self) -> Context:
        return self.house.fresh(self.house.store, lambda: self.world.now_ms)

    def _key(self) -> str:
        self._names += 1
        return f"key-{self._names}-{self.luck.randrange(10**6)}"
