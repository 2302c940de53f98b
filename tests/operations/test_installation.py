"""Commands work on the installation that is named, by the environment or by the file of the units, and on no other."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from service.cli import installation, main
from service.cli.installation import ENVIRONMENT_FILE, NoInstallation, adopt_environment_file, find_installation

UNITS = Path(__file__).parents[2] / "deploy" / "systemd"
READING = (
    ("doctor",),
    ("backup", "there"),
    ("archive",),
    ("export", "there"),
    ("import", "record.jsonl"),
    ("remove", "a-game"),
    ("forget", "a-game", "0"),
    ("moderate", "list"),
    ("keys",),
    ("keys", "new"),
    ("keys", "adopt"),
)


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty directory on a machine without an environment file."""
    for name in ("DEADDROP_DATA", "DEADDROP_REDIS_URL", "DEADDROP_SECRET", "DEADDROP_KEYS", "DEADDROP_ENV_FILE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(installation, "ENVIRONMENT_FILE", tmp_path / "none.env")
    monkeypatch.setattr(os, "environ", os.environ.copy())
    monkeypatch.chdir(tmp_path)
    (tmp_path / "record.jsonl").write_text("{}")
    return tmp_path


@pytest.mark.parametrize("words", READING, ids=" ".join)
def test_where_no_installation_is_a_command_refuses_names_the_place_and_makes_nothing(
    words: tuple[str, ...], elsewhere: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(list(words)) == 2
    said = capsys.readouterr().err
    assert f"There is no installation in {elsewhere}/var (as DEADDROP_DATA is not set and there is no" in said
    assert not (elsewhere / "var").exists()
    assert not (elsewhere / "there").exists()


def test_the_file_of_the_units_names_the_installation_unless_the_environment_does(elsewhere: Path) -> None:
    (elsewhere / "ours.env").write_text(f"# ours\nDEADDROP_DATA={elsewhere}/ours\nPORT='81'\n")
    environ = {"DEADDROP_ENV_FILE": str(elsewhere / "ours.env"), "PORT": "80"}
    adopt_environment_file(environ)
    assert (environ["DEADDROP_DATA"], environ["PORT"]) == (f"{elsewhere}/ours", "80")
    named = {"DEADDROP_ENV_FILE": str(elsewhere / "ours.env"), "DEADDROP_DATA": "elsewhere"}
    adopt_environment_file(named)
    assert "PORT" not in named
    same = {"DEADDROP_ENV_FILE": str(elsewhere / "ours.env"), "DEADDROP_DATA": f"{elsewhere}/ours"}
    adopt_environment_file(same)
    assert same["PORT"] == "81"


def test_a_place_that_the_file_names_and_that_is_none_is_refused_by_its_name(
    elsewhere: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (elsewhere / "ours.env").write_text(f"DEADDROP_DATA={elsewhere}/ours\n")
    monkeypatch.setattr(installation, "ENVIRONMENT_FILE", elsewhere / "ours.env")
    with pytest.raises(NoInstallation, match=rf"{elsewhere}/ours \(by {elsewhere}/ours.env\)"):
        find_installation()


def test_a_file_that_was_named_and_is_missing_is_refused(elsewhere: Path) -> None:
    with pytest.raises(NoInstallation, match="cannot be read: No such file"):
        adopt_environment_file({"DEADDROP_ENV_FILE": str(elsewhere / "missing.env")})


@pytest.mark.skipif(os.geteuid() != 0, reason="only root may become another user")
def test_root_works_as_the_owner_of_the_data(elsewhere: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (elsewhere / "var" / "events").mkdir(parents=True)
    (elsewhere / "var" / "server.key").write_bytes(bytes(32))
    became = list[tuple[int, int]]()
    monkeypatch.setattr(installation, "become", lambda *ids: became.append(ids))
    find_installation()
    assert became == []
    os.chown(elsewhere / "var", 65_432, 65_433)
    find_installation()
    assert became == [(65_432, 65_433)]


def test_the_units_read_that_file() -> None:
    lines = [line for unit in UNITS.glob("*.service") for line in unit.read_text().splitlines()]
    named = {line.partition("=")[2].lstrip("-") for line in lines if line.startswith("EnvironmentFile=")}
    assert named == {str(ENVIRONMENT_FILE)}
