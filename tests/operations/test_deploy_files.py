"""The files in `deploy`: image, compose file and systemd units are sound, lock their parts in, and call commands that there are."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import time
from pathlib import Path
from typing import Any

import pytest
import yaml

from service.cli.command_line import _parser
from service.server_key_file import load_server_key
from service.store import RedisStore, connect
from tests.hang import until
from tests.operations.deployed import (
    DEPLOY,
    ETC,
    NIGHTLY,
    PROGRAM,
    ROOT,
    SERVERS,
    read_by,
    unit,
)
from tests.operations.programs import said, tool
from tests.operations.settings import documented_settings
from tests.redis_server import private_redis

UNITS = sorted((DEPLOY / "systemd").glob("*.*"))


class TestImage:
    def test_the_dockerfile_is_sound(self) -> None:
        said(tool("hadolint"), DEPLOY / "Dockerfile")

    def test_it_runs_as_nobody_with_commands_that_there_are(self) -> None:
        last = (DEPLOY / "Dockerfile").read_text().rpartition("FROM")[2]
        assert re.search(r"^USER [1-9]\d+$", last, re.M)
        assert 'ENTRYPOINT ["deaddrop"]' in last
        assert _parser().parse_args(json.loads(re.findall(r"^CMD (.*)$", last, re.M)[0]))

    def test_all_that_it_needs_goes_in(self) -> None:
        let_in = [line[1:] for line in (ROOT / ".dockerignore").read_text().splitlines() if line.startswith("!")]
        assert all((ROOT / each).exists() for each in let_in)
        packages = {path.parent.name for path in ROOT.glob("*/__init__.py")}
        assert {"deaddrop", "domain", "extensions", "projections", "service", "workers"} <= packages <= set(let_in)


def settings_missed_by(service: dict[str, Any]) -> set[str]:
    """The settings of an operator that a container does not get, but for those that only its inside can say."""
    inside = {"HOST", "PORT", "DEADDROP_DATA", "DEADDROP_REDIS_URL", "DEADDROP_JOBS_URL", "DEADDROP_METRICS_PORT", "DEADDROP_ENV_FILE"}
    got = read_by(service, "".join(f"{name}=theirs\n" for name in documented_settings()))
    return {name for name in documented_settings() if got.get(name) != "theirs"} - inside


class TestCompose:
    @pytest.fixture
    def services(self) -> dict[str, Any]:
        found: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text())["services"]
        return found

    def test_it_is_what_compose_reads(self) -> None:
        said(tool("check-jsonschema"), "--builtin-schema", "vendor.compose-spec", DEPLOY / "compose.yaml")

    def test_roots_are_read_only_and_privileges_are_none(self, services: dict[str, Any]) -> None:
        for name, service in services.items():
            assert service["read_only"], name
            assert service["security_opt"] == ["no-new-privileges:true"]
            assert service.get("cap_drop") == ["ALL"] or name in ("events", "jobs")

    def test_every_part_of_ours_gets_every_setting(self, services: dict[str, Any]) -> None:
        """What the file sets, and what an operator adds to it."""
        assert {name: each for name in services.keys() - set(SERVERS) if (each := settings_missed_by(services[name]))} == {}
        assert "DEADDROP_EVENTS_MEMORY" in read_by(services["events"])

    def test_a_part_that_misses_settings_is_found(self, services: dict[str, Any]) -> None:
        without = {key: value for key, value in services["api"].items() if key != "env_file"}
        assert {"DEADDROP_ORIGIN", "DEADDROP_OIDC_ISSUER"} <= settings_missed_by(without)
        fixed = services["api"] | {"environment": services["api"]["environment"] | {"DEADDROP_ORIGIN": "localhost"}}
        assert settings_missed_by(fixed) == {"DEADDROP_ORIGIN"}

    def test_who_asks_other_hosts_can_reach_them(self, services: dict[str, Any]) -> None:
        """The dispatcher: relays of drand and witnesses; the API: the site that players sign in through."""
        outside = {name for name, service in services.items() if "outside" in service["networks"]}
        assert outside == {"api", "courier", "dispatcher"}

    def test_compose_itself_reads_it(self) -> None:
        """Where docker has its compose plug-in, with the environment file at its place."""
        docker = tool("docker")
        if subprocess.run([docker, "compose", "version"], capture_output=True, check=False).returncode:
            pytest.skip("docker on this machine has no compose")
        if not Path(ETC).exists():
            pytest.skip(f"there is no {ETC} on this machine")
        said(docker, "compose", "--file", DEPLOY / "compose.yaml", "config", "--quiet")

    def test_only_the_api_is_reached_and_from_this_machine_only(self, services: dict[str, Any]) -> None:
        assert {name: service["ports"] for name, service in services.items() if "ports" in service} == {
            "api": ["127.0.0.1:8000:8000"]
        }


def commands_of(told: dict[str, list[str]]) -> list[list[str]]:
    """The commands of ours that a unit calls, as words."""
    starts = [*told.get("ExecStartPre", ()), *told.get("ExecStart", ())]
    found = [re.search(r"bin/deaddrop (.*?)'?$", re.sub(r"\$\$\(.*\)", "TODAY", start)) for start in starts]
    return [each[1].split() for each in found if each]


def is_locked_in(told: dict[str, list[str]]) -> bool:
    """Whether a service runs as a user of its own who changes nothing of the system."""
    return (told.get("User"), told.get("ProtectSystem"), told.get("NoNewPrivileges")) == (["deaddrop"], ["strict"], ["yes"])


class TestUnits:
    def test_all_parts_are_there(self) -> None:
        assert {path.suffix for path in UNITS} == {".service", ".target", ".timer"}
        assert {f"deaddrop-{part}.service" for part in ("api", "archive", "backup", "courier", "dispatcher")} <= {path.name for path in UNITS}
        assert sorted((DEPLOY / "systemd").rglob("*.*")) == UNITS

    def test_systemd_reads_them(self, tmp_path: Path) -> None:
        analyze = tool("systemd-analyze")
        program = tmp_path / "program"
        program.write_text("#!/bin/sh\n")
        program.chmod(0o755)
        for path in UNITS:
            text = re.sub(r"(?<==)/(opt|usr/bin/redis)\S+", str(program), path.read_text())
            (tmp_path / path.name).write_text(text.replace(ETC, str(DEPLOY / "deaddrop.env")))
        files = [tmp_path / path.name for path in UNITS]
        noise = said(analyze, "verify", "--recursive-errors=no", *files)
        assert not [line for line in noise.splitlines() if "deaddrop" in line], noise

    def test_one_command_enables_all_of_them(self, tmp_path: Path) -> None:
        """Also the backup; and each part alone can be enabled and disabled."""
        systemctl, folder = tool("systemctl"), tmp_path / "etc/systemd/system"
        folder.mkdir(parents=True)
        for path in UNITS:
            shutil.copy(path, folder)
        said(systemctl, f"--root={tmp_path}", "enable", "deaddrop.target")
        said(systemctl, f"--root={tmp_path}", "enable", "deaddrop-worker@2")
        enabled = {path.name for path in (folder / "deaddrop.target.wants").iterdir()}
        started = {"events", "jobs", "api", "dispatcher", "courier", "worker@1", "worker@2"}
        assert enabled == {f"deaddrop-{each}.service" for each in started} | {"deaddrop-backup.timer", "deaddrop-archive.timer"}
        assert (folder / "multi-user.target.wants/deaddrop.target").is_symlink()
        said(systemctl, f"--root={tmp_path}", "disable", "deaddrop-events.service")
        assert not (folder / "deaddrop.target.wants/deaddrop-events.service").is_symlink()

    def test_all_read_the_one_environment_file_and_come_back_after_any_outage(self) -> None:
        for path in UNITS:
            found = unit(path.name)
            if path.suffix == ".service" and path.name != "deaddrop-jobs.service":
                assert found["EnvironmentFile"] == [ETC], path.name
            if "ExecStart" in found and found["Type"] != ["oneshot"]:
                assert (found["Restart"], found["StartLimitIntervalSec"]) == (["always"], ["0"]), path.name

    def test_every_command_in_them_is_one(self) -> None:
        called = [command for path in UNITS for command in commands_of(unit(path.name))]
        assert {"api", "worker", "courier", "dispatcher", "backup", "archive"} <= {command[0] for command in called}
        for command in called:
            assert _parser().parse_args(command)

    def test_all_of_them_are_locked_in(self) -> None:
        assert [path.name for path in UNITS if path.suffix == ".service" and not is_locked_in(unit(path.name))] == []

    def test_a_planted_fault_is_found(self) -> None:
        sound = unit("deaddrop-api.service")
        for name in ("User", "ProtectSystem", "NoNewPrivileges"):
            assert not is_locked_in({**sound, name: ["root"]})
            assert not is_locked_in({key: value for key, value in sound.items() if key != name})
        [command] = commands_of({"ExecStart": ["/opt/deaddrop/.venv/bin/deaddrop absent"]})
        with pytest.raises(SystemExit):
            _parser().parse_args(command)


def test_the_compose_file_backs_up_and_archives(tmp_path: Path) -> None:
    service = yaml.safe_load((DEPLOY / "compose.yaml").read_text())["services"][NIGHTLY]
    assert service["entrypoint"] == ["/bin/sh", "-c"]
    backups = tmp_path / "backups"
    for folder in (backups, tmp_path / "events", tmp_path / "data"):
        folder.mkdir()
    load_server_key(tmp_path / "data")  # as the API does, on the volume that both have
    old = backups / "2001-01-01T000000"
    old.mkdir()
    os.utime(old, (0, 0))
    [script] = service["command"]
    moved = {
        "$$": "$",
        "/var/lib/deaddrop-backups": str(backups),
        "deaddrop backup": f"{PROGRAM} backup",
        "deaddrop archive": f"{PROGRAM} archive",
    }
    for was, now in moved.items():
        script = script.replace(was, now)
    began_ms = time.time_ns() // 1_000_000
    with private_redis(tmp_path / "events") as url:
        environ = {
            **os.environ,
            "DEADDROP_REDIS_URL": url,
            "DEADDROP_DATA": str(tmp_path / "data"),
            "PYTHONPATH": str(ROOT),
        }
        with subprocess.Popen([*service["entrypoint"], script], env=environ, start_new_session=True) as process:
            store = RedisStore(connect(url))
            try:
                until(lambda: store.last_backup() >= began_ms and not old.exists(), "it writes no backup, or keeps an old one")
            finally:
                os.killpg(process.pid, signal.SIGTERM)
    [new] = backups.iterdir()
    assert (new / "games").exists()
