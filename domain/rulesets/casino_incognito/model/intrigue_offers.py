"""Offers of intrigue, from a seat's own view alone (rules CI-14 and CI-15)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from domain.kernel.choices import Between, Ordered
from domain.kernel.offers import Answer, Offer, offer, withhold
from domain.kernel.secrecy import Seat
from domain.rulesets.casino_incognito.model import commands
from domain.rulesets.casino_incognito.model.abilities import WINDOWS_OF_SCORING, Ability, ability, has_ability_for
from domain.rulesets.casino_incognito.model.cards import ACE, VALUE, Card
from domain.rulesets.casino_incognito.model.intrigue_state import Effect
from domain.rulesets.casino_incognito.model.limits import markable_characters
from domain.rulesets.casino_incognito.model.mind import Mind
from domain.rulesets.casino_incognito.model.options import ADJACENT, ROOMS, Room, Spot
from domain.rulesets.casino_incognito.model.table import Table, unscored_tiles

CROWD = 4
"""Fewest characters in a room that can be targeted."""


def may_try(table: Table, seat: Seat) -> bool:
    """Whether a seat has a card to try and a chip to lay on it, by public knowledge.  Rule CI-14.2."""
    plot = table.plot
    return seat not in plot.played and table.chips[seat] > 0 and table.hidden[seat] > plot.tries.count(seat)


def cards_to_try(mind: Mind) -> tuple[Card, ...]:
    """The seat's face-down cards, without those already tried."""
    return tuple(sorted((Counter(mind.hidden) - Counter(mind.tried)).elements()))


def intrigue_offers(table: Table, mind: Mind) -> tuple[Answer, ...]:
    """Rules CI-14.2, CI-14.3, CI-14.6."""
    able = [card for card in cards_to_try(mind) if table.options.free_bluff or has_ability_for(card, table.phase)]
    chips = Between(1, table.chips[mind.seat])
    tries: Answer = withhold(commands.TryIntrigue, "none of your face-down cards can be played in this window")
    if able:
        tries = offer(commands.TryIntrigue, "CI-14.3", card=tuple(dict.fromkeys(able)), chips=chips)
    stands: Answer = withhold(commands.KeepPassing, "no other window follows")
    if may_stand(table):
        stands = offer(commands.KeepPassing, "CI-14.7")
    return tries, offer(commands.Pass, "CI-14.2"), stands


def may_stand(table: Table) -> bool:
    """Whether a standing pass would count in a window after this one.  Rule CI-14.7.3."""
    if table.phase in WINDOWS_OF_SCORING:
        return len(unscored_tiles(table)) > 1
    return table.phase != "before_contact"


def aside_offers(table: Table, mind: Mind) -> tuple[Offer, ...]:
    """Commands open to a seat without an open decision.  Rule CI-14.7.2."""
    return (offer(commands.StopPassing, "CI-14.7"),) if mind.seat in table.plot.passing else ()


def match_offers(_table: Table, _mind: Mind) -> tuple[Offer, ...]:
    """Rule CI-14.4."""
    return offer(commands.Match, "CI-14.4"), offer(commands.Let, "CI-14.4")


def target_offers(table: Table, mind: Mind) -> tuple[Answer, ...]:
    """The targets of the card being played."""
    return TARGET_OFFERS[current_ability(table)](table, mind)


def current_effect(table: Table) -> Effect:
    assert table.plot.effect is not None
    return table.plot.effect


def current_ability(table: Table) -> Ability:
    """The ability of the card being played."""
    its = ability(current_effect(table).card)
    assert its is not None
    return its


def room_target_offers(rule: str) -> Callable[[Table, Mind], tuple[Offer, ...]]:
    return lambda _table, _mind: (offer(commands.Aim, rule, room=ROOMS),)


def crowded_room_offers(table: Table, _mind: Mind) -> tuple[Offer, ...]:
    """Rule CI-15.11."""
    return (offer(commands.Aim, "CI-15.11", room=crowded_rooms(table)),)


def crowded_rooms(table: Table) -> tuple[Room, ...]:
    """Rooms with at least four characters."""
    return tuple([room for room in ROOMS if len(table.characters_in(room)) >= CROWD])


def victim_offers(table: Table, mind: Mind) -> tuple[Offer, ...]:
    """Rule CI-15.4."""
    return (offer(commands.Strike, "CI-15.4", target=tuple(seat for seat in table.seats if seat != mind.seat)),)


def exchange_offers(table: Table, mind: Mind) -> tuple[Answer, ...]:
    """Rule CI-15.7."""
    ways = []
    for spot, take in takeable_cards(table):
        if give := givable_cards(table, mind, take):
            ways.append({"conversation": (spot,), "take": (take,), "give": give})
    low = withhold(commands.Exchange, "no card of yours is as high as one of theirs")
    return offer(commands.Exchange, "CI-15.7", ways) if ways else low, offer(commands.Pass, "CI-15.7")


def takeable_cards(table: Table) -> list[tuple[Spot, Card]]:
    """Face-up conversation cards other than jokers, each once per conversation."""
    found = {
        (spot, card) for spot in table.occupied_spots for card in table.conversations[spot - 1].cards if card in VALUE
    }
    return sorted(found)


def may_exchange(table: Table, seat: Seat) -> bool:
    """Whether a seat may have a card to exchange, judged by public knowledge alone.  Rule CI-15.7.2."""
    lowest = min((VALUE[card] for _, card in takeable_cards(table)), default=ACE + 1)
    has_hidden = table.hidden[seat] > table.plot.tries.count(seat)
    return lowest <= ACE and (has_hidden or any(VALUE.get(card, 0) >= lowest for card in table.open[seat]))


def givable_cards(table: Table, mind: Mind, take: Card) -> tuple[Card, ...]:
    """The seat's own cards that are at least as high as `take`."""
    own = {card for card in (*table.open[mind.seat], *cards_to_try(mind)) if card in VALUE}
    return tuple(sorted(card for card in own if VALUE[card] >= VALUE[take]))


def divert_offers(table: Table, _mind: Mind) -> tuple[Offer, ...]:
    """Rule CI-15.12."""
    ways = [
        {"conversation": (spot,), "to": ADJACENT[table.conversations[spot - 1].room]} for spot in table.occupied_spots
    ]
    return (offer(commands.Divert, "CI-15.12", ways, conversation=table.occupied_spots, to=ROOMS),)


def cash_in_offers(table: Table, mind: Mind) -> tuple[Offer, ...]:
    """Rule CI-15.10."""
    return (offer(commands.CashIn, "CI-15.10", chips=Between(0, table.chips[mind.seat])),)


TARGET_OFFERS: dict[Ability, Callable[[Table, Mind], tuple[Answer, ...]]] = {
    "muscle": room_target_offers("CI-15.2"),
    "femme": room_target_offers("CI-15.3"),
    "dart": victim_offers,
    "encounter": exchange_offers,
    "bomb": room_target_offers("CI-15.9"),
    "glitter": cash_in_offers,
    "target": crowded_room_offers,
    "distraction": divert_offers,
}


def drinks_offers(table: Table, _mind: Mind) -> tuple[Offer, ...]:
    """Rule CI-15.1."""
    drawn = current_effect(table).drawn
    return (offer(commands.PlaceDrinks, "CI-15.1", conversations=Ordered(table.occupied_spots * drawn, drawn)),)


def bomb_offers(table: Table, _mind: Mind) -> tuple[Offer, ...]:
    """Rule CI-15.9."""
    room = current_effect(table).room
    assert room is not None
    return (offer(commands.Move, "CI-15.9", character=table.characters_in(room), to=ADJACENT[room]),)


def mark_two_offers(table: Table, mind: Mind) -> tuple[Answer, ...]:
    """Rule CI-15.11."""
    able = markable_characters(table, mind)
    if len(able) < 2:
        return offer(commands.Disavow, "CI-15.11"), withhold(commands.MarkTwo, "fewer than two characters there can be marked")
    return (offer(commands.MarkTwo, "CI-15.11", characters=Ordered(able, 2)),)


def dart_offers(_table: Table, _mind: Mind) -> tuple[Offer, ...]:
    """Rule CI-15.4."""
    return offer(commands.PayDart, "CI-15.4"), offer(commands.Submit, "CI-15.4")


INTRIGUE_OFFERS_BY_KIND: dict[str, Callable[[Table, Mind], tuple[Answer, ...]]] = {
    "intrigue": intrigue_offers,
    "match": match_offers,
    "target": target_offers,
    "drinks": drinks_offers,
    "bomb": bomb_offers,
    "mark": mark_two_offers,
    "dart": dart_offers,
}
