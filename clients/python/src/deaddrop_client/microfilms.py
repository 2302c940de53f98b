# Written by clients/regenerate; not to be edited. 90419e122beffa5f642c67b3619eaf3e baf4590b5aa413a781cd2a34641d3ce1
"""[microfilms], version 1: its views, events, commands and options."""

from __future__ import annotations

from datetime import datetime
from typing import Any, ClassVar, Literal, TypeAlias

from deaddrop_client import models, shared
from deaddrop_client.model import Model
from deaddrop_client.models import (
    AdviceWords,
    AskedWords,
    DangerWords,
    GameOutcome,
    GameStatus,
    GoalWords,
    HintWords,
    Luck,
    OfferField,
    OpenDecision,
    Outcome,
    OwnDecision,
    RulesetName,
    Ruling,
    Scene,
    TableClock,
    TablePause,
    Withheld,
)
from deaddrop_client.rules import Rules
from deaddrop_client.shared import (
    BotTryOpening,
    ClockPlan,
    CommandOpening,
    DrawsOpening,
    EventHead,
    GameCreatedDataDeal,
    GameCreatedDataVisibility,
    GameCreatedOpenings,
    GameForkedDataDeal,
    GameForkedDataLuck,
    GameForkedDataVisibility,
    GameForkedOpenings,
    LuckPlan,
    NamedCheckpoint,
    Openings,
    ParentData,
    Policy,
    TournamentTableData,
)


class ActionDealtData(Model, frozen=True, kw_only=True):
    """
    A seat is dealt its first card.  Rule MF-2.5.

    seat: The seat that acts, or that the event happens to.
    """

    seat: int
    """The seat that acts, or that the event happens to."""


AnswerBlackmailCommandAnswer: TypeAlias = Literal["decline", "defend", "pay"]


class AnswerBribeCommand(Model, frozen=True, kw_only=True, tag_field="type", tag="answer_bribe"):
    """
    Take the bribe unseen, or refuse it and pay a franc.  Rule MF-4.3.

    accept: Whether you take the bribe.
    """

    type: ClassVar[Literal["answer_bribe"]] = "answer_bribe"
    accept: bool
    """Whether you take the bribe."""


class AnswerDrawCommand(Model, frozen=True, kw_only=True, tag_field="type", tag="answer_draw"):
    """
    Agree to a draw, or play on.  Rule MF-8.3.

    agree: Whether you agree to a draw.
    """

    type: ClassVar[Literal["answer_draw"]] = "answer_draw"
    agree: bool
    """Whether you agree to a draw."""


BlackmailCommandPay: TypeAlias = Literal["FRANCS", "IB", "SB"]


BlackmailDeclaredDataPaid: TypeAlias = Literal["FRANCS", "IB", "SB"]


class BlackmailDeclinedData(Model, frozen=True, kw_only=True):
    """
    The target declines: the blackmailer is Cleared, the target a Suspect.  Rule MF-4.7.3.

    seat: The seat that acts, or that the event happens to.
    target: The other seat that the event concerns.
    """

    seat: int
    """The seat that acts, or that the event happens to."""
    target: int
    """The other seat that the event concerns."""


class BlackmailDefendedData(Model, frozen=True, kw_only=True):
    """
    The target defends with a Blowback card, which goes face up to the discard.  Rule MF-4.7.2.

    seat: The seat that acts, or that the event happens to.
    target: The other seat that the event concerns.
    """

    seat: int
    """The seat that acts, or that the event happens to."""
    target: int
    """The other seat that the event concerns."""


class BlackmailPaidData(Model, frozen=True, kw_only=True):
    """
    The target pays two francs to the blackmailer.  Rule MF-4.7.1.

    seat: The seat that acts, or that the event happens to.
    target: The other seat that the event concerns.
    """

    seat: int
    """The seat that acts, or that the event happens to."""
    target: int
    """The other seat that the event concerns."""


class BribeAcceptedData(Model, frozen=True, kw_only=True):
    """
    The card changes hands, and the briber is Cleared.  Rule MF-4.3.3.

    seat: The seat that acts, or that the event happens to.
    target: The other seat that the event concerns.
    """

    seat: int
    """The seat that acts, or that the event happens to."""
    target: int
    """The other seat that the event concerns."""


class BribeDeclinedData(Model, frozen=True, kw_only=True):
    """
    The bribe is declined.  Rule MF-4.3.5.

    seat: The seat that acts, or that the event happens to.
    target: The other seat that the event concerns.
    francs: Francs from the target to the briber, 0 or 1.
    """

    seat: int
    """The seat that acts, or that the event happens to."""
    target: int
    """The other seat that the event concerns."""
    francs: int
    """Francs from the target to the briber, 0 or 1."""


class BribeOfferedData(Model, frozen=True, kw_only=True):
    """
    A seat offers a card to another, face down.  Rule MF-4.3.

    seat: The seat that acts, or that the event happens to.
    target: The other seat that the event concerns.
    """

    seat: int
    """The seat that acts, or that the event happens to."""
    target: int
    """The other seat that the event concerns."""


Card: TypeAlias = Literal[
    "ACE", "AL-CHINA", "AL-UK", "AL-USA", "AL-USSR", "CO", "IB", "MF-CHINA", "MF-UK", "MF-USA", "MF-USSR", "SB"
]


class CardDrawnCardOpening(Model, frozen=True, kw_only=True):
    """
    The card that the seat draws.

    salt: The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`.
    """

    value: Card
    salt: str
    """The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`."""


class CardDrawnData(Model, frozen=True, kw_only=True):
    """
    A seat draws from the draw deck.  Rule MF-4.1.1.

    seat: The seat that acts, or that the event happens to.
    """

    seat: int
    """The seat that acts, or that the event happens to."""


class CardDrawnOpenings(Model, frozen=True, kw_only=True):
    """
    The hidden fields that this audience may know, opened.

    """

    card: CardDrawnCardOpening | None = None
    command: CommandOpening | None = None
    draws: DrawsOpening | None = None
    bot_try: BotTryOpening | None = None


class CardTakenCardOpening(Model, frozen=True, kw_only=True):
    """
    The card that the blackmailer takes.

    salt: The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`.
    """

    value: Card
    salt: str
    """The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`."""


class CardTakenData(Model, frozen=True, kw_only=True):
    """
    A random card of the target's hand goes to the blackmailer.  Rule MF-4.7.3.

    seat: The seat that acts, or that the event happens to.
    target: The other seat that the event concerns.
    """

    seat: int
    """The seat that acts, or that the event happens to."""
    target: int
    """The other seat that the event concerns."""


class CardTakenOpenings(Model, frozen=True, kw_only=True):
    """
    The hidden fields that this audience may know, opened.

    """

    card: CardTakenCardOpening | None = None
    command: CommandOpening | None = None
    draws: DrawsOpening | None = None
    bot_try: BotTryOpening | None = None


class CashOutCommand(Model, frozen=True, kw_only=True, tag_field="type", tag="cash_out"):
    """
    Take three francs from the house, with a Cash Out card.  Rule MF-4.5.

    """

    type: ClassVar[Literal["cash_out"]] = "cash_out"


class CashedOutData(Model, frozen=True, kw_only=True):
    """
    A seat plays a Cash Out card.  Rule MF-4.5.

    seat: The seat that acts, or that the event happens to.
    francs: Francs from the house, 0 to 3.
    """

    seat: int
    """The seat that acts, or that the event happens to."""
    francs: int
    """Francs from the house, 0 to 3."""


class CroupierPaidData(Model, frozen=True, kw_only=True):
    """
    The Croupier takes a franc (0 or 1) from the house and is Cleared.  Rule MF-7.2.4.

    seat: The seat that acts, or that the event happens to.
    francs: Francs that the Croupier takes, 0 or 1.
    """

    seat: int
    """The seat that acts, or that the event happens to."""
    francs: int
    """Francs that the Croupier takes, 0 or 1."""


class CroupierTurnCommand(Model, frozen=True, kw_only=True, tag_field="type", tag="croupier_turn"):
    """
    Play the Croupier's turn by his rules.  Rule MF-7.2.

    """

    type: ClassVar[Literal["croupier_turn"]] = "croupier_turn"


class DeckBuiltCardsOpening(Model, frozen=True, kw_only=True):
    """
    The cards of the draw deck, the top first.

    salt: The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`.
    """

    value: list[Card]
    salt: str
    """The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`."""


class DeckBuiltData(Model, frozen=True, kw_only=True):
    """
    The rest of the cards becomes the draw deck.  Rule MF-2.5.

    size: Number of cards in the draw deck.
    """

    size: int
    """Number of cards in the draw deck."""


class DeckBuiltOpenings(Model, frozen=True, kw_only=True):
    """
    The hidden fields that this audience may know, opened.

    """

    cards: DeckBuiltCardsOpening | None = None
    command: CommandOpening | None = None
    draws: DrawsOpening | None = None
    bot_try: BotTryOpening | None = None


class DeckReshuffledCardsOpening(Model, frozen=True, kw_only=True):
    """
    The cards of the new draw deck, the top first.

    salt: The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`.
    """

    value: list[Card]
    salt: str
    """The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`."""


class DeckReshuffledData(Model, frozen=True, kw_only=True):
    """
    The discard becomes the draw deck, and another evening begins.  Rule MF-5.4.

    evening: Number of the evening that begins.
    size: Number of cards in the new draw deck.
    """

    evening: int
    """Number of the evening that begins."""
    size: int
    """Number of cards in the new draw deck."""


class DeckReshuffledOpenings(Model, frozen=True, kw_only=True):
    """
    The hidden fields that this audience may know, opened.

    """

    cards: DeckReshuffledCardsOpening | None = None
    command: CommandOpening | None = None
    draws: DrawsOpening | None = None
    bot_try: BotTryOpening | None = None


class Denied(Model, frozen=True, kw_only=True):
    """
    A hand that holds none of some cards. Valid until the hand takes in an unseen card.

    seat: The seat of the hand.
    cards: Cards that the hand does not hold.
    """

    seat: int
    """The seat of the hand."""
    cards: list[Card]
    """Cards that the hand does not hold."""


class DiscardCommand(Model, frozen=True, kw_only=True, tag_field="type", tag="discard"):
    """
    Discard down to the hand limit, the first named card first.  Rule MF-5.2.

    cards: Cards to discard, the first below the next.
    """

    type: ClassVar[Literal["discard"]] = "discard"
    cards: list[Card]
    """Cards to discard, the first below the next."""


class DiscardOwedData(Model, frozen=True, kw_only=True):
    """
    A hand is above its limit at the end of its owner's turn.  Rule MF-5.1.

    seat: The seat that acts, or that the event happens to.
    count: Number of cards to discard.
    """

    seat: int
    """The seat that acts, or that the event happens to."""
    count: int
    """Number of cards to discard."""


class DiscardTakenData(Model, frozen=True, kw_only=True):
    """
    The top card of the discard is taken into a hand; `uncovered` is the new top card.  Rule MF-4.1.2.

    seat: The seat that acts, or that the event happens to.
    card: The card that the seat takes.
    uncovered: The new top card of the discard; null if there is none, or none in sight.
    """

    seat: int
    """The seat that acts, or that the event happens to."""
    card: Card
    """The card that the seat takes."""
    uncovered: Card | None
    """The new top card of the discard; null if there is none, or none in sight."""


class DiscardedData(Model, frozen=True, kw_only=True):
    """
    Cards go face up on the discard, in this order.  Rule MF-5.2.

    seat: The seat that acts, or that the event happens to.
    cards: The discarded cards, the last on top.
    fee: Francs paid to discard: 2 for the Ace, else 0.
    """

    seat: int
    """The seat that acts, or that the event happens to."""
    cards: list[Card]
    """The discarded cards, the last on top."""
    fee: int
    """Francs paid to discard: 2 for the Ace, else 0."""


class DrawAnsweredData(Model, frozen=True, kw_only=True):
    """
    A seat agrees to a draw, or refuses it.  Rule MF-8.3.3.

    seat: The seat that acts, or that the event happens to.
    agree: Whether the seat agrees to the draw.
    """

    seat: int
    """The seat that acts, or that the event happens to."""
    agree: bool
    """Whether the seat agrees to the draw."""


DrawCommandPile: TypeAlias = Literal["deck", "discard"]


class DrawProposedData(Model, frozen=True, kw_only=True):
    """
    A seat proposes a draw.  Rule MF-8.3.2.

    seat: The seat that acts, or that the event happens to.
    asked: The seats that must agree.
    """

    seat: int
    """The seat that acts, or that the event happens to."""
    asked: list[int]
    """The seats that must agree."""


class DrawRefusedData(Model, frozen=True, kw_only=True):
    """
    The draw is refused; the turn goes on.  Rule MF-8.3.4.

    """


class EliminatedData(Model, frozen=True, kw_only=True):
    """
    A failed attempt: the hand goes face up to the discard in this order, and the francs leave the seat.  Rule MF-6.7.

    seat: The seat that acts, or that the event happens to.
    cards: The cards of the hand, in the order in which they are discarded, the last on top.
    francs: Number of francs that leave the seat.
    """

    seat: int
    """The seat that acts, or that the event happens to."""
    cards: list[Card]
    """The cards of the hand, in the order in which they are discarded, the last on top."""
    francs: int
    """Number of francs that leave the seat."""


class EndedData(Model, frozen=True, kw_only=True):
    """
    The game ends: the winners and the reason. Rule MF-8.1.  Rule MF-8.1.

    winners: Seats that won, in ascending order.
    reason: The reason of the end, as a code of the ruleset.
    """

    winners: list[int]
    """Seats that won, in ascending order."""
    reason: str
    """The reason of the end, as a code of the ruleset."""


class FreelancersBoxedData(Model, frozen=True, kw_only=True):
    """
    Freelancers are put aside unseen.  Rule MF-2.2.

    """


class HitmanRevealedData(Model, frozen=True, kw_only=True):
    """
    The Hitman names the holder of the Ace and checks that hand.  Rule MF-6.4.

    seat: The seat that acts, or that the event happens to.
    target: The other seat that the event concerns.
    """

    seat: int
    """The seat that acts, or that the event happens to."""
    target: int
    """The other seat that the event concerns."""


class HitmanRevealedShownOpening(Model, frozen=True, kw_only=True):
    """
    The hand that was checked.

    salt: The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`.
    """

    value: list[Card]
    salt: str
    """The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`."""


How: TypeAlias = Literal["bribed", "checked", "discard", "inferred", "interrogated", "taken"]


Identity: TypeAlias = Literal["AG-CHINA", "AG-UK", "AG-USA", "AG-USSR", "BROKER", "HITMAN", "INTERPOL", "JOURNALIST"]


class IdentityDealtData(Model, frozen=True, kw_only=True):
    """
    A seat is dealt its identity; two identities for a player with the Croupier.  Rule MF-2.3.

    seat: The seat that acts, or that the event happens to.
    """

    seat: int
    """The seat that acts, or that the event happens to."""


class IdentityDealtIdentitiesOpening(Model, frozen=True, kw_only=True):
    """
    The identities dealt to the seat.

    salt: The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`.
    """

    value: list[Identity]
    salt: str
    """The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`."""


class IdentityDealtOpenings(Model, frozen=True, kw_only=True):
    """
    The hidden fields that this audience may know, opened.

    """

    identities: IdentityDealtIdentitiesOpening | None = None
    command: CommandOpening | None = None
    draws: DrawsOpening | None = None
    bot_try: BotTryOpening | None = None


class InterpolRevealedData(Model, frozen=True, kw_only=True):
    """
    The Interpol officer arrests a Suspect and checks that hand.  Rule MF-6.6.

    seat: The seat that acts, or that the event happens to.
    target: The other seat that the event concerns.
    """

    seat: int
    """The seat that acts, or that the event happens to."""
    target: int
    """The other seat that the event concerns."""


class InterpolRevealedShownOpening(Model, frozen=True, kw_only=True):
    """
    The hand that was checked.

    salt: The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`.
    """

    value: list[Card]
    salt: str
    """The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`."""


InterrogateCommandPay: TypeAlias = Literal["FRANC", "IB"]


class InterrogatedCardOpening(Model, frozen=True, kw_only=True):
    """
    The card that the seat saw.

    salt: The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`.
    """

    value: Card | Identity
    salt: str
    """The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`."""


InterrogatedDataPaid: TypeAlias = Literal["FRANC", "IB"]


class InterrogatedOpenings(Model, frozen=True, kw_only=True):
    """
    The hidden fields that this audience may know, opened.

    """

    card: InterrogatedCardOpening | None = None
    command: CommandOpening | None = None
    draws: DrawsOpening | None = None
    bot_try: BotTryOpening | None = None


class JournalistRevealedData(Model, frozen=True, kw_only=True):
    """
    The Journalist shows a Microfilm, names the agent it belongs to, and checks that identity.  Rule MF-6.3.

    seat: The seat that acts, or that the event happens to.
    film: The Microfilm shown.
    target: The other seat that the event concerns.
    """

    seat: int
    """The seat that acts, or that the event happens to."""
    film: Card
    """The Microfilm shown."""
    target: int
    """The other seat that the event concerns."""


class JournalistRevealedShownOpening(Model, frozen=True, kw_only=True):
    """
    The identity that was checked.

    salt: The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`.
    """

    value: Identity
    salt: str
    """The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`."""


Kind: TypeAlias = Literal["automaton", "bot", "human"]


class LastGame(Model, frozen=True, kw_only=True):
    """
    The result of the table's previous game, in this game's seats, which decides the starting seat. Rule MF-2.6.  Rule MF-2.6.

    starter: The starting seat.
    winners: Seats that won, in ascending order.
    attempter: The seat that tried to win; null if none did.
    """

    starter: int
    """The starting seat."""
    winners: list[int]
    """Seats that won, in ascending order."""
    attempter: int | None
    """The seat that tried to win; null if none did."""


class LastGameBody(Model, frozen=True, kw_only=True):
    """
    The result of the table's previous game, in this game's seats, which decides the starting seat. Rule MF-2.6.  Rule MF-2.6.

    starter: The starting seat.
    winners: Seats that won, in ascending order. By default `[]`.
    attempter: The seat that tried to win; null if none did. By default `null`.
    """

    starter: int
    """The starting seat."""
    winners: list[int] | None = None
    """Seats that won, in ascending order. By default `[]`."""
    attempter: int | None = None
    """The seat that tried to win; null if none did. By default `null`."""


class LetterBoxedData(Model, frozen=True, kw_only=True):
    """
    One alliance letter is put aside unseen.  Rule MF-2.4.

    """


class LetterBoxedLetterOpening(Model, frozen=True, kw_only=True):
    """
    The boxed letter.

    salt: The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`.
    """

    value: Card
    salt: str
    """The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`."""


class LetterBoxedOpenings(Model, frozen=True, kw_only=True):
    """
    The hidden fields that this audience may know, opened.

    """

    letter: LetterBoxedLetterOpening | None = None
    command: CommandOpening | None = None
    draws: DrawsOpening | None = None
    bot_try: BotTryOpening | None = None


Nation: TypeAlias = Literal["CHINA", "UK", "USA", "USSR"]


class Note(Model, frozen=True, kw_only=True):
    """
    A sighting: `seat` had `card` at `version`.

    seat: The seat that had the card.
    card: The card or identity that was seen.
    how: The observer interrogated the seat; bribed it with the card; lost the card to it; saw it take the card from the discard; checked it in an attempt to win; or inferred it, as the card can be nowhere else.
    version: Version of the event that showed the card or identity.
    sure: Whether the seat certainly still has the card; otherwise it may have passed it on unseen.
    """

    seat: int
    """The seat that had the card."""
    card: Card | Identity
    """The card or identity that was seen."""
    how: How
    """The observer interrogated the seat; bribed it with the card; lost the card to it; saw it take the card from the discard; checked it in an attempt to win; or inferred it, as the card can be nowhere else."""
    version: int
    """Version of the event that showed the card or identity."""
    sure: bool
    """Whether the seat certainly still has the card; otherwise it may have passed it on unseen."""


OfferType: TypeAlias = Literal[
    "draw",
    "pass",
    "bribe",
    "answer_bribe",
    "steal",
    "cash_out",
    "interrogate",
    "blackmail",
    "answer_blackmail",
    "discard",
    "win_as_agent",
    "win_as_journalist",
    "win_as_hitman",
    "win_as_broker",
    "win_as_interpol",
    "claim_croupier",
    "propose_draw",
    "answer_draw",
    "croupier_turn",
]


OptionsAlliedFailure: TypeAlias = Literal["croupier", "other_player"]


OptionsBloodstained: TypeAlias = Literal["blackmail", "steal_and_cash_out"]


OptionsBodyAlliedFailure: TypeAlias = Literal["croupier", "other_player"]


OptionsBodyBloodstained: TypeAlias = Literal["blackmail", "steal_and_cash_out"]


OptionsBodyEliminatedFrancs: TypeAlias = Literal["house", "removed"]


OptionsBodyShowDiscard: TypeAlias = Literal["full", "top"]


OptionsBodyStart: TypeAlias = Literal["host", "last_winner", "random"]


OptionsBodyVariant: TypeAlias = Literal["croupier", "standard"]


OptionsEliminatedFrancs: TypeAlias = Literal["house", "removed"]


OptionsShowDiscard: TypeAlias = Literal["full", "top"]


OptionsStart: TypeAlias = Literal["host", "last_winner", "random"]


OptionsVariant: TypeAlias = Literal["croupier", "standard"]


class PassCommand(Model, frozen=True, kw_only=True, tag_field="type", tag="pass"):
    """
    Pass: take a franc from the house.  Rule MF-4.2.

    """

    type: ClassVar[Literal["pass"]] = "pass"


class PassedData(Model, frozen=True, kw_only=True):
    """
    A seat passes.  Rule MF-4.2.

    seat: The seat that acts, or that the event happens to.
    francs: Francs from the house, 0 or 1.
    """

    seat: int
    """The seat that acts, or that the event happens to."""
    francs: int
    """Francs from the house, 0 or 1."""


Phase: TypeAlias = Literal["blackmail", "bribe", "croupier", "discard", "draw_offer", "over", "setup", "turn"]


Place: TypeAlias = Literal["discard", "draw", "hand-0", "hand-1", "hand-2", "hand-3", "hand-4", "hand-5"]


class ProposeDrawCommand(Model, frozen=True, kw_only=True, tag_field="type", tag="propose_draw"):
    """
    Propose to end the game as a draw.  Rule MF-8.3.

    """

    type: ClassVar[Literal["propose_draw"]] = "propose_draw"


class SeatPlan(Model, frozen=True, kw_only=True):
    """
    The plan of a seat: the kind of its player, and a bot's policy.

    kind: The kind of the seat's player.
    bot: The name of the bot's policy; absent for other kinds of player.
    policy: The bot program of the seat: its version and digest.
    open: True if any caller may take the seat without a code; absent otherwise.
    """

    kind: Kind
    """The kind of the seat's player."""
    bot: str | None
    """The name of the bot's policy; absent for other kinds of player."""
    policy: Policy | None = None
    """The bot program of the seat: its version and digest."""
    open: bool | None = None
    """True if any caller may take the seat without a code; absent otherwise."""


class StatedDealBody(Model, frozen=True, kw_only=True):
    """
    A stated deal. Fields left out are drawn.

    nations: Nations in play. By default `null`.
    start: The starting seat. By default `null`.
    identities: One list per seat; with the Croupier two identities per player, then the Croupier's one (optional). By default `null`.
    hands: Each player's first action card. By default `null`.
    boxed_letter: Nation of the boxed letter. By default `null`.
    deck: The first cards of the draw deck, from the top. By default `[]`.
    """

    nations: list[Nation] | None = None
    """Nations in play. By default `null`."""
    start: int | None = None
    """The starting seat. By default `null`."""
    identities: list[list[Identity]] | None = None
    """One list per seat; with the Croupier two identities per player, then the Croupier's one (optional). By default `null`."""
    hands: list[Card] | None = None
    """Each player's first action card. By default `null`."""
    boxed_letter: Nation | None = None
    """Nation of the boxed letter. By default `null`."""
    deck: list[Card] | None = None
    """The first cards of the draw deck, from the top. By default `[]`."""


class StealCommand(Model, frozen=True, kw_only=True, tag_field="type", tag="steal"):
    """
    Steal two francs from another player, with a Steal card.  Rule MF-4.4.

    target: The seat to steal from.
    """

    type: ClassVar[Literal["steal"]] = "steal"
    target: int
    """The seat to steal from."""


class StoleData(Model, frozen=True, kw_only=True):
    """
    A seat plays a Steal card.  Rule MF-4.4.

    seat: The seat that acts, or that the event happens to.
    target: The other seat that the event concerns.
    francs: Francs from the target, 0 to 2.
    """

    seat: int
    """The seat that acts, or that the event happens to."""
    target: int
    """The other seat that the event concerns."""
    francs: int
    """Francs from the target, 0 to 2."""


class TableLaidData(Model, frozen=True, kw_only=True):
    """
    The nations in play are chosen, and the starting francs handed out. Rules MF-2.1, MF-2.7.  Rule MF-2.1.

    nations: Nations in play.
    francs: Francs at the start, by seat.
    house: Francs of the house at the start: the rest of the 30.
    """

    nations: list[Nation]
    """Nations in play."""
    francs: list[int]
    """Francs at the start, by seat."""
    house: int
    """Francs of the house at the start: the rest of the 30."""


class TurnBeganData(Model, frozen=True, kw_only=True):
    """
    A seat's turn begins.  Rule MF-4.

    seat: The seat that acts, or that the event happens to.
    """

    seat: int
    """The seat that acts, or that the event happens to."""


class WinAsAgentCommand(Model, frozen=True, kw_only=True, tag_field="type", tag="win_as_agent"):
    """
    Reveal yourself as an agent, and a Microfilm from your hand.  Rule MF-6.2.

    film: The Microfilm to reveal.
    """

    type: ClassVar[Literal["win_as_agent"]] = "win_as_agent"
    film: Card
    """The Microfilm to reveal."""


class WinAsBrokerCommand(Model, frozen=True, kw_only=True, tag_field="type", tag="win_as_broker"):
    """
    Reveal yourself as the Information Broker, and name where the two Alliance letters are.  Rule MF-6.5.

    first: The place of one Alliance letter.
    second: The place of the other Alliance letter.
    discard_order: Cards of your hand, in the order in which they are discarded if you are wrong. By default `null`.
    """

    type: ClassVar[Literal["win_as_broker"]] = "win_as_broker"
    first: Place
    """The place of one Alliance letter."""
    second: Place
    """The place of the other Alliance letter."""
    discard_order: list[Card] | None = None
    """Cards of your hand, in the order in which they are discarded if you are wrong. By default `null`."""


class WinAsHitmanCommand(Model, frozen=True, kw_only=True, tag_field="type", tag="win_as_hitman"):
    """
    Reveal yourself as the Hitman, and name who holds the Ace of Spades.  Rule MF-6.4.

    target: The seat that holds the Ace of Spades.
    discard_order: Cards of your hand, in the order in which they are discarded if you are wrong. By default `null`.
    """

    type: ClassVar[Literal["win_as_hitman"]] = "win_as_hitman"
    target: int
    """The seat that holds the Ace of Spades."""
    discard_order: list[Card] | None = None
    """Cards of your hand, in the order in which they are discarded if you are wrong. By default `null`."""


class WinAsInterpolCommand(Model, frozen=True, kw_only=True, tag_field="type", tag="win_as_interpol"):
    """
    Reveal yourself as the Interpol Officer, and arrest a suspect who holds a bloodstained card.  Rule MF-6.6.

    target: The seat to arrest.
    discard_order: Cards of your hand, in the order in which they are discarded if you are wrong. By default `null`.
    """

    type: ClassVar[Literal["win_as_interpol"]] = "win_as_interpol"
    target: int
    """The seat to arrest."""
    discard_order: list[Card] | None = None
    """Cards of your hand, in the order in which they are discarded if you are wrong. By default `null`."""


class WinAsJournalistCommand(Model, frozen=True, kw_only=True, tag_field="type", tag="win_as_journalist"):
    """
    Reveal yourself as the Journalist, a Microfilm, and name the agent it belongs to.  Rule MF-6.3.

    film: The Microfilm to reveal.
    target: The seat of the agent that the Microfilm belongs to.
    discard_order: Cards of your hand, in the order in which they are discarded if you are wrong. By default `null`.
    """

    type: ClassVar[Literal["win_as_journalist"]] = "win_as_journalist"
    film: Card
    """The Microfilm to reveal."""
    target: int
    """The seat of the agent that the Microfilm belongs to."""
    discard_order: list[Card] | None = None
    """Cards of your hand, in the order in which they are discarded if you are wrong. By default `null`."""


class ActionDealtCardOpening(Model, frozen=True, kw_only=True):
    """
    The card dealt to the seat.

    salt: The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`.
    """

    value: Card
    salt: str
    """The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`."""


class ActionDealtOpenings(Model, frozen=True, kw_only=True):
    """
    The hidden fields that this audience may know, opened.

    """

    card: ActionDealtCardOpening | None = None
    command: CommandOpening | None = None
    draws: DrawsOpening | None = None
    bot_try: BotTryOpening | None = None


class AgentRevealedData(Model, frozen=True, kw_only=True):
    """
    A player attempts to win as an agent and shows a Microfilm.  Rule MF-6.2.

    seat: The seat that acts, or that the event happens to.
    identity: The identity that the player shows.
    film: The Microfilm shown.
    """

    seat: int
    """The seat that acts, or that the event happens to."""
    identity: Identity
    """The identity that the player shows."""
    film: Card
    """The Microfilm shown."""


class AgentRevealedEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="microfilms.agent_revealed"):
    """
    A player attempts to win as an agent and shows a Microfilm.  Rule MF-6.2.

    """

    type: ClassVar[Literal["microfilms.agent_revealed"]] = "microfilms.agent_revealed"
    data: AgentRevealedData
    openings: Openings


class AnswerBlackmailCommand(Model, frozen=True, kw_only=True, tag_field="type", tag="answer_blackmail"):
    """
    Pay the blackmailer, defend with a Blowback card, or decline to submit.  Rule MF-4.7.

    answer: Your answer to the blackmail.
    """

    type: ClassVar[Literal["answer_blackmail"]] = "answer_blackmail"
    answer: AnswerBlackmailCommandAnswer
    """Your answer to the blackmail."""


class BlackmailCommand(Model, frozen=True, kw_only=True, tag_field="type", tag="blackmail"):
    """
    Blackmail another player, who must pay two francs, defend or decline.  Rule MF-4.7.

    target: The seat to blackmail.
    pay: The payment: a card or francs.
    """

    type: ClassVar[Literal["blackmail"]] = "blackmail"
    target: int
    """The seat to blackmail."""
    pay: BlackmailCommandPay
    """The payment: a card or francs."""


class BlackmailDeclaredData(Model, frozen=True, kw_only=True):
    """
    A seat blackmails another.  Rule MF-4.7.

    seat: The seat that acts, or that the event happens to.
    target: The other seat that the event concerns.
    paid: The payment: a card or francs.
    """

    seat: int
    """The seat that acts, or that the event happens to."""
    target: int
    """The other seat that the event concerns."""
    paid: BlackmailDeclaredDataPaid
    """The payment: a card or francs."""


class BlackmailDeclaredEvent(
    EventHead, frozen=True, kw_only=True, tag_field="type", tag="microfilms.blackmail_declared"
):
    """
    A seat blackmails another.  Rule MF-4.7.

    """

    type: ClassVar[Literal["microfilms.blackmail_declared"]] = "microfilms.blackmail_declared"
    data: BlackmailDeclaredData
    openings: Openings


class BlackmailDeclinedEvent(
    EventHead, frozen=True, kw_only=True, tag_field="type", tag="microfilms.blackmail_declined"
):
    """
    The target declines: the blackmailer is Cleared, the target a Suspect.  Rule MF-4.7.3.

    """

    type: ClassVar[Literal["microfilms.blackmail_declined"]] = "microfilms.blackmail_declined"
    data: BlackmailDeclinedData
    openings: Openings


class BlackmailDefendedEvent(
    EventHead, frozen=True, kw_only=True, tag_field="type", tag="microfilms.blackmail_defended"
):
    """
    The target defends with a Blowback card, which goes face up to the discard.  Rule MF-4.7.2.

    """

    type: ClassVar[Literal["microfilms.blackmail_defended"]] = "microfilms.blackmail_defended"
    data: BlackmailDefendedData
    openings: Openings


class BlackmailPaidEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="microfilms.blackmail_paid"):
    """
    The target pays two francs to the blackmailer.  Rule MF-4.7.1.

    """

    type: ClassVar[Literal["microfilms.blackmail_paid"]] = "microfilms.blackmail_paid"
    data: BlackmailPaidData
    openings: Openings


class BribeAcceptedCardOpening(Model, frozen=True, kw_only=True):
    """
    The card that changes hands.

    salt: The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`.
    """

    value: Card
    salt: str
    """The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`."""


class BribeAcceptedOpenings(Model, frozen=True, kw_only=True):
    """
    The hidden fields that this audience may know, opened.

    """

    card: BribeAcceptedCardOpening | None = None
    command: CommandOpening | None = None
    draws: DrawsOpening | None = None
    bot_try: BotTryOpening | None = None


class BribeCommand(Model, frozen=True, kw_only=True, tag_field="type", tag="bribe"):
    """
    Offer a card to another player, face down.  Rule MF-4.3.

    target: The seat to bribe.
    card: The card to offer.
    """

    type: ClassVar[Literal["bribe"]] = "bribe"
    target: int
    """The seat to bribe."""
    card: Card
    """The card to offer."""


class BribeDeclinedEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="microfilms.bribe_declined"):
    """
    The bribe is declined.  Rule MF-4.3.5.

    """

    type: ClassVar[Literal["microfilms.bribe_declined"]] = "microfilms.bribe_declined"
    data: BribeDeclinedData
    openings: Openings


class BribeOfferedCardOpening(Model, frozen=True, kw_only=True):
    """
    The card that the seat offers.

    salt: The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`.
    """

    value: Card
    salt: str
    """The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`."""


class BribeOfferedOpenings(Model, frozen=True, kw_only=True):
    """
    The hidden fields that this audience may know, opened.

    """

    card: BribeOfferedCardOpening | None = None
    command: CommandOpening | None = None
    draws: DrawsOpening | None = None
    bot_try: BotTryOpening | None = None


class BrokerRevealedData(Model, frozen=True, kw_only=True):
    """
    The Broker names the places of the two letters and checks them.  Rule MF-6.5.

    seat: The seat that acts, or that the event happens to.
    first: The first place that the Broker names.
    second: The second place that the Broker names.
    """

    seat: int
    """The seat that acts, or that the event happens to."""
    first: Place
    """The first place that the Broker names."""
    second: Place
    """The second place that the Broker names."""


class BrokerRevealedShownOpening(Model, frozen=True, kw_only=True):
    """
    The cards at the two places.

    salt: The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`.
    """

    value: list[list[Card]]
    salt: str
    """The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`."""


class CardDrawnEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="microfilms.card_drawn"):
    """
    A seat draws from the draw deck.  Rule MF-4.1.1.

    """

    type: ClassVar[Literal["microfilms.card_drawn"]] = "microfilms.card_drawn"
    data: CardDrawnData
    openings: CardDrawnOpenings


class CardTakenEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="microfilms.card_taken"):
    """
    A random card of the target's hand goes to the blackmailer.  Rule MF-4.7.3.

    """

    type: ClassVar[Literal["microfilms.card_taken"]] = "microfilms.card_taken"
    data: CardTakenData
    openings: CardTakenOpenings


class CardsRevealed(Model, frozen=True, kw_only=True, tag_field="type", tag="microfilms.cards_revealed"):
    """
    Everything is turned face up: identities and hands by seat, the deck, and the boxed letter and freelancers.  Rule MF-8.1.2.

    identities: Identities of each seat, by seat.
    hands: Cards of each hand, by seat.
    deck: Cards left in the draw deck, the top first.
    letter: The alliance letter in the box.
    freelancers: Freelancers in the box.
    """

    type: ClassVar[Literal["microfilms.cards_revealed"]] = "microfilms.cards_revealed"
    identities: list[list[Identity]]
    """Identities of each seat, by seat."""
    hands: list[list[Card]]
    """Cards of each hand, by seat."""
    deck: list[Card]
    """Cards left in the draw deck, the top first."""
    letter: Card
    """The alliance letter in the box."""
    freelancers: list[Identity]
    """Freelancers in the box."""


class CardsRevealedData(Model, frozen=True, kw_only=True):
    """
    Everything is turned face up: identities and hands by seat, the deck, and the boxed letter and freelancers.  Rule MF-8.1.2.

    identities: Identities of each seat, by seat.
    hands: Cards of each hand, by seat.
    deck: Cards left in the draw deck, the top first.
    letter: The alliance letter in the box.
    freelancers: Freelancers in the box.
    """

    identities: list[list[Identity]]
    """Identities of each seat, by seat."""
    hands: list[list[Card]]
    """Cards of each hand, by seat."""
    deck: list[Card]
    """Cards left in the draw deck, the top first."""
    letter: Card
    """The alliance letter in the box."""
    freelancers: list[Identity]
    """Freelancers in the box."""


class CardsRevealedEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="microfilms.cards_revealed"):
    """
    Everything is turned face up: identities and hands by seat, the deck, and the boxed letter and freelancers.  Rule MF-8.1.2.

    """

    type: ClassVar[Literal["microfilms.cards_revealed"]] = "microfilms.cards_revealed"
    data: CardsRevealedData
    openings: Openings


class CashedOutEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="microfilms.cashed_out"):
    """
    A seat plays a Cash Out card.  Rule MF-4.5.

    """

    type: ClassVar[Literal["microfilms.cashed_out"]] = "microfilms.cashed_out"
    data: CashedOutData
    openings: Openings


class ClaimCroupierCommand(Model, frozen=True, kw_only=True, tag_field="type", tag="claim_croupier"):
    """
    Claim to be allied with the Croupier, and that he holds the other player's Microfilm.  Rule MF-7.5.

    nation: The nation of the Microfilm that the Croupier holds.
    """

    type: ClassVar[Literal["claim_croupier"]] = "claim_croupier"
    nation: Nation
    """The nation of the Microfilm that the Croupier holds."""


class CroupierClaimedData(Model, frozen=True, kw_only=True):
    """
    A player shows an agent identity and claims the Croupier as an ally who holds a nation's Microfilm.  Rule MF-7.5.

    seat: The seat that acts, or that the event happens to.
    identity: The identity that the player shows.
    nation: The nation of the Microfilm that the Croupier is said to hold.
    """

    seat: int
    """The seat that acts, or that the event happens to."""
    identity: Identity
    """The identity that the player shows."""
    nation: Nation
    """The nation of the Microfilm that the Croupier is said to hold."""


class CroupierClaimedEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="microfilms.croupier_claimed"):
    """
    A player shows an agent identity and claims the Croupier as an ally who holds a nation's Microfilm.  Rule MF-7.5.

    """

    type: ClassVar[Literal["microfilms.croupier_claimed"]] = "microfilms.croupier_claimed"
    data: CroupierClaimedData
    openings: Openings


class CroupierPaidEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="microfilms.croupier_paid"):
    """
    The Croupier takes a franc (0 or 1) from the house and is Cleared.  Rule MF-7.2.4.

    """

    type: ClassVar[Literal["microfilms.croupier_paid"]] = "microfilms.croupier_paid"
    data: CroupierPaidData
    openings: Openings


class DeckBuiltEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="microfilms.deck_built"):
    """
    The rest of the cards becomes the draw deck.  Rule MF-2.5.

    """

    type: ClassVar[Literal["microfilms.deck_built"]] = "microfilms.deck_built"
    data: DeckBuiltData
    openings: DeckBuiltOpenings


class DeckReshuffledEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="microfilms.deck_reshuffled"):
    """
    The discard becomes the draw deck, and another evening begins.  Rule MF-5.4.

    """

    type: ClassVar[Literal["microfilms.deck_reshuffled"]] = "microfilms.deck_reshuffled"
    data: DeckReshuffledData
    openings: DeckReshuffledOpenings


class DiscardOwedEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="microfilms.discard_owed"):
    """
    A hand is above its limit at the end of its owner's turn.  Rule MF-5.1.

    """

    type: ClassVar[Literal["microfilms.discard_owed"]] = "microfilms.discard_owed"
    data: DiscardOwedData
    openings: Openings


class DiscardTakenEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="microfilms.discard_taken"):
    """
    The top card of the discard is taken into a hand; `uncovered` is the new top card.  Rule MF-4.1.2.

    """

    type: ClassVar[Literal["microfilms.discard_taken"]] = "microfilms.discard_taken"
    data: DiscardTakenData
    openings: Openings


class DiscardedEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="microfilms.discarded"):
    """
    Cards go face up on the discard, in this order.  Rule MF-5.2.

    """

    type: ClassVar[Literal["microfilms.discarded"]] = "microfilms.discarded"
    data: DiscardedData
    openings: Openings


class DrawAnsweredEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="microfilms.draw_answered"):
    """
    A seat agrees to a draw, or refuses it.  Rule MF-8.3.3.

    """

    type: ClassVar[Literal["microfilms.draw_answered"]] = "microfilms.draw_answered"
    data: DrawAnsweredData
    openings: Openings


class DrawCommand(Model, frozen=True, kw_only=True, tag_field="type", tag="draw"):
    """
    Take the top card of the draw deck or of the discard.  Rule MF-4.1.

    pile: The pile to draw from: draw deck or discard.
    """

    type: ClassVar[Literal["draw"]] = "draw"
    pile: DrawCommandPile
    """The pile to draw from: draw deck or discard."""


class DrawProposedEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="microfilms.draw_proposed"):
    """
    A seat proposes a draw.  Rule MF-8.3.2.

    """

    type: ClassVar[Literal["microfilms.draw_proposed"]] = "microfilms.draw_proposed"
    data: DrawProposedData
    openings: Openings


class DrawRefusedEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="microfilms.draw_refused"):
    """
    The draw is refused; the turn goes on.  Rule MF-8.3.4.

    """

    type: ClassVar[Literal["microfilms.draw_refused"]] = "microfilms.draw_refused"
    data: DrawRefusedData
    openings: Openings


class EliminatedEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="microfilms.eliminated"):
    """
    A failed attempt: the hand goes face up to the discard in this order, and the francs leave the seat.  Rule MF-6.7.

    """

    type: ClassVar[Literal["microfilms.eliminated"]] = "microfilms.eliminated"
    data: EliminatedData
    openings: Openings


class EndedEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="microfilms.ended"):
    """
    The game ends: the winners and the reason. Rule MF-8.1.  Rule MF-8.1.

    """

    type: ClassVar[Literal["microfilms.ended"]] = "microfilms.ended"
    data: EndedData
    openings: Openings


class FreelancersBoxedIdentitiesOpening(Model, frozen=True, kw_only=True):
    """
    Identities of the boxed freelancers.

    salt: The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`.
    """

    value: list[Identity]
    salt: str
    """The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`."""


class FreelancersBoxedOpenings(Model, frozen=True, kw_only=True):
    """
    The hidden fields that this audience may know, opened.

    """

    identities: FreelancersBoxedIdentitiesOpening | None = None
    command: CommandOpening | None = None
    draws: DrawsOpening | None = None
    bot_try: BotTryOpening | None = None


class GameCreatedData(Model, frozen=True, kw_only=True):
    """
    The game is created: its rules, its options, and the commitment to its seed.

    ruleset: The ruleset's name.
    ruleset_version: The version of the ruleset's rules.
    options: All table options, defaults filled in.
    seats: The plan of each seat: the kind of its player, and a bot's policy.
    visibility: Whether the lobby lists the game.
    delay_s: Seconds by which spectators see the game late.
    deal: The source of the deal: the way in which the seed was chosen.
    analysis: Whether a seat may fork the running game from its information state.
    has_arbiter: Whether a token with every viewpoint was made, for an arbiter.
    commitment: SHA-256 of the seed, hexadecimal.
    pace_ms: Milliseconds from the opening of a decision to a bot's answer.
    games_log: The last checkpoint of the log of games; null without a log.
    players: Commitments to the names given at creation, by seat, hexadecimal.
    id_hash: Hash of the game's id, hexadecimal.
    luck_plan: The randomness protocol before the deal; absent from games dealt from their seed alone.
    clock_plan: Time for people's decisions; absent from tables without a clock.
    rated: True if the result counts for the ratings of the players at the table; absent otherwise.
    hints: True if seats get deductions from their views; absent otherwise.
    tournament_table: The place of the game in a tournament; absent from games outside tournaments.
    begins_from: Number of seats from which each person at the table may begin without the free ones; absent if all are awaited.
    """

    ruleset: str
    """The ruleset's name."""
    ruleset_version: int
    """The version of the ruleset's rules."""
    options: dict[str, Any]
    """All table options, defaults filled in."""
    seats: list[SeatPlan]
    """The plan of each seat: the kind of its player, and a bot's policy."""
    visibility: GameCreatedDataVisibility
    """Whether the lobby lists the game."""
    delay_s: int
    """Seconds by which spectators see the game late."""
    deal: GameCreatedDataDeal
    """The source of the deal: the way in which the seed was chosen."""
    analysis: bool
    """Whether a seat may fork the running game from its information state."""
    has_arbiter: bool
    """Whether a token with every viewpoint was made, for an arbiter."""
    commitment: str
    """SHA-256 of the seed, hexadecimal."""
    pace_ms: int
    """Milliseconds from the opening of a decision to a bot's answer."""
    games_log: NamedCheckpoint | None
    """The last checkpoint of the log of games; null without a log."""
    players: list[str | None]
    """Commitments to the names given at creation, by seat, hexadecimal."""
    id_hash: str
    """Hash of the game's id, hexadecimal."""
    luck_plan: LuckPlan | None = None
    """The randomness protocol before the deal; absent from games dealt from their seed alone."""
    clock_plan: ClockPlan | None = None
    """Time for people's decisions; absent from tables without a clock."""
    rated: bool | None = None
    """True if the result counts for the ratings of the players at the table; absent otherwise."""
    hints: bool | None = None
    """True if seats get deductions from their views; absent otherwise."""
    tournament_table: TournamentTableData | None = None
    """The place of the game in a tournament; absent from games outside tournaments."""
    begins_from: int | None = None
    """Number of seats from which each person at the table may begin without the free ones; absent if all are awaited."""


class GameCreatedEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="game.created"):
    """
    The game is created: its rules, its options, and the commitment to its seed.

    """

    type: ClassVar[Literal["game.created"]] = "game.created"
    data: GameCreatedData
    openings: GameCreatedOpenings


class GameForkedData(Model, frozen=True, kw_only=True):
    """
    A game continues from a version of another, with seats, tokens and salts of its own.

    parent: The game and version that the fork continues from.
    viewpoint: The viewpoint whose knowledge the fork starts from.
    luck: The remaining luck of the fork: the parent's own, or fresh luck.
    table: The public state of the position: sampled to match the view of `viewpoint`, or taken from a replay that shows everything; one event for each mind follows. null if the parent's own log comes before this event.
    ruleset: The ruleset's name.
    ruleset_version: The version of the ruleset's rules.
    options: All table options, defaults filled in.
    seats: The plan of each seat: the kind of its player, and a bot's policy.
    visibility: Whether the lobby lists the game.
    delay_s: Seconds by which spectators see the game late.
    deal: The source of the deal: the way in which the seed was chosen.
    analysis: Whether a seat may fork the running game from its information state.
    has_arbiter: Whether a token with every viewpoint was made, for an arbiter.
    commitment: SHA-256 of the seed, hexadecimal.
    pace_ms: Milliseconds from the opening of a decision to a bot's answer.
    games_log: The last checkpoint of the log of games; null without a log.
    players: Commitments to the names given at creation, by seat, hexadecimal.
    id_hash: Hash of the game's id, hexadecimal.
    luck_plan: The randomness protocol before the deal; absent from games dealt from their seed alone.
    clock_plan: Time for people's decisions; absent from tables without a clock.
    rated: True if the result counts for the ratings of the players at the table; absent otherwise.
    hints: True if seats get deductions from their views; absent otherwise.
    tournament_table: The place of the game in a tournament; absent from games outside tournaments.
    begins_from: Number of seats from which each person at the table may begin without the free ones; absent if all are awaited.
    """

    parent: ParentData
    """The game and version that the fork continues from."""
    viewpoint: str
    """The viewpoint whose knowledge the fork starts from."""
    luck: GameForkedDataLuck
    """The remaining luck of the fork: the parent's own, or fresh luck."""
    table: dict[str, Any] | None
    """The public state of the position: sampled to match the view of `viewpoint`, or taken from a replay that shows everything; one event for each mind follows. null if the parent's own log comes before this event."""
    ruleset: str
    """The ruleset's name."""
    ruleset_version: int
    """The version of the ruleset's rules."""
    options: dict[str, Any]
    """All table options, defaults filled in."""
    seats: list[SeatPlan]
    """The plan of each seat: the kind of its player, and a bot's policy."""
    visibility: GameForkedDataVisibility
    """Whether the lobby lists the game."""
    delay_s: int
    """Seconds by which spectators see the game late."""
    deal: GameForkedDataDeal
    """The source of the deal: the way in which the seed was chosen."""
    analysis: bool
    """Whether a seat may fork the running game from its information state."""
    has_arbiter: bool
    """Whether a token with every viewpoint was made, for an arbiter."""
    commitment: str
    """SHA-256 of the seed, hexadecimal."""
    pace_ms: int
    """Milliseconds from the opening of a decision to a bot's answer."""
    games_log: NamedCheckpoint | None
    """The last checkpoint of the log of games; null without a log."""
    players: list[str | None]
    """Commitments to the names given at creation, by seat, hexadecimal."""
    id_hash: str
    """Hash of the game's id, hexadecimal."""
    luck_plan: LuckPlan | None = None
    """The randomness protocol before the deal; absent from games dealt from their seed alone."""
    clock_plan: ClockPlan | None = None
    """Time for people's decisions; absent from tables without a clock."""
    rated: bool | None = None
    """True if the result counts for the ratings of the players at the table; absent otherwise."""
    hints: bool | None = None
    """True if seats get deductions from their views; absent otherwise."""
    tournament_table: TournamentTableData | None = None
    """The place of the game in a tournament; absent from games outside tournaments."""
    begins_from: int | None = None
    """Number of seats from which each person at the table may begin without the free ones; absent if all are awaited."""


class GameForkedEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="game.forked"):
    """
    A game continues from a version of another, with seats, tokens and salts of its own.

    """

    type: ClassVar[Literal["game.forked"]] = "game.forked"
    data: GameForkedData
    openings: GameForkedOpenings


class HitmanRevealedOpenings(Model, frozen=True, kw_only=True):
    """
    The hidden fields that this audience may know, opened.

    """

    shown: HitmanRevealedShownOpening | None = None
    command: CommandOpening | None = None
    draws: DrawsOpening | None = None
    bot_try: BotTryOpening | None = None


class House(Model, frozen=True, kw_only=True):
    """
    Cards that no seat holds.

    deck: Cards of the draw deck, sorted, as their order is undetermined (rule MF-3.5.1).
    discard: All cards of the discard, the top last.
    letter: The boxed alliance letter.
    freelancers: The boxed freelancers.
    """

    deck: list[Card]
    """Cards of the draw deck, sorted, as their order is undetermined (rule MF-3.5.1)."""
    discard: list[Card]
    """All cards of the discard, the top last."""
    letter: Card | None
    """The boxed alliance letter."""
    freelancers: list[Identity]
    """The boxed freelancers."""


class IdentityDealtEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="microfilms.identity_dealt"):
    """
    A seat is dealt its identity; two identities for a player with the Croupier.  Rule MF-2.3.

    """

    type: ClassVar[Literal["microfilms.identity_dealt"]] = "microfilms.identity_dealt"
    data: IdentityDealtData
    openings: IdentityDealtOpenings


class InterpolRevealedOpenings(Model, frozen=True, kw_only=True):
    """
    The hidden fields that this audience may know, opened.

    """

    shown: InterpolRevealedShownOpening | None = None
    command: CommandOpening | None = None
    draws: DrawsOpening | None = None
    bot_try: BotTryOpening | None = None


class InterrogateCommand(Model, frozen=True, kw_only=True, tag_field="type", tag="interrogate"):
    """
    See one card of another player, picked at random.  Rule MF-4.6.

    target: The seat to interrogate.
    pay: The payment: a card or a franc.
    """

    type: ClassVar[Literal["interrogate"]] = "interrogate"
    target: int
    """The seat to interrogate."""
    pay: InterrogateCommandPay
    """The payment: a card or a franc."""


class InterrogatedData(Model, frozen=True, kw_only=True):
    """
    A seat sees a random card of another.  Rule MF-4.6.

    seat: The seat that acts, or that the event happens to.
    target: The other seat that the event concerns.
    paid: The payment: a card or francs.
    """

    seat: int
    """The seat that acts, or that the event happens to."""
    target: int
    """The other seat that the event concerns."""
    paid: InterrogatedDataPaid
    """The payment: a card or francs."""


class InterrogatedEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="microfilms.interrogated"):
    """
    A seat sees a random card of another.  Rule MF-4.6.

    """

    type: ClassVar[Literal["microfilms.interrogated"]] = "microfilms.interrogated"
    data: InterrogatedData
    openings: InterrogatedOpenings


class JournalistRevealedOpenings(Model, frozen=True, kw_only=True):
    """
    The hidden fields that this audience may know, opened.

    """

    shown: JournalistRevealedShownOpening | None = None
    command: CommandOpening | None = None
    draws: DrawsOpening | None = None
    bot_try: BotTryOpening | None = None


class LetterBoxedEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="microfilms.letter_boxed"):
    """
    One alliance letter is put aside unseen.  Rule MF-2.4.

    """

    type: ClassVar[Literal["microfilms.letter_boxed"]] = "microfilms.letter_boxed"
    data: LetterBoxedData
    openings: LetterBoxedOpenings


class Mind(Model, frozen=True, kw_only=True):
    """
    One seat's knowledge.

    seat: The seat with this knowledge.
    identities: The seat's own identities.
    hand: The cards of the seat's hand, sorted.
    offered: The card in this seat's pending bribe.
    letters: Nations whose letter this seat has seen in play.
    notes: Sightings of cards and identities of other seats.
    drawn: Cards that this seat drew from the deck since the last shuffle, sorted, in any place now.
    ways: Placements of known cards in other hands; empty if the sure notes determine them.
    sizes: Number of cards in each hand, by seat.
    """

    seat: int
    """The seat with this knowledge."""
    identities: list[Identity]
    """The seat's own identities."""
    hand: list[Card]
    """The cards of the seat's hand, sorted."""
    offered: Card | None
    """The card in this seat's pending bribe."""
    letters: list[Nation]
    """Nations whose letter this seat has seen in play."""
    notes: list[Note]
    """Sightings of cards and identities of other seats."""
    drawn: list[Card]
    """Cards that this seat drew from the deck since the last shuffle, sorted, in any place now."""
    ways: list[list[list[Card]]]
    """Placements of known cards in other hands; empty if the sure notes determine them."""
    sizes: list[int]
    """Number of cards in each hand, by seat."""


class Offer(Model, frozen=True, kw_only=True):
    """
    A form of command that is legal now.

    exact: Whether every instance of the schema will be accepted.
    rule: The rule that allows the command.
    schema: The JSON Schema (2020-12) of the command body; the `title` of a property is its label in a form.
    summary: The command's effect, in a sentence.
    title: The label of the command's button.
    type: The command's `type`, to send.
    at: The zone, or the thing in a zone, that stands for the command, with `words` only; null: none.
    consequence: The command's effect in a sentence, with `words` only.
    fields: The fields of the command by name, with `words` only.
    grave: Whether to ask for confirmation before the command is sent, with `words` only.
    """

    exact: bool
    """Whether every instance of the schema will be accepted."""
    rule: str
    """The rule that allows the command."""
    schema: dict[str, Any]
    """The JSON Schema (2020-12) of the command body; the `title` of a property is its label in a form."""
    summary: str
    """The command's effect, in a sentence."""
    title: str
    """The label of the command's button."""
    type: OfferType
    """The command's `type`, to send."""
    at: str | None = None
    """The zone, or the thing in a zone, that stands for the command, with `words` only; null: none."""
    consequence: str | None = None
    """The command's effect in a sentence, with `words` only."""
    fields: dict[str, OfferField] | None = None
    """The fields of the command by name, with `words` only."""
    grave: bool | None = None
    """Whether to ask for confirmation before the command is sent, with `words` only."""


class Options(Model, frozen=True, kw_only=True):
    """
    Table options and their defaults. Rule MF-11.  Rule MF-11.

    variant: Variant of the game: three to six players, or two and the Croupier (MF-7).
    nations: Nations in play; null: drawn by chance (MF-2.1.1).
    bloodstained: The five action cards that convict (MF-1.3.1).
    start: Rule for the starting seat (MF-2.6).
    first_seat: The starting seat, if and only if `start` is `host`.
    last_game: The result of the table's previous game, used if `start` is `last_winner`.
    show_discard: The part of the discard that the view lists (MF-3.6.2).
    sealed_checks: Whether the service judges a freelancer's check, so that the freelancer sees nothing (MF-6.1.7).
    eliminated_francs: Destination of an eliminated player's francs (MF-6.7.4).
    turn_cap: Number of turns each until a draw, 1 to 1000 (MF-8.2).
    draw_by_agreement: Whether a draw can be proposed (MF-8.3).
    second_seat_franc: Whether the player who does not begin against the Croupier starts with a franc (MF-7.1.5).
    croupier_pays: Whether the Croupier pays a blackmailer while it has two francs (MF-7.3.5).
    allied_failure: The winner if allied players show the wrong film (MF-7.4.7).
    claim_needs_both_cleared: Whether a player who claims the Croupier must be Cleared too (MF-7.5.3).
    """

    variant: OptionsVariant
    """Variant of the game: three to six players, or two and the Croupier (MF-7)."""
    nations: list[Nation] | None
    """Nations in play; null: drawn by chance (MF-2.1.1)."""
    bloodstained: OptionsBloodstained
    """The five action cards that convict (MF-1.3.1)."""
    start: OptionsStart
    """Rule for the starting seat (MF-2.6)."""
    first_seat: int | None
    """The starting seat, if and only if `start` is `host`."""
    last_game: LastGame | None
    """The result of the table's previous game, used if `start` is `last_winner`."""
    show_discard: OptionsShowDiscard
    """The part of the discard that the view lists (MF-3.6.2)."""
    sealed_checks: bool
    """Whether the service judges a freelancer's check, so that the freelancer sees nothing (MF-6.1.7)."""
    eliminated_francs: OptionsEliminatedFrancs
    """Destination of an eliminated player's francs (MF-6.7.4)."""
    turn_cap: int
    """Number of turns each until a draw, 1 to 1000 (MF-8.2)."""
    draw_by_agreement: bool
    """Whether a draw can be proposed (MF-8.3)."""
    second_seat_franc: bool
    """Whether the player who does not begin against the Croupier starts with a franc (MF-7.1.5)."""
    croupier_pays: bool
    """Whether the Croupier pays a blackmailer while it has two francs (MF-7.3.5)."""
    allied_failure: OptionsAlliedFailure
    """The winner if allied players show the wrong film (MF-7.4.7)."""
    claim_needs_both_cleared: bool
    """Whether a player who claims the Croupier must be Cleared too (MF-7.5.3)."""


class OptionsBody(Model, frozen=True, kw_only=True):
    """
    Table options and their defaults. Rule MF-11.  Rule MF-11.

    variant: Variant of the game: three to six players, or two and the Croupier (MF-7). By default `"standard"`.
    nations: Nations in play; null: drawn by chance (MF-2.1.1). By default `null`.
    bloodstained: The five action cards that convict (MF-1.3.1). By default `"blackmail"`.
    start: Rule for the starting seat (MF-2.6). By default `"last_winner"`.
    first_seat: The starting seat, if and only if `start` is `host`. By default `null`.
    last_game: The result of the table's previous game, used if `start` is `last_winner`. By default `null`.
    show_discard: The part of the discard that the view lists (MF-3.6.2). By default `"full"`.
    sealed_checks: Whether the service judges a freelancer's check, so that the freelancer sees nothing (MF-6.1.7). By default `false`.
    eliminated_francs: Destination of an eliminated player's francs (MF-6.7.4). By default `"house"`.
    turn_cap: Number of turns each until a draw, 1 to 1000 (MF-8.2). By default `60`.
    draw_by_agreement: Whether a draw can be proposed (MF-8.3). By default `false`.
    second_seat_franc: Whether the player who does not begin against the Croupier starts with a franc (MF-7.1.5). By default `false`.
    croupier_pays: Whether the Croupier pays a blackmailer while it has two francs (MF-7.3.5). By default `false`.
    allied_failure: The winner if allied players show the wrong film (MF-7.4.7). By default `"croupier"`.
    claim_needs_both_cleared: Whether a player who claims the Croupier must be Cleared too (MF-7.5.3). By default `false`.
    """

    variant: OptionsBodyVariant | None = None
    """Variant of the game: three to six players, or two and the Croupier (MF-7). By default `"standard"`."""
    nations: list[Nation] | None = None
    """Nations in play; null: drawn by chance (MF-2.1.1). By default `null`."""
    bloodstained: OptionsBodyBloodstained | None = None
    """The five action cards that convict (MF-1.3.1). By default `"blackmail"`."""
    start: OptionsBodyStart | None = None
    """Rule for the starting seat (MF-2.6). By default `"last_winner"`."""
    first_seat: int | None = None
    """The starting seat, if and only if `start` is `host`. By default `null`."""
    last_game: LastGameBody | None = None
    """The result of the table's previous game, used if `start` is `last_winner`. By default `null`."""
    show_discard: OptionsBodyShowDiscard | None = None
    """The part of the discard that the view lists (MF-3.6.2). By default `"full"`."""
    sealed_checks: bool | None = None
    """Whether the service judges a freelancer's check, so that the freelancer sees nothing (MF-6.1.7). By default `false`."""
    eliminated_francs: OptionsBodyEliminatedFrancs | None = None
    """Destination of an eliminated player's francs (MF-6.7.4). By default `"house"`."""
    turn_cap: int | None = None
    """Number of turns each until a draw, 1 to 1000 (MF-8.2). By default `60`."""
    draw_by_agreement: bool | None = None
    """Whether a draw can be proposed (MF-8.3). By default `false`."""
    second_seat_franc: bool | None = None
    """Whether the player who does not begin against the Croupier starts with a franc (MF-7.1.5). By default `false`."""
    croupier_pays: bool | None = None
    """Whether the Croupier pays a blackmailer while it has two francs (MF-7.3.5). By default `false`."""
    allied_failure: OptionsBodyAlliedFailure | None = None
    """The winner if allied players show the wrong film (MF-7.4.7). By default `"croupier"`."""
    claim_needs_both_cleared: bool | None = None
    """Whether a player who claims the Croupier must be Cleared too (MF-7.5.3). By default `false`."""


class PassedEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="microfilms.passed"):
    """
    A seat passes.  Rule MF-4.2.

    """

    type: ClassVar[Literal["microfilms.passed"]] = "microfilms.passed"
    data: PassedData
    openings: Openings


class StoleEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="microfilms.stole"):
    """
    A seat plays a Steal card.  Rule MF-4.4.

    """

    type: ClassVar[Literal["microfilms.stole"]] = "microfilms.stole"
    data: StoleData
    openings: Openings


class Table(Model, frozen=True, kw_only=True):
    """
    The public state. Sequences are by seat; the Croupier's seat is the last.

    options: Options of this table.
    players: Number of seats without the Croupier's.
    hands: Number of cards in each hand, by seat.
    cleared: Whether the seat's token says Cleared, by seat.
    out: Whether the seat is eliminated, by seat.
    revealed: Identities shown in attempts to win, by seat.
    francs: Francs of each seat, by seat.
    phase: The kind of the current decision.
    nations: Nations in play.
    house: Francs of the house.
    removed: Francs out of the game.
    turn: The seat whose turn it is.
    previous: The seat whose turn it was before.
    facing: The seat that must answer the bribe or blackmail.
    owed: Number of cards that the seat at turn must discard.
    turns: Number of turns of players so far.
    proposed: Whether a draw was proposed in this turn.
    asked: Seats that must still answer a draw proposal.
    deck: Number of cards in the draw deck.
    discard: Visible cards of the discard, the top last.
    discard_size: Number of cards in the discard.
    evening: Number of the evening: 1 until the first reshuffle.
    letters: Nations whose letter was publicly seen in play.
    pool: Cards shuffled into the current draw deck; null if not all are publicly known.
    not_agent: Seats, each with a nation whose agent the seat is not, as failed attempts showed.
    denied: Claims about hands that failed attempts disproved.
    misplaced: The two places of letters that a failed attempt of the Broker disproved; null if none.
    sightings: Cards publicly taken from the discard.
    ways: Placements of the sighted cards, if the sure sightings do not determine them: in each, the cards of each hand.
    outcome: The outcome; null while the game runs.
    reveal: All cards and identities, once the game is over.
    """

    options: Options
    """Options of this table."""
    players: int
    """Number of seats without the Croupier's."""
    hands: list[int]
    """Number of cards in each hand, by seat."""
    cleared: list[bool]
    """Whether the seat's token says Cleared, by seat."""
    out: list[bool]
    """Whether the seat is eliminated, by seat."""
    revealed: list[list[Identity]]
    """Identities shown in attempts to win, by seat."""
    francs: list[int]
    """Francs of each seat, by seat."""
    phase: Phase
    """The kind of the current decision."""
    nations: list[Nation]
    """Nations in play."""
    house: int
    """Francs of the house."""
    removed: int
    """Francs out of the game."""
    turn: int | None
    """The seat whose turn it is."""
    previous: int | None
    """The seat whose turn it was before."""
    facing: int | None
    """The seat that must answer the bribe or blackmail."""
    owed: int
    """Number of cards that the seat at turn must discard."""
    turns: int
    """Number of turns of players so far."""
    proposed: bool
    """Whether a draw was proposed in this turn."""
    asked: list[int]
    """Seats that must still answer a draw proposal."""
    deck: int
    """Number of cards in the draw deck."""
    discard: list[Card]
    """Visible cards of the discard, the top last."""
    discard_size: int
    """Number of cards in the discard."""
    evening: int
    """Number of the evening: 1 until the first reshuffle."""
    letters: list[Nation]
    """Nations whose letter was publicly seen in play."""
    pool: list[Card] | None
    """Cards shuffled into the current draw deck; null if not all are publicly known."""
    not_agent: list[list[int | Nation]]
    """Seats, each with a nation whose agent the seat is not, as failed attempts showed."""
    denied: list[Denied]
    """Claims about hands that failed attempts disproved."""
    misplaced: list[Place] | None
    """The two places of letters that a failed attempt of the Broker disproved; null if none."""
    sightings: list[Note]
    """Cards publicly taken from the discard."""
    ways: list[list[list[Card]]]
    """Placements of the sighted cards, if the sure sightings do not determine them: in each, the cards of each hand."""
    outcome: Outcome | None
    """The outcome; null while the game runs."""
    reveal: CardsRevealed | None
    """All cards and identities, once the game is over."""


class TableLaidEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="microfilms.table_laid"):
    """
    The nations in play are chosen, and the starting francs handed out. Rules MF-2.1, MF-2.7.  Rule MF-2.1.

    """

    type: ClassVar[Literal["microfilms.table_laid"]] = "microfilms.table_laid"
    data: TableLaidData
    openings: Openings


class TurnBeganEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="microfilms.turn_began"):
    """
    A seat's turn begins.  Rule MF-4.

    """

    type: ClassVar[Literal["microfilms.turn_began"]] = "microfilms.turn_began"
    data: TurnBeganData
    openings: Openings


class View(Model, frozen=True, kw_only=True):
    """
    The game's state as one audience may see it.

    decision: The decision that this seat owes; null for none.
    decisions: The open decisions of all seats.
    format: Version of the format of views, which rises when their content or text changes.
    game: The game's id.
    luck: The randomness protocol before the deal; null in games dealt from their seed alone.
    mind: The seat's knowledge beyond the table.
    offers: The seat's legal commands. Without a decision: commands that are legal nevertheless, such as marking a board; usually empty.
    outcome: The outcome of the game, rulings included; null while it runs or if it was aborted.
    rulings: The organiser's rulings, oldest first.
    status: The game's status.
    table: The public state, in the ruleset's own terms; null until the deal.
    text: The view as plain text.
    version: Version: position in the game's log, from 1.
    viewpoint: Viewpoint: `seat:<number>`, `public`, or `all`.
    server_time: The service's clock at this answer, to count deadlines by.
    advice: Sentences that help this seat to answer its question, with `words` only.
    asked: The question to this seat, with `words` only; null without a decision.
    clock: The table's clock; absent without one.
    danger: The dangers that end the game badly, and their progress, with `words` only.
    goal: The goals of the game, with `words` only.
    hints: Deductions from this seat's knowledge, with `words` only, at a table with hints.
    house: The state that no seat knows, with the viewpoint `all` only.
    minds: The knowledge of each seat, with the viewpoint `all` only.
    scene: The zones and their things, to draw the table, with `words` only.
    withheld: The answers to this seat's decision that cannot be given now, each with its reason, with `words` only.
    """

    decision: OwnDecision | None
    """The decision that this seat owes; null for none."""
    decisions: list[OpenDecision]
    """The open decisions of all seats."""
    format: int
    """Version of the format of views, which rises when their content or text changes."""
    game: str
    """The game's id."""
    luck: Luck | None
    """The randomness protocol before the deal; null in games dealt from their seed alone."""
    mind: Mind | None
    """The seat's knowledge beyond the table."""
    offers: list[Offer]
    """The seat's legal commands. Without a decision: commands that are legal nevertheless, such as marking a board; usually empty."""
    outcome: GameOutcome | None
    """The outcome of the game, rulings included; null while it runs or if it was aborted."""
    ruleset: RulesetName
    rulings: list[Ruling]
    """The organiser's rulings, oldest first."""
    status: GameStatus
    """The game's status."""
    table: Table | None
    """The public state, in the ruleset's own terms; null until the deal."""
    text: str
    """The view as plain text."""
    version: int
    """Version: position in the game's log, from 1."""
    viewpoint: str
    """Viewpoint: `seat:<number>`, `public`, or `all`."""
    server_time: datetime
    """The service's clock at this answer, to count deadlines by."""
    advice: list[AdviceWords] | None = None
    """Sentences that help this seat to answer its question, with `words` only."""
    asked: AskedWords | None = None
    """The question to this seat, with `words` only; null without a decision."""
    clock: TableClock | None = None
    """The table's clock; absent without one."""
    danger: list[DangerWords] | None = None
    """The dangers that end the game badly, and their progress, with `words` only."""
    goal: list[GoalWords] | None = None
    """The goals of the game, with `words` only."""
    hints: list[HintWords] | None = None
    """Deductions from this seat's knowledge, with `words` only, at a table with hints."""
    house: House | None = None
    """The state that no seat knows, with the viewpoint `all` only."""
    minds: list[Mind] | None = None
    """The knowledge of each seat, with the viewpoint `all` only."""
    pause: TablePause | None = None
    scene: Scene | None = None
    """The zones and their things, to draw the table, with `words` only."""
    withheld: list[Withheld] | None = None
    """The answers to this seat's decision that cannot be given now, each with its reason, with `words` only."""


class ActionDealtEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="microfilms.action_dealt"):
    """
    A seat is dealt its first card.  Rule MF-2.5.

    """

    type: ClassVar[Literal["microfilms.action_dealt"]] = "microfilms.action_dealt"
    data: ActionDealtData
    openings: ActionDealtOpenings


class BribeAcceptedEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="microfilms.bribe_accepted"):
    """
    The card changes hands, and the briber is Cleared.  Rule MF-4.3.3.

    """

    type: ClassVar[Literal["microfilms.bribe_accepted"]] = "microfilms.bribe_accepted"
    data: BribeAcceptedData
    openings: BribeAcceptedOpenings


class BribeOfferedEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="microfilms.bribe_offered"):
    """
    A seat offers a card to another, face down.  Rule MF-4.3.

    """

    type: ClassVar[Literal["microfilms.bribe_offered"]] = "microfilms.bribe_offered"
    data: BribeOfferedData
    openings: BribeOfferedOpenings


class BrokerRevealedOpenings(Model, frozen=True, kw_only=True):
    """
    The hidden fields that this audience may know, opened.

    """

    shown: BrokerRevealedShownOpening | None = None
    command: CommandOpening | None = None
    draws: DrawsOpening | None = None
    bot_try: BotTryOpening | None = None


class FreelancersBoxedEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="microfilms.freelancers_boxed"):
    """
    Freelancers are put aside unseen.  Rule MF-2.2.

    """

    type: ClassVar[Literal["microfilms.freelancers_boxed"]] = "microfilms.freelancers_boxed"
    data: FreelancersBoxedData
    openings: FreelancersBoxedOpenings


class HitmanRevealedEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="microfilms.hitman_revealed"):
    """
    The Hitman names the holder of the Ace and checks that hand.  Rule MF-6.4.

    """

    type: ClassVar[Literal["microfilms.hitman_revealed"]] = "microfilms.hitman_revealed"
    data: HitmanRevealedData
    openings: HitmanRevealedOpenings


class InterpolRevealedEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="microfilms.interpol_revealed"):
    """
    The Interpol officer arrests a Suspect and checks that hand.  Rule MF-6.6.

    """

    type: ClassVar[Literal["microfilms.interpol_revealed"]] = "microfilms.interpol_revealed"
    data: InterpolRevealedData
    openings: InterpolRevealedOpenings


class JournalistRevealedEvent(
    EventHead, frozen=True, kw_only=True, tag_field="type", tag="microfilms.journalist_revealed"
):
    """
    The Journalist shows a Microfilm, names the agent it belongs to, and checks that identity.  Rule MF-6.3.

    """

    type: ClassVar[Literal["microfilms.journalist_revealed"]] = "microfilms.journalist_revealed"
    data: JournalistRevealedData
    openings: JournalistRevealedOpenings


class BrokerRevealedEvent(EventHead, frozen=True, kw_only=True, tag_field="type", tag="microfilms.broker_revealed"):
    """
    The Broker names the places of the two letters and checks them.  Rule MF-6.5.

    """

    type: ClassVar[Literal["microfilms.broker_revealed"]] = "microfilms.broker_revealed"
    data: BrokerRevealedData
    openings: BrokerRevealedOpenings


Event: TypeAlias = (
    TableLaidEvent
    | FreelancersBoxedEvent
    | IdentityDealtEvent
    | LetterBoxedEvent
    | ActionDealtEvent
    | DeckBuiltEvent
    | TurnBeganEvent
    | CardDrawnEvent
    | DiscardTakenEvent
    | PassedEvent
    | BribeOfferedEvent
    | BribeAcceptedEvent
    | BribeDeclinedEvent
    | StoleEvent
    | CashedOutEvent
    | InterrogatedEvent
    | BlackmailDeclaredEvent
    | BlackmailPaidEvent
    | BlackmailDefendedEvent
    | BlackmailDeclinedEvent
    | CardTakenEvent
    | DiscardOwedEvent
    | DiscardedEvent
    | DeckReshuffledEvent
    | CroupierPaidEvent
    | AgentRevealedEvent
    | JournalistRevealedEvent
    | HitmanRevealedEvent
    | BrokerRevealedEvent
    | InterpolRevealedEvent
    | CroupierClaimedEvent
    | EliminatedEvent
    | DrawProposedEvent
    | DrawAnsweredEvent
    | DrawRefusedEvent
    | EndedEvent
    | CardsRevealedEvent
    | GameCreatedEvent
    | GameForkedEvent
    | shared.GameSeatRecalledEvent
    | shared.GameGroupJoinedEvent
    | shared.GameSeatTakenEvent
    | shared.GameTokenMintedEvent
    | shared.GameTokenRevokedEvent
    | shared.GameReplaySharedEvent
    | shared.GameStartedEvent
    | shared.GameSeatResignedEvent
    | shared.GameAutomationFailedEvent
    | shared.GameAbortedEvent
    | shared.GameOverEvent
    | shared.GameRulingMadeEvent
    | shared.GameRestoredEvent
    | shared.GameSeedRevealedEvent
    | shared.GameCommitmentReplacedEvent
    | shared.GameLuckClosedEvent
    | shared.GameNonceGivenEvent
    | shared.GameLuckDrawnEvent
    | shared.GamePublicGivenEvent
    | shared.GameCancelledEvent
    | shared.GameSeatAbsentEvent
    | shared.GameClockStruckEvent
    | shared.GameSeatReturnedEvent
    | shared.GameTimeGivenEvent
    | shared.GamePausedEvent
    | shared.GamePauseEndedEvent
    | shared.GameTimeAddedEvent
    | shared.GameSeatReissuedEvent
    | shared.GameSeatSubstitutedEvent
    | shared.GameSeatFilledEvent
    | shared.GameSlipExchangedEvent
    | shared.GamePlayOpenedEvent
    | shared.GameNoShowsEvent
    | models.Event
)
"""An event of the feed; of a type that is not known here, as `models.Event`."""

Command: TypeAlias = (
    DrawCommand
    | PassCommand
    | BribeCommand
    | AnswerBribeCommand
    | StealCommand
    | CashOutCommand
    | InterrogateCommand
    | BlackmailCommand
    | AnswerBlackmailCommand
    | DiscardCommand
    | WinAsAgentCommand
    | WinAsJournalistCommand
    | WinAsHitmanCommand
    | WinAsBrokerCommand
    | WinAsInterpolCommand
    | ClaimCroupierCommand
    | ProposeDrawCommand
    | AnswerDrawCommand
    | CroupierTurnCommand
    | shared.ResignCommand
    | shared.AbortCommand
    | shared.LeaveCommand
    | shared.ReturnCommand
)
"""What may be sent."""

RULES: Rules[View, Event, Command, OptionsBody] = Rules(
    "microfilms",
    1,
    View,
    {
        "microfilms.table_laid": TableLaidEvent,
        "microfilms.freelancers_boxed": FreelancersBoxedEvent,
        "microfilms.identity_dealt": IdentityDealtEvent,
        "microfilms.letter_boxed": LetterBoxedEvent,
        "microfilms.action_dealt": ActionDealtEvent,
        "microfilms.deck_built": DeckBuiltEvent,
        "microfilms.turn_began": TurnBeganEvent,
        "microfilms.card_drawn": CardDrawnEvent,
        "microfilms.discard_taken": DiscardTakenEvent,
        "microfilms.passed": PassedEvent,
        "microfilms.bribe_offered": BribeOfferedEvent,
        "microfilms.bribe_accepted": BribeAcceptedEvent,
        "microfilms.bribe_declined": BribeDeclinedEvent,
        "microfilms.stole": StoleEvent,
        "microfilms.cashed_out": CashedOutEvent,
        "microfilms.interrogated": InterrogatedEvent,
        "microfilms.blackmail_declared": BlackmailDeclaredEvent,
        "microfilms.blackmail_paid": BlackmailPaidEvent,
        "microfilms.blackmail_defended": BlackmailDefendedEvent,
        "microfilms.blackmail_declined": BlackmailDeclinedEvent,
        "microfilms.card_taken": CardTakenEvent,
        "microfilms.discard_owed": DiscardOwedEvent,
        "microfilms.discarded": DiscardedEvent,
        "microfilms.deck_reshuffled": DeckReshuffledEvent,
        "microfilms.croupier_paid": CroupierPaidEvent,
        "microfilms.agent_revealed": AgentRevealedEvent,
        "microfilms.journalist_revealed": JournalistRevealedEvent,
        "microfilms.hitman_revealed": HitmanRevealedEvent,
        "microfilms.broker_revealed": BrokerRevealedEvent,
        "microfilms.interpol_revealed": InterpolRevealedEvent,
        "microfilms.croupier_claimed": CroupierClaimedEvent,
        "microfilms.eliminated": EliminatedEvent,
        "microfilms.draw_proposed": DrawProposedEvent,
        "microfilms.draw_answered": DrawAnsweredEvent,
        "microfilms.draw_refused": DrawRefusedEvent,
        "microfilms.ended": EndedEvent,
        "microfilms.cards_revealed": CardsRevealedEvent,
        "game.created": GameCreatedEvent,
        "game.forked": GameForkedEvent,
        "game.seat_recalled": shared.GameSeatRecalledEvent,
        "game.group_joined": shared.GameGroupJoinedEvent,
        "game.seat_taken": shared.GameSeatTakenEvent,
        "game.token_minted": shared.GameTokenMintedEvent,
        "game.token_revoked": shared.GameTokenRevokedEvent,
        "game.replay_shared": shared.GameReplaySharedEvent,
        "game.started": shared.GameStartedEvent,
        "game.seat_resigned": shared.GameSeatResignedEvent,
        "game.automation_failed": shared.GameAutomationFailedEvent,
        "game.aborted": shared.GameAbortedEvent,
        "game.over": shared.GameOverEvent,
        "game.ruling_made": shared.GameRulingMadeEvent,
        "game.restored": shared.GameRestoredEvent,
        "game.seed_revealed": shared.GameSeedRevealedEvent,
        "game.commitment_replaced": shared.GameCommitmentReplacedEvent,
        "game.luck_closed": shared.GameLuckClosedEvent,
        "game.nonce_given": shared.GameNonceGivenEvent,
        "game.luck_drawn": shared.GameLuckDrawnEvent,
        "game.public_given": shared.GamePublicGivenEvent,
        "game.cancelled": shared.GameCancelledEvent,
        "game.seat_absent": shared.GameSeatAbsentEvent,
        "game.clock_struck": shared.GameClockStruckEvent,
        "game.seat_returned": shared.GameSeatReturnedEvent,
        "game.time_given": shared.GameTimeGivenEvent,
        "game.paused": shared.GamePausedEvent,
        "game.pause_ended": shared.GamePauseEndedEvent,
        "game.time_added": shared.GameTimeAddedEvent,
        "game.seat_reissued": shared.GameSeatReissuedEvent,
        "game.seat_substituted": shared.GameSeatSubstitutedEvent,
        "game.seat_filled": shared.GameSeatFilledEvent,
        "game.slip_exchanged": shared.GameSlipExchangedEvent,
        "game.play_opened": shared.GamePlayOpenedEvent,
        "game.no_shows": shared.GameNoShowsEvent,
    },
)
"""Give it to a client, and what it reads is typed."""
