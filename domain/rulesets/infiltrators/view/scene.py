"""Zones and the things in them, and their moves (rules IF-1 to IF-9)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from domain.kernel.secrecy import Event, Seat
from domain.kernel.text.event_text import count_text
from domain.kernel.words.phrases import Motion, Move
from domain.kernel.words.scene import Phase, Scene, Thing, Zone, backs, kinds, zone
from domain.kernel.words.scene_difference import scene_moves, zone_of
from domain.rulesets.infiltrators.model.candidates import candidates
from domain.rulesets.infiltrators.model.cards import Card, cards_of
from domain.rulesets.infiltrators.model.events import ShotHit
from domain.rulesets.infiltrators.model.mind import Mind
from domain.rulesets.infiltrators.model.table import LaidClue, Table
from domain.rulesets.infiltrators.view.text import BACK, BULLET, CROSSED, HIT, MARK, MISSED, OPEN


def scene(table: Table, minds: Sequence[Mind], people: Sequence[str]) -> Scene:
    """The scene. minds: those the viewer may see; people: display name of each seat."""
    known = {mind.seat: mind for mind in minds}
    zones = [each for seat in table.seats for each in seat_zones(table, seat, known.get(seat), people[seat])]
    return Scene(phase_of(table), (*zones, *middle_zones(table), *board_zones(table, minds, people)))


def phase_of(table: Table) -> Phase:
    title = "The end" if table.phase == "over" else table.brief.title or "A mission of this table"
    return Phase(table.phase, title)


def seat_zones(table: Table, seat: Seat, mind: Mind | None, name: str) -> Iterator[Zone]:
    """The zones of a seat: its hand, its suspect, the clues beside it."""
    yield zone(f"hand:{seat}", "fan", f"{name}'s hand", hand_things(table, seat, mind), seat=seat)
    yield zone(f"stand:{seat}", "spot", f"{name}'s suspect", suspect_things(table, seat, mind), seat=seat)
    yield zone(f"clues:{seat}", "row", f"{name}'s clues: upright matches, across does not", map(clue_thing, table.clues[seat]), seat=seat)


def hand_things(table: Table, seat: Seat, mind: Mind | None) -> tuple[Thing, ...]:
    """A hand: the viewer's own, an open one, or the cards taken into it face up."""
    if table.reveal is not None:
        return kinds(table.reveal.hands[seat])
    if mind is not None:
        return kinds(mind.hand)
    return (*kinds(table.kept[seat]), *backs(BACK, table.hands[seat] - len(table.kept[seat])))


def suspect_things(table: Table, seat: Seat, mind: Mind | None) -> tuple[Thing, ...]:
    """The suspect on a stand, if there is one."""
    if not table.stands[seat]:
        return ()
    shown = table.reveal.suspects[seat] if table.reveal is not None else mind.suspect if mind is not None else None
    return kinds((shown,)) if shown is not None else backs(BACK, 1)


def clue_thing(clue: LaidClue) -> Thing:
    """A clue: upright if it matches."""
    return Thing(kind=clue.card, face="upright" if clue.vertical else "across", of=clue.by)


def middle_zones(table: Table) -> Iterator[Zone]:
    """The zones between the seats."""
    reveal = table.reveal
    centre = kinds(reveal.centre) if reveal is not None else backs(BACK, table.centre)
    yield zone("centre", "pile", "The centre", centre)
    deck = kinds(sorted(reveal.headquarters)) if reveal is not None else backs(BACK, table.headquarters)
    yield zone("headquarters", "pile", "The Headquarters", deck)
    yield zone("discard", "row", "The discard", kinds(table.discard))
    covered = kinds(reveal.covered) if reveal is not None else backs(BACK, len(table.covered))
    yield zone("covered", "row", "Face down in the discard", covered)
    yield zone(HIT, "row", f"{len(table.eliminated)} of {count_text(table.brief.suspects, 'suspect')} hit", kinds(table.eliminated))
    bullets = [Thing(token=BULLET, count=table.bullets)] if table.bullets else []
    left = f"{count_text(table.bullets, 'bullet')} for {count_text(table.remaining, 'suspect')}"
    yield zone("bullets", "row", left, bullets)


def board_zones(table: Table, minds: Sequence[Mind], people: Sequence[str]) -> Iterator[Zone]:
    """The clue boards: every card that a suspect may be, open or crossed out, by the players or by the helper.  Rule IF-9."""
    if table.options.helper == "off":
        return
    own = minds[0] if len(minds) == 1 else None
    left = possible_cards(table, own) if table.options.helper == "auto" else {}
    for seat in table.seats:
        if table.stands[seat] and (table.options.helper == "manual" or seat in left):
            crossed = table.crossed[seat] if not left else [card for card in table.brief.guesses if card not in left[seat]]
            faces = dict.fromkeys(table.brief.guesses, OPEN) | dict.fromkeys(crossed, CROSSED) | dict.fromkeys(table.misses[seat], MISSED)
            marks = [Thing(token=MARK, face=face, at=card) for card, face in faces.items()]
            is_own = bool(left) and own is not None and own.seat == seat
            title = board_title(table, people[seat], sum([each.face == OPEN for each in marks]), is_own=is_own)
            yield zone(f"board:{seat}", "sheet", title, marks, seat=seat)


def board_title(table: Table, name: str, left: int, *, is_own: bool) -> str:
    """The title of a clue board. is_own: of the viewer's own suspect, by public knowledge."""
    count = f"{left} of {len(table.brief.guesses)}"
    if is_own:
        return f"{name}'s suspect, to the others: {count} cards still possible"
    return f"{name}'s suspect: {count} cards still possible" if table.options.helper == "auto" else f"{name}'s suspect: {count} not crossed out"


def possible_cards(table: Table, own: Mind | None) -> dict[Seat, frozenset[Card]]:
    """By stand, the helper's candidates; of one's own suspect those by public knowledge."""
    public = candidates(table, None)
    known = public | candidates(table, own) if own is not None else public
    return {seat: frozenset(cards_of(cards)) for seat, cards in known.items()}


def motion(event: Event, before: Scene, after: Scene) -> Motion:
    """The moves of an event. A suspect that is hit turns over before it goes back to the Headquarters."""
    moves = scene_moves(before, after, lambda _: BACK)
    if isinstance(event, ShotHit):
        moves = with_suspect_shown(event, moves)
    return Motion(with_whole_boards(moves), event.weight)


def with_suspect_shown(event: ShotHit, moves: tuple[Move, ...]) -> tuple[Move, ...]:
    """The suspect's card by name, face up on its stand and then face down into the Headquarters, and its likeness among
    those that were hit.
    """
    stand, card = f"stand:{event.target}", Thing(kind=event.card)
    rest = [each for each in moves if each.start != stand and (each.start, each.end) not in ((None, "headquarters"), (None, HIT))]
    bullets = [each for each in rest if each.start == "bullets"]
    others = [each for each in rest if each.start != "bullets"]
    shown, hidden = Move(card, stand, stand, "up"), Move(card, stand, "headquarters", "down")
    return (*bullets, shown, *others, hidden, Move(card, None, HIT, "up"))


def with_whole_boards(moves: tuple[Move, ...]) -> tuple[Move, ...]:
    """Marks that come with their board, or go with it, as one move of each face."""
    whole, rest = Counter[tuple[str | None, str | None, str | None]](), list[Move]()
    for each in moves:
        if each.what.token == MARK and None in (each.start, each.end):
            whole[each.what.face, each.start and zone_of(each.start), each.end and zone_of(each.end)] += 1
        else:
            rest.append(each)
    boards = [Move(Thing(token=MARK, face=face, count=count), start, end) for (face, start, end), count in whole.items()]
    return (*rest, *boards)
