"""Places that all clients share: a client that fills one from one network leaves room for strangers. Each bound of the service is in one table."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from flask import Flask

from domain.kernel.errors import Refusal
from domain.ruleset_check import MOST_SEATS
from extensions.tournaments.app.state import Tournaments
from service.app.audits.audit_pool import Audits
from service.app.chat.blocks import MOST_BLOCKS
from service.app.chat.messages import MOST_MESSAGES, guest_share
from service.app.chat.speakers import MOST_NOTES
from service.app.core.idempotent_requests import Request
from service.app.core.limits import Limits
from service.app.new_games.open_seats import counted_seat
from service.app.playouts.pool import Playouts
from service.app.projected.open_games import note_opening, owner_of, take_place
from service.app.sharing.drawn_pictures import DrawnPictures
from service.app.webhooks.mail import count_code
from service.config import Config
from service.factory import create_app
from service.gunicorn.answer import UnsentAnswers
from service.gunicorn.shares import ConnectionShares
from service.http.app_services import NAME
from service.http.streaming.dear_reads import DearReads
from service.http.streaming.slices import SlicePool
from service.quotas import OpenLimits
from service.shares import Shares, TurnQueue, networks_of
from service.store import ChatRoom
from tests.equipment.memory_store.store import MemoryStore
from tests.equipment.parts import put_part
from tests.http.guest import Guest, Json, key, seats
from workers import fair_order
from workers.courier import Lane
from workers.fair_order import FairQueue, WaitingTurn

ROOTS = ("extensions", "service", "workers")
ADDRESSES = {
    "one client": lambda number: "192.0.2.1",
    "an IPv4 /24": lambda number: f"192.0.2.{number % 256}",
    "an IPv6 /56": lambda number: f"2001:db8:7:{number % 256:x}::1",
    "an IPv6 /48": lambda number: f"2001:db8:7:{number:x}::1",
}
"""Where the one comes from who fills a place, by its number of the request."""
STRANGERS = ("198.51.100.1", "2001:db8:8::1")

Take = Callable[[str, str], bool]
"""Takes a place for a client at an address, under a name of its own: whether it was given one."""
IsKept = Callable[[str], bool]
"""Whether what was given a place under this name still has it."""


def services(app: Flask) -> Any:
    return app.extensions[NAME]


def context_of(app: Flask) -> Any:
    return services(app).context


def owners(app: Flask, address: str) -> tuple[str, ...]:
    """Pseudonyms of the networks of an address."""
    return tuple(context_of(app).derive("owner", each)[:10].hex() for each in networks_of(address))


PLACES: dict[str, Callable[[Flask], Shares]] = {
    "service.factory.create_app: MOST_WAITING": lambda app: services(app).streams.waiting.held,
    "service.factory.create_app: config.streams": lambda app: services(app).streams.places,
    "service.pictures.rasters.Rasters: PLACES": lambda app: context_of(app).part(DrawnPictures).rasters.queue.places,
    "service.app.playouts.pool.Playouts: WAITING": lambda app: context_of(app).part(Playouts).queue.places,
    "service.app.audits.audit_pool.AuditorQueue: places": lambda app: context_of(app).part(Audits)._places,
    "extensions.tournaments.app.draft_pool.Drafts: SMALL_AT_ONCE": lambda app: context_of(app).part(Tournaments).drafts._small,
    "service.http.streaming.dear_reads.DearReads: MOST_DEAR": lambda _: DearReads(8).queue.places,
    "service.http.streaming.dear_reads.DearReads: at_once": lambda _: DearReads(8).queue.under_way,
    "service.http.streaming.response.StreamState: MOST_LONG_ANSWERS": lambda app: services(app).streams.long_answers,
    "service.http.streaming.slices.SlicePool: most": lambda _: SlicePool().queue.under_way,
    "service.gunicorn.shares.ConnectionShares: 2 * count": lambda _: ConnectionShares(1000, has_each=True)._connections,
    "service.gunicorn.shares.ConnectionShares: LARGE_AT_ONCE": lambda _: ConnectionShares(1000, has_each=True)._large,
    "service.gunicorn.answer.UnsentAnswers: most": lambda _: UnsentAnswers(print, 1000, has_each=True).places,
    "workers.courier.Lane: PLACES": lambda _: Lane("quick").queue.places,
    "workers.courier.Lane: THREADS": lambda _: Lane("quick").queue.under_way,
}
"""Places of one process, by where its `Shares` are made."""
APART = {
    "service.factory.create_app: threads": "threads under a server that keeps its sockets: no installation of ours does, and a quarter is two tables",
    "service.shares.TurnQueue: NO_BOUND": "of queues whose clients have places elsewhere",
}
"""`Shares` without the law, and why."""


@pytest.fixture(scope="module")
def shared_app() -> Flask:
    return made_app()


@pytest.fixture
def app() -> Flask:
    return made_app()


def made_app() -> Flask:
    settings = {
        "DEADDROP_SECRET": "5e" * 32, "DEADDROP_LIMITS": "off", "DEADDROP_URL": "http://localhost", "DEADDROP_PASSKEYS": "on",
        "DEADDROP_SMTP": "smtp://localhost", "DEADDROP_MAIL_FROM": "games@example.org",
    }  # fmt: skip
    return create_app(Config.from_env(settings), store=MemoryStore())


@pytest.mark.parametrize("client", ADDRESSES)
@pytest.mark.parametrize("name", PLACES)
def test_whoever_fills_a_place_leaves_room_for_strangers(shared_app: Flask, name: str, client: str) -> None:
    place, taken = PLACES[name](shared_app), list[tuple[str, ...]]()
    for number in range(300):
        networks = networks_of(ADDRESSES[client](number))
        if place.acquire(networks) is None:
            taken.append(networks)
    try:
        assert 0 < len(taken) < 300
        assert [place.acquire(networks_of(each)) for each in STRANGERS] == [None, None]
        for each in STRANGERS:
            place.release(networks_of(each))
    finally:
        for networks in taken:
            place.release(networks)
    assert place.in_use == 0


@pytest.mark.parametrize(("greedy", "neighbour"), [("192.0.2.1", "192.0.2.77"), ("2001:db8:7:1::1", "2001:db8:7:ff00::1")])
@pytest.mark.parametrize("name", PLACES)
def test_whoever_fills_the_share_of_a_client_leaves_room_for_a_neighbour_in_its_network(
    shared_app: Flask, name: str, greedy: str, neighbour: str
) -> None:
    place, taken = PLACES[name](shared_app), 0
    while place.acquire(networks_of(greedy)) is None:
        taken += 1
    try:
        is_served = place.acquire(networks_of(neighbour)) is None
        assert is_served or taken == 1, "a network that has one place in all cannot share it"
        if is_served:
            place.release(networks_of(neighbour))
    finally:
        for _ in range(taken):
            place.release(networks_of(greedy))


def test_what_counts_by_size_is_bounded_by_size() -> None:
    places = Shares(1000)
    own, other = networks_of("192.0.2.1"), networks_of("192.0.2.2")
    assert places.acquire(own, 400) is None, "a network without any may begin one of any size"
    assert (places.acquire(own, 1), places.acquire(other, 1)) == ("own", "own")
    assert places.acquire(networks_of("198.51.100.1"), 601) == "all"
    places.release(own, 400)
    assert [places.acquire(each, 50) for each in (own, own, other, other)] == [None, "own", None, "own"]


def stored(own: int, most: int) -> Callable[[Flask], Take]:
    """What `take_place` counts, with bounds that are small."""

    def made(app: Flask) -> Take:
        def take(address: str, item: str) -> bool:
            return is_given(lambda: take_place(context_of(app), owners(app, address), "things", item, own=own, most=most, words=("Things", "Wait.")))

        return take

    return made


def is_given(take: Callable[[], object]) -> bool:
    try:
        take()
    except Refusal:
        return False
    return True


def limited(app: Flask, **limits: int) -> Any:
    """The context with these limits instead of the usual."""
    context = context_of(app)
    put_part(context, Limits(open_limits=OpenLimits(**limits)))
    return context


def games(app: Flask) -> Take:
    context = limited(app, games=5)
    return lambda address, item: is_given(lambda: note_opening(context, game(item), owner_of(owners(app, address)), ["human"]))


def bot_games(app: Flask) -> Take:
    context = limited(app, bot_games=5)
    return lambda address, item: is_given(lambda: note_opening(context, game(item), owner_of(owners(app, address)), ["bot"]))


def open_seats(app: Flask) -> Take:
    """Seats at a table that a stranger opened and that the lobby shows as waiting."""
    context = limited(app, seats=5)
    free = {"kind": "human", "open": True}
    table = Guest(app).post("/v1/games", {"ruleset": "microfilms", "seats": [free, free, free]}).get_json()["id"]

    def sit_down(address: str, item: str) -> None:
        with counted_seat(context, table, owners(app, address), Request(item, "f")):
            pass

    return lambda address, item: is_given(lambda: sit_down(address, item))


def posted(app: Flask, method: str, path: str, body: Json | None, address: str, token: str | None = None) -> bool:
    headers = {} if body is None else {"Idempotency_Key": key()}
    sent = Guest(app, token).ask(method, path, headers, json=body, environ_overrides={"REMOTE_ADDR": address})
    assert sent.status_code < 500, sent.text
    return sent.status_code < 300


def seeks(app: Flask) -> Take:
    return lambda address, _: posted(app, "POST", "/v1/seeks", {"ruleset": "microfilms", "seats": 3}, address)


def streams(app: Flask) -> Take:
    places = services(app).streams.places
    return lambda address, _: places.acquire(networks_of(address)) is None


def messages(app: Flask) -> tuple[Take, IsKept]:
    room, numbers, store = ChatRoom(game("0"), "spectators"), dict[str, int](), context_of(app).store

    def say(address: str, item: str) -> bool:
        sent = store.put_message(room, (item, "f"), item.encode(), share=guest_share(owners(app, address)), most=MOST_MESSAGES, rates={})
        numbers[item] = sent.number
        return True

    return say, lambda item: store.messages(room, numbers[item] - 1, 1)[0].row == item.encode()


def waiting_turns(app: Flask) -> tuple[Take, IsKept]:
    queue = FairQueue((), lambda: 0.0)
    return lambda address, item: queue.ask(WaitingTurn(item, owner_of(owners(app, address)))), lambda item: item in queue


def codes(app: Flask) -> Take:
    return lambda address, _: is_given(lambda: count_code(context_of(app), "anna@example.org", owners(app, address), 1_790_000_000_000))


FILLED: dict[str, Callable[[Flask], Take]] = {
    "service.app.studies.studies.MOST_OF_AN_ADDRESS": stored(20, 200),
    "service.app.studies.studies.MOST_OF_ALL": stored(200, 200),
    "service.app.moderation.reports.MOST_OPEN": stored(20, 200),
    "service.app.moderation.reports.MOST_REPORTS": stored(200, 200),
    "extensions.seeks.app.seek_rows.MOST_SEEKS": seeks,
    "service.app.webhooks.mail.CODES": codes,
    "service.app.webhooks.mail.CODES_OF_A_NETWORK": codes,
    "OpenLimits.games": games,
    "OpenLimits.bot_games": bot_games,
    "OpenLimits.seats": open_seats,
    "OpenLimits.seeks": seeks,
    "OpenLimits.streams": streams,
}
"""Other bounds that all share, by their constant or setting: what takes a place. Requests beyond a network's share are refused."""
IN_TURN: dict[str, Callable[[Flask], tuple[Take, IsKept]]] = {
    "service.app.chat.messages.MOST_MESSAGES": messages,
    "workers.fair_order.MOST": waiting_turns,
}
"""Bounds beyond which a network displaces its own: a stranger's keep their place."""
OPEN: dict[str, Callable[[Flask, str], bool]] = {
    "challenges of passkeys": lambda app, address: posted(app, "GET", "/v1/players/passkeys/challenge", None, address),
    "links of players": lambda app, address: posted(app, "POST", "/v1/players/me/links", {}, address, player(app, address)),
    "presence": lambda app, address: says_presence(app, address),
    "mail": lambda app, address: posted(app, "PUT", "/v1/inbox/mail", {"address": f"{key()}@example.org"}, address, inbox(app, address)),
    "webhooks": lambda app, address: posted(app, "POST", "/v1/inbox/webhooks", {"url": "https://example.org/"}, address, inbox(app, address)),
    "games that are waited for": lambda app, address: posted(app, "POST", "/v1/games", {"ruleset": "microfilms", "seats": seats(3)}, address),
}
"""What has no bound of all: nothing is stored, or only for its one owner. A client that asks often takes nothing from strangers."""
ONE = {
    "a table": "app.chat.chat_listener.MOST_LINES app.chat.messages.MOST_NOTICES app.chat.blocks.MOST_BLOCKS app.chat.speakers.MOST_NOTES"
    " app.interventions.intervene.MOST_INTERVENTIONS app.interventions.rulings.MOST_RULINGS app.interventions.seat_asks.MOST_OPEN app.new_games.join.MOST_SEATS",
    "an inbox or a player": "app.feeds.inboxes.MOST_SEATS app.players.seats.MOST_OPEN app.webhook_state.webhook_rows.MOST_WEBHOOKS"
    " app.webhook_state.webhook_rows.MOST_ROWS app.webhooks.push.MOST_SUBSCRIPTIONS app.webhook_state.webhook_record.MOST_ATTEMPTS"
    " app.webhook_state.webhook_record.MOST_DEAD app.webhook_state.webhook_record.MOST_SEEN app.webhooks.mail_delivery.MOST_TOLD"
    " app.webhooks.mail_messages.MOST_LINES extensions.tournaments.app.entrants.my_tournaments.MOST_FOLDED",
    "a seat": "app.players.seats.MOST_TOKENS",
    "a replay": "app.sharing.turning_points.MOST_POINTS app.sharing.turning_points.MOST_LETTERS",
    "a study": "app.studies.study_rows.MOST_NOTES app.studies.study_rows.MOST_VARIATIONS",
    "the operator": "app.moderation.moderators.MOST app.due.outages.MOST_OUTAGES outage_reports.MOST_CAUSES",
    "a request, in bytes or items": "extensions.tournaments.app.entries.entry_preview.MOST_ALIKE app.audits.audit_process.MOST extensions.tournaments.app.news.AT_ONCE http.json_body.MAX_BODY_BYTES"
    " http.json_body.MAX_LIST_BYTES http.json_body.MAX_DEPTH outgoing.post.MOST_ADDRESSES outgoing.post.MOST_ANSWER"
    " outgoing.post.MOST_BODY outgoing.target.MOST_CHARACTERS quotas.MOST http.streaming.long_answer.MOST_HELD",
    "a receiver of ours": "outgoing.outgoing.MOST_AT_ONCE",
    "a cache, which what it forgets does not harm": "app.core.seen_seats.SEEN charges.OWNERS http.ratelimit.counters.MAX_WINDOWS"
    " outgoing.outgoing.REMEMBERED workers.queue_feeder.OWNERS",
    "dispatchers": "workers.share.MOST",
    "jobs, asked for again in turns of owners": "workers.webhook_requests.MOST_WAITING",
}
"""Bounds of one thing, by whose it is."""
BOUND = re.compile(r"^(MOST|WAITING|PLACES|REMEMBERED|OWNERS|CODES|MAX|SEEN)(_|$)|AT_ONCE$")
"""Names of constants that bound a number of something."""
OTHER_FLOORS = re.compile(r"^service\.(cli|web|http\.schemas|http\.openapi|pictures\.(?!rasters)|games_log|witness|store|supervisor|signing)\b|^extensions\.\w+\.(domain|audit|cli|pages|http)\b")
"""Modules whose bounds are of texts, pages and rows, or of the operator's."""


@pytest.mark.parametrize("client", ADDRESSES)
@pytest.mark.parametrize("name", FILLED)
def test_whoever_fills_a_bound_is_refused_and_strangers_are_served(
    app: Flask, monkeypatch: pytest.MonkeyPatch, name: str, client: str
) -> None:
    monkeypatch.setattr("extensions.seeks.app.seeking.MOST_SEEKS", 40)
    take, tries = FILLED[name](app), 250
    taken = sum(take(ADDRESSES[client](number), f"i{number}") for number in range(tries))
    assert 0 < taken < tries
    assert take(STRANGERS[0], "s")


@pytest.mark.parametrize("client", ADDRESSES)
@pytest.mark.parametrize("name", IN_TURN)
def test_whoever_overflows_a_bound_displaces_its_own(app: Flask, monkeypatch: pytest.MonkeyPatch, name: str, client: str) -> None:
    monkeypatch.setattr(fair_order, "MOST", 100)
    take, is_kept = IN_TURN[name](app)
    for number, stranger in enumerate(STRANGERS):
        assert take(stranger, f"s{number}")
    for number in range(MOST_MESSAGES + 100):
        take(ADDRESSES[client](number), f"i{number}")
    assert is_kept("s0")
    assert is_kept("s1")


@pytest.mark.parametrize("name", OPEN)
def test_whoever_asks_often_takes_nothing_from_strangers(app: Flask, name: str) -> None:
    ask = OPEN[name]
    assert all(ask(app, ADDRESSES["an IPv4 /24"](number)) for number in range(30))
    assert all(ask(app, each) for each in STRANGERS)


def test_every_place_is_in_the_table() -> None:
    assert set(made_places()) == PLACES.keys() | APART.keys()


def test_every_bound_is_in_one_table() -> None:
    """A new constant that bounds something needs a row that fills it, or the name of the one thing that it bounds."""
    shares = {f"{name.rpartition('.')[0]}.{name.rpartition(' ')[2]}" for name in PLACES}
    large = {"service.app.audits.audit_pool.WAITING", "extensions.tournaments.app.draft_pool.LARGE_AT_ONCE"}  # of `AuditorQueue`
    sizes = {"service.gunicorn.answer.MOST"}  # of `UnsentAnswers`
    of_one = {full_name(each) for names in ONE.values() for each in names.split()}
    rows = [*(shares & bounds()), *large, *sizes, *(each for each in (*FILLED, *IN_TURN) if "OpenLimits" not in each), *of_one]
    assert sorted(rows) == sorted(bounds())
    assert {f"OpenLimits.{each}" for each in OpenLimits._fields} == {each for each in FILLED if "OpenLimits" in each}


def test_notes_of_all_seats_fit_into_a_game() -> None:
    assert MOST_SEATS * (MOST_BLOCKS + 1) < MOST_NOTES


def test_no_bound_of_all_is_kept_by_a_semaphore() -> None:
    assert list(callers("BoundedSemaphore")) == []


def modules() -> Iterator[tuple[str, ast.Module]]:
    for root in ROOTS:
        folder = Path(str(import_module(root).__file__)).parent
        for path in sorted(folder.rglob("*.py")):
            yield ".".join((root, *path.relative_to(folder).with_suffix("").parts)), ast.parse(path.read_text())


def made_places() -> Iterator[str]:
    """Where `Shares` are made: module, class or function, and the count."""
    for module, tree in modules():
        for top in tree.body:
            for node in ast.walk(top):
                if isinstance(node, ast.Call) and called(node) == Shares.__name__:
                    yield f"{module}.{getattr(top, 'name', '')}: {ast.unparse(node.args[0])}"


def bounds() -> set[str]:
    """The constants of all modules that bound a number of something."""
    return {
        f"{module}.{name.id}"
        for module, tree in modules()
        if not OTHER_FLOORS.match(module)
        for node in tree.body
        if isinstance(node, ast.Assign | ast.AnnAssign)
        for name in ast.walk(node)
        if isinstance(name, ast.Name) and isinstance(name.ctx, ast.Store) and BOUND.search(name.id)
        if not name.id.endswith(("_S", "_MS")) and isinstance(getattr(import_module(module), name.id), int)
    }


def full_name(name: str) -> str:
    """A row of `ONE` with its package."""
    return name if name.startswith(("workers.", "extensions.")) else f"service.{name}"


def callers(name: str) -> Iterator[str]:
    for module, tree in modules():
        if any(isinstance(node, ast.Call) and called(node) == name for node in ast.walk(tree)):
            yield module


def called(node: ast.Call) -> str:
    """The name of a called function, with or without its type arguments."""
    return ast.unparse(node.func).partition("[")[0].rpartition(".")[2]


def game(item: str) -> str:
    """The id of a game with this name."""
    return f"{sum(item.encode()) % 64:02x}" + item.rjust(16, "0").translate(str.maketrans("0123456789", "abcdefghij"))


def player(app: Flask, address: str) -> str:
    """The token of a new player."""
    made = Guest(app).ask("POST", "/v1/players", {"Idempotency_Key": key()}, json={"name": "Anna"}, environ_overrides={"REMOTE_ADDR": address})
    return str(made.get_json()["token"])


def inbox(app: Flask, address: str) -> str:
    """The token of a new inbox."""
    made = Guest(app).ask("POST", "/v1/inbox", {"Idempotency_Key": key()}, json={"tokens": []}, environ_overrides={"REMOTE_ADDR": address})
    return str(made.get_json()["inbox_token"])


def says_presence(app: Flask, address: str) -> bool:
    """Whether the holder of a seat at a new table can say that they are there."""
    made = Guest(app).post("/v1/games", {"ruleset": "microfilms", "seats": seats(3)}).get_json()
    return posted(app, "PUT", f"/v1/games/{made['id']}/presence", {"state": "online"}, address, made["seats"][0]["token"])


def test_networks_take_turns() -> None:
    queue: TurnQueue[str] = TurnQueue(Shares(100))
    for number in range(5):
        queue.put(f"greedy {number}", networks_of(f"192.0.2.{number % 2}"))
    queue.put("neighbour", networks_of("192.0.2.9"))
    queue.put("modest", networks_of("198.51.100.1"))
    order = []
    for _ in range(7):
        with queue.take() as found:
            order.append(found)
    assert order == ["greedy 0", "modest", "greedy 1", "neighbour", "greedy 2", "greedy 3", "greedy 4"]
    assert queue.places.in_use == 0


def test_a_network_has_so_many_under_way_and_the_rest_wait_for_them() -> None:
    queue: TurnQueue[str] = TurnQueue(under_way=Shares(3, 1))
    for number in range(2):
        queue.put(f"greedy {number}", networks_of(f"192.0.2.{number}"))
    queue.put("modest", networks_of("198.51.100.1"))
    first, second = queue.begin(), queue.begin()
    assert first is not None
    assert second is not None
    assert (first.item, second.item, queue.begin()) == ("greedy 0", "modest", None)
    queue.end(first)
    third = queue.begin()
    assert third is not None
    assert third.item == "greedy 1"


def test_a_school_behind_one_address_finds_room(shared_app: Flask) -> None:
    """Thirty people, of whom each follows a stream, waits for a table, and looks at a picture, over six connections."""
    school = networks_of("192.0.2.1")
    for name, each in (("config.streams", 2), ("MOST_WAITING", 2), ("service.pictures.rasters.Rasters: PLACES", 1)):
        place = next(found(shared_app) for row, found in PLACES.items() if row.endswith(name))
        assert [place.acquire(school) for _ in range(30 * each)] == [None] * (30 * each)
        for _ in range(30 * each):
            place.release(school)
    connections = ConnectionShares(3000, has_each=True)._connections
    assert [connections.acquire(school) for _ in range(30 * 6)] == [None] * 180


def test_playouts_that_no_process_begins_take_no_place() -> None:
    playouts = Playouts()
    playouts.ask("game", networks_of("192.0.2.1"), lambda: None, lambda _: None, lambda: True)
    assert playouts.queue.places.in_use == 0
