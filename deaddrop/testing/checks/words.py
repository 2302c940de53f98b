"""Laws of a ruleset's words: moves lead from scene to scene, answers can be pointed at, sentences are short."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Set
from typing import Any, NamedTuple

from msgspec.structs import replace

from deaddrop.testing.checks.games import audiences
from deaddrop.testing.facts import Facts
from deaddrop.testing.plays import Play
from domain.game.aggregate import Game
from domain.game.entry_codec import ChainedEntry
from domain.game.folds.evolve import evolve
from domain.game.information_state import Viewpoint, information_state
from domain.kernel.offers import Offer
from domain.kernel.ruleset.ruleset import AnyRuleset
from domain.kernel.secrecy import observe
from domain.kernel.text.second_person import YOU
from domain.kernel.words.phrases import LONGEST_CONSEQUENCE, LONGEST_LINE, LONGEST_TEXT, Kind, Told
from domain.kernel.words.pointing import Pointer, is_seat_field
from domain.kernel.words.scene import EMPTY, Scene, place_among_hidden
from domain.kernel.words.scene_difference import zone_of
from projections.game_view import open_offers
from projections.scene import reader, scene_shown
from projections.told import tell_entry
from projections.view_words import view_json_with_words


class ShownEntry(NamedTuple):
    """One entry as one audience reads it. before, after: the scenes."""

    entry: ChainedEntry
    viewpoint: Viewpoint
    before: Scene
    after: Scene
    told: Told


def names(play: Play) -> list[str]:
    """Names that occur in no other text."""
    return [f"Qx{chr(ord('a') + seat)}z" for seat in range(len(play.last.seats))]


def games_of(play: Play) -> Iterator[tuple[ChainedEntry, Game]]:
    """Each entry except the opening's, with the game after it; of the opening the last."""
    game = play.steps[0].batch.game
    yield play.steps[0].batch.entries[-1], game
    for step in play.steps[1:]:
        for entry in step.batch.entries:
            game = evolve(game, entry.stored, entry.digest)
            yield entry, game


def shown_entries(play: Play) -> Iterator[ShownEntry]:
    """Every entry after the opening, for every audience; the first from the empty scene."""
    people = names(play)
    viewpoints: list[Viewpoint] = [*("public" if seat is None else seat for seat in audiences(play)), "all"]
    scenes = dict.fromkeys(viewpoints, EMPTY)
    for entry, game in games_of(play):
        for viewpoint in viewpoints:
            info = information_state(game, viewpoint)
            before, after = scenes[viewpoint], scene_shown(info, people)
            event = entry.stored.event
            seen = event if viewpoint == "all" else observe(event, reader(info)).event
            yield ShownEntry(entry, viewpoint, before, after, tell_entry(play.rules, seen, people, reader(info), before=before, after=after))
            scenes[viewpoint] = after


def entries_are_told_as_they_look(play: Play) -> None:
    """For every audience: moves lead from scene to scene, scenes hide the right things, and a sentence is addressed to
    its reader.
    """
    people = names(play)
    for each in shown_entries(play):
        check_moves(each)
        check_scene(play.rules, each.after)
        check_sentence(each.told.text, LONGEST_LINE)
        if isinstance(each.viewpoint, int):
            assert people[each.viewpoint] not in each.told.text, f"{each.told.text!r} is told to {each.viewpoint}"


def check_moves(each: ShownEntry) -> None:
    """The things of each zone before, with the moves, give the things after: the animation is exact."""
    counts = Counter({zone.id: zone.count for zone in each.before.zones})
    for move in each.told.moves:
        for place, sign in ((move.start, -1), (move.end, 1)):
            if place is not None:
                counts[zone_of(place)] += sign * move.what.size
    wanted = {zone.id: zone.count for zone in each.after.zones if zone.count}
    assert {zone: count for zone, count in counts.items() if count} == wanted, (
        f"the moves of {each.entry.public['type']}, seen by {each.viewpoint}, do not lead to its scene"
    )


def check_scene(rules: AnyRuleset, scene: Scene) -> None:
    """Every zone counts its things once, and a zone with hidden things has no order; all kinds are described, or none
    is.
    """
    ids = [zone.id for zone in scene.zones]
    assert len(ids) == len(set(ids)), f"two zones have one id: {ids}"
    for zone in scene.zones:
        assert zone.form == "purse" or zone.count == sum(thing.size for thing in zone.things), f"{zone.id} miscounts"
        assert all(map(named_once, zone.things)), f"a thing of {zone.id} is named otherwise than once"
        if rules.words.kinds:
            named = [each.name for each in zone.things if each.back is None]
            lacking = [each for each in named if each is not None and each not in rules.words.kinds]
            assert not lacking, f"`kinds` lacks {lacking}"
        if any(thing.back is not None for thing in zone.things):
            assert list(zone.things) == sorted(zone.things, key=place_among_hidden), f"{zone.id} has an order"


def named_once(thing: Any) -> bool:
    named = (thing.kind, thing.back, thing.coins, thing.piece, thing.die, thing.token)
    return sum(each is not None for each in named) == 1


def check_sentence(text: str, longest: int = LONGEST_TEXT) -> None:
    assert text, "nothing is said"
    assert len(text.splitlines()) == 1, f"{text!r} is not one line"
    assert len(text) <= longest, f"{text!r} is too long"
    assert YOU not in text, f"{text!r} is addressed to nobody"


def answers_can_be_pointed_at(play: Play) -> None:
    """The words of a view are short; every place that they name exists, and every value that is in the scene has one:
    by its own name, or by another with `Facts.pointed`.
    """
    people = names(play)
    for step in play.steps:
        for seat in range(len(play.last.seats)):
            info = information_state(step.batch.game, seat)
            view: Any = view_json_with_words(replace(info, has_hints=True), people)
            pointer = Pointer(view.scene, seat, len(people))
            for sentence in (view.asked, *view.advice, *view.goal, *view.danger, *view.hints, *[view.outcome and view.outcome.why]):
                if sentence is not None:
                    check_sentence(sentence.text)
                    for thing in getattr(sentence, "things", ()):
                        check_place(pointer, f"{thing.zone}/{thing.kind}")
            standing = names_in(view.scene)
            for shown, offer in zip(view.offers, open_offers(info), strict=True):
                check_offer(shown, offer, pointer, standing, play.facts.pointed)


def names_in(scene: Scene) -> set[str | None]:
    """Names that can be pointed at: zones, things, and cells with a thing in them."""
    things = [thing for zone in scene.zones for thing in zone.things]
    return {zone.id for zone in scene.zones} | {thing.name for thing in things} | {thing.at for thing in things}


def check_offer(
    shown: Any, offer: Offer, pointer: Pointer, standing: Set[str | None], pointed: Set[str]
) -> None:
    """standing: names in the scene; pointed: fields whose values are all in the scene."""
    check_sentence(shown.consequence, LONGEST_CONSEQUENCE)
    check_place(pointer, shown.at)
    for name, field in shown.fields.items():
        assert field.ask.endswith("?"), f"{field.ask!r} is no question"
        for value in field.values or ():
            where = f"{value.value} of {offer.type}.{name}"
            assert value.title, where
            assert YOU not in value.title + value.consequence, where
            assert len(value.consequence) <= LONGEST_CONSEQUENCE, where
            check_place(pointer, value.at)
            stands = name in pointed or is_seat_field(offer.command, name) or (isinstance(value.value, str) and value.value in standing)
            assert not stands or value.at is not None, f"{where} stands in the scene and cannot be pointed at"


def check_place(pointer: Pointer, place: str | None) -> None:
    assert place is None or pointer.exists(place), f"there is no place {place}"


def every_kind_has_name_symbol_and_line(rules: AnyRuleset, _: Facts) -> None:
    """And every term has its meaning."""
    for key, kind in rules.words.kinds.items():
        check_kind(key, kind)
    for word, term in rules.words.terms.items():
        assert term.text.endswith("."), f"the term {word!r} has no sentence"


def check_kind(key: str, kind: Kind) -> None:
    for text in (kind.name, kind.symbol, kind.line):
        check_sentence(text)
    assert kind.symbol == kind.symbol.lower().replace(" ", "-"), f"{kind.symbol!r} of {key} is no name of a symbol"


LAWS = (entries_are_told_as_they_look, answers_can_be_pointed_at)
"""Laws of whole games."""
RULESET_LAWS = (every_kind_has_name_symbol_and_line,)
