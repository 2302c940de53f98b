"""The request for a new game: rules, options, seats, deal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from domain.game.aggregate import Game
from domain.game.events.clock_events import ClockPlan
from domain.game.events.game_events import Group
from domain.kernel.ruleset.ruleset import AnyRuleset
from domain.kernel.secrecy import Seat
from service.app.core.idempotent_requests import Request
from service.app.projected.open_games import owner_of


class SeatRequest(NamedTuple):
    """A requested seat. claim: taken by the creator; commit: to the nonce of its holder, SHA-256, hex; is_open: free
    for any player.
    """

    kind: str
    bot: str | None = None
    name: str | None = None
    claim: bool = False
    commit: str | None = None
    is_open: bool = False



class DealRequest(NamedTuple):
    """The requested deal. group: of a duplicate deal; description: of a stated one, in the ruleset's terms."""

    mode: str = "fresh"
    group: str | None = None
    description: dict[str, Any] | None = None


class Creator(NamedTuple):
    """Who makes a new game, fork, seek or study, and by which request.

    client: the scope of its key: a token, or an address; bearer: a token that opens more; owners: pseudonyms of the client's
    networks, the narrowest first, for limits on open games and for fair scheduling of bots.
    """

    client: str
    request: Request
    bearer: str | None = None
    owners: tuple[str, ...] = ()

    def __repr__(self) -> str:
        return "Creator(…)"

    @property
    def owner(self) -> str:
        """The owner of what is made; "" for none."""
        return owner_of(self.owners)


class Creation(NamedTuple):
    """A requested game. luck: the members of a luck plan that were asked for; clock: UNSET for none."""

    ruleset: str
    options: dict[str, Any]
    seats: Sequence[SeatRequest]
    visibility: str | None
    delay_s: int
    deal: DealRequest
    analysis: bool
    arbiter: bool
    luck: Mapping[str, Any] = {}
    clock: ClockPlan | msgspec.UnsetType = msgspec.UNSET
    rated: bool = False
    hints: bool = False
    begins_from: int | msgspec.UnsetType = msgspec.UNSET


class RequestedTable(NamedTuple):
    """A valid request. id: of its game; seats: without automata, which come after them; names: display names that were given."""

    id: str
    rules: AnyRuleset
    options: msgspec.Struct
    seats: Sequence[SeatRequest]
    automata: int
    names: dict[Seat, str]
    visibility: str

    @property
    def size(self) -> int:
        return len(self.seats) + self.automata


class SeedChoice(NamedTuple):
    """seed: 32 bytes; root: the first game of a duplicate group that the new game joins."""

    seed: bytes
    group: Group | None = None
    root: Game | None = None
