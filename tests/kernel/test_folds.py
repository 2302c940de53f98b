"""Every fold has a row for every event, and says so where one is missing."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from domain.catalogue import discover
from domain.game.events.game_events import GAME_EVENTS, GameCreated
from domain.game.folds import evolve
from domain.kernel.folds import Fold, HouseFold, by_owner, fold_minds, require_rows, unchanged
from domain.kernel.ruleset.ruleset import AnyRuleset
from domain.kernel.secrecy import NOBODY, Event, Known, Mind, Observation, Seat, Secret, observe
from tests.toys import TOYS
from tests.toys.sealed_auction import RULESET as AUCTION
from tests.toys.sealed_auction.game import BidsOpened, LotShown

EVERY = (*discover(), *TOYS)
PARTS = ("table", "mind", "house")


class Rang(Event, frozen=True, tag="tests.rang"):
    """Something that no game knows."""

    seat: Seat = 0


def without(rules: AnyRuleset, part: str, event: type[Event]) -> AnyRuleset:
    """The rules, constructed anew, with a row of one fold left out."""
    fold = getattr(rules.folds, part)
    rows = {each: row for each, row in fold.rows.items() if each is not event}
    return replace(rules, folds=replace(rules.folds, **{part: type(fold)(rows)}))


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("rules", EVERY, ids=lambda rules: rules.name)
def test_every_row_that_is_left_out_is_found_and_named(rules: AnyRuleset, part: str) -> None:
    for event in rules.events:
        with pytest.raises(
            ValueError, match=f"{rules.name}.*the {part} has no row for {event.__name__}; write `unchanged`"
        ):
            without(rules, part, event)


@pytest.mark.parametrize("rules", EVERY, ids=lambda rules: rules.name)
def test_a_new_event_needs_a_row_in_every_fold(rules: AnyRuleset) -> None:
    with pytest.raises(ValueError, match="no row for Rang"):
        replace(rules, events=(*rules.events, Rang))


@pytest.mark.parametrize("part", PARTS)
def test_a_row_for_an_event_of_no_game_is_found(part: str) -> None:
    fold = getattr(AUCTION.folds, part)
    folds = replace(AUCTION.folds, **{part: type(fold)({**fold.rows, Rang: unchanged})})
    with pytest.raises(ValueError, match="row for Rang, which is not among the events"):
        replace(AUCTION, folds=folds)


@pytest.mark.parametrize("rules", EVERY, ids=lambda rules: rules.name)
def test_a_fold_refuses_an_event_that_it_does_not_know(rules: AnyRuleset) -> None:
    state = rules.initial(rules.options(), rules.players[1])
    for fold in (rules.folds.table, rules.folds.mind):
        with pytest.raises(TypeError, match="Rang"):
            fold(state.table, observe(Rang(), None))
    with pytest.raises(TypeError, match="Rang"):
        rules.folds.house(state.house, Rang())


def test_the_fold_of_a_game_has_a_row_for_every_event_of_a_game() -> None:
    known = [each for each in GAME_EVENTS if each is not GameCreated]
    for event in known:
        rows = [each for each in evolve.FOLDS if each is not event]
        with pytest.raises(ValueError, match=f"no row for {event.__name__}"):
            require_rows("The fold of a game", rows, known)
    require_rows("The fold of a game", evolve.FOLDS, known)


def test_minds_are_told_of_what_changes_a_mind_and_of_nothing_else() -> None:
    assert BidsOpened in AUCTION.folds.mind.changing
    assert LotShown not in AUCTION.folds.mind.changing


def test_a_row_by_seat() -> None:
    fold = Fold[object]({Rang: by_owner(lambda mind, _: "mine", lambda mind, _: "theirs"), LotShown: unchanged})
    zero, one = (AUCTION.initial(AUCTION.options(), 3).minds[seat] for seat in (0, 1))
    seen = Observation(0, Rang(0))
    assert (fold(zero, seen), fold(one, seen)) == ("mine", "theirs")
    assert HouseFold({LotShown: unchanged})(7, LotShown("MAP", ())) == 7


class Dealt(Event, frozen=True, tag="tests.dealt"):
    seat: Seat
    card: Secret[str]


def test_a_row_that_reads_a_hidden_field_is_named() -> None:
    fold = Fold[Any]({Dealt: by_owner(lambda _, event: event.card.value)})
    dealt = Dealt(1, Known("ACE", NOBODY))
    with pytest.raises(AttributeError) as found:
        fold_minds(fold, (Mind(0), Mind(1)), dealt, observe(dealt, None))
    assert found.value.__notes__ == ["the row of Dealt in the fold of the mind, for seat 1, from which is hidden: card"]
