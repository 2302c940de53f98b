"""The table as a picture shows it, from what everybody sees and the minds that one may look into."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from domain.kernel.secrecy import Seat
from domain.kernel.sketch import Bar, Board, Caption, Card, Piece, Pile, Place, Sketch, Tile, Token, Tone
from domain.kernel.story import count
from domain.rulesets.casino_incognito import cards, words
from domain.rulesets.casino_incognito.casino import ROOMS, Room
from domain.rulesets.casino_incognito.mind import Mind
from domain.rulesets.casino_incognito.table import Table, decisions
from domain.rulesets.casino_incognito.tiles import TILES

TONES: dict[str, Tone] = {"S": "ink", "C": "ink", "H": "red", "D": "red"}
NOTES = {
    "disguise": "chooses a disguise",
    "move": "may move",
    "pay_move": "may pay to move",
    "room": "names a room",
    "bid": "seals a bid",
    "pick": "picks a conversation",
    "disavow": "decides about the agent",
    "wager": "may wager",
    "reveal": "shows a hand",
    "claim": "claims a Leak card",
}

ROOM = 34.0
"""The side of a room; the middle of the casino is two rooms of half the width."""
PLACES: dict[Room, tuple[float, float, float]] = {
    1: (0, 0, ROOM), 2: (ROOM, 0, ROOM), 3: (2 * ROOM, 0, ROOM),
    4: (0, ROOM, ROOM), 5: (ROOM, ROOM, ROOM / 2), 6: (1.5 * ROOM, ROOM, ROOM / 2), 7: (2 * ROOM, ROOM, ROOM),
    8: (0, 2 * ROOM, ROOM), 9: (ROOM, 2 * ROOM, ROOM), 10: (2 * ROOM, 2 * ROOM, ROOM),
}  # fmt: skip
"""The upper left corner and the width of each room."""
MARGIN = 3 * ROOM + 3
WIDTH = MARGIN + 50


def sketch(table: Table, minds: Sequence[Mind], people: Sequence[str]) -> Sketch:
    """The table. minds: those that one may look into; people: what each seat is called."""
    known = {mind.seat: mind for mind in minds}
    return Sketch(
        places=tuple(place(table, seat, known.get(seat), people[seat]) for seat in table.seats),
        piles=(Pile("Deck", table.deck), Pile("Discard", len(table.discard), top(table.discard))),
        captions=captions(table, people),
        coin="chip",
        board=Board(
            width=WIDTH,
            height=3 * ROOM,
            tiles=(*rooms(table), *conversations(table), *leak(table), *row(table)),
            bars=(Bar(MARGIN - 1.5, 0, MARGIN - 1.5, 3 * ROOM, is_thick=False),),
            pieces=tuple(pawns(table, known)),
            captions=(Caption(MARGIN + 12, 4, "Leak", is_small=True), Caption(MARGIN + 35, 4, "Tiles", is_small=True)),
        ),
    )


def captions(table: Table, people: Sequence[str]) -> tuple[str, ...]:
    if not table.hand:
        return ("Before the first hand",)
    order = " · ".join(people[seat] for seat in table.track)
    return f"Hand {table.hand} · Round {table.round}", f"Turn order: {order}"


def top(pile: Sequence[cards.Card]) -> Card:
    return face(pile[-1]) if pile else Card()


def face(card: cards.Card) -> Card:
    """A card, face up."""
    if card in cards.JOKERS:
        return Card("★", "Joker", "red" if card == "RJ" else "ink")
    return Card(card[:-1], cards.SIGNS[card[-1]], TONES[card[-1]])


def place(table: Table, seat: Seat, mind: Mind | None, name: str) -> Place:
    """A seat and what lies before it."""
    agent = mind.agent if mind is not None else table.reveal.agents[seat] if table.reveal else None
    has_agent = table.hand > 0 or seat in table.done
    role = (Card(str(agent), "Agent", "violet", is_role=True) if agent else Card(is_role=True),) if has_agent else ()
    opened = table.reveal.hidden[seat] if table.reveal else mind.hidden if mind is not None else None
    down = (Card(),) * table.hidden[seat] if opened is None else tuple(face(card) for card in opened)
    return Place(
        name=name,
        cards=(*role, *down, *(face(card) for card in table.open[seat])),
        tokens=tuple(tokens(table, seat)),
        coins=table.chips[seat],
        note=note(table, seat),
    )


def tokens(table: Table, seat: Seat) -> Iterator[Token]:
    yield Token(f"{table.vp[seat]} VP", "good" if table.vp[seat] else "plain")
    if table.disavowed[seat]:
        yield Token("Disavowed", "bad")
    elif table.marks[seat]:
        yield Token(f"Not {' '.join(map(str, table.marks[seat]))}")


def note(table: Table, seat: Seat) -> str:
    """What happens at a seat, in a few words."""
    if seat in table.sealed:
        return "has sealed an answer"
    return NOTES.get(decisions(table).get(seat, ""), "")


def rooms(table: Table) -> Iterator[Tile]:
    for room in ROOMS:
        x, y, width = PLACES[room]
        means = (("room", room), ("to", room))
        is_lit = table.contact is not None and table.contact.room == room
        here = words.characters(table.inside(room)) if table.inside(room) else "nobody"
        yield Tile(x, y, width, ROOM, str(room), title=f"Room {room}: {here}", is_lit=is_lit, means=means)


def conversations(table: Table) -> Iterator[Tile]:
    """A small card in its room for each conversation: its last card, and how many there are."""
    for room in ROOMS:
        for number, spot in enumerate(table.spots(room)):
            x, y, width = PLACES[room]
            held = table.conversations[spot - 1].cards
            last = face(held[-1])
            yield Tile(
                x + width - 6.5, y + 1 + 8 * number, 6, 7.5, f"{last.mark}{last.label[:1]}", f"{len(held)}", last.tone,
                title=f"Conversation {spot}: {words.cards(held)}", means=(("conversation", spot),),
            )  # fmt: skip


def leak(table: Table) -> Iterator[Tile]:
    for spot, (card, chips) in enumerate(table.leak, 1):
        last = face(card)
        title = f"Leak card {spot}: {cards.NAMES[card]}, with {count(chips, 'chip')}"
        yield Tile(
            MARGIN + 7, 7 + 17 * (spot - 1), 10, 14, last.mark, f"{last.label} {chips or ''}".strip(), last.tone,
            title=title, means=(("spot", spot),),
        )  # fmt: skip


def row(table: Table) -> Iterator[Tile]:
    """The tiles, the next to be scored first."""
    for number, (tile, bonus) in enumerate(table.tiles):
        combination = TILES[tile].combination
        is_lit = table.scoring is not None and table.scoring.tile == tile
        label = f"{combination.rewards[0].vp}{f' +{bonus}' if bonus else ''}"
        yield Tile(
            MARGIN + 22, 6 + 13 * number, 24, 11, SHORT[combination.name], label, "gold", words.tile(tile), is_lit
        )


SHORT = {
    "pair": "Pair", "three-card flush": "Flush 3", "three-card straight": "Straight 3", "suited pair": "Suited pair",
    "two pair": "Two pair", "four-card straight": "Straight 4", "four-card flush": "Flush 4", "three of a kind": "Three",
    "five-card straight": "Straight 5", "three-card straight flush": "Str. flush 3", "full house": "Full house",
    "five-card flush": "Flush 5", "four of a kind": "Four", "four-card straight flush": "Str. flush 4",
    "five of a kind": "Five", "five-card straight flush": "Str. flush 5",
}  # fmt: skip
"""What a tile is called where there is little room."""


def pawns(table: Table, known: dict[Seat, Mind]) -> Iterator[Piece]:
    """The characters in their rooms; one's own agent in violet."""
    own = {mind.agent for mind in known.values()}
    for room in ROOMS:
        x, y, width = PLACES[room]
        across = 2 if width < ROOM else 4
        for number, character in enumerate(table.inside(room)):
            title = f"Character {character} in room {room}" + (", your agent" if character in own else "")
            yield Piece(
                x + 5.5 + 7.4 * (number % across), y + 13 + 10.5 * (number // across), str(character), title,
                "violet" if character in own else "blue", "pawn", (("character", character),),
            )  # fmt: skip
