"""`deaddrop verify --proof` of an event: what proofs from a log of games show of its games, by both verifiers."""

from __future__ import annotations

from pathlib import Path

import pytest

from service.cli import main
from tests.event_record.test_claims import OTHER, Table
from tests.spec.node import node
from tests.transparency.test_notes import LOG, policy_of
from tests.transparency.trees import NoteSigner

pytestmark = pytest.mark.usefixtures("one_auditor")


class Notary(Table):
    """A record in a folder, a log of games, and proofs from it."""

    def prove(self, game: str, version: int, name: str) -> str:
        """A proof in a file."""
        assert main(["log", "prove", game, str(version), "--log", str(self.folder / "log")]) == 0
        return self.file(name, self.capsys.readouterr().out)

    def options(self, *proofs: str) -> list[str]:
        return ["--policy", str(self.folder / "policy"), *[each for proof in proofs for each in ("--proof", proof)]]


@pytest.fixture
def notary(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Notary:
    return Notary(tmp_path, capsys)


def test_proofs_show_which_ends_of_games_are_in_the_log_and_need_none(notary: Notary) -> None:
    notary.log({})
    games = [*notary.club.games()]
    proofs = [notary.prove(each.id, each.version, f"{each.id}.tlog-proof") for each in games]
    status, told = notary.verify(*notary.options(*proofs))
    assert (status, told["problem"], told["log"]) == (0, None, None)
    assert {each["source"]: (each["game"], each["version"], each["kind"], each["head"], each["index"], each["size"]) for each in told["proofs"]} == {
        f"{each.id}.tlog-proof": (each.id, each.version, "e", True, 5 + at, 7) for at, each in enumerate(games)
    }
    assert all(each["quorum"] and set(each["cosigned"]) == {"A", "B"} for each in told["proofs"])
    status, told = notary.verify(*notary.options(*proofs), "--require", "log")
    assert (status, told["unmet"]) == (3, ["log"])  # that no game is missing from the log, only the log shows


def test_a_proof_of_another_end_of_a_game_is_of_nothing_in_the_record(notary: Notary) -> None:
    game = next(notary.club.games())
    notary.log({game.id: OTHER})
    proof = notary.prove(game.id, game.version, "other.tlog-proof")
    status, told = notary.verify(*notary.options(proof))
    assert (status, [(each["game"], each["version"], each["kind"], each["head"]) for each in told["proofs"]]) == (0, [(None, None, None, False)])


def test_a_proof_and_a_log_that_hold_another_end_name_the_game(notary: Notary) -> None:
    game = next(notary.club.games())
    asked = notary.log({game.id: OTHER})
    proof = notary.prove(game.id, game.version, "other.tlog-proof")
    status, told = notary.verify(*asked, "--proof", proof)
    assert (status, told["problem"]["word"], told["problem"]["game"]) == (1, "log", game.id)


def test_words_about_proofs_of_an_event_are_the_same_in_both_verifiers(notary: Notary) -> None:
    notary.log({})
    game = next(notary.club.games())
    asked = [*notary.options(notary.prove(game.id, game.version, "end.tlog-proof")), str(notary.folder / "event.jsonl")]
    assert main(["verify", *asked]) == 0
    ours, theirs = notary.capsys.readouterr().out, node("docs/spec/verify.mjs", *asked).stdout
    for said in (ours, theirs):
        assert f"The proof end.tlog-proof shows that event {game.version} of game {game.id} is in the log games.example.org/log, as entry 5 of 7." in said
        assert "Cosigned by A at 2023-11-14T22:13:20Z." in said


@pytest.mark.parametrize("change", ["policy", "signature", "form"])
def test_a_proof_that_cannot_be_believed_is_refused_and_says_why(notary: Notary, change: str) -> None:
    notary.log({})
    game = next(notary.club.games())
    path = Path(notary.prove(game.id, game.version, "end.tlog-proof"))
    if change == "policy":
        other = NoteSigner("other.example.org/log", 9)
        notary.file("policy", policy_of("quorum none").replace(LOG.key.text.encode(), other.key.text.encode()))
    else:
        path.write_text(path.read_text().replace(*{"signature": ("\n7\n", "\n8\n"), "form": ("c2sp.org/", "c3sp.org/")}[change]))
    asked = [*notary.options(str(path)), str(notary.folder / "event.jsonl")]
    status, theirs = main(["verify", *asked]), node("docs/spec/verify.mjs", *asked)
    said = notary.capsys.readouterr().err
    assert (status, theirs.returncode) == (2, 2), (said, theirs.stderr)
    assert said.removeprefix("deaddrop: ") == theirs.stderr
    assert "The log or a proof cannot be believed: " in said
