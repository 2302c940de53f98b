"""Messages: who may write and read them, what may be in them, how many, and for how long."""

from __future__ import annotations

import json
from itertools import islice
from typing import Any

import pytest
from flask import Flask

from service.app.chat.messages import AUTHOR_RATE, EMOTES, GUESTS_RATE, MOST_MESSAGES
from service.http.streaming.chat_stream import GLANCE_S
from service.shares import tenth_of
from service.store import ChatRoom, Damaged
from service.store.chat_rows import MESSAGE_S, RATE_S, REQUEST_S
from tests.http.beginnings import Clock
from tests.http.chat.talking import allow, guest_of, lines, page, said, say, texts
from tests.http.following import NDJSON, SSE, heard
from tests.http.guest import Guest, Round, code_of, key, minted, opened, played, twice
from tests.http.held_back import HeldBack
from tests.restorable import RestorableStore


def settle(clock: Clock) -> None:
    """A minute later."""
    clock.ms += 1000 * RATE_S


class TestAudiences:
    def test_the_table_talks_and_nobody_else_reads_it(self, app: Flask) -> None:
        table = opened(app, arbiter=True)
        said(table.by[0], table, "Hello all")
        said(table.organiser, table, "Coffee in ten minutes")
        reader, arbiter = minted(table.by[1], table, "seat:read"), Guest(app, table.made["arbiter_token"])
        for who in (*table.by.values(), table.organiser, reader, arbiter):
            assert texts(who, table, "?scope=players") == ["Hello all", "Coffee in ten minutes"]
        authors = [each["author"] for each in page(reader, table)["messages"]]
        assert [each["kind"] for each in authors] == ["seat", "organiser"]
        assert (authors[0]["seat"], authors[0]["name"]) == (0, "Seat 0")
        spectator = minted(table.by[0], table, "spectator")
        assert code_of(Guest(app).get(f"/v1/games/{table.id}/messages?scope=players")) == (401, "unauthorised")
        assert code_of(spectator.get(f"/v1/games/{table.id}/messages?scope=players")) == (403, "forbidden")
        for who in (reader, arbiter, spectator):
            assert code_of(say(who, table, "Psst", scope="players")) == (403, "forbidden")
        assert texts(spectator, table) == texts(Guest(app), table) == []

    def test_spectators_talk_among_themselves_until_the_game_is_over(self, app: Flask, table: Round) -> None:
        allow(table, "all")
        carla = guest_of(app, table, "Carla")
        told = said(carla, table, "Seat 1 has it")
        assert told["scope"] == "spectators"
        assert told["author"]["kind"] == "guest"
        assert told["author"]["name"] == "Carla"
        readers = [Guest(app), carla, guest_of(app, table, "Dora"), minted(table.by[0], table, "spectator"), table.organiser]
        for who in readers:
            assert texts(who, table, "?scope=spectators") == ["Seat 1 has it"]
        for who in (table.by[0], minted(table.by[1], table, "seat:read")):
            assert code_of(who.get(f"/v1/games/{table.id}/messages?scope=spectators")) == (403, "forbidden")
            assert code_of(say(who, table, "Really?", scope="spectators")) == (403, "forbidden")
        assert code_of(say(table.organiser, table, "Quiet", scope="spectators")) == (403, "forbidden")
        assert code_of(carla.get(f"/v1/games/{table.id}/messages?scope=players")) == (403, "forbidden")
        played(app, table)
        assert texts(table.by[0], table, "?scope=spectators") == ["Seat 1 has it"]

    def test_numbers_of_one_room_tell_nothing_of_the_other(self, app: Flask, table: Round) -> None:
        allow(table, "all")
        carla = guest_of(app, table, "Carla")
        assert [said(carla, table, "a")["number"], said(table.by[0], table, "b")["number"]] == [1, 1]
        assert said(carla, table, "c")["number"] == 2
        assert page(table.by[1], table)["next"] == 1

    def test_a_revoked_token_neither_reads_nor_writes(self, table: Round) -> None:
        reader = minted(table.by[0], table, "seat:read")
        reader_id = reader.get("/v1/token").get_json()["id"]
        assert table.by[0].delete(f"/v1/tokens/{reader_id}").status_code == 204
        assert code_of(reader.get(f"/v1/games/{table.id}/messages")) == (410, "gone")

    def test_a_token_of_another_game_opens_nothing(self, app: Flask, table: Round) -> None:
        other = opened(app)
        allow(table, "all")
        carla = guest_of(app, table, "Carla")
        for who in (other.by[0], Guest(app, carla.token)):
            assert code_of(say(who, other if who.token == carla.token else table, "x"))[0] == 401


class TestModes:
    def test_players_talk_by_default_and_the_organiser_chooses(self, app: Flask, table: Round) -> None:
        found = table.by[0].get(f"/v1/games/{table.id}/chat").get_json()
        assert found == {"mode": "players", "reads": ["players"], "writes": ["players"]}
        allow(table, "off")
        assert code_of(say(table.by[0], table, "x")) == (403, "chat-off")
        assert code_of(say(table.organiser, table, "x")) == (403, "chat-off")
        found = Guest(app).get(f"/v1/games/{table.id}/chat").get_json()
        assert found == {"mode": "off", "reads": ["spectators"], "writes": []}
        for who, status in ((table.by[0], 403), (Guest(app), 401)):
            assert who.ask("PUT", f"/v1/games/{table.id}/chat", {}, json={"mode": "all"}).status_code == status

    def test_a_table_is_opened_with_a_mode(self, app: Flask) -> None:
        table = opened(app, chat="off")
        assert code_of(say(table.by[0], table, "x")) == (403, "chat-off")
        allow(table, "players")
        body = {"ruleset": "microfilms", "seats": [{"kind": "human", "claim": True}] * 3, "chat": "all"}
        same = key()
        made = [Guest(app).post("/v1/games", body, Idempotency_Key=same).get_json()["game"]["id"] for _ in range(2)]
        assert made[0] == made[1]
        assert Guest(app).get(f"/v1/games/{made[0]}/chat").get_json()["mode"] == "all"

    def test_tables_of_one_deal_are_silent_for_good(self, app: Flask) -> None:
        table = opened(app, deal={"mode": "duplicate", "group": "g"})
        assert code_of(say(table.by[0], table, "x")) == (403, "chat-off")
        chosen = table.organiser.ask("PUT", f"/v1/games/{table.id}/chat", {}, json={"mode": "all"})
        assert code_of(chosen) == (403, "chat-off")
        seats = [{"kind": "human", "claim": True}] * 2
        body = {"ruleset": "microfilms", "seats": seats, "deal": {"mode": "duplicate", "group": "g"}, "chat": "players"}
        assert code_of(Guest(app).post("/v1/games", body)) == (422, "malformed")

    def test_what_was_said_stays_readable(self, table: Round) -> None:
        said(table.by[0], table, "x")
        allow(table, "off")
        assert texts(table.by[1], table) == ["x"]


class TestGuests:
    def test_a_name_of_the_table_is_refused(self, app: Flask) -> None:
        seats = [{"kind": "human", "name": "Anna", "claim": True}, *[{"kind": "human", "claim": True}] * 2]
        made = Guest(app).post("/v1/games", {"ruleset": "microfilms", "seats": seats, "chat": "all"}).get_json()
        path = f"/v1/games/{made['game']['id']}/guests"
        for name in ("Anna", "anna", "ＡＮＮＡ", "Seat 1", "seat  1", "Organiser", "MODERATOR"):
            assert code_of(Guest(app).post(path, {"name": name})) == (422, "malformed"), name
        for name in ("", "  ", "a\nb", "a\u202eb", "x" * 41, "\x1b[2J"):
            assert code_of(Guest(app).post(path, {"name": name})) == (422, "malformed"), name
        assert Guest(app).post(path, {"name": "<b>Eve</b>"}).status_code == 201

    def test_a_token_holds_its_name_and_cannot_be_changed(self, app: Flask) -> None:
        table = opened(app, chat="all")
        carla, same = guest_of(app, table, "Carla"), key()
        made = [Guest(app).post(f"/v1/games/{table.id}/guests", {"name": "Zoë"}, Idempotency_Key=same).get_json() for _ in range(2)]  # fmt: skip
        assert made[0] == made[1]
        assert said(Guest(app, made[0]["token"]), table, "x")["author"] == {"kind": "guest", "seat": None, "guest": made[0]["id"], "name": "Zoë"}  # fmt: skip
        token = str(carla.token)
        for at in range(len("dd_guest_"), len(token)):
            changed = token[:at] + ("b" if token[at] == "a" else "a") + token[at + 1 :]
            assert code_of(say(Guest(app, changed), table, "x"))[0] == 401
        for odd in ("dd_guest_", f"dd_guest_{table.id}", f"dd_guest_{table.id}{'a' * 4000}", token + "a", token[:-1]):
            assert code_of(say(Guest(app, odd), table, "x"))[0] == 401

    def test_there_are_none_where_spectators_do_not_talk(self, app: Flask, table: Round) -> None:
        assert code_of(Guest(app).post(f"/v1/games/{table.id}/guests", {"name": "Eve"})) == (403, "chat-off")

    def test_a_guests_token_opens_nothing_else(self, app: Flask) -> None:
        table = opened(app, chat="all")
        carla = guest_of(app, table, "Carla")
        for path in (f"/v1/games/{table.id}/view", "/v1/token", f"/v1/games/{table.id}/tokens"):
            assert code_of(carla.get(path)) == (401, "unauthorised")


class TestTexts:
    @pytest.mark.parametrize(
        "body", [{}, {"text": "x", "emote": "wow"}, {"text": "   "}, {"text": "a\u0000b"}, {"text": "\u202egnp.exe"}, {"text": "\x1b[31mred"}]
    )
    def test_what_is_no_message_is_refused(self, table: Round, body: Any) -> None:
        assert code_of(table.by[0].post(f"/v1/games/{table.id}/messages", body)) == (422, "malformed")
        assert texts(table.by[0], table) == []

    @pytest.mark.parametrize("text", ["<script>alert(1)</script>", "&amp; \"'`", "{{7*7}} ${x}", "日本語 😀", "x" * 300, "=1+1", "data: x"])
    def test_words_come_back_as_they_are_and_as_json(self, table: Round, text: str) -> None:
        said(table.by[0], table, text)
        for media in (SSE, NDJSON):
            assert next(heard(lines(table.by[1], table, media)))["text"] == text
        answer = table.by[1].get(f"/v1/games/{table.id}/messages")
        assert answer.content_type == "application/json"
        assert answer.headers["Cache-Control"] == "no-store, no-transform"
        assert texts(table.by[1], table) == [text]

    def test_emotes_are_of_a_set(self, table: Round) -> None:
        for emote in EMOTES:
            assert table.by[0].post(f"/v1/games/{table.id}/messages", {"emote": emote}).status_code == 201
        assert [each["emote"] for each in page(table.by[1], table)["messages"]] == list(EMOTES)


class TestKeys:
    def test_a_repeated_request_sends_once(self, table: Round, clock: Clock) -> None:
        same = key()
        twice(lambda: say(table.by[0], table, "x", Idempotency_Key=same))
        assert code_of(say(table.by[0], table, "y", Idempotency_Key=same)) == (422, "idempotency-conflict")
        assert say(table.by[1], table, "x", Idempotency_Key=same).get_json()["number"] == 2
        clock.ms += 1000 * REQUEST_S
        assert say(table.by[0], table, "x", Idempotency_Key=same).get_json()["number"] == 3


class TestBounds:
    def test_a_flood_of_one_author_is_refused_and_others_talk_on(self, table: Round, clock: Clock) -> None:
        for number in range(AUTHOR_RATE):
            said(table.by[0], table, f"{number}")
        flood = say(table.by[0], table, "more")
        assert code_of(flood) == (429, "too-many-messages")
        assert int(flood.headers["Retry-After"]) > 0
        said(table.by[1], table, "Stop that")
        settle(clock)
        said(table.by[0], table, "Sorry")

    def test_many_names_of_one_person_do_not_flood_either(self, app: Flask) -> None:
        table, sent = opened(app, chat="all"), 0
        for number in range(tenth_of(GUESTS_RATE) // AUTHOR_RATE + 1):
            guest = guest_of(app, table, f"Guest {number}")
            sent += sum(say(guest, table, "x").status_code == 201 for _ in range(AUTHOR_RATE))
        assert sent == tenth_of(GUESTS_RATE)
        said(table.by[0], table, "The table is not bothered")
        stranger = guest_of(app, table, "Stranger").ask(
            "POST", f"/v1/games/{table.id}/messages", {"Idempotency_Key": key()}, json={"text": "Nor am I"},
            environ_overrides={"REMOTE_ADDR": "198.51.100.7"},
        )  # fmt: skip
        assert stranger.status_code == 201

    def test_the_last_ones_of_each_author_are_kept(self, table: Round, clock: Clock) -> None:
        own, count = MOST_MESSAGES // (len(table.by) + 2), MOST_MESSAGES + 20
        said(table.by[1], table, "evidence")
        for number in range(count):
            if number % AUTHOR_RATE == 0:
                settle(clock)
            said(table.by[0], table, f"{number}")
        found, after = list[str](), 0
        while more := page(table.by[2], table, f"?after={after}&limit=7"):
            found += [each["text"] for each in more["messages"]]
            if more["next"] == after:
                break
            after = more["next"]
        assert found == ["evidence", *(f"{number}" for number in range(count - own, count))]
        assert texts(table.by[2], table, f"?limit={own + 1}") == found

    def test_guests_of_one_network_displace_no_others(self, app: Flask, table: Round, clock: Clock) -> None:
        allow(table, "all")
        said(guest_of(app, table, "Modest"), table, "evidence", address="198.51.100.7")
        for number in range(MOST_MESSAGES + 20):
            if number % AUTHOR_RATE == 0:
                settle(clock)
                guest = guest_of(app, table, f"Guest {number}")
            said(guest, table, f"{number}", address=f"192.0.2.{number % 256}")
        found = texts(table.organiser, table, "?scope=spectators&limit=500")
        assert found[0] == "evidence"
        assert len(found) == 1 + tenth_of(MOST_MESSAGES)

    def test_each_is_gone_after_thirty_days_and_the_numbers_go_on(self, table: Round, clock: Clock) -> None:
        said(table.by[0], table, "old")
        clock.ms += 500 * MESSAGE_S
        said(table.by[0], table, "young")
        clock.ms += 500 * MESSAGE_S
        assert texts(table.by[1], table) == texts(table.by[1], table, "?after=0") == ["young"]
        assert said(table.by[0], table, "new")["number"] == 3

    def test_nothing_of_it_is_in_log_record_or_view(self, app: Flask, table: Round, store: RestorableStore) -> None:
        before = [store.read(table.id), store.feed_ends(), Guest(app).view(table.id)["text"]]
        said(table.by[0], table, "A secret between us")
        assert [store.read(table.id), store.feed_ends(), Guest(app).view(table.id)["text"]] == before
        played(app, table)
        for path in ("record", "events", "view"):
            assert "between us" not in Guest(app).get(f"/v1/games/{table.id}/{path}").text


class TestPages:
    def test_without_a_number_the_last_ones_come(self, table: Round) -> None:
        for number in range(5):
            said(table.by[0], table, f"{number}")
        assert texts(table.by[1], table, "?limit=2") == ["3", "4"]
        assert page(table.by[1], table, "?limit=2")["next"] == 5
        assert texts(table.by[1], table, "?after=1&limit=2") == ["1", "2"]
        assert page(table.by[1], table, "?after=1&limit=2")["next"] == 3
        assert page(table.by[1], table, "?after=5") == {"messages": [], "next": 5}

    def test_an_answer_waits_for_a_message(self, app: Flask, held_back: HeldBack) -> None:
        held_back.at_requests()
        table = opened(app)
        held_back.acts.append(lambda: said(table.by[0], table, "There you are"))
        assert texts(table.by[1], table, "?after=0&wait=20") == ["There you are"]
        assert set(held_back.waits_s) == {GLANCE_S}

    def test_waiting_ends(self, app: Flask, held_back: HeldBack) -> None:
        held_back.at_requests()
        table = opened(app)
        assert texts(table.by[1], table, "?wait=1") == []
        assert held_back.waits_s == [1]


class TestStreams:
    def test_a_room_that_cannot_be_read_holds_up_no_other(
        self, app: Flask, store: RestorableStore, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        one, other, read = opened(app), opened(app), store.messages
        for table in (one, other):
            said(table.by[0], table, "before")
        streams = [heard(lines(table.by[1], table, NDJSON)) for table in (one, other)]
        assert [next(each)["text"] for each in streams] == ["before", "before"]

        def messages(room: ChatRoom, *given: Any) -> Any:
            if room.game == one.id:
                raise Damaged("a message cannot be read")
            return read(room, *given)

        monkeypatch.setattr(store, "messages", messages)
        said(one.by[0], one, "lost")
        said(other.by[0], other, "after")
        assert next(streams[1])["text"] == "after"

    @pytest.mark.parametrize("media", [NDJSON, SSE])
    def test_tell_what_was_said_and_what_follows(self, table: Round, media: str) -> None:
        said(table.by[0], table, "before")
        found = heard(lines(table.by[1], table, media))
        assert next(found)["text"] == "before"
        said(table.by[2], table, "after")
        assert next(found)["text"] == "after"
        late = heard(lines(table.by[0], table, media, "?after=0"))
        assert [each["text"] for each in islice(late, 2)] == ["before", "after"]

    def test_go_on_after_an_id_and_say_where_one_is(self, table: Round) -> None:
        empty = lines(table.by[1], table, SSE)
        assert [next(empty) for _ in range(4)] == ["retry: 2000", "", "id: 0", ""]
        for text in "abc":
            said(table.by[0], table, text)
        found = heard(lines(table.by[1], table, SSE, Last_Event_ID="2"))
        assert next(found)["text"] == "c"
        lost = lines(table.by[1], table, SSE, Last_Event_ID="nonsense")
        assert [next(lost) for _ in range(4)] == ["retry: 2000", "event: reset", 'data: {"head":null,"reason":"unknown"}', ""]
        assert next(heard(lost))["text"] == "a"

    def test_end_when_their_token_is_revoked(self, table: Round) -> None:
        reader = minted(table.by[0], table, "seat:read")
        reader_id = reader.get("/v1/token").get_json()["id"]
        found = lines(reader, table, NDJSON)
        next(found)
        table.by[0].delete(f"/v1/tokens/{reader_id}")
        said(table.by[0], table, "Not for him")
        heard_before = list[str]()
        with pytest.raises(BrokenPipeError):
            heard_before += found
        assert "Not for him" not in "".join(heard_before)


def test_stored_messages_hold_no_token_and_no_address(app: Flask, store: RestorableStore) -> None:
    table = opened(app, chat="all")
    carla = guest_of(app, table, "Carla")
    said(carla, table, "x")
    held = json.dumps([[repr(row) for row in rows.values()] for rows in store._messages.values()])
    assert "dd_" not in held
    assert "127.0.0.1" not in held
