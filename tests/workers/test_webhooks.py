"""From news of a game to a receiver: what wakes webhooks, what asks for them again, and who is held up by whom."""

from __future__ import annotations

import json
import os
import re
import shutil
import socket
import subprocess
import sys
import threading
import urllib.error
import urllib.request
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Self

import pytest
import redis
from rq import SimpleWorker
from rq.serializers import JSONSerializer

from service.app.core.idempotent_requests import Request
from service.app.feeds.inbox_owners import load_owner_of_token
from service.app.feeds.inboxes import create_inbox
from service.app.webhook_state.webhook_rows import load_webhooks
from service.app.webhooks.manage import register_webhook
from service.app.webhooks.messages import derive_secret, secret_text
from service.app.webhooks.outbox import Outbox
from service.outgoing.outgoing import Outgoing
from service.outgoing.post import ReceiverAnswer
from service.store import DueWebhook
from tests.bench.servers import free_port
from tests.hang import HANG_S, until
from tests.redis_server import private_redis
from tests.workers.following import following
from workers import courier, delivery_job
from workers.courier import Courier
from workers.queue import AllowedJob, JobFailed, webhook_queue
from workers.share import Share
from workers.webhook_requests import CONSUMER, DeliveryRequests, follow_news, sweep_webhooks, tell_listeners

ROOT = Path(__file__).parents[2]
KEY = "b7d1f0c2-3a64-4e58-8c1f-92e5d07a6b34"


class Receiver(ThreadingHTTPServer):
    """Answers every challenge. got: ids of messages in the order in which they came."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Answering)
        self.got: list[str] = []

    def __enter__(self) -> Self:
        threading.Thread(target=self.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self.shutdown()
        self.server_close()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_port}/hook"


class Answering(BaseHTTPRequestHandler):
    """One POST."""

    server: Receiver

    def do_POST(self) -> None:
        body: dict[str, Any] = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        if body["type"] != "webhook.challenge":
            self.server.got.append(self.headers["webhook-id"])
        answer = json.dumps(body["data"]).encode()
        self.send_response(200)
        self.send_header("Content-Length", str(len(answer)))
        self.end_headers()
        self.wfile.write(answer)

    def log_message(self, *_: object) -> None:
        """Nothing."""


@pytest.fixture(scope="module")
def connection(tmp_path_factory):
    with private_redis(tmp_path_factory.mktemp("jobs"), fsync="no") as url:
        client = redis.Redis.from_url(url)
        yield client
        client.close()


@pytest.fixture
def jobs(connection):
    connection.flushall()
    return webhook_queue(connection)


@pytest.fixture
def closed(context):
    """The context of a closed network, where receivers may be on this machine."""
    return context.with_parts(Outbox("closed"))


@pytest.fixture
def hook(closed):
    """Makes a webhook of an inbox with these tokens; its owner and its name."""

    def make(url: str, *tokens: str) -> DueWebhook:
        made = create_inbox(closed, tokens, Request(KEY, "f"), url).body
        owner = load_owner_of_token(closed, made.inbox_token)
        return DueWebhook(owner.key, register_webhook(closed, owner, url, Request(KEY, "f")).body.id)

    return make


@pytest.fixture
def going(closed):
    """A courier on this machine."""
    made = Courier(closed, Outgoing(closed=True))
    yield made
    made.close()


def test_news_of_a_game_comes_to_the_receiver(closed, new_game, jobs, hook, going, monkeypatch):
    monkeypatch.setattr(delivery_job, "process_courier", lambda: going)
    requests, share, ended = DeliveryRequests(jobs), Share(closed.store, "alone"), threading.Event()
    sweeper = threading.Thread(target=sweep_webhooks, args=(closed, requests, share, ended))
    follower = following(
        share, closed.store, CONSUMER, lambda take, stopping: follow_news(closed, requests, take, stopping)
    )

    def work() -> None:
        worker = SimpleWorker([jobs], connection=jobs.connection, serializer=JSONSerializer, job_class=AllowedJob)
        worker.work(burst=True, logging_level="CRITICAL")

    with Receiver() as receiver:
        made: list[str] = []
        game = new_game("human", "human", "human", start="host", first_seat=0, tokens=made)
        owner, name = hook(receiver.url, *made)

        def has(kind: str) -> bool:
            work()
            return any(kind in each for each in receiver.got)

        sweeper.start()
        try:
            with follower:
                until(lambda: has(f"{game}-0-"))
            assert load_webhooks(closed, owner)[name].state == "active"
            assert closed.store.listeners([game]) == {game: {owner}}
        finally:
            ended.set()
            sweeper.join(HANG_S)


def test_a_lost_job_is_asked_for_again(closed, hook, jobs):
    this = hook("http://127.0.0.1:1/")
    now = [0.0]
    requests = DeliveryRequests(jobs, lambda: now[0])
    due = closed.store.due_webhooks(closed.store.clock_ms(), 9)
    assert due == [this]
    for moment in range(3):
        requests.ask(due, moment)
    assert [job.args for job in jobs.jobs] == [list(this)]
    jobs.empty()
    now[0] = 4.0
    requests.ask(due, 4)
    assert jobs.count == 1


def test_a_full_queue_takes_no_more(jobs, monkeypatch):
    monkeypatch.setattr("workers.webhook_requests.MOST_WAITING", 3)
    requests = DeliveryRequests(jobs)
    requests.ask([DueWebhook("inbox-x", str(number)) for number in range(9)], 1)
    assert jobs.count == 3


def test_an_owner_without_webhooks_listens_no_more(closed, hook, jobs):
    owner, name = hook("http://127.0.0.1:1/")
    game = owner.removeprefix("inbox-")
    closed.store.listen(game, owner)
    tell_listeners(closed, DeliveryRequests(jobs), [game])
    assert closed.store.listeners([game]) == {game: {owner}}
    closed.store.drop_webhook(owner, name)
    tell_listeners(closed, DeliveryRequests(jobs), [game])
    assert closed.store.listeners([game]) == {}


def test_a_webhook_is_worked_on_by_one_thread(closed, hook, monkeypatch):
    begun, go_on = threading.Semaphore(0), threading.Event()

    def send(*_: object) -> ReceiverAnswer:
        begun.release()
        go_on.wait(HANG_S)
        return ReceiverAnswer(500, b"", None)

    made = Courier(closed, Outgoing(closed=True, send=send))
    this = hook("http://127.0.0.1:1/")
    assert made.take(*this)
    begun.acquire()
    assert not made.take(*this)
    go_on.set()
    made.close()


def registered(is_slow, *networks):
    return SimpleNamespace(is_slow=is_slow, networks=networks)


def test_slow_receivers_however_many_hold_up_no_quick_one_and_no_strangers(closed, monkeypatch):
    """A network has a tenth of the places and half of the threads: receivers that a stranger registered are served beside them."""
    slow, quick, strange = threading.Event(), threading.Event(), threading.Event()
    found = {"slow": registered(True, "ab", "cd"), "quick": registered(False, "ab", "cd"), "strange": registered(True, "ef", "01")}
    work = {"slow": lambda: slow.wait(HANG_S), "quick": quick.set, "strange": strange.set}
    monkeypatch.setattr(courier, "find_webhook", lambda _, owner, __: found[owner])
    monkeypatch.setattr(courier, "deliver_due", lambda _, __, owner, ___: work[owner]())
    made = Courier(closed, Outgoing(closed=True))
    taken = [made.take("slow", str(number)) for number in range(courier.PLACES)]
    own = courier.PLACES // 10 * 3 // 4
    assert (taken.count(True), taken.index(False)) == (own, own)
    for other, done in (("quick", quick), ("strange", strange)):
        assert made.take(other, "1")
        assert done.wait(HANG_S)
    slow.set()
    until(lambda: made.take("slow", "again"))
    until(lambda: [lane.queue.places.in_use for lane in made._lanes.values()] == [0, 0])
    made.close()


@pytest.mark.parametrize(("owner", "error"), [("../x", "ValueError"), ("inbox-x", "ValueError")])
def test_a_job_that_fails_keeps_no_text(going, monkeypatch, owner, error):
    monkeypatch.setattr(delivery_job, "process_courier", lambda: going)
    with pytest.raises(JobFailed, match=error) as failed:
        delivery_job.deliver(owner, "x")
    assert failed.value.__cause__ is None
    assert failed.value.__suppress_context__


def test_what_a_delivery_raises_is_logged_without_its_text(closed, monkeypatch, caplog):
    def fail(*_: object) -> None:
        raise RuntimeError("a secret")

    monkeypatch.setattr(courier, "find_webhook", lambda *_: registered(False))
    monkeypatch.setattr(courier, "deliver_due", fail)
    made = Courier(closed, Outgoing(closed=True))
    assert made.take("x", "y")
    until(lambda: caplog.records)
    assert [each.getMessage() for each in caplog.records] == ["a delivery failed by a bug, and is tried again: report error and place"]
    until(lambda: made.take("x", "y"))
    made.close()


def prepare_python(folder):
    (code,) = re.findall(r"```python\n(import json, os\nfrom http.*?)```", (ROOT / "docs/clients.md").read_text(), re.S)
    (folder / "receiver.py").write_text(code)
    return [sys.executable, "-W", "error", str(folder / "receiver.py")]


def prepare_node(folder):
    if missing := [each for each in ("node", "npm") if shutil.which(each) is None]:
        pytest.skip(f"{' and '.join(missing)} not on PATH")
    (code,) = re.findall(r"```js\n(import.*?)```", (ROOT / "docs/webhooks.md").read_text(), re.S)
    (folder / "receiver.mjs").write_text(code)
    subprocess.run(["npm", "install", "--silent", "standardwebhooks"], cwd=folder, check=True, timeout=120)
    return ["node", str(folder / "receiver.mjs")]


@pytest.mark.parametrize("prepare", [prepare_python, pytest.param(prepare_node, marks=pytest.mark.long)])
def test_the_receivers_of_the_guides_are_told_when_it_is_their_turn(closed, new_game, hook, going, tmp_path, prepare):
    command = prepare(tmp_path)
    port, tokens = free_port(), list[str]()
    new_game("human", "human", "human", start="host", first_seat=0, tokens=tokens)
    owner, name = this = hook(f"http://127.0.0.1:{port}/", tokens[0])
    webhook = load_webhooks(closed, owner)[name]
    secret = secret_text(derive_secret(closed, name, webhook.secrets[0]))
    environ = {**os.environ, "SECRET": secret, "RECEIVER_PORT": str(port)}
    with subprocess.Popen(
        command, env=environ, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as receiver:
        try:
            until(lambda: is_listening(port))
            assert going.take(*this)
            assert receiver.stdout is not None
            told = [receiver.stdout.readline().split(" ")[0] for _ in range(2)]
            assert told == ["webhook.challenge", "decision.open"]
            with pytest.raises(urllib.error.HTTPError, match="401"):
                urllib.request.urlopen(f"http://127.0.0.1:{port}/", b"{}", timeout=HANG_S)
        finally:
            receiver.kill()


def is_listening(port: int) -> bool:
    with socket.socket() as line:
        return line.connect_ex(("127.0.0.1", port)) == 0
