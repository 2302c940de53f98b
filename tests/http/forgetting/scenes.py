"""Every operation that copies a text of an account into a store, ready to be carried out by or for Anna.

`MARK` is in all of Anna's texts and in nothing else, so that a store or an answer that contains it has one of them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest
from flask import Flask
from werkzeug.test import TestResponse

from service.extensions import installed_extensions
from service.http.openapi import push_examples
from tests.http.guest import Guest, Round, opened, played, seats
from tests.http.moderating import act, message_of, moderator, name_of, report
from tests.http.players.accounts import Account, change, registered
from tests.http.players.test_seats import bind
from tests.http.replay_links import link
from tests.http.studying import start, started
from tests.tournaments.http.evening import Evening, evening
from tests.tournaments.http.test_own_entries import bind as bind_entry
from tests.tournaments.http.test_played import attend

MARK = "zyxwvut"
"""Longer than any that a random id could hold by chance."""
NAME, CLUB, TEXT = "Zyxwvutana", "Zyxwvut Rowing", "I am Zyxwvutana of Bern."
OTHERS = ("Boris Lund", "Clara Nagy", "Dan Ek")
SUBSTITUTE = {"substitute": {"member": 0, "name": NAME}}


class Scene(NamedTuple):
    """What is about to happen. anna: the account; act: the operation; readers: who may read its outcome.

    outlives: the operation is by a token that outlives the account, so that it is carried out after it too, and what it
    writes is deleted when forgetting is walked again.
    """

    anna: Account
    act: Callable[[], Any]
    readers: tuple[Guest, ...] = ()
    outlives: bool = False


def opens_a_table(app: Flask) -> Scene:
    anna = registered(app, NAME)
    body = {"ruleset": "microfilms", "seats": [*seats(1), {"kind": "human", "name": "Boris"}, {"kind": "human"}]}
    return Scene(anna, lambda: Guest(app).post("/v1/games", {**body, "player": anna.guest.token}))


def waiting(app: Flask) -> tuple[Account, Guest, Any]:
    """A table with an open seat and a claim code."""
    seat = [{"kind": "human", "claim": True}, {"kind": "human"}, {"kind": "human", "open": True}]
    made = Guest(app).post("/v1/games", {"ruleset": "microfilms", "seats": seat, "chat": "players"}).get_json()
    return registered(app, NAME), Guest(app, made["organiser_token"]), made


def claims_a_seat(app: Flask) -> Scene:
    anna, organiser, made = waiting(app)
    path, code = f"/v1/games/{made['game']['id']}/seats/1/claim", made["seats"][1]["claim_code"]
    return Scene(anna, lambda: Guest(app).post(path, {"code": code, "player": anna.guest.token}), (organiser,))


def joins_a_table(app: Flask) -> Scene:
    anna, organiser, made = waiting(app)
    path = f"/v1/games/{made['game']['id']}/join"
    return Scene(anna, lambda: Guest(app).post(path, {"player": anna.guest.token}), (organiser,))


def own_table(app: Flask, **more: Any) -> tuple[Account, Round]:
    anna = registered(app, NAME)
    return anna, opened(app, player=anna.guest.token, **more)


def takes_a_rematch(app: Flask) -> Scene:
    anna, table = own_table(app)
    played(app, table)
    again = f"/v1/games/{table.id}/rematch"
    return Scene(anna, lambda: table.by[0].ask("PUT", again, {}, json={}), (table.organiser, table.by[1]))


def takes_a_rematch_as_a_player(app: Flask) -> Scene:
    anna, table = own_table(app)
    played(app, table)
    again = f"/v1/games/{table.id}/rematch"
    return Scene(anna, lambda: table.by[0].ask("PUT", again, {}, json={"player": anna.guest.token}), (table.organiser,))


def makes_a_seek(app: Flask) -> Scene:
    anna = registered(app, NAME)
    return Scene(anna, lambda: Guest(app).post("/v1/seeks", {"ruleset": "microfilms", "seats": 3, "player": anna.guest.token}))


def sought(app: Flask, count: int, **more: Any) -> Any:
    return Guest(app).post("/v1/seeks", {"ruleset": "microfilms", "seats": count, **more}).get_json()


def joins_a_seek(app: Flask) -> Scene:
    anna, made = registered(app, NAME), sought(app, 3)
    path = f"/v1/seeks/{made['seek']['id']}/join"
    return Scene(anna, lambda: Guest(app).post(path, {"player": anna.guest.token}), (Guest(app, made["token"]),))


def fills_a_seek(app: Flask) -> Scene:
    anna, made = registered(app, NAME), sought(app, 3)
    Guest(app).post(f"/v1/seeks/{made['seek']['id']}/join", {"name": "Clara"})
    path = f"/v1/seeks/{made['seek']['id']}/join"
    return Scene(anna, lambda: Guest(app).post(path, {"player": anna.guest.token}), (Guest(app, made["token"]),))


def is_joined_in_a_seek(app: Flask) -> Scene:
    anna = registered(app, NAME)
    made = sought(app, 3, player=anna.guest.token)
    Guest(app).post(f"/v1/seeks/{made['seek']['id']}/join", {"name": "Clara"})
    path = f"/v1/seeks/{made['seek']['id']}/join"
    return Scene(anna, lambda: Guest(app).post(path, {"name": "Boris"}), (Guest(app, made["token"]),))


def waits_at_a_seek(app: Flask) -> Scene:
    anna = registered(app, NAME)
    made = sought(app, 3, player=anna.guest.token)
    return Scene(anna, lambda: Guest(app, made["token"]).get(f"/v1/seeks/{made['seek']['id']}"))


def binds_a_seat(app: Flask) -> Scene:
    anna, table = registered(app, NAME), opened(app)
    return Scene(anna, lambda: bind(anna, table.id, 1, table.by[1].token))


def gets_another_token(app: Flask) -> Scene:
    anna, table = own_table(app)
    path = f"/v1/players/me/seats/{table.id}/0/token"
    return Scene(anna, lambda: anna.guest.post(path), (table.organiser,))


def speaks(app: Flask) -> Scene:
    anna, table = own_table(app, chat="players")
    path = f"/v1/games/{table.id}/messages"
    return Scene(anna, lambda: table.by[0].post(path, {"text": TEXT}), (table.by[1], table.organiser), outlives=True)


def changes_her_name(app: Flask) -> Scene:
    anna = registered(app, NAME)
    change(anna.guest, consents={"profile": True})
    return Scene(anna, lambda: change(anna.guest, name="Zyxwvutanula"))


def replayed(app: Flask) -> str:
    """A link to the replay of a game of others."""
    table = played(app, opened(app))
    return link(table.organiser, table, viewpoint="all")


def starts_a_study(app: Flask) -> Scene:
    anna, where = registered(app, NAME), replayed(app)
    return Scene(anna, lambda: start(Guest(app), where, TEXT, player=anna.guest.token))


def writes_a_study(app: Flask) -> Scene:
    anna, where = registered(app, NAME), replayed(app)
    study = started(app, where, player=anna.guest.token)
    body = {"title": TEXT, "notes": [], "variations": []}
    return Scene(anna, lambda: study.guest.ask("PUT", study.where, {"If_Match": '"1"'}, json=body))


def reports_somebody(app: Flask) -> Scene:
    anna, table, greta = registered(app, NAME), opened(app, seats=[{**seats(1)[0], "name": "Boris"}, *seats(2)]), moderator(app)
    return Scene(anna, lambda: report(anna.guest, name_of(table, 0), note=TEXT), (greta,))


def is_reported(app: Flask) -> Scene:
    anna, table = own_table(app, chat="players")
    table.by[0].post(f"/v1/games/{table.id}/messages", {"text": TEXT})
    return Scene(anna, lambda: report(table.by[1], message_of(table, 1), note=f"By {NAME}."), (moderator(app),))


def is_suspended(app: Flask) -> Scene:
    anna, greta = registered(app, NAME), moderator(app)
    who = {"kind": "player", "player": anna.id}
    return Scene(anna, lambda: act(greta, "suspend", who, reason=TEXT), (greta,))


def registers_a_webhook(app: Flask) -> Scene:
    anna = registered(app, NAME)
    return Scene(anna, lambda: anna.guest.post("/v1/inbox/webhooks", {"url": "https://zyxwvut.example.org/hook"}))


def gives_a_mail_address(app: Flask) -> Scene:
    anna = registered(app, NAME)
    return Scene(anna, lambda: anna.guest.ask("PUT", "/v1/inbox/mail", {}, json={"address": "zyxwvut@example.org"}))


def subscribes_to_push(app: Flask) -> Scene:
    anna, body = registered(app, NAME), {**push_examples.BODY, "endpoint": "https://fcm.googleapis.com/fcm/send/zyxwvut"}
    return Scene(anna, lambda: anna.guest.ask("PUT", "/v1/inbox/push", {}, json=body))


def with_anna(app: Flask) -> tuple[Account, Evening]:
    """An event of four, one of them Anna, with her account."""
    anna, here = registered(app, NAME), evening(app, *OTHERS)
    made = here.post("/entries", {"entries": [{"names": [NAME], "club": CLUB, "player": anna.guest.token}]})
    assert made.status_code == 201, made.text
    here.entries[4] = here.exchange(made.get_json()["entries"][0]["slip"])
    return anna, here


def readers_of(here: Evening) -> tuple[Guest, ...]:
    return (here.organiser, here.entries[1])


def enters_an_event(app: Flask) -> Scene:
    anna, here = registered(app, NAME), evening(app, *OTHERS)
    body = {"entries": [{"names": [NAME], "club": CLUB, "player": anna.guest.token}]}
    return Scene(anna, lambda: here.post("/entries", body), readers_of(here))


def binds_an_entry(app: Flask) -> Scene:
    anna, here = with_anna(app)
    return Scene(anna, lambda: bind_entry(anna, here, 4, here.entries[4].token), readers_of(here))


def plays_for_an_entry(app: Flask) -> Scene:
    anna, here = registered(app, NAME), evening(app, *OTHERS, "Eva Roth")
    body = {"substitute": {**SUBSTITUTE["substitute"], "player": anna.guest.token}}
    return Scene(anna, lambda: here.send("PATCH", "/entries/1", body), (here.organiser,))


def takes_a_seat_over(app: Flask) -> Scene:
    anna, here = registered(app, NAME), evening(app, *OTHERS, "Eva Roth")
    here.draft()
    here.publish()
    attend(here)
    made = here.send("PATCH", "/entries/1", {"substitute": {**SUBSTITUTE["substitute"], "player": anna.guest.token}})
    assert made.status_code == 200, made.text
    return Scene(anna, lambda: attend(here), (here.organiser,))


def is_seated(app: Flask) -> Scene:
    anna, here = with_anna(app)
    here.draft()
    here.publish()
    return Scene(anna, lambda: attend(here), readers_of(here))


def appeals(app: Flask) -> Scene:
    anna, here = with_anna(app)
    here.draft()
    here.publish()
    here.open()
    here.finish_all()
    return Scene(anna, lambda: here.post("/appeals", {"round": 1, "table": 1, "text": TEXT}, here.entries[4]), readers_of(here), outlives=True)


def is_penalised(app: Flask) -> Scene:
    anna, here = with_anna(app)
    body = {"entry": 4, "kind": "warning", "reason": TEXT}
    return Scene(anna, lambda: here.post("/penalties", body), readers_of(here), outlives=True)


def withdraws(app: Flask) -> Scene:
    anna, here = with_anna(app)
    return Scene(anna, lambda: here.send("PATCH", "/entries/4", {"state": "withdrawn", "reason": TEXT}), readers_of(here), outlives=True)


def hears_of_an_event(app: Flask) -> Scene:
    anna, here = with_anna(app)
    path = here.path("/webhooks")
    return Scene(anna, lambda: anna.guest.post(path, {"url": "https://zyxwvut.example.org/hook"}), readers_of(here))


SCENES: tuple[Callable[[Flask], Scene], ...] = (
    opens_a_table, claims_a_seat, joins_a_table, takes_a_rematch, takes_a_rematch_as_a_player, binds_a_seat, gets_another_token, speaks, changes_her_name,
    starts_a_study, writes_a_study, reports_somebody, is_reported, is_suspended, registers_a_webhook, gives_a_mail_address,
    subscribes_to_push,
)  # fmt: skip
AT_SEEKS: tuple[Callable[[Flask], Scene], ...] = (makes_a_seek, joins_a_seek, fills_a_seek, is_joined_in_a_seek, waits_at_a_seek)
AT_TOURNAMENTS: tuple[Callable[[Flask], Scene], ...] = (
    enters_an_event, binds_an_entry, plays_for_an_entry, takes_a_seat_over, is_seated, appeals, is_penalised, withdraws, hears_of_an_event,
)  # fmt: skip
OF_EXTENSIONS = {"seeks": AT_SEEKS, "tournaments": AT_TOURNAMENTS}
EACH_SCENE = (*SCENES, *(pytest.param(each, marks=pytest.mark.extension(name)) for name, scenes in OF_EXTENSIONS.items() for each in scenes))
"""Parameters of tests."""
INSTALLED = (*SCENES, *(scene for each in installed_extensions().found for scene in OF_EXTENSIONS[each.name]))
"""The scenes that this process can play."""


def is_done(answer: Any) -> bool:
    """Whether an operation was carried out, if it is a request."""
    return not isinstance(answer, TestResponse) or answer.status_code < 300
