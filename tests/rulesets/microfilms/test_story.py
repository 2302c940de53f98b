"""Every event has a line of text, for its audience and for all others."""

from __future__ import annotations

import re

import pytest

from domain.kernel.secrecy import NOBODY, UNKNOWN, Event, Known, Seat, observe, secret_fields, to
from domain.kernel.text.event_text import PEOPLE as PEOPLE_WORDS
from domain.rulesets.microfilms import RULESET
from domain.rulesets.microfilms.model.cards import NAMES, Card
from domain.rulesets.microfilms.model.ending_events import (
    AgentRevealed,
    BrokerRevealed,
    CroupierClaimed,
    DrawAnswered,
    DrawProposed,
    DrawRefused,
    Eliminated,
    Ended,
    HitmanRevealed,
    InterpolRevealed,
    JournalistRevealed,
)
from domain.rulesets.microfilms.model.events import (
    ActionDealt,
    BlackmailDeclared,
    BlackmailDeclined,
    BlackmailDefended,
    BlackmailPaid,
    BribeAccepted,
    BribeDeclined,
    BribeOffered,
    CardDrawn,
    CardTaken,
    CashedOut,
    CroupierPaid,
    DeckBuilt,
    DeckReshuffled,
    Discarded,
    DiscardOwed,
    DiscardTaken,
    FreelancersBoxed,
    IdentityDealt,
    Interrogated,
    LetterBoxed,
    Passed,
    Stole,
    TableLaid,
    TurnBegan,
)
from domain.rulesets.microfilms.model.table import CardsRevealed
from domain.rulesets.microfilms.view.text import FORMATTERS, PRICES, REASONS
from tests.rulesets.microfilms import ANNA, BERT, CARL, NATIONS

PEOPLE = ("Anna", "Bert", "Carl")

LINES: tuple[tuple[Event, str, str | None], ...] = (
    (
        TableLaid(NATIONS, (0, 1, 1), 28),
        "Nations in play: UK, USA and USSR. Starting francs: Bert 1, Carl 1; the house keeps 28.",
        None,
    ),
    (
        TableLaid(NATIONS, (0, 0, 0), 30),
        "Nations in play: UK, USA and USSR. Starting francs: none; the house keeps 30.",
        None,
    ),
    (
        FreelancersBoxed(Known(("BROKER", "HITMAN"), NOBODY)),
        "The remaining freelancers go into the box, unseen.",
        "The remaining freelancers go into the box, unseen: the Information Broker and the Hitman.",
    ),
    (
        IdentityDealt(ANNA, Known(("AG-UK", "BROKER"), to(ANNA))),
        "Anna is dealt a secret identity.",
        "Anna is dealt a secret identity: Agent UK and the Information Broker.",
    ),
    (
        LetterBoxed(Known("AL-CHINA", NOBODY)),
        "One of the letters goes into the box, unseen.",
        "One of the letters goes into the box, unseen: the China Alliance letter.",
    ),
    (
        ActionDealt(BERT, Known("CO", to(BERT))),
        "Bert is dealt a first card.",
        "Bert is dealt a first card: a Cash Out/Blowback card.",
    ),
    (
        DeckBuilt(1, Known(("ACE",), NOBODY)),
        "The rest becomes the draw deck, with 1 card.",
        "The rest becomes the draw deck, with 1 card: the Ace of Spades.",
    ),
    (TurnBegan(CARL), "It is Carl's turn.", None),
    (
        CardDrawn(ANNA, Known("MF-UK", to(ANNA))),
        "Anna draws a card from the deck.",
        "Anna draws the UK Microfilm from the deck.",
    ),
    (DiscardTaken(ANNA, "SB", None), "Anna takes a Steal/Blackmail card from the discard.", None),
    (Passed(ANNA, 1), "Anna passes and takes 1 franc from the house.", None),
    (Passed(ANNA, 0), "Anna passes and takes no francs from the house.", None),
    (
        BribeOffered(ANNA, BERT, Known("ACE", to(ANNA))),
        "Anna offers Bert a card as a bribe.",
        "Anna offers Bert the Ace of Spades as a bribe.",
    ),
    (
        BribeAccepted(ANNA, BERT, Known("ACE", to(ANNA, BERT))),
        "Bert accepts the bribe, and Anna is Cleared.",
        "Bert accepts the bribe, the Ace of Spades, and Anna is Cleared.",
    ),
    (BribeDeclined(ANNA, BERT, 1), "Bert declines the bribe and pays Anna 1 franc.", None),
    (Stole(ANNA, BERT, 2), "Anna plays a Steal/Blackmail card and takes 2 francs from Bert.", None),
    (CashedOut(ANNA, 3), "Anna plays a Cash Out/Blowback card and takes 3 francs from the house.", None),
    (
        Interrogated(ANNA, BERT, "FRANC", Known("AG-USA", to(ANNA))),
        "Anna interrogates Bert, spending 1 franc.",
        "Anna interrogates Bert, spending 1 franc, and sees Agent USA.",
    ),
    (BlackmailDeclared(ANNA, BERT, "FRANCS"), "Anna blackmails Bert, spending 2 francs.", None),
    (BlackmailDeclared(ANNA, BERT, "SB"), "Anna blackmails Bert, spending a Steal/Blackmail card.", None),
    (BlackmailPaid(ANNA, BERT), "Bert gives in to the blackmail and pays Anna 2 francs.", None),
    (BlackmailDefended(ANNA, BERT), "Bert wards off the blackmail with a Cash Out/Blowback card.", None),
    (BlackmailDeclined(ANNA, BERT), "Bert declines the blackmail: Anna is Cleared, and Bert a Suspect.", None),
    (
        CardTaken(ANNA, BERT, Known("IB", to(ANNA, BERT))),
        "Anna takes a card at random from Bert's hand.",
        "Anna takes a card at random from Bert's hand: an Interrogate/Blackmail card.",
    ),
    (DiscardOwed(ANNA, 2), "Anna must discard 2 cards.", None),
    (Discarded(ANNA, ("IB",), 0), "Anna discards an Interrogate/Blackmail card.", None),
    (
        Discarded(ANNA, ("ACE", "MF-UK", "MF-USA"), 2),
        "Anna discards the Ace of Spades, the UK Microfilm and the USA Microfilm and pays 2 francs to the house.",
        None,
    ),
    (
        DeckReshuffled(2, 2, Known(("ACE", "CO"), NOBODY)),
        "Evening 2 begins: the discard becomes the draw deck, with 2 cards.",
        "Evening 2 begins: the discard becomes the draw deck, with 2 cards: the Ace of Spades and a Cash Out/Blowback card.",
    ),
    (CroupierPaid(CARL, 1), "Carl takes 1 franc from the house.", None),
    (AgentRevealed(ANNA, "AG-UK", "MF-USA"), "Anna attempts to win as Agent UK and shows the USA Microfilm.", None),
    (
        JournalistRevealed(ANNA, "MF-USA", BERT, Known("BROKER", to(ANNA))),
        "Anna attempts to win as the Journalist, shows the USA Microfilm and names Bert as Agent USA.",
        "Anna attempts to win as the Journalist, shows the USA Microfilm and names Bert as Agent USA. "
        "Bert is the Information Broker.",
    ),
    (
        HitmanRevealed(ANNA, BERT, Known(("CO", "ACE"), to(ANNA))),
        "Anna attempts to win as the Hitman and looks for the Ace of Spades in Bert's hand.",
        "Anna attempts to win as the Hitman and looks for the Ace of Spades in Bert's hand. "
        "Bert holds a Cash Out/Blowback card and the Ace of Spades.",
    ),
    (
        BrokerRevealed(ANNA, "draw", "hand-1", Known((("AL-UK", "CO"), ()), to(ANNA))),
        "Anna attempts to win as the Information Broker and looks for the letters in the draw deck and in Bert's hand.",
        "Anna attempts to win as the Information Broker and looks for the letters in the draw deck and in Bert's hand. "
        "In the first there is the UK Alliance letter and a Cash Out/Blowback card; in the second there is nothing.",
    ),
    (
        InterpolRevealed(ANNA, BERT, Known(("SB",), to(ANNA))),
        "Anna attempts to win as the Interpol Officer and arrests Bert.",
        "Anna attempts to win as the Interpol Officer and arrests Bert. Bert holds a Steal/Blackmail card.",
    ),
    (
        CroupierClaimed(ANNA, "AG-UK", "USA"),
        "Anna attempts to win as Agent UK and claims the Croupier as an ally who holds the USA Microfilm.",
        None,
    ),
    (Eliminated(ANNA, ("CO",), 3), "Anna is out and discards a Cash Out/Blowback card, losing 3 francs.", None),
    (Eliminated(ANNA, (), 0), "Anna is out and discards nothing.", None),
    (DrawProposed(ANNA, (BERT, CARL)), "Anna proposes a draw to Bert and Carl.", None),
    (DrawAnswered(BERT, agree=True), "Bert agrees to the draw.", None),
    (DrawAnswered(BERT, agree=False), "Bert refuses the draw.", None),
    (DrawRefused(), "There is no draw, and the turn goes on.", None),
    (
        Ended((ANNA, BERT), "allied_agents"),
        "The game has ended: Anna and Bert won, because the allied agents got the lone agent's film.",
        None,
    ),
    (Ended((), "turn_cap"), "The game has ended: nobody won, because the turns ran out.", None),
    (
        CardsRevealed((("AG-UK",), ("AG-USA", "HITMAN")), (("CO",), ()), ("ACE", "SB"), "AL-UK", ("BROKER",)),
        "All cards are revealed. Anna is Agent UK; Bert is Agent USA and the Hitman. "
        "Anna holds a Cash Out/Blowback card; Bert holds nothing. "
        "The draw deck: the Ace of Spades and a Steal/Blackmail card. "
        "In the box: the UK Alliance letter, the Information Broker.",
        None,
    ),
)


def audience(event: Event) -> set[Seat]:
    """The seats that may know an event's secrets."""
    return {seat for name in secret_fields(type(event)) for seat in getattr(event, name).to}


@pytest.mark.parametrize(("event", "public", "known"), LINES, ids=lambda part: type(part).__name__)
def test_an_event_is_told_to_each_as_he_may_know_it(event: Event, public: str, known: str | None) -> None:
    for seat in (None, ANNA, BERT, CARL):
        is_told = known is not None and seat in audience(event)
        assert RULESET.words.line(observe(event, seat).event, PEOPLE) == (known if is_told else public)
    assert RULESET.words.line(event, PEOPLE) == (known or public)


def test_there_is_a_line_for_every_event() -> None:
    assert {type(event) for event, _, _ in LINES} == set(RULESET.events)


def test_there_is_a_template_for_every_event_and_one_that_knows_more_where_something_is_hidden() -> None:
    for event in RULESET.events:
        assert isinstance(event.line, str)
        assert (event.line_known is not None) == bool(secret_fields(event))


def test_every_field_of_a_template_has_a_word() -> None:
    for event in RULESET.events:
        for field in re.findall(r"{(.*?)}", f"{event.line} {event.line_known}"):
            assert field.partition(":")[2] in {**PEOPLE_WORDS, **FORMATTERS}, f"{field} in {event.__name__}"


def test_only_templates_that_know_more_say_what_is_hidden() -> None:
    for event in RULESET.events:
        for name in secret_fields(event):
            assert f"{{{name}" not in str(event.line)
            assert f"{{{name}" in str(event.line_known)


def test_every_price_reason_and_place_has_words() -> None:
    for paid in PRICES:
        assert RULESET.words.line(BlackmailDeclared(ANNA, BERT, paid), PEOPLE)  # type: ignore[arg-type]
    for reason in REASONS:
        assert RULESET.words.line(Ended((), reason), PEOPLE)
    for place, words in (("draw", "the draw deck"), ("discard", "the discard"), ("hand-2", "Carl's hand")):
        assert words in RULESET.words.line(BrokerRevealed(ANNA, "hand-0", place, UNKNOWN), PEOPLE)  # type: ignore[arg-type]


@pytest.mark.parametrize("name", NAMES)
def test_every_card_has_a_name(name: Card) -> None:
    assert NAMES[name] in RULESET.words.line(Interrogated(ANNA, BERT, "IB", Known(name, NOBODY)), PEOPLE)


def test_a_player_s_name_is_no_template() -> None:
    assert RULESET.words.line(TurnBegan(0), ("{seat:who} %s",)) == "It is {seat:who} %s's turn."
