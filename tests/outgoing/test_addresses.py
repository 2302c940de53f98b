"""Whatever a stranger's URL leads to, only public addresses are asked, and in a closed network private ones too."""

from __future__ import annotations

import socket
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from ipaddress import ip_network
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from service.outgoing import post
from service.outgoing.addresses import Address, is_allowed, network_of, parse_address
from service.outgoing.post import Failed, resolve
from service.outgoing.target import BadUrl, parse_target
from tests.hang import HANG_S

PUBLIC = (
    "8.8.8.8",
    "1.1.1.1",
    "100.63.255.255",
    "100.128.0.0",
    "172.15.0.1",
    "172.32.0.1",
    "2606:4700::1111",
    "2a00:1450::1",
    "64:ff9b::808:808",
    "::ffff:8.8.8.8",
)
CLOSED = (
    "10.0.0.1",
    "127.0.0.1",
    "127.255.0.1",
    "100.64.0.1",
    "172.16.0.1",
    "172.31.255.255",
    "192.168.1.1",
    "::1",
    "fc00::1",
    "fdff::1",
    "::ffff:10.0.0.1",
    "::ffff:127.0.0.1",
)
NEVER = (
    "0.0.0.0",
    "0.1.2.3",
    "169.254.169.254",
    "169.254.170.2",
    "100.100.100.200",
    "168.63.129.16",
    "192.0.0.192",
    "192.0.2.1",
    "192.88.99.1",
    "198.18.0.1",
    "198.51.100.1",
    "203.0.113.1",
    "224.0.0.1",
    "239.255.255.255",
    "240.0.0.1",
    "255.255.255.255",
    "::",
    "::127.0.0.1",
    "::ffff:169.254.169.254",
    "::ffff:0.0.0.0",
    "64:ff9b::7f00:1",
    "64:ff9b::a00:1",
    "64:ff9b::a9fe:a9fe",
    "64:ff9b:1::808:808",
    "100::1",
    "2001::1",
    "2001:db8::1",
    "2002:7f00:1::",
    "2002:808:808::1",
    "3fff::1",
    "5f00::1",
    "fd00:ec2::254",
    "fd20:ce::254",
    "fe80::1",
    "fe80::1%eth0",
    "fec0::1",
    "ff02::1",
    "2606:4700::5efe:7f00:1",
    "2606:4700::200:5efe:a00:1",
)


@pytest.mark.parametrize("text", PUBLIC)
def test_public_addresses_are_asked(text: str) -> None:
    assert is_allowed(parse_address(text), closed=False)
    assert is_allowed(parse_address(text), closed=True)


@pytest.mark.parametrize("text", CLOSED)
def test_private_addresses_are_asked_in_a_closed_network_only(text: str) -> None:
    assert not is_allowed(parse_address(text), closed=False)
    assert is_allowed(parse_address(text), closed=True)


@pytest.mark.parametrize("text", NEVER)
def test_some_addresses_are_never_asked(text: str) -> None:
    assert not is_allowed(parse_address(text), closed=False)
    assert not is_allowed(parse_address(text), closed=True)


def url_of(text: str) -> str:
    return f"https://[{text}]/" if ":" in text else f"https://{text}/"


@pytest.mark.parametrize("text", [*(each for each in CLOSED + NEVER if "%" not in each), "localhost"])
def test_a_url_with_such_an_address_is_refused_at_once(text: str) -> None:
    with pytest.raises(BadUrl, match=r"is not a public address.*DEADDROP_WEBHOOKS=closed|Nothing is ever sent"):
        parse_target(url_of(text), closed=False)


@pytest.mark.parametrize("text", [*PUBLIC, *CLOSED, "localhost"])
def test_a_url_with_an_address_that_may_be_asked_is_a_target(text: str) -> None:
    assert parse_target(url_of(text), closed=True)


@given(st.ip_addresses())
def test_what_python_knows_as__never_public(address: Address) -> None:
    told = parse_address(str(address))
    if is_allowed(told, closed=False):
        local = (told.is_private, told.is_loopback, told.is_link_local, told.is_multicast, told.is_unspecified)
        assert not any(local)
        assert not told.is_reserved or told in ip_network("64:ff9b::/96")


def test_a_mapped_address_is_connected_to_as_what_it_is() -> None:
    assert str(parse_address("::ffff:8.8.8.8")) == "8.8.8.8"


def test_one_receiver_is_an_address_or_a_64() -> None:
    assert network_of(parse_address("8.8.8.8")) == "8.8.8.8"
    assert network_of(parse_address("2606:4700:0:1:2::3")) == "2606:4700:0:1::/64"


@pytest.fixture
def resolver() -> Iterator[Executor]:
    with ThreadPoolExecutor(1) as threads:
        yield threads


class ReadyResolver(Executor):
    """Resolves in the caller's thread."""

    def submit(self, call: Callable[..., Any], /, *args: Any, **more: Any) -> Future[Any]:
        done = Future[Any]()
        try:
            done.set_result(call(*args, **more))
        except OSError as error:
            done.set_exception(error)
        return done


@pytest.fixture(autouse=True)
def refused_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(post, "RESOLVE_S", 0.2)


def answers(monkeypatch: pytest.MonkeyPatch, *addresses: str) -> None:
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: [(2, 1, 6, "", (each, 443)) for each in addresses])


def test_one_forbidden_address_among_several_refuses_the_name(
    monkeypatch: pytest.MonkeyPatch, resolver: Executor
) -> None:
    target = parse_target("https://example.org/", closed=False)
    answers(monkeypatch, "8.8.8.8", "8.8.4.4", "8.8.8.8")
    assert [str(each) for each in resolve(target, resolver, closed=False)] == ["8.8.8.8", "8.8.4.4"]
    answers(monkeypatch, "8.8.8.8", "127.0.0.1")
    with pytest.raises(Failed, match="address"):
        resolve(target, resolver, closed=False)
    answers(monkeypatch)
    with pytest.raises(Failed, match="address"):
        resolve(target, resolver, closed=False)


def not_there() -> None:
    raise socket.gaierror(socket.EAI_NONAME, "no such name")


def test_a_name_that_is_not_there_and_one_that_takes_long_are_failures(
    monkeypatch: pytest.MonkeyPatch, resolver: Executor
) -> None:
    target = parse_target("https://example.org/", closed=False)
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: not_there())
    with pytest.raises(Failed, match="address"):
        resolve(target, resolver, closed=False)
    release = threading.Event()
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: release.wait(HANG_S) and [])
    monkeypatch.setattr(post, "RESOLVE_S", 0.05)
    with pytest.raises(Failed, match="address"):
        resolve(target, resolver, closed=False)
    release.set()


def refuse_name() -> list[Any]:
    raise socket.gaierror(socket.EAI_NONAME, "no such name")


@pytest.mark.parametrize("found", [refuse_name, lambda: [(2, 1, 6, "", ("10.0.0.1", 443))], list])
def test_a_refused_name_takes_as_long_whether_it_exists_or_not(
    monkeypatch: pytest.MonkeyPatch, found: Callable[[], list[Any]]
) -> None:
    waited = list[float]()
    monkeypatch.setattr(post, "RESOLVE_S", 3.0)
    monkeypatch.setattr(post, "time", SimpleNamespace(monotonic=iter((100.0, 100.5)).__next__, sleep=waited.append))
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: found())
    with pytest.raises(Failed, match="address"):
        resolve(parse_target("https://example.org/", closed=False), ReadyResolver(), closed=False)
    assert waited == [2.5]


@pytest.mark.parametrize(
    "host", ["127.1", "0x7f.0.0.1", "2130706433", "017700000001", "localhost", "[::1]", "[::ffff:127.0.0.1]"]
)
def test_other_ways_to_write_this_machine_lead_nowhere(host: str, resolver: Executor) -> None:
    with pytest.raises((BadUrl, Failed), match="address"):
        resolve(parse_target(f"https://{host}/", closed=False), resolver, closed=False)


@given(st.text(max_size=60) | st.from_regex(r"https?://[!-~]{0,40}", fullmatch=True))
def test_any_text_is_a_target_or_refused(text: str) -> None:
    try:
        target = parse_target(text, closed=False)
    except BadUrl:
        return
    assert target.scheme == "https"
    assert target.path.startswith("/")
    assert not set(target.host + target.path) & set(" \r\n\t#")
    assert "@" not in target.host
