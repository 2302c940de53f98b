"""What happened, in a line per event."""

from __future__ import annotations

from domain.kernel.event_text import PEOPLE, Language

MESSAGES = {
    "three_card_poker.card_dealt": "{seat:who} puts a chip into the pot and is dealt a card.",
    "three_card_poker.card_dealt.known": "{seat:who} puts a chip into the pot and is dealt the {card:plain}.",
    "three_card_poker.card_buried": "The third card is put aside, unseen.",
    "three_card_poker.card_buried.known": "The third card is put aside, unseen: the {card:plain}.",
    "three_card_poker.checked": "{seat:who} checks.",
    "three_card_poker.chip_added": "{seat:who} puts another chip into the pot.",
    "three_card_poker.folded": "{seat:who} folds.",
    "three_card_poker.turn_passed": "It is {to:who}'s turn, {facing:facing}.",
    "three_card_poker.cards_shown": "The showdown: {cards:hands}.",
    "three_card_poker.pot_won": "{seat:who} wins the pot, by a {reason:plain}.",
    "three_card_poker.cards_revealed": "The cards are opened: {cards:hands}; the {buried:plain} lay aside.",
}

ENGLISH = Language(
    MESSAGES,
    {
        **PEOPLE,
        "facing": lambda facing, _: "to answer the bet" if facing else "to check or bet",
        "hands": lambda cards, people: ", ".join(f"{people[seat]} held the {card}" for seat, card in enumerate(cards)),
    },
)

tell = ENGLISH.tell
