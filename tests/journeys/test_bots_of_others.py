"""Bots that others wrote against the public API alone: the examples play whole games."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.hang import HANG_S

EXAMPLES = Path(__file__).parents[2] / "examples"
HOUSE = {"kind": "bot", "bot": "house"}
PERSON = {"kind": "human", "claim": True}


def bot(command: list[str], url: str, token: str) -> subprocess.Popen[str]:
    environ = {**os.environ, "DEADDROP_TOKEN": token}
    return subprocess.Popen([*command, url], env=environ, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def play(commands: list[list[str]], url: str, tokens: list[str]) -> list[str]:
    """Every bot plays a seat; what each says at the end."""
    children = [bot(command, url, token) for command, token in zip(commands, tokens, strict=True)]
    try:
        told = [child.communicate(timeout=HANG_S) for child in children]
    finally:
        for child in children:
            child.kill()
    for child, (_, complaints) in zip(children, told, strict=True):
        assert child.returncode == 0, complaints
        assert complaints == ""
    return [said for said, _ in told]


def test_two_python_bots_and_a_bot_of_the_house(stranger, url):
    made = stranger.create([PERSON, PERSON, HOUSE])
    tokens = [each["token"] for each in made["seats"] if "token" in each]
    command = [sys.executable, str(EXAMPLES / "bot.py")]
    for said in play([command, command], url, tokens):
        assert "over" in said
    assert stranger.until_over(made["game"]["id"])["outcome"]["reason"]


def test_one_python_bot_plays_five_games_at_once(stranger, url):
    made = [stranger.create([PERSON, PERSON, HOUSE]) for _ in range(5)]
    tokens = [each["token"] for game in made for each in game["seats"] if "token" in each]
    [said] = play([[sys.executable, str(EXAMPLES / "bot.py")]], url, [" ".join(tokens)])
    assert said.count("over") >= len(tokens)
    for each in made:
        assert stranger.until_over(each["game"]["id"])["outcome"]["reason"]


@pytest.mark.skipif(not (shutil.which("curl") and shutil.which("jq")), reason="curl and jq are not installed")
def test_curl_and_jq_against_the_house(stranger, url):
    made = stranger.create([PERSON, HOUSE], variant="croupier")
    [said] = play([["sh", str(EXAMPLES / "bot.sh")]], url, [made["seats"][0]["token"]])
    assert "over" in said
    assert stranger.until_over(made["game"]["id"])["outcome"]["reason"]


def test_the_examples_are_short():
    assert len((EXAMPLES / "bot.py").read_text().splitlines()) < 100
    assert len((EXAMPLES / "bot.sh").read_text().splitlines()) < 18
