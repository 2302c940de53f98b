"""The drawing of the table, from public state and the minds visible to the audience."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from domain.kernel.secrecy import Seat
from domain.kernel.table_drawing import Board, Card, SeatArea, SeatMarker, Sketch, join_boards
from domain.kernel.text.event_text import count_text
from domain.rulesets.casino_incognito.model.mind import Mind
from domain.rulesets.casino_incognito.model.table import Table, has_sealed
from domain.rulesets.casino_incognito.view.answer_targets import answer_board
from domain.rulesets.casino_incognito.view.cards_and_tiles_panel import piles_board, tile_row_board
from domain.rulesets.casino_incognito.view.players_panel import SLIM, WIDE, players_board
from domain.rulesets.casino_incognito.view.rooms_panel import floor_board
from domain.rulesets.casino_incognito.view.scoring_panel import is_scoring_shown, scoring_board
from domain.rulesets.casino_incognito.view.status_lines import headlines
from domain.rulesets.casino_incognito.view.symbols import FACE_DOWN, agent_symbol, card_symbol, card_symbols

GAP = 2.0


def sketch(table: Table, minds: Sequence[Mind], people: Sequence[str]) -> Sketch:
    """The drawing. minds: those visible to the audience; people: display names by seat."""
    known = {mind.seat: mind for mind in minds}
    viewer = minds[0] if len(minds) == 1 else None
    return Sketch(
        places=tuple(seat_area(table, seat, known.get(seat), people[seat]) for seat in table.seats),
        captions=headlines(table, people),
        coin="chip",
        board=wide_board(table, known, viewer, people),
        slim=slim_board(table, known, viewer, people),
    )


def wide_board(table: Table, known: Mapping[Seat, Mind], viewer: Mind | None, people: Sequence[str]) -> Board:
    """Wide layout: the casino at the left, cards and tiles at the right, answers and players below."""
    minds = tuple(known.values())
    left, right = 88.0, WIDE.width - 88 - GAP
    if not table.hand:
        choice = stack_of_boards([answer_board(table, viewer, people, right), Board(right, 0)]).with_offset(left + GAP, 0)
        return stack_of_boards(
            [
                join_boards((floor_board(table, minds, people, left, 80), choice)),
                players_board(table, known, people, WIDE),
            ]
        )
    aside = stack_of_boards([piles_board(table, right), tile_row_board(table, people, right, 1)]).with_offset(
        left + GAP, 0
    )
    if is_scoring_shown(table):
        scored = stack_of_boards([scoring_board(table, people, left), answer_board(table, viewer, people, left)])
        upper = join_boards((scored, aside))
        return stack_of_boards([upper, players_board(table, known, people, WIDE)])
    upper = join_boards((floor_board(table, minds, people, left, 80), aside))
    return stack_of_boards([upper, answer_board(table, viewer, people, WIDE.width), players_board(table, known, people, WIDE)])


def slim_board(table: Table, known: Mapping[Seat, Mind], viewer: Mind | None, people: Sequence[str]) -> Board:
    """Narrow layout: everything in one column."""
    minds = tuple(known.values())
    width = SLIM.width
    return stack_of_boards(
        [
            answer_board(table, viewer, people, width),
            scoring_board(table, people, width)
            if is_scoring_shown(table)
            else floor_board(table, minds, people, width, 82),
            players_board(table, known, people, SLIM),
            piles_board(table, width) if table.hand else None,
            tile_row_board(table, people, width, 2) if table.hand else None,
        ]
    )


def stack_of_boards(boards: Sequence[Board | None]) -> Board:
    """Boards in one column."""
    laid, y = list[Board](), 0.0
    for each in boards:
        if each is not None:
            laid.append(each.with_offset(0, y))
            y += each.height + GAP
    return join_boards(laid)


def seat_area(table: Table, seat: Seat, mind: Mind | None, name: str) -> SeatArea:
    """A seat and its cards."""
    return SeatArea(
        name=name,
        cards=(*disguise_cards(table, seat, mind), *hand_cards(table, seat, mind), *open_cards_of(table, seat, mind)),
        tokens=tuple(seat_tokens(table, seat)),
        coins=table.chips[seat],
        note="sealed" if has_sealed(table, seat) else "",
        means=(("target", seat),),
    )


def disguise_cards(table: Table, seat: Seat, mind: Mind | None) -> tuple[Card, ...]:
    """A seat's disguise, face up for those who may know it."""
    if not (table.hand or seat in table.done):
        return ()
    return (agent_symbol(mind.agent if mind is not None else table.reveal.agents[seat] if table.reveal else None),)


def hand_cards(table: Table, seat: Seat, mind: Mind | None) -> tuple[Card, ...]:
    """A seat's face-down cards."""
    if mind is not None:
        return tuple(held_cards(mind))
    return card_symbols(table.reveal.hidden[seat]) if table.reveal else (FACE_DOWN,) * table.hidden[seat]


def held_cards(mind: Mind) -> Iterator[Card]:
    """The viewer's face-down cards; tried ones are marked."""
    tried = list(mind.tried)
    for card in mind.hidden:
        shown = card_symbol(card, ("hands", card), ("card", card), ("give", card))
        if card in tried:
            tried.remove(card)
            shown = Card(f"{shown.mark}{shown.label[:1]}", "tried", shown.tone, means=shown.means)
        yield shown


def open_cards_of(table: Table, seat: Seat, mind: Mind | None) -> tuple[Card, ...]:
    """A seat's face-up cards."""
    return tuple(
        [
            card_symbol(card, *((("hands", card), ("give", card)) if mind is not None else ()))
            for card in table.open[seat]
        ]
    )


def seat_tokens(table: Table, seat: Seat) -> Iterator[SeatMarker]:
    yield SeatMarker(f"{table.vp[seat]} VP", "good" if table.vp[seat] else "plain")
    if table.disavowed[seat]:
        yield SeatMarker("Disavowed", "bad")
    elif table.is_identified(seat):
        yield SeatMarker("Identified", "bad")
    if seat in table.plot.darted:
        yield SeatMarker("Darted", "bad")
    if seat in table.plot.henchmen:
        yield SeatMarker("Henchman", "good")
    if table.bonus[seat]:
        yield SeatMarker(f"+{count_text(table.bonus[seat], 'card')}", "good")
