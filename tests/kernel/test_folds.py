"""What an event's class says is what happens, and a class that contradicts itself is refused by name."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from domain.catalogue import discover
from domain.game.events.game_events import GAME_EVENTS, GameCreated
from domain.game.folds import evolve
from domain.kernel.folds import Folds, require_rows
from domain.kernel.ruleset.ruleset import AnyRuleset
from domain.kernel.secrecy import NOBODY, Event, Known, Mind, Observation, Seat, Secret, to
from domain.kernel.state import State
from tests.toys import TOYS
from tests.toys.sealed_auction import RULESET as AUCTION

EVERY = (*discover(), *TOYS)


class Rang(Event, frozen=True, tag="tests.rang"):
    """Something that changes nothing and does not say so."""

    seat: Seat = 0


class Silent(Event, frozen=True, tag="tests.silent"):
    changes_nothing = True


class Dealt(Event, frozen=True, tag="tests.dealt"):
    seat: Seat
    card: Secret[str]

    def on_own_mind(self, mind: Any) -> Any:
        return (mind, self.card.value)

    def on_other_mind(self, mind: Any, version: int) -> Any:
        return (mind, version)


class Read(Event, frozen=True, tag="tests.read"):
    card: Secret[str]

    def on_every_mind(self, mind: Any) -> Any:
        return (mind, self.card.value)


class Laid(Event, frozen=True, tag="tests.laid"):
    card: Secret[str]
    teaches_nothing = True

    def on_table(self, table: Any, version: int) -> Any:
        return (*table, self, version)


class Untold(Event, frozen=True, tag="tests.untold"):
    card: Secret[str]

    def on_table(self, table: Any) -> Any:
        return table


class Contrary(Event, frozen=True, tag="tests.contrary"):
    changes_nothing = True

    def on_table(self, table: Any) -> Any:
        return table


class Misspelt(Event, frozen=True, tag="tests.misspelt"):
    def on_table(self, table: Any) -> Any:
        return table

    def on_other_minds(self, mind: Any) -> Any:
        return mind


class Nobodys(Event, frozen=True, tag="tests.nobodys"):
    def on_own_mind(self, mind: Any) -> Any:
        return mind


class Masked(Nobodys, frozen=True, tag="tests.masked"):
    seat: Secret[Seat]


class Twice(Event, frozen=True, tag="tests.twice"):
    seat: Seat

    def on_own_mind(self, mind: Any) -> Any:
        return mind

    def on_every_mind(self, mind: Any) -> Any:
        return mind


class Open(Event, frozen=True, tag="tests.open"):
    changes_nothing = teaches_nothing = True


class Heavy(Event, frozen=True, tag="tests.heavy"):
    changes_nothing = True
    weight: ClassVar[Any] = "turn"


class Kept(Read, frozen=True, tag="tests.kept"):
    teaches_nothing = True


@pytest.mark.parametrize(
    ("event", "message"),
    [
        (Open, "Open says that it teaches nothing, and hides nothing"),
        (Kept, "Kept says that it teaches nothing, and a mind or the house keeps it"),
        (Rang, "Rang changes nothing: give it on_table, .* or say `changes_nothing = True`"),
        (Contrary, "Contrary says that it changes nothing, and has on_table"),
        (Untold, "Untold hides card, which no mind and no house keeps"),
        (Misspelt, "Misspelt has on_other_minds, which no fold knows"),
        (Nobodys, "Nobodys has no open field `seat`"),
        (Masked, "Masked has no open field `seat`"),
        (Heavy, "Heavy has the weight 'turn': there are step, part, turning, silent"),
        (Twice, "Twice has on_every_mind and another method for minds"),
    ],
)
def test_a_class_that_contradicts_itself_is_refused(event: type[Event], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        Folds[Any, Any, Any]((event,), {})


def test_a_row_of_the_house_is_a_change_and_keeps_a_secret() -> None:
    rows: Any = {event: lambda house, event: (*house, type(event)) for event in (Rang, Untold)}
    folds = Folds[Any, Any, Any]((Rang, Untold), rows)
    assert folds.house((), Rang()) == (Rang,)
    with pytest.raises(ValueError, match="Silent says that it changes nothing, and has a row of the house"):
        Folds[Any, Any, Any]((Silent,), {Silent: lambda house, _: house})


def test_a_row_for_an_event_of_no_game_is_found() -> None:
    with pytest.raises(ValueError, match="The house has a row for Rang, which is not among the events"):
        Folds[Any, Any, Any]((Silent,), {Rang: lambda house, _: house})


@pytest.mark.parametrize("rules", EVERY, ids=lambda rules: rules.name)
def test_a_fold_refuses_an_event_that_it_does_not_know(rules: AnyRuleset) -> None:
    state = rules.initial(rules.options(), rules.players[1])
    with pytest.raises(TypeError, match="Rang"):
        rules.folds.after(state, Rang())
    for after, value in ((rules.folds.table_after, state.table), (rules.folds.minds_after, state.minds), (rules.folds.house_after, state.house)):
        with pytest.raises(TypeError, match="Rang"):
            after(value, (Rang(),))


def test_the_fold_of_a_game_has_a_row_for_every_event_of_a_game() -> None:
    known = [each for each in GAME_EVENTS if each is not GameCreated]
    for event in known:
        rows = [each for each in evolve.FOLDS if each is not event]
        with pytest.raises(ValueError, match=f"no row for {event.__name__}"):
            require_rows("The fold of a game", rows, known)
    require_rows("The fold of a game", evolve.FOLDS, known)


def test_each_part_is_folded_from_what_its_audience_sees() -> None:
    """A method that asks for it gets the version, before events have one 0."""
    folds = Folds[Any, Any, Any]((Dealt, Laid, Silent), {})
    zero, one = Mind(0), Mind(1)
    state = State[Any, Any, Any]((), (zero, one), ())
    dealt = Dealt(1, Known("ACE", to(1)))
    assert folds.after(state, dealt, 7).minds == ((zero, 7), (one, "ACE"))
    assert folds.minds_after((zero, one), (dealt, Silent())) == ((zero, 0), (one, "ACE"))
    assert folds.mind(one, Observation(7, dealt)) == (one, "ACE")
    assert folds.mind(zero, Observation(7, dealt)) == (zero, 7)
    [seen, version] = folds.after(state, Laid(Known("ACE", to(1))), 7).table
    assert (seen, version) == (Laid(card=seen.card), 7)
    assert not isinstance(seen.card, Known)
    assert folds.after(state, Silent()) == state


def test_a_mind_of_every_seat_gets_what_that_seat_sees() -> None:
    folds = Folds[Any, Any, Any]((Read,), {})
    assert folds.minds_after((Mind(0),), (Read(Known("ACE", to(0))),)) == ((Mind(0), "ACE"),)


def test_a_method_that_reads_a_hidden_field_is_named() -> None:
    folds = Folds[Any, Any, Any]((Dealt,), {})
    with pytest.raises(AttributeError, match="hidden from its reader") as found:
        folds.minds_after((Mind(0), Mind(1)), (Dealt(1, Known("ACE", NOBODY)),))
    assert found.value.__notes__ == ["on_own_mind of Dealt, for seat 1, from which is hidden: card"]


def test_every_event_of_a_game_is_listed_once() -> None:
    assert AUCTION.events is AUCTION.folds.events
