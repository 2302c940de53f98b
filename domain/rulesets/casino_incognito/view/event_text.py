"""Events in words, one line each, as observed by an audience."""

from __future__ import annotations

from collections.abc import Sequence

from domain.kernel.secrecy import Event, Seat
from domain.kernel.text.event_text import PEOPLE, Language, Word, and_list, count_text
from domain.rulesets.casino_incognito.model.cards import NAMES, Card, Hand, split_laid_card
from domain.rulesets.casino_incognito.model.events.hand_events import Asked
from domain.rulesets.casino_incognito.model.options import Character
from domain.rulesets.casino_incognito.model.table import Earned, OpenBid, RowTile
from domain.rulesets.casino_incognito.model.tiles import TILES
from domain.rulesets.casino_incognito.view.card_texts import ability_name
from domain.rulesets.casino_incognito.view.decision_texts import TEXTS
from domain.rulesets.casino_incognito.view.table_text import REASONS, cards_text, characters_text, rooms_text

PHASES = {
    "disguises": "Disguises are chosen",
    "hand": "A hand is set up",
    "surveillance": "Surveillance listens in",
    "free_moves": "Blending in: everybody may move a character",
    "paid_moves": "Blending in: further moves cost chips",
    "contact": "Making contact",
    "leak": "The Leak: everybody decides in secret whether to disavow",
    "round_end": "The round ends",
    "scoring": "The hand is scored",
    "rewards": "The chips on the Leak are handed out",
    "hand_end": "The hand is over",
    "before_surveillance": "A window for intrigue, before surveillance",
    "in_surveillance": "A window for intrigue, after surveillance",
    "before_blending_in": "A window for intrigue, before blending in",
    "before_contact": "A window for intrigue, before contact is made",
    "before_scoring": "A window for intrigue, before the hand is scored",
    "before_tile": "A window for intrigue, before the next tile is scored",
}
TOKENS = {"muscle": "Hired Muscle", "femme": "a Femme Fatale"}


def bids_text(opened: Sequence[OpenBid], people: Sequence[str]) -> str:
    parts = []
    for seat, chips, character in opened:
        named = f" and is not character {character}" if character is not None else ""
        parts.append(f"{people[seat]} bid {count_text(chips, 'chip')}{named}")
    return ". ".join(parts) or "Nobody bid"


def seats_text(verb: str, seats: Sequence[Seat], people: Sequence[str]) -> str:
    """The seats with a verb that agrees with their number; verb: as for several."""
    return f"{and_list([people[seat] for seat in seats], 'Nobody')} {verb}{'' if len(seats) > 1 else 's'}"


def tile_row_text(tiles: Sequence[RowTile], _people: Sequence[str]) -> str:
    return ", ".join(
        TILES[tile].combination.name + (f" with {count_text(bonus, 'chip')}" if bonus else "") for tile, bonus in tiles
    )


def earnings_text(rewards: Sequence[Earned], people: Sequence[str]) -> str:
    return and_list(
        [
            f"{people[seat]} {count_text(vp, 'point')}"
            + (f" and {count_text(more, 'card')} in the next hand" if more else "")
            for seat, _, vp, more in rewards
        ]
    )


def shown_hand_text(shown: Hand, _people: Sequence[str]) -> str:
    """A hand in words; Leak cards by their spots, and last the jokers."""
    own, others = list[str](), list[str]()
    for each in shown:
        card, spot, stands_for = split_laid_card(each)
        face = f"Leak card {spot}" if spot else NAMES[card]
        if spot or stands_for:
            others.append(f"{face} as {NAMES[stands_for]}" if stands_for else face)
        else:
            own.append(face)
    return and_list([*([" ".join(own)] if own else []), *others])


def agents_text(numbers: Sequence[Character], people: Sequence[str]) -> str:
    return ", ".join(f"{people[seat]} {number}" for seat, number in enumerate(numbers))


def boards_text(marks: Sequence[Sequence[Character]], people: Sequence[str]) -> str:
    return "; ".join(f"{people[seat]} {', '.join(map(str, each)) or 'none'}" for seat, each in enumerate(marks))


def piles_text(held: Sequence[Sequence[Card]], _people: Sequence[str]) -> str:
    return "; ".join(f"{cards_text(each)} in {spot}" for spot, each in enumerate(held, 1) if each)


FORMATTERS: dict[str, Word] = {
    "card": lambda card, _: NAMES[card],
    "cards": lambda held, _: cards_text(held),
    "some": lambda held, _: cards_text(held) if held else "no card",
    "chips": lambda number, _: count_text(number, "chip"),
    "points": lambda number, _: count_text(number, "victory point"),
    "size": lambda number, _: count_text(number, "card"),
    "disguises": lambda number, _: count_text(number, "disguise"),
    "rooms": lambda numbers, _: rooms_text(numbers),
    "one": lambda number, _: characters_text((number,)),
    "people": lambda numbers, _: characters_text(numbers) if numbers else "nobody",
    "out": lambda number, _: ", and one disguise leaves the game" if number else "",
    "phase": lambda phase, _: PHASES[phase],
    "asked": lambda kind, _: TEXTS[kind].task,
    "keeps": lambda keeps, _: ", and players keep their cards" if keeps else "",
    "price": lambda chips, _: f" for {count_text(chips, 'chip')}" if chips else "",
    "row": tile_row_text,
    "bids": bids_text,
    "getting": lambda seats, people: seats_text("get", seats, people),
    "each": lambda seats, _: " each" if len(seats) > 1 else "",
    "disavowing": lambda seats, people: seats_text("disavow", seats, people),
    "answer": lambda answer, _: str(answer).lower(),
    "matched": lambda answer, _: "match them" if str(answer) == "MATCH" else "let it be",
    "tile": lambda number, _: TILES[number].combination.name,
    "hands": lambda shown, people: "; ".join(shown_hand_text(each, people) for each in shown) or "nothing",
    "hand": shown_hand_text,
    "fee": lambda spots, _: f", paying {count_text(len(spots), 'chip')} for the Leak" if spots else "",
    "earned": earnings_text,
    "purses": agents_text,
    "agents": agents_text,
    "held": lambda held, people: "; ".join(f"{people[seat]} {cards_text(each)}" for seat, each in enumerate(held)),
    "ability": lambda card, _: ability_name(card),
    "numbers": lambda spots, _: ", ".join(map(str, spots)),
    "token": lambda token, _: TOKENS[token],
    "boards": boards_text,
    "piles": piles_text,
    "reason": lambda reason, _: REASONS[reason],
}
"""Formatters of the lines of events."""
LINES = Language({**PEOPLE, **FORMATTERS})


def line(event: Event, people: Sequence[str]) -> str:
    """One line for an event. It begins with the seats that are passed over at bids."""
    text, left = LINES.line(event, people), seats_without_bid(event, len(people))
    return f"{and_list([people[seat] for seat in left])} can bid nothing here. {text}" if left else text


def seats_without_bid(event: Event, seats: int) -> list[Seat]:
    """The seats that are not asked for a bid, since it is public that they can bid nothing.  Rules CI-7.2.2, CI-7.3.3."""
    if not isinstance(event, Asked) or event.kind != "bid":
        return []
    return [seat for seat in range(seats) if seat not in event.seats]
