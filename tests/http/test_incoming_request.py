"""Requests as their bytes come: when one is whole, what it may weigh, and what is refused before its end."""

from __future__ import annotations

import pytest

from service.gunicorn import request
from service.gunicorn.request import LARGE, LIST, SMALL, IncomingRequest, is_whole_request
from service.http.json_body import MAX_LIST_BYTES

POST = b"POST /v1/games HTTP/1.1\r\nHost: x\r\n"


def come(*pieces: bytes) -> IncomingRequest:
    incoming = IncomingRequest(0.0)
    for each in pieces:
        incoming.add(each, 0.0)
    return incoming


CHUNKED = b"Transfer-Encoding: chunked\r\n\r\n"
WHOLE = [
    b"GET / HTTP/1.1\r\n\r\n",
    POST + b"content-length:  2 \r\n\r\n{}",
    POST + CHUNKED + b"2;a=b\r\n{}\r\n0\r\n\r\n",
    POST + CHUNKED + b"2\r\n{}\r\n000\r\nA: b\r\n\r\n",
    POST + CHUNKED + b"7\r\n\r\n0\r\n\r\n\r\n0\r\n\r\n",
]


@pytest.mark.parametrize("whole", WHOLE)
def test_a_request_is_whole_with_its_last_byte_however_it_comes(whole: bytes) -> None:
    for size in (1, 3, len(whole)):
        incoming = IncomingRequest(0.0)
        for at in range(0, len(whole), size):
            assert not incoming.is_whole
            incoming.add(whole[at : at + size], 0.0)
        assert incoming.is_whole
        assert not incoming.is_cut
        assert bytes(incoming.data) == whole
    assert not any(is_whole_request(whole[:at]) for at in range(len(whole)))


def test_what_is_told_at_a_look_is_told_rightly() -> None:
    assert is_whole_request(WHOLE[0])
    assert is_whole_request(WHOLE[1])
    assert not is_whole_request(WHOLE[1][:-1])
    for told in (
        b"Content-Length: 5\r\n",
        b"Transfer-Encoding: chunked\r\n",
        b"Expect: 100-continue\r\n",
        b"content-length: x\r\n",
    ):
        assert not is_whole_request(b"GET / HTTP/1.1\r\n" + told + b"\r\n")
        assert not is_whole_request(b"GET / HTTP/1.1\r\nContent-Length: 0\r\n" + told + b"\r\n")


@pytest.mark.parametrize("sent", [
    POST + b"Content-Length: %d\r\n\r\n" % (SMALL + 1),
    POST.replace(b"games", b"records") + b"Content-Length: %d\r\n\r\n" % (LARGE + 1),
    POST.replace(b"games", b"events/x/entries") + b"Content-Length: %d\r\n\r\n" % (LIST + 1),
    POST + CHUNKED + b"z\r\n", POST + CHUNKED + b"1" * 5000,
])  # fmt: skip
def test_what_will_be_refused_is_not_waited_for(sent: bytes) -> None:
    incoming = come(sent)
    assert incoming.is_whole
    assert incoming.is_cut


@pytest.mark.parametrize("line", [
    b"POST /v1/tournaments/x/entries", b"PUT /v1/tournaments/x/rounds/1/draft", b"POST /desk/x/codes",
])  # fmt: skip
def test_a_list_of_an_event_is_received_before_a_thread_has_it(line: bytes) -> None:
    head = POST.replace(b"POST /v1/games", line)
    for framing in (b"Content-Length: %d\r\n\r\n", CHUNKED + b"%x\r\n"):
        incoming = come(head + framing % MAX_LIST_BYTES, b"x" * (MAX_LIST_BYTES - 1))
        assert incoming.is_large
        assert not incoming.is_whole
        assert 20 < incoming.deadline_s < 40


def test_a_head_that_is_too_long_is_handed_to_nobody() -> None:
    for sent, code in ((b"x", "uri-too-long"), (b"x\r\n", "headers-too-large")):
        assert come(sent * (request.LONGEST_HEAD // len(sent))).refusal is None
        incoming = come(sent * (request.LONGEST_HEAD + 1))
        assert incoming.refusal == code
        assert not incoming.is_whole


def test_a_large_body_is_known_and_has_longer() -> None:
    known = come(POST.replace(b"games", b"records") + b"Content-Length: %d\r\n\r\n" % LARGE)
    grown = come(POST.replace(b"games", b"records") + CHUNKED + b"%x\r\n" % LARGE, b"x" * (SMALL + 10))
    for each in (known, grown):
        assert each.is_large
        assert not each.is_whole
        assert each.deadline_s > 60
    assert come(POST + CHUNKED + b"%x\r\n" % LARGE, b"x" * (SMALL + 10)).is_cut
