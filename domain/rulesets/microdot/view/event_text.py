"""Events in words, one line each (rules MD-2 to MD-12)."""

from __future__ import annotations

from collections.abc import Sequence

from domain.kernel.text.event_text import PEOPLE, Language, and_list
from domain.rulesets.microdot.model.pieces import NAMES
from domain.rulesets.microdot.model.terms import DIRECTIONS, instruction_text, items_text, segment_text
from domain.rulesets.microdot.view.form_labels import place_label

MESSAGES = {
    "microdot.thrown_for_start": "{seat:who} throws {face:plain} to choose a colour.",
    "microdot.order_settled": "Players choose colours in this order: {seats:all}.",
    "microdot.colour_chosen": "{seat:who} plays {colour:plain}.",
    "microdot.table_laid": "The bags are in place. Turn order: {order:all}.",
    "microdot.turn_began": "Round {round:plain}: it is {seat:who}'s turn.",
    "microdot.turn_skipped": "Round {round:plain}: {seat:who} misses a turn.",
    "microdot.coloured_thrown": "{seat:who} throws {face:plain}.",
    "microdot.symbol_thrown": "{seat:who} throws {face:symbol}.",
    "microdot.agent_moved": "{seat:who}'s agent moves to segment {segment:nth}{shows:shows}{blocked:blocked}.",
    "microdot.briefing_read": "{seat:who} reads Briefing Card {number:plain}{says:says}.",
    "microdot.briefing_read_alone": "{seat:who} reads a Briefing Card alone{is_offer:offer}.",
    "microdot.briefing_read_alone.known": "{seat:who} reads Briefing Card {number:plain} alone{items:for}.",
    "microdot.briefing_shown": "{seat:who} shows Briefing Card {number:plain}{says:says}.",
    "microdot.mission_read": "{seat:who} reads Mission Card {letter:plain}, on the {face:plain} side{says:says}.",
    "microdot.equipment_offered": "{seat:who} may take {items:either}.",
    "microdot.equipment_taken": "{seat:who} puts the {item:item} on {to:place}{captor:freed}.",
    "microdot.equipment_declined": "{seat:who} takes nothing.",
    "microdot.move_opened": "{seat:who} may move{direction:way}: {items:either}{steps:steps}.",
    "microdot.piece_stepped": "{seat:who}'s {item:item} moves to {to:place}{bag:with}.",
    "microdot.passed": "{seat:who} moves nothing more.",
    "microdot.piece_captured": "{captor:who} captures {seat:who}'s {item:item} on {at:place}.",
    "microdot.pieces_clashed": ("{seat:who}'s {item:item} and {target:who}'s are both captured on {at:place}."),
    "microdot.bag_taken": "{seat:who}'s {item:item} takes {owner:who}'s Diplomatic Bag on {at:place}.",
    "microdot.bag_left": "{owner:who}'s Diplomatic Bag lies on {at:place}.",
    "microdot.mode_changed": "{seat:who} {mode:mode}.",
    "microdot.turn_lost": "{seat:who} will miss a turn.",
    "microdot.bribery_taken": "{seat:who} takes a Bribery Card.",
    "microdot.bribery_returned": "{seat:who} returns a Bribery Card.",
    "microdot.bribery_used": (
        "{seat:who} frees the {item:item} from {captor:who} with a Bribery Card, and puts it on {to:place}."
    ),
    "microdot.bribery_asked": "{seats:all} may use a Bribery Card at once.",
    "microdot.bribery_kept": "{seat:who} uses no Bribery Card.",
    "microdot.deck_reshuffled": "The {deck:plain} deck is shuffled again.",
    "microdot.draw_proposed": "{seat:who} proposes a draw to {asked:all}.",
    "microdot.draw_answered": "{seat:who} {agree:answers} the draw.",
    "microdot.draw_refused": "There is no draw, and the game goes on.",
    "microdot.bag_brought_home": "{seat:who} has brought {owner:who}'s Diplomatic Bag home!",
    "microdot.ended": "The game has ended: {winners:all} won, because {reason:reason}.",
    "microdot.briefings_revealed": "The briefings that were not shown: {numbers:readings}.",
}
"""Templates by message key. A translation replaces these, the tables below and the names."""

SYMBOLS = {
    "ortho": "a step forwards, backwards or sideways",
    "diag": "a diagonal step",
    "any": "a step in any direction",
    "mission": "a Mission Card",
    "barrier": "the move onto a barrier",
}
MODES = {
    "briefing": "is briefed",
    "mission": "is on the mission",
    "recovery": "is back on the strip, to recover a piece",
}
REASONS = {
    "bag_home": "an enemy's Diplomatic Bag is home",
    "round_cap": "the rounds ran out",
    "draw_agreed": "everybody agreed to a draw",
}


def briefings_text(numbers: Sequence[Sequence[int]], people: Sequence[str]) -> str:
    return ", ".join(f"{people[seat]} {and_list([str(each) for each in read])}" for seat, read in enumerate(numbers))


ENGLISH = Language(
    MESSAGES,
    {
        **PEOPLE,
        "nth": lambda segment, _: str(segment + 1),
        "symbol": lambda face, _: SYMBOLS[face],
        "shows": lambda segment, _: f", which shows {segment_text(segment)}",
        "says": lambda said, _: f": {instruction_text(said)}",
        "blocked": lambda blocked, _: (
            "; another agent stands there, so nothing is collected or read" if blocked else ""
        ),
        "offer": lambda is_offer, _: " and may take a piece" if is_offer else "",
        "for": lambda items, _: f" and may take {items_text(items)}" if items else "",
        "either": lambda items, _: items_text(items),
        "item": lambda item, _: NAMES[item],
        "place": place_label,
        "freed": lambda captor, people: "" if captor is None else f", freed from {people[captor]}",
        "way": lambda direction, _: DIRECTIONS[direction],
        "steps": lambda steps, _: "" if steps == 1 else f", up to {steps} steps",
        "with": lambda owner, people: "" if owner is None else f" with {people[owner]}'s Diplomatic Bag",
        "mode": lambda mode, _: MODES[mode],
        "answers": lambda agree, _: "agrees to" if agree else "refuses",
        "reason": lambda reason, _: REASONS[reason],
        "readings": briefings_text,
    },
)

tell = ENGLISH.tell
