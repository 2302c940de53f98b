"""Symbols of cards, characters and tiles. Suits are told apart by sign, never by colour alone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from domain.kernel.table_drawing import Card, Meaning, Tone
from domain.kernel.text.event_text import count_text
from domain.rulesets.casino_incognito.model import cards
from domain.rulesets.casino_incognito.model.cards import Hand, parse_laid_card
from domain.rulesets.casino_incognito.model.options import Character
from domain.rulesets.casino_incognito.model.tiles import TILES, Reward

TONES: dict[str, Tone] = {"S": "ink", "C": "ink", "H": "red", "D": "red"}
JOKER_SYMBOLS: dict[cards.Card, Card] = {"RJ": Card("R★", "Joker", "red"), "BJ": Card("B★", "Joker", "ink")}
FACE_DOWN = Card()


def card_symbol(card: cards.Card, *means: Meaning) -> Card:
    """A face-up card. Jokers have no meaning: the form asks for the card they stand for."""
    if card in JOKER_SYMBOLS:
        return JOKER_SYMBOLS[card]
    return Card(card[:-1], cards.SIGNS[card[-1]], TONES[card[-1]], means=means)


def card_symbols(held: Sequence[cards.Card]) -> tuple[Card, ...]:
    return tuple([card_symbol(card) for card in held])


def hand_symbols(hand: Hand, leak: tuple[cards.Card, ...]) -> Iterator[Card]:
    """A shown hand: a joker as the card it stands for, with a star; a Leak card with an L."""
    for each in hand:
        use = parse_laid_card(each, leak)
        if use is not None:
            shown = card_symbol(use.stands_for)
            signs = f"{'★' * (use.card in JOKER_SYMBOLS)}{'·L' * (use.spot > 0)}"
            yield Card(f"{shown.mark}{shown.label}{signs}", "", shown.tone) if signs else shown


def agent_symbol(character: Character | None, *means: Meaning) -> Card:
    """A disguise; face down if unknown."""
    return Card(str(character), "Agent", "violet", is_role=True, means=means) if character else Card(is_role=True)


def suits_text(tile: int) -> str:
    """A tile's suits, best first."""
    return "".join(cards.SIGNS[suit] for suit in TILES[tile].suits)


def rewards_text(tile: int) -> str:
    """A tile's rewards in short."""
    parts = [short_reward(each) for each in TILES[tile].combination.rewards]
    return (
        f"{' · '.join(parts)} VP" if all(each.isdigit() for each in parts) else f"{parts[0]} VP · {' · '.join(parts[1:])}"
    )


def rewards_sentence(tile: int) -> str:
    """The rewards of a tile's first place and of the next ones, as the rest of a sentence on the best hand."""
    first, *others = [count_text(each.cards, "card") if each.cards else count_text(each.vp, "point") for each in TILES[tile].combination.rewards]
    rest = ", ".join([f"the {place} {each}" for place, each in zip(("second", "third"), others, strict=False)])
    return f"scores {first}, and 1 more for each chip wagered or lying on the tile{f'; {rest}' if rest else ''}."


def short_reward(each: Reward) -> str:
    return count_text(each.cards, "card") if each.cards else str(each.vp)
