"""Making contact: the order of the rooms, sealed bids, and who hears what (rule CI-7)."""

from __future__ import annotations

from domain.kernel.secrecy import Known, Seat, to
from domain.rulesets.casino_incognito.model.bid_limits import marked, may_bid
from domain.rulesets.casino_incognito.model.commands import Bid
from domain.rulesets.casino_incognito.model.events import (
    AdvanceEarned,
    Asked,
    BidSealed,
    BidsOpened,
    ConversationTaken,
    Eavesdropped,
    OpenBid,
    PhaseBegan,
    RoomChosen,
    RoomResolved,
    SatOut,
)
from domain.rulesets.casino_incognito.model.intrigue_events import FaceDownTaken
from domain.rulesets.casino_incognito.model.offers import open_rooms
from domain.rulesets.casino_incognito.model.options import Room, Spot
from domain.rulesets.casino_incognito.model.table import Contact, Table
from domain.rulesets.casino_incognito.rules.state import Course


def go_on(course: Course) -> None:
    """The next room, the bids for it, the conversations for the bidders."""
    contact = course.table.contact
    if contact is None:
        next_room(course)
    elif contact.bids is None:
        bidding(course)
    else:
        picking(course, contact)


def next_room(course: Course) -> None:
    """The last on the track names it, where there is a choice.  Rule CI-7.1."""
    rooms, last = open_rooms(course.table), course.table.track[-1]
    if len(rooms) > 1:
        course.tell(Asked("room", (last,)))
    elif rooms:
        choose_room(course, last, rooms[0])
    else:
        course.tell(PhaseBegan("leak"))


def choose_room(course: Course, seat: Seat, room: Room) -> None:
    course.tell(RoomChosen(seat, room))


def bidding(course: Course) -> None:
    """All who can bid are asked at once; when the last has sealed his answer, all are opened.  Rules CI-7.2 to CI-7.4."""
    table = course.table
    able = tuple(seat for seat in table.seats if may_bid(table, seat))
    if able and not table.sealed:
        return course.tell(Asked("bid", able))
    sealed = [mind.bid for mind in course.state.minds if mind.bid is not None and mind.bid.chips]
    bids = tuple(sorted(sealed, key=lambda bid: (-bid.chips, -table.track.index(bid.seat))))
    marks = list(table.marks)
    for bid in bids:
        marks[bid.seat] = marked(table, bid.seat, bid.character)
    return course.tell(BidsOpened(bids, tuple(marks)))


def bid(course: Course, seat: Seat, command: Bid) -> None:
    named = () if command.character is None else (command.character,)
    course.tell(BidSealed(seat, Known(command.chips, to(seat)), Known(named, to(seat))))


def sit_out(course: Course, seat: Seat) -> None:
    course.tell(BidSealed(seat, Known(0, to(seat)), Known((), to(seat))))


def picking(course: Course, contact: Contact) -> None:
    """As many bidders as there are conversations take one each, the best bid first.  Rule CI-7.5."""
    table, bids = course.table, contact.bids or ()
    spots = table.spots(contact.room)
    if len(contact.took) == len(bids) or not spots:
        return settle(course, contact)
    seat = bids[len(contact.took)].seat
    if len(spots) > 1:
        return course.tell(Asked("pick", (seat,)))
    return pick(course, seat, spots[0])


def pick(course: Course, seat: Seat, spot: Spot) -> None:
    chips = next(bid.chips for bid in bids_of(course.table) if bid.seat == seat)
    down = course.face_down(spot)
    course.tell(ConversationTaken(seat, spot, course.table.conversations[spot - 1].cards, chips))
    if down:
        course.tell(FaceDownTaken(seat, spot, len(down), Known(down, to(seat))))


def bids_of(table: Table) -> tuple[OpenBid, ...]:
    assert table.contact is not None
    return table.contact.bids or ()


def settle(course: Course, contact: Contact) -> None:
    """What the others get.  Rules CI-7.6 to CI-7.9."""
    bids = contact.bids or ()
    if bids:
        course.tell(AdvanceEarned(bids[0].seat))
    for each in bids[len(contact.took) :]:
        cards = course.draw("eavesdropping")
        course.tell(Eavesdropped(each.seat, len(cards), Known(cards, to(each.seat))))
    idle = tuple(seat for seat in course.table.seats if all(each.seat != seat for each in bids))
    if bids and idle:
        course.tell(SatOut(idle, len(bids)))
    course.tell(RoomResolved(contact.room))
