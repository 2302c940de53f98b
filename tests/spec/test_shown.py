"""record.md, sections 7 and 8: `deaddrop verify` and the JavaScript verifier say the same of what a record shows, and of heads that
somebody holds.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from deaddrop.testing.plays import cause, restore_act
from domain.audit.held import BadHeld, HeldHead, parse_held
from domain.game import decide
from domain.game.events.luck_events import LuckPlan
from domain.game.player_name import name_commitment
from domain.game.proofs.checkpoint import checkpoint_message
from domain.game.proofs.evidence import evidence_message
from domain.kernel.text.written_text import to_escaped
from domain.transparency.note import ED25519, NoteSignature, SignedNote, VerifierKey
from service.app.audits.audit import Verdict, audit
from service.cli.verdicts.facts import verdict_lines
from service.cli.verdicts.requirements import parse_requirements, unmet_requirements
from tests.audit.tampering import lines_of, raw_of, resealed
from tests.cases import cases
from tests.laws.tables import CATALOGUE
from tests.spec.both import VERIFY
from tests.spec.node import node
from tests.spec.records import KEY, THREE, aborted, begun, bring, honest, keys

OTHER = "0" * 64
NOT_COMPARED = "  Not checked: whether others were shown the same history, since no held checkpoint that was given could be compared."


@pytest.fixture(scope="module")
def records() -> dict[str, bytes]:
    return honest()


class Folder:
    """Asks both verifiers about a record and heads, in files."""

    def __init__(self, path: Path) -> None:
        self.path = path
        (path / "keys.json").write_text(json.dumps({"items": keys(KEY)}))

    def both(self, raw: bytes, held: Sequence[bytes] = ()) -> Verdict:
        """The verdict of the first, when the second has said the same."""
        (self.path / "game.jsonl").write_bytes(raw)
        files, heads = [], list[HeldHead]()
        for number, each in enumerate(held):
            file = self.path / f"held-{number}"
            file.write_bytes(each)
            files += ["--checkpoint", str(file)]
            heads += parse_held(file.name, each)
        (public,) = KEY.public()
        ours = audit(raw, CATALOGUE, {public.id: public.raw}, held=heads)
        ran = node(VERIFY, "--json", "--keys", str(self.path / "keys.json"), *files, str(self.path / "game.jsonl"))
        assert ran.stderr == ""
        theirs = json.loads(ran.stdout)
        told = json.loads(msgspec.json.encode(ours))
        assert theirs.get("shown") == told["shown"]
        assert theirs.get("names") == told["names"]
        assert theirs.get("held", []) == told["held"]
        assert (theirs["problem"] is None) == (ours.problem is None)
        if ours.problem is not None:
            found = theirs["problem"]
            where = (ours.problem.line, ours.problem.version, ours.problem.fault)
            assert (found["line"], found["version"], found["word"]) == where
            assert (found["how"], found["why"]) == (ours.problem.how, None)
        return ours


@pytest.fixture
def folder(tmp_path: Path) -> Folder:
    return Folder(tmp_path)


def signed_json(message: bytes, **members: Any) -> bytes:
    from base64 import b64encode

    key, signature = KEY.sign(message)
    return json.dumps({**members, "key": key, "signature": b64encode(signature).decode(), "more": 1}).encode()


def checkpoint(game: str, version: int, digest: str) -> bytes:
    return signed_json(checkpoint_message(game, version, digest), game=game, version=version, digest=digest)


def evidence(game: str, version: int, digest: str) -> bytes:
    shown = {"game": game, "viewpoint": "seat:1", "version": version, "digest": digest, "view_sha256": "ab" * 32}
    return signed_json(evidence_message(game, "seat:1", version, digest, "ab" * 32), **shown)


def note(game: str, version: int, digest: str) -> bytes:
    message = checkpoint_message(game, version, digest)
    name, signature = VerifierKey("games.example.org/heads", ED25519, KEY.public()[0].raw), KEY.sign(message)[1]
    return SignedNote(message.decode(), (NoteSignature(name.name, name.id, signature),)).to_text().encode()


def noted(game: str, version: int, digest: str) -> bytes:
    return json.dumps({"items": [{"game": game, "version": version, "digest": digest}]}).encode()


FORMS = pytest.mark.parametrize("form", [checkpoint, evidence, note, noted], ids=lambda form: form.__name__)


def head_at(raw: bytes, version: int) -> tuple[str, int, str]:
    header, *lines = lines_of(raw)
    return header["game"], version, next(line["digest"] for line in lines if line["version"] == version)


class TestHeldHeads:
    @FORMS
    def test_on_this_history(self, form: Any, records: dict[str, bytes], folder: Folder) -> None:
        raw = records["3 players"]
        found = folder.both(raw, [form(*head_at(raw, 9))])
        assert (found.verdict, [each.result for each in found.held]) == ("consistent", ["same"])
        assert found.held[0].signature == ("none" if form is noted else "good")

    @FORMS
    def test_of_another_history_are_the_fault(self, form: Any, records: dict[str, bytes], folder: Folder) -> None:
        raw = records["3 players"]
        game, version, _ = head_at(raw, 9)
        found = folder.both(raw, [checkpoint(*head_at(raw, 3)), form(game, version, OTHER)])
        assert found.problem is not None
        assert (found.verdict, found.problem.line, found.problem.version) == ("wrong", 10, 9)
        assert (found.problem.fault, [each.result for each in found.held]) == ("held", ["same", "other"])

    def test_later_than_the_record(self, records: dict[str, bytes], folder: Folder) -> None:
        raw = records["3 players"]
        header = lines_of(raw)[0]
        last = header["head"]["version"]
        found = folder.both(raw, [checkpoint(header["game"], last + 7, OTHER)])
        assert found.problem is not None
        assert (found.problem.line, found.problem.version, found.problem.fault) == (last + 2, last + 1, "held")

    def test_of_what_a_restore_gave_up(self, records: dict[str, bytes], folder: Folder) -> None:
        raw, before = records["put back"], records["3 players"]
        (restore,) = (line for line in lines_of(raw)[1:] if line["type"] == "game.restored")
        game, lost, kept = lines_of(raw)[0]["game"], restore["data"]["lost"], restore["data"]["kept"]
        assert lost == {"version": lost["version"], "digest": head_at(before, lost["version"])[2]}
        held = [checkpoint(game, lost["version"], lost["digest"]), checkpoint(*head_at(before, kept["version"] + 1))]
        found = folder.both(raw, held)
        assert found.problem is None
        assert {each.result for each in found.held} <= {"given up", "same"}
        assert found.shown is not None
        assert [each.version for each in found.shown.restores] == [restore["version"]]
        assert any("what followed was known" in line for line in verdict_lines("file", found))
        forged = folder.both(raw, [checkpoint(game, lost["version"], OTHER)])
        assert forged.problem is not None, "the head that was given up is named, and this is another"

    def test_signed_by_another_key_prove_nothing(self, records: dict[str, bytes], folder: Folder) -> None:
        raw = records["3 players"]
        told = json.loads(checkpoint(lines_of(raw)[0]["game"], 9, OTHER)) | {"key": "0" * 16}
        found = folder.both(raw, [json.dumps(told).encode()])
        assert [(each.signature, each.result) for each in found.held] == [("wrong", "worthless")]
        assert found.problem is None
        assert NOT_COMPARED in verdict_lines("file", found)

    def test_of_another_game(self, records: dict[str, bytes], folder: Folder) -> None:
        found = folder.both(records["3 players"], [checkpoint("0anothergame", 9, OTHER)])
        assert [each.result for each in found.held] == ["other game"]
        assert NOT_COMPARED in verdict_lines("file", found)

    @pytest.mark.parametrize("raw", [b"", b"{}", b"[]", b"hello\n", b'{"items":[{}]}', b"\xff", b"{" * 5000])
    def test_a_file_without_one_is_refused(self, raw: bytes) -> None:
        with pytest.raises(BadHeld):
            parse_held("file", raw)


def brought_to(luck_plan: LuckPlan, brought: tuple[int, ...], silent: frozenset[int]) -> bytes:
    """A game of which these seats committed, and all but the silent ones gave; aborted after its deal."""
    nonces = {seat: THREE[seat] for seat in brought}
    batches = begun(luck_plan, nonces, silent, "deals")
    bring(batches, nonces, sorted(set(brought) - silent))
    if silent:
        batches.append(decide.time_out(batches[-1].game, cause(90)))
    assert batches[-1].game.status == "playing"
    return aborted(batches, 92)


def put_back(dealt: bool) -> bytes:
    """A game of three that was put back: after its deal, or while the nonces were awaited, which were then given again."""
    batches = begun(ASKED, THREE, seed="deals")
    if not dealt:
        batches.append(restore_act(1)(batches[-1].game))
    bring(batches, THREE, range(3), 2)
    if dealt:
        batches.append(restore_act(10)(batches[-1].game))
    return aborted(batches, 192)


class TestAGameThatWasPutBack:
    def test_after_its_deal_has_the_deal_that_it_had(self, folder: Folder) -> None:
        found = folder.both(put_back(dealt=True))
        assert (found.problem, found.decided) == (None, True)
        assert found.shown is not None
        assert (found.shown.deals, found.shown.is_undone) == (4, False)
        (restore,) = found.shown.restores
        version, running = restore.kept["version"], restore.running
        assert running
        lines = list(verdict_lines("file", found))
        assert any(f"at version {version} " in line and "had been seen: what followed was known." in line for line in lines)
        assert unmet_requirements(found, ("nonces",)) == []

    def test_before_its_deal_could_have_any(self, folder: Folder) -> None:
        """The record shows one restore, however many there were."""
        found = folder.both(put_back(dealt=False))
        assert (found.problem, found.decided) == (None, True)
        assert found.shown is not None
        assert (found.shown.deals, found.shown.is_undone) == (None, True)
        words = "put back before its deal, so the operator could choose among any number of deals"
        assert any(words in line for line in verdict_lines("file", found))
        assert unmet_requirements(found, ("nonces", "public")) == ["nonces", "public"]


ASKED, REQUIRED, NONE = (LuckPlan(nonces, None, 60) for nonces in ("asked", "required", "none"))


class TestHowManyDealsCouldBeChosen:
    @pytest.mark.parametrize(
        ("luck_plan", "brought", "silent", "deals", "said"),
        [
            (ASKED, (0, 2), (), 2, ""),
            (ASKED, (0, 1, 2), (1,), 4, "2 of 3 seats of people gave a nonce, the nonce of seat 1 is missing. If seat 1 is the only honest one, the operator alone chose; if one that gave is honest, the operator could choose among 4 deals at most."),
            (ASKED, (0, 1, 2), (0, 1), 4, "the nonces of seat 0 and seat 1 are missing. If they are the only honest ones, the operator alone chose; if one that gave is honest, the operator could choose among 4 deals at most."),
            (REQUIRED, (0, 1, 2), (), 1, "; if one of them is honest, nobody could choose the deal."),
            (ASKED, (1,), (), 1, "; if that player is honest, nobody could choose the deal."),
            (NONE, (), (), None, ""),
        ],
    )  # fmt: skip
    def test_both_count_and_say_the_same(
        self, luck_plan: LuckPlan, brought: tuple[int, ...], silent: tuple[int, ...], deals: int | None, said: str, folder: Folder
    ) -> None:
        raw = brought_to(luck_plan, brought, frozenset(silent))
        found = folder.both(raw)
        assert found.shown is not None
        assert found.shown.deals == deals
        ours, theirs = told(raw, folder.path)
        (line,) = (line for line in ours if line.startswith("  Luck: "))
        assert line.endswith(said)
        assert line in theirs

    def test_a_verdict_begins_with_whether_the_game_is_fit_for_a_tournament(self, tmp_path: Path) -> None:
        bare = "no key that was given has signed it, its names are not signed and no log that was given holds its opening and its end."
        for luck_plan, why in ((REQUIRED, bare), (ASKED, f"it is not shown that nobody could choose the deal, {bare}")):
            raw = brought_to(luck_plan, (0, 1, 2), frozenset())
            ours, theirs = told(raw, tmp_path)
            assert ours[0] == f"file: Fit for a tournament: no, since {why}"
            assert theirs[0].endswith(f": Fit for a tournament: no, since {why}")
            found = audit(raw, CATALOGUE, None)
            assert unmet_requirements(found, parse_requirements("friendly")) == []
            assert unmet_requirements(found, parse_requirements("tournament"))[-3:] == ["signature", "names", "log"]

    def test_no_bound_stands_beside_an_unchecked_draw(self, tmp_path: Path) -> None:
        lines = lines_of(brought_to(ASKED, (0, 1, 2), frozenset()))
        lines[0] |= {"complete": False, "viewpoint": "public"}
        for line in lines[1:]:
            line["openings"] = {}
        ours, theirs = told(raw_of(lines), tmp_path)
        said = "  Luck: 3 of 3 seats of people gave a nonce. Who could choose the deal is not known, since its draws were not checked."
        assert said in ours
        assert said in theirs


class TestWords:
    def test_a_record_without_an_end_is_said_to_be_one(self, records: dict[str, bytes], tmp_path: Path) -> None:
        ours, theirs = told(records["the public's, running"], tmp_path)
        line = "  No end: this record stops at event 40, and does not show that the game was over."
        assert line in ours
        assert line in theirs
        assert "the record says" not in theirs[1]
        whole = told(records["3 players"], tmp_path)
        assert not any("No end" in each for lines in whole for each in lines)
        assert "does not know. microfilms 1, 66 events; the record says: nobody won (turn_cap)." in whole[1][1]

    def test_only_a_whole_game_is_complete(self, records: dict[str, bytes], tmp_path: Path) -> None:
        for name, unmet in (("the public's, running", ["complete"]), ("the public's, over", ["complete"]), ("3 players", [])):
            (tmp_path / "game.jsonl").write_bytes(records[name])
            assert unmet_requirements(audit(records[name], CATALOGUE, None), ("complete",)) == unmet
            ran = node(VERIFY, "--require", "complete", str(tmp_path / "game.jsonl"))
            assert ran.returncode == (3 if unmet else 0)

    def test_what_an_operator_wrote_cannot_move_the_cursor(self, records: dict[str, bytes], tmp_path: Path) -> None:
        """Texts of a record are on a line of an auditor's terminal."""
        lines = lines_of(records["put back"])
        restored = next(each for each in lines[1:] if each["type"] == "game.restored")
        restored["data"]["reason"] = "\x1b[2J\nCONSISTENT\u202e"
        ours, theirs = told(raw_of(resealed(lines)), tmp_path)
        said = next(to_escaped(each) for each in ours if "PUT BACK" in each)
        assert said.endswith("Reason: \\x1b[2J\\nCONSISTENT\\u202e")
        assert said in theirs

    def test_names_are_printed_with_their_seats(self, records: dict[str, bytes], tmp_path: Path) -> None:
        lines = lines_of(records["the public's, over"])
        names = ["Anna", "\x1b[2J\u202e\u00a0", "x" * 50, *[None] * (len(lines[0]["names"]) - 3)]
        lines[0] |= {"names": names, "salts": [name and "0a" * 16 for name in names]}
        lines[1]["data"]["players"] = [name and name_commitment(seat, name, "0a" * 16) for seat, name in enumerate(names)]
        for line in lines[1:]:
            line["data"].pop("player", None)
        ours, theirs = told(raw_of(resealed(lines)), tmp_path)
        said = f"  Names match the log: seat 0 “Anna”, seat 1 “\\x1b[2J\\u202e\\xa0”, seat 2 “{'x' * 40}…”."
        assert said in ours
        assert said in theirs


def told(raw: bytes, folder: Path) -> tuple[list[str], list[str]]:
    """The lines of both verifiers."""
    (folder / "game.jsonl").write_bytes(raw)
    theirs = node(VERIFY, str(folder / "game.jsonl")).stdout.splitlines()
    return list(verdict_lines("file", audit(raw, CATALOGUE, None))), theirs


class TestWhatIsShown:
    @pytest.mark.parametrize("count", cases(6, later=[25]))
    def test_is_the_same_of_a_record_that_holds_any_json(
        self, records: dict[str, bytes], folder: Folder, count: int
    ) -> None:
        """Of an incomplete record nobody decides the entries again, so its members may be anything."""
        rng, kept = (
            Random(1),
            ("game.created", "game.luck_closed", "game.nonce_given", "game.luck_drawn", "game.seat_taken"),
        )
        values: tuple[Any, ...] = (None, True, -1, 0, 1, 2**63, "x", [], [0], [None, "a"], {}, {"winners": [0]})
        consistent = 0
        for _ in range(count):
            lines = lines_of(records["the public's, over"])
            for line in rng.sample(
                [line for line in lines[1:] if line["type"] not in (*kept, "game.seed_revealed")], 12
            ):
                line["data"][rng.choice([*line["data"], "seats", "luck", "seat", "kind", "lost", "reason"])] = (
                    rng.choice(values)
                )
                line["type"] = rng.choice((line["type"], "game.seat_resigned", "game.ruling_made", "game.aborted"))
            consistent += folder.both(raw_of(resealed(lines))).verdict == "consistent"
        assert consistent >= count // 2
