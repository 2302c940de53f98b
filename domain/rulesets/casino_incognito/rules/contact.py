"""Making contact: order of rooms, sealed bids, and their results (rule CI-7)."""

from __future__ import annotations

from domain.kernel.secrecy import Known, Seat, to
from domain.rulesets.casino_incognito.model.commands import Bid
from domain.rulesets.casino_incognito.model.events import round_events
from domain.rulesets.casino_incognito.model.events.ability_events import FaceDownTaken
from domain.rulesets.casino_incognito.model.events.hand_events import Asked, PhaseBegan
from domain.rulesets.casino_incognito.model.limits import marks_after_bid, may_bid
from domain.rulesets.casino_incognito.model.offers import open_rooms
from domain.rulesets.casino_incognito.model.options import Room, Spot
from domain.rulesets.casino_incognito.model.table import Contact, OpenBid, Table
from domain.rulesets.casino_incognito.rules.state import Deciding, cards_laid_into, draw_cards


def continue_contact(deciding: Deciding) -> None:
    """The next room, its bids, then the conversations for the bidders."""
    contact = deciding.table.contact
    if contact is None:
        ask_for_room(deciding)
    elif contact.bids is None:
        continue_bidding(deciding)
    else:
        continue_picking(deciding, contact)


def ask_for_room(deciding: Deciding) -> None:
    """The last on the track names the next room, if there is a choice.  Rule CI-7.1."""
    rooms, last = open_rooms(deciding.table), deciding.table.track[-1]
    if len(rooms) > 1:
        deciding.emit(Asked("room", (last,)))
    elif rooms:
        choose_room(deciding, last, rooms[0])
    else:
        deciding.emit(PhaseBegan("leak"))


def choose_room(deciding: Deciding, seat: Seat, room: Room) -> None:
    deciding.emit(round_events.RoomChosen(seat, room))


def continue_bidding(deciding: Deciding) -> None:
    """Asks all seats able to bid at once; opens the bids when the last is sealed.  Rules CI-7.2 to CI-7.4."""
    table = deciding.table
    able = tuple(seat for seat in table.seats if may_bid(table, seat))
    if able and not table.sealed:
        return deciding.emit(Asked("bid", able))
    sealed = [mind.bid for mind in deciding.minds if mind.bid is not None and mind.bid.chips]
    bids = tuple(sorted(sealed, key=lambda bid: (-bid.chips, -table.track.index(bid.seat))))
    marks = list(table.marks)
    for bid in bids:
        marks[bid.seat] = marks_after_bid(table, bid.seat, bid.character)
    return deciding.emit(round_events.BidsOpened(bids, tuple(marks)))


def seal_bid(deciding: Deciding, seat: Seat, command: Bid) -> None:
    named = () if command.character is None else (command.character,)
    deciding.emit(round_events.BidSealed(seat, Known(command.chips, to(seat)), Known(named, to(seat))))


def sit_out(deciding: Deciding, seat: Seat) -> None:
    deciding.emit(round_events.BidSealed(seat, Known(0, to(seat)), Known((), to(seat))))


def continue_picking(deciding: Deciding, contact: Contact) -> None:
    """Bidders take one conversation each, best bid first, until none is left.  Rule CI-7.5."""
    table, bids = deciding.table, contact.bids or ()
    spots = table.spots_in(contact.room)
    if len(contact.took) == len(bids) or not spots:
        return settle_room(deciding, contact)
    seat = bids[len(contact.took)].seat
    if len(spots) > 1:
        return deciding.emit(Asked("pick", (seat,)))
    return take_conversation(deciding, seat, spots[0])


def take_conversation(deciding: Deciding, seat: Seat, spot: Spot) -> None:
    """A bid is paid: the bidder takes the cards, and the fold moves its chips to the bank.  Rule CI-7.5.2."""
    chips = next(bid.chips for bid in open_bids(deciding.table) if bid.seat == seat)
    down = cards_laid_into(deciding.minds, spot)
    deciding.emit(round_events.ConversationTaken(seat, spot, deciding.table.conversations[spot - 1].cards, chips))
    if down:
        deciding.emit(FaceDownTaken(seat, spot, len(down), Known(down, to(seat))))


def open_bids(table: Table) -> tuple[OpenBid, ...]:
    assert table.contact is not None
    return table.contact.bids or ()


def settle_room(deciding: Deciding, contact: Contact) -> None:
    """Emits the gains of the top bidder, of bidders without a conversation and of seats that bid nothing; draws the
    cards of the second. The folds of these events move the chips.  Rules CI-7.6 to CI-7.9.
    """
    bids = contact.bids or ()
    if bids:
        deciding.emit(round_events.AdvanceEarned(bids[0].seat))
    for each in bids[len(contact.took) :]:
        cards = draw_cards(deciding, "eavesdropping")
        deciding.emit(round_events.Eavesdropped(each.seat, len(cards), Known(cards, to(each.seat))))
    idle = tuple(seat for seat in deciding.table.seats if all(each.seat != seat for each in bids))
    if bids and idle:
        deciding.emit(round_events.SatOut(idle, len(bids)))
    deciding.emit(round_events.RoomResolved(contact.room))
