"""Tournaments in the store: once per key, verified against their chain, never lost by a race."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import pytest

from domain.kernel.errors import Conflict, Diverged, Missing
from domain.rulesets.microfilms import RULESET as MICROFILMS
from extensions.tournaments.app.repository import TournamentRepository
from extensions.tournaments.domain.batch import FactBatch, FactCause
from extensions.tournaments.domain.decide import entering, life
from extensions.tournaments.domain.decide.entering import NewEntry
from extensions.tournaments.domain.decide.life import TournamentPlan
from extensions.tournaments.domain.tournament import Tournament
from service.store import StreamHead, stream_id
from tests.equipment.memory_store.store import MemoryStore
from tests.tournaments.aggregate.hall import SECRET, SEED, START, evening, text, token

ID = stream_id("t", bytes(11))


def cause(key: str, by: str | None = "o1") -> FactCause:
    return FactCause(START, by, key, "f" * 8)


def created(key: str = "create") -> FactBatch:
    plan = TournamentPlan(evening(), text("Autumn league"), SEED, SECRET, token("o1"))
    return life.create_tournament(ID, MICROFILMS, plan, cause(key))


def enters(key: str, name: str) -> Any:
    """Enters somebody by name, as the organiser."""

    def act(tournament: Tournament) -> FactBatch:
        return entering.enter(tournament, [NewEntry("all", (text(name),), token(name))], cause(key))

    return act


def open_entries(key: str, held: Tournament) -> FactBatch:
    return life.open_entries(held, cause(key))


@pytest.fixture
def store() -> MemoryStore:
    return MemoryStore()


@pytest.fixture
def tournaments(store: MemoryStore) -> TournamentRepository:
    found = TournamentRepository(store)
    found.create(created(), "create", "f" * 8)
    return found


def test_a_tournament_is_created_once(store: MemoryStore, tournaments: TournamentRepository) -> None:
    again = TournamentRepository(store).create(created(), "create", "f" * 8)
    assert (again.replayed, again.tournament.version, len(store.read(ID))) == (True, 1, 1)
    for batch, key, fingerprint in ((created("other"), "other", "f" * 8), (created(), "create", "0" * 8)):
        with pytest.raises(Conflict, match="used for another request"):
            tournaments.create(batch, key, fingerprint)


def test_a_request_is_carried_out_once_whoever_repeats_it(store: MemoryStore, tournaments: TournamentRepository) -> None:
    first = tournaments.decide_and_append(ID, "k1", "f" * 8, enters("k1", "Anna"))
    again = TournamentRepository(store).decide_and_append(ID, "k1", "f" * 8, enters("k1", "Anna"))
    assert (first.replayed, again.replayed, first.answered) == (False, True, again.answered)
    assert len(again.tournament.entries) == 1
    with pytest.raises(Conflict, match="used for another request"):
        tournaments.decide_and_append(ID, "k1", "0" * 8, enters("k1", "Boris"))


def test_texts_lie_beside_the_log_and_can_be_deleted(store: MemoryStore, tournaments: TournamentRepository) -> None:
    entered = tournaments.decide_and_append(ID, "k1", "f" * 8, enters("k1", "Anna")).tournament
    held = tournaments.texts(entered)
    assert sorted(each.text for each in held.values()) == ["Anna", "Autumn league"]
    assert all(b"Anna" not in entry.event and b"Autumn" not in entry.event for entry in store.read(ID))
    tournaments.forget_texts(entered, [place for place, each in held.items() if each.text == "Anna"])
    again = TournamentRepository(store).load(ID)
    assert again.digest == entered.digest
    assert [each.text for each in tournaments.texts(again).values()] == ["Autumn league"]


def test_requests_at_the_same_time_are_all_carried_out(store: MemoryStore, tournaments: TournamentRepository) -> None:
    repositories = [tournaments, TournamentRepository(store)]

    def enter(number: int) -> Any:
        here = repositories[number % 2]
        return here.decide_and_append(ID, f"k{number}", "f" * 8, enters(f"k{number}", f"Player {number}"))

    with ThreadPoolExecutor(4) as pool:
        list(pool.map(enter, range(24)))
    assert len(TournamentRepository(store).load(ID).entries) == 24


def test_a_writer_who_loses_a_race_overwrites_no_text(store: MemoryStore, tournaments: TournamentRepository) -> None:
    other = TournamentRepository(store)
    others: list[Any] = []

    def lose_the_first_race(held: Tournament) -> FactBatch:
        if not others:
            others.append(other.decide_and_append(ID, "k1", "f" * 8, enters("k1", "Anna")))
        return enters("k2", "Boris")(held)  # type: ignore[no-any-return]

    tournaments.decide_and_append(ID, "k2", "f" * 8, lose_the_first_race)
    held = tournaments.load(ID)
    texts = tournaments.texts(held)
    assert [texts[f"{version}.names.0"].text for version in (2, 3)] == ["Anna", "Boris"]


def test_a_losing_writer_leaves_no_text(store: MemoryStore, tournaments: TournamentRepository) -> None:
    stale = tournaments.load(ID)
    tournaments.decide_and_append(ID, "k1", "f" * 8, enters("k1", "Anna"))
    batch = enters("k2", "Boris")(stale)
    assert tournaments._append(batch, StreamHead(stale.version, stale.digest)) is not None
    assert sorted(each.text for each in tournaments.texts(stale).values()) == ["Anna", "Autumn league"]


def test_a_refusal_counts_only_at_the_newest_version(store: MemoryStore, tournaments: TournamentRepository) -> None:
    other = TournamentRepository(store)
    tournaments.load(ID)
    other.decide_and_append(ID, "open", "f" * 8, partial(open_entries, "open"))

    def enter_by_themselves(held: Tournament) -> FactBatch:
        return entering.enter(held, [NewEntry("all", (text("Zoe"),), token("e1"))], cause("self", None))

    assert len(tournaments.decide_and_append(ID, "self", "f" * 8, enter_by_themselves).tournament.entries) == 1


def test_nothing_to_do_writes_nothing(store: MemoryStore, tournaments: TournamentRepository) -> None:
    for key in ("a", "b"):
        tournaments.decide_and_append(ID, key, "f" * 8, partial(open_entries, key))
    assert len(store.read(ID)) == 2


def test_what_is_not_there_is_missing(tournaments: TournamentRepository) -> None:
    for name in (stream_id("t", b"\1" * 11), ID[1:], "", "t:*"):
        with pytest.raises(Missing):
            tournaments.load(name)


def test_another_history_is_noticed(store: MemoryStore, tournaments: TournamentRepository) -> None:
    tournaments.decide_and_append(ID, "k1", "f" * 8, enters("k1", "Anna"))
    stream = store._streams[ID]
    for at, event in ((1, stream[1].event.replace(b'"all"', b'"old"')), (1, b"{}"), (0, stream[1].event)):
        kept = stream[at]
        stream[at] = kept._replace(event=event)
        with pytest.raises(Diverged):
            TournamentRepository(store).load(ID)
        stream[at] = kept
    assert TournamentRepository(store).load(ID).version == 2


def test_a_store_that_is_behind_is_read_again(store: MemoryStore, tournaments: TournamentRepository) -> None:
    tournaments.decide_and_append(ID, "k1", "f" * 8, enters("k1", "Anna"))
    del store._streams[ID][1:]
    assert tournaments.load(ID).version == 1
