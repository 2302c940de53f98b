"""The example that plays all games of a player, in this process."""

from __future__ import annotations

import builtins
import re
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest

import deaddrop_client
from deaddrop_client import Client, mine
from tests.clients_python.faults import Network

PLAYER = Path(__file__).parents[2] / "clients/python/examples/player.py"


class Enough(BaseException):
    """Ends a program that has no end."""


def run_until(monkeypatch: pytest.MonkeyPatch, network: Network, last: str, *arguments: str) -> list[str]:
    """What the program prints, up to the line that matches."""
    said: list[str] = []

    def note(*words: Any, **how: Any) -> None:
        said.append(" ".join(map(str, words)))
        if re.fullmatch(last, said[-1]):
            raise Enough

    monkeypatch.setattr(builtins, "print", note)
    monkeypatch.setattr(deaddrop_client, "Client", partial(Client, transport=network))
    monkeypatch.setattr(sys, "argv", ["player.py", *arguments])
    with pytest.raises(Enough):
        exec(compile(PLAYER.read_text(), str(PLAYER), "exec"), {})
    return said


def test_a_machine_leaves_a_seat_to_the_one_that_took_it_over(
    client: Client, network: Network, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    anna = client.register("Anna")
    game = client.create("infiltrators", [mine(), mine("Boris")], luck={"nonces": "none"}, player=anna)
    taken: list[str] = []

    def take_over(request: httpx.Request, answer: Callable[[], httpx.Response]) -> httpx.Response:
        taken.extend(anna.seat_token(game.id, seat) for seat in (0, 1))
        return answer()

    network.is_hit = lambda request: request.url.path.endswith("/commands")
    network.faults = [take_over]
    link = anna.make_link().link
    run_until(monkeypatch, network, f"game {game.id} gone: .*", str(tmp_path / "kept"), "http://service", link)
    assert [client.seat(token).number for token in taken] == [0, 1]


def test_who_has_no_link_becomes_a_player(
    client: Client, network: Network, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    [said] = run_until(monkeypatch, network, "recovery code.*", str(tmp_path / "kept"), "http://service")
    assert client.recover(said.rpartition(" ")[2]).me().name == "Robo"
