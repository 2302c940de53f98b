"""Streams that are cut, repeat themselves, or leave something out."""

from __future__ import annotations

from collections.abc import Callable

import httpx
import pytest

from deaddrop_client import Client, ConnectionLost
from tests.clients_python.faults import Clock, Fault, Network, Pieces, cut_after
from tests.clients_python.tables import Table, awaited, begin_table, first, is_events


@pytest.mark.parametrize("is_clean", [True, False])
@pytest.mark.parametrize("sizes", [[0, 10, 700, 1500], [3000], [401, 402, 403, 404, 405]])
def test_a_stream_goes_on_where_it_was_cut(client: Client, network: Network, sizes: list[int], is_clean: bool) -> None:
    game = begin_table(client)
    for _ in range(4):
        awaited(game).answer(first)
    game.abort("Enough.")
    network.is_hit, network.faults = is_events, [cut_after(size, is_clean=is_clean) for size in sizes]
    told = list(game.watch().follow())
    assert network.faults == []
    assert [each.version for each in told] == list(range(1, told[-1].version + 1))
    assert told == game.watch().events()
    assert told[-1].type == "game.seed_revealed"


def test_a_stream_that_is_cut_at_once_each_time_is_given_up(
    client: Client, network: Network, pauses: list[float]
) -> None:
    game = begin_table(client)
    client.wire.clock = Clock(pauses)
    network.is_hit, network.faults = is_events, [cut_after(0)] * 1000
    with pytest.raises(ConnectionLost, match="again and again"):
        list(game.watch().follow())
    assert 40 < sum(pauses) < 90


def altered(change: Callable[[list[bytes]], list[bytes]]) -> Fault:
    """A stream whose blocks are others. It is read to its end."""

    def alter(request: httpx.Request, answer: Callable[[], httpx.Response]) -> httpx.Response:
        whole = answer()
        blocks = b"".join(whole.iter_raw()).split(b"\n\n")
        pieces = iter([b"\n\n".join(change(blocks))])
        return httpx.Response(200, headers=whole.headers, stream=Pieces(pieces))

    return alter


def over(client: Client) -> Table:
    game = begin_table(client)
    for _ in range(3):
        awaited(game).answer(first)
    game.abort("Enough.")
    return game


def test_entries_that_come_again_are_told_once(client: Client, network: Network) -> None:
    game = over(client)
    network.is_hit = is_events
    network.faults = [altered(lambda blocks: [each for block in blocks for each in (block, block)])]
    versions = [each.version for each in game.watch().follow()]
    assert versions == list(range(1, len(versions) + 1))


def test_a_stream_with_a_gap_is_read_again(client: Client, network: Network) -> None:
    game = over(client)
    network.is_hit, network.faults = is_events, [altered(lambda blocks: blocks[:8] + blocks[10:])]
    versions = [each.version for each in game.watch().follow()]
    assert versions == list(range(1, len(versions) + 1))
    assert sum(map(is_events, network.seen)) == 2
