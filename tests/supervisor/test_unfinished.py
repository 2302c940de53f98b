"""What an append-only file ends with when its server was cut off is gone before the next one reads it."""

from itertools import accumulate

import pytest

from service.aof_repair import BEGIN, END, drop_unfinished
from service.cli.command_line import main


def said(*words: bytes) -> bytes:
    """A command as it is written."""
    return b"*%d\r\n" % len(words) + b"".join(b"$%d\r\n%s\r\n" % (len(word), word) for word in words)


def transaction(*commands: bytes) -> bytes:
    return BEGIN + b"".join(commands) + END


SELECT, NAME = said(b"SELECT", b"0"), said(b"HSET", b"names", b"0", b"Anna\r\n*1\r\n$4")
APPENDS = [
    transaction(said(b"XADD", b"game", b"%d-0" % n, b"e", b""), said(b"ZADD", b"due", b"1", b"g")) for n in (1, 2)
]
WRITTEN = [SELECT, APPENDS[0], NAME, APPENDS[1], NAME]
WHOLE = b"".join(WRITTEN)


@pytest.fixture(params=["appendonly.aof", "appendonlydir/appendonly.aof.10.incr.aof"])
def file(tmp_path, request):
    """The file that is written now. Where a server has several, an older one lies beside it."""
    file = tmp_path / request.param
    file.parent.mkdir(exist_ok=True)
    if file.parent != tmp_path:
        (file.parent / "appendonly.aof.9.incr.aof").write_bytes(BEGIN)
    return file


def test_wherever_it_was_cut_off_what_was_finished_is_left(tmp_path, file):
    ends = [0, *accumulate(map(len, WRITTEN))]
    for size in range(len(WHOLE) + 1):
        file.write_bytes(WHOLE[:size])
        left = max(end for end in ends if end <= size)
        assert drop_unfinished(tmp_path) == size - left
        assert file.read_bytes() == WHOLE[:left]


@pytest.mark.parametrize(
    "tail",
    [bytes(64), b"\r\n", b"*x", b"*1\r\n*1\r\n", BEGIN + bytes(8), b"*1\r\n$4\r\nPINGPONG", b"*1\r\n$4\r\nPING\n"],
)
def test_what_is_damaged_otherwise_is_left_to_the_server(tmp_path, file, tail):
    for before in (b"", WHOLE):
        file.write_bytes(before + tail)
        assert drop_unfinished(tmp_path) == 0
        assert file.read_bytes() == before + tail


def test_a_server_that_has_written_nothing_is_left_alone(tmp_path):
    assert drop_unfinished(tmp_path) == 0
    (tmp_path / "appendonly.aof").touch()
    assert drop_unfinished(tmp_path) == 0


def test_a_transaction_behind_a_snapshot_is_cut_off_too(tmp_path):
    file = tmp_path / "appendonly.aof"
    file.write_bytes(b"REDIS0009\xfa" + BEGIN + NAME[:-3])
    assert drop_unfinished(tmp_path) == len(BEGIN + NAME[:-3])
    assert file.read_bytes() == b"REDIS0009\xfa"


def test_it_is_a_command_for_servers_that_are_started_by_others(tmp_path, file, capsys):
    file.write_bytes(WHOLE + BEGIN)
    assert [main(["mend", str(tmp_path)]) for _ in range(2)] == [0, 0]
    assert capsys.readouterr().out == "15 bytes that were not finished were cut off.\nNothing is unfinished.\n"
    assert file.read_bytes() == WHOLE
    assert main(["mend", str(tmp_path / "other")]) == 1
    assert capsys.readouterr().err == f"deaddrop: There is no folder {tmp_path / 'other'}.\n"
