"""Kinds of cards, disguises and tiles, and words of the game (rules CI-1 and CI-2)."""

from __future__ import annotations

from domain.kernel.words.phrases import Kind, Term
from domain.rulesets.casino_incognito.model.abilities import ability
from domain.rulesets.casino_incognito.model.cards import JOKERS, NAMES, NATURAL, SIGNS, Card
from domain.rulesets.casino_incognito.model.options import CHARACTERS, Character, Spot
from domain.rulesets.casino_incognito.model.tiles import TILES
from domain.rulesets.casino_incognito.view.card_texts import ability_name, card_text
from domain.rulesets.casino_incognito.view.tile_texts import rewards_sentence, rewards_text, suits_text

CARD, DISGUISE = "card", "disguise"
"""Backs."""
POINT, DART, CROSS, PLACE, CONTACT, PASSED = "point", "dart", "cross", "place", "contact", "passed"
STANDING_PASS = "standing-pass"
"""Tokens."""
MOST_CONVERSATIONS = 4
"""At a table of five."""
SUITS = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}
RANKS = {"J": "Jack", "Q": "Queen", "K": "King", "A": "Ace"}


def disguise_kind(character: Character) -> str:
    """The name of a character's disguise."""
    return f"P{character}"


def tile_kind(tile: int) -> str:
    """The name of a tile."""
    return f"T{tile}"


def character_piece(character: Character) -> str:
    """The name of a character's pawn."""
    return f"character-{character}"


def conversation_piece(spot: Spot) -> str:
    """The name of the die that marks a conversation's room."""
    return f"conversation-{spot}"


def natural_kind(card: Card) -> Kind:
    rank, suit = card[:-1], card[-1]
    return Kind(
        name=f"{RANKS.get(rank, rank)} of {SUITS[suit].capitalize()}",
        second=ability_name(card) if ability(card) is not None else None,
        symbol=SUITS[suit],
        line=ability_name(card) if ability(card) is not None else "For hands of poker alone",
        corner=f"{rank}{SIGNS[suit]}",
        tone="red" if suit in "HD" else "ink",
        back=CARD,
        text=f"{card_text(card)}.",
        rule="CI-15",
    )


def joker_kind(card: Card) -> Kind:
    name = NAMES[card].removeprefix("the ").capitalize()
    return Kind(
        name=name, symbol="jester-hat", line="Stands for another card, as the table plays it", corner="★",
        tone="red" if card == "RJ" else "ink", back=CARD, rule="CI-2.3",
    )  # fmt: skip


def character_kind(character: Character) -> Kind:
    return Kind(
        name=f"Character {character}", symbol="character", line="An agent may be behind it", corner=str(character),
        back=DISGUISE, text="Whoever bids names a character in the room that is not their agent: so all learn who you "
        "are not.", rule="CI-7.3",
    )  # fmt: skip


def pawn_kind(character: Character) -> Kind:
    return Kind(
        name=f"Character {character}", symbol="pawn", line="Walks from room to room; an agent may be behind it",
        corner=str(character), rule="CI-6",
    )  # fmt: skip


def conversation_kind(spot: Spot) -> Kind:
    return Kind(name=f"Conversation {spot}", symbol="conversation", line="Cards to be overheard", corner=str(spot), rule="CI-5")


def scoring_kind(number: int) -> Kind:
    name = TILES[number].combination.name
    return Kind(
        name=f"{name[:1].upper()}{name[1:]}", symbol=name.replace(" ", "-"), line=rewards_text(number), corner=suits_text(number),
        text=f"The best hand of this kind {rewards_sentence(number)} Ties go by the order of suits: {suits_text(number)}.",
        rule="CI-9.7",
    )  # fmt: skip


KINDS: dict[str, Kind] = {
    **{card: natural_kind(card) for card in NATURAL},
    **{card: joker_kind(card) for card in JOKERS},
    **{disguise_kind(number): character_kind(number) for number in range(1, CHARACTERS + 1)},
    **{tile_kind(number): scoring_kind(number) for number in range(len(TILES))},
    **{character_piece(number): pawn_kind(number) for number in range(1, CHARACTERS + 1)},
    **{conversation_piece(spot): conversation_kind(spot) for spot in range(1, MOST_CONVERSATIONS + 1)},
    POINT: Kind(name="Victory points", symbol="laurels", line="The most points win", rule="CI-10.4"),
    CROSS: Kind(name="Mark", symbol="cross-mark", line="The agent is not this character", rule="CI-8.4"),
    PLACE: Kind(
        name="Place in the turn order", symbol="podium", line="Income after each hand: 4 chips, and one more for each place",
        rule="CI-10.1",
    ),
    CONTACT: Kind(name="Making contact", symbol="talk", line="Sealed bids for the conversations in this room", rule="CI-7.1"),
    PASSED: Kind(name="Passed", symbol="check-mark", line="Does no more in this phase", rule="CI-6.5"),
    STANDING_PASS: Kind(name="Standing pass", symbol="hourglass", line="Tries no card until one is played", rule="CI-14.7"),
    DART: Kind(name="Poison Dart", symbol="dart", line="Pay, or bid one chip at most in each room", tone="red", rule="CI-15.4"),
    "envelope": Kind(name="Sealed answer", symbol="envelope", line="Opened when all have answered", rule="CI-7.2"),
    "disavowed": Kind(name="Disavowed", symbol="carnival-mask", line="Drew another agent in this hand", rule="CI-8.3"),
    "henchman": Kind(name="Henchman", symbol="robber", line="Names nobody in a bid", rule="CI-15.8"),
    "bonus-card": Kind(name="Card for the next hand", symbol="card-pick", line="Won by a tile", rule="CI-9"),
    "muscle": Kind(name="Hired Muscle", symbol="biceps", line="Whoever moves a character in pays", rule="CI-15.2"),
    "femme": Kind(name="Femme Fatale", symbol="lipstick", line="Whoever leads a character in pays", rule="CI-15.3"),
}

TERMS = {
    "Agent": Term("The character that you are. All others shall not find out which.", "CI-3"),
    "Mark": Term("A character that all know is not your agent. When one alone is left, you are identified.", "CI-8.4"),
    "Disavow": Term("Clear your marks and draw another agent.", "CI-8.3"),
    "Conversation": Term("Cards that surveillance picked up, in the room where a die put them.", "CI-5"),
    "Making contact": Term("Sealed bids for the conversations of a room.", "CI-7"),
    "The Leak": Term("Cards that lie open for all; to use one in a hand costs a chip.", "CI-8.1"),
    "Tile": Term("A kind of poker hand that is scored: the best hands get points.", "CI-9"),
    "Wager": Term("Chips that let you show a hand for a tile; they are gone whatever comes.", "CI-9.2"),
    "Track": Term("The turn order; whoever makes the best bid moves up.", "CI-7.6"),
}
