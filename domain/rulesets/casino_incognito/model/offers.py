"""Offers: the only definition of what a seat may do, from its own view alone; and the answers of seats that do not
answer (rule CI-12).
"""

from __future__ import annotations

from collections.abc import Callable

from domain.kernel.choices import Between, Choice, OneOf
from domain.kernel.offers import Answer, Command, Offer, offer, to_offers, withhold
from domain.rulesets.casino_incognito.model import commands, intrigue_offers
from domain.rulesets.casino_incognito.model.limits import max_bid, move_ways, nameable_characters, needs_name
from domain.rulesets.casino_incognito.model.mind import Mind
from domain.rulesets.casino_incognito.model.options import ADJACENT
from domain.rulesets.casino_incognito.model.reveal_offers import hand_strengths, showable_hands
from domain.rulesets.casino_incognito.model.table import Table, decisions


def answers(table: Table, mind: Mind) -> tuple[Answer, ...]:
    """Every answer of `mind.seat`, offered and withheld."""
    kind = decisions(table).get(mind.seat)
    to_decision = OFFERS_BY_KIND[kind](table, mind) if kind is not None else ()
    return (*to_decision, *intrigue_offers.aside_offers(table, mind))


def offers(table: Table, mind: Mind) -> tuple[Offer, ...]:
    """What `mind.seat` may do."""
    return to_offers(answers(table, mind))


def disguise_offers(_table: Table, mind: Mind) -> tuple[Offer, ...]:
    """Rules CI-3.3, CI-3.4."""
    looked = mind.looked
    if len(looked) == 2:
        return (offer(commands.ChooseDisguise, "CI-3.4", keep=looked),)
    ways = tuple({"keep": (each,), "remove": values_without(looked, each)} for each in looked)
    return (offer(commands.ChooseDisguise, "CI-3.3", ways, keep=looked, remove=looked),)


def values_without(values: tuple[int, ...], left_out: int) -> tuple[int, ...]:
    return tuple(each for each in values if each != left_out)


def step_choices(table: Table) -> dict[str, Choice]:
    """Choices for character and room; the ways say which go together."""
    return {"character": OneOf(tuple(range(1, len(table.rooms) + 1))), "to": OneOf(tuple(ADJACENT))}


def free_move_offers(table: Table, mind: Mind) -> tuple[Offer, ...]:
    """Rule CI-6.3."""
    return offer(commands.Move, "CI-6.3", move_ways(table, mind.seat), **step_choices(table)), offer(commands.Skip, "CI-6.3")


def paid_move_offers(table: Table, mind: Mind) -> tuple[Offer, ...]:
    """Rules CI-6.4, CI-6.5."""
    chips = Between(table.price, table.chips[mind.seat])
    able = move_ways(table, mind.seat, table.price)
    return offer(commands.PayMove, "CI-6.4", able, chips=chips, **step_choices(table)), offer(commands.Pass, "CI-6.5")


def room_offers(table: Table, _mind: Mind) -> tuple[Offer, ...]:
    """Rule CI-7.1."""
    return (offer(commands.ChooseRoom, "CI-7.1", room=open_rooms(table)),)


def open_rooms(table: Table) -> tuple[int, ...]:
    """Rooms with a conversation in which contact has not been made this round."""
    found = {each.room for each in table.conversations if each.cards}
    return tuple(sorted(found - set(table.resolved)))


def bid_offers(table: Table, mind: Mind) -> tuple[Answer, ...]:
    """Rules CI-7.2, CI-7.3."""
    sits_out = offer(commands.SitOut, "CI-7.2")
    named, chips = nameable_characters(table, mind), Between(1, max_bid(table, mind.seat))
    if not named:
        return sits_out, withhold(commands.Bid, no_bid_text(table, mind.seat), "CI-7.3")
    if not needs_name(table, mind.seat):
        return offer(commands.Bid, "CI-7.2", chips=chips), sits_out
    return offer(commands.Bid, "CI-7.3", chips=chips, character=named), sits_out


def no_bid_text(table: Table, seat: int) -> str:
    """Why a seat cannot bid."""
    if needs_name(table, seat):
        return "no character is in the room that you could rule out as your agent"
    return "your agent is not among the unmarked characters of the room"


def pick_offers(table: Table, _mind: Mind) -> tuple[Offer, ...]:
    """Rule CI-7.5."""
    assert table.contact is not None
    return (offer(commands.Pick, "CI-7.5", conversation=table.spots_in(table.contact.room)),)


def disavow_offers(_table: Table, _mind: Mind) -> tuple[Offer, ...]:
    """Rule CI-8.3."""
    return offer(commands.Disavow, "CI-8.3"), offer(commands.Stay, "CI-8.3")


def wager_offers(table: Table, mind: Mind) -> tuple[Offer, ...]:
    """Rules CI-9.2, CI-9.3."""
    assert table.scoring is not None
    highest = table.scoring.highest
    limit = highest if table.disavowed[mind.seat] else wager_limit(table, mind.seat)
    return offer(commands.Wager, "CI-9.2", chips=Between(highest, limit)), offer(commands.Pass, "CI-9.2")


def wager_limit(table: Table, seat: int) -> int:
    """The highest total that a seat can wager on this tile, in chips."""
    assert table.scoring is not None
    return table.chips[seat] + (table.scoring.wagers[seat] or 0)


def reveal_offers(table: Table, mind: Mind) -> tuple[Answer, ...]:
    """Rules CI-9.4 to CI-9.6."""
    hands = showable_hands(table, mind)
    menu = hands.menu(hand_strengths(table))
    composed = offer(commands.Compose, "CI-9.4", hands=hands) if len(menu) > 1 else withhold(commands.Compose, "you have no card to show")
    return offer(commands.Reveal, "CI-9.4", hands=menu), composed


def leak_claim_offers(table: Table, _mind: Mind) -> tuple[Offer, ...]:
    """Rule CI-9.10."""
    return (offer(commands.ClaimLeak, "CI-9.10", spot=tuple(claimable_spots(table))),)


def claimable_spots(table: Table) -> list[int]:
    """Leak spots with chips on them."""
    return [spot for spot, each in enumerate(table.leak, 1) if each.chips]


OFFERS_BY_KIND: dict[str, Callable[[Table, Mind], tuple[Answer, ...]]] = {
    "disguise": disguise_offers,
    "move": free_move_offers,
    "pay_move": paid_move_offers,
    "room": room_offers,
    "bid": bid_offers,
    "pick": pick_offers,
    "disavow": disavow_offers,
    "wager": wager_offers,
    "reveal": reveal_offers,
    "claim": leak_claim_offers,
    **intrigue_offers.INTRIGUE_OFFERS_BY_KIND,
}


def default(table: Table, mind: Mind) -> Command:
    """A cautious answer: no move, bid, wager or intrigue; the largest pile, the most chips, the best own hand."""
    match decisions(table)[mind.seat]:
        case "disguise":
            return commands.ChooseDisguise(mind.looked[0], mind.looked[1] if len(mind.looked) == 3 else None)
        case "move":
            return commands.Skip()
        case "room":
            return commands.ChooseRoom(open_rooms(table)[0])
        case "bid":
            return commands.SitOut()
        case "pick":
            assert table.contact is not None
            spots = table.spots_in(table.contact.room)
            return commands.Pick(
                max(spots, key=lambda spot: len(table.conversations[spot - 1].cards) + table.face_down_count(spot))
            )
        case "disavow":
            return commands.Stay()
        case "reveal":
            hands = showable_hands(table, mind)
            found = hands.best(hands.pool(()))
            return commands.Reveal(() if found is None else (found.hand,))
        case "claim":
            return commands.ClaimLeak(max(claimable_spots(table), key=lambda spot: table.leak[spot - 1].chips))
        case "match":
            return commands.Let()
        case "target" | "drinks" | "bomb" | "mark" | "dart":
            return next(offers(table, mind)[-1].instances())
    return commands.Pass()
