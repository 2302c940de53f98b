"""Things that a question is about (rules CI-3 to CI-9, CI-14 and CI-15)."""

from __future__ import annotations

from domain.kernel.words.phrases import Place
from domain.rulesets.casino_incognito.model.abilities import ability
from domain.rulesets.casino_incognito.model.mind import Mind
from domain.rulesets.casino_incognito.model.options import Room
from domain.rulesets.casino_incognito.model.table import Table
from domain.rulesets.casino_incognito.view.saying.kinds import (
    DART,
    character_piece,
    conversation_piece,
    disguise_kind,
    tile_kind,
)


def asked_things(table: Table, mind: Mind, kind: str) -> tuple[Place, ...]:
    """The things on the table that a decision of this kind is about."""
    seat, effect = mind.seat, table.plot.effect
    match kind:
        case "disguise":
            return tuple([Place(disguise_kind(each), f"looked:{seat}") for each in sorted(mind.looked)])
        case "room":
            talks = enumerate(table.conversations, 1)
            return tuple([Place(conversation_piece(spot), f"room:{each.room}") for spot, each in talks if each.cards and each.room])
        case "bid" | "pick" if table.contact is not None:
            return in_room(table, table.contact.room)
        case "mark" | "bomb" if effect is not None and effect.room:
            return in_room(table, effect.room)
        case "disavow" if mind.agent is not None:
            return (Place(disguise_kind(mind.agent), f"agent:{seat}"),)
        case "wager" | "reveal" if table.scoring is not None:
            return (Place(tile_kind(table.scoring.tile), "stage"),)
        case "claim":
            return tuple([Place(each.card, f"leak:{spot}") for spot, each in enumerate(table.leak, 1)])
        case "intrigue":
            return tuple([Place(card, f"hidden:{seat}") for card in mind.hidden if ability(card) is not None])
        case "dart" if seat in table.plot.darted:
            return (Place(DART, f"status:{seat}"),)
        case _:
            return tuple([Place(card, f"drinks:{seat}") for card in mind.drinks])


def in_room(table: Table, room: Room) -> tuple[Place, ...]:
    """The characters and conversations of a room."""
    names = (*map(character_piece, table.characters_in(room)), *map(conversation_piece, table.spots_in(room)))
    return tuple([Place(name, f"room:{room}") for name in names])
