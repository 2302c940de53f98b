"""Text of events, one line each, as their audience may read them."""

from __future__ import annotations

from collections.abc import Sequence

from domain.kernel.text.event_text import PEOPLE, Language, and_list, count_text
from domain.rulesets.microfilms.model.cards import AGENT, FILM, NAMES, NATION_NAMES, NATION_OF, Card, Identity, Place
from domain.rulesets.microfilms.view.table_text import REASONS, franc_count

MESSAGES = {
    "microfilms.table_laid": (
        "Nations in play: {nations:nations}. Starting francs: {francs:purses}; the house keeps {house:plain}."
    ),
    "microfilms.freelancers_boxed": "The remaining freelancers go into the box, unseen.",
    "microfilms.freelancers_boxed.known": "The remaining freelancers go into the box, unseen: {identities:cards}.",
    "microfilms.identity_dealt": "{seat:who} is dealt a secret identity.",
    "microfilms.identity_dealt.known": "{seat:who} is dealt a secret identity: {identities:cards}.",
    "microfilms.letter_boxed": "One of the letters goes into the box, unseen.",
    "microfilms.letter_boxed.known": "One of the letters goes into the box, unseen: {letter:card}.",
    "microfilms.action_dealt": "{seat:who} is dealt a first card.",
    "microfilms.action_dealt.known": "{seat:who} is dealt a first card: {card:card}.",
    "microfilms.deck_built": "The rest becomes the draw deck, with {size:size}.",
    "microfilms.deck_built.known": "The rest becomes the draw deck, with {size:size}: {cards:cards}.",
    "microfilms.turn_began": "It is {seat:who}'s turn.",
    "microfilms.card_drawn": "{seat:who} draws a card from the deck.",
    "microfilms.card_drawn.known": "{seat:who} draws {card:card} from the deck.",
    "microfilms.discard_taken": "{seat:who} takes {card:card} from the discard.",
    "microfilms.passed": "{seat:who} passes and takes {francs:francs} from the house.",
    "microfilms.bribe_offered": "{seat:who} offers {target:who} a card as a bribe.",
    "microfilms.bribe_offered.known": "{seat:who} offers {target:who} {card:card} as a bribe.",
    "microfilms.bribe_accepted": "{target:who} accepts the bribe, and {seat:who} is Cleared.",
    "microfilms.bribe_accepted.known": "{target:who} accepts the bribe, {card:card}, and {seat:who} is Cleared.",
    "microfilms.bribe_declined": "{target:who} declines the bribe and pays {seat:who} {francs:francs}.",
    "microfilms.stole": "{seat:who} plays a Steal/Blackmail card and takes {francs:francs} from {target:who}.",
    "microfilms.cashed_out": "{seat:who} plays a Cash Out/Blowback card and takes {francs:francs} from the house.",
    "microfilms.interrogated": "{seat:who} interrogates {target:who}, spending {paid:price}.",
    "microfilms.interrogated.known": (
        "{seat:who} interrogates {target:who}, spending {paid:price}, and sees {card:card}."
    ),
    "microfilms.blackmail_declared": "{seat:who} blackmails {target:who}, spending {paid:price}.",
    "microfilms.blackmail_paid": "{target:who} gives in to the blackmail and pays {seat:who} 2 francs.",
    "microfilms.blackmail_defended": "{target:who} wards off the blackmail with a Cash Out/Blowback card.",
    "microfilms.blackmail_declined": (
        "{target:who} declines the blackmail: {seat:who} is Cleared, and {target:who} a Suspect."
    ),
    "microfilms.card_taken": "{seat:who} takes a card at random from {target:who}'s hand.",
    "microfilms.card_taken.known": "{seat:who} takes a card at random from {target:who}'s hand: {card:card}.",
    "microfilms.discard_owed": "{seat:who} must discard {count:size}.",
    "microfilms.discarded": "{seat:who} discards {cards:cards}{fee:fee}.",
    "microfilms.deck_reshuffled": "Evening {evening:plain} begins: the discard becomes the draw deck, with {size:size}.",
    "microfilms.deck_reshuffled.known": (
        "Evening {evening:plain} begins: the discard becomes the draw deck, with {size:size}: {cards:cards}."
    ),
    "microfilms.croupier_paid": "{seat:who} takes {francs:francs} from the house.",
    "microfilms.agent_revealed": "{seat:who} attempts to win as {identity:card} and shows {film:card}.",
    "microfilms.journalist_revealed": (
        "{seat:who} attempts to win as the Journalist, shows {film:card} and names {target:who} as {film:agent}."
    ),
    "microfilms.journalist_revealed.known": (
        "{seat:who} attempts to win as the Journalist, shows {film:card} and names {target:who} as {film:agent}. "
        "{target:who} is {shown:card}."
    ),
    "microfilms.hitman_revealed": (
        "{seat:who} attempts to win as the Hitman and looks for the Ace of Spades in {target:who}'s hand."
    ),
    "microfilms.hitman_revealed.known": (
        "{seat:who} attempts to win as the Hitman and looks for the Ace of Spades in {target:who}'s hand. "
        "{target:who} holds {shown:cards}."
    ),
    "microfilms.broker_revealed": (
        "{seat:who} attempts to win as the Information Broker and looks for the letters in {first:place} "
        "and in {second:place}."
    ),
    "microfilms.broker_revealed.known": (
        "{seat:who} attempts to win as the Information Broker and looks for the letters in {first:place} "
        "and in {second:place}. In the first there is {shown:first}; in the second there is {shown:second}."
    ),
    "microfilms.interpol_revealed": ("{seat:who} attempts to win as the Interpol Officer and arrests {target:who}."),
    "microfilms.interpol_revealed.known": (
        "{seat:who} attempts to win as the Interpol Officer and arrests {target:who}. {target:who} holds {shown:cards}."
    ),
    "microfilms.croupier_claimed": (
        "{seat:who} attempts to win as {identity:card} and claims the Croupier as an ally who holds {nation:film}."
    ),
    "microfilms.eliminated": "{seat:who} is out and discards {cards:cards}{francs:lost}.",
    "microfilms.draw_proposed": "{seat:who} proposes a draw to {asked:all}.",
    "microfilms.draw_answered": "{seat:who} {agree:answers} the draw.",
    "microfilms.draw_refused": "There is no draw, and the turn goes on.",
    "microfilms.ended": "The game has ended: {winners:all} won, because {reason:reason}.",
    "microfilms.cards_revealed": (
        "All cards are revealed. {identities:faces}. {hands:hands}. The draw deck: {deck:cards}. "
        "In the box: {letter:card}, {freelancers:cards}."
    ),
}
"""Templates by message key. A translation replaces these, the tables below, and those of names and reasons."""

PRICES = {"SB": NAMES["SB"], "IB": NAMES["IB"], "FRANC": "1 franc", "FRANCS": "2 francs"}
PLACES = {"draw": "the draw deck", "discard": "the discard"}


def card_list(kinds: Sequence[Card | Identity]) -> str:
    return and_list([NAMES[kind] for kind in kinds])


def francs_text(number: int) -> str:
    return franc_count(number) if number else "no francs"


def purses_text(by_seat: Sequence[int], people: Sequence[str]) -> str:
    """The seats that start with francs, and their numbers of francs."""
    return ", ".join(f"{people[seat]} {each}" for seat, each in enumerate(by_seat) if each) or "none"


def broker_place_text(named: Place, people: Sequence[str]) -> str:
    """A place named by a Broker."""
    return PLACES.get(named) or f"{people[int(named.removeprefix('hand-'))]}'s hand"


def holdings_text(verb: str, by_seat: Sequence[Sequence[Card | Identity]], people: Sequence[str]) -> str:
    """The cards or identity of each seat. verb: "is" or "holds"."""
    return "; ".join(f"{people[seat]} {verb} {card_list(kinds)}" for seat, kinds in enumerate(by_seat))


ENGLISH = Language(
    templates=MESSAGES,
    words={
        **PEOPLE,
        "card": lambda kind, _: NAMES[kind],
        "cards": lambda kinds, _: card_list(kinds),
        "nations": lambda nations, _: and_list([NATION_NAMES[each] for each in nations]),
        "first": lambda piles, _: card_list(piles[0]),
        "second": lambda piles, _: card_list(piles[1]),
        "agent": lambda film, _: NAMES[AGENT[NATION_OF[film]]],
        "film": lambda nation, _: NAMES[FILM[nation]],
        "francs": lambda number, _: francs_text(number),
        "purses": purses_text,
        "size": lambda number, _: count_text(number, "card"),
        "fee": lambda number, _: f" and pays {franc_count(number)} to the house" if number else "",
        "lost": lambda number, _: f", losing {franc_count(number)}" if number else "",
        "price": lambda paid, _: PRICES[paid],
        "place": broker_place_text,
        "answers": lambda agree, _: "agrees to" if agree else "refuses",
        "reason": lambda reason, _: REASONS[reason],
        "faces": lambda by_seat, people: holdings_text("is", by_seat, people),
        "hands": lambda by_seat, people: holdings_text("holds", by_seat, people),
    },
)

tell = ENGLISH.line
