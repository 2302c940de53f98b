"""A backup holds the tournaments too: restored they go on, and one that is put back over a newer history says so."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import asdict

from extensions.tournaments.app.state import Tournaments
from service.app.maintenance.backup import backup, restore
from service.app.maintenance.doctor import check_store
from service.app.proofs.checkpoint import sign_digest
from service.cli import main
from service.store.redis import keys
from tests.http.guest import Guest
from tests.operations.test_backup import Place
from tests.redis_server import private_redis
from tests.spec.node import node
from tests.tournaments.http.evening import Evening
from tests.tournaments.http.test_played import attend, opened, play, seats_of

pytestmark = pytest.mark.usefixtures("one_auditor")
REASON = "A disk broke."


@pytest.fixture(scope="module")
def places(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Place, Place]]:
    """An installation, and an empty one with the same keys."""
    here, there = tmp_path_factory.mktemp("here"), tmp_path_factory.mktemp("there")
    with private_redis(here) as one, private_redis(there) as two:
        yield Place(one, here), Place(two, there)


def evening(place: Place) -> Evening:
    return opened(place.app, options={"turn_cap": 2})


def written(place: Place, folder: Path) -> Path:
    path = folder / f"backup-{len(list(folder.iterdir()))}"
    backup(place.context, place.store, path, lambda: None)
    return path


def put_back(place: Place, path: Path, *over: str) -> list[str]:
    """Restores a backup; the problems that it found."""
    with path.open("rb") as file:
        return [each for found in restore(place.context, place.store, file, over, REASON) for each in found.problems]


def moved(here: Evening, there: Place) -> Evening:
    """The same tournament at another installation, by the same tokens."""
    found = Evening(there.app, here.made, Guest(there.app, here.organiser.token))
    found.entries = {number: Guest(there.app, each.token) for number, each in here.entries.items()}
    return found


def test_a_restored_installation_goes_on_with_its_running_tournament(places: tuple[Place, Place], tmp_path: Path) -> None:
    place, there = places
    here = evening(place)
    game = here.get("/rounds/1")["round"]["tables"][0]["game"]
    assert put_back(there, written(place, tmp_path)) == []
    gone_on = moved(here, there)
    assert gone_on.get("/entries") == here.get("/entries")
    assert gone_on.get("/facts?after=0") == here.get("/facts?after=0")
    attend(gone_on)
    play(gone_on, game, seats_of(gone_on))
    attend(gone_on)
    assert gone_on.close().status_code == 201
    attend(gone_on)
    assert gone_on.get("")["status"] == "provisional"
    assert [each for found in check_store(there.store, there.context.catalogue) for each in found.problems] == []


def test_a_newer_tournament_is_left_alone_and_one_that_is_put_back_over_it_says_so(
    places: tuple[Place, Place], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    place, _ = places
    here = evening(place)
    assert here.send("PATCH", "/entries/1", {"seed": 1}).status_code == 200
    assert here.post("/announcements", {"text": "Tea at nine."}).status_code == 201
    path = written(place, tmp_path)
    place.context.part(Tournaments).repository.forget_texts(here.now, [f"{here.now.version}.text"])
    assert here.post("/announcements", {"text": "No tea."}).status_code == 201
    lost, raw = here.now.head, here.now.digest
    held = asdict(sign_digest(place.context, here.id, lost.version, raw))
    assert put_back(place, path) == []
    assert here.now.head == lost
    for _ in range(2):
        assert put_back(place, path, here.id) == []
    last = here.get("/facts?after=0&limit=200")["facts"][-1]
    assert (last["type"], last["data"]["lost"], last["version"]) == (
        "tournament.restored",
        {"version": lost.version, "digest": lost.digest},
        lost.version,
    )
    assert place.context.part(Tournaments).repository.texts(here.now)[f"{lost.version}.reason"].text == REASON
    assert f"{lost.version - 1}.text" not in place.context.part(Tournaments).repository.texts(here.now), "what was deleted stays so"
    (tmp_path / "held.json").write_text(json.dumps(held))
    (tmp_path / "tournament.jsonl").write_text(here.get("/record", Guest(place.app)))
    asked = ["--json", "--checkpoint", str(tmp_path / "held.json"), str(tmp_path / "tournament.jsonl")]
    assert main(["verify", *asked]) == 0
    for said in (capsys.readouterr().out, node("clients/verifier/verify.mjs", *asked).stdout):
        told = json.loads(said)
        assert [each["result"] for each in told["held"]] == ["given up"]
        assert [each["reason"] for each in told["shown"]["restores"]] == [REASON]


def test_a_tournament_of_which_nothing_is_left_is_put_back_without_a_lost_head(places: tuple[Place, Place], tmp_path: Path) -> None:
    place, there = places
    here = evening(place)
    assert put_back(there, written(place, tmp_path), here.id) == []
    last = moved(here, there).get("/facts?after=0&limit=200")["facts"][-1]
    assert (last["type"], last["data"]["lost"]) == ("tournament.restored", None)


def test_what_games_came_to_that_the_tournament_has_forgotten_is_noted_again(places: tuple[Place, Place], tmp_path: Path) -> None:
    place, _ = places
    here = evening(place)
    game, path = here.get("/rounds/1")["round"]["tables"][0]["game"], written(place, tmp_path)
    play(here, game, seats_of(here))
    attend(here)
    result = here.get("/rounds/1/tables/1")["table"]["result"]
    assert put_back(place, path, here.id) == []
    attend(here)
    table = here.get("/rounds/1/tables/1")["table"]
    assert (table["state"], table["result"]) == ("finished", result)


def test_doctor_names_a_game_of_a_tournament_that_is_gone_or_another_and_a_text_that_was_exchanged(
    places: tuple[Place, Place], tmp_path: Path
) -> None:
    _, there = places
    here = evening(there)

    def problems() -> list[str]:
        return [each for found in check_store(there.store, there.context.catalogue) if found.game == here.id for each in found.problems]

    assert problems() == []
    game, path = here.now.rounds[1].tables[1].game.id, written(there, tmp_path)
    named = here.now.entries[1].names[0]
    assert named is not None
    texts, place = keys.texts_key(here.id), named.place
    kept = there.store.texts(here.id)[place]
    there.client.hset(texts, place, kept.replace("Anna", "Otto"))
    there.client.delete(keys.stream_key(game))
    found = problems()
    assert len(found) == 2, found
    assert "does not match its commitment" in found[0]
    assert found[1].startswith(f"game {game}, of table 1 of round 1, is not there; put it back with")
    there.client.hset(texts, place, kept)
    assert put_back(there, path) == []
    assert problems() == []
