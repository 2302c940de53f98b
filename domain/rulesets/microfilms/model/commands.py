"""Commands (rules MF-4 to MF-8)."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

from msgspec import Meta

from domain.kernel.offers import Command
from domain.kernel.secrecy import Seat
from domain.rulesets.microfilms.model.cards import Card, Nation, Place


class DrawCard(Command, frozen=True, tag="draw", forbid_unknown_fields=True):
    """Take the top card of the draw deck or of the discard."""

    rule = "MF-4.1"
    title = "Draw a card"
    labels = {"pile": "From"}
    asks = {"pile": "Where do you draw from?"}
    pile: Annotated[Literal["deck", "discard"], Meta(description="The pile to draw from: draw deck or discard.")]


class Pass(Command, frozen=True, tag="pass", forbid_unknown_fields=True):
    """Pass: take a franc from the house."""

    rule = "MF-4.2"


class Bribe(Command, frozen=True, tag="bribe", forbid_unknown_fields=True):
    """Offer a card to another player, face down."""

    rule = "MF-4.3"
    act = "Bribe {target} with {card}"
    labels = {"target": "Whom", "card": "Card to offer"}
    asks = {"target": "Whom do you bribe?", "card": "Which card do you offer?"}
    target: Annotated[Seat, Meta(description="The seat to bribe.")]
    card: Annotated[Card, Meta(description="The card to offer.")]


class AnswerBribe(Command, frozen=True, tag="answer_bribe", forbid_unknown_fields=True):
    """Take the bribe unseen, or refuse it and pay a franc."""

    rule = "MF-4.3"
    title = "Answer the bribe"
    labels = {"accept": "Your answer"}
    asks = {"accept": "Do you take it?"}
    accept: Annotated[bool, Meta(description="Whether you take the bribe.")]


class Steal(Command, frozen=True, tag="steal", forbid_unknown_fields=True):
    """Steal two francs from another player, with a Steal card."""

    rule = "MF-4.4"
    act = "Steal from {target}"
    labels = {"target": "From whom"}
    asks = {"target": "Whom do you steal from?"}
    target: Annotated[Seat, Meta(description="The seat to steal from.")]


class CashOut(Command, frozen=True, tag="cash_out", forbid_unknown_fields=True):
    """Take three francs from the house, with a Cash Out card."""

    rule = "MF-4.5"


class Interrogate(Command, frozen=True, tag="interrogate", forbid_unknown_fields=True):
    """See one card of another player, picked at random."""

    rule = "MF-4.6"
    act = "Interrogate {target}"
    labels = {"target": "Whom", "pay": "What you use for it"}
    asks = {"target": "Whom do you interrogate?", "pay": "What do you use for it?"}
    target: Annotated[Seat, Meta(description="The seat to interrogate.")]
    pay: Annotated[Literal["IB", "FRANC"], Meta(description="The payment: a card or a franc.")]


class Blackmail(Command, frozen=True, tag="blackmail", forbid_unknown_fields=True):
    """Blackmail another player, who must pay two francs, defend or decline."""

    rule = "MF-4.7"
    act = "Blackmail {target}"
    labels = {"target": "Whom", "pay": "What you use for it"}
    asks = {"target": "Whom do you blackmail?", "pay": "What do you use for it?"}
    target: Annotated[Seat, Meta(description="The seat to blackmail.")]
    pay: Annotated[Literal["SB", "IB", "FRANCS"], Meta(description="The payment: a card or francs.")]


class AnswerBlackmail(Command, frozen=True, tag="answer_blackmail", forbid_unknown_fields=True):
    """Pay the blackmailer, defend with a Blowback card, or decline to submit."""

    rule = "MF-4.7"
    title = "Answer the blackmail"
    labels = {"answer": "Your answer"}
    asks = {"answer": "What do you say?"}
    answer: Annotated[Literal["pay", "defend", "decline"], Meta(description="Your answer to the blackmail.")]


class Discard(Command, frozen=True, tag="discard", forbid_unknown_fields=True):
    """Discard down to the hand limit, the first named card first."""

    rule = "MF-5.2"
    act = "Discard {cards}"
    labels = {"cards": "Cards to discard"}
    asks = {"cards": "What do you discard, the first below the next?"}
    cards: Annotated[tuple[Card, ...], Meta(description="Cards to discard, the first below the next.")]


class WinAsAgent(Command, frozen=True, tag="win_as_agent", forbid_unknown_fields=True):
    """Reveal yourself as an agent, and a Microfilm from your hand."""

    rule = "MF-6.2"
    act = "Show {film}"
    title = "Win as an agent"
    labels = {"film": "Microfilm to reveal"}
    asks = {"film": "Which Microfilm do you show?"}
    film: Annotated[Card, Meta(description="The Microfilm to reveal.")]


class WinAsJournalist(Command, frozen=True, tag="win_as_journalist", forbid_unknown_fields=True):
    """Reveal yourself as the Journalist, a Microfilm, and name the agent it belongs to."""

    rule = "MF-6.3"
    act = "Show {film}, name {target}"
    title = "Win as the Journalist"
    labels = {
        "film": "Microfilm to reveal",
        "target": "Whose agent it belongs to",
        "discard_order": "Your hand, in the order in which it is discarded if you are wrong",
    }
    asks = {
        "film": "Which Microfilm do you show?",
        "target": "Who is the agent of its nation?",
        "discard_order": "In which order would your hand be discarded?",
    }
    film: Annotated[Card, Meta(description="The Microfilm to reveal.")]
    target: Annotated[Seat, Meta(description="The seat of the agent that the Microfilm belongs to.")]
    discard_order: Annotated[tuple[Card, ...] | None, Meta(description=(
        "Cards of your hand, in the order in which they are discarded if you are wrong."
    ))] = None


class WinAsHitman(Command, frozen=True, tag="win_as_hitman", forbid_unknown_fields=True):
    """Reveal yourself as the Hitman, and name who holds the Ace of Spades."""

    rule = "MF-6.4"
    act = "Name {target}"
    title = "Win as the Hitman"
    labels = {
        "target": "Who holds the Ace of Spades",
        "discard_order": "Your hand, in the order in which it is discarded if you are wrong",
    }
    asks = {"target": "Who holds the Ace of Spades?", "discard_order": "In which order would your hand be discarded?"}
    target: Annotated[Seat, Meta(description="The seat that holds the Ace of Spades.")]
    discard_order: Annotated[tuple[Card, ...] | None, Meta(description=(
        "Cards of your hand, in the order in which they are discarded if you are wrong."
    ))] = None


class WinAsBroker(Command, frozen=True, tag="win_as_broker", forbid_unknown_fields=True):
    """Reveal yourself as the Information Broker, and name where the two Alliance letters are."""

    rule = "MF-6.5"
    act = "Name {first} and {second}"
    title = "Win as the Information Broker"
    labels = {
        "first": "Where one Alliance letter is",
        "second": "Where the other is",
        "discard_order": "Your hand, in the order in which it is discarded if you are wrong",
    }
    asks = {
        "first": "Where is one Alliance letter?",
        "second": "Where is the other?",
        "discard_order": "In which order would your hand be discarded?",
    }
    first: Annotated[Place, Meta(description="The place of one Alliance letter.")]
    second: Annotated[Place, Meta(description="The place of the other Alliance letter.")]
    discard_order: Annotated[tuple[Card, ...] | None, Meta(description=(
        "Cards of your hand, in the order in which they are discarded if you are wrong."
    ))] = None


class WinAsInterpol(Command, frozen=True, tag="win_as_interpol", forbid_unknown_fields=True):
    """Reveal yourself as the Interpol Officer, and arrest a suspect who holds a bloodstained card."""

    rule = "MF-6.6"
    act = "Arrest {target}"
    title = "Win as the Interpol Officer"
    labels = {
        "target": "Whom to arrest",
        "discard_order": "Your hand, in the order in which it is discarded if you are wrong",
    }
    asks = {"target": "Whom do you arrest?", "discard_order": "In which order would your hand be discarded?"}
    target: Annotated[Seat, Meta(description="The seat to arrest.")]
    discard_order: Annotated[tuple[Card, ...] | None, Meta(description=(
        "Cards of your hand, in the order in which they are discarded if you are wrong."
    ))] = None


class ClaimCroupier(Command, frozen=True, tag="claim_croupier", forbid_unknown_fields=True):
    """Claim to be allied with the Croupier, and that he holds the other player's Microfilm."""

    rule = "MF-7.5"
    title = "Claim the Croupier"
    labels = {"nation": "Nation"}
    asks = {"nation": "Whose Microfilm does the Croupier hold?"}
    nation: Annotated[Nation, Meta(description="The nation of the Microfilm that the Croupier holds.")]


class ProposeDraw(Command, frozen=True, tag="propose_draw", forbid_unknown_fields=True):
    """Propose to end the game as a draw."""

    rule = "MF-8.3"
    title = "Propose a draw"


class AnswerDraw(Command, frozen=True, tag="answer_draw", forbid_unknown_fields=True):
    """Agree to a draw, or play on."""

    rule = "MF-8.3"
    title = "Answer the proposal of a draw"
    labels = {"agree": "Your answer"}
    asks = {"agree": "Do you agree to a draw?"}
    agree: Annotated[bool, Meta(description="Whether you agree to a draw.")]


class CroupierTurn(Command, frozen=True, tag="croupier_turn", forbid_unknown_fields=True):
    """Play the Croupier's turn by his rules."""

    rule = "MF-7.2"
    title = "The Croupier's turn"


AnyCommand = (
    DrawCard | Pass | Bribe | AnswerBribe | Steal | CashOut | Interrogate | Blackmail | AnswerBlackmail | Discard
    | WinAsAgent | WinAsJournalist | WinAsHitman | WinAsBroker | WinAsInterpol | ClaimCroupier | ProposeDraw
    | AnswerDraw | CroupierTurn
)  # fmt: skip
COMMANDS: tuple[type[Command], ...] = get_args(AnyCommand)

FreelanceAttempt = WinAsJournalist | WinAsHitman | WinAsBroker | WinAsInterpol
