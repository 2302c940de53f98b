"""Games whose version of the rules is not installed: they are read, and take no commands."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from domain.catalogue import Catalogue
from domain.rulesets.microfilms import RULESET as MICROFILMS
from service.app.audits.audit import audit
from service.app.due.automation_due import GRACE_MS
from service.app.maintenance import doctor
from service.http.app_services import NAME
from tests.equipment.memory_store.store import MemoryStore
from tests.equipment.turn_requests import OfNoOwner
from tests.http.guest import Guest, Round, code_of, opened, seats
from tests.http.versions.poker_versions import BOTH, NEW, OLD, REFUSED, Serve, later, poker, record, shown_down
from tests.toys.three_card_poker import RULESET as POKER
from workers.automation_job import play_slice
from workers.dispatcher import sweep


@pytest.fixture
def halfway(serve: Serve, store: MemoryStore) -> tuple[Round, Round]:
    """A game in its middle, at a host with both versions and at one with the newest only."""
    both = serve(store, *BOTH)
    table = poker(serve(store, *OLD), analysis=True)
    assert table.awaited().act(table.id, {"type": "check"}).status_code == 201
    return later(both, table), later(serve(store, *NEW), table)


def test_without_its_version_a_running_game_can_be_read(halfway: tuple[Round, Round]) -> None:
    known, blind = halfway
    view = blind.by[0].view(blind.id)
    assert (view["status"], view["table"], view["mind"], view["decisions"], view["offers"]) == (
        "playing",
        None,
        None,
        [],
        [],
    )
    assert view["ruleset"] == {"name": POKER.name, "version": 1}
    assert "The rules of this game (three_card_poker, version 1) are not installed here" in view["text"]
    card = blind.by[0].get(f"/v1/games/{blind.id}").get_json()
    assert card == known.by[0].get(f"/v1/games/{blind.id}").get_json()
    for guest in (0, 1):
        logs = [
            [
                {name: value for name, value in each.items() if name not in ("text", "rule")}
                for each in table.by[guest].get(f"/v1/games/{table.id}/events").get_json()["events"]
            ]
            for table in (known, blind)
        ]
        assert logs[0] == logs[1]
        assert any(each["openings"] for each in logs[0])
        raws = [table.by[guest].get(f"/v1/games/{table.id}/record").data for table in (known, blind)]
        assert raws[0] == raws[1]
    for path in (f"/g/{blind.id}", f"/g/{blind.id}/table"):
        page = blind.by[0].get(path)
        assert page.status_code == 200
        assert "are not installed here" in page.text
    assert blind.id in [
        each["id"] for each in blind.by[0].get("/v1/games?ruleset=three_card_poker").get_json()["items"]
    ]


def test_without_its_version_a_game_takes_no_commands(halfway: tuple[Round, Round], store: MemoryStore) -> None:
    _, blind = halfway
    before = store.read(blind.id)
    for answer in (
        *[blind.by[seat].act(blind.id, {"type": "check"}) for seat in (0, 1)],
        blind.by[0].ask("POST", f"/v1/games/{blind.id}/commands/check", {"Idempotency-Key": "k", "If-Match": "*"}, json={"type": "check"}),
        blind.by[0].post(f"/v1/games/{blind.id}/commands", {"type": "resign"}),
        blind.organiser.post(f"/v1/games/{blind.id}/commands", {"type": "abort", "reason": "Late."}),
        blind.organiser.post(f"/v1/games/{blind.id}/rulings", {"kind": "abort", "author": "Greta", "reason": "Late."}),
        blind.by[0].post(f"/v1/games/{blind.id}/forks", {}),
    ):  # fmt: skip
        assert code_of(answer) == REFUSED, answer.text
    assert blind.by[0].act(blind.id, {"type": "check"}).get_json()["detail"] == (
        "This game is played by three_card_poker, version 1, which is not installed here."
    )
    assert store.read(blind.id) == before


def test_tokens_and_links_need_no_rules(halfway: tuple[Round, Round]) -> None:
    known, blind = halfway
    minted = blind.by[0].post(f"/v1/games/{blind.id}/tokens", {"scope": "seat:read"})
    assert minted.status_code == 201, minted.text
    reader = Guest(blind.by[0].app, minted.get_json()["token"])
    assert reader.view(blind.id)["viewpoint"] == "seat:0"
    shared = blind.by[0].post(f"/v1/games/{blind.id}/replays", {"viewpoint": "public"})
    assert shared.status_code == 201, shared.text
    frames = reader.get(f"/v1/replays/{shared.get_json()['id']}/frames")
    assert frames.status_code == 200, frames.text
    assert [each["event"]["type"] for each in frames.get_json()["items"]][-1] == "game.replay_shared"
    assert reader.get(f"/r/{shared.get_json()['id']}").status_code == 200
    assert reader.get(f"/v1/replays/{shared.get_json()['id']}/card.png").status_code == 200
    assert shown_down(known)["winners"], "The game goes on where its version is installed."


def test_a_seat_that_waits_is_not_taken_without_the_rules(serve: Serve, store: MemoryStore) -> None:
    table = opened(serve(store, *OLD), 2, ruleset=POKER.name, seats=[*seats(1), {"kind": "human"}])
    claim = {"code": table.made["seats"][1]["claim_code"]}
    there = f"/v1/games/{table.id}/seats/1/claim"
    assert code_of(Guest(serve(store, *NEW)).post(there, claim)) == REFUSED
    assert Guest(serve(store, *BOTH)).post(there, claim).status_code == 201


def test_a_game_that_is_over_is_read_without_its_version(serve: Serve, store: MemoryStore) -> None:
    table = poker(serve(store, *OLD))
    result = shown_down(table)
    blind = later(serve(store, *NEW), table)
    assert blind.organiser.view(table.id)["outcome"]["winners"] == result["winners"]
    assert record(blind) == record(later(serve(store, *BOTH), table))
    assert audit(record(blind), Catalogue(*OLD), None).verdict == "consistent"
    ruling = {"kind": "correct", "author": "Greta", "reason": "The cards were marked.", "outcome": None}
    assert blind.organiser.post(f"/v1/games/{table.id}/rulings", ruling).status_code == 201
    assert audit(record(blind), Catalogue(*OLD), None).verdict == "consistent"
    shared = blind.organiser.post(f"/v1/games/{table.id}/replays", {"viewpoint": "all"}).get_json()["id"]
    frames = blind.organiser.get(f"/v1/replays/{shared}/frames")
    assert "immutable" not in frames.headers["Cache-Control"]
    known = later(serve(store, *BOTH), table).organiser.get(f"/v1/replays/{shared}/frames")
    assert "immutable" in known.headers["Cache-Control"]


def test_bots_of_a_game_without_its_rules_wait_for_these(
    serve: Serve, store: MemoryStore, clock: Callable[[], int]
) -> None:
    bots = [{"kind": "human", "claim": True}, {"kind": "bot", "bot": "house"}]
    table = poker(serve(store, *OLD), seats=bots, options={"first": 1})
    blind, both = (serve(store, *each).extensions[NAME].context for each in (NEW, BOTH))
    owed, before = store.due_ms(table.id), store.read(table.id)
    assert owed is not None
    asked: list[str] = []

    class Asked(OfNoOwner):
        def ask(self, game: str, attempt: int, moment: int, *, is_begun: bool = False) -> None:
            asked.append(game)

    now_ms = owed + GRACE_MS
    for second in range(600):
        sweep(store, Asked(), now_ms + 1000 * second)
    assert len(asked) < 20, "One game is asked for again and again."
    play_slice(blind, table.id, 0)
    minted = later(serve(store, *NEW), table).by[0].post(f"/v1/games/{table.id}/tokens", {"scope": "seat:read"})
    assert minted.status_code == 201
    assert store.read(table.id)[: len(before)] == before
    assert store.due_ms(table.id) is not None, "What is owed is asked for again once the rules are there."
    play_slice(both, table.id, 0)
    assert both.games.load(table.id).open
    assert not both.games.load(table.id).automatic_decisions()


def test_doctor_counts_games_whose_version_is_not_installed(serve: Serve, store: MemoryStore) -> None:
    app = serve(store, *OLD)
    over, running = poker(app), poker(app, seats=[{"kind": "human", "claim": True}, {"kind": "bot", "bot": "house"}])
    shown_down(over)
    assert not any(each.problems for each in doctor.check_store(store, Catalogue(*BOTH)))
    found = {each.game: each for each in doctor.check_store(store, Catalogue(*NEW))}
    assert found[over.id].problems == found[running.id].problems == ()
    assert found["three_card_poker 1"].problems == (
        "is not installed, and 2 games need it, 1 of them not over: they can be read and take no commands; install this version",
    )


@pytest.mark.parametrize("query", ["", "?version=1"])
def test_an_unknown_ruleset_is_answered_with_the_known_ones(serve: Serve, store: MemoryStore, query: str) -> None:
    anybody = Guest(serve(store, *BOTH, MICROFILMS))
    known = ", ".join(f'"{name}"' for name in sorted({MICROFILMS.name, POKER.name}))
    for name, guess in (("micro-films", ' Did you mean "microfilms"?'), ("zzzz", "")):
        absent = anybody.get(f"/v1/rulesets/{name}{query}")
        assert code_of(absent) == (404, "not-found")
        assert absent.get_json()["detail"] == f'There is no such ruleset: "{name}" is none of {known}.{guess}'
    assert len(anybody.get(f"/v1/rulesets/{'x' * 4000}").get_json()["detail"]) < 300


def test_the_lobby_lists_games_without_their_ruleset(serve: Serve, store: MemoryStore) -> None:
    table = poker(serve(store, *OLD), visibility="public")
    nobody = Guest(serve(store, MICROFILMS))
    assert f"/g/{table.id}" in nobody.get("/").text
    assert nobody.get(f"/g/{table.id}").status_code == 200
    assert nobody.get(f"/rules/{POKER.name}?version=1").status_code == 404
