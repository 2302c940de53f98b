"""Intrigue in the text of a view."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from domain.kernel.text.event_text import and_list, count_text
from domain.rulesets.casino_incognito.model.cards import NAMES
from domain.rulesets.casino_incognito.model.mind import Mind
from domain.rulesets.casino_incognito.model.table import Table
from domain.rulesets.casino_incognito.view.card_texts import PLAYED, ability_name

STAGES = {
    "before_surveillance": "Before surveillance",
    "in_surveillance": "In surveillance",
    "before_blending_in": "Before blending in",
    "before_contact": "Before making contact",
    "before_scoring": "Before scoring",
    "before_tile": "Before the next tile",
}
"""Names of the windows."""


def public_intrigue_lines(table: Table, people: Sequence[str]) -> Iterator[str]:
    """Public facts."""
    plot = table.plot
    for name, token in (("Hired Muscle", plot.muscle), ("Femme Fatale", plot.femme)):
        if token is not None:
            yield f"{people[token.seat]}'s {name} is in room {token.room}, for {count_text(token.toll, 'chip')}."
    if plot.answers and not table.asked:
        yield f"Sealed and not yet opened: the answers of {and_list([people[each.seat] for each in plot.answers])}."
    for seat, tries in sorted(Counter(plot.tries).items()):
        chips = sum(stake.chips for stake in plot.stakes if stake.seat == seat)
        gets = f", and gets {count_text(chips, 'chip')} when the window closes" if chips else ""
        yield f"{people[seat]} has tried {count_text(tries, 'card')}{gets}."
    for each in plot.fitting:
        yield f"{people[each.seat]} holds a card that can be played {PLAYED[each.window]}."
    for seat in plot.played:
        yield f"{people[seat]} has played a card this round."
    for seat in plot.passing:
        yield f"{people[seat]} passes until a card is played."
    for seat in plot.darted:
        yield f"{people[seat]} cannot bid more than one chip in any room this round."
    for seat in plot.henchmen:
        yield f"{people[seat]} has a henchman."
    if plot.trial is not None:
        yield f"{people[plot.trial.seat]} tries a card for {count_text(plot.trial.chips, 'chip')}."
    if plot.effect is not None:
        where = f" on room {plot.effect.room}" if plot.effect.room is not None else ""
        whom = f" on {people[plot.effect.target]}" if plot.effect.target is not None else ""
        card = plot.effect.card
        yield f"{people[plot.effect.seat]} plays {NAMES[card]}, {ability_name(card)}{where}{whom}."


def private_intrigue_lines(mind: Mind, people: Sequence[str]) -> Iterator[str]:
    """The seat's private knowledge."""
    if mind.attempt is not None:
        card, chips = mind.attempt
        sealed = "no card" if card is None else f"{NAMES[card]} for {count_text(chips, 'chip')}"
        yield f"You have decided to try {sealed}."
    if mind.tried:
        yield f"You have tried {' '.join(NAMES[card] for card in mind.tried)}."
    if mind.drinks:
        yield f"You are looking at {' '.join(NAMES[card] for card in mind.drinks)}."
    for spot, card in mind.laid:
        yield f"You laid {NAMES[card]} face down into conversation {spot}."
    for seat, card in mind.known:
        yield f"{people[seat]} holds {NAMES[card]} face down, which you laid."
    if mind.marking is not None:
        yield f"You have decided to mark {', '.join(map(str, mind.marking)) or 'nobody'}."
