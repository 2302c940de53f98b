"""Seats are taken, luck is made, cards are dealt: the automatic events of a full table."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Callable
from functools import partial

import msgspec

from domain.game.aggregate import Game, plaintext
from domain.game.batch import Batch, Cause, Fact, append_facts, facts_of
from domain.game.events.game_events import GameStarted, SeatTaken
from domain.game.events.luck_events import TableCancelled
from domain.game.luck.luck_status import LuckStatus, following_event
from domain.game.reveal import reveal_facts
from domain.game.seed import opening_luck
from domain.kernel.chance import Luck
from domain.kernel.errors import Conflict, Malformed
from domain.kernel.ruleset import decider
from domain.kernel.secrecy import NOBODY, Known, Seat


def append_and_follow(append: Callable[[list[Fact]], Batch], facts: list[Fact]) -> Batch:
    """The batch of these facts and of all automatic ones that follow. append: makes a batch of facts."""
    batch = append(facts)
    while more := following_facts(batch.game, batch.game.at):
        facts = [*facts, *more]
        batch = append(facts)
    return batch


def following_facts(game: Game, at: str) -> list[Fact]:
    """The next automatic facts until the game is played, the deal included; empty if it waits for a person.

    at: their time, RFC 3339.
    """
    if game.status != "seating" or not game.is_full:
        return []
    luck = game.luck_status
    if luck is None or luck.is_settled:
        return deal_facts(game)
    event = following_event(luck, at, is_time_up=game.clock is not None and game.clock.is_up(at))
    if isinstance(event, TableCancelled):
        return facts_of(event, *reveal_facts(game, None))
    return [] if event is None else facts_of(event)


def deal_facts(game: Game) -> list[Fact]:
    """GameStarted and the deal; a fork of a dealt game continues from its position."""
    if game.state is not None:
        return facts_of(GameStarted())
    created = game.created
    luck = Luck(opening_luck(game), {}, plaintext(created.stated))
    blank = game.rules.initial(msgspec.convert(created.options, game.rules.options), len(game.seats))
    events = decider.decide_opening(game.rules, blank, luck)
    return facts_of(GameStarted(), *events, draws=luck.draws)


def decide_claim(
    game: Game,
    seat: Seat,
    code: str,
    token: str,
    cause: Cause,
    *,
    commit: str | None = None,
    player: str | None = None,
) -> Batch:
    """Takes a seat with its claim code; the last seat starts the game, or closes its commitments.

    token: its hash; commit, player: as in SeatTaken.  Raises Conflict seat-taken, Malformed.
    """
    expected = require_free(game, seat)
    if not hmac.compare_digest(hashlib.sha256(code.encode()).hexdigest(), expected):
        raise Malformed("This is not the claim code of this seat.", {"code": ["Not the code of this seat."]})
    return decide_seat(game, seat, token, cause, commit=commit, player=player)


def decide_seat(
    game: Game,
    seat: Seat,
    token: str,
    cause: Cause,
    *,
    commit: str | None = None,
    player: str | None = None,
) -> Batch:
    """Takes a seat, as `decide_claim`, for a holder with a verified right.  Raises Conflict seat-taken, Malformed."""
    require_free(game, seat)
    require_fitting_commit(game.luck_status, seat, commit)
    optional = (msgspec.UNSET if each is None else each for each in (commit, player))
    taken = SeatTaken(seat, Known(token, NOBODY), *optional)
    return append_and_follow(partial(append_facts, game, cause), facts_of(taken))


def find_open_seats(game: Game) -> list[Seat]:
    """The free seats that need no code, in playing order."""
    return [seat for seat in find_free_seats(game) if game.created.seats[seat].open is True]


def find_free_seats(game: Game) -> list[Seat]:
    """The seats that wait for people, in playing order."""
    if not game.is_running:
        return []
    codes: tuple[str | None, ...] = plaintext(game.created.codes)
    return [seat for seat, code in enumerate(codes) if code is not None and not game.seats[seat].is_taken]


def require_free(game: Game, seat: Seat) -> str:
    """The hash of the claim code of a seat that is free for a person.  Raises Conflict."""
    codes: tuple[str | None, ...] = plaintext(game.created.codes)
    expected = codes[seat] if 0 <= seat < len(codes) else None
    if not game.is_running or expected is None or game.seats[seat].is_taken:
        raise Conflict("seat-taken", f"Seat {seat} is taken.")
    return expected


def require_fitting_commit(luck: LuckStatus | None, seat: Seat, commit: str | None) -> None:
    """Raises Malformed for a commitment that the game does not take, for a missing one, or for another seat's."""
    wants = "none" if luck is None else luck.plan.nonces
    if commit is None:
        if wants == "required":
            raise Malformed(f"Seat {seat} must commit to a nonce.", {"commit": ["This table needs one."]})
        return
    if luck is None or wants == "none":
        raise Malformed("This game takes no nonces.", {"commit": ["Not in this game."]})
    if commit in (*luck.commits[:seat], *luck.commits[seat + 1 :]):
        raise Malformed("Another seat has made this commitment.", {"commit": ["Not the commitment of another seat."]})
