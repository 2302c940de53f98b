"""The README of the Python client: its programs play, its table names what there is."""

from __future__ import annotations

import importlib
import re
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

import pytest

import deaddrop_client
from tests.clients_python.faults import InThreads, Network

README = (Path(__file__).parents[2] / "clients/python/README.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```python\n(.*?)^```$", README, re.S | re.M)
PROGRAMS = [each for each in BLOCKS if "with " in each and "Client(" in each]


@pytest.mark.parametrize("program", PROGRAMS, ids=["blocking", "await"])
def test_a_program_plays_to_the_end(
    program: str, client: deaddrop_client.Client, network: Network, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a service without workers: the program plays the seats of its bots too."""
    monkeypatch.setattr(deaddrop_client, "Client", partial(deaddrop_client.Client, transport=network))
    awaiting = partial(deaddrop_client.AsyncClient, transport=InThreads(network))
    monkeypatch.setattr(deaddrop_client, "AsyncClient", awaiting)
    whole = program.replace("bot()", "mine()").replace("range(3)", "range(1)").replace("microfilms", "infiltrators")
    whole = whole.replace("[view] =", "view, *_ =").replace("[game.seats[0] for game in games]", "games[0].seats")
    with ThreadPoolExecutor(1) as threads:
        threads.submit(exec, compile(whole, "README.md", "exec"), {}).result()
    [game] = {each.url.path.split("/")[3] for each in network.seen if each.url.path.endswith("/commands")}
    assert client.watch(game).card().status == "over"


def test_each_block_is_python() -> None:
    for block in BLOCKS:
        compile(block, "README.md", "exec")


def test_the_table_of_rulesets_names_modules_and_options() -> None:
    rows = re.findall(r"^\| .* \| `([\w-]+)` \| `(deaddrop_client\.\w+)` \| (.*) \|$", README, re.M)
    assert len(rows) == 4
    for name, module, options in rows:
        found = importlib.import_module(module)
        assert name == found.RULES.name
        assert set(re.findall(r"`(\w+)`", options)) <= set(found.OptionsBody.__struct_fields__)
