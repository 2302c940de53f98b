"""A player's token is an inbox too: the seats that are bound to the player follow by themselves."""

from __future__ import annotations

from typing import Any

import pytest
from flask import Flask

from service.app.feeds import inbox_feed, inboxes
from service.app.players import player_repository
from service.app.webhook_state.webhook_rows import inbox_owner, player_owner
from service.http.app_services import NAME
from tests.http.beginnings import Clock
from tests.http.following import NDJSON, heard, lines
from tests.http.guest import Guest, Round, opened
from tests.http.inboxes.reading import bare, inbox, owed, read, told
from tests.http.players.accounts import Account, registered
from tests.http.webhooks.hooks import Hook, end_game


def bind(player: Account, table: Round, seat: int) -> None:
    token = table.by[seat].token
    bound = player.guest.ask("PUT", f"/v1/players/me/seats/{table.id}/{seat}", {}, json={"token": token})
    assert bound.status_code == 200, bound.text


def awaited_seat(table: Round) -> int:
    return next(seat for seat, each in table.by.items() if each.token == table.awaited().token)


def test_it_tells_what_an_inbox_with_the_same_seats_tells(app: Flask) -> None:
    anna = registered(app)
    table = opened(app, player=anna.guest.token)
    own = inbox(app, *(each.token for each in table.by.values()))
    (found, after), (expected, own_after) = read(anna.guest), read(own)
    assert bare(found) == bare(expected)
    assert told(found) == [owed(table)]
    end_game(table)
    ends, _ = read(anna.guest, f"?after={after}")
    assert bare(ends) == bare(read(own, f"?after={own_after}")[0])
    assert [each["kind"] for each in ends] == ["game-over"] * 3


def test_a_seat_that_is_bound_later_is_told_of_from_then_on(app: Flask) -> None:
    anna, table, other = registered(app), opened(app), opened(app)
    _, after = read(anna.guest)
    bind(anna, table, awaited_seat(table))
    found, after = read(anna.guest, f"?after={after}")
    assert told(found) == [owed(table)]
    end_game(other)
    bind(anna, other, 0)  # over before it was bound
    assert read(anna.guest, f"?after={after}")[0] == []
    assert anna.guest.get("/v1/inbox/seats").get_json()["items"] == sorted(
        ({"game": table.id, "seat": awaited_seat(table)}, {"game": other.id, "seat": 0}), key=lambda each: str(each["game"])
    )


def test_a_game_that_my_games_found_over_is_still_told_of(app: Flask) -> None:
    anna = registered(app)
    table = opened(app, player=anna.guest.token)
    _, after = read(anna.guest)
    end_game(table)
    assert anna.guest.get("/v1/players/me/games").status_code == 200
    assert {each["kind"] for each in read(anna.guest, f"?after={after}")[0]} == {"game-over"}


def test_where_seats_are_many_those_that_were_over_first_leave(app: Flask, clock: Clock, monkeypatch: Any) -> None:
    from service.app.feeds import inbox_owners

    monkeypatch.setattr(inbox_owners, "MOST_SEATS", 2)
    anna, tables = registered(app), [opened(app), opened(app), opened(app)]
    for table in tables:
        bind(anna, table, 0)
    for table in (tables[2], tables[0]):
        end_game(table)
        clock.ms += 1000
        anna.guest.get("/v1/players/me/games")
    held = {each["game"] for each in anna.guest.get("/v1/inbox/seats").get_json()["items"]}
    assert held == {tables[1].id, tables[0].id}


def test_its_seats_are_bound_and_not_put_in(app: Flask) -> None:
    anna, table = registered(app), opened(app)
    path, body = f"/v1/inbox/seats/{table.id}/0", {"token": table.by[0].token}
    for refused in (anna.guest.ask("PUT", path, {}, json=body), anna.guest.ask("DELETE", path, {})):
        assert (refused.status_code, refused.get_json()["code"]) == (403, "forbidden")


@pytest.mark.parametrize("how", ["revoked", "forgotten"])
def test_it_ends_with_the_token(app: Flask, monkeypatch: pytest.MonkeyPatch, how: str) -> None:
    monkeypatch.setattr(inbox_feed, "GLANCE_S", 0.02)
    monkeypatch.setattr(inbox_feed.InboxReader, "glance_s", 0.02)
    app.extensions[NAME].streams.writer.tick_s = 0.01
    anna = registered(app)
    table = opened(app, player=anna.guest.token)
    stream = lines(anna.guest, "/v1/inbox", NDJSON)
    assert told([next(heard(stream))]) == [owed(table)]
    if how == "forgotten":
        assert anna.guest.ask("DELETE", "/v1/players/me", {}).status_code == 204
    else:
        items = anna.guest.get("/v1/players/me/credentials").get_json()["items"]
        own = next(each["id"] for each in items if each["current"])
        assert anna.guest.ask("DELETE", f"/v1/players/me/credentials/{own}", {}).status_code == 204
    with pytest.raises(BrokenPipeError):  # the stream is cut, as at a seat whose token was revoked
        next(heard(stream))
    assert anna.guest.get("/v1/inbox").status_code == (410 if how == "revoked" else 401)


def test_of_a_player_only_new_facts_are_read_again(app: Flask, monkeypatch: pytest.MonkeyPatch) -> None:
    from service.app.feeds import inbox_owners

    anna, loads = registered(app), list[str]()
    owner = inbox_owners.InboxOwner(player_owner(anna.id))
    load = player_repository.load_player

    def counted(context: Any, player: str) -> Any:
        loads.append(player)
        return load(context, player)

    monkeypatch.setattr(inbox_owners, "load_player", counted)
    seats = inbox_owners.FollowedSeats(app.extensions[NAME].context, owner)
    assert seats.load() == seats.load() == []
    assert len(loads) == 1
    bind(anna, opened(app), 0)
    assert len(seats.load()) == 1
    assert len(loads) == 2


class TestWebhooks:
    def test_follow_the_seats_that_are_bound(self, app: Flask, clock: Clock) -> None:
        anna = registered(app)
        hook = Hook.of_player(app, clock, anna.guest, anna.id)
        assert [each.type for each in hook.deliver()] == ["webhook.challenge"]
        table = opened(app)
        bind(anna, table, awaited_seat(table))
        hook.pass_s(1)
        assert [each.type for each in hook.deliver()] == ["decision.open"]
        assert hook.context.store.listeners([table.id]) == {table.id: {player_owner(anna.id)}}
        end_game(table)
        assert [each.type for each in hook.deliver_news()] == ["game.over"]
        assert hook.read()["state"] == "active"

    def test_of_others_are_not_there(self, app: Flask, clock: Clock) -> None:
        anna, ben = registered(app), registered(app, "Ben")
        hook = Hook.of_player(app, clock, anna.guest, anna.id)
        assert ben.guest.get(f"/v1/inbox/webhooks/{hook.id}").status_code == 404
        assert ben.guest.get("/v1/inbox/webhooks").get_json()["items"] == []


def test_owners_of_two_kinds_are_two(app: Flask) -> None:
    made = Guest(app, inbox(app).token)
    found = inboxes.load_inbox_of_token(app.extensions[NAME].context, made.token)
    assert inbox_owner(found) != player_owner(found)
