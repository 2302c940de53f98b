"""Abilities of the cards in words (rules CI-14.1 and CI-15)."""

from __future__ import annotations

from domain.kernel.text.event_text import count_text
from domain.rulesets.casino_incognito.model.abilities import (
    PLAYED_IN,
    WINDOWS,
    WINDOWS_BEFORE_TILES,
    Ability,
    Window,
    ability,
    card_strength,
)
from domain.rulesets.casino_incognito.model.cards import Card

ABILITIES: dict[Ability, str] = {
    "drinks": "A Couple of Drinks",
    "muscle": "Hired Muscle",
    "femme": "Femme Fatale",
    "dart": "Poison Dart",
    "buy": "Buy Everything",
    "intimidate": "Intimidate",
    "encounter": "An Intimate Encounter",
    "henchman": "Henchman",
    "bomb": "Bomb Scare",
    "glitter": "All that Glitters",
    "target": "Target Acquired",
    "distraction": "A Minor Distraction",
}

DOES: dict[Ability, str] = {
    "drinks": "draw {cards}, look, and lay each face down into a conversation of your choice",
    "muscle": "put the Muscle on any room: a move into it costs {chips} more, for you too; a stronger card moves it",
    "femme": (
        "put the Femme Fatale on any room: others pay you {chips} for a move into it or out; a stronger card moves it"
    ),
    "dart": "strike another player, who pays {chips} to the bank or bids one chip at most in each room this round",
    "buy": "draw two cards face down",
    "intimidate": "gain a chip",
    "encounter": "take a face-up card from a conversation, and put a card of yours there that is as high or higher",
    "henchman": "your first bid of a chip or more this round names nobody",
    "bomb": "choose a room: in turn order each player, you too, moves a character out of it",
    "glitter": "turn chips of yours into as many points, and disavow your agent",
    "target": (
        "choose a room with four characters or more: "
        "each other player marks two there who are not the agent, or disavows"
    ),
    "distraction": "move a conversation to an adjacent room",
}
"""The effect of a card; {cards} and {chips} stand for its strength."""

PLAYED: dict[Window, str] = {
    "before_surveillance": "before surveillance",
    "in_surveillance": "after surveillance",
    "before_blending_in": "before blending in",
    "before_contact": "before contact is made",
    "before_scoring": "before scoring",
    "before_tile": "before a tile",
}
"""Windows in words."""


def ability_name(card: Card) -> str:
    """The name of a card's ability."""
    its = ability(card)
    return "no ability" if its is None else ABILITIES[its]


def ability_windows_text(its: Ability) -> str:
    """The windows in which an ability can be used.

    >>> ability_windows_text("dart"), ability_windows_text("buy"), ability_windows_text("target")
    ('before surveillance', 'in any window before scoring', 'in any window')
    """
    match PLAYED_IN[its]:
        case windows if windows == WINDOWS:
            return "in any window"
        case windows if windows == WINDOWS_BEFORE_TILES:
            return "in any window before scoring"
        case windows:
            return " or ".join(PLAYED[each] for each in windows)


def card_text(card: Card) -> str:
    """A card's ability and its windows.

    >>> card_text("3D")
    'A Couple of Drinks, after surveillance: draw 2 cards, look, and lay each face down into a conversation of your choice'
    >>> card_text("RJ")
    'no ability'
    """
    its = ability(card)
    if its is None:
        return ability_name(card)
    power = card_strength(card)
    does = DOES[its].format(cards=count_text(power, "card"), chips=count_text(power, "chip"))
    return f"{ABILITIES[its]}, {ability_windows_text(its)}: {does}"
