"""Records of tournaments against what others hold: heads of the tournament and of its games, a log of games, proofs; by both verifiers."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import asdict

from domain.transparency.entry import games_log_entry
from domain.transparency.note import parse_note
from domain.transparency.tiles import CHECKPOINT
from extensions.tournaments.domain.regulations.terms import Sizes
from projections.rendered_view import encode_json
from service.app.proofs.checkpoint import load_public_keys, sign_digest, sign_head, to_note
from service.cli import main
from tests.spec.node import node
from tests.tournaments.record.live import record_of_club
from tests.tournaments.record.test_live import confirm
from tests.tournaments.record.test_methods import entered, play_round, regulations
from tests.tournaments.worker.club import Club
from tests.transparency.test_notes import ANNA, BORIS, LOG, WITNESSES, cosigned, policy_of
from tests.transparency.trees import LogInMemory

pytestmark = pytest.mark.usefixtures("one_auditor")
OTHER = "0" * 64
NOT_COMPARED = "Not checked: whether others were shown the same history, since no held checkpoint that was given could be compared."


@cache
def evening() -> tuple[Club, bytes]:
    """Seven at two tables, with short games."""
    club = entered(regulations("league-evening", "microfilms", 1, {"turn_cap": 2}, sizes=Sizes(3, 4, 4)), 7)
    play_round(club, 1)
    confirm(club)
    return club, record_of_club(club)


class Table:
    """A record in a folder, and what is held beside it."""

    def __init__(self, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self.folder, self.capsys = folder, capsys
        self.club, raw = evening()
        self.file("tournament.jsonl", raw)
        self.file("keys.json", encode_json(load_public_keys(self.club.context)))
        self.file("policy", policy_of(*WITNESSES, "group any 1 A B C", "quorum any"))

    def file(self, name: str, content: bytes | str) -> str:
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content.encode() if isinstance(content, str) else content)
        return str(path)

    def head(self, name: str, digest: bytes | None = None, version: int | None = None) -> str:
        """A signed head of the tournament in a file."""
        tournament = self.club.tournament
        at = tournament.version if version is None else version
        signed = sign_digest(self.club.context, tournament.id, at, tournament.digest if digest is None else digest)
        return self.file(name, json.dumps(asdict(signed)))

    def log(self, digests: dict[str, str]) -> list[str]:
        """A log with an entry for the end of each game, others where `digests` say so; the options that name it."""
        log = LogInMemory()
        log.add([games_log_entry("o", f"game{at}", 1, f"{at:064x}").to_bytes() for at in range(5)])
        games = [*self.club.games()]
        log.add([games_log_entry("e", each.id, each.version, digests.get(each.id, each.digest.hex())).to_bytes() for each in games])
        log.files[CHECKPOINT] = cosigned(LOG.sign(log.checkpoint().text), 1_700_000_000, ANNA, BORIS).to_text().encode()
        for path, held in log.files.items():
            self.file(f"log/{path}", held)
        return ["--log", str(self.folder / "log"), "--policy", str(self.folder / "policy")]

    def verify(self, *more: str) -> tuple[int, Any]:
        """The status of both verifiers, which say the same of what is held, and the verdict."""
        asked = ("--json", "--keys", str(self.folder / "keys.json"), *more, str(self.folder / "tournament.jsonl"))
        status = main(["verify", *asked])
        told = json.loads(self.capsys.readouterr().out)
        ran = node("clients/verifier/verify.mjs", *asked)
        assert ran.returncode == status, ran.stderr
        theirs = json.loads(ran.stdout)
        assert told["problem"] == theirs["problem"]
        assert [told[each] for each in ("held", "log", "unmet")] == [theirs[each] for each in ("held", "log", "unmet")]
        assert (NOT_COMPARED in told["sentences"]) == (NOT_COMPARED in theirs["sentences"])
        return status, told


@pytest.fixture
def table(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Table:
    return Table(tmp_path, capsys)


def test_heads_of_the_tournament_and_of_a_game_that_were_held_are_on_its_history(table: Table) -> None:
    game = next(table.club.games())
    note = sign_head(table.club.context, game)
    text = to_note(table.club.context, note.message, note.key, note.signature)
    assert parse_note(text.encode())
    held = ["--checkpoint", table.head("head.json"), "--checkpoint", table.file("game.note", text)]
    status, told = table.verify(*held, "--require", "history")
    assert status == 0
    assert {(each["game"], each["result"], each["signature"]) for each in told["held"]} == {
        (table.club.tournament.id, "same", "good"),
        (game.id, "same", "good"),
    }


@pytest.mark.parametrize(("at", "how", "said"), [(3, "other", "Fact 3 is not the one"), (999, "beyond", "is missing, and somebody holds a later one")])
def test_a_head_of_another_history_of_the_tournament_is_a_fault(table: Table, at: int, how: str, said: str) -> None:
    status, told = table.verify("--checkpoint", table.head("head.json", bytes(32), at))
    assert (status, told["problem"]["word"], told["problem"]["game"]) == (1, "held", None)
    assert told["problem"]["how"] == how
    assert said in told["sentences"][0]


def test_a_head_of_another_history_of_a_game_names_the_game(table: Table) -> None:
    game = next(table.club.games())
    signed = sign_digest(table.club.context, game.id, game.version, bytes(32))
    status, told = table.verify("--checkpoint", table.file("game.json", json.dumps(asdict(signed))))
    assert (status, told["problem"]["word"], told["problem"]["game"]) == (1, "held", game.id)


def test_heads_of_others_prove_nothing_and_history_is_not_met(table: Table) -> None:
    signed = sign_digest(table.club.context, "g" * 18, 4, bytes(32))
    status, told = table.verify("--checkpoint", table.file("other.json", json.dumps(asdict(signed))), "--require", "history")
    assert (status, told["unmet"], [each["result"] for each in told["held"]]) == (3, ["history"], ["other game"])
    assert NOT_COMPARED in told["sentences"]


def test_a_head_that_is_wrongly_signed_leaves_the_histories_of_others_unchecked(table: Table) -> None:
    signed = json.loads(Path(table.head("head.json")).read_text())
    status, told = table.verify("--checkpoint", table.file("other.json", json.dumps(signed | {"key": "0" * 16})))
    assert (status, [each["result"] for each in told["held"]]) == (0, ["worthless"])
    assert NOT_COMPARED in told["sentences"]


def test_a_log_of_games_holds_the_ends_of_all_its_games(table: Table) -> None:
    asked = table.log({})
    status, told = table.verify(*asked, "--require", "log=2")
    assert (status, told["log"]["games"], told["log"]["ended"], told["log"]["size"]) == (0, 2, 2, 7)
    assert table.verify(*asked, "--require", "log=3")[0] == 3


def test_a_log_that_holds_another_end_of_a_game_is_a_fault(table: Table) -> None:
    game = next(table.club.games())
    status, told = table.verify(*table.log({game.id: OTHER}))
    assert (status, told["problem"]["word"], told["problem"]["game"]) == (1, "log", game.id)


def test_a_verdict_in_words_says_what_was_compared(table: Table, capsys: pytest.CaptureFixture[str]) -> None:
    asked = [*table.log({}), "--keys", str(table.folder / "keys.json"), "--checkpoint", table.head("head.json"), str(table.folder / "tournament.jsonl")]
    assert main(["verify", *asked]) == 0
    ours, theirs = capsys.readouterr().out, node("clients/verifier/verify.mjs", *asked).stdout
    for said in (ours, theirs):
        assert f"Held in head.json: fact {table.club.tournament.version} of the tournament is on this history (signature: good)." in said
        assert "holds the end of 2 of 2 games." in said
        assert "whether others were shown" not in said
        assert f"  Signed with {load_public_keys(table.club.context).items[0].id}, a key that was given apart from the file.\n" in said
