"""How much a bot asks: at most 1.3 requests to learn each of its decisions, also where connections are cut; and nothing is lost."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from deaddrop_client import Client, bot, mine, run, sample
from tests.hang import HANG_S
from tests.journeys.cutting import Figures, cutting

EXAMPLES = Path(__file__).parents[2] / "examples"
SEATS = {"microfilms": 3, "infiltrators": 3, "microdot": 2, "casino-incognito": 2}
MOST_READS = 1.3
ENOUGH = 25
"""Decisions, over as many games as it takes: the end of a game is read too."""
CUT = pytest.mark.parametrize("breaks", [0.0, 0.02], ids=["whole", "cut"])


def sdk(url: str, ruleset: str, luck: Random) -> None:
    """A game by our client, by any offer; its log is checked at the end."""
    with Client(url, luck=False) as client:
        game = client.create(ruleset, [mine("Anna"), *[bot()] * (SEATS[ruleset] - 1)])
        [end] = run(lambda view: sample(luck.choice([each for each in view.offers if each.exact]), luck), game.seats)
    assert end.status == "over"


def check(figures: Figures, games: int) -> None:
    """Each decision is read once at most, and again if its answer was cut, and so is the end of each game."""
    print(f"{figures.reads:.2f} reads, {figures.total:.2f} requests for each own decision: {figures}")
    assert figures.reads <= MOST_READS
    assert figures.reads * figures.decisions <= figures.decisions + games + figures.cuts["commands"]


@CUT
@pytest.mark.parametrize("ruleset", SEATS)
def test_our_client(url: str, ruleset: str, breaks: float) -> None:
    luck, games = Random(f"{ruleset} {breaks}"), 0
    with cutting(url, breaks, luck) as proxy:
        while proxy.figures().decisions < ENOUGH or (breaks and not proxy.figures().cuts):
            sdk(proxy.url, ruleset, luck)
            games += 1
        check(proxy.figures(), games)


@CUT
@pytest.mark.parametrize("command", [[sys.executable, "bot.py"], ["sh", "bot.sh"]], ids=["python", "curl"])
def test_the_examples(url: str, command: list[str], breaks: float, tmp_path: Path) -> None:
    if missing := [each for each in ("curl", "jq") if shutil.which(each) is None]:
        pytest.skip(f"{missing} is not on PATH.")
    with cutting(url, breaks, Random(4)) as proxy, Client(url, luck=False) as client:
        seat = client.create("microdot", [mine("Anna"), bot()]).seats[0]
        environ = {**os.environ, "DEADDROP_TOKEN": seat.token}
        done = subprocess.run([command[0], EXAMPLES / command[1], proxy.url], env=environ, capture_output=True, text=True, timeout=HANG_S)
        assert done.returncode == 0, done.stderr
        assert seat.view().status == "over"
        assert "over" in done.stdout
        seat.verify()
        check(proxy.figures(), 1)
