"""Whole games in one process, without a server: for research, training, and bots that search.

    from deaddrop import games

    game = games.new("microfilms", seats=3, deal="monday-1")
    while game.to_move:
        seat = game.to_move[0]
        game.act(seat, game.bot_command(seat, "house"))
    print(game.outcome["winners"])

Views, refusals and records are those of the service: the same rules decide, the same code renders. Each seat is a
player's; seats of automata follow and play by themselves. Time stands still, but for `LocalGame.time_out`. A program
that holds a `LocalGame` can read everything in it: what a bot may know is `view(seat)`.

A *deal id* names the whole luck of a game: with the same ruleset in the same version, the same number of seats and the
same options, the same id gives the same cards, and the same commands then lead to the same game, to the byte.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from copy import copy
from functools import cache
from hashlib import sha256
from itertools import permutations
from secrets import token_hex
from typing import Any, Generic, NamedTuple, TypeVar

import msgspec

from domain.audit.record import FORMAT, Header, RecordHead, RulesetVersion, to_bytes
from domain.catalogue import Catalogue, discover
from domain.game import aggregate, decide
from domain.game.aggregate import Game
from domain.game.batch import Batch, Cause
from domain.game.bot_answer import TRIES, BotPolicy, OutOfSteps, answer_of_bot, choose_policy
from domain.game.commands import TABLE_COMMANDS, parse_command
from domain.game.entry_codec import ChainedEntry
from domain.game.events.seat_plan import SeatPlan
from domain.game.fork import ForkPlan, decide_fork
from domain.game.information_state import Viewpoint
from domain.game.opening.creation import GamePlan, decide_creation, require_effective_options
from domain.kernel.errors import Malformed, Refusal
from domain.kernel.offers import Command
from domain.kernel.ruleset.ruleset import AnyRuleset, Ruleset
from domain.kernel.secrecy import Seat
from domain.kernel.validation.convert import to_type
from domain.kernel.validation.messages import not_one_of
from projections.feed_entry import entry_json, ledger_entry
from projections.game_card import seat_names
from projections.outcome import outcome_of_game
from projections.rendered_view import RenderedView, encode_json, render_body
from projections.timestamps import stamp
from service.ids import game_id

__all__ = ["LocalGame", "Refusal", "SeatedGame", "new", "seatings"]

P = TypeVar("P")
BEGUN = "2001-01-01T00:00:00.000Z"
"""When every game begins."""


class LocalGame:
    """A game and its log. Commands and views are JSON values, in the forms of the API.

    ruleset: the rules; deal: the id of its luck.
    """

    def __init__(self, deal: str, batch: Batch) -> None:
        self.deal = deal
        self._game = batch.game
        self._log: list[ChainedEntry] = list(batch.entries)
        self._play_automata()

    @property
    def ruleset(self) -> AnyRuleset:
        return self._game.rules

    @property
    def to_move(self) -> tuple[Seat, ...]:
        """The seats that have to answer; several where they decide at the same time. Empty when the game is over."""
        return tuple(self._game.open)

    @property
    def outcome(self) -> dict[str, Any] | None:
        """As in a view: `winners`, `places`, `scores`, `reason`, `measures`. None while the game runs."""
        outcome = outcome_of_game(self._game)
        return None if outcome is None else decoded(encode_json(outcome))

    def view(self, viewpoint: Viewpoint) -> dict[str, Any]:
        """The view of a seat, of "public", or of "all", which knows every secret.  Raises Refusal malformed."""
        return decoded(self.view_bytes(viewpoint))

    def view_bytes(self, viewpoint: Viewpoint) -> bytes:
        """The view to the byte: the body of `GET …/view?at=` for this log.  Raises Refusal malformed."""
        require_viewpoint(self._game, viewpoint)
        return RenderedView(*render_body(self._game, viewpoint, self._names), self._game.at).json

    def commands(self, seat: Seat) -> Iterator[dict[str, Any]]:
        """Every command that answers the seat's open decision, in a fixed order; none if nothing is asked of it.

        Commands that answer no decision are left out: some have more values than can be listed.  Raises Refusal malformed.
        """
        game = self._game
        require_seat(game, seat)
        if seat not in game.open or game.state is None:
            return
        for offer in game.rules.offers(game.state.table, game.state.minds[seat]):
            if not issubclass(offer.command, game.rules.asides):
                yield from map(msgspec.to_builtins, offer.instances())

    def bot_command(self, seat: Seat, bot: str = "house") -> dict[str, Any]:
        """The command of a bot that knows the seat's view: "house", "random" or another of the ruleset. The same in
        equal games.  Raises Refusal not-your-decision, malformed.
        """
        game = self._game
        require_seat(game, seat)
        decide.state_for_answer(game, seat, None)
        known = ("house", "random", *game.rules.imagining.bots)
        if bot not in known:
            raise Malformed(f"bot: {not_one_of(bot, known)}", {"bot": [not_one_of(bot, known)]})
        place = aggregate.SeatStatus("bot", bot)
        command: dict[str, Any] = msgspec.to_builtins(self._answer(seat, choose_policy(game.rules, place)))
        return command

    def act(self, seat: Seat, command: Mapping[str, Any], decision: str | None = None) -> None:
        """Carry out a seat's command, and what follows from it; decision: its id in the view, None for the open one.

        Raises Refusal with the codes of the API, and changes nothing then: malformed, not-offered, not-your-decision,
        stale-decision, game-over, too-often. Commands of the table, such as `resign`, are not for games in one process.
        """
        require_seat(self._game, seat)
        game, body = self._game, members(command, "command")
        parsed = parse_command(game.rules, body)
        if isinstance(parsed, TABLE_COMMANDS):
            message = not_one_of(body["type"], [str(each.__struct_config__.tag) for each in game.rules.commands])
            raise Malformed(f"type: {message}", {"type": [message]})
        self._carry_out(seat, parsed, decision)
        self._play_automata()

    def time_out(self) -> None:
        """Let the timer of the rules run out, if one runs: the view's text says when.  Raises Refusal stale-decision, game-over."""
        clock = self._game.clock
        at = self._game.at if clock is None else stamp(clock.deadline_ms)
        self._append(decide.time_out(self._game, Cause(at)))
        self._play_automata()

    def events(self, viewpoint: Viewpoint, after: int = 0) -> list[dict[str, Any]]:
        """The log after a version, as entries of the API's feed for a seat, "public" or "all"."""
        require_viewpoint(self._game, viewpoint)
        seat = viewpoint if isinstance(viewpoint, int) else None
        return [
            decoded(encode_json(entry_json(each, self.ruleset, self._names, seat, everything=viewpoint == "all")))
            for each in self._log
            if each.public["version"] > after
        ]

    def record(self) -> bytes:
        """The log as a record, with everything opened: `deaddrop verify` and `deaddrop.verify` check it."""
        game, blank = self._game, (None,) * len(self._game.seats)
        head = RecordHead(game.version, game.digest.hex())
        rules = RulesetVersion(game.rules.name, game.rules.version)
        first = int(self._log[0].public["version"])
        header = Header(FORMAT, game.id, rules, "all", game.is_revealed, blank, blank, first, head, None)
        return to_bytes(header, [ledger_entry(each, None, everything=True) for each in self._log])

    def copy(self) -> LocalGame:
        """The same game, to be played on by itself: hidden cards, luck to come and all. For analysis, and for bots that may cheat."""
        other = copy(self)
        other._log = list(self._log)
        return other

    def imagine(self, seat: Seat, deal: str | None = None) -> LocalGame:
        """A game that this seat may be in: drawn from its view alone, as likely as the luck makes it. For bots that search.

        deal: of the draw, and of the luck from here on; None: a random one. In the view of the seat only the ids, the
        version and the text differ.  Raises Refusal malformed, game-over.
        """
        deal = new_deal(deal)
        decide.require_running(self._game)
        require_seat(self._game, seat)
        rules, created = self.ruleset, self._game.created
        plan = plan_table(msgspec.convert(created.options, rules.options), created.seats, *luck_of(deal))
        fork = ForkPlan(self._game, seat, resample=deal)
        return LocalGame(deal, decide_fork(fork, id_of(deal, rules), plan, Cause(self._game.at)))

    @property
    def _names(self) -> tuple[str, ...]:
        return seat_names(self._game, {}, self._game.version)

    def _play_automata(self) -> None:
        while due := self._game.automatic_decisions():
            seat = due[0].seat
            self._carry_out(seat, self._answer(seat, choose_policy(self.ruleset, self._game.seats[seat])))

    def _answer(self, seat: Seat, policy: BotPolicy) -> Command:
        """A policy's answer, the default after tries that took too many steps, as in the service."""
        decision = self._game.open[seat]
        for number in range(TRIES):
            try:
                return answer_of_bot(self._game, decision, number, lambda *_: policy)
            except OutOfSteps:
                continue
        return decide.default_answer(self._game, decision)

    def _carry_out(self, seat: Seat, command: Command, decision: str | None = None) -> None:
        cause = Cause(self._game.at, by=seat, command=msgspec.to_builtins(command))
        self._append(decide.answer_decision(self._game, seat, decision, command, cause))

    def _append(self, batch: Batch) -> None:
        self._game = batch.game
        self._log.extend(batch.entries)


def new(
    ruleset: str | AnyRuleset, seats: int, *, deal: str | None = None, options: Mapping[str, Any] | None = None
) -> LocalGame:
    """A dealt game. seats: of players, without those of automata.

    ruleset: the name of a built-in one, or the object of another; deal: an id of up to 64 characters, None for a random
    one; options: of the table, by name.  Raises Refusal not-found, malformed.
    """
    rules = ruleset if isinstance(ruleset, Ruleset) else built_in()[f"{ruleset}"]
    deal = new_deal(deal)
    made = to_type(members(options or {}, "options"), rules.options, "options")
    if type(seats) is not int:
        raise Malformed("seats: A whole number.", {"seats": ["A whole number."]})
    automata = rules.seating(made, seats)
    require_effective_options(rules, made, seats)
    places = (*[SeatPlan("human")] * seats, *[SeatPlan("automaton")] * automata)
    plan = plan_table(made, places, *luck_of(deal))
    return LocalGame(deal, decide_creation(id_of(deal, rules), rules, plan, Cause(BEGUN)))


class SeatedGame(NamedTuple, Generic[P]):
    """A game, and who plays it. players: by seat."""

    players: tuple[P, ...]
    game: LocalGame


def seatings(
    ruleset: str | AnyRuleset,
    players: Sequence[P],
    *,
    deal: str | None = None,
    options: Mapping[str, Any] | None = None,
    every: bool = False,
) -> Iterator[SeatedGame[P]]:
    """The same deal once for each seating of the players, so that each of them holds each hand: what is left between
    their results is no luck of the deal.

    players: any values, such as names or functions; every: all orders, not only the rotations; other arguments as for
    `new`.
    """
    deal, size = new_deal(deal), len(players)
    orders = (
        permutations(range(size)) if every else ([(at + turn) % size for at in range(size)] for turn in range(size))
    )
    for order in orders:
        yield SeatedGame(tuple(players[each] for each in order), new(ruleset, size, deal=deal, options=options))


def require_seat(game: Game, seat: object) -> None:
    """Raises Malformed for all but the number of a seat."""
    last = len(game.seats) - 1
    if type(seat) is not int or not 0 <= seat <= last:
        raise Malformed(f"seat: A whole number from 0 to {last}, and not {seat!r}.", {"seat": [f"A number from 0 to {last}."]})


def require_viewpoint(game: Game, viewpoint: object) -> None:
    """Raises Malformed for all but the number of a seat, "public" and "all"."""
    if viewpoint not in ("public", "all"):
        require_seat(game, viewpoint)


def members(given: object, name: str) -> dict[str, Any]:
    """A copy of what has to be a JSON object.  Raises Malformed."""
    if not isinstance(given, Mapping):
        raise Malformed(f"{name}: An object, and not {given!r}.", {name: ["An object."]})
    return dict(given)


def new_deal(deal: str | None) -> str:
    """The id as given, or a random one.  Raises Malformed."""
    if deal is None:
        return token_hex(8)
    if not isinstance(deal, str) or not 1 <= len(deal) <= 64 or not deal.isprintable():
        message = "A text of 1 to 64 printable characters."
        raise Malformed(f"deal: {message}", {"deal": [message]})
    return deal


def luck_of(deal: str) -> tuple[bytes, bytes]:
    """The seed and the salts' secret that a deal id names: 32 bytes each. Never changes, so ids can be published."""
    return sha256(f"deal/1/seed/{deal}".encode()).digest(), sha256(f"deal/1/secret/{deal}".encode()).digest()


def id_of(deal: str, rules: AnyRuleset) -> str:
    """The id of a game, in its views and records."""
    return game_id(sha256(f"deal/1/game/{rules.name}/{deal}".encode()).digest()[:11])


def plan_table(options: msgspec.Struct, seats: Sequence[SeatPlan], seed: bytes, secret: bytes) -> GamePlan:
    """A table whose people are all seated. Tokens are `token-0`, `token-1`, …, and `token-organiser`."""
    people = [seat for seat, each in enumerate(seats) if each.kind == "human"]
    return GamePlan(
        options=options,
        seats=tuple(seats),
        visibility="unlisted",
        delay_s=0,
        deal="fixed",
        analysis=True,
        stated={},
        group=None,
        seed=seed,
        secret=secret,
        codes=(None,) * len(seats),
        claimed={seat: token_hash(f"token-{seat}") for seat in people},
        organiser=token_hash("token-organiser"),
        arbiter=None,
        pace_ms=0,
        games_log=None,
        players=(None,) * len(seats),
    )


def token_hash(text: str) -> str:
    return sha256(text.encode()).hexdigest()


@cache
def built_in() -> Catalogue:
    """The rulesets that come with the distribution."""
    return discover()


def decoded(body: bytes) -> dict[str, Any]:
    value: dict[str, Any] = msgspec.json.decode(body)
    return value
