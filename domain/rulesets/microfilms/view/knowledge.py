"""What a viewer knows about face-down identities, the letter in the box, and cards that may be in a hand (rule MF-9)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from domain.kernel.text.event_text import with_capital
from domain.kernel.words.knowledge import Knowledge, Possible
from domain.rulesets.microfilms.model.cards import IDENTITIES, LETTER, NAMES
from domain.rulesets.microfilms.model.mind import KnownIdentities, Mind, known_identities
from domain.rulesets.microfilms.model.placements import in_doubt
from domain.rulesets.microfilms.model.table import Table
from domain.rulesets.microfilms.view.aims import either, one_of, possible_faces
from domain.rulesets.microfilms.view.scene import hand_things
from domain.rulesets.microfilms.view.text import CARD, IDENTITY


def knowledge(table: Table, mind: Mind | None, people: Sequence[str]) -> Knowledge:
    """Of a seat, or of the public."""
    if table.phase in ("setup", "over") or table.reveal is not None:
        return Knowledge()
    return Knowledge((*possible_identities(table, mind, people), *possible_cards(table, mind, people), *possible_letters(table, mind)))


def possible_identities(table: Table, mind: Mind | None, people: Sequence[str]) -> Iterator[Possible]:
    """The faces of each identity that lies face down for this viewer."""
    known = known_identities(table, mind) if mind is not None else publicly_known(table)
    for seat in table.seats:
        for faces in possible_faces(table, known, seat) if not table.out[seat] else ():
            if faces:
                text = f"{people[seat]} {'is' if len(faces) == 1 else 'may be'} {one_of(faces)}."
                yield Possible(f"identity:{seat}", tuple(faces), text, IDENTITY, is_hint=True)


def publicly_known(table: Table) -> KnownIdentities:
    return tuple([frozenset(faces) for faces in table.revealed])


def possible_cards(table: Table, mind: Mind | None, people: Sequence[str]) -> Iterator[Possible]:
    """The cards that were seen in a hand, or went unseen from hand to hand, and that may be there now."""
    notes, ways = (table.sightings, table.ways) if mind is None else (mind.notes, mind.ways)
    doubted = in_doubt(ways)
    for seat in table.seats:
        seen = {note.card for note in notes if note.seat == seat and not note.sure and note.card not in IDENTITIES}
        cards = sorted({*seen, *[card for card, seats in doubted.items() if seat in seats]})
        sure = [note for note in notes if note.seat == seat and note.sure]
        has_hidden = any(each.back for each in hand_things(table, seat, None, sure))
        if cards and has_hidden and (mind is None or seat != mind.seat):
            yield Possible(f"hand:{seat}", tuple(cards), f"{people[seat]} may hold {' or '.join([NAMES[card] for card in cards])}.", CARD)


def possible_letters(table: Table, mind: Mind | None) -> Iterator[Possible]:
    """The letters that may lie in the box, whose nation stands alone, and the nations that may be that one."""
    seen = {*table.letters, *(mind.letters if mind is not None else ())}
    lone = [nation for nation in table.nations if nation not in seen]
    if seen:
        text = f"{with_capital(either(lone))} stands alone."
        yield Possible("box", tuple([LETTER[nation] for nation in lone]), text, CARD)
        yield Possible("nations", tuple(lone), text)
