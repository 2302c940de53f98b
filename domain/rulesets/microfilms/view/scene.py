"""Zones and the things in them, and their moves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from domain.kernel.secrecy import Event, Known, Seat, Unknown
from domain.kernel.words.phrases import Chapter, Motion, Move
from domain.kernel.words.scene import Phase, Scene, Sight, Thing, Zone, backs, kinds, purse, zone
from domain.kernel.words.scene_difference import scene_moves
from domain.rulesets.microfilms.model.cards import IDENTITIES
from domain.rulesets.microfilms.model.ending_events import BrokerRevealed, HitmanRevealed, InterpolRevealed
from domain.rulesets.microfilms.model.events import DeckBuilt, DeckReshuffled, Interrogated
from domain.rulesets.microfilms.model.mind import Mind
from domain.rulesets.microfilms.model.sightings import Note, Notes
from domain.rulesets.microfilms.model.table import CardsRevealed, Table, croupier_seat
from domain.rulesets.microfilms.view.text import CARD, IDENTITY, KINDS


def own_card(mind: Mind, card: str) -> str:
    """The place of a card of the seat's own hand."""
    return f"hand:{mind.seat}/{card}"


def own_francs(mind: Mind) -> str:
    return f"francs:{mind.seat}"


FREELANCERS_BY_PLAYERS = {3: 4, 4: 3, 5: 2, 6: 1}
"""Freelancers in the box, by number of players; with the Croupier two."""


def scene(table: Table, minds: Sequence[Mind], people: Sequence[str]) -> Scene:
    """The scene. minds: those the viewer may see; people: display name of each seat."""
    known = {mind.seat: mind for mind in minds}
    notes = minds[0].notes if len(minds) == 1 else table.sightings
    zones = [each for seat in table.seats for each in seat_zones(table, seat, known, notes, people[seat])]
    return Scene(phase_of(table), (*zones, *middle_zones(table, known)))


def phase_of(table: Table) -> Phase:
    if table.phase == "setup":
        return Phase("setup", "Before the first evening")
    return Phase(table.phase, "The end" if table.phase == "over" else f"Evening {table.evening}")


def seat_zones(table: Table, seat: Seat, known: dict[Seat, Mind], notes: Notes, name: str) -> Iterator[Zone]:
    """The zones of a seat: identity, hand, token, francs."""
    mind = known.get(seat)
    here = [] if mind is not None else [note for note in notes if note.seat == seat and note.sure]
    yield zone(f"identity:{seat}", "spot", f"{name}'s identity", identity_things(table, seat, mind, here), seat=seat)
    yield zone(f"hand:{seat}", "fan", f"{name}'s hand", hand_things(table, seat, mind, here), seat=seat)
    if not table.out[seat]:
        face = "cleared" if table.cleared[seat] else "suspect"
        yield zone(f"token:{seat}", "spot", f"{name}'s token", [Thing(token="suspicion", of=seat, face=face)], seat=seat)
    yield purse(f"francs:{seat}", f"{name}'s francs", table.francs[seat], seat=seat)


def identity_things(table: Table, seat: Seat, mind: Mind | None, here: Sequence[Note]) -> tuple[Thing, ...]:
    """A seat's identities: shown to all, the viewer's own, seen, or face down."""
    if table.reveal is not None:
        return kinds(sorted(table.reveal.identities[seat]))
    if mind is not None and mind.identities:
        return kinds(sorted(mind.identities))
    shown = table.revealed[seat]
    seen = [note_thing(note) for note in here if note.card in IDENTITIES and note.card not in shown]
    dealt = 0 if table.phase == "setup" else 2 if croupier_seat(table) not in (None, seat) else 1
    return (*kinds(shown), *seen, *backs(IDENTITY, dealt - len(shown) - len(seen)))


def hand_things(table: Table, seat: Seat, mind: Mind | None, here: Sequence[Note]) -> tuple[Thing, ...]:
    """A seat's hand, without the card that it offers as a bribe."""
    if table.reveal is not None:
        return kinds(sorted(table.reveal.hands[seat]))
    if mind is not None:
        held = Counter(mind.hand)
        if mind.offered is not None:
            held[mind.offered] -= 1
        return kinds(sorted(held.elements()))
    seen = [note for note in here if note.card not in IDENTITIES]
    size = table.hands[seat]
    if is_offering(table, seat):
        seen, size = without_one_of_each(seen), size - 1
    return (*map(note_thing, seen[:size]), *backs(CARD, size - len(seen[:size])))


def is_offering(table: Table, seat: Seat) -> bool:
    """Whether a card of this seat lies on the table as a bribe."""
    return table.phase == "bribe" and table.turn == seat


def without_one_of_each(notes: Sequence[Note]) -> list[Note]:
    """The cards certainly still in a hand from which one was laid down unseen."""
    left, kept = set[str](), list[Note]()
    for note in notes:
        if note.card in left:
            kept.append(note)
        left.add(note.card)
    return kept


def note_thing(note: Note) -> Thing:
    return Thing(kind=note.card, known=Sight(note.how, note.version))


def middle_zones(table: Table, known: dict[Seat, Mind]) -> Iterator[Zone]:
    """The zones between the seats."""
    yield zone("nations", "row", "The nations in play", kinds(table.nations))
    yield zone("offer", "spot", "The bribe", offered_things(table, known))
    deck = kinds(sorted(table.reveal.deck)) if table.reveal is not None else backs(CARD, table.deck)
    yield zone("deck", "pile", "The draw deck", deck)
    covered = table.discard_size - len(table.discard)
    yield zone("discard", "row", "The discard", (*kinds(table.discard), *backs(CARD, covered)))
    yield purse("house", "The house", table.house)
    if table.removed:
        yield purse("removed", "Out of the game", table.removed)
    yield zone("box", "spot", "The box", box_things(table))


def offered_things(table: Table, known: dict[Seat, Mind]) -> tuple[Thing, ...]:
    """The card of a bribe that waits for its answer."""
    if table.phase != "bribe" or table.turn is None:
        return ()
    briber = known.get(table.turn)
    return kinds((briber.offered,)) if briber is not None and briber.offered is not None else backs(CARD, 1)


def box_things(table: Table) -> tuple[Thing, ...]:
    """One letter and the freelancers that do not play, face down until the end."""
    if table.reveal is not None:
        return kinds(sorted((table.reveal.letter, *table.reveal.freelancers)))
    if table.phase == "setup":
        return ()
    return (*backs(CARD, 1), *backs(IDENTITY, FREELANCERS_BY_PLAYERS.get(table.players, 2)))


SHOWS_HANDS = (HitmanRevealed, BrokerRevealed, InterpolRevealed, CardsRevealed)
"""Events that show whole hands."""


def motion(event: Event, before: Scene, after: Scene) -> Motion:
    """The moves of an event, and the evening that begins with it."""
    found = [each for each in scene_moves(before, after, back_of) if not is_worked_out(event, each)]
    moves = tuple([as_seen(event, each) for each in found])
    return Motion(moves, event.weight, evening_of(event))


def is_worked_out(event: Event, move: Move) -> bool:
    """Whether nothing moved: the event only makes it certain that a card is, or no longer is, in a hand."""
    place = move.start or ""
    if place != move.end or not place.startswith("hand:") or isinstance(event, SHOWS_HANDS):
        return False
    if isinstance(event, Interrogated) and isinstance(event.card, Known):
        return (place, move.what.kind) != (f"hand:{event.target}", event.card.value)
    return True


def as_seen(event: Event, move: Move) -> Move:
    """A card that passes unseen lies face down all the way, even if it may be a known card."""
    if move.face == "down" and move.start != move.end and isinstance(getattr(event, "card", None), Unknown):
        return replace(move, what=Thing(back=CARD), face=None)
    return move


def back_of(kind: str) -> str | None:
    return KINDS[kind].back


def evening_of(event: Event) -> Chapter | None:
    """The evening that begins."""
    number = event.evening if isinstance(event, DeckReshuffled) else 1 if isinstance(event, DeckBuilt) else None
    return None if number is None else Chapter(f"evening-{number}", f"Evening {number}")
