"""Zones and the things in them, their moves, and the steps of a hand (rules CI-4 to CI-9)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from domain.kernel.secrecy import Event, Known, Seat
from domain.kernel.text.event_text import field_value
from domain.kernel.words.phrases import Chapter, Motion, Move
from domain.kernel.words.scene import Phase, Scene, Step, Thing, Zone, backs, kinds, purse, zone
from domain.kernel.words.scene_difference import scene_moves
from domain.rulesets.casino_incognito.model.cards import parse_laid_card
from domain.rulesets.casino_incognito.model.events.hand_events import DisguiseChosen, HandBegan, RoundBegan
from domain.rulesets.casino_incognito.model.events.round_events import Disavowed
from domain.rulesets.casino_incognito.model.mind import Mind
from domain.rulesets.casino_incognito.model.options import INCOME, LEAKS, ROOMS, Character, Spot
from domain.rulesets.casino_incognito.model.table import Phase as TablePhase
from domain.rulesets.casino_incognito.model.table import Table, has_sealed
from domain.rulesets.casino_incognito.view import labels
from domain.rulesets.casino_incognito.view.text import seats_without_bid

PARTS: dict[str, tuple[TablePhase, ...]] = {
    "Surveillance": ("before_surveillance", "surveillance", "in_surveillance"),
    "Blending in": ("before_blending_in", "free_moves", "paid_moves"),
    "Contact": ("before_contact", "contact"),
    "Leak": ("leak", "round_end"),
}
"""The steps of a round, each with its phases."""
SCORING: tuple[TablePhase, ...] = ("before_scoring", "before_tile", "scoring", "rewards", "hand_end")


def course(table: Table) -> tuple[Step, ...]:
    """The course of the hand; None before the first hand and after the last."""
    return tuple(steps(table)) if table.hand and table.outcome is None else ()


def steps(table: Table) -> Iterator[Step]:
    is_scored = table.phase in SCORING
    for number in range(1, table.options.rounds + 1):
        if number == table.round and not is_scored:
            yield Step(f"Round {number}", "now")
            yield from phases_of_round(table.phase)
        else:
            yield Step(f"Round {number}", "past" if is_scored or number < table.round else "ahead")
    yield Step("Scoring", "now" if is_scored else "ahead")


def phases_of_round(phase: TablePhase) -> Iterator[Step]:
    names = list(PARTS)
    here = next((nth for nth, each in enumerate(PARTS.values()) if phase in each), -1)
    for nth, name in enumerate(names):
        yield Step(name, "now" if nth == here else "past" if nth < here else "ahead")


def scene(table: Table, minds: Sequence[Mind], people: Sequence[str]) -> Scene:
    """The scene. minds: those visible to the audience; people: display names by seat."""
    known = {mind.seat: mind for mind in minds}
    seats = [each for seat in table.seats for each in seat_zones(table, seat, known, people[seat])]
    return Scene(phase_of(table), (*seats, *room_zones(table, minds), *middle_zones(table)))


def phase_of(table: Table) -> Phase:
    title = f"Hand {table.hand}, round {table.round}" if table.round else f"Hand {table.hand}"
    if table.outcome is not None:
        title = "The end"
    return Phase(table.phase, title if table.hand else "Before the first hand", course(table))


def seat_zones(table: Table, seat: Seat, known: Mapping[Seat, Mind], name: str) -> Iterator[Zone]:
    """The zones of a seat."""
    mind = known.get(seat)
    yield zone(f"agent:{seat}", "spot", f"{name}'s agent", agent_things(table, seat, mind), seat=seat)
    yield zone(f"hidden:{seat}", "fan", f"{name}'s cards face down", hidden_things(table, seat, known), seat=seat)
    yield zone(f"open:{seat}", "row", f"{name}'s open cards", open_things(table, seat), seat=seat)
    yield purse(f"chips:{seat}", f"{name}'s chips", table.chips[seat], seat=seat)
    points = [Thing(token=labels.POINT, count=table.vp[seat])] if table.vp[seat] > 0 else []
    yield zone(f"points:{seat}", "track", f"{name}'s points", points, seat=seat)
    yield zone(f"marks:{seat}", "sheet", marks_title(table, seat, name), mark_things(table, seat), seat=seat)
    yield zone(f"status:{seat}", "row", f"{name}'s markers", status_things(table, seat), seat=seat)
    if table.scoring is not None and table.scoring.wagers[seat]:
        yield purse(f"wager:{seat}", f"{name}'s wager", table.scoring.wagers[seat] or 0, seat=seat)
    if mind is not None and mind.looked:
        looked = kinds([labels.disguise_kind(each) for each in sorted(mind.looked)])
        yield zone(f"looked:{seat}", "fan", f"Disguises that {name} chooses from", looked, seat=seat)
    yield from drink_zones(table, seat, mind, name)


def marks_title(table: Table, seat: Seat, name: str) -> str:
    return f"{name}'s marks, {len(table.marks[seat])} of {table.board_size - 1}"


def mark_things(table: Table, seat: Seat) -> Iterator[Thing]:
    """A seat's board: every character, marked or not."""
    for character in range(1, table.board_size + 1):
        yield Thing(token=labels.CROSS, face="marked" if character in table.marks[seat] else "open", at=str(character))


def open_things(table: Table, seat: Seat) -> Iterator[Thing]:
    """A seat's open cards; those that it shows for the tile in play lie apart."""
    leak = tuple([card for card, _ in table.leak])
    hands = [each.hand for each in table.scoring.shown if each.seat == seat] if table.scoring is not None else []
    uses = [parse_laid_card(laid, leak) for hand in hands for laid in hand]
    shown = Counter([use.card for use in uses if use is not None and not use.spot])
    for card in table.open[seat]:
        yield Thing(kind=card, face="shown" if shown[card] > 0 else None)
        shown[card] -= 1


def drink_zones(table: Table, seat: Seat, mind: Mind | None, name: str) -> Iterator[Zone]:
    """Cards of the deck that a seat looks at before it lays them into conversations."""
    effect = table.plot.effect
    count = effect.drawn if effect is not None and effect.seat == seat else 0
    if mind is not None and mind.drinks:
        yield zone(f"drinks:{seat}", "fan", f"Cards that {name} looks at", kinds(mind.drinks), seat=seat)
    elif count:
        yield zone(f"drinks:{seat}", "fan", f"Cards that {name} looks at", backs(labels.CARD, count), seat=seat)


def agent_things(table: Table, seat: Seat, mind: Mind | None) -> tuple[Thing, ...]:
    """A seat's disguise, once it is chosen."""
    if table.phase == "set_up" or (table.phase == "disguises" and seat not in table.done):
        return ()
    agent = table.reveal.agents[seat] if table.reveal is not None else mind.agent if mind is not None else None
    return kinds((labels.disguise_kind(agent),)) if agent is not None else backs(labels.DISGUISE, 1)


def hidden_things(table: Table, seat: Seat, known: Mapping[Seat, Mind]) -> tuple[Thing, ...]:
    """A seat's face-down cards: the viewer's own, or another's that the viewer laid."""
    if table.reveal is not None:
        return kinds(sorted(table.reveal.hidden[seat]))
    if seat in known:
        return tuple([Thing(kind=each, face="down") for each in known[seat].hidden])
    seen = [each.card for mind in known.values() for each in mind.known if each.seat == seat][: table.hidden[seat]]
    return (*kinds(seen), *backs(labels.CARD, table.hidden[seat] - len(seen)))


def status_things(table: Table, seat: Seat) -> Iterator[Thing]:
    """A seat's markers, and the envelope of a sealed answer."""
    if has_sealed(table, seat):
        yield Thing(token="envelope", of=seat)
    if has_passed(table, seat):
        yield Thing(token=labels.PASSED, of=seat)
    if seat in table.plot.passing:
        yield Thing(token=labels.STANDING_PASS, of=seat)
    if table.disavowed[seat]:
        yield Thing(token="disavowed", of=seat)
    if seat in table.plot.darted:
        yield Thing(token=labels.DART, of=seat)
    if seat in table.plot.henchmen:
        yield Thing(token="henchman", of=seat)
    if table.bonus[seat]:
        yield Thing(token="bonus-card", of=seat, count=table.bonus[seat])


def has_passed(table: Table, seat: Seat) -> bool:
    """Whether a seat is finished with this phase, or with the tile in play."""
    if table.scoring is not None:
        return seat in table.scoring.out
    return table.phase in ("free_moves", "paid_moves") and seat in table.done


def room_zones(table: Table, minds: Sequence[Mind]) -> Iterator[Zone]:
    """The floor: rooms with characters, tokens and conversations."""
    yield zone("floor", "grid", "The floor")
    own = {mind.agent for mind in minds} | {*(table.reveal.agents if table.reveal is not None else ())}
    tokens = (("muscle", table.plot.muscle), ("femme", table.plot.femme))
    for room in ROOMS:
        here = table.characters_in(room)
        pawns = [Thing(piece=labels.character_piece(each), face="agent" if each in own else None) for each in here]
        others = [Thing(token=name, of=each.seat) for name, each in tokens if each is not None and each.room == room]
        talks = [Thing(piece=labels.conversation_piece(spot)) for spot, each in enumerate(table.conversations, 1) if each.room == room]
        now = [Thing(token=labels.CONTACT)] if table.contact is not None and table.contact.room == room else []
        yield zone(f"room:{room}", "spot", f"Room {room}", (*pawns, *others, *now, *talks), within="floor")
    for spot, (room, cards) in enumerate(table.conversations, 1):
        where = f" in room {room}" if cards and room else ""
        down = conversation_backs(table, spot, minds)
        place = f"room:{room}" if room else "floor"
        yield zone(f"talk:{spot}", "fan", f"Conversation {spot}{where}", (*kinds(cards), *down), within=place)


def conversation_backs(table: Table, spot: Spot, minds: Sequence[Mind]) -> tuple[Thing, ...]:
    """The face-down cards of a conversation; the seat that laid one sees its face."""
    count = table.face_down_count(spot)
    laid = [each.card for mind in minds for each in mind.laid if each.spot == spot][:count]
    return (*(Thing(kind=each, face="down") for each in laid), *backs(labels.CARD, count - len(laid)))


def middle_zones(table: Table) -> Iterator[Zone]:
    """The zones of the middle: the turn order, the tiles, the Leak, the deck, stakes."""
    places = [Thing(token=labels.PLACE, of=seat, face=f"+{INCOME + nth}", at=str(nth)) for nth, seat in enumerate(table.track, 1)]
    yield zone("track", "track", "Turn order, and income", places)
    yield from tile_zones(table)
    yield zone("leak", "row", "The Leak, for everybody")
    for spot in range(1, LEAKS + 1):
        things = [thing for card, chips in table.leak[spot - 1 : spot] for thing in (Thing(kind=card), *chip_stack(chips))]
        yield zone(f"leak:{spot}", "spot", f"Leak card {spot}", things, within="leak")
    yield zone("deck", "pile", "Deck", backs(labels.CARD, table.deck))
    yield zone("discard", "pile", "Discard", kinds(table.discard))
    yield zone("disguises", "pile", "Disguises", backs(labels.DISGUISE, table.disguises))
    trial = table.plot.trial
    stakes = sum([each.chips for each in table.plot.stakes]) + (trial.chips if trial is not None else 0)
    yield purse("stakes", "Chips on cards that are tried", stakes)


def tile_zones(table: Table) -> Iterator[Zone]:
    """The tiles in the order in which they are scored; the one in play lies apart."""
    now = table.scoring.tile if table.scoring is not None else None
    yield zone("row", "row", "Tiles, in this order")
    for tile, bonus in table.tiles:
        lying = Thing(kind=labels.tile_kind(tile), face="scored" if tile in table.judged else None)
        things = () if tile == now else (lying, *chip_stack(bonus))
        yield zone(f"tile:{tile}", "spot", "A tile", things, within="row")
    bonus = sum([each.bonus for each in table.tiles if each.tile == now])
    playing = (Thing(kind=labels.tile_kind(now)), *chip_stack(bonus)) if now is not None else ()
    yield zone("stage", "spot", "The tile in play", playing)


def chip_stack(chips: int) -> tuple[Thing, ...]:
    """Chips on a card or a tile."""
    return (Thing(coins=chips),) if chips else ()


def motion(event: Event, before: Scene, after: Scene) -> Motion:
    """The moves of an event, and the hand or round that begins with it."""
    moves = scene_moves(before, after, lambda kind: labels.KINDS[kind].back)
    match event:
        case DisguiseChosen(agent=Known()):
            moves = (*chosen_moves(event), *[each for each in moves if not touches(each, f"looked:{event.seat}")])
        case Disavowed():
            moves = (*disavowal_moves(event), *[each for each in moves if not touches(each, f"agent:{event.seat}")])
    weight = "part" if seats_without_bid(event, seats_of(after)) else event.weight
    return Motion(moves, weight, chapter_of(event, after))


def seats_of(scene: Scene) -> int:
    """The number of seats with chips."""
    return sum(each.id.startswith("chips:") for each in scene.zones)


def touches(move: Move, place: str) -> bool:
    return place in (move.start, move.end)


def chosen_moves(event: DisguiseChosen) -> Iterator[Move]:
    """The disguises that a seat looked at: one is kept, one goes back, the others leave the game."""
    looked = f"looked:{event.seat}"
    yield Move(disguise(field_value(event.agent)), looked, f"agent:{event.seat}")
    yield Move(disguise(field_value(event.returned)), looked, "disguises", "down")
    for each in field_value(event.removed):
        yield Move(disguise(each), looked, None)


def disavowal_moves(event: Disavowed) -> Iterator[Move]:
    """The former disguise goes back, and another is drawn."""
    place, hidden = f"agent:{event.seat}", Thing(back=labels.DISGUISE)
    if isinstance(event.returned, Known) and isinstance(event.agent, Known):
        yield Move(disguise(event.returned.value), place, "disguises", "down")
        yield Move(disguise(event.agent.value), "disguises", place, "up")
    else:
        yield Move(hidden, place, "disguises")
        yield Move(hidden, "disguises", place)


def disguise(character: Character) -> Thing:
    return Thing(kind=labels.disguise_kind(character))


def chapter_of(event: Event, after: Scene) -> Chapter | None:
    """The hand or round that begins."""
    if isinstance(event, HandBegan | RoundBegan):
        return Chapter(after.phase.title.lower().replace(",", "").replace(" ", "-"), after.phase.title)
    return None
