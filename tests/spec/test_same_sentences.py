"""record.md, section 7: both verifiers give the same facts, and make the same sentences of them, of the corpus and of every forgery;
each sentence of the table is said of some findings.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random
from typing import Any

import pytest

from service.app.audits import event_sentences, game_sentences, sentences
from service.app.audits.audit import audit
from service.app.audits.event_sentences import event_sentence_table, series_sentences
from service.app.audits.game_sentences import say_fault
from service.app.audits.sentences import BLANK, Facts, sentence_table
from service.cli.verdicts.event_facts import event_facts
from service.cli.verdicts.facts import OWN_WORDS, game_facts
from tests.event_record.forgeries import corpus
from tests.event_record.played import EVENTS, played
from tests.event_record.test_forgeries import verdict_of
from tests.golden.corpus import files
from tests.golden.test_corpus import recorded
from tests.laws.tables import CATALOGUE
from tests.spec.both import js_facts
from tests.spec.findings import FAULTS, findings
from tests.spec.node import node
from tests.spec.records import KEY, keys
from tests.spec.test_second_implementation import VECTORS, make_cases

SENTENCES = {"game": game_sentences.game_sentences, "event": event_sentences.event_sentences, "series": series_sentences}
BY_RULES = ("rules", "bots", "missing", "unmet")
"""Facts that only who knows the rules and the policies has."""
OF_ALL = {"fault": {"line", "version"}, "event-fault": {"line", "version"}, "act": {"seat"}, "series": {"about"}}
"""Families of codes that are said with the same parameters, of which a sentence may leave some out."""


def theirs_of(raws: Mapping[str, bytes], folder: Path) -> dict[str, Facts]:
    """What the JavaScript verifier gives of each record."""
    (folder / "keys.json").write_text(json.dumps({"items": keys(KEY)}))
    return js_facts(raws, folder, "--keys", folder / "keys.json", "--require", "complete,luck")


def said_by_script(asked: list[tuple[str, Facts]], folder: Path) -> list[list[str]]:
    """The sentences that the JavaScript makes of facts."""
    (folder / "facts.json").write_text(json.dumps(asked))
    ran = node("tests/spec/sentences.mjs", folder / "facts.json")
    assert ran.stderr == "", ran.stderr
    return [json.loads(line) for line in ran.stdout.splitlines()]


def agree(kind: str, ours: Mapping[str, Facts], theirs: Mapping[str, Facts]) -> int:
    """Both have the same facts of each record, but what needs the rules, and make the same sentences of them; a fault that only the rules show comes first. How many of both."""
    shared = 0
    for name, mine in ours.items():
        other = dict(theirs[name])
        assert other.pop("sentences") == [*SENTENCES[kind](other)], name
        if mine["problem"] is None or mine["problem"]["word"] not in (*OWN_WORDS, "result"):
            assert {key: each for key, each in mine.items() if key not in BY_RULES} == {
                key: each for key, each in other.items() if key not in BY_RULES
            }, name
            shared += 1
        elif (kind, mine["problem"]["word"]) == ("game", "rules") and other["problem"] is not None:
            assert other["problem"]["line"] == 1 or mine["problem"]["line"] < other["problem"]["line"], name
    return shared


def test_of_games(tmp_path: Path) -> None:
    raws = {f"{path.parent.name}/{path.stem}": recorded(path) for path in files()}
    raws |= {name: case.raw for name, case in make_cases().items()}
    theirs, public = theirs_of(raws, tmp_path), {each.id: each.raw for each in KEY.public()}
    ours = {
        name: game_facts(theirs[name]["file"], audit(raw, CATALOGUE, public), ("complete", "luck"))
        for name, raw in raws.items()
    }
    assert agree("game", ours, theirs) > len(raws) * 0.8
    assert {each["verdict"] for each in ours.values()} == {"consistent", "wrong", "unchecked"}


def test_of_events(tmp_path: Path) -> None:
    raws = {name: played(name).raw for name in EVENTS} | {name: raw for name, (raw, _) in corpus().items()}
    theirs = theirs_of(raws, tmp_path)
    ours = {
        name: event_facts(theirs[name]["file"], verdict_of(raw), ("complete", "luck")) for name, raw in raws.items()
    }
    assert agree("event", ours, theirs) > len(raws) * 0.8


@pytest.mark.parametrize("by_rules", [False, True])
def test_of_findings_by_lot(by_rules: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """JavaScript says the same of all that it can find, and every sentence is said, with a value for each of its blanks and no other."""
    said = heard(monkeypatch)
    asked = [*findings(Random("findings"), by_rules=by_rules)]
    ours = [[*SENTENCES[kind](facts)] for kind, facts in asked]
    if not by_rules:
        assert said_by_script(asked, tmp_path) == ours
    others = ONLY_WITHOUT_RULES if by_rules else ONLY_BY_RULES
    table = event_sentence_table()
    assert set(said) == set(table) - others
    for code, parameters in said.items():
        blanks = {blank[1] for blank in BLANK.finditer(table[code])}
        family = next((names for name, names in OF_ALL.items() if code.startswith(f"{name}-")), set[str]())
        assert blanks <= parameters <= blanks | family, code


@pytest.mark.parametrize("by_rules", [False, True])
def test_the_table_of_the_core_has_what_is_said_of_games_and_no_more(by_rules: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    said = heard(monkeypatch)
    for kind, facts in findings(Random("findings"), by_rules=by_rules):
        if kind == "game":
            list(SENTENCES[kind](facts))
    assert set(said) == {code for code in sentence_table() if code not in (ONLY_WITHOUT_RULES if by_rules else ONLY_BY_RULES)}


def heard(monkeypatch: pytest.MonkeyPatch) -> dict[str, set[str]]:
    """The codes that are said from here on, with the names of their parameters."""
    found = defaultdict[str, set[str]](set)

    def listening(say: Callable[..., str]) -> Callable[..., str]:
        def said(code: str, /, **parameters: Any) -> str:
            found[code] |= set(parameters)
            return say(code, **parameters)

        return said

    for module in (sentences, game_sentences, event_sentences):
        monkeypatch.setattr(module, "say", listening(vars(module)["say"]))
    return found


ONLY_BY_RULES = {
    "bot-no-move", "bot-other-move", "bots", "bots-other-source", "consistent", "event-bot-other-move", "event-bots", "event-consistent",
    "event-unchecked-bots", "fit", "unchecked-bots-gone", "unchecked-bots-left", "unchecked-bots-unnoted", "unchecked-round",
}  # fmt: skip
"""Sentences of a verifier that knows the rules and the policies, or that may lack the extra drand."""
ONLY_WITHOUT_RULES = {"unchecked-signature-no-ed25519"}


HELD = {"source": "held.json", "version": 9, "digest": "0" * 64, "signature": "good", "result": "other"}
ENTRY = {"index": 7, "kind": "o", "version": 1, "result": "same"}
LOG = {
    "origin": "games.example.org/log", "size": 9, "entries": [ENTRY, ENTRY | {"index": 8, "kind": "e", "version": 30, "result": "other"}],
    "cosigned": {"A": 1_700_000_000, "B": 2**31}, "quorum": False, "witnesses": 3, "asks": "any", "opened": True, "head": False,
    "begun": {"version": 1, "size": 5, "result": "same"},
}  # fmt: skip
BOTS = {
    "moves": 9, "derived": 1, "unnoted": 1, "left": 2,
    "others": [{"version": 7, "seat": 0, "policy": "house", "answer": {"type": "pass"}}, {"version": 8, "seat": 1, "policy": "house", "answer": None}],
    "gone": [{"name": "house", "version": 2, "digest": "2" * 64, "moves": 4}], "changed": [{"name": "house", "version": 1, "digest": "1" * 64, "moves": 1}],
}  # fmt: skip


def wrong(word: str, how: str) -> Facts:
    """A fault of a whole record."""
    return {"verdict": "wrong", "problem": {"line": 1, "version": None, "word": word, "how": how, "why": None}}


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"held": [HELD | {"result": "other game"}, HELD | {"result": "before"}]}, "Not checked: whether others were shown the same history, since no held checkpoint that was given could be compared."),
        (wrong("seed", "not complete"), "WRONG. The record reveals its seed, and says that it is not complete. (seed, line 1)"),
        (wrong("seed", "not revealed"), "WRONG. The record says that it is complete, and does not reveal its seed. (seed, line 1)"),
        ({"held": [HELD], "log": LOG}, "It was opened after entry 4 of the log and before entry 7."),
        ({"log": LOG}, "Cosigned by B at 2038-01-19T03:14:08Z."),
        ({"log": LOG | {"begun": {"version": 1, "size": 0, "result": "same"}, "entries": []}}, "It names the log before its first entry."),
        ({"bots": BOTS}, "Not checked: 4 moves of the policy house 2 (2222222222222222), since it is not installed here."),
        ({"missing": [], "log": LOG, "signature": "good", "round": "good"}, "Fit for a tournament, but for the rules: yes. Nobody could choose the deal; signed; in the log, seen by 2 witnesses."),
        ({"missing": [], "rules": "checked", "log": LOG | {"cosigned": {}}, "signature": "good"}, "Fit for a tournament: yes. Nobody could choose the deal, if one player is honest; every move follows the rules; signed; in the log, seen by no witness."),
    ],
)  # fmt: skip
def test_of_what_no_record_alone_shows(changes: Facts, said: str) -> None:
    raw = (VECTORS / "record.jsonl").read_bytes()
    facts = game_facts("game", audit(raw, CATALOGUE, None)) | {"rules": "not checked"} | changes
    assert said in SENTENCES["game"](facts)


def test_each_fault_has_a_sentence_of_its_own() -> None:
    problems = [{"line": 9, "version": version, "word": word, "how": how, "why": None} for word, how in FAULTS for version in (8, None)[: 1 + (word in ("form", "origin") and how is None)]]
    assert len({say_fault(each) for each in problems}) == len(problems)
