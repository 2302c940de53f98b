"""What happened (rules CI-3 to CI-10). A `Secret` field names its audience when the event is told."""

from __future__ import annotations

from typing import Literal, NamedTuple

from domain.kernel.secrecy import Event, Seat, Secret
from domain.rulesets.casino_incognito.model.cards import Card, Hand
from domain.rulesets.casino_incognito.model.options import Character, Room, Spot

Phase = Literal[
    "set_up", "disguises", "hand", "surveillance", "free_moves", "paid_moves", "contact", "leak", "round_end", "scoring",
    "rewards", "hand_end", "over", "before_surveillance", "in_surveillance", "before_blending_in", "before_contact",
    "before_scoring", "before_tile",
]  # fmt: skip
Kind = Literal[
    "disguise", "move", "pay_move", "room", "bid", "pick", "disavow", "wager", "reveal", "claim", "intrigue", "match", "target",
    "drinks", "bomb", "mark", "dart",
]  # fmt: skip


class OpenBid(NamedTuple):
    """A bid that was opened. character: who was named, or none."""

    seat: Seat
    chips: int
    character: Character | None


class RowTile(NamedTuple):
    """A tile in the row, with the chips that lie on it."""

    tile: int
    bonus: int = 0


class Earned(NamedTuple):
    """What a place at a tile earns. place: from 1."""

    seat: Seat
    place: int
    vp: int
    cards: int


class TrackDrawn(Event, frozen=True, tag="casino-incognito.track_drawn"):
    """The first turn order."""

    rule = "CI-3.1"
    track: tuple[Seat, ...]


class DisguisesLookedAt(Event, frozen=True, tag="casino-incognito.disguises_looked_at"):
    """A seat looks at cards of the disguise deck."""

    rule = "CI-3.3"
    seat: Seat
    size: int
    disguises: Secret[tuple[Character, ...]]


class DisguiseChosen(Event, frozen=True, tag="casino-incognito.disguise_chosen"):
    """A seat has its agent. returned: what goes back into the deck; removed: what leaves the game, `out` of them: one or none."""

    rule = "CI-3.4"
    seat: Seat
    out: int
    agent: Secret[Character]
    returned: Secret[Character]
    removed: Secret[tuple[Character, ...]]


class PhaseBegan(Event, frozen=True, tag="casino-incognito.phase_began"):
    """What comes next."""

    rule = "CI-6.1"
    phase: Phase


class Asked(Event, frozen=True, tag="casino-incognito.asked"):
    """Whom the game waits for, and for what."""

    rule = "CI-6.2"
    kind: Kind
    seats: tuple[Seat, ...]


class HandBegan(Event, frozen=True, tag="casino-incognito.hand_began"):
    """Cards are collected and become the deck. keeps: whether players keep theirs."""

    rule = "CI-4.1"
    hand: int
    size: int
    keeps: bool
    deck: Secret[tuple[Card, ...]]


class CardsDealt(Event, frozen=True, tag="casino-incognito.cards_dealt"):
    """A seat gets face-down cards."""

    rule = "CI-4.2"
    seat: Seat
    count: int
    cards: Secret[tuple[Card, ...]]


class CardPickedUp(Event, frozen=True, tag="casino-incognito.card_picked_up"):
    """Surveillance picks up a card, which comes face up to a conversation."""

    rule = "CI-5.3"
    spot: Spot
    card: Card


class CardOverheard(Event, frozen=True, tag="casino-incognito.card_overheard"):
    """The former name of `CardPickedUp`: what losers of a bid draw is overheard.  Retired."""

    rule = "CI-5.3"
    spot: Spot
    card: Card


def to_card_picked_up(event: CardOverheard) -> CardPickedUp:
    """The same under today's name."""
    return CardPickedUp(event.spot, event.card)


class DieRolled(Event, frozen=True, tag="casino-incognito.die_rolled"):
    """A conversation takes place in a room."""

    rule = "CI-5.2"
    spot: Spot
    room: Room


class ConversationLost(Event, frozen=True, tag="casino-incognito.conversation_lost"):
    """A conversation in an empty room goes to the discard."""

    rule = "CI-5.1"
    spot: Spot
    cards: tuple[Card, ...]


class LeakTurned(Event, frozen=True, tag="casino-incognito.leak_turned"):
    rule = "CI-8.1"
    card: Card


class TilesLaid(Event, frozen=True, tag="casino-incognito.tiles_laid"):
    """The row for this hand, in the order in which it is scored. drawn: the new ones."""

    rule = "CI-4.5"
    row: tuple[RowTile, ...]
    drawn: tuple[int, ...]


class RoundBegan(Event, frozen=True, tag="casino-incognito.round_began"):
    rule = "CI-6.1"
    round: int


class CharacterMoved(Event, frozen=True, tag="casino-incognito.character_moved"):
    """chips: what was paid for it."""

    rule = "CI-6.3"
    seat: Seat
    character: Character
    to: Room
    chips: int


class MoveSkipped(Event, frozen=True, tag="casino-incognito.move_skipped"):
    rule = "CI-6.3"
    seat: Seat


class MovePassed(Event, frozen=True, tag="casino-incognito.move_passed"):
    """A seat pays for no more moves in this phase."""

    rule = "CI-6.5"
    seat: Seat


class RoomChosen(Event, frozen=True, tag="casino-incognito.room_chosen"):
    rule = "CI-7.1"
    seat: Seat
    room: Room


class BidSealed(Event, frozen=True, tag="casino-incognito.bid_sealed"):
    """A bid, which looks like every other one. named: the character, or none."""

    rule = "CI-7.2"
    seat: Seat
    chips: Secret[int]
    named: Secret[tuple[Character, ...]]


class BidsOpened(Event, frozen=True, tag="casino-incognito.bids_opened"):
    """bids: the best first, without those of nothing. marks: each seat's board from now on."""

    rule = "CI-7.4"
    bids: tuple[OpenBid, ...]
    marks: tuple[tuple[Character, ...], ...]


class ConversationTaken(Event, frozen=True, tag="casino-incognito.conversation_taken"):
    """The cards come to lie open before the bidder, who pays his whole bid."""

    rule = "CI-7.5"
    seat: Seat
    spot: Spot
    cards: tuple[Card, ...]
    chips: int


class AdvanceEarned(Event, frozen=True, tag="casino-incognito.advance_earned"):
    """The top bidder will move up on the track."""

    rule = "CI-7.6"
    seat: Seat


class Eavesdropped(Event, frozen=True, tag="casino-incognito.eavesdropped"):
    """A bidder who took nothing pays a chip and draws a face-down card, if there is one."""

    rule = "CI-7.7"
    seat: Seat
    count: int
    cards: Secret[tuple[Card, ...]]


class SatOut(Event, frozen=True, tag="casino-incognito.sat_out"):
    """Who bid nothing gets a chip for each bidder."""

    rule = "CI-7.8"
    seats: tuple[Seat, ...]
    chips: int


class RoomResolved(Event, frozen=True, tag="casino-incognito.room_resolved"):
    """Contact was made in this room, or not."""

    rule = "CI-7.9"
    room: Room


class DeckReshuffled(Event, frozen=True, tag="casino-incognito.deck_reshuffled"):
    """The discard becomes the deck."""

    rule = "CI-4.6"
    cards: tuple[Card, ...]


class DisavowalSealed(Event, frozen=True, tag="casino-incognito.disavowal_sealed"):
    """An answer that looks like every other one."""

    rule = "CI-8.3"
    seat: Seat
    answer: Secret[Literal["DISAVOW", "STAY"]]


class AnswersOpened(Event, frozen=True, tag="casino-incognito.answers_opened"):
    """Who disavows, because he wants to or has to."""

    rule = "CI-8.3"
    disavowing: tuple[Seat, ...]


class Disavowed(Event, frozen=True, tag="casino-incognito.disavowed"):
    """A seat's board is cleared; its disguise goes back into the deck, and another is drawn."""

    rule = "CI-8.5"
    seat: Seat
    returned: Secret[Character]
    agent: Secret[Character]


class Advanced(Event, frozen=True, tag="casino-incognito.advanced"):
    """A seat moves up one spot on the track."""

    rule = "CI-8.7"
    seat: Seat
    track: tuple[Seat, ...]


class TileOpened(Event, frozen=True, tag="casino-incognito.tile_opened"):
    """The next tile is scored."""

    rule = "CI-9.1"
    tile: int


class Wagered(Event, frozen=True, tag="casino-incognito.wagered"):
    """chips: the whole wager on this tile; paid: what comes to it now."""

    rule = "CI-9.2"
    seat: Seat
    chips: int
    paid: int


class WagerPassed(Event, frozen=True, tag="casino-incognito.wager_passed"):
    rule = "CI-9.2"
    seat: Seat


class Revealed(Event, frozen=True, tag="casino-incognito.revealed"):
    """opened: face-down cards that were used, and lie open now; spots: Leak cards that got a chip."""

    rule = "CI-9.4"
    seat: Seat
    hands: tuple[Hand, ...]
    opened: tuple[Card, ...]
    spots: tuple[Spot, ...]


class TileScored(Event, frozen=True, tag="casino-incognito.tile_scored"):
    """Rewards by place; the wagers go to the bank, and the tile leaves."""

    rule = "CI-9.7"
    tile: int
    earned: tuple[Earned, ...]


class TileUnclaimed(Event, frozen=True, tag="casino-incognito.tile_unclaimed"):
    """Nobody showed a hand: chips are put on the tile, and it stays."""

    rule = "CI-9.9"
    tile: int
    chips: int


class LeakClaimed(Event, frozen=True, tag="casino-incognito.leak_claimed"):
    """The last on the track takes the chips of a Leak card."""

    rule = "CI-9.10"
    seat: Seat
    spot: Spot
    chips: int


class LeakWon(Event, frozen=True, tag="casino-incognito.leak_won"):
    """The best hand around a Leak card takes its chips. opened: as when hands are shown."""

    rule = "CI-9.11"
    seat: Seat
    spot: Spot
    chips: int
    combination: str
    hand: Hand
    opened: tuple[Card, ...]


class IncomePaid(Event, frozen=True, tag="casino-incognito.income_paid"):
    """chips: by seat."""

    rule = "CI-10.1"
    chips: tuple[int, ...]


class CharactersEntered(Event, frozen=True, tag="casino-incognito.characters_entered"):
    """rooms: of the next characters, in their order; their disguises go into the deck where they were not in it."""

    rule = "CI-10.2"
    rooms: tuple[Room, ...]
    disguises: tuple[Character, ...]


class Ended(Event, frozen=True, tag="casino-incognito.ended"):
    """Who won, and why."""

    rule = "CI-10.4"
    winners: tuple[Seat, ...]
    reason: str


class AllRevealed(Event, frozen=True, tag="casino-incognito.all_revealed"):
    """Everything is turned face up. agents, removed, hidden: by seat; removed: what left the game."""

    rule = "CI-10.5"
    agents: tuple[Character, ...]
    removed: tuple[tuple[Character, ...], ...]
    hidden: tuple[tuple[Card, ...], ...]


EVENTS = (
    TrackDrawn, DisguisesLookedAt, DisguiseChosen, PhaseBegan, Asked, HandBegan, CardsDealt, CardPickedUp, DieRolled,
    ConversationLost, LeakTurned, TilesLaid, RoundBegan, CharacterMoved, MoveSkipped, MovePassed, RoomChosen, BidSealed,
    BidsOpened, ConversationTaken, AdvanceEarned, Eavesdropped, SatOut, RoomResolved, DeckReshuffled, DisavowalSealed, AnswersOpened,
    Disavowed, Advanced, TileOpened, Wagered, WagerPassed, Revealed, TileScored, TileUnclaimed, LeakClaimed, LeakWon,
    IncomePaid, CharactersEntered, Ended, AllRevealed,
)  # fmt: skip

TURNING_POINTS = (HandBegan, RoundBegan, BidsOpened, Disavowed, TileScored, TileUnclaimed, LeakWon, Ended)
"""Hands and rounds that begin, bids that are opened, agents who are disavowed, what tiles and the Leak bring, and the end."""
