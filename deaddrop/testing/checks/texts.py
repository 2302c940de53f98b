"""Laws of event texts: one line for each entry and audience, with exactly the values that the audience may know."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import UNSET
from msgspec.structs import replace

from deaddrop.testing.audience import hides
from deaddrop.testing.checks.games import audiences, secret_names
from deaddrop.testing.facts import skip_without
from deaddrop.testing.plays import Play
from domain.game.entry_codec import ChainedEntry
from domain.kernel.secrecy import Event, Known, Seat, secret_fields
from projections.feed_entry import audience_of, entry_json


class Unspeakable:
    """A value that cannot be formatted, compared or looked up."""

    def __format__(self, _: str) -> str:
        raise AssertionError("the text of an event reads a field that is hidden from its audience")

    __str__ = __repr__ = __eq__ = __hash__ = __iter__ = __len__ = __getitem__ = __format__  # type: ignore[assignment]


def entries(play: Play) -> Iterator[ChainedEntry]:
    for step in play.steps:
        yield from step.batch.entries


def text(play: Play, sealed: ChainedEntry, seat: Seat | None, *, everything: bool = False) -> str:
    people = [f"Person {each}" for each in range(len(play.last.seats))]
    return entry_json(sealed, play.rules, people, seat, everything=everything).text


def every_event_is_one_line_of_text(play: Play) -> None:
    """A sentence for each audience: not empty, not two lines, no template."""
    for sealed in entries(play):
        for seat in audiences(play):
            check_line(text(play, sealed, seat))
        check_line(text(play, sealed, None, everything=True))


def check_line(line: str) -> None:
    assert len(line.splitlines()) == 1, f"{line!r} is not one line"
    assert line == line.strip(), f"{line!r} has spaces around it"
    assert line[0].isupper(), f"{line!r} does not begin with a capital"
    assert line[-1] in ".!", f"{line!r} does not end with a full stop"
    assert not set("{}[]()_") & set(line.replace("[microfilms]", "")), f"{line!r} is not in words"


def no_text_tells_a_hidden_field(play: Play) -> None:
    """An audience that may not know a field reads the same line for all its values."""
    for sealed in entries(play):
        for seat in audiences(play):
            line = text(play, sealed, seat)
            unspeakable = {name: without(sealed, seat, name) for name in secret_names(sealed)}
            for other in filter(None, unspeakable.values()):
                assert text(play, other, seat) == line
            if type(sealed.stored.event) in play.rules.events and hides(play.facts, sealed.stored.event, seat):
                assert any(unspeakable.values()), f"{sealed.public['type']} hides nothing from {seat}"


def without(sealed: ChainedEntry, seat: Seat | None, name: str) -> ChainedEntry | None:
    """The entry with an unspeakable value in a field, if the field is hidden from this seat."""
    part = getattr(sealed.stored.event, name)
    if not isinstance(part, Known) or seat in part.to:
        return None
    event = replace(sealed.stored.event, **{name: Known(Unspeakable(), part.to)})
    return sealed._replace(stored=replace(sealed.stored, event=event))


def texts_name_what_they_open(play: Play) -> None:
    """The line for an audience that may know a hidden value names it, by `Facts.word` or `Facts.phrases`."""
    if play.facts.word is None:
        skip_without("word=…", "event texts name what they open")
    for sealed in entries(play):
        if type(sealed.stored.event) not in play.rules.events:
            continue
        for seat in audiences(play):
            check_names(play, text(play, sealed, seat), values_opened_to(sealed.stored.event, seat))
        everything = values_opened_to(sealed.stored.event, None, everything=True)
        check_names(play, text(play, sealed, None, everything=True), everything)


def values_opened_to(event: Event, seat: Seat | None, *, everything: bool = False) -> Iterator[Any]:
    """The values of an event's hidden fields that a seat may know."""
    for name in secret_fields(type(event)):
        part = getattr(event, name)
        if everything or seat in part.to:
            yield part.value


def check_names(play: Play, line: str, values: Iterator[Any]) -> None:
    for value in values:
        assert is_named(play, line, value), f"{line!r} does not name {value}"


def is_named(play: Play, line: str, value: Any) -> bool:
    """Whether a line names a value: by its word, or a list by its phrase or by each of its values."""
    if not isinstance(value, tuple | list):
        word = play.facts.word(value)  # type: ignore[misc]
        assert isinstance(word, str), f"Facts(word=…) has no text for {value!r}, which {line!r} opens"
        return word in line
    phrase = play.facts.phrases.get(tuple(value))
    return (phrase is not None and phrase in line) or all(is_named(play, line, each) for each in value)


def arbiters_see_who_learnt_what(play: Play) -> None:
    """`learnt`, only in the entries of viewpoint `all`, names the seats that got each opening."""
    people = ["…"] * len(play.last.seats)
    for sealed in entries(play):
        shown = {seat: entry_json(sealed, play.rules, people, seat, everything=False) for seat in audiences(play)}
        assert all(entry.learnt is UNSET for entry in shown.values())
        learnt = entry_json(sealed, play.rules, people, None, everything=True).learnt
        assert learnt == audience_of(sealed.stored.event)
        assert list(learnt) == list(secret_names(sealed))
        for name, seats in learnt.items():
            assert seats == [seat for seat, entry in shown.items() if name in entry.openings]


LAWS = (
    every_event_is_one_line_of_text,
    no_text_tells_a_hidden_field,
    texts_name_what_they_open,
    arbiters_see_who_learnt_what,
)
