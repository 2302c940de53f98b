"""A backup restored into an empty place, and an archive, show everybody what he saw before, to the byte."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import pytest
from flask import Flask

from service.app.audits.audit import audit
from service.app.core.context import Context
from service.app.due.automation_due import due_of
from service.app.due.awaited_rounds import NAME as ROUNDS
from service.app.maintenance.archive import archive_games
from service.app.maintenance.backup import BadBackup, backup, check_backup, restore
from service.app.maintenance.doctor import check_store as examine
from service.app.maintenance.doctor import mend_due
from service.config import Config
from service.extensions import Extensions
from service.factory import create_app
from service.http.app_services import NAME
from service.store import Archive, ArchivedStore, connect
from service.store.archive.frames import scan_frames
from tests.equipment.key_in_memory import KeyInMemory
from tests.generous import GENEROUS
from tests.http.guest import Guest, Round, opened, played, seats, step
from tests.redis_server import private_redis

NOON_MS = 1_900_000_000_000
DAY_MS = 86_400_000
PATHS = ("", "/view", "/view?at=4", "/events?limit=500", "/record", "/forks")


class Place:
    """An installation with a Redis and an archive of its own; all have the same keys."""

    def __init__(self, url: str, folder: Path, now_ms: int = NOON_MS, extensions: Extensions | None = None) -> None:
        config = Config.from_env(
            {
                "DEADDROP_SECRET": "5e" * 32,
                "DEADDROP_DATA": str(folder),
                "DEADDROP_LIMITS": GENEROUS,
                "DEADDROP_DRAND_RELAYS": "http://127.0.0.1:9",
            }
        )
        self.client = connect(url)
        self.store = ArchivedStore(self.client, Archive(folder / "archive"))
        self.app = create_app(
            config,
            store=self.store,
            now_ms=lambda: now_ms,
            entropy=Random(7).randbytes,
            signer=KeyInMemory(bytes(32)),
            jobs=lambda: True,
            extensions=extensions,
        )

    @property
    def context(self) -> Context:
        found: Context = self.app.extensions[NAME].context
        return found


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    folder = tmp_path_factory.mktemp("here")
    with private_redis(folder) as url:
        yield Place(url, folder)


@pytest.fixture(scope="module")
def tables(place: Place) -> list[Round]:
    """A game that is over, one that goes on, one that waits for people, two forks, a group of equal luck half played."""
    over = played(place.app, opened(place.app))
    going, luck = opened(place.app, analysis=True), Random(3)
    for _ in range(6):
        step(place.app, going, luck)
    waiting = opened(place.app, seats=[*seats(2), {"kind": "human"}])
    forks = [
        forked(place.app, over, {"at": 9, "luck": "fresh"}),
        forked(place.app, going, {"resample": {"seed": "x"}}, going.by[0]),
    ]
    group = played(place.app, opened(place.app, deal={"mode": "duplicate", "group": "friday"}))
    bots = opened(place.app, seats=[*seats(1), {"kind": "bot", "bot": "house"}, {"kind": "bot", "bot": "house"}])
    return [over, going, waiting, *forks, group, bots]


def forked(app: Flask, parent: Round, body: dict[str, Any], guest: Guest | None = None) -> Round:
    made = (guest or Guest(app)).post(f"/v1/games/{parent.id}/forks", body)
    assert made.status_code == 201, made.text
    told = made.get_json()
    return Round(told["game"]["id"], told, Guest(app, told.get("organiser_token")))


def seen(
    app: Flask, tables: list[Round], *, lists: bool = True
) -> dict[tuple[str, str | None], tuple[int, str | None, str]]:
    """Everything that anybody can look at."""
    paths = [(f"/v1/games/{table.id}{path}", token) for table in tables for path in PATHS for token in tokens(table)]
    paths += [("/v1/games?limit=100", None)]
    paths = [each for each in paths if lists or not is_list(each[0])]
    answers = {each: Guest(app, each[1]).get(each[0]) for each in paths}
    return {
        each: (told.status_code, told.headers.get("ETag"), without_names(told.text)) for each, told in answers.items()
    }


def is_list(path: str) -> bool:
    """Whether it is a list of games, in which those of the archive are missing."""
    return path.endswith(("/forks", "?limit=100"))


def without_names(text: str) -> str:
    """A problem has the name of its request in it."""
    return text.partition('"request_id"')[0]


def tokens(table: Round) -> list[str | None]:
    return [None, table.organiser.token, *(guest.token for guest in table.by.values())][:3]


Seen = dict[tuple[str, str | None], tuple[int, str | None, str]]


@pytest.fixture(scope="module")
def before(place: Place, tables: list[Round]) -> Seen:
    """What everybody sees here."""
    return seen(place.app, tables)


def nobody() -> None:
    """Nobody looks at how far it is."""


def carry(place: Place, there: Place, folder: Path) -> None:
    """Back one place up, and restore it into another."""
    backup(place.context, place.store, folder / "games", nobody)
    with (folder / "games").open("rb") as file:
        assert list(restore(there.context, there.store, file))


@pytest.fixture
def there(tmp_path: Path) -> Iterator[Place]:
    """An empty place."""
    (tmp_path / "there").mkdir()
    with private_redis(tmp_path / "there") as url:
        yield Place(url, tmp_path / "there")


def test_a_restored_backup_shows_everybody_what_he_saw(
    place: Place, tables: list[Round], before: Seen, there: Place, tmp_path: Path
) -> None:
    path = tmp_path / "games"
    assert len({text for _, _, text in before.values()}) > 40
    end = backup(place.context, place.store, path, nobody)
    assert end.games == len(place.store.games())
    assert path.stat().st_mode & 0o777 == 0o600
    with path.open("rb") as file:
        assert check_backup(file) == end
        assert not any(found.problems for found in restore(there.context, there.store, file))
        assert seen(there.app, tables) == before
        assert not any(found.problems for found in examine(there.store, there.context.catalogue))
        assert {game: there.store.due_ms(game) is None for game in there.store.games()} == {
            game: place.store.due_ms(game) is None for game in place.store.games()
        }
        sizes = {game: len(there.store.read(game)) for game in there.store.games()}
        assert not any(found.problems for found in restore(there.context, there.store, file))
    assert {game: len(there.store.read(game)) for game in there.store.games()} == sizes


def test_a_restored_game_goes_on(place: Place, tables: list[Round], there: Place, tmp_path: Path) -> None:
    carry(place, there, tmp_path)
    going = tables[1]
    moved = Round(
        going.id, going.made, going.organiser, {seat: Guest(there.app, each.token) for seat, each in going.by.items()}
    )
    done = step(there.app, moved, Random(5))
    assert done is not None
    assert done.status_code == 201


def test_a_backup_with_any_flaw_is_refused_whole(place: Place, tables: list[Round], tmp_path: Path) -> None:
    path = tmp_path / "games"
    backup(place.context, place.store, path, nobody)
    whole = path.read_bytes()
    with path.open("rb") as file:
        ends = [each.end for each in scan_frames(file)]
    flawed = [whole[:cut] for cut in (0, 10, *ends[:-1], ends[0] + 7, len(whole) - 1)]
    heads = range(ends[0], ends[0] + 30)
    places = [*heads, *Random(1).sample(range(len(whole)), 60)]
    flawed += [whole[:at] + bytes([whole[at] ^ 4]) + whole[at + 1 :] for at in places]
    flawed += [whole + b"x", whole + whole, whole[: ends[0]] + whole[ends[1] :], b"x" + whole]
    for each in flawed:
        path.write_bytes(each)
        with path.open("rb") as file, pytest.raises(BadBackup):
            check_backup(file)


def test_a_backup_that_is_interrupted_leaves_no_file_of_its_name(
    place: Place, tables: list[Round], tmp_path: Path
) -> None:
    def stop() -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        backup(place.context, place.store, tmp_path / "games", stop)
    assert not (tmp_path / "games").exists()


def test_a_restore_that_was_interrupted_goes_on(
    place: Place, tables: list[Round], before: Seen, there: Place, tmp_path: Path
) -> None:
    path = tmp_path / "games"
    backup(place.context, place.store, path, nobody)
    with path.open("rb") as file:
        next(restore(there.context, there.store, file))
        assert not any(found.problems for found in restore(there.context, there.store, file))
    assert seen(there.app, tables) == before


def test_a_damaged_game_is_found_and_put_back(place: Place, tables: list[Round], there: Place, tmp_path: Path) -> None:
    path, game = tmp_path / "games", tables[1].id
    backup(place.context, place.store, path, nobody)
    with path.open("rb") as file:
        list(restore(there.context, there.store, file))
        before = there.store.read(game)
        there.client.xdel(f"es:{{{game[:2]}}}:g:{game}", "5-0")
        [found] = [each for each in examine(there.store, there.context.catalogue) if each.problems]
        assert found.game == game
        assert found.problems[0].startswith("event 5 is missing")
        assert f"deaddrop restore BACKUP --over {game}" in found.problems[0]
        assert [each.game for each in restore(there.context, there.store, file) if each.problems] == [game]
        assert not any(each.problems for each in restore(there.context, there.store, file, [game]))
    assert there.store.read(game) == before


def test_a_game_that_is_put_back_over_a_later_history_says_so(
    place: Place, tables: list[Round], there: Place, tmp_path: Path
) -> None:
    path, game = tmp_path / "games", tables[1].id
    backup(place.context, place.store, path, nobody)
    with path.open("rb") as file:
        list(restore(there.context, there.store, file))
        kept = there.store.read(game)
        moved = Round(
            game, {}, Guest(there.app), {seat: Guest(there.app, each.token) for seat, each in tables[1].by.items()}
        )
        assert step(there.app, moved, Random(4)) is not None
        lost = there.store.read(game)
        assert len(lost) > len(kept)
        assert lost[: len(kept)] == kept
        for _ in range(2):  # the second run finds what the first has done
            found = restore(there.context, there.store, file, [game], "The disk failed.")
            assert not any(each.problems for each in found)
    *same, last = there.store.read(game)
    assert same == kept
    entry = Guest(there.app).get(f"/v1/games/{game}/events?after={kept[-1].version}").get_json()["events"][0]
    assert (entry["type"], entry["digest"], entry["version"]) == ("game.restored", last.digest.hex(), last.version)
    assert entry["data"] == {
        "lost": {"version": lost[-1].version, "digest": lost[-1].digest.hex()},
        "kept": {"version": kept[-1].version, "digest": kept[-1].digest.hex()},
        "reason": "The disk failed.",
    }
    assert entry["text"].endswith(f"put the game back to event {kept[-1].version}: The disk failed.")
    played(there.app, moved)
    raw = Guest(there.app).get(f"/v1/games/{game}/record").data
    told = audit(raw, there.context.catalogue, None)
    assert told.problem is None, told
    assert told.decided
    assert not any(each.problems for each in examine(there.store, there.context.catalogue))


def test_a_running_game_that_is_put_back_goes_on_as_it_is(place: Place, tmp_path: Path) -> None:
    nonce = "5" * 64
    commit = sha256(nonce.encode()).hexdigest()
    people = [{"kind": "human", "claim": True, "commit": commit}, *[{"kind": "human", "claim": True}] * 2]
    made = Guest(place.app).post("/v1/games", {"ruleset": "microfilms", "seats": people}).get_json()
    game, guests = made["game"]["id"], [Guest(place.app, each["token"]) for each in made["seats"]]
    digest = guests[0].view(game)["luck"]["closed"]["digest"]
    path = f"/v1/games/{game}/seats/0/nonce"
    assert guests[0].ask("PUT", path, {}, json={"nonce": nonce, "digest": digest}).status_code == 200
    backup(place.context, place.store, tmp_path / "games", nobody)
    table = Round(game, {}, guests[0], dict(enumerate(guests)))
    assert step(place.app, table, Random(4)) is not None
    before = place.store.feed_ends()
    with (tmp_path / "games").open("rb") as file:
        found = restore(place.context, place.store, file, [game], "The disk failed.")
        assert not any(each.problems for each in found)
    view = guests[0].view(game)
    assert (view["status"], len(view["decisions"]), view["luck"]["state"]) == ("playing", 1, "playing")
    assert place.store.due_ms(game) == due_of(place.context.games.load(game), place.context.games.expiry)
    told = [(each.game, each.last) for _, each in place.store.follow(before, 1)]
    assert told == [(game, view["version"])], "who follows is woken"


def test_a_game_of_which_nothing_is_left_is_put_back_without_a_lost_head(
    place: Place, tables: list[Round], there: Place, tmp_path: Path
) -> None:
    backup(place.context, place.store, tmp_path / "games", nobody)
    with (tmp_path / "games").open("rb") as file:
        list(restore(there.context, there.store, file, [tables[1].id], "The disk failed."))
    path = f"/v1/games/{tables[1].id}/events?limit=500"
    last = Guest(there.app).get(path).get_json()["events"][-1]
    assert (last["type"], last["data"]["lost"]) == ("game.restored", None)


def test_what_is_owed_wrongly_is_found_and_mended(
    place: Place, tables: list[Round], there: Place, tmp_path: Path
) -> None:
    bots, over = tables[-1].id, tables[0].id
    carry(place, there, tmp_path)
    there.client.zrem(f"es:{{{bots[:2]}}}:due", bots)
    there.client.zadd(f"es:{{{over[:2]}}}:due", {over: 5})
    wrong = {each.game: each.problems[0] for each in examine(there.store, there.context.catalogue) if each.problems}
    owed = there.context.games.load(bots).automatic_decisions()
    assert wrong.keys() == {over, bots} if owed else {over}
    assert all("deaddrop doctor --mend" in problem for problem in wrong.values())
    for game in wrong:
        mend_due(there.store, there.context.games.load(game))
    assert not any(each.problems for each in examine(there.store, there.context.catalogue))


def test_a_clock_that_runs_is_nothing_wrong_and_a_lost_one_is_set_again(place: Place, tmp_path: Path) -> None:
    guest = Guest(place.app)
    commit = sha256(b"a nonce").hexdigest()
    people = [{"kind": "human", "claim": True, "commit": commit}, *[{"kind": "human", "claim": True}] * 2]
    game = guest.post("/v1/games", {"ruleset": "microfilms", "seats": people}).get_json()["game"]["id"]

    def problems() -> list[str]:
        return [
            why for each in examine(place.store, place.context.catalogue) if each.game == game for why in each.problems
        ]

    due_ms = place.store.due_ms(game)
    assert due_ms is not None
    assert problems() == []
    mend_due(place.store, place.context.games.load(game))
    assert place.store.due_ms(game) == due_ms
    place.client.zrem(f"es:{{{game[:2]}}}:due", game)
    assert len(problems()) == 1
    mend_due(place.store, place.context.games.load(game))
    assert place.store.due_ms(game) == due_ms


def test_a_game_that_vanished_is_missed(place: Place, tables: list[Round], there: Place, tmp_path: Path) -> None:
    game = tables[1].id
    carry(place, there, tmp_path)
    there.client.zadd(f"es:{{{game[:2]}}}:due", {game: 5})
    there.client.unlink(f"es:{{{game[:2]}}}:g:{game}")
    wrong = {each.game: each.problems for each in examine(there.store, there.context.catalogue) if each.problems}
    assert "no stream" in wrong[game][0]


def test_an_archive_shows_everybody_what_he_saw_and_what_is_not_over_stays(
    place: Place, tables: list[Round], before: Seen, there: Place, tmp_path: Path
) -> None:
    path = tmp_path / "games"
    backup(place.context, place.store, path, nobody)
    with path.open("rb") as file:
        list(restore(there.context, there.store, file))
    shown, everything = {each: told for each, told in before.items() if not is_list(each[0])}, set(there.store.games())
    later = Place(url_of(there), tmp_path / "there", NOON_MS + 8 * DAY_MS)
    assert archive_games(there.context, there.store, 7 * DAY_MS, nobody)["moved"] == 0
    assert archive_games(later.context, later.store, 7 * DAY_MS, nobody, bridge_s=0)["moved"] == 1
    assert set(later.store.archive.games()) == {tables[0].id} == everything - set(later.store.games())
    assert not [key for key in later.client.scan_iter() if key.endswith(tables[0].id.encode())]
    assert tables[0].id not in Guest(later.app).get("/v1/games?limit=100").text
    fresh = Place(url_of(there), tmp_path / "there")
    assert seen(fresh.app, tables, lists=False) == shown
    assert (
        Guest(there.app).get(f"/v1/games/{tables[0].id}/record").text
        == shown[f"/v1/games/{tables[0].id}/record", None][2]
    )
    assert not any(each.problems for each in examine(fresh.store, fresh.context.catalogue, fresh.store.archive.games()))
    assert archive_games(later.context, later.store, 7 * DAY_MS, nobody, bridge_s=0)["moved"] == 0
    end = backup(fresh.context, fresh.store, path, nobody)
    assert end.games == len(everything)
    child = forked(fresh.app, tables[0], {"at": 9, "luck": "fresh"})
    assert Guest(fresh.app).view(child.id)["version"] > 9


def url_of(place: Place) -> str:
    return f"unix://{place.client.connection_pool.connection_kwargs['path']}"


def test_a_restored_game_that_waits_for_a_round_is_remembered_for_the_fetcher(
    place: Place, there: Place, tmp_path: Path
) -> None:
    waiting = opened(place.app, luck={"nonces": "none", "public": "drand"})
    awaited = Guest(place.app).view(waiting.id)["luck"]["round"]["round"]
    carry(place, there, tmp_path)
    assert there.store.rows(ROUNDS, None, 10) == [(waiting.id, str(awaited).encode())]
