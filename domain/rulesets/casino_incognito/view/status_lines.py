"""Short public status: one line for the table, one per seat."""

from __future__ import annotations

from collections.abc import Sequence

from domain.kernel.secrecy import Seat
from domain.kernel.text.event_text import count_text
from domain.rulesets.casino_incognito.model.reveal_offers import hands_by_rank
from domain.rulesets.casino_incognito.model.table import Contact, Table, decisions
from domain.rulesets.casino_incognito.view import intrigue_status_lines
from domain.rulesets.casino_incognito.view.decision_texts import TEXTS, headline
from domain.rulesets.casino_incognito.view.table_text import STAGES

ORDINALS = ("1st", "2nd", "3rd")


def headlines(table: Table, people: Sequence[str]) -> tuple[str, ...]:
    """Hand, round and phase, and the awaited decision."""
    if not table.hand:
        return "Before the first hand", headline(table, "disguise", people)
    options = table.options
    when = f"Hand {table.hand} of {options.hands} · Round {table.round} of {options.rounds}"
    stage = f" · {STAGES[table.phase]}" if table.phase in STAGES else ""
    return tuple(filter(None, (when + stage, waiting_text(table, people))))


def waiting_text(table: Table, people: Sequence[str]) -> str:
    """The awaited decision or current result; empty if neither applies."""
    is_open = table.contact is not None and table.contact.bids is not None
    kind = "pick" if is_open else table.kind if table.asked else None
    return "" if kind is None else headline(table, kind, people)


def seat_status(table: Table, seat: Seat) -> str:
    """A seat's action in this phase."""
    kind = decisions(table).get(seat)
    if kind is not None and kind != "pick":
        return TEXTS[kind].status
    match table.phase:
        case "disguises":
            return "has chosen" if seat in table.done else "chooses later"
        case "free_moves":
            return "is done" if seat in table.done else "may move later"
        case "paid_moves":
            is_poor = table.chips[seat] < table.price
            return "is out" if seat in table.done else "cannot pay" if is_poor else "is in"
        case "contact" if table.contact is not None:
            return bid_status(table, table.contact, seat)
        case "leak":
            return "has sealed an answer" if seat in table.sealed else "must disavow"
        case "scoring" if table.scoring is not None:
            return wager_status(table, seat)
        case "over" if table.outcome is not None and seat in table.outcome.winners:
            return "★ wins"
    return intrigue_status_lines.intrigue_seat_status(table, seat)


def bid_status(table: Table, contact: Contact, seat: Seat) -> str:
    """A seat's bid: sealed or not and, once opened, its content."""
    if contact.bids is not None:
        return opened_bid_text(contact, seat, is_asked=seat in table.asked)
    if table.kind != "bid":
        return ""
    return "has sealed a bid" if seat in table.sealed else "cannot bid"


def opened_bid_text(contact: Contact, seat: Seat, *, is_asked: bool) -> str:
    """A seat's bid and its result; a star marks the highest."""
    bids = contact.bids or ()
    for place, (bidder, chips, character) in enumerate(bids):
        if bidder == seat:
            named = f", not {character}" if character else ""
            got = ", takes the cards" if seat in contact.took else ", picks …" if is_asked else ""
            return f"{'★ ' if place == 0 else ''}bid {chips}{named}{got}"
    return "bid nothing"


def wager_status(table: Table, seat: Seat) -> str:
    """A seat's wager on the tile, and its hand."""
    assert table.scoring is not None
    wager = table.scoring.wagers[seat]
    if seat in table.scoring.out:
        return "passes" if wager is None else f"out, wagered {wager}"
    if wager is None:
        return "may wager later"
    if seat in table.scoring.revealed and all(shown.seat != seat for shown in table.scoring.shown):
        return f"wagered {wager}, shows nothing"
    return f"{'★ leads, ' if leading_seat(table) == seat else ''}wagered {wager}"


def leading_seat(table: Table) -> Seat | None:
    """The seat with the best hand shown so far."""
    hands = hands_by_rank(table)
    return hands[0].seat if hands else None


def recent_text(table: Table, seat: Seat) -> str:
    """The result of the last contact or intrigue for a seat."""
    if table.phase in ("contact", "leak") and table.met:
        return contact_text(table.met[-1], seat)
    return intrigue_status_lines.standing_text(table, seat)


def contact_text(contact: Contact, seat: Seat) -> str:
    bids = contact.bids or ()
    for bidder, chips, character in bids:
        if bidder == seat:
            got = "took the cards" if seat in contact.took else "heard a card for 1"
            return f"Room {contact.room}: bid {chips}{f', not {character}' if character else ''}, {got}"
    return f"Room {contact.room}: bid nothing" + (f", +{count_text(len(bids), 'chip')}" if bids else "")
