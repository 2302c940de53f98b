"""What is asked, what to aim at, what draws near, and why it ended (rules CI-8 to CI-10)."""

from __future__ import annotations

from collections.abc import Sequence

from domain.kernel.event_text import and_list, count_text
from domain.kernel.words.phrases import Aim, Asked, Danger, Place, Why
from domain.rulesets.casino_incognito.model.mind import Mind
from domain.rulesets.casino_incognito.model.table import Table, decisions
from domain.rulesets.casino_incognito.model.tiles import TILES
from domain.rulesets.casino_incognito.view.card_texts import ability_name
from domain.rulesets.casino_incognito.view.saying.kinds import POINT
from domain.rulesets.casino_incognito.view.saying.subjects import asked_things
from domain.rulesets.casino_incognito.view.status_lines import pointer_text
from domain.rulesets.casino_incognito.view.table_text import REASONS

QUESTIONS = {
    "disguise": ("Which of these characters are you?", "CI-3.3"),
    "move": ("You may move a character to a room next door, for nothing.", "CI-6.3"),
    "pay_move": ("You may pay chips and move a character: at least {price}.", "CI-6.4"),
    "room": ("In which room is contact made next?", "CI-7.1"),
    "bid": ("What do you bid in room {room}, under seal?", "CI-7.2"),
    "pick": ("Which conversation in room {room} do you take?", "CI-7.5"),
    "disavow": ("Do you disavow your agent, under seal?", "CI-8.3"),
    "wager": ("How much do you wager on the {tile}, or do you pass?", "CI-9.2"),
    "reveal": ("Which hand do you show for the {tile}?", "CI-9.4"),
    "claim": ("Which Leak card's chips do you take?", "CI-9.10"),
    "intrigue": ("Do you try a card, under seal?", "CI-14.3"),
    "match": ("{who} tries a card for {stake}: do you match that?", "CI-14.4"),
    "dart": ("A dart: do you pay, or submit to it?", "CI-15.4"),
    "mark": ("Which two characters in room {target} are you not?", "CI-15.11"),
}
"""What a seat is asked, and by which rule."""


def asked(table: Table, mind: Mind | None, people: Sequence[str]) -> Asked | None:
    """What the mind's seat is asked; None if nothing."""
    kind = decisions(table).get(mind.seat) if mind is not None else None
    if kind is None or mind is None:
        return None
    trial, effect = table.plot.trial, table.plot.effect
    if kind not in QUESTIONS:
        name = ability_name(effect.card) if effect is not None else "Your card"
        text = f"{name}: {pointer_text(table, kind)[:1].lower()}{pointer_text(table, kind)[1:]}."
        return Asked(text, things=asked_things(table, mind, kind), rule="CI-15")
    text, rule = QUESTIONS[kind]
    words = {
        "price": count_text(table.price, "chip"),
        "room": table.contact.room if table.contact is not None else "",
        "tile": TILES[table.scoring.tile].combination.name if table.scoring is not None else "tile",
        "who": people[trial.seat] if trial is not None else "",
        "stake": count_text(trial.chips, "chip") if trial is not None else "",
        "target": effect.room if effect is not None else "",
    }
    by = trial.seat if kind == "match" and trial is not None else effect.seat if kind == "mark" and effect is not None else None
    return Asked(text.format(**words), by, asked_things(table, mind, kind), rule)


def goal(table: Table, mind: Mind | None, _people: Sequence[str]) -> tuple[Aim, ...]:
    """Of all, and of an agent who shall not be found out."""
    if table.outcome is not None:
        return ()
    last = count_text(table.options.hands, "hand")
    best = Aim(f"Have the most points after {last} of cards: show the best hands for the tiles.", "CI-10.4")
    if mind is None or mind.agent is None:
        return (best,)
    return (best, Aim(f"Let nobody find out that you are character {mind.agent}.", "CI-8.4"))


def danger(table: Table, mind: Mind | None, _people: Sequence[str]) -> tuple[Danger, ...]:
    """How far the own agent is found out."""
    if mind is None or not table.hand or table.outcome is not None:
        return ()
    marked, most = len(table.marks[mind.seat]), table.board_size - 1
    if not marked:
        return ()
    text = f"All know {count_text(marked, 'character')} that you are not; at {most} you are found out."
    return (Danger(text, marked, most),)


def why(table: Table, _mind: Mind | None, people: Sequence[str]) -> Why | None:
    """Why the game ended; None while it runs."""
    outcome = table.outcome
    if outcome is None:
        return None
    if not outcome.winners:
        return Why("Nobody won.")
    winners = and_list([people[seat] for seat in outcome.winners])
    points = count_text(table.vp[outcome.winners[0]], "point")
    things = tuple([Place(POINT, f"points:{seat}") for seat in outcome.winners if table.vp[seat] > 0])
    return Why(f"{winners} won with {REASONS.get(outcome.reason, outcome.reason)}: {points}.", things)
