"""Names and effects of cards, tiles, windows and decisions, and the labels of values (rules CI-3 to CI-9, CI-14 and CI-15)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from domain.kernel.text.event_text import count_text, plain_value_text
from domain.kernel.words.phrases import Kind, Term
from domain.rulesets.casino_incognito.model import cards
from domain.rulesets.casino_incognito.model.abilities import (
    PLAYED_IN,
    WINDOWS,
    WINDOWS_BEFORE_TILES,
    Ability,
    Window,
    ability,
    card_strength,
)
from domain.rulesets.casino_incognito.model.cards import (
    ACE,
    JOKERS,
    NAMES,
    NATURAL,
    SIGNS,
    VALUE,
    Card,
    LaidCard,
    split_laid_card,
)
from domain.rulesets.casino_incognito.model.commands import Disavow
from domain.rulesets.casino_incognito.model.options import CHARACTERS, Character, Spot
from domain.rulesets.casino_incognito.model.table import Table
from domain.rulesets.casino_incognito.model.tiles import TILES, Reward

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


class DecisionText(NamedTuple):
    """task: the seat's duty or option, after its name; question: for the seat that is asked; rule: the rule that asks; forced: for a
    seat that has one answer.
    """

    task: str
    question: str
    rule: str = "CI-15"
    forced: str = ""


TEXTS = {
    "disguise": DecisionText("must choose a disguise", "Which of these characters are you?", "CI-3.3"),
    "move": DecisionText(
        "may move a character", "You may move a character to a room next door, for nothing.", "CI-6.3",
    ),
    "pay_move": DecisionText(
        "may pay for a move", "You may pay chips and move a character: at least {price}.", "CI-6.4",
    ),
    "room": DecisionText(
        "must name the next room", "In which room is contact made next?", "CI-7.1",
        "Name the last room: contact is made there.",
    ),
    "bid": DecisionText(
        "must seal a bid of chips and a character, or nothing", "What do you bid in room {room}, under seal?", "CI-7.2",
        "You can make no bid in room {room}: seal nothing.",
    ),
    "pick": DecisionText(
        "must pick a conversation", "Which conversation in room {room} do you take?", "CI-7.5",
        "Take the one conversation that is left in room {room}.",
    ),
    "disavow": DecisionText("must decide whether to disavow", "Do you disavow your agent, under seal?", "CI-8.3"),
    "wager": DecisionText("must wager or pass", "How much do you wager on the {tile}, or do you pass?", "CI-9.2"),
    "reveal": DecisionText(
        "must show hands or none", "Which hand do you show for the {tile}?", "CI-9.4",
        "You have no hand to show for the {tile}.",
    ),
    "claim": DecisionText(
        "must claim a Leak card's chips", "Which Leak card's chips do you take?", "CI-9.10",
        "Take the chips of the one Leak card that has any.",
    ),
    "intrigue": DecisionText(
        "must decide in secret which face-down card to try, if any", "Do you try a card, under seal?", "CI-14.3",
        "You have no card to try: pass, under seal.",
    ),
    "match": DecisionText(
        "must decide in secret whether to match the chips, which stops the card",
        "{who} tries a card for {stake}: do you match that?", "CI-14.4",
    ),
    "target": DecisionText("must choose the target of the card", "{ability}: {aim}."),
    "drinks": DecisionText(
        "must lay cards into conversations", "{ability}: for each of your cards, point at a conversation.",
    ),
    "bomb": DecisionText(
        "must move a character away from the bomb",
        "{ability}: point at a character of that room, then at a room beside it.",
    ),
    "mark": DecisionText(
        "must mark two characters, or disavow", "Which two characters in room {target} are you not?", "CI-15.11",
    ),
    "dart": DecisionText("must pay or submit to the dart", "A dart: do you pay, or submit to it?", "CI-15.4"),
}  # fmt: skip
"""By kind of decision."""
AIMS: dict[Ability, str] = {
    "muscle": "point at a room",
    "femme": "point at a room",
    "dart": "point at a player",
    "encounter": "point at a conversation, a card to take and one of yours to give",
    "bomb": "point at a room",
    "glitter": "point at the chips that become points",
    "target": "point at a room with four characters or more",
    "distraction": "point at a conversation, then at a room beside it",
}
"""The target of a card's player, by ability."""


def decision_question(table: Table, kind: str, people: Sequence[str]) -> str:
    """The question to a seat."""
    return TEXTS[kind].question.format_map(text_values(table, people))


def only_choice_text(table: Table, kind: str, people: Sequence[str]) -> str:
    """The words to a seat that has one answer."""
    return (TEXTS[kind].forced or TEXTS[kind].question).format_map(text_values(table, people))


def one_wager_question(table: Table, people: Sequence[str]) -> str:
    """The question to a seat that can wager one amount only."""
    assert table.scoring is not None
    text = "Do you wager {highest} on the {tile}, or do you pass?" if table.scoring.highest else "Do you stay in for the {tile} without a chip, or do you pass?"
    return text.format_map(text_values(table, people))


def text_values(table: Table, people: Sequence[str]) -> dict[str, str]:
    """The values of the fields in questions; empty if the table has none."""
    scoring, trial, effect = table.scoring, table.plot.trial, table.plot.effect
    its = ability(effect.card) if effect is not None else None
    return {
        "price": count_text(table.price, "chip"),
        "room": str(table.contact.room) if table.contact is not None else "",
        "tile": TILES[scoring.tile].combination.name if scoring is not None else "",
        "highest": count_text(scoring.highest, "chip") if scoring is not None else "",
        "who": people[trial.seat] if trial is not None else "",
        "stake": count_text(trial.chips, "chip") if trial is not None else "",
        "target": str(effect.room) if effect is not None else "",
        "ability": ability_name(effect.card) if effect is not None else "",
        "aim": AIMS.get(its, "") if its is not None else "",
    }


CARD, DISGUISE = "card", "disguise"
"""Backs."""
POINT, DART, CROSS, PLACE, CONTACT, PASSED = "point", "dart", "cross", "place", "contact", "passed"
STANDING_PASS = "standing-pass"
"""Tokens."""
MOST_CONVERSATIONS = 4
"""At a table of five."""
SUITS = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}
RANKS = {"J": "Jack", "Q": "Queen", "K": "King", "A": "Ace"}


CHARACTER_SIGNS = (
    "hat", "glass", "crown", "key", "moon", "star", "bell", "umbrella", "anchor", "cup",
    "gem", "bow-tie", "cane", "eye", "bolt", "book", "leaf", "flag", "pipe", "sun",
)  # fmt: skip
"""The characters' signs, in their order."""
CHARACTER_TONES = ("gold", "coral", "sky", "mint", "ivory")
"""Their colours, in turn; a look gives each row of five a shape."""


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


def sign_of(character: Character) -> str:
    """The symbol of a character's sign."""
    return f"sign-{CHARACTER_SIGNS[character - 1]}"


def tone_of(character: Character) -> str:
    """The colour of a character."""
    return CHARACTER_TONES[(character - 1) % len(CHARACTER_TONES)]


def character_kind(character: Character) -> Kind:
    return Kind(
        name=f"Character {character}", symbol=sign_of(character), line="An agent may be behind it", corner=str(character),
        tone=tone_of(character), back=DISGUISE, text="Whoever bids names a character in the room that is not their agent: so all learn who you "
        "are not.", rule="CI-7.3",
    )  # fmt: skip


def pawn_kind(character: Character) -> Kind:
    return Kind(
        name=f"Character {character}", symbol=sign_of(character), line="Walks from room to room; an agent may be behind it",
        corner=str(character), tone=tone_of(character), rule="CI-6",
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
    "Wager": Term("Chips that let you show a hand for a tile; each is a point for the best hand.", "CI-9.2"),
    "Track": Term("The turn order; whoever makes the best bid moves up.", "CI-7.6"),
}


NEEDS_CONFIRMATION = (Disavow,)
"""A cleared board cannot be restored."""

NUMBERED = {
    "keep": "Character",
    "remove": "Character",
    "character": "Character",
    "to": "Room",
    "room": "Room",
    "conversation": "Conversation",
    "spot": "Leak card",
    "conversations": "Conversation",
    "characters": "Character",
}


def value_text(field: str, value: Any, people: Sequence[str]) -> str:
    """Label of a field's value, for a button or a list.

    >>> value_text("to", 3, ()), value_text("hands", ["9H", "RJ=9D"], ()), value_text("hands", [], ())
    ('Room 3', '9♥ red joker as 9♦', 'Nothing')
    """
    if field == "hands":
        return hands_label(value)
    if field in ("card", "take", "give"):
        return NAMES[str(value)]
    if field == "chips" and isinstance(value, int):
        return count_text(value, "chip")
    if isinstance(value, list | tuple):
        return ", ".join(map(str, value))
    return f"{NUMBERED[field]} {value}" if field in NUMBERED else plain_value_text(field, value, people)


def hands_label(value: Any) -> str:
    """Label of several hands, one hand, or one card of a hand."""
    if isinstance(value, str):
        return laid_card_label(value)
    return " ".join(hands_label(each) for each in value) or "Nothing"


def laid_card_label(each: LaidCard) -> str:
    """Short label of a card in a hand."""
    card, spot, stands_for = split_laid_card(each)
    if spot:
        return f"Leak {spot}" + (f" as {NAMES[stands_for]}" if stands_for else "")
    return f"{NAMES[card].removeprefix('the ')} as {NAMES[stands_for]}" if stands_for else NAMES[card]


def value_order(field: str, value: Any) -> Any:
    """Sort key: rooms, characters and conversations by number, cards by rank.

    >>> sorted(["KH", "10S", "BJ", "2H"], key=lambda card: value_order("card", card)), value_order("hands", ["9H"])
    (['2H', '10S', 'KH', 'BJ'], 0)
    """
    if field in NUMBERED:
        return value
    return (VALUE.get(value, 2 * ACE), value) if field in ("card", "take", "give") else 0
