"""What happened (rules SA-1 to SA-5)."""

from __future__ import annotations

from domain.kernel.secrecy import Event, Seat, Secret
from tests.toys.sealed_auction.lots import Lot


class WishTold(Event, frozen=True, tag="sealed_auction.wish_told"):
    rule = "SA-1"
    seat: Seat
    lot: Secret[Lot]


class SpareTold(Event, frozen=True, tag="sealed_auction.spare_told"):
    """The lot that nobody wishes for, which nobody is told."""

    rule = "SA-1"
    lot: Secret[Lot]


class LotShown(Event, frozen=True, tag="sealed_auction.lot_shown"):
    """A lot is up; `asked` are the bidders who have a coin."""

    rule = "SA-2"
    lot: Lot
    asked: tuple[Seat, ...]


class BidSealed(Event, frozen=True, tag="sealed_auction.bid_sealed"):
    """A bid, which looks like every other one."""

    rule = "SA-3"
    seat: Seat
    coins: Secret[int]


class BidsOpened(Event, frozen=True, tag="sealed_auction.bids_opened"):
    """bids: one per seat; winner: None where everybody bid nothing."""

    rule = "SA-4"
    bids: tuple[int, ...]
    winner: Seat | None


class Ended(Event, frozen=True, tag="sealed_auction.ended"):
    """Who won, and how many points each has."""

    rule = "SA-5"
    winners: tuple[Seat, ...]
    points: tuple[int, ...]


class WishesRevealed(Event, frozen=True, tag="sealed_auction.wishes_revealed"):
    rule = "SA-5"
    wishes: tuple[Lot, ...]


EVENTS = (WishTold, SpareTold, LotShown, BidSealed, BidsOpened, Ended, WishesRevealed)
