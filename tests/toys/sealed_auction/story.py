"""What happened, in a line per event."""

from __future__ import annotations

from domain.kernel.event_text import PEOPLE, Language

MESSAGES = {
    "sealed_auction.wish_told": "{seat:who} is told which lot to wish for.",
    "sealed_auction.wish_told.known": "{seat:who} is told which lot to wish for: the {lot:plain}.",
    "sealed_auction.spare_told": "One lot is nobody's wish.",
    "sealed_auction.spare_told.known": "One lot is nobody's wish: the {lot:plain}.",
    "sealed_auction.lot_shown": "The {lot:plain} is up, and a bid is asked of {asked:all}.",
    "sealed_auction.bid_sealed": "{seat:who} seals a bid.",
    "sealed_auction.bid_sealed.known": "{seat:who} seals a bid of {coins:plain}.",
    "sealed_auction.bids_opened": "The bids are opened: {bids:bids}. The lot goes to {winner:winner}.",
    "sealed_auction.ended": "The auction has ended, and the points are counted: {points:bids}. {winners:all} won.",
    "sealed_auction.wishes_revealed": "The wishes are opened: {wishes:bids}.",
}

ENGLISH = Language(
    MESSAGES,
    {
        **PEOPLE,
        "bids": lambda bids, people: ", ".join(f"{people[seat]} {bid}" for seat, bid in enumerate(bids)),
        "winner": lambda seat, people: "nobody" if seat is None else people[seat],
    },
)

tell = ENGLISH.tell
