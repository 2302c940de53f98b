"""A poster: a moment of a game in words, from one viewpoint, for previews of links."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from domain.game.event_text import line_of_event, outcome_text
from domain.game.information_state import InformationState
from domain.kernel.text.event_text import count_text, with_capital
from domain.kernel.text.written_text import in_words, to_escaped
from domain.kernel.words.phrases import to_length
from domain.kernel.words.scene import Scene, Zone
from projections.scene import own_title, scene_named
from projections.view_words import why_json

LONGEST_LINE = 100
"""Characters of a moment's line."""
MOST_FACTS = 2
"""Facts of a seat."""
TELLING = ("turning", "step")
"""Weights of events that make a line."""


class PosterSeat(NamedTuple):
    """A person on a poster. facts: public ones, in a few words each; is_asked: is to move, while others are not."""

    name: str
    facts: tuple[str, ...]
    has_won: bool = False
    is_asked: bool = False


class Poster(NamedTuple):
    """A moment. title: of the game; phase: its current part, "" for none; line: what happened, without its full stop; more: why it ended, "" for none;
    viewpoint: its caption.
    """

    title: str
    phase: str
    line: str
    more: str
    viewpoint: str
    seats: tuple[PosterSeat, ...]


def to_poster(shown: InformationState, people: Sequence[str], viewpoint: str) -> Poster:
    """The poster of a moment. people: the seats' names; viewpoint: its caption."""
    seen = as_decided(shown)
    scene = scene_named(seen, people)
    why = why_json(seen, people) if seen.outcome is not None else None
    return Poster(
        title=seen.rules.title,
        phase=to_escaped(scene.phase.title) if seen.status == "playing" and seen.outcome is None else "",
        line=to_length(to_escaped(moment_line(seen, people)), LONGEST_LINE).rstrip("."),
        more=to_escaped(why.text) if why else "",
        viewpoint=viewpoint,
        seats=tuple(to_seats(seen, scene, people)),
    )


def as_decided(shown: InformationState) -> InformationState:
    """The state with the outcome of its table, which the game has from its next event on."""
    if shown.status != "playing" or shown.table is None or not shown.rules.is_installed:
        return shown
    return replace(shown, outcome=shown.rules.outcome(shown.table))


def moment_line(seen: InformationState, people: Sequence[str]) -> str:
    """What happened last, in a line; without an event, where the game is."""
    if not seen.rules.is_installed:
        return "Its rules are not installed here"
    if seen.status == "seating":
        free = sum(not place.is_taken for place in seen.seats)
        return f"{with_capital(count_text(free, 'seat'))} free" if free else "All seats are taken"
    if seen.luck is not None and seen.luck.state == "cancelled":
        return "Nothing was dealt"
    if seen.status != "playing" or seen.outcome is not None:
        return with_capital(outcome_text(seen.outcome, people))
    events = [each.event for each in reversed(seen.recent)]
    told = next((each for each in events if each.weight in TELLING), next(iter(events), None))
    return "The game begins" if told is None else line_of_event(seen.rules, told, people)


def to_seats(seen: InformationState, scene: Scene, people: Sequence[str]) -> Iterator[PosterSeat]:
    """The seats with their facts, without those that are equal for all."""
    facts = [dict.fromkeys(each) for each in facts_by_seat(seen, scene, people)]
    winners = frozenset[int]() if seen.outcome is None else seen.outcome.winners
    asked = {each.seat for each in seen.decisions} if seen.status == "playing" and seen.outcome is None else set[int]()
    for seat, (name, own) in enumerate(zip(people, facts, strict=True)):
        telling = [each for each in own if any(each not in others for others in facts)]
        yield PosterSeat(name, tuple(telling[:MOST_FACTS]), seat in winners, seat in asked and len(asked) < len(people))


def facts_by_seat(seen: InformationState, scene: Scene, people: Sequence[str]) -> Iterator[list[str]]:
    """Each seat's facts: its score, then tokens, tracks, purses and hands of the scene, of the sorts that some seat has."""
    scores = scores_of(seen, len(people))
    used = {role_of(each) for each in scene.zones if isinstance(each.seat, int) and each.count}
    for seat, name in enumerate(people):
        zones = [] if seen.table is None else [each for each in scene.zones if each.seat == seat and role_of(each) in used]
        score = [] if scores is None else [count_text(scores[seat], "point")]
        finds = (token_facts, count_facts, hand_facts)
        yield score + [fact for find in finds for each in zones for fact in find(each, own_title(each.title, name))]


def scores_of(seen: InformationState, seats: int) -> Sequence[int] | None:
    """The scores of a decided table; None if it has none."""
    if seen.table is None or seen.outcome is None or not seen.rules.counts_scores or seen.rules.outcome(seen.table) is None:
        return None
    return seen.rules.placing(seen.table, seats).scores


def role_of(zone: Zone) -> str:
    """The part of a zone's name that the zones of all seats share."""
    return zone.id.partition(":")[0]


def token_facts(zone: Zone, _: str) -> Iterator[str]:
    """The sides of a seat's tokens that lie alone."""
    if zone.form == "spot":
        yield from (with_capital(in_words(each.face).lower()) for each in zone.things if each.token and each.face)


def count_facts(zone: Zone, title: str) -> Iterator[str]:
    """What a seat has on a track or in a purse."""
    if zone.form in ("purse", "track"):
        yield count_text(zone.count, title.lower().removesuffix("s"))


def hand_facts(zone: Zone, title: str) -> Iterator[str]:
    """How many things a seat holds."""
    if zone.form in ("fan", "row") and not any(each.token for each in zone.things):
        yield f"{title.partition(':')[0]}: {zone.count}"
