"""The seat's face-down cards in a window: ability, possible targets, and whether each fits (rules CI-14.1, CI-14.6,
CI-15).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from domain.kernel.text.event_text import and_list, count_text
from domain.rulesets.casino_incognito.model.abilities import WINDOWS, Ability, ability, card_strength, has_ability_for
from domain.rulesets.casino_incognito.model.cards import NAMES, Card
from domain.rulesets.casino_incognito.model.intrigue_offers import crowded_rooms, givable_cards, takeable_cards
from domain.rulesets.casino_incognito.model.mind import Mind
from domain.rulesets.casino_incognito.model.table import Table
from domain.rulesets.casino_incognito.view.card_texts import card_text

Reach = Callable[[Table, Mind, Card, Sequence[str]], str]


def card_lines(table: Table, mind: Mind, people: Sequence[str]) -> Iterator[str]:
    """One line per distinct face-down card; none without intrigue."""
    if table.options.intrigue:
        for card in dict.fromkeys(mind.hidden):
            yield f"{NAMES[card]}: {card_text(card)}{card_hint(table, mind, card, people)}."


def card_hint(table: Table, mind: Mind, card: Card, people: Sequence[str]) -> str:
    """Whether a card fits the open window, and its possible targets; empty outside windows."""
    if table.phase not in WINDOWS:
        return ""
    its = ability(card)
    if its is None or not has_ability_for(card, table.phase):
        return ". Only a bluff now" if table.options.free_bluff else ". Not now"
    reach = REACH[its](table, mind, card, people) if its in REACH else ""
    return f". It fits now{reach and f': {reach}'}"


def victims_hint(table: Table, mind: Mind, _card: Card, people: Sequence[str]) -> str:
    """The possible victims."""
    return f"on {' or '.join(people[seat] for seat in table.seats if seat != mind.seat)}"


def crowded_rooms_hint(table: Table, _mind: Mind, _card: Card, _people: Sequence[str]) -> str:
    """The rooms that can be targeted."""
    found = crowded_rooms(table)
    return f"on room {' or '.join(map(str, found))}" if found else "on no room, so it would do nothing"


def talks_hint(table: Table, _mind: Mind, _card: Card, _people: Sequence[str]) -> str:
    """The conversations."""
    found = table.occupied_spots
    return (
        f"with conversation {' or '.join(map(str, found))}" if found else "with no conversation, so it would do nothing"
    )


def swaps_hint(table: Table, mind: Mind, card: Card, _people: Sequence[str]) -> str:
    """The cards that the seat's other cards can be exchanged for."""
    left = [*mind.hidden, *table.open[mind.seat]]
    left.remove(card)
    able = [NAMES[take] for _, take in takeable_cards(table) if set(givable_cards(table, mind, take)) & set(left)]
    return f"for {and_list(able)}" if able else "for no card, so it would do nothing"


def token_hint(table: Table, _mind: Mind, card: Card, _people: Sequence[str]) -> str:
    """Whether a stronger token is on the board already."""
    lies = table.plot.muscle if ability(card) == "muscle" else table.plot.femme
    return (
        "on any room"
        if lies is None or card_strength(card) > lies.toll
        else "a card as strong lies there: it would do nothing"
    )


def chips_hint(table: Table, mind: Mind, _card: Card, _people: Sequence[str]) -> str:
    """Number of chips that can become points."""
    return f"up to {count_text(table.chips[mind.seat], 'chip')}, less those laid on the card"


REACH: dict[Ability, Reach] = {
    "drinks": talks_hint, "muscle": token_hint, "femme": token_hint, "dart": victims_hint, "encounter": swaps_hint,
    "glitter": chips_hint, "target": crowded_rooms_hint, "distraction": talks_hint,
}  # fmt: skip
"""Possible targets now, for abilities that have limited ones."""
