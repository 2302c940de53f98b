"""`deaddrop keys`, and what starts with keys: the API does, workers and the contract do not."""

from __future__ import annotations

from pathlib import Path

import pytest

from service.app.core.signing import Signing
from service.cli import main
from service.config import Config
from service.factory import create_app
from service.http.app_factory import build_contract
from service.http.app_services import NAME
from service.signing.keyring import KeyFolder
from tests.equipment.memory_store.store import MemoryStore
from tests.programs import python


@pytest.fixture
def keys(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.delenv("DEADDROP_KEYS", raising=False)
    monkeypatch.setenv("DEADDROP_DATA", str(tmp_path / "data"))
    (tmp_path / "data" / "events").mkdir(parents=True)
    (tmp_path / "data" / "server.key").write_bytes(bytes(32))
    return tmp_path / "data" / "keys"


def told(capsys: pytest.CaptureFixture[str], *words: str) -> list[str]:
    assert main(["keys", *words]) == 0
    return capsys.readouterr().out.splitlines()


def test_lists_renews_and_retires(keys: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert told(capsys) == [f"There is no key in {keys} yet; the API makes one when it starts."]
    assert not keys.exists()
    for _ in range(3):
        made = told(capsys, "new")
    third, second, first = KeyFolder(keys).load_all()
    assert made == [f"{third.id} signs from now on."]
    assert told(capsys, "retire", first.id) == [
        f"{first.id} can sign no more; its earlier signatures are still verified with it."
    ]
    assert [line.split() for line in told(capsys)] == [
        ["id", "created", "state"],
        [third.id, third.created, "active"],
        [second.id, second.created, "replaced"],
        [first.id, first.created, "retired"],
    ]


def test_refuses_in_one_line(keys: Path, capsys: pytest.CaptureFixture[str]) -> None:
    active = KeyFolder(keys).add().id
    assert main(["keys", "retire", active]) == 2
    assert capsys.readouterr().err == (
        f"deaddrop: The key {active} is the active key; make a new one first: deaddrop keys new\n"
    )
    keys.chmod(0o755)
    assert main(["keys"]) == 1
    assert capsys.readouterr().err.count("\n") == 1


def test_the_folder_is_a_setting(tmp_path: Path, keys: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DEADDROP_KEYS", str(tmp_path / "shared"))
    assert main(["keys", "new"]) == 0
    assert len(KeyFolder(tmp_path / "shared").load_all()) == 1
    assert not keys.exists()


def test_the_api_does_not_start_without_keys_that_can_be_used(keys: Path, capsys: pytest.CaptureFixture[str]) -> None:
    KeyFolder(keys).add()
    keys.chmod(0o755)
    assert main(["api"]) == 1
    assert (
        capsys.readouterr().err
        == f"deaddrop: The key folder {keys} is open to others (mode 755); run: chmod 700 {keys}\n"
    )


def test_the_contract_and_an_application_touch_no_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    build_contract()
    app = create_app(Config.from_env({"DEADDROP_SECRET": "5e" * 32}), store=MemoryStore())
    assert app.test_client().get("/openapi.json").status_code == 200
    assert list(tmp_path.iterdir()) == []
    app.extensions[NAME].context.part(Signing).signer.public()
    assert [each.suffix for each in (tmp_path / "var" / "keys").glob("[!.]*")] == [".pem"]


def test_workers_load_no_cryptography() -> None:
    work = "import sys, workers.automation_job, service.factory; print([each for each in sys.modules if each.startswith('cryptography.hazmat')])"
    assert python("-c", work) == "[]\n"
