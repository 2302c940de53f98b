"""The export of a tournament: byte for byte what its parts are, and nothing that is not to be shown."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from deaddrop.testing.checks.records import record_of
from domain.kernel.errors import Missing
from extensions.tournaments.app.record import tournament_record
from extensions.tournaments.domain.salted_text import SaltedText
from service.app.proofs.record import RecordExport
from service.store import EMPTY, StreamHead
from tests.equipment.memory_store.store import MemoryStore
from tests.tournaments.record.forging import parts_of
from tests.tournaments.record.played import TOURNAMENTS, PlayedHall, played


def stored(hall: PlayedHall) -> Any:
    """A context with the log of the tournament."""
    store, before = MemoryStore(), EMPTY
    for batch in hall.batches:
        store.append(hall.tournament.id, before, batch.events, due="clear", kinds=[], names={})
        before = StreamHead(batch.tournament.version, batch.tournament.digest)
    return SimpleNamespace(store=store)


def exported(hall: PlayedHall, texts: dict[str, SaltedText]) -> tuple[bytes, list[str]]:
    """What is exported, and the games that were asked for, in order."""
    context, asked = stored(hall), list[str]()

    def one(game: str) -> RecordExport:
        asked.append(game)
        return to_export(record_of(hall.games[game]))

    return b"".join(tournament_record(context, hall.tournament, lambda: texts, one, None)), asked


def to_export(raw: bytes) -> RecordExport:
    """A record as an export of one part."""
    return RecordExport(raw.count(b"\n"), (part for part in [raw]))


def texts_of(hall: PlayedHall) -> dict[str, SaltedText]:
    return {f"{each.version}.{each.place}": each.text for batch in hall.batches for each in batch.texts}


@pytest.mark.parametrize("name", TOURNAMENTS)
def test_an_export_is_the_record(name: str) -> None:
    hall = played(name)
    found, asked = exported(hall, texts_of(hall))
    assert (parts_of(found).header, parts_of(found).facts, parts_of(found).texts) == tuple(parts_of(hall.raw)[:3])
    assert sorted(asked) == sorted(game for game, batches in hall.games.items() if not batches[-1].game.is_running)


def test_texts_that_are_hidden_or_of_persons_are_left_out() -> None:
    hall = played("evening")
    texts = texts_of(hall)
    hidden = next(place for place in texts if ".names." in place)
    name = texts.pop(hidden)
    found, _ = exported(hall, {**texts, "2.person.0": SaltedText("p123", "1"), "1.title": SaltedText("Another", "00" * 16)})
    shown = {each["place"] for each in parts_of(found).texts}
    assert shown == set(texts) - {"1.title"}
    assert b"p123" not in found
    assert name.text.encode() not in found


def test_games_are_read_one_by_one() -> None:
    hall = played("evening")
    context, asked = stored(hall), list[str]()

    def one(game: str) -> RecordExport:
        asked.append(game)
        return to_export(record_of(hall.games[game]))

    parts = tournament_record(context, hall.tournament, dict, one, None)
    for _ in range(1 + hall.tournament.version):
        next(parts)
    assert asked == []
    next(parts)
    assert len(asked) == 1


def test_a_text_that_is_forgotten_while_the_record_is_sent_is_missed_and_not_sent() -> None:
    hall = played("evening")
    texts = texts_of(hall)
    name = next(place for place in texts if ".names." in place)
    parts = tournament_record(stored(hall), hall.tournament, lambda: texts, lambda game: to_export(record_of(hall.games[game])), None)
    found = [next(parts)]
    forgotten = texts.pop(name)
    with pytest.raises(Missing):
        found.extend(parts)
    assert forgotten.text.encode() not in b"".join(found)

