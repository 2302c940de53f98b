"""The view: a game as its client receives it, built only from an information state."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec import UNSET

from domain.game.absent_rules import absent_text
from domain.game.aggregate import Decision, SeatStatus, Status
from domain.game.event_text import line_of_event, ruling_text
from domain.game.information_state import InformationState, viewpoint_text
from domain.kernel.offers import Answer, Offer, to_offers
from domain.kernel.text.written_text import LONGEST_REASON, in_words, to_escaped, to_escaped_lines
from domain.kernel.timestamps import earliest
from projections.clock import clock_json, clock_lines, pause_json, pause_lines
from projections.luck import luck_json
from projections.luck_panel import luck_lines
from projections.offer_text import offer_line
from projections.outcome import outcome_shown
from projections.timestamps import stamp, stamp_or_none
from service.answers.games import RulesetName, SentRuling
from service.answers.play import OpenDecision, OwnDecision, SentOffer, TimelessView

FORMAT = 10
"""Format of views: rises with any change of their content or text.  docs/versions.md"""


def view_json(info: InformationState, names: Sequence[str]) -> TimelessView:
    """The view without `server_time`. names: the seats' names."""
    return view_with_offers(info, names, open_offers(info))


def view_with_offers(info: InformationState, names: Sequence[str], offers: Sequence[Offer]) -> TimelessView:
    """The view with these offers, which are the viewer's."""
    own = own_decision(info)
    return TimelessView(
        format=FORMAT,
        game=info.game,
        ruleset=RulesetName(name=info.rules.name, version=info.rules.version),
        viewpoint=viewpoint_text(info.viewpoint),
        version=info.version,
        status=info.status,
        table=info.table,
        mind=info.mind,
        minds=UNSET if info.minds is None else info.minds,
        house=UNSET if info.minds is None else info.house,
        luck=luck_json(info.luck, info.deadline_ms),
        clock=UNSET if info.table_clock is None else clock_json(info.table_clock, is_paused=info.is_paused),
        pause=UNSET if info.pause is None else pause_json(info.pause),
        decisions=[OpenDecision(kind=each.kind, seat=each.seat) for each in info.decisions],
        decision=None if own is None else decision_json(info, own),
        offers=[offer_json(each) for each in offers],
        outcome=outcome_shown(info),
        rulings=[SentRuling.of(each) for each in info.rulings],
        text=view_text(info, names, offers),
    )


def open_answers(info: InformationState) -> tuple[Answer, ...]:
    """The viewer's current answers, offered and withheld."""
    is_open = own_decision(info) is not None or may_act_aside(info)
    return info.rules.answers(info.table, info.mind) if is_open else ()


def open_offers(info: InformationState) -> tuple[Offer, ...]:
    """The viewer's current offers."""
    return to_offers(open_answers(info))


def own_decision(info: InformationState) -> Decision | None:
    """The viewer's open decision, if any; none while the table is paused, nor for a resigned seat: a bot answers for
    it.
    """
    if info.is_paused or has_resigned(info):
        return None
    return next((each for each in info.decisions if each.seat == info.viewpoint), None)


def may_act_aside(info: InformationState) -> bool:
    """Whether this viewer may act without an open decision."""
    is_seat = isinstance(info.viewpoint, int) and info.mind is not None and info.status == "playing"
    return is_seat and not info.is_paused and not has_resigned(info) and bool(info.rules.asides)


def has_resigned(info: InformationState) -> bool:
    """Whether the viewer's seat has resigned."""
    return isinstance(info.viewpoint, int) and info.seats[info.viewpoint].resigned


def decision_json(info: InformationState, own: Decision) -> OwnDecision:
    """A seat's decision, with its deadline and default command."""
    default = info.rules.default(info.table, info.mind)
    table = info.table_clock.deadline_ms(own.seat) if info.table_clock is not None else None
    deadline = stamp_or_none(earliest((info.deadline_ms, table)))
    return OwnDecision.of(own, deadline=deadline, default=msgspec.to_builtins(default))


def offer_json(offer: Offer) -> SentOffer:
    return SentOffer(
        exact=offer.is_exact, rule=offer.rule, schema=offer.schema(), summary=offer.summary, title=offer.title, type=offer.type
    )


def view_text(info: InformationState, names: Sequence[str], offers: Sequence[Offer]) -> str:
    """The view as text, a line per fact. Escaped, so user text can neither fake a line nor control a terminal."""
    lines = [f"{info.rules.title}, event {info.version}: {status_words(info.status, info.seats)}."]
    if info.aborted is not None:
        lines.append(f"The organiser ended the game: {to_escaped(info.aborted, LONGEST_REASON)}")
    if info.status == "seating":
        free = [names[seat] for seat, place in enumerate(info.seats) if not place.is_taken]
        lines += [f"Free: {', '.join(free)}."] if free else []
    lines += luck_lines(info, names)
    if not info.rules.is_installed:
        lines.append(absent_text(info.rules))
    if info.table is not None:
        lines += info.rules.words.describe(info.table, info.mind, names)
    if info.deadline_ms is not None:
        lines.append(f"The time is up at {stamp(info.deadline_ms)}.")
    lines += clock_lines(info.table_clock, names, is_paused=info.is_paused)
    lines += pause_lines(info.pause)
    lines += [ruling_text(ruling, names) for ruling in info.rulings]
    lines += recent_lines(info, names)
    own = own_decision(info)
    if own is not None:
        lines.append(f"Your decision is {own.id} ({in_words(own.kind).lower()}).")
    for offer in offers:
        lines.append(offer_line(info.rules, offer, names))
    return to_escaped_lines(lines)


def recent_lines(info: InformationState, names: Sequence[str]) -> list[str]:
    """The last events at the table, oldest first."""
    lines = [f"Event {each.version}: {line_of_event(info.rules, each.event, names)}" for each in info.recent]
    return ["What happened last:", *lines] if lines else []


STATUS: dict[Status, str] = {
    "seating": "waiting for players",
    "playing": "being played",
    "over": "over",
    "aborted": "ended early",
}


def status_words(status: Status, seats: Sequence[SeatStatus]) -> str:
    """A game's status in words."""
    if status == "seating" and all(place.is_taken for place in seats):
        return "waiting for its luck"
    return STATUS[status]
