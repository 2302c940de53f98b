"""Notes, cosignatures, proofs and policies: the examples of C2SP, and what must be refused."""

from __future__ import annotations

import pytest

from domain.transparency.checkpoint import LogCheckpoint, parse_checkpoint
from domain.transparency.entry import games_log_entry, parse_entry
from domain.transparency.note import (
    COSIGNATURE,
    BadNote,
    NoteSignature,
    check_signatures,
    cosignature,
    cosignature_message,
    parse_note,
    parse_vkey,
)
from domain.transparency.policy import check_checkpoint, parse_policy
from domain.transparency.reader import read_entries
from domain.transparency.tiles import BadLog
from service.signing.ed25519 import verify_ed25519
from tests.transparency.trees import LogInMemory, NoteSigner

EXAMPLE_KEY = "example.com/foo+530d903a+AekyeRrm56hApGFkyQR4ZCbV54Id2LKaANYcrnKv3U2k"
EXAMPLE = """\
This is an example message.

— example.com/foo Uw2QOkn8srV1yJGh2VYRlL1Tnagv1YEq6TfXppzi2ONncAlTgK7Ztg1ERYNZXsYjOBH3mFXmRKuwHjG1Yu72IneyaQM=
""".encode()
"""Both from the specification of signed notes."""

LOG = NoteSigner("games.example.org/log", 1)
ANNA, BORIS, CLARA = (NoteSigner(f"{name}.example/w", at, COSIGNATURE) for at, name in enumerate("abc", 2))


def cosigned(note, at, *witnesses):
    lines = [cosignature(each.key, at, each.signature(cosignature_message(note.text, at))) for each in witnesses]
    return note.with_signatures(lines)


def log_of_games() -> LogInMemory:
    log = LogInMemory()
    log.add([games_log_entry("o", f"game{at}", 1, f"{at:064x}").to_bytes() for at in range(300)])
    log.add([games_log_entry("e", "game7", 40, "f" * 64).to_bytes()])
    return log


def test_the_example_of_the_specification_is_valid():
    key, note = parse_vkey(EXAMPLE_KEY), parse_note(EXAMPLE)
    assert key.text == EXAMPLE_KEY
    assert note.to_text().encode() == EXAMPLE
    assert [each.key for each in check_signatures(note, [key], verify_ed25519)] == [key]


def test_a_changed_text_is_refused_and_signatures_of_others_are_ignored():
    key = parse_vkey(EXAMPLE_KEY)
    with pytest.raises(BadNote, match=r"the signature of example\.com/foo is wrong"):
        check_signatures(parse_note(EXAMPLE.replace(b"message", b"massage")), [key], verify_ed25519)
    other = NoteSignature("example.com/foo", b"ABCD", bytes(2420))
    noted = parse_note(parse_note(EXAMPLE).with_signatures([other]).to_text().encode())
    assert len(noted.signatures) == 2
    assert [each.key for each in check_signatures(noted, [key], verify_ed25519)] == [key]
    assert check_signatures(noted, [ANNA.key], verify_ed25519) == ()


@pytest.mark.parametrize(
    "raw",
    [
        b"", b"\n", b"text\n", b"text\n\n", EXAMPLE[:-1], EXAMPLE + b"\n", EXAMPLE + b"x\n", EXAMPLE.replace(b"=", b""),
        EXAMPLE.replace(b"is an", b"is\tan"), EXAMPLE.replace(b"This", b"\xff"), EXAMPLE.replace(b"foo U", b"foo  U"),
        EXAMPLE.replace(b"\xe2\x80\x94", b"-"), EXAMPLE + b"\xe2\x80\x94 a AAAA\n", bytes(300_000),
        EXAMPLE + EXAMPLE.split(b"\n\n")[1] * 64,
    ],
)  # fmt: skip
def test_what_is_no_note_is_refused(raw):
    with pytest.raises(BadNote):
        parse_note(raw)


@pytest.mark.parametrize(
    "text", ["", "a+b", "a b+530d903a+AAAA", EXAMPLE_KEY.replace("53", "54"), EXAMPLE_KEY[:-4], "a+00000000+AQ=="]
)
def test_what_is_no_key_is_refused(text):
    with pytest.raises(BadNote):
        parse_vkey(text)


def test_checkpoints_are_read_as_they_are_written():
    checkpoint = LogCheckpoint("games.example.org/log", 3, bytes(range(32)))
    assert parse_checkpoint(checkpoint.text) == checkpoint
    assert parse_checkpoint(checkpoint.text + "extension\n") == checkpoint
    for wrong in (
        "",
        "a\n",
        "a\n03\n" + checkpoint.text.split("\n")[2] + "\n",
        checkpoint.text[:-1],
        "\n" + checkpoint.text,
    ):
        with pytest.raises(BadNote):
            parse_checkpoint(wrong)


def test_a_reader_notices_every_changed_file():
    log = log_of_games()
    assert len(list(read_entries(log.read, log.checkpoint()))) == 301
    for path in [each for each in log.files if "entries" in each and each != "tile/entries/001.p/44"]:
        for change in (lambda held: held[:-1], lambda held: held[:-1] + b"\0", lambda held: b"", lambda held: held * 2):
            changed = LogInMemory()
            changed.files = log.files | {path: change(log.files[path])}
            with pytest.raises(BadLog):
                list(read_entries(changed.read, log.checkpoint()))
    assert parse_entry(b"x" + bytes(64)) is None
    assert parse_entry(b"o" + bytes(63)) is None


def policy_of(*lines: str) -> bytes:
    return "\n".join([f"log {LOG.key.text} http://127.0.0.1/log", *lines, ""]).encode()


WITNESSES = [f"witness {name} {each.key.text}" for name, each in zip("ABC", (ANNA, BORIS, CLARA), strict=True)]


def test_a_quorum_counts_groups_of_groups():
    lines = [*WITNESSES, "# two clubs", "group club 1 A B", "\t group  both all club C ", "quorum both"]
    policy = parse_policy(policy_of(*lines))
    assert [policy.is_met(names) for names in ({"A", "C"}, {"B", "C"}, {"A", "B"}, {"C"}, set())] == [
        True, True, False, False, False,
    ]  # fmt: skip
    assert parse_policy(policy_of("quorum none")).is_met(())


def test_a_checkpoint_is_believed_with_its_log_and_its_witnesses():
    policy = parse_policy(policy_of(*WITNESSES, "group two 2 A B C", "quorum two"))
    note = LOG.sign(LogCheckpoint(LOG.key.name, 0, bytes(32)).text)
    assert not check_checkpoint(note, policy, verify_ed25519).is_met
    trusted = check_checkpoint(cosigned(note, 1_700_000_000, ANNA, CLARA), policy, verify_ed25519)
    assert trusted.is_met
    assert trusted.cosigned == {"A": 1_700_000_000, "C": 1_700_000_000}
    late = cosigned(note, 5, ANNA).signatures[1]
    moved = late._replace(signature=(6).to_bytes(8) + late.signature[8:])
    with pytest.raises(BadNote, match=r"the signature of a\.example/w is wrong"):
        check_checkpoint(note.with_signatures([moved]), policy, verify_ed25519)
    with pytest.raises(BadNote, match="no log of the policy"):
        check_checkpoint(NoteSigner(LOG.key.name, 9).sign(note.text), policy, verify_ed25519)
    with pytest.raises(BadNote, match="no log of the policy"):
        check_checkpoint(LOG.sign(LogCheckpoint("elsewhere.example", 0, bytes(32)).text), policy, verify_ed25519)


@pytest.mark.parametrize(
    "lines",
    [
        [], ["quorum none", "quorum none"], ["quorum A"], ["group g 1 A", "quorum g"], [*WITNESSES, "group g 4 A B C", "quorum g"],
        [*WITNESSES, "group g 0 A", "quorum g"], [*WITNESSES, "group g any A A", "quorum g"], [WITNESSES[0], WITNESSES[0], "quorum A"],
        [WITNESSES[0], WITNESSES[0].replace(" A ", " B "), "quorum A"], [*WITNESSES, "group g all A B", "group h any A C", "quorum h"],
        [f"log {LOG.key.text}", "quorum none"], [f"witness A {LOG.key.text}", "quorum A"], ["quorum none\r"], ["what none"],
        [WITNESSES[0].replace(" A ", " none "), "quorum none"], [*WITNESSES, "group g any none", "quorum g"],
    ],
)  # fmt: skip
def test_what_is_no_policy_is_refused(lines):
    with pytest.raises(BadNote):
        parse_policy(policy_of(*lines))
