"""Players at tournaments: their tables stand in their games and inboxes once the whole round is there, and their webhooks tell of it."""

from __future__ import annotations

from typing import Any

import pytest
from flask import Flask

from domain.game.events.tournament_table import TournamentTable
from extensions.tournaments.app.owed_steps import begin_tables as beginning
from extensions.tournaments.app.owed_steps.take_steps import take_steps
from service.app.webhook_state.webhook_record import Notification
from service.app.webhooks.push_messages import notification_text
from tests.http.beginnings import Clock
from tests.http.guest import Guest, Json
from tests.http.inboxes.reading import read
from tests.http.players.accounts import Account, registered
from tests.http.webhooks.hooks import Hook
from tests.tournaments.http.evening import Evening, evening
from tests.tournaments.http.test_played import attend, seats_of


class Killed(BaseException):
    """The worker is not there any more."""


def kill(*_: object) -> None:
    raise Killed


NAMES = ("Anna", "Boris", "Clara", "Dan")


def club(app: Flask, players: dict[str, Account], *others: str) -> Evening:
    """A tournament with the entries of these players, its first round drafted."""
    rules = {"pairing": {"rounds": 1, "merit_rounds": 0}, "entries": {"check_in": "none"}}
    here = evening(app, regulations=rules)
    for name, player in players.items():
        here.enter(name, player=player.guest.token)
    if others:
        here.enter(*others)
    here.draft()
    return here


def games_of(player: Account) -> list[Json]:
    page = player.guest.get("/v1/players/me/games")
    assert page.status_code == 200, page.text
    items: list[Json] = page.get_json()["items"]
    return items


def test_a_player_finds_the_table_of_the_entry_and_its_inbox_tells_of_it(app: Flask) -> None:
    players = {name: registered(app, name) for name in NAMES}
    here = club(app, players)
    cursors = {name: read(each.guest)[1] for name, each in players.items()}
    here.publish()
    attend(here)
    told = [(each["kind"], name) for name, player in players.items() for each in read(player.guest, f"?after={cursors[name]}")[0]]
    assert sorted(kind for kind, _ in told) == ["decision-open", "table-open", "table-open", "table-open"]
    for name, player in players.items():
        (item,) = games_of(player)
        assert item["tournament_table"] == {"tournament": here.id, "round": 1, "table": 1}
        assert (item["decision"] is not None) == (("decision-open", name) in told)


def test_no_list_and_no_inbox_holds_a_table_that_was_never_opened(app: Flask, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = registered(app)
    here = club(app, {"Anna": anna}, *NAMES[1:])
    _, cursor = read(anna.guest)
    here.publish()
    with monkeypatch.context() as cut:
        cut.setattr(beginning, "begin_game", kill)
        with pytest.raises(Killed):  # after it has bound the seats
            take_steps(here.context, here.id)
    assert here.now.rounds[1].state == "open"
    assert anna.guest.get("/v1/inbox/seats").get_json()["items"]
    assert (games_of(anna), read(anna.guest, f"?after={cursor}")[0]) == ([], [])
    attend(here)
    assert [each["status"] for each in games_of(anna)] == ["playing"]
    assert len(read(anna.guest, f"?after={cursor}")[0]) == 1


def test_a_player_who_has_no_room_keeps_no_table_from_beginning(app: Flask, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = registered(app)
    here = club(app, {"Anna": anna}, *NAMES[1:])
    monkeypatch.setattr("service.app.players.seats.MOST_OPEN", 0)
    here.publish()
    attend(here)
    assert (games_of(anna), len(seats_of(here))) == ([], 4)


def test_a_webhook_that_was_never_told_anything_hears_of_the_table(app: Flask, clock: Clock) -> None:
    players = {name: registered(app, name) for name in NAMES}
    here = club(app, players)
    hooks = [Hook.of_player(app, clock, each.guest, each.id) for each in players.values()]
    for hook in hooks:
        assert [each.type for each in hook.deliver()] == ["webhook.challenge"]
    here.publish()
    attend(here)
    got = [message for hook in hooks for message in hook.deliver_news()]
    assert sorted(each.type for each in got) == ["decision.open", "table.opened", "table.opened", "table.opened"]
    texts = {each.type: text_of(here, each.json) for each in got}
    opened = "Your table of round 1 is open."
    assert texts == {"table.opened": opened, "decision.open": f"{opened} It is your turn."}


def text_of(here: Evening, message: Json) -> str:
    data = message["data"]
    game = here.context.games.load(data["game"])
    assert isinstance(game.created.tournament_table, TournamentTable)
    return notification_text(game, Notification("", message["type"], data["game"], data["seat"], data["version"], 0))


def test_an_entrys_link_opens_the_seat_after_its_player_got_another_token(app: Flask) -> None:
    anna = registered(app)
    here = club(app, {"Anna": anna}, *NAMES[1:])
    here.publish()
    attend(here)
    (item,) = games_of(anna)
    given: Any = anna.guest.post(f"/v1/players/me/seats/{item['game']}/{item['seat']}/token", {}).get_json()
    own = here.get("/rounds/1/tables/1", here.entries[1])["own_seats"]
    assert [each["token"] for each in own] == [given["token"]]
    assert Guest(app, given["token"]).view(item["game"])["status"] == "playing"
    assert [each["game"] for each in games_of(anna)] == [item["game"]]
