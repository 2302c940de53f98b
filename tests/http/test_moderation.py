"""Reports of messages, names and players; what moderators do about them, and what is left of it."""

from __future__ import annotations

import pytest
from flask import Flask

from projections.timestamps import stamp
from service.app.chat import messages
from service.app.moderation import retention
from service.app.moderation.moderators import end_moderator
from service.app.moderation.reports import MOST_OPEN
from tests.http.beginnings import Clock
from tests.http.chat.talking import guest_of, page, said, say, texts
from tests.http.guest import Guest, Json, Round, code_of, exchanged, named, opened, played, seats, twice
from tests.http.luck_tables import context_of
from tests.http.moderating import act, acts, done, message_of, moderator, name_of, report, reports
from tests.http.players.accounts import Account, change, registered

TABLE: Json = {"ruleset": "microfilms"}


def bound_table(app: Flask, anna: Account, name: str = "Rude") -> Round:
    """A table with a player at seat 0, and two people without accounts."""
    free = {"kind": "human", "open": True}
    table = opened(app, seats=[{"kind": "human", "claim": True, "name": name}, free, free], player=anna.guest.token)
    for _ in range(2):
        joined = Guest(app).post(f"/v1/games/{table.id}/join", {}).get_json()
        table.by[joined["seat"]] = Guest(app, joined["token"])
    return table


def substituted(app: Flask, table: Round) -> Guest:
    """Another person at seat 0."""
    wanted = {"kind": "substitute", "seat": 0, "name": "Dee", "author": "Olga", "reason": "She left."}
    made = table.organiser.post(f"/v1/games/{table.id}/interventions", wanted)
    assert made.status_code == 201, made.text
    return exchanged(app, table.id, made.get_json()["slip"])


def card_names(app: Flask, table: Round) -> list[str]:
    return [each["name"] for each in Guest(app).get(f"/v1/games/{table.id}").get_json()["seats"]]


class TestReports:
    def test_reach_moderators_with_what_is_written_there(self, app: Flask) -> None:
        greta, table = moderator(app), opened(app)
        said(table.by[0], table, "You fool.")
        made = report(table.by[1], message_of(table, 1), note="Twice.")
        assert made.status_code == 201
        [found] = reports(greta)
        assert found == {
            **made.get_json(), "shown": "You fool.", "author": "seat-0", "note": "Twice.", "by": "seat-1", "act": None,
        }  # fmt: skip

    def test_are_made_once_per_key(self, app: Flask) -> None:
        greta, table = moderator(app), opened(app, seats=[{"kind": "human", "claim": True, "name": "Rude"}, *seats(2)])
        key = {"Idempotency_Key": named("report")}
        twice(lambda: report(Guest(app), name_of(table, 0), **key))
        assert code_of(report(Guest(app), name_of(table, 0), "hate", **key)) == (422, "idempotency-conflict")
        assert len(reports(greta)) == 1

    def test_are_of_what_the_reporter_can_read(self, app: Flask) -> None:
        anna, table = registered(app), opened(app, chat="all")
        said(table.by[0], table, "Among us.")
        carla = guest_of(app, table, "Carla")
        said(carla, table, "Psst.", scope="spectators")
        assert code_of(report(Guest(app), message_of(table, 1)))[0] == 401
        assert code_of(report(carla, message_of(table, 1))) == (403, "forbidden")
        assert code_of(report(table.by[0], message_of(table, 1, "spectators"))) == (403, "forbidden")
        assert report(Guest(app), message_of(table, 1, "spectators")).status_code == 201
        assert code_of(report(table.by[0], message_of(table, 2))) == (404, "not-found")
        assert code_of(report(Guest(app), name_of(table, 9))) == (404, "not-found")
        assert code_of(report(Guest(app), {"kind": "player", "player": anna.id})) == (404, "not-found")
        change(anna.guest, consents={"profile": True})
        assert report(Guest(app), {"kind": "player", "player": anna.id}).status_code == 201

    def test_have_the_members_of_their_kind(self, app: Flask) -> None:
        for subject in ({"kind": "name", "game": "g"}, {"kind": "player", "player": "p", "seat": 1}, {"kind": "message"}):
            assert code_of(report(Guest(app), subject)) == (422, "malformed")

    def test_are_bounded_by_address(self, app: Flask) -> None:
        greta, table = moderator(app), opened(app, seats=[{"kind": "human", "claim": True, "name": "Rude"}, *seats(2)])
        for _ in range(MOST_OPEN):
            assert report(Guest(app), name_of(table, 0)).status_code == 201
        assert code_of(report(Guest(app), name_of(table, 0))) == (409, "too-many-open")
        done(greta, "dismiss", name_of(table, 0))
        assert report(Guest(app), name_of(table, 0)).status_code == 201

    def test_keep_a_copy_of_a_message_that_later_ones_displace(self, app: Flask, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(messages, "MOST_MESSAGES", 2)
        greta, table = moderator(app), opened(app)
        bad = said(table.by[0], table, "Something rude")["number"]
        assert report(table.by[1], message_of(table, bad)).status_code == 201
        for number in range(3):
            said(table.by[0], table, f"{number}")
        [found] = greta.get("/v1/moderation/reports").get_json()["items"]
        assert (found["shown"], found["author"]) == ("Something rude", "seat-0")

    def test_are_never_deleted_for_others(self, app: Flask, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("service.app.moderation.reports.MOST_REPORTS", 1)
        greta, table = moderator(app), opened(app, seats=[{"kind": "human", "claim": True, "name": "Rude"}, *seats(2)])
        assert report(Guest(app), name_of(table, 0)).status_code == 201
        assert code_of(report(Guest(app), name_of(table, 0))) == (409, "too-many-open")
        done(greta, "dismiss", name_of(table, 0))
        assert report(Guest(app), name_of(table, 0)).status_code == 201
        assert len(greta.get("/v1/moderation/reports?state=all").get_json()["items"]) == 2

    def test_are_paged(self, app: Flask) -> None:
        greta, table = moderator(app), opened(app, seats=[{"kind": "human", "claim": True, "name": "Rude"}, *seats(2)])
        for _ in range(3):
            report(Guest(app), name_of(table, 0))
        first = greta.get("/v1/moderation/reports?limit=2").get_json()
        rest = greta.get(f"/v1/moderation/reports?limit=2&cursor={first['next']}").get_json()
        assert [len(first["items"]), len(rest["items"]), rest["next"]] == [2, 1, None]
        assert len({each["id"] for each in (*first["items"], *rest["items"])}) == 3


class TestActs:
    def test_need_the_token_of_a_moderator(self, app: Flask) -> None:
        greta, table = moderator(app), opened(app)
        for who in (Guest(app), table.organiser, Guest(app, "dd_moderator_" + "a" * 48)):
            for answer in (act(who, "dismiss", name_of(table, 0)), who.get("/v1/moderation/reports"), who.get("/v1/moderation/acts")):
                assert code_of(answer)[0] == 401
        assert end_moderator(context_of(app), "Greta")
        assert code_of(greta.get("/v1/moderation/acts")) == (410, "gone")

    def test_hide_a_name_everywhere_and_show_it_again(self, app: Flask) -> None:
        greta, anna = moderator(app), registered(app)
        table = bound_table(app, anna)
        assert card_names(app, table)[0] == "Rude"
        report(table.by[1], name_of(table, 0))
        told = done(greta, "hide", name_of(table, 0))
        assert (told["moderator"], told["reports"]) == ("Greta", [each["id"] for each in reports(greta, "closed")])
        assert card_names(app, table)[0] == "Seat 0 (name hidden)"
        for who in (Guest(app), *table.by.values()):
            assert "Rude" not in str(who.view(table.id))
            assert "Rude" not in who.get(f"/v1/games/{table.id}/events?limit=500").text
        assert "Rude" not in Guest(app).get("/v1/games").text
        assert "Rude" not in anna.guest.get("/v1/players/me/games").text
        done(greta, "show", name_of(table, 0))
        assert card_names(app, table)[0] == "Rude"
        assert code_of(act(greta, "show", name_of(table, 0))) == (409, "not-in-force")

    def test_leave_a_mark_that_nobody_can_be_called(self, app: Flask) -> None:
        table = opened(app, seats=[*seats(1), {"kind": "human", "open": True}, {"kind": "human", "open": True}])
        for name in ("Seat 0 (name hidden)", "Ѕeat 1 (name hidden)"):
            assert code_of(Guest(app).post(f"/v1/games/{table.id}/join", {"name": name})) == (422, "malformed")

    def test_hide_a_name_from_records_that_are_written_later_and_chains_hold(self, app: Flask) -> None:
        greta, anna = moderator(app), registered(app)
        table = played(app, bound_table(app, anna))
        before = Guest(app).get(f"/v1/games/{table.id}/record").text
        done(greta, "hide", name_of(table, 0))
        after = Guest(app).get(f"/v1/games/{table.id}/record").text
        assert "Rude" in before
        assert "Rude" not in after
        assert before.splitlines()[1:] == after.splitlines()[1:]

    def test_hide_the_name_of_a_person_and_not_of_the_substitute(self, app: Flask) -> None:
        greta, table = moderator(app), bound_table(app, registered(app))
        done(greta, "hide", name_of(table, 0))
        said_of = {"kind": "substitute", "seat": 0, "name": "Berta", "author": "Olga", "reason": "He left."}
        assert table.organiser.post(f"/v1/games/{table.id}/interventions", said_of).status_code == 201
        assert card_names(app, table)[0] == "Berta"

    def test_delete_a_message(self, app: Flask) -> None:
        greta, table = moderator(app), opened(app)
        for text in ("You fool.", "Well met."):
            said(table.by[0], table, text)
        done(greta, "hide", message_of(table, 1))
        assert texts(table.by[1], table) == ["Well met.", None]
        assert page(table.by[1], table)["messages"][-1]["removed"] == [1]
        assert code_of(act(greta, "hide", message_of(table, 1))) == (404, "not-found")
        assert code_of(act(greta, "hide", message_of(table, 3))) == (404, "not-found")

    def test_rename_a_player(self, app: Flask) -> None:
        greta, anna = moderator(app), registered(app, "Rude")
        change(anna.guest, consents={"profile": True})
        done(greta, "hide", {"kind": "player", "player": anna.id})
        assert Guest(app).get(f"/v1/players/{anna.id}").get_json()["name"] == "Player"
        assert code_of(act(greta, "show", {"kind": "player", "player": anna.id})) == (409, "not-in-force")

    @pytest.mark.extension("seeks")
    def test_suspend_a_player_who_ends_the_games_that_are_on(self, app: Flask) -> None:
        greta, anna = moderator(app), registered(app)
        table = bound_table(app, anna)
        done(greta, "suspend", name_of(table, 0))
        token = anna.guest.token
        for answer in (
            Guest(app).post("/v1/games", {**TABLE, "seats": seats(3), "player": token}),
            Guest(app).post("/v1/seeks", {**TABLE, "seats": 3, "player": token}),
            say(table.by[0], table, "Hm."),
            change(anna.guest, name="Other"),
        ):
            assert code_of(answer) == (403, "suspended")
        assert say(table.by[1], table, "Hm.").status_code == 201
        played(app, table)
        done(greta, "lift", name_of(table, 0))
        assert change(anna.guest, name="Other").status_code == 200
        assert code_of(act(greta, "lift", name_of(table, 0))) == (409, "not-in-force")

    def test_suspend_until_a_time(self, app: Flask, clock: Clock) -> None:
        greta, anna = moderator(app), registered(app)
        change(anna.guest, consents={"profile": True})
        subject = {"kind": "player", "player": anna.id}
        until = context_of(app).now_ms() + 60_000
        told = done(greta, "suspend", subject, until=stamp(until))
        assert told["until"] == stamp(until)
        assert code_of(change(anna.guest, name="Other")) == (403, "suspended")
        clock.ms += 61_000
        assert change(anna.guest, name="Other").status_code == 200
        for kind, more in (("suspend", {"until": stamp(until)}), ("hide", {"until": stamp(until + 10**9)})):
            assert code_of(act(greta, kind, subject, **more)) == (422, "malformed")

    def test_cannot_suspend_whoever_has_no_account(self, app: Flask) -> None:
        greta, table = moderator(app), opened(app, seats=[{"kind": "human", "claim": True, "name": "Rude"}, *seats(2)])
        assert code_of(act(greta, "suspend", name_of(table, 0))) == (409, "no-player")

    def test_suspend_whoever_wrote_a_message_that_is_hidden_already(self, app: Flask) -> None:
        greta, anna = moderator(app), registered(app)
        table = bound_table(app, anna)
        said(table.by[0], table, "You fool.")
        said(table.by[1], table, "Hm.")
        for number in (1, 2):
            done(greta, "hide", message_of(table, number))
        assert code_of(act(greta, "suspend", message_of(table, 2))) == (409, "no-player")
        done(greta, "suspend", message_of(table, 1))
        assert code_of(change(anna.guest, name="Other")) == (403, "suspended")

    def test_of_a_seat_are_not_of_whoever_sat_there_before(self, app: Flask) -> None:
        greta, anna = moderator(app), registered(app)
        table = bound_table(app, anna)
        said(table.by[0], table, "Mine.")
        dee = substituted(app, table)
        said(dee, table, "Theirs.")
        for subject in (name_of(table, 0), message_of(table, 1), message_of(table, 2)):
            assert code_of(act(greta, "suspend", subject)) == (409, "no-player")
        dora = registered(app, "Dora")
        bound = dora.guest.ask("PUT", f"/v1/players/me/seats/{table.id}/0", {}, json={"token": dee.token})
        assert bound.status_code == 200
        done(greta, "suspend", message_of(table, 2))
        assert code_of(change(dora.guest, name="Other")) == (403, "suspended")
        assert change(anna.guest, name="Other").status_code == 200

    def test_are_carried_out_once_per_key_and_stand_in_a_log(self, app: Flask) -> None:
        greta, table = moderator(app), bound_table(app, registered(app))
        key = {"Idempotency_Key": named("act")}
        first = done(greta, "hide", name_of(table, 0), **key)
        done(greta, "show", name_of(table, 0))
        assert done(greta, "hide", name_of(table, 0), **key) == first
        assert card_names(app, table)[0] == "Rude"
        assert code_of(act(greta, "dismiss", name_of(table, 0), **key)) == (422, "idempotency-conflict")
        assert [each["act"] for each in acts(greta)] == ["show", "hide"]
        assert {each["reason"] for each in acts(greta)} == {"An insult."}


class TestWhatIsKept:
    def test_ends_after_its_time(self, app: Flask, clock: Clock) -> None:
        greta, table = moderator(app), bound_table(app, registered(app))
        report(table.by[1], name_of(table, 0))
        done(greta, "hide", name_of(table, 0))
        clock.ms += retention.REPORTS_MS + 1
        assert retention.prune(context_of(app)) == 1
        assert reports(greta, "all") == []
        assert len(acts(greta)) == 1
        clock.ms += retention.ACTS_MS
        assert retention.prune(context_of(app)) == 1
        assert acts(greta) == []

    def test_of_a_substitute_stays_when_the_person_before_is_forgotten(self, app: Flask) -> None:
        greta, anna = moderator(app), registered(app)
        table = bound_table(app, anna)
        said(table.by[0], table, "Mine.")
        report(table.by[1], message_of(table, 1), note="Of hers.")
        dee = substituted(app, table)
        said(dee, table, "Theirs.")
        report(table.by[1], message_of(table, 2), note="Of theirs.")
        report(table.by[1], name_of(table, 0))
        assert anna.guest.delete("/v1/players/me").status_code == 204
        assert card_names(app, table)[0] == "Dee"
        assert [each for each in texts(table.by[1], table) if each] == ["Theirs."]
        assert [each["note"] for each in reports(greta)] == [None, "Of theirs."]

    def test_is_erased_with_the_person(self, app: Flask) -> None:
        greta, anna, boris = moderator(app), registered(app), registered(app, "Boris")
        table = bound_table(app, anna)
        change(anna.guest, consents={"profile": True})
        said(table.by[0], table, "You fool.")
        report(table.by[1], message_of(table, 1), note="Anna Rude of Hamburg.")
        report(table.by[0], name_of(table, 0))
        report(boris.guest, {"kind": "player", "player": anna.id})
        said(table.by[1], table, "Hm.")
        report(table.by[2], message_of(table, 2))
        done(greta, "suspend", {"kind": "player", "player": anna.id}, reason="Anna Rude of Hamburg.")
        assert anna.guest.delete("/v1/players/me").status_code == 204
        assert [each["shown"] for each in reports(greta, "all")] == ["Hm."]
        [left] = acts(greta)
        assert (left["reason"], left["subject"]) == (None, {"kind": "player"})
        assert anna.id not in greta.get("/v1/moderation/acts").text
