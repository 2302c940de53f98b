"""A law: an operation whose answer can be longer than `WHOLE` sends it in slices, or says why it is one document."""

from __future__ import annotations

import pytest
from flask import Flask

from extensions.tournaments.app import fact_feed
from extensions.tournaments.app.owed_steps.take_steps import take_steps
from extensions.tournaments.domain.regulations.terms import MOST_ENTRIES
from service.http.streaming import long_answer
from service.http.streaming.long_answer import MOST_HELD, WHOLE
from tests.cases import cases
from tests.equipment.long_records import lengthen
from tests.http.reads.asked import asks, guest, operations, reads
from tests.http.reads.stored import Stored, fill
from tests.tournaments.http.evening import evening

pytestmark = pytest.mark.extension("tournaments")

FEW = MOST_ENTRIES // 20
SLICED = frozenset({"records.record", "standings.tournament_record"})
"""Operations that send long answers in slices."""
OF_ALL = ("service.openapi", "service.openapi_for_players", "pages.docs")
DOCUMENTS: dict[str, str] = {
    **dict.fromkeys(OF_ALL, "the same for all and kept by each process, so that a reader holds no bytes of its own"),
    **dict.fromkeys(("rounds.get_round", "rounds.get_draft", "rounds.get_progress"), "one round, with at most `MOST_TABLES` tables"),
    **dict.fromkeys(("standings.get_standings", "standings.get_trf", "series.get_series"), "a line for each of at most `MOST_ENTRIES`"),
    "service.metrics": "some lines for each operation, whatever is stored",
    **dict.fromkeys(("tournaments.get_tournament", "entries.list_entries", "standings.get_tournament_facts", "feed.events"), "a page, bounded by its limit"),
}
"""Operations whose answers may be longer than `WHOLE`, and why they are made at once: none exceeds `MOST_HELD`, but for those of `OF_ALL`."""
RECORD = 4 * WHOLE


def with_long_records(stored: Stored) -> Stored:
    """The largest event once its round is withdrawn, so that its record has all games, and a game with a long record."""
    lengthen(stored.context, stored.on.id, RECORD)
    assert stored.tournament.post("/rounds/1/withdraw", {"reason": "Wrong."}, If_Match=stored.tournament.now.version).status_code == 201
    take_steps(stored.context, stored.tournament.id)
    return stored._replace(ids={**stored.ids, "g": stored.on.id}, over=stored.on)


def test_the_rows_are_of_operations() -> None:
    assert set(operations()) >= SLICED | DOCUMENTS.keys()
    assert not SLICED & DOCUMENTS.keys()


@pytest.mark.parametrize("entries", cases(FEW, later=[MOST_ENTRIES]))
def test_every_long_answer_is_sent_in_slices(app: Flask, entries: int, monkeypatch: pytest.MonkeyPatch) -> None:
    most = WHOLE * entries // MOST_ENTRIES
    monkeypatch.setattr(long_answer, "WHOLE", most)
    stored, sliced = with_long_records(fill(app, entries)), set[str]()
    for endpoint, rule in reads(app).items():
        if endpoint not in operations() or (entries < MOST_ENTRIES and not {"t", "g"} & set(rule.arguments)):
            continue
        for asked in asks(stored, rule):
            answer = guest(stored, asked.who).get(asked.path)
            if answer.status_code != 200 or (answer.mimetype or "").startswith("image/"):
                continue
            if "Content-Length" not in answer.headers:
                sliced.add(endpoint)
            elif len(answer.data) > most:
                assert endpoint in DOCUMENTS, (endpoint, len(answer.data))
            assert endpoint in {*sliced, *OF_ALL} or len(answer.data) <= MOST_HELD, (endpoint, len(answer.data))
    assert sliced == SLICED


def test_a_page_of_the_feed_ends_before_it_is_long(app: Flask, monkeypatch: pytest.MonkeyPatch) -> None:
    here = evening(app, "Anna", "Boris", "Clara", "Dora")
    path = "/facts?limit=500"
    usual = here.organiser.get(here.path(path)).get_json()
    assert usual["facts"][-1]["version"] == usual["head"]
    monkeypatch.setattr(fact_feed, "PAGE_BYTES", 500)
    pages = [here.organiser.get(here.path(path)).get_json()]
    while (last := pages[-1]["facts"][-1]["version"]) < usual["head"]:
        pages.append(here.organiser.get(here.path(f"{path}&after={last}")).get_json())
    assert len(pages) > 2
    assert [entry for page in pages for entry in page["facts"]] == usual["facts"]
