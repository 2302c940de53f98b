"""Text of events, one line each, as their audience may read them."""

from __future__ import annotations

from collections.abc import Sequence

from domain.kernel.text.event_text import PEOPLE, Language, count_text
from domain.rulesets.infiltrators.model.cards import NAMES, Card
from domain.rulesets.infiltrators.view.table_text import REASONS, card_list

MESSAGES = {
    "infiltrators.mission_began": (
        "The mission begins: {suspects:suspects} among {cards:cards}, and {bullets:bullets}."
    ),
    "infiltrators.suspects_dealt": "In the centre lie {count:suspects}, face down.",
    "infiltrators.suspects_dealt.known": "In the centre lie {count:suspects}, face down: {cards:named}.",
    "infiltrators.hand_dealt": "{seat:who} is dealt {count:cards}.",
    "infiltrators.hand_dealt.known": "{seat:who} is dealt {count:cards}: {cards:named}.",
    "infiltrators.headquarters_built": "The rest becomes the Headquarters, with {size:cards}.",
    "infiltrators.headquarters_built.known": "The rest becomes the Headquarters, with {size:cards}: {cards:named}.",
    "infiltrators.turn_began": "It is {seat:who}'s turn.",
    "infiltrators.suspect_nabbed": "{seat:who} nabs a suspect from the centre.",
    "infiltrators.suspect_nabbed.known": "{seat:who} nabs a suspect from the centre: {card:card}.",
    "infiltrators.card_milled": "The top card of the Headquarters is discarded unseen.",
    "infiltrators.card_milled.known": "The top card of the Headquarters is discarded unseen: {card:card}.",
    "infiltrators.clue_given": "{seat:who} lays {card:card} {vertical:turned} beside {seat:-their} own suspect.",
    "infiltrators.clue_given.known": (
        "{seat:who} lays {card:card} {vertical:turned} beside {seat:-their} own suspect. "
        "As far as everybody knows, it could be {narrowed:narrowed}."
    ),
    "infiltrators.exchange_made": (
        "{seat:who} exchanges information: {card:card} lies {vertical:turned} beside {target:who}'s suspect."
    ),
    "infiltrators.exchange_made.known": (
        "{seat:who} exchanges information: {card:card} lies {vertical:turned} beside {target:who}'s suspect. "
        "As far as {seat:who} knows, it could be {narrowed:narrowed}."
    ),
    "infiltrators.draw_offered": "{seat:who} may draw a card.",
    "infiltrators.draw_declined": "{seat:who} draws nothing.",
    "infiltrators.bided": "{seat:who} bides {seat:-their} time and asks for {draw:wanted}.",
    "infiltrators.cards_drawn": "{seat:who} draws {count:cards}.",
    "infiltrators.cards_drawn.known": "{seat:who} draws {count:cards}: {cards:named}.",
    "infiltrators.shot_missed": "{seat:who} shoots at {target:who}'s suspect, naming {card:card}, and misses.",
    "infiltrators.shot_missed.known": (
        "{seat:who} shoots at {target:who}'s suspect, naming {card:card}, and misses: "
        "{choices:fitting} fitted what {seat:who} knew."
    ),
    "infiltrators.shot_hit": "{seat:who} shoots at {target:who}'s suspect, naming {card:card}, and hits.",
    "infiltrators.shot_hit.known": (
        "{seat:who} shoots at {target:who}'s suspect, naming {card:card}, and hits: "
        "{choices:fitting} fitted what {seat:who} knew."
    ),
    "infiltrators.reward_offered": "{seat:who} may take a card from the discard.",
    "infiltrators.reward_taken": "{seat:who} takes {card:card} from the discard.",
    "infiltrators.reward_drawn": "{seat:who} takes a card that lay face down in the discard.",
    "infiltrators.reward_drawn.known": "{seat:who} takes a card that lay face down in the discard: {card:card}.",
    "infiltrators.reward_declined": "{seat:who} takes nothing from the discard.",
    "infiltrators.trim_owed": "{seat:who} must discard {count:cards}.",
    "infiltrators.trimmed": "{seat:who} discards {cards:named}.",
    "infiltrators.board_marked": (
        "{seat:who} {crossed:marks} {cards:counted} on the clue board of {target:who}'s suspect: {cards:named}."
    ),
    "infiltrators.turn_skipped": "{seat:who} can do nothing and is skipped.",
    "infiltrators.last_chance_given": "All cards are used up; {seats:all} may take a last shot.",
    "infiltrators.last_shot_offered": "{seat:who} may take a last shot.",
    "infiltrators.fire_held": "{seat:who} does not shoot.",
    "infiltrators.ended": "The game has ended: {winners:all} won, because {reason:reason}.",
    "infiltrators.cards_revealed": (
        "All cards are revealed. {hands:hands}. Suspects on stands: {suspects:suspected}; in the centre: {centre:named}. "
        "The Headquarters: {headquarters:named}. Face down in the discard: {covered:named}."
    ),
}
"""Templates by message key. A translation replaces these, the tables below, and those of names and reasons."""


def holdings_text(by_seat: Sequence[Sequence[Card]], people: Sequence[str]) -> str:
    """The cards that each seat holds."""
    return "; ".join(f"{people[seat]} holds {card_list(hand)}" for seat, hand in enumerate(by_seat))


def suspects_text(by_seat: Sequence[Card | None], people: Sequence[str]) -> str:
    """The suspect of each seat that has one."""
    return ", ".join(f"{people[seat]} {NAMES[card]}" for seat, card in enumerate(by_seat) if card) or "none"


def narrowing_text(sizes: Sequence[int], _: Sequence[str]) -> str:
    """The effect of a clue on a suspect. sizes: numbers of candidates before and after."""
    before, left = sizes
    candidates = f"any of {left} cards" if left > 1 else "only 1 card"
    return f"{candidates}, {f'down from {before}' if left < before else 'as before'}"


ENGLISH = Language(
    templates=MESSAGES,
    words={
        **PEOPLE,
        "card": lambda kind, _: NAMES[kind],
        "named": lambda kinds, _: card_list(kinds),
        "counted": lambda kinds, _: count_text(len(kinds), "card"),
        "cards": lambda number, _: count_text(number, "card"),
        "wanted": lambda number, _: count_text(number, "card") if number else "no card",
        "fitting": lambda number, _: f"{'only ' if number == 1 else ''}{count_text(number, 'card')}",
        "suspects": lambda number, _: count_text(number, "suspect"),
        "bullets": lambda number, _: count_text(number, "bullet"),
        "turned": lambda vertical, _: "upright, a match," if vertical else "across, no match,",
        "narrowed": narrowing_text,
        "marks": lambda crossed, _: "crosses out" if crossed else "clears",
        "reason": lambda reason, _: REASONS[reason],
        "hands": holdings_text,
        "suspected": suspects_text,
    },
)

tell = ENGLISH.line
