"""Laws of the timeline: every entry is told to everybody in one line, which says what he may know and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from domain.game.entry_codec import ChainedEntry
from domain.kernel.secrecy import Event, Known, Seat, secret_fields
from projections.feed_entry import audience_of, entry_json
from tests.laws.audience import hides
from tests.laws.facts import WORDS
from tests.laws.of_games import audiences
from tests.laws.plays import Play


class Unspeakable:
    """A value that nobody can say, compare or look up."""

    def __format__(self, _: str) -> str:
        raise AssertionError("somebody is told what is hidden from him")

    __str__ = __repr__ = __eq__ = __hash__ = __iter__ = __len__ = __getitem__ = __format__  # type: ignore[assignment]


def events(play: Play) -> Iterator[ChainedEntry]:
    for step in play.steps:
        yield from step.batch.entries


def text(play: Play, sealed: ChainedEntry, seat: Seat | None, *, everything: bool = False) -> str:
    people = [f"Person {each}" for each in range(len(play.last.seats))]
    told: str = entry_json(sealed, play.rules, people, seat, everything=everything)["text"]
    return told


def every_entry_is_told_in_a_line(play: Play) -> None:
    """Nobody reads an empty line, or two, or a template; the rule is a number of the ruleset's rules."""
    for sealed in events(play):
        for seat in audiences(play):
            is_line(text(play, sealed, seat))
        is_line(text(play, sealed, None, everything=True))
        is_own = type(sealed.stored.event) in play.rules.events
        assert (sealed.stored.event.rule is not None) == is_own


def is_line(told: str) -> None:
    assert len(told.splitlines()) == 1, f"{told!r} is not one line"
    assert told == told.strip()
    assert told[0].isupper()
    assert told[-1] in ".!", f"{told!r} does not end"
    assert not set("{}[]()_") & set(told.replace("[microfilms]", "")), f"{told!r} is not in words"


def no_text_says_what_is_hidden(play: Play) -> None:
    """Whoever may not know a field reads the same whatever it holds."""
    for sealed in events(play):
        for seat in audiences(play):
            told = text(play, sealed, seat)
            unspeakable = {name: without(sealed, seat, name) for name in secret_fields(sealed.stored.event.__class__)}
            for other in filter(None, unspeakable.values()):
                assert text(play, other, seat) == told
            if type(sealed.stored.event) in play.rules.events and hides(play.rules, sealed.stored.event, seat):
                assert any(unspeakable.values()), f"{sealed.public['type']} hides nothing from {seat}"


def without(sealed: ChainedEntry, seat: Seat | None, name: str) -> ChainedEntry | None:
    """The entry with something unspeakable in a field, if it is hidden from this seat."""
    part = getattr(sealed.stored.event, name)
    if not isinstance(part, Known) or seat in part.to:
        return None
    event = replace(sealed.stored.event, **{name: Known(Unspeakable(), part.to)})
    return sealed._replace(stored=replace(sealed.stored, event=event))


def texts_name_what_is_opened(play: Play) -> None:
    """Whoever may know a card or an identity reads its name; `all` reads every one."""
    for sealed in events(play):
        if type(sealed.stored.event) not in play.rules.events:
            continue
        for seat in audiences(play):
            names_all(play, text(play, sealed, seat), opened(sealed.stored.event, seat))
        names_all(play, text(play, sealed, None, everything=True), opened(sealed.stored.event, None, everything=True))


def opened(event: Event, seat: Seat | None, *, everything: bool = False) -> Iterator[Any]:
    """The single values in an event's hidden fields that a seat may know."""
    for name in secret_fields(event.__class__):
        part = getattr(event, name)
        if everything or seat in part.to:
            yield from single(part.value)


def single(value: Any) -> Iterator[Any]:
    if isinstance(value, tuple | list):
        for each in value:
            yield from single(each)
    else:
        yield value


def names_all(play: Play, told: str, values: Iterator[Any]) -> None:
    for value in values:
        assert WORDS[play.rules.name](value) in told, f"{told!r} does not name {value}"


def everybody_learns_what_is_addressed_to_him(play: Play) -> None:
    """`learnt` is there in the eyes of all alone, and says to whom each hidden field was told."""
    for sealed in events(play):
        event, everybody = sealed.stored.event, ["…"] * len(play.last.seats)
        for seat in audiences(play):
            assert "learnt" not in entry_json(sealed, play.rules, everybody, seat, everything=False)
        told = entry_json(sealed, play.rules, everybody, None, everything=True)["learnt"]
        assert told == audience_of(event)
        assert list(told) == list(secret_fields(event.__class__))
        for name, seats in told.items():
            shown = [
                s
                for s in audiences(play)
                if name in entry_json(sealed, play.rules, everybody, s, everything=False)["openings"]
            ]
            assert seats == shown


LAWS = (
    every_entry_is_told_in_a_line,
    no_text_says_what_is_hidden,
    texts_name_what_is_opened,
    everybody_learns_what_is_addressed_to_him,
)
