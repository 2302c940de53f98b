"""Lines of events that no golden game has: with what is hidden from the public, and of rare ends."""

from __future__ import annotations

import pytest

from domain.kernel.secrecy import NOBODY, UNKNOWN, Event, Known, to
from domain.rulesets.microfilms import RULESET
from domain.rulesets.microfilms.model import ending_events as endings
from domain.rulesets.microfilms.model import events
from domain.rulesets.microfilms.model.cards import NAMES
from domain.rulesets.microfilms.view.text import PRICES, REASONS
from tests.rulesets.microfilms import ANNA, BERT

PEOPLE = ("Anna", "Bert", "Carl")
A, B, AB = to(ANNA), to(BERT), to(ANNA, BERT)
ATTEMPT = "Anna attempts to win as the"

LINES: tuple[tuple[Event, str], ...] = (
    (
        events.FreelancersBoxed(Known(("BROKER", "HITMAN"), NOBODY)),
        "The remaining freelancers go into the box, unseen: the Information Broker and the Hitman.",
    ),
    (
        events.IdentityDealt(ANNA, Known(("AG-UK", "BROKER"), A)),
        "Anna is dealt a secret identity: Agent UK and the Information Broker.",
    ),
    (
        events.LetterBoxed(Known("AL-CHINA", NOBODY)),
        "One of the letters goes into the box, unseen: the China Alliance letter.",
    ),
    (events.ActionDealt(BERT, Known("CO", B)), "Bert is dealt a first card: a Cash Out/Blowback card."),
    (events.DeckBuilt(1, Known(("ACE",), NOBODY)), "The rest becomes the draw deck, with 1 card: the Ace of Spades."),
    (events.CardDrawn(ANNA, Known("MF-UK", A)), "Anna draws the UK Microfilm from the deck."),
    (events.BribeOffered(ANNA, BERT, Known("ACE", A)), "Anna offers Bert the Ace of Spades as a bribe."),
    (
        events.BribeAccepted(ANNA, BERT, Known("ACE", AB)),
        "Bert accepts the bribe, the Ace of Spades, and Anna is Cleared.",
    ),
    (
        events.Interrogated(ANNA, BERT, "FRANC", Known("AG-USA", A)),
        "Anna interrogates Bert, spending 1 franc, and sees Agent USA.",
    ),
    (
        events.CardTaken(ANNA, BERT, Known("IB", AB)),
        "Anna takes a card at random from Bert's hand: an Interrogate/Blackmail card.",
    ),
    (
        events.DeckReshuffled(2, 1, Known(("ACE",), NOBODY)),
        "Evening 2 begins: the discard becomes the draw deck, with 1 card: the Ace of Spades.",
    ),
    (
        endings.JournalistRevealed(ANNA, "MF-USA", BERT, Known("BROKER", A)),
        f"{ATTEMPT} Journalist, shows the USA Microfilm and names Bert as Agent USA. Bert is the Information Broker.",
    ),
    (
        endings.HitmanRevealed(ANNA, BERT, Known(("CO", "ACE"), A)),
        f"{ATTEMPT} Hitman and looks for the Ace of Spades in Bert's hand. "
        "Bert holds a Cash Out/Blowback card and the Ace of Spades.",
    ),
    (
        endings.BrokerRevealed(ANNA, "draw", "hand-1", Known((("AL-UK", "CO"), ()), A)),
        f"{ATTEMPT} Information Broker and looks for the letters in the draw deck and in Bert's hand. "
        "In the first there is the UK Alliance letter and a Cash Out/Blowback card; in the second there is nothing.",
    ),
    (
        endings.InterpolRevealed(ANNA, BERT, Known(("SB",), A)),
        f"{ATTEMPT} Interpol Officer and arrests Bert. Bert holds a Steal/Blackmail card.",
    ),
    (
        events.Discarded(ANNA, ("ACE", "MF-UK", "MF-USA"), 2),
        "Anna discards the Ace of Spades, the UK Microfilm and the USA Microfilm and pays 2 francs to the house.",
    ),
    (endings.Ended((), "turn_cap"), "The game has ended: nobody won, because the turns ran out."),
)  # fmt: skip


@pytest.mark.parametrize(("event", "line"), LINES, ids=lambda part: type(part).__name__)
def test_an_event_is_told_whole_to_those_who_may_know_it(event: Event, line: str) -> None:
    assert RULESET.words.line(event, PEOPLE) == line


def test_every_price_reason_place_and_card_has_words() -> None:
    for paid in PRICES:
        assert RULESET.words.line(events.BlackmailDeclared(ANNA, BERT, paid), PEOPLE)  # type: ignore[arg-type]
    for reason in REASONS:
        assert RULESET.words.line(endings.Ended((), reason), PEOPLE)
    for place, words in (("draw", "the draw deck"), ("discard", "the discard"), ("hand-2", "Carl's hand")):
        assert words in RULESET.words.line(endings.BrokerRevealed(ANNA, "hand-0", place, UNKNOWN), PEOPLE)  # type: ignore[arg-type]
    for card, name in NAMES.items():
        assert name in RULESET.words.line(events.Interrogated(ANNA, BERT, "IB", Known(card, NOBODY)), PEOPLE)  # type: ignore[arg-type]


def test_a_player_s_name_is_no_template() -> None:
    assert RULESET.words.line(events.TurnBegan(0), ("{seat:who} %s",)) == "It is {seat:who} %s's turn."
