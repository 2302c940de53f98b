"""A view as plain text, for screen readers, terminals and language models."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from domain.kernel.secrecy import Seat
from domain.kernel.text.event_text import and_list, count_text
from domain.rulesets.casino_incognito.model.cards import NAMES, SIGNS, Card, Hand, parse_laid_card
from domain.rulesets.casino_incognito.model.limits import nameable_characters
from domain.rulesets.casino_incognito.model.mind import Mind
from domain.rulesets.casino_incognito.model.options import ADJACENT, ROOMS, Character, Room, Spot
from domain.rulesets.casino_incognito.model.reveal_offers import Hands, hand_strengths, showable_hands
from domain.rulesets.casino_incognito.model.table import Table, decisions
from domain.rulesets.casino_incognito.model.tiles import TILES, Reward
from domain.rulesets.casino_incognito.view import intrigue_text
from domain.rulesets.casino_incognito.view.card_lines import card_lines
from domain.rulesets.casino_incognito.view.decision_texts import TEXTS

STAGES = {
    "disguises": "Choosing disguises",
    "free_moves": "Blending in",
    "paid_moves": "Blending in, for chips",
    "contact": "Making contact",
    "leak": "The Leak",
    "scoring": "Scoring",
    "rewards": "The chips on the Leak",
    **intrigue_text.STAGES,
}
"""Names of the phases."""

REASONS = {
    "most_vp": "the most victory points",
    "most_chips": "the most chips among the leaders",
    "shared": "equal points and chips",
}


BARRED = {
    "REVEAL_ONE": "there is nobody in the room, besides your agent, whom you could name",
    "AGENT_PRESENT": "your agent is not in the room",
}
"""The reason why an asked seat can bid nothing, by option `contact`."""
CHOSEN = {"DISAVOW": "disavow", "STAY": "stay", "MATCH": "match the chips", "LET": "let the card be"}


def describe(table: Table, mind: Mind | None, people: Sequence[str]) -> tuple[str, ...]:
    """The view as lines of text. people: display names by seat."""
    lines = [*public_lines(table, people)]
    if mind is not None:
        lines += private_lines(table, mind, people)
    return tuple(lines)


def public_lines(table: Table, people: Sequence[str]) -> Iterator[str]:
    """Public facts."""
    if table.hand:
        deck = count_text(table.deck, "card")
        yield f"Hand {table.hand} of {table.options.hands}, round {table.round}. Deck: {deck}."
    if table.phase in STAGES:
        window = ", a window for intrigue" if table.phase in intrigue_text.STAGES else ""
        yield f"Now: {STAGES[table.phase]}{window}."
    if table.track:
        yield f"Turn order: {', '.join(people[seat] for seat in table.track)}."
    yield from room_lines(table)
    yield from middle_lines(table)
    for seat in table.seats:
        yield player_line(table, seat, people)
    yield from intrigue_text.public_intrigue_lines(table, people)
    if table.scoring is not None:
        yield from scoring_lines(table, people)
    for seat, kind in decisions(table).items():
        yield f"{people[seat]} {TEXTS[kind].task}."
    if table.outcome is not None:
        winners = and_list([people[seat] for seat in table.outcome.winners], "nobody")
        yield f"The game is over: {winners} won with {REASONS[table.outcome.reason]}."


def room_lines(table: Table) -> Iterator[str]:
    """Each room: adjacent rooms, characters and conversations."""
    for room in ROOMS:
        here, spots = table.characters_in(room), table.spots_in(room)
        talks = [f"conversation {spot} ({conversation_text(table, spot)})" for spot in spots]
        inside = and_list([*([characters_text(here)] if here else []), *talks], "nobody")
        yield f"Room {room}, next to {rooms_text(ADJACENT[room])}: {inside}."


def rooms_text(numbers: Sequence[Room]) -> str:
    """`room 4`, `rooms 2 and 4`."""
    return f"{'room' if len(numbers) == 1 else 'rooms'} {and_list([str(each) for each in numbers])}"


def conversation_text(table: Table, spot: Spot) -> str:
    """The cards of a conversation."""
    down = table.face_down_count(spot)
    return cards_text(table.conversations[spot - 1].cards) + (f" and {down} face down" if down else "")


def middle_lines(table: Table) -> Iterator[str]:
    if table.leak:
        leak = [NAMES[card] + (f" with {count_text(chips, 'chip')}" if chips else "") for card, chips in table.leak]
        yield f"The Leak: {', '.join(leak)}."
    for number, bonus in table.tiles:
        extra = f", with {count_text(bonus, 'chip')} on it" if bonus else ""
        yield f"Tile: {tile_text(number)}{extra}."
    if table.phase == "paid_moves":
        yield f"A move costs at least {count_text(table.price, 'chip')}."
    if table.contact is not None:
        yield f"Contact is made in room {table.contact.room}."


def player_line(table: Table, seat: Seat, people: Sequence[str]) -> str:
    """A seat's public state."""
    facts = [count_text(table.vp[seat], "point"), count_text(table.chips[seat], "chip")]
    facts.append(f"{count_text(table.hidden[seat], 'card')} face down")
    if table.open[seat]:
        facts.append(f"{cards_text(table.open[seat])} face up")
    if table.marks[seat]:
        facts.append(f"not {characters_text(table.marks[seat])}")
    if table.bonus[seat]:
        facts.append(f"{count_text(table.bonus[seat], 'card')} more in the next hand")
    if table.disavowed[seat]:
        facts.append("disavowed")
    if table.reveal is not None:
        agent, hidden = table.reveal.agents[seat], table.reveal.hidden[seat]
        facts.append(f"was {characters_text((agent,))}, with {cards_text(hidden)} face down")
    return f"{people[seat]}: {'; '.join(facts)}."


def scoring_lines(table: Table, people: Sequence[str]) -> Iterator[str]:
    assert table.scoring is not None
    wagers = [f"{people[seat]} {each}" for seat, each in enumerate(table.scoring.wagers) if each is not None]
    yield f"Scored now: {tile_text(table.scoring.tile)}. Wagers: {', '.join(wagers) or 'none'}."
    for seat, hand in table.scoring.shown:
        yield f"{people[seat]} shows {hand_text(hand, leak_of(table))}."


def leak_of(table: Table) -> tuple[Card, ...]:
    return tuple(card for card, _ in table.leak)


def private_lines(table: Table, mind: Mind, people: Sequence[str]) -> Iterator[str]:
    """The seat's private knowledge."""
    if mind.looked:
        yield f"You are looking at the disguises of {characters_text(mind.looked)}."
    if mind.agent is not None:
        stands = table.rooms[mind.agent - 1] if mind.agent <= len(table.rooms) else 0
        where = f", in room {stands}, next to {rooms_text(ADJACENT[stands])}" if stands else ""
        yield f"Your agent is {characters_text((mind.agent,))}{where}."
    if mind.removed:
        yield f"Nobody is {characters_text(mind.removed)}, because you removed that disguise from the game."
    if mind.hidden:
        yield f"Your cards face down: {cards_text(mind.hidden)}."
        yield from card_lines(table, mind, people)
    if mind.bid is not None:
        named = f", naming {characters_text((mind.bid.character,))}" if mind.bid.character else ""
        yield f"You have bid {count_text(mind.bid.chips, 'chip')}{named}."
    if mind.answer is not None:
        yield f"You have chosen to {CHOSEN[mind.answer]}."
    yield from intrigue_text.private_intrigue_lines(mind, people)
    if decisions(table).get(mind.seat) == "bid" and not nameable_characters(table, mind):
        yield f"You can bid nothing here: {BARRED[table.options.contact]}."
    if decisions(table).get(mind.seat) == "reveal":
        yield from reveal_hint_lines(table, mind)


def reveal_hint_lines(table: Table, mind: Mind) -> Iterator[str]:
    """The suggested hands: cost, and whether each leads."""
    hands, leak = showable_hands(table, mind), leak_of(table)
    to_beat = max(hand_strengths(table), default=((), ()))
    for choice in hands.menu(hand_strengths(table))[1:]:
        leads = any(worth is not None and worth > to_beat for worth in map(hands.strength, choice))
        place = "leads" if leads else "does not lead"
        if table.disavowed[mind.seat]:
            place += f"; being disavowed, you would get {consolation_text(table)}"
        paid = sum(each.spot > 0 for hand in choice for laid_card in hand if (each := parse_laid_card(laid_card, leak)))
        cost = f", for {count_text(paid, 'chip')}" if paid else ""
        yield f"You could show {hands_text(choice, leak)}{cost}: it {place}."


def consolation_text(table: Table) -> str:
    """A disavowed player's reward.  Rule CI-9.8."""
    assert table.scoring is not None
    rewards = TILES[table.scoring.tile].combination.rewards
    return (
        f"{reward_text(rewards[1])} for first place, and nothing otherwise" if rewards[1:] else "nothing in any place"
    )


def hands_text(hands: Hands, leak: Sequence[Card]) -> str:
    return and_list([hand_text(hand, tuple(leak)) for hand in hands], "nothing")


def hand_text(hand: Hand, leak: tuple[Card, ...]) -> str:
    """A hand in words: jokers with the card they stand for, Leak cards marked as such."""
    parts = []
    for use in (parse_laid_card(each, leak) for each in hand):
        if use is not None:
            joker = f"{NAMES[use.card]} as " if use.card != use.stands_for else ""
            parts.append(f"{joker}{NAMES[use.stands_for]}{' of the Leak' if use.spot else ''}")
    return " ".join(parts)


def cards_text(held: Sequence[Card]) -> str:
    return " ".join(NAMES[card] for card in held) or "none"


def characters_text(numbers: Sequence[Character]) -> str:
    return f"{'character' if len(numbers) == 1 else 'characters'} {', '.join(map(str, numbers))}"


def tile_text(number: int) -> str:
    """A tile with its rewards and suits."""
    combination, suits = TILES[number]
    rewards = ", ".join(reward_text(each) for each in combination.rewards)
    return f"{combination.name}, {rewards}, suits {''.join(SIGNS[suit] for suit in suits)}"


def reward_text(each: Reward) -> str:
    return count_text(each.cards, "card") if each.cards else count_text(each.vp, "point")
