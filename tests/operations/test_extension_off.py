"""An installation whose tournaments are off keeps what is there of them: backups hold it, and the doctor notes it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from projections import event_row
from service.app.core.event_rows import find_event_row
from service.app.maintenance.backup import check_backup, restore
from service.app.maintenance.checked_streams import ExtensionOff, kept_text
from service.app.maintenance.doctor import check_store
from service.app.maintenance.resume import resume
from service.extensions import NONE
from service.store import ArchivedGame
from service.store.redis import keys
from tests.equipment.diaries.diary import DIARY, LIST, lines, with_diaries, write
from tests.http.events.evening import Evening
from tests.http.events.test_played import attend, opened, play, seats_of
from tests.operations.test_backup import Place
from tests.operations.test_backup_of_events import moved, put_back, written
from tests.operations.test_commands import typed
from tests.redis_server import private_redis

pytestmark = pytest.mark.usefixtures("one_auditor")
OFF = {"DEADDROP_EXTENSIONS": "none"}
NOTE = kept_text(["one"])


@pytest.fixture
def urls(tmp_path: Path) -> Iterator[tuple[str, str]]:
    """Two servers of events."""
    for each in ("here", "there"):
        (tmp_path / each).mkdir()
    with private_redis(tmp_path / "here") as one, private_redis(tmp_path / "there") as two:
        yield one, two


def held(place: Place) -> list[ArchivedGame | None]:
    """All that is stored of logs."""
    return [place.store.keep(each) for each in sorted((*place.store.streams(), *place.store.games()))]


def commands(url: str, **settings: str) -> dict[str, Any]:
    """Settings of commands on a server of events."""
    return {"DEADDROP_REDIS_URL": url, "DEADDROP_JOBS_URL": url, "DEADDROP_SECRET": "5e" * 32, **settings}


def test_a_backup_made_and_restored_without_tournaments_holds_them_bit_for_bit(urls: tuple[str, str], tmp_path: Path) -> None:
    here, off = Place(urls[0], tmp_path / "here"), Place(urls[0], tmp_path / "here", extensions=NONE)
    evening: Evening = opened(here.app, options={"turn_cap": 2})
    path = written(off, tmp_path / "there")
    with path.open("rb") as file:
        assert check_backup(file).logs == 1
    there = Place(urls[1], tmp_path / "there", extensions=NONE)
    assert put_back(there, path) == []
    assert held(there) == held(here)
    assert put_back(there, path) == []
    found = list(check_store(there.store, there.context.catalogue, (), NONE))
    assert [each.notes for each in found if each.notes] == [(NOTE,)]
    assert [each.problems for each in found if each.problems] == []
    on = Place(urls[1], tmp_path / "there")
    assert find_event_row(on.store, evening.id) is None
    assert resume(on.context) == 1
    gone_on = moved(evening, on)
    row = find_event_row(on.store, evening.id)
    assert row is not None
    assert row.head == gone_on.now.head.version
    attend(gone_on)
    play(gone_on, gone_on.get("/rounds/1")["round"]["tables"][0]["game"], seats_of(gone_on))
    attend(gone_on)
    assert gone_on.close().status_code == 201
    assert [each.problems for each in check_store(on.store, on.context.catalogue) if each.problems] == []


def test_commands_without_tournaments(urls: tuple[str, str], tmp_path: Path) -> None:
    here, data = Place(urls[0], tmp_path / "here"), tmp_path / "here"
    evening: Evening = opened(here.app)
    assert "1 log of extensions" in typed(data, "backup", tmp_path / "copy", **commands(urls[0], **OFF))
    before, listed = held(here), here.store.rows(event_row.NAME, None, 10)
    for more in (["--games"], ["--games", "--mend"]):
        said = typed(data, "doctor", *more, **commands(urls[0], **OFF))
        assert f"extensions: {NOTE}\n" in said
        assert "all sound." in said
    words = ("restore", tmp_path / "copy", "--over", evening.id, "--reason", "A disk.")
    said = typed(data, *words, code=1, **commands(urls[0], **OFF))
    assert f"{evening.id} is a log of an extension that is off, so it cannot be replaced: name the extension in DEADDROP_EXTENSIONS." in said
    assert said.rstrip().endswith("Nothing was written.")
    assert "Nothing was written." in typed(tmp_path / "new", *words, code=1, DEADDROP_REDIS_URL=urls[1], DEADDROP_JOBS_URL=urls[1], **OFF)
    assert not (tmp_path / "new").exists()
    assert (held(here), here.store.rows(event_row.NAME, None, 10)) == (before, listed)
    with (tmp_path / "copy" / "games").open("rb") as file, pytest.raises(ExtensionOff):
        next(restore(Place(urls[0], data, extensions=NONE).context, here.store, file, [evening.id], "A disk."))
    assert held(here) == before
    assert "all sound." in typed(data, "doctor", "--games", "--mend", **commands(urls[0]))
    attend(evening)
    assert here.store.rows(event_row.NAME, None, 10) == listed


def test_a_log_that_cannot_be_read_is_found_without_its_extension(urls: tuple[str, str], tmp_path: Path) -> None:
    here = Place(urls[0], tmp_path / "here", extensions=NONE)
    write(here.store, "dear diary")
    path = written(here, tmp_path / "there")
    here.client.xadd(keys.stream_key(DIARY), {"x": "y"}, id="2-0")
    [problem] = [each for found in check_store(here.store, here.context.catalogue, (), NONE) for each in found.problems]
    assert "name its extension in DEADDROP_EXTENSIONS, then put it back with `deaddrop restore BACKUP --over" in problem
    assert put_back(here, path) == [problem]
    there = Place(urls[1], tmp_path / "there", extensions=NONE)
    write(there.store, "another diary")
    assert put_back(there, path) == ["another history of this log is here; it was left as it is"]
    assert lines(there.store) == ["another diary"]


def test_a_game_is_replaced_while_tournaments_are_off(urls: tuple[str, str], tmp_path: Path) -> None:
    here = Place(urls[0], tmp_path / "here")
    evening: Evening = opened(here.app)
    game = evening.get("/rounds/1")["round"]["tables"][0]["game"]
    path = written(here, tmp_path / "there")
    off = Place(urls[0], tmp_path / "here", extensions=NONE)
    assert put_back(off, path, game) == []


def test_another_extension_restores_its_logs(urls: tuple[str, str], tmp_path: Path) -> None:
    here = Place(urls[0], tmp_path / "here", extensions=with_diaries())
    write(here.store, "dear diary")
    path = written(here, tmp_path / "there")
    write(here.store, "bad")
    assert put_back(here, path) == ["line 2 is bad"]
    assert put_back(here, path, DIARY) == []
    assert lines(here.store) == ["dear diary", "A disk broke."]
    assert here.store.rows(LIST, None, 10) == [(DIARY, b"A disk broke.")]
    there = Place(urls[1], tmp_path / "there", extensions=NONE)
    assert put_back(there, path) == []
    assert resume(Place(urls[1], tmp_path / "there", extensions=with_diaries()).context) == 1
    assert there.store.due_ms(DIARY) is not None
    assert there.store.rows(LIST, None, 10) == [(DIARY, b"dear diary")]
