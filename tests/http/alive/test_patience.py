"""Who sends or reads slowly, or not at all, holds up nobody else: requests begin when they are whole, and threads wait for no reader."""

from __future__ import annotations

import http.client
import json
import socket
import time
from collections.abc import Iterator

import pytest

from service.gunicorn.answer import BufferedSocket, UnsentAnswers
from service.gunicorn.threads import WaitingConnections
from service.http.problems.problem_registry import REGISTRY, TOO_LONG, UNREAD
from tests import hang
from tests.hang import HANG_S, until
from tests.http.alive.serving import THREADS, api, served

POST = b"POST /v1/games HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nIdempotency-Key: 9f2c4e1a7b6d4d3f8a5e0c1b2d3e4f50\r\n"
SLOW = {
    "a head": b"GET /healthz HTTP/1.1\r\nHost: x\r\nX-A: ",
    "a body": POST + b"Content-Length: 1000\r\n\r\n{",
    "a body in chunks": POST + b"Transfer-Encoding: chunked\r\n\r\n5\r\n\r\n0\r\n",
    "trailers": POST + b"Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\nA: b\r\n",
    "a body that is too long": POST + b"Content-Length: 90000\r\n\r\n{",
    "a body that nobody reads": b"GET /healthz HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n",
    "a record": b"POST /v1/records HTTP/1.1\r\nHost: x\r\nIdempotency-Key: 9f2c4e1a7b6d4d3f8a5e0c1b2d3e4f50\r\nContent-Length: 8000000\r\n\r\n" + b"{" * 80_000,
    "a list": POST.replace(b"games", b"events/x/entries") + b"Content-Length: 1000000\r\n\r\n{",
    "a length of a chunk without an end": POST + b"Transfer-Encoding: chunked\r\n\r\n" + b"1" * 5000,
    "a size of a chunk in nine digits": POST + b"Transfer-Encoding: chunked\r\n\r\n000000010\r\n{",
    "a length in sixteen digits": POST + b"Content-Length: 0000000000001000\r\n\r\n{",
    "a body that is longer than it may be": POST + b"Content-Length: 90000\r\n\r\n" + b"{" * 72_000,
    "nothing": b"",
    "no end, after the answer": b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
}  # fmt: skip


@pytest.fixture(scope="module")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    """The API as it is served, with few threads, and with more patience than any test: who is held up there is held up for good."""
    with api(tmp_path_factory.mktemp("patient"), 10 * HANG_S) as at:
        yield at


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    """The same with little patience."""
    with api(tmp_path_factory.mktemp("hasty"), 3) as at:
        yield at


def answered(line: socket.socket) -> int:
    """The status of the next answer, which is read to its end, however many pieces it comes in. Nothing may come after it yet."""
    answer = http.client.HTTPResponse(line)
    answer.begin()
    answer.read()
    return answer.status


@pytest.mark.parametrize("sent", SLOW.values(), ids=SLOW)
def test_who_sends_slowly_holds_up_nobody(port: int, sent: bytes) -> None:
    slow = [socket.create_connection(("127.0.0.1", port)) for _ in range(5 * THREADS)]
    try:
        for each in slow:
            each.sendall(sent)
        time.sleep(0.2)
        assert all(served(port) for _ in range(2 * THREADS))
    finally:
        for each in slow:
            each.close()


@pytest.mark.parametrize("name", ["a head", "a body", "a body in chunks", "trailers"])
def test_there_is_an_end_to_it(hasty: int, name: str) -> None:
    with socket.create_connection(("127.0.0.1", hasty)) as line:
        line.sendall(SLOW[name])
        line.settimeout(HANG_S)
        assert answered(line) == 408
        assert line.recv(4096) == b""


GET = b"GET /healthz HTTP/1.1\r\nHost: x\r\n"
REFUSED = {
    "a first line that is too long": (b"GET /%b HTTP/1.1\r\nHost: x\r\n\r\n" % (b"x" * 5000), "uri-too-long"),
    "a first line without an end": (b"GET /" + b"x" * 70_000, "uri-too-long"),
    "a header that is too long": (GET + b"Authorization: Bearer %b\r\n\r\n" % (b"secret" * 1500), "headers-too-large"),
    "too many headers": (GET + b"A: b\r\n" * 101 + b"\r\n", "headers-too-large"),
    "a head without an end": (GET + b"A: b\r\n" * 12_000, "headers-too-large"),
    "a header without an end": (GET + b"Authorization: Bearer " + b"secret" * 12_000, "headers-too-large"),
    "a header that is none": (GET + b"secret\r\n\r\n", "bad-request"),
    "a first line that is none": (b"secret\r\n\r\n", "bad-request"),
    "two lengths": (POST + b"Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}", "bad-request"),
    "an end that does not come": (GET, "timeout"),
    "a chunk without a size": (POST + b"Transfer-Encoding: chunked\r\n\r\nsecret\r\n", "bad-request"),
    "a chunk that is longer than its size": (POST + b"Transfer-Encoding: chunked\r\n\r\n2\r\n{}secret\r\n0\r\n\r\n", "bad-request"),
    "a trailer that is none": (POST + b"Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\nsecret\0\r\n\r\n", "bad-request"),
}


@pytest.mark.parametrize(("sent", "code"), REFUSED.values(), ids=REFUSED)
def test_what_nobody_can_read_is_refused_with_a_problem(hasty: int, sent: bytes, code: str) -> None:
    with socket.create_connection(("127.0.0.1", hasty)) as line:
        line.settimeout(HANG_S)
        line.sendall(sent)
        answer = http.client.HTTPResponse(line)
        answer.begin()
        told = answer.read()
        assert b"secret" not in told
        problem, kind = json.loads(told), REGISTRY[code]
        assert (problem["code"], problem["title"], problem["type"]) == (code, kind.title, f"/problems/{code}")
        assert answer.status == problem["status"] == kind.status
        assert problem["request_id"] == answer.headers["X-Request-Id"]
        assert answer.headers["Content-Type"] == "application/problem+json"
        assert answer.headers["Access-Control-Allow-Origin"] == "*"
        assert answer.headers["Content-Language"] == "en"
        assert line.recv(4096) == b""


def test_every_problem_of_requests_that_nobody_reads_is_tried() -> None:
    assert {code for _, code in REFUSED.values()} == {*UNREAD, *TOO_LONG}


LONG = POST + b"Content-Length: 400000\r\n\r\n{}"


def test_an_answer_says_that_the_connection_ends_if_the_rest_of_the_request_is_never_read(hasty: int) -> None:
    with socket.create_connection(("127.0.0.1", hasty)) as line:
        line.settimeout(HANG_S)
        line.sendall(LONG)
        answer = http.client.HTTPResponse(line)
        answer.begin()
        assert (answer.status, answer.headers["Connection"]) == (413, "close")
        assert answer.read()
        assert line.recv(4096) == b""


CONTRACT = b"GET /openapi.json HTTP/1.1\r\nHost: x\r\n\r\n"
MANY = 40
"""Requests at once, whose answers are more than the system takes for a client that reads nothing."""


def reader(port: int) -> socket.socket:
    """One who asks for much and has room for little."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.settimeout(HANG_S)
    line.connect(("127.0.0.1", port))
    return line


@pytest.mark.long
def test_who_never_reads_an_answer_holds_up_nobody(port: int) -> None:
    deaf = [reader(port) for _ in range(70)]
    try:
        for each in deaf:
            each.sendall(CONTRACT * MANY)
        time.sleep(2)
        assert [served(port) for _ in range(12)] == [True] * 12
    finally:
        for each in deaf:
            each.close()


def test_an_answer_that_nobody_takes_is_cut(hasty: int) -> None:
    def is_cut_after(pause_s: float) -> bool:
        with reader(hasty) as line:
            line.sendall(CONTRACT * MANY)
            time.sleep(pause_s)
            return not whole(line, MANY)

    assert any(is_cut_after(pause_s) for pause_s in (5, 15, HANG_S))  # an answer may take 3 seconds, and may be begun late


def test_who_reads_slowly_gets_everything_and_the_next_answer_too(port: int) -> None:
    with reader(port) as line:
        line.sendall(CONTRACT * MANY)
        time.sleep(1)
        assert whole(line, MANY)


def whole(line: socket.socket, count: int) -> bool:
    """Whether so many answers with the contract come, each as long as it says."""
    said = b""
    for _ in range(count):
        while b"\r\n\r\n" not in said and (more := line.recv(65536)):
            said += more
        head, end, said = said.partition(b"\r\n\r\n")
        if not end:
            return False
        assert head.startswith(b"HTTP/1.1 200 ")
        length = next(int(each[16:]) for each in head.split(b"\r\n") if each.startswith(b"Content-Length: "))
        assert length > 150_000
        while len(said) < length:
            try:
                more = line.recv(65536)
            except ConnectionResetError:
                more = b""
            if not more:
                return False
            said += more
        said = said[length:]
    return said == b""


class Left:
    """A connection with so many bytes left."""

    def __init__(self, network: str, unsent: int) -> None:
        self.networks: tuple[str, ...] = (network,)
        self.sock = BufferedSocket()
        self.sock.unsent = unsent
        self.sock.close()


def test_of_what_is_left_unsent_each_network_has_a_share_and_its_newest_is_cut() -> None:
    ended: list[Left] = []

    def cut(conn: Left) -> None:
        ended.append(conn)
        unsent.drop(conn)

    unsent = UnsentAnswers(cut, most=1000, has_each=True)
    alone = Left("a", 400)
    unsent.add(alone)
    assert ended == []  # one answer is always sent, however long it is
    unsent.drop(alone)
    first, second, third = Left("a", 60), Left("a", 60), Left("a", 40)
    for each in (first, second, third):
        unsent.add(each)
    assert ended == [second]
    for network in "bcdefghi":
        unsent.add(Left(network, 110))
    assert ended == [second]
    last = Left("j", 50)
    unsent.add(last)
    assert ended == [second, last]
    unsent.drop(first)
    unsent.add(last)
    assert ended == [second, last]
    assert unsent.places.in_use == 970


class Waiting:
    """A connection that waits for its next request."""

    def __init__(self, timeout: float) -> None:
        self.sock, self.client = socket.socketpair()
        self.timeout = timeout

    def close(self) -> None:
        self.sock.close()
        self.client.close()


def test_a_connection_that_waits_is_taken_once_when_it_is_readable_or_has_waited_too_long() -> None:
    waiting, conns = WaitingConnections(), [Waiting(timeout) for timeout in (30.0, 10.0, 20.0)]
    for conn in conns:
        waiting.put(conn)
    assert (len(waiting), waiting[0], set(waiting)) == (3, conns[1], set(conns))
    conns[0].client.sendall(b"GET")
    assert waiting.take() is conns[0]
    conns[0].client.sendall(b" /")  # nobody else gets it while a thread has it
    assert list(waiting.take_expired(15.0)) == [conns[1]]
    conns[1].client.sendall(b"GET")
    waiting.put(conns[2], is_sending=True)  # it has been read, so that the next thread takes it at once
    assert waiting.take() is conns[2]
    assert len(waiting) == 0
    waiting.put(conns[0])
    assert waiting.take() is conns[0]
    for conn in conns:
        conn.close()
    with pytest.raises((OSError, ValueError)):
        waiting.put(conns[0])
    assert len(waiting) == 0


def test_a_connection_is_kept_for_the_next_request_and_closed_when_none_comes(port: int) -> None:
    with socket.create_connection(("127.0.0.1", port)) as line:
        line.settimeout(hang.HANG_S)
        for _ in range(3):
            line.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
            assert answered(line) == 200
        assert line.recv(4096) == b""


def test_a_request_that_comes_in_pieces_is_answered(port: int) -> None:
    body = b'{"code": "x"}'
    whole = POST.replace(b"games", b"games/x/seats/0/claim") + b"Content-Length: %d\r\n\r\n%b" % (len(body), body)
    with socket.create_connection(("127.0.0.1", port)) as line:
        line.settimeout(HANG_S)
        for round_number in range(2):  # and the next one on the same connection
            for at in range(0, len(whole), 40):
                line.sendall(whole[at : at + 40])
                time.sleep(0.005)
            assert answered(line) == 404, round_number


def test_requests_may_come_at_once_and_be_announced(port: int) -> None:
    get = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"
    chunked = (
        POST.replace(b"games", b"games/x/seats/0/claim") + b"Expect: 100-continue\r\nTransfer-Encoding: chunked\r\n\r\n"
    )
    with socket.create_connection(("127.0.0.1", port)) as line:
        line.settimeout(HANG_S)
        line.sendall(get + get + chunked)
        said = b""
        while b"100 Continue\r\n\r\n" not in said:
            piece = line.recv(65536)
            assert piece, said
            said += piece
        assert said.count(b"200 OK") == 2
        line.sendall(b'd\r\n{"code": "x"}\r\n0\r\n\r\n')
        assert answered(line) == 404


def test_one_network_has_no_more_than_a_tenth_of_the_connections(port: int) -> None:
    held = []
    try:
        for _ in range(700):
            held.append(socket.create_connection(("127.0.0.1", port), timeout=HANG_S))
        for each in held:
            each.setblocking(False)
        until(lambda: left_of(held) < 310, pause_s=0.1)
        assert left_of(held) > 200
        other = http.client.HTTPConnection("127.0.0.1", port, timeout=HANG_S, source_address=("127.0.1.9", 0))
        other.request("GET", "/healthz")
        assert other.getresponse().status == 200
        other.close()
    finally:
        for each in held:
            each.close()


def left_of(held: list[socket.socket]) -> int:
    return sum(not is_closed(each) for each in held)


def is_closed(line: socket.socket) -> bool:
    try:
        return not line.recv(1)
    except BlockingIOError:
        return False
    except OSError:
        return True
