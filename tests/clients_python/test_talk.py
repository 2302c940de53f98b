"""Talk beside a game through the client: messages, presence, reminders and blocks."""

from __future__ import annotations

from datetime import timedelta
from itertools import islice
from pathlib import Path

import pytest
from flask import Flask

from deaddrop_client import Client, bot, mine, models, problems
from domain.catalogue import Catalogue
from tests.clients_python.conftest import serve
from tests.clients_python.faults import Network, cut_after, refused
from tests.clients_python.tables import awaited, begin_table
from tests.equipment.memory_store.store import MemoryStore
from tests.http.beginnings import Clock
from tests.http.moderating import moderator, reports


@pytest.fixture
def app(store: MemoryStore, clock: Clock, every_ruleset: Catalogue, tmp_path: Path) -> Flask:
    """A service whose time is the test's."""
    return serve(store, every_ruleset, tmp_path, now_ms=clock)


def texts(page: models.ChatPage) -> list[str | None]:
    return [each.text or each.emote for each in page.messages]


def test_a_table_talks(client: Client) -> None:
    game = begin_table(client)
    anna, boris, _ = game.seats
    sent = anna.talk.post("Well met, agents.")
    assert (sent.number, sent.scope, sent.author.name) == (1, "players", "Anna")
    boris.talk.emote("good-luck")
    game.talk.post("Ten minutes.")
    page = anna.talk.read()
    assert texts(page) == ["Well met, agents.", "good-luck", "Ten minutes."]
    assert texts(boris.talk.read(1, limit=1)) == ["good-luck"]
    assert [each.author.kind for each in page.messages] == ["seat", "seat", "organiser"]
    assert boris.talk.read(page.next, wait_s=1).messages == []
    with pytest.raises(problems.Unauthorised):
        game.watch().talk.read(scope="players")


def test_the_organiser_says_who_talks_and_spectators_do_under_a_name(client: Client) -> None:
    game = begin_table(client)
    with pytest.raises(problems.ChatOff):
        client.guest(game.id, "Carla")
    assert game.talk.set_mode("all").mode == "all"
    carla = client.guest(game.id, "Carla")
    assert carla.mode().writes == ["spectators"]
    carla.post("Who is winning?")
    [message] = game.watch().talk.read().messages
    assert (message.author.kind, message.author.name) == ("guest", "Carla")
    assert texts(game.seats[0].talk.read()) == []
    game.talk.set_mode("off")
    with pytest.raises(problems.ChatOff):
        game.seats[0].talk.post("Hello?")


def test_messages_are_followed_over_cut_streams(client: Client, network: Network) -> None:
    game = begin_table(client)
    talk = game.seats[0].talk
    for number in range(3):
        talk.post(f"Message {number}.")
    network.is_hit = lambda request: request.url.path.endswith("/messages") and request.method == "GET"
    network.faults = [cut_after(40), refused, cut_after(300)]
    told = talk.follow(0)
    found = list(islice(told, 3))
    talk.post("And one more.")
    found.append(next(told))
    assert [each.number for each in found] == [1, 2, 3, 4]
    assert found[-1].text == "And one more."
    assert network.faults == []
    assert next(talk.follow()).number == 1
    assert next(talk.follow(3)).number == 4


def test_who_is_blocked_is_left_out_for_one(client: Client) -> None:
    game = begin_table(client)
    anna, boris, clara = game.seats
    boris.talk.post("Psst.")
    [message] = anna.talk.read().messages
    anna.talk.block(message.author)
    assert anna.talk.blocks() == ["seat-1"]
    assert (texts(anna.talk.read()), texts(clara.talk.read())) == ([], ["Psst."])
    anna.talk.unblock(1)
    anna.talk.block("seat-2")
    assert (anna.talk.blocks(), texts(anna.talk.read())) == (["seat-2"], ["Psst."])
    game.talk.post("Please.")
    with pytest.raises(ValueError, match="organiser"):
        anna.talk.block(anna.talk.read().messages[-1].author)


def test_guests_are_blocked_by_their_messages(client: Client) -> None:
    game = begin_table(client)
    game.talk.set_mode("all")
    carla = client.guest(game.id, "Carla")
    carla.post("I know who has it.")
    game.abort("It is late.")
    seat = game.seats[0]
    [message] = seat.talk.read(scope="spectators").messages
    seat.talk.block(message.author)
    assert seat.talk.blocks() == [f"guest-{message.author.guest}"]
    assert seat.talk.read(scope="spectators").messages == []


def test_who_is_there_by_the_own_word(client: Client) -> None:
    game = client.create("microfilms", [mine("Anna"), mine("Boris"), bot()])
    anna, boris = game.seats
    assert [each.state for each in anna.talk.presence()] == [None, None, None]
    assert [each.seat for each in anna.talk.set_presence("online")] == [0, 1, 2]
    with pytest.raises(problems.Unauthorised):
        game.watch().talk.presence()
    boris.talk.set_presence("hidden")


def test_a_reminder_is_told_and_not_too_soon(client: Client, clock: Clock) -> None:
    game = begin_table(client)
    player = client.register("Boris")
    seat = awaited(game)
    player.bind(seat)
    other, another = (each for each in game.seats if each.number != seat.number)
    with pytest.raises(problems.NotAwaited):
        other.talk.remind(another.number)
    client.wire.patience_s = 0
    with pytest.raises(problems.TooSoon):
        game.talk.remind(seat.number)
    clock.ms += 61_000
    told = other.talk.remind(seat.number)
    assert (told.seat, told.again_at - told.at) == (seat.number, timedelta(hours=1))
    assert [each.kind for each in islice(player.inbox.follow("i"), 2)][-1] == "reminded"


def test_messages_and_names_are_reported_once_per_key(client: Client, app: Flask) -> None:
    game = begin_table(client)
    anna, boris, _ = game.seats
    anna.talk.post("You fool.")
    made = boris.talk.report(1, "abuse", note="Twice.", key="7f3c2b1e-0d4a-4c58-9b61-2f8e5a7d9c10")
    assert boris.talk.report(1, "abuse", note="Twice.", key="7f3c2b1e-0d4a-4c58-9b61-2f8e5a7d9c10") == made
    assert boris.talk.report_name(0, "hate").subject.seat == 0
    assert [each["ground"] for each in reports(moderator(app))] == ["hate", "abuse"]
    with pytest.raises(problems.NotFound):
        boris.talk.report(9, "spam")
