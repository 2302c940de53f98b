"""A witness, and a log that asks it: what it cosigns, what it refuses, and what the log does then."""

from __future__ import annotations

import shutil
import threading
from base64 import b64encode
from wsgiref.simple_server import WSGIRequestHandler, make_server

import pytest

from domain.transparency.checkpoint import LogCheckpoint, parse_checkpoint
from domain.transparency.merkle import EMPTY_ROOT, consistency_proof
from domain.transparency.note import check_signatures, parse_note, parse_signatures, parse_vkey
from domain.transparency.policy import check_checkpoint, parse_policy
from service.cannot_start import CannotStart
from service.games_log.files import LogFiles
from service.games_log.witness_client import WitnessAnswer, Witnesses
from service.games_log.writer import GamesLogWriter, LogHalted
from service.signing.ed25519 import verify_ed25519
from service.witness.app import create_witness_app
from service.witness.witness import Witness, origin_hash
from tests.games_log.faulty_disk import FaultyDisk, Killed
from tests.games_log.test_writer import entries

ORIGIN = "games.example.org/log"
NOW_S = 1_700_000_000


@pytest.fixture
def log(tmp_path):
    return GamesLogWriter(LogFiles(tmp_path / "log", ORIGIN), None, NOW_S * 1000)


def witness_of(folder, log, disk=None):
    policy = parse_policy(f"log {log.key.public.text}\nquorum none\n".encode())
    return Witness(folder, "witness.example.org", policy, lambda: NOW_S, disk)


@pytest.fixture
def witness(tmp_path, log):
    return witness_of(tmp_path / "witness", log)


@pytest.fixture
def ask(witness):
    client = create_witness_app(witness).test_client()
    return lambda body: client.post("/add-checkpoint", data=body)


def request_of(log, old=0, *, note=None, proof=None):
    made = consistency_proof(log.hashes(), old, log.checkpoint.size) if proof is None else proof
    lines = [f"old {old}", *(b64encode(each).decode() for each in made), "", (note or log.note).to_text()]
    return "\n".join(lines).encode()


def test_a_log_that_grows_is_cosigned_each_time_and_again(ask, log, witness):
    for old, count in ((0, 3), (3, 4), (7, 300)):
        log.append(entries(old, count))
        answer = ask(request_of(log, old))
        assert (answer.status_code, answer.content_type) == (200, "text/plain; charset=utf-8")
        cosigned = log.note.with_signatures(parse_signatures(answer.text))
        (own, line) = check_signatures(cosigned, [log.key.public, witness.public], verify_ed25519)
        assert (own.key, own.at, line.key, line.at) == (log.key.public, None, witness.public, NOW_S)
    assert ask(request_of(log, 307)).status_code == 200


def test_what_it_has_seen_can_be_read(ask, log, witness):
    client = create_witness_app(witness).test_client()
    address = f"/{origin_hash(ORIGIN)}/checkpoint"
    assert client.get(address).status_code == 404
    log.append(entries(0, 3))
    assert ask(request_of(log)).status_code == 200
    kept = parse_note(client.get(address).data)
    assert kept.text == log.note.text
    assert len(check_signatures(kept, [log.key.public, witness.public], verify_ed25519)) == 2
    assert client.get("/../key/checkpoint").status_code == 404
    assert client.get(f"/{'0' * 64}/checkpoint").status_code == 404


def test_an_unknown_log_is_404_and_one_that_did_not_sign_403(ask, log, tmp_path):
    other = GamesLogWriter(LogFiles(tmp_path / "other", "elsewhere.example/log"), None, NOW_S)
    assert ask(request_of(other)).status_code == 404
    posing = GamesLogWriter(LogFiles(tmp_path / "posing", ORIGIN), None, NOW_S)
    assert ask(request_of(posing)).status_code == 403
    (line,) = log.note.signatures
    forged = log.note._replace(signatures=(line._replace(signature=bytes(64)),))
    assert ask(request_of(log, note=forged)).status_code == 403


def test_another_size_than_it_has_seen_is_409_with_that_size(ask, log):
    log.append(entries(0, 3))
    assert ask(request_of(log)).status_code == 200
    log.append(entries(3, 2))
    for old in (0, 2, 5):
        answer = ask(request_of(log, old))
        assert (answer.status_code, answer.text, answer.content_type) == (409, "3\n", "text/x.tlog.size")
    assert ask(request_of(log, 3)).status_code == 200


def test_a_proof_that_does_not_hold_is_422_and_nothing_is_kept(ask, log, witness, tmp_path):
    empty = log.key.sign(LogCheckpoint(ORIGIN, 0, bytes(32)).text)
    assert ask(request_of(log, note=empty, proof=())).status_code == 422
    assert ask(request_of(log, proof=(bytes(32),))).status_code == 422
    log.append(entries(0, 3))
    assert ask(request_of(log)).status_code == 200
    shutil.copytree(tmp_path / "log", tmp_path / "fork")
    fork = GamesLogWriter(LogFiles(tmp_path / "fork", ORIGIN), None, NOW_S)
    fork.append(entries(70, 4))
    log.append(entries(3, 2))
    seen = witness.last_checkpoint(origin_hash(ORIGIN))
    good = consistency_proof(log.hashes(), 3, 5)
    for proof in ((), good[:-1], (*good, bytes(32)), (bytes(32), *good[1:])):
        assert ask(request_of(log, 3, proof=proof)).status_code == 422
    other_root = log.key.sign(LogCheckpoint(ORIGIN, 3, EMPTY_ROOT).text)
    assert ask(request_of(log, 3, note=other_root, proof=())).status_code == 422
    assert witness.last_checkpoint(origin_hash(ORIGIN)) == seen
    assert ask(request_of(log, 3)).status_code == 200
    fork.append(entries(90, 2))
    assert ask(request_of(fork, 5)).status_code == 422


@pytest.mark.parametrize(
    "body",
    [b"", b"old 0\n", b"old 0\n\n", b"old 00\n\nx\n", b"new 0\n\nx\n", b"old 0\nAA==\n\nx\n", b"\xff", bytes(300_000)],
)
def test_what_is_no_request_is_400_or_too_large(ask, body):
    assert ask(body).status_code in (400, 413)


def test_an_old_size_above_the_checkpoint_and_too_long_a_proof_are_400(ask, log):
    log.append(entries(0, 3))
    assert ask(request_of(log, 4, proof=())).status_code == 400
    assert ask(request_of(log, 0, proof=(bytes(32),) * 64)).status_code == 400


@pytest.mark.parametrize("how", ["before", "torn", "after"])
def test_a_witness_killed_while_it_keeps_a_checkpoint_has_answered_nothing_it_forgot(tmp_path, log, how):
    folder = tmp_path / "killed"
    log.append(entries(0, 3))
    witness_of(folder, log).add_checkpoint(request_of(log))
    log.append(entries(3, 2))
    with pytest.raises(Killed):
        witness_of(folder, log, FaultyDisk(0, how)).add_checkpoint(request_of(log, 3))
    again = create_witness_app(witness_of(folder, log)).test_client()
    seen = 5 if how == "after" else 3
    assert again.post("/add-checkpoint", data=request_of(log, seen)).status_code == 200


def test_a_damaged_memory_cosigns_nothing(ask, log, witness, tmp_path):
    log.append(entries(0, 3))
    assert ask(request_of(log)).status_code == 200
    kept = tmp_path / "witness" / "logs" / origin_hash(ORIGIN)
    kept.write_bytes(kept.read_bytes()[:-8])
    assert ask(request_of(log, 3)).status_code == 503
    for key in (tmp_path / "witness").glob("*.pem"):
        key.unlink()
    with pytest.raises(CannotStart, match="The key of this witness is missing"):
        witness_of(tmp_path / "witness", log)


class Quiet(WSGIRequestHandler):
    def log_message(self, *_):
        pass


@pytest.fixture
def serve():
    """Serve a witness on loopback; its URL."""
    servers = []

    def start(witness):
        server = make_server("127.0.0.1", 0, create_witness_app(witness), handler_class=Quiet)
        servers.append(server)
        threading.Thread(target=server.serve_forever, args=(0.01,), daemon=True).start()
        return f"http://127.0.0.1:{server.server_port}"

    yield start
    for server in servers:
        server.shutdown()
        server.server_close()


def policy_with(log, witness, url):
    told = f"log {log.key.public.text}\nwitness W {witness.public.text} {url}\nquorum W\n"
    return parse_policy(told.encode())


def test_a_log_collects_cosignatures_over_http_and_finds_out_what_the_witness_has_seen(log, witness, serve):
    policy = policy_with(log, witness, serve(witness))
    for old, count in ((0, 3), (3, 300)):
        log.append(entries(old, count))
        collected = Witnesses(policy).collect(log.note, log.hashes)  # a new process: it knows no size
        shown = log.publish(collected)
        assert check_checkpoint(shown, policy, verify_ed25519).cosigned == {"W": NOW_S}
    assert parse_vkey(policy.witnesses["W"].key.text) == witness.public


def test_a_copy_from_before_and_a_copy_that_went_on_sign_no_more(log, witness, serve, tmp_path):
    policy = policy_with(log, witness, serve(witness))
    log.append(entries(0, 3))
    shutil.copytree(tmp_path / "log", tmp_path / "copy")
    log.append(entries(3, 2))
    assert Witnesses(policy).collect(log.note, log.hashes)
    copy = GamesLogWriter(LogFiles(tmp_path / "copy", ORIGIN), None, NOW_S)
    with pytest.raises(LogHalted, match="has seen the log with 5 entries, and its files hold 3"):
        Witnesses(policy).collect(copy.note, copy.hashes)
    copy.append(entries(60, 9))
    with pytest.raises(LogHalted, match="has seen another history of the log"):
        Witnesses(policy).collect(copy.note, copy.hashes)


@pytest.mark.parametrize(
    "answer",
    [
        WitnessAnswer(404, "text/plain", b""), WitnessAnswer(500, "text/plain", b""), WitnessAnswer(200, "text/plain", b"junk"),
        WitnessAnswer(409, "text/plain", b"9\n"), WitnessAnswer(409, "text/x.tlog.size", b"many\n"), WitnessAnswer(422, "text/plain", b""),
        WitnessAnswer(409, "text/x.tlog.size", b"1\n"),
    ],
)  # fmt: skip
def test_a_witness_that_is_broken_costs_a_cosignature_and_nothing_else(log, witness, answer, caplog):
    log.append(entries(0, 3))
    policy = policy_with(log, witness, "http://127.0.0.1:9")
    if answer.body == b"1\n":
        answers = iter([answer, WitnessAnswer(500, "", b"")])
        assert Witnesses(policy, lambda *_: next(answers)).collect(log.note, log.hashes) == []
    else:
        assert Witnesses(policy, lambda *_: answer).collect(log.note, log.hashes) == []
    assert "the witness W gives no cosignature" in caplog.text
    assert parse_checkpoint(log.note.text).size == 3


def test_a_witness_that_does_not_answer_costs_a_cosignature_and_nothing_else(log, witness, caplog):
    policy = policy_with(log, witness, "http://127.0.0.1:9")
    assert Witnesses(policy).collect(log.note, log.hashes) == []
    assert "it does not answer" in caplog.text
