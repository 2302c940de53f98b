"""The view: what a client gets of a game, built up from what its audience may know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from domain.game.absent_rules import absent_text
from domain.game.aggregate import Decision
from domain.game.event_text import ruling_text, tell
from domain.game.information_state import InformationState, viewpoint_text
from domain.kernel.offers import Offer
from domain.kernel.written_text import LONGEST_REASON, in_words, to_escaped
from projections.offer_text import offer_line
from projections.timestamps import stamp

FORMAT = 2
"""Of views: it rises where their content or their text changes, so that nobody recomputes an older one."""


def view_json(sight: InformationState, names: Sequence[str]) -> dict[str, Any]:
    """The view as JSON values, without the time; `names`: what each seat is called."""
    own = own_decision(sight)
    offers = sight.rules.offers(sight.table, sight.mind) if own is not None or may_act_aside(sight) else ()
    shown: dict[str, Any] = {
        "format": FORMAT,
        "game": sight.game,
        "ruleset": {"name": sight.rules.name, "version": sight.rules.version},
        "viewpoint": viewpoint_text(sight.viewpoint),
        "version": sight.version,
        "status": sight.status,
        "table": sight.table,
        "mind": sight.mind,
        "decisions": [{"seat": each.seat, "kind": each.kind} for each in sight.decisions],
        "decision": decision_json(sight, own) if own is not None else None,
        "offers": [offer_json(each) for each in offers],
        "outcome": sight.outcome,
        "rulings": sight.rulings,
        "text": view_text(sight, names, offers),
    }
    if sight.minds is not None:
        shown["minds"] = sight.minds
        shown["house"] = sight.house
    return shown


def own_decision(sight: InformationState) -> Decision | None:
    """The decision that this seat owes, if any."""
    return next((each for each in sight.decisions if each.seat == sight.viewpoint), None)


def may_act_aside(sight: InformationState) -> bool:
    """Whether this seat may do something while nothing is asked of it."""
    is_seat = isinstance(sight.viewpoint, int) and sight.mind is not None and sight.status == "playing"
    return is_seat and bool(sight.rules.asides)


def decision_json(sight: InformationState, own: Decision) -> dict[str, Any]:
    """A seat's decision, with the answer that is given when it gives none."""
    default = sight.rules.default(sight.table, sight.mind)
    deadline = stamp(sight.deadline_ms) if sight.deadline_ms is not None else None
    return {"id": own.id, "kind": own.kind, "deadline": deadline, "default": msgspec.to_builtins(default)}


def offer_json(offer: Offer) -> dict[str, Any]:
    return {
        "type": offer.type,
        "exact": offer.is_exact,
        "title": offer.title,
        "summary": offer.summary,
        "rule": offer.rule,
        "schema": offer.schema(),
    }


def view_text(sight: InformationState, names: Sequence[str], offers: Sequence[Offer]) -> str:
    """The view in plain words, a line per fact; nothing in a line can look like another, or reach a terminal's controls."""
    lines = [f"{sight.rules.title}, event {sight.version}: {STATUS[sight.status]}."]
    if sight.aborted is not None:
        lines.append(f"The organiser ended the game: {to_escaped(sight.aborted, LONGEST_REASON)}")
    if sight.status == "seating":
        free = [names[seat] for seat, place in enumerate(sight.seats) if not place.taken]
        lines.append(f"Free: {', '.join(free)}.")
    if not sight.rules.is_installed:
        lines.append(absent_text(sight.rules))
    if sight.table is not None:
        lines += sight.rules.describe(sight.table, sight.mind, names)
    if sight.deadline_ms is not None:
        lines.append(f"The time is up at {stamp(sight.deadline_ms)}.")
    lines += [ruling_text(ruling, names) for ruling in sight.rulings]
    lines += recent_lines(sight, names)
    own = own_decision(sight)
    if own is not None:
        lines.append(f"Your decision is {own.id} ({in_words(own.kind).lower()}).")
    for offer in offers:
        lines.append(offer_line(sight.rules, offer, names))
    return "\n".join(map(to_escaped, lines))


def recent_lines(sight: InformationState, names: Sequence[str]) -> list[str]:
    """What happened last at the table, the oldest first."""
    told = [f"Event {each.version}: {tell(sight.rules, each.event, names)}" for each in sight.recent]
    return ["What happened last:", *told] if told else []


STATUS = {
    "seating": "waiting for players",
    "playing": "being played",
    "over": "over",
    "aborted": "ended early",
}
