"""What cannot work is said in one sentence, with an exit code, and nothing is left running."""

import os
import resource
import socket
import subprocess

import pytest

from service.cannot_start import CannotStart
from service.cli import main
from service.supervisor import redis_binary


def assert_refused(house, *words, code=1, **more):
    exit_code, said = house.refuse(**more)
    assert exit_code == code
    assert said.startswith("deaddrop: ")
    assert said.count("\n") == 1
    for word in words:
        assert word in said
    assert house.processes() == {}


@pytest.mark.long
def test_a_port_in_use(house):
    with socket.socket() as other:
        other.bind(("127.0.0.1", house.port))
        other.listen()
        assert_refused(house, f"Cannot listen on HOST 127.0.0.1, PORT {house.port}: Address already in use")


@pytest.mark.long
def test_an_address_that_is_not_ours(house):
    assert_refused(house, "Cannot listen on HOST 192.0.2.1", HOST="192.0.2.1")


@pytest.mark.long
def test_a_directory_of_redis_7_before_an_older_server(house):
    (house.data / "events" / "appendonlydir").mkdir(parents=True)
    old = _fake_redis(house.data.parent / "bin", "6.2.99")
    assert_refused(house, "was written by Redis 7.0", PATH=f"{old}:{os.environ['PATH']}")


@pytest.mark.long
def test_a_directory_that_cannot_be_made(open_house, tmp_path):
    (tmp_path / "file").write_text("")
    assert_refused(open_house(tmp_path / "file" / "var"), "Not a directory")


@pytest.mark.long
def test_keys_that_others_can_read(house):
    (house.data / "keys").mkdir(parents=True, mode=0o755)
    code, said = house.refuse()
    assert code == 1
    first, last = said.splitlines()
    assert first.startswith(f"deaddrop: The key folder {house.data}/keys is open to others (mode 755)")
    assert last == "deaddrop: api ended while it started (exit code 1)."
    assert house.processes() == {}


def test_a_disk_that_takes_no_bytes(house):
    house.data.mkdir()
    (house.data / "server.key").write_bytes(bytes(32))

    def no_bytes():
        resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))

    assert_refused(house, "it cannot write its file", "make room on its disk, old backups first; it starts once there is room", preexec=no_bytes)


@pytest.mark.long
def test_a_damaged_append_only_file_comes_with_the_command_that_mends_it(house):
    supervisor = house.start()
    house.post("one")
    supervisor.stop()
    for path in house.data.glob("events/**/*.aof"):
        with path.open("ab") as file:
            file.write(bytes(64))
    code, said = house.refuse()
    assert code == 1
    assert "its append-only file is damaged" in said
    assert house.processes() == {}
    mend = said.partition("then run: ")[2].rstrip().removesuffix(").")
    subprocess.run(mend, shell=True, input="y\n", text=True, check=True, capture_output=True)
    house.start()
    assert house.kept() == ["one"]


@pytest.mark.parametrize(
    ("name", "value", "words"),
    [
        ("PORT", "http", "PORT must be a whole number from 1 to 65535, not 'http'."),
        ("PORT", "70000", "PORT must be a whole number from 1 to 65535"),
        ("DEADDROP_WORKERS", "-1", "DEADDROP_WORKERS must be a whole number from 0 to 64"),
        ("DEADDROP_WEB_THREADS", "0", "DEADDROP_WEB_THREADS must be a whole number from 1"),
        ("DEADDROP_FSYNC", "sometimes", "DEADDROP_FSYNC must be always or everysec"),
        ("DEADDROP_LOG", "loud", "DEADDROP_LOG must be debug, info, warning or error"),
        ("DEADDROP_METRICS_PORT", "x", "DEADDROP_METRICS_PORT must be a whole number from 0"),
        ("DEADDROP_LIMITS", "reads=many", "DEADDROP_LIMITS must be off, or as in reads=600"),
        ("DEADDROP_LIMITS", "looks=5", "there is no limit called 'looks'"),
        ("DEADDROP_OPEN", "games=0", "DEADDROP_OPEN must be off, or as in games=20,bot-games=5: games must be"),
        ("DEADDROP_OPEN", "bot_games=5", "nothing that is open is called 'bot_games'"),
        ("DEADDROP_PROXIES", "-1", "DEADDROP_PROXIES must be a whole number from 0 to 9"),
        ("DEADDROP_REDIS_URL", "localhost:6379", "DEADDROP_REDIS_URL must be a redis://"),
        ("DEADDROP_REDIS_URL", "sentinel://localhost", "DEADDROP_REDIS_URL must be as in sentinel://host:26379"),
        ("DEADDROP_REDIS_URL", "sentinel://localhost/games", "DEADDROP_JOBS_URL must be set where Sentinels"),
        ("DEADDROP_REDIS_URL", "cluster://one:6379/0", "DEADDROP_REDIS_URL must be as in cluster://host:6379"),
        ("DEADDROP_REDIS_URL", "cluster://one,two", "DEADDROP_JOBS_URL must be set where Sentinels or a cluster"),
        ("DEADDROP_SECRET", "xyz", "DEADDROP_SECRET must be written in hexadecimal"),
        ("DEADDROP_SECRET", "00ff", "DEADDROP_SECRET must hold at least 32 bytes"),
    ],
)
def test_a_setting_that_cannot_be_meant(monkeypatch, capsys, tmp_path, name, value, words):
    monkeypatch.setenv("DEADDROP_DATA", str(tmp_path / "var"))
    monkeypatch.setenv(name, value)
    assert main(["up"]) == 2
    told = capsys.readouterr().err
    assert told.startswith("deaddrop: ")
    assert words in told
    assert told.count("\n") == 1
    assert not (tmp_path / "var").exists()


def test_no_redis_server_at_all(monkeypatch, tmp_path):
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(redis_binary, "find_spec", lambda _: None)
    with pytest.raises(CannotStart, match=r"No redis-server of version 6\.2 or later was found"):
        redis_binary.find_redis_binary()


def test_a_redis_server_on_the_path_is_taken_before_the_wheels_unless_it_is_too_old(monkeypatch, tmp_path):
    monkeypatch.setenv("PATH", str(_fake_redis(tmp_path / "new", "8.0.1")), prepend=os.pathsep)
    assert redis_binary.find_redis_binary().version == (8, 0, 1)
    monkeypatch.setenv("PATH", str(_fake_redis(tmp_path / "old", "6.0.16")), prepend=os.pathsep)
    assert redis_binary.find_redis_binary().version >= redis_binary.OLDEST
    assert redis_binary.find_redis_binary().path.parent != tmp_path / "old"


def _fake_redis(folder, version):
    """A program that calls itself redis-server of this version."""
    folder.mkdir()
    program = folder / "redis-server"
    program.write_text(f"#!/bin/sh\necho 'Redis server v={version} sha=0:0 malloc=libc bits=64'\n")
    program.chmod(0o755)
    return folder
