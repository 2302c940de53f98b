"""Studies: notes and variations beside a replay link, which show what the link shows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from flask import Flask

from service.app.studies import studies, study_rows
from service.app.studies.study_rows import DELETED_MS, KEPT_MS, MOST_NOTES, find_row, prune_studies
from tests.equipment.memory_store.store import MemoryStore
from tests.http.beginnings import Clock, Play
from tests.http.guest import Guest, Json, Round, code_of, key, twice
from tests.http.luck_tables import context_of
from tests.http.moderating import act, done, moderator, report, reports
from tests.http.players.accounts import registered
from tests.http.replay_links import about, link, on_for_a_while, over_and_unlisted
from tests.http.studying import Author, start, started


@pytest.fixture
def shown(finished: Round) -> str:
    """A link that shows everything."""
    return link(finished.by[0], finished, viewpoint="all", spoilers="end")


def note(at: int, text: str = "Here.") -> Json:
    return {"at": at, "text": text}


class TestNotes:
    def test_anybody_with_a_link_starts_a_study_and_everybody_reads_it(self, app: Flask, shown: str) -> None:
        author = started(app, shown, notes=[note(40, "Here <b>she</b> hesitates."), note(7), note(40, "And here.")])
        read = author.read()
        assert read == author.made["study"]
        assert read["notes"] == [note(7), note(40, "Here <b>she</b> hesitates."), note(40, "And here.")]
        assert (read["replay"], read["variations"], read["version"]) == (about(app, shown), [], 1)
        assert author.made["token"] not in Guest(app).get(author.where).text

    def test_a_change_is_whole_and_on_the_version_that_was_seen(self, app: Flask, shown: str) -> None:
        author = started(app, shown)
        changed = author.put(title="Elsewhere", notes=[note(9)])
        assert (changed.status_code, changed.get_json()) == (200, author.read())
        assert (changed.get_json()["title"], changed.get_json()["version"]) == ("Elsewhere", 2)
        again = author.put(1, title="Elsewhere", notes=[note(9)])
        assert (again.status_code, again.get_json()["version"]) == (200, 2)
        assert code_of(author.put(1, title="Another")) == (412, "stale-decision")
        assert code_of(author.put(2, notes=[note(9_999)])) == (422, "malformed")
        without = author.guest.ask("PUT", author.where, {}, json={"title": "T", "notes": [], "variations": []})
        assert code_of(without) == (428, "missing-if-match")
        assert author.read() == changed.get_json()

    def test_of_two_who_change_at_once_one_is_told(self, app: Flask, shown: str, monkeypatch: pytest.MonkeyPatch) -> None:
        author, load = started(app, shown), study_rows.load_study
        found = [author.put(title="First")]

        def late(context: Any, study: str) -> Any:
            held = load(context, study)
            if not held.is_deleted and len(found) == 1:
                found.append(author.put(title="Second"))
            return held

        monkeypatch.setattr(study_rows, "load_study", late)
        assert code_of(author.put(2, title="Third")) == (412, "stale-decision")
        assert author.read()["title"] == "Second"

    def test_what_is_held_already_is_not_sent_again(self, app: Flask, shown: str) -> None:
        author = started(app, shown)
        held = Guest(app).get(author.where).headers["ETag"]
        assert Guest(app).get(author.where, If_None_Match=held).status_code == 304
        author.put(title="Another")
        assert Guest(app).get(author.where, If_None_Match=held).status_code == 200

    @pytest.mark.parametrize(
        "body",
        [
            {"title": "x" * 81},
            {"title": "two\nlines"},
            {"title": "A", "notes": [note(1, "x" * 501)]},
            {"title": "A", "notes": [note(1)] * (MOST_NOTES + 1)},
            {"title": "A", "notes": [note(0)]},
            {"title": "A", "more": 1},
        ],
    )
    def test_words_are_bounded(self, app: Flask, shown: str, body: Json) -> None:
        assert Guest(app).post(f"/v1/replays/{shown}/studies", body).status_code == 422

    def test_the_same_request_starts_one_study(self, app: Flask, shown: str) -> None:
        name = key()
        twice(lambda: start(Guest(app), shown, Idempotency_Key=name))
        assert code_of(start(Guest(app), shown, "Another", Idempotency_Key=name)) == (422, "idempotency-conflict")

    def test_no_address_starts_more_than_there_may_be(self, app: Flask, shown: str, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(studies, "MOST_OF_AN_ADDRESS", 2)
        first, _ = started(app, shown), started(app, shown)
        assert code_of(start(Guest(app), shown)) == (409, "too-many-open")
        first.guest.delete(first.where)
        started(app, shown)


class TestSecrecy:
    def test_a_running_game_has_no_study(self, app: Flask, begin: Callable[[Play], Round]) -> None:
        table = begin(on_for_a_while)
        for viewpoint in ("public", "seat:0"):
            name = link(table.by[0], table, viewpoint=viewpoint)
            assert code_of(start(Guest(app), name)) == (403, "forbidden")

    def test_a_study_shows_what_its_link_shows(self, app: Flask, begin: Callable[[Play], Round]) -> None:
        table = begin(over_and_unlisted)
        name = link(table.by[0], table, viewpoint="seat:1", names="masked", **{"from": 20, "to": 60})
        author = started(app, name, notes=[note(20), note(60)])
        made = author.vary(40).get_json()
        card = Guest(app).get(f"/v1/games/{made['fork']['game']['id']}").text
        told = f"{Guest(app).get(author.where).text}{made}{card}"
        for word in (table.id, "Annabella", "Boris", "Clara"):
            assert word not in told
        assert author.read()["replay"] == about(app, name)
        for at in (19, 61):
            assert code_of(author.put(notes=[note(at)])) == (422, "malformed")
            assert code_of(author.vary(at)) == (422, "malformed")

    @pytest.mark.parametrize("ended", ["revoked", "expired"])
    def test_a_study_ends_with_its_link(self, app: Flask, finished: Round, clock: Clock, ended: str) -> None:
        context = context_of(app)
        until = context.stamp().replace(context.stamp()[:4], str(int(context.stamp()[:4]) + 1))
        name = link(finished.by[0], finished, viewpoint="all", expires=until if ended == "expired" else None)
        author = started(app, name)
        if ended == "revoked":
            finished.organiser.delete(f"/v1/replays/{name}")
        else:
            clock.ms += KEPT_MS - 60_000
            assert author.put(title="Kept on").status_code == 200
            clock.ms += 60_000 + 86_400_000
        assert code_of(Guest(app).get(author.where)) == (410, "gone")
        assert code_of(author.vary(40)) == (410, "gone")
        assert author.guest.delete(author.where).status_code == 204

    def test_only_its_token_and_its_player_change_a_study(self, app: Flask, finished: Round, shown: str) -> None:
        author, other = started(app, shown), started(app, shown)
        for guest, status in (
            (Guest(app), 401),
            (other.guest, 401),
            (Guest(app, f"{author.guest.token}a"), 401),
            (finished.organiser, 401),
            (registered(app).guest, 403),
        ):
            assert author.put(guest=guest).status_code == status
            assert guest.delete(author.where).status_code == status
            assert guest.post(f"{author.where}/variations", {"at": 40}).status_code == status
        assert code_of(author.guest.get("/v1/token")) == (401, "unauthorised")
        assert author.read()["version"] == 1

    def test_an_absent_study_and_one_that_was_never_there_look_alike(self, app: Flask) -> None:
        for name in ("1fk3m7q2xabcdefgh2", "nothing", "seeks"):
            assert code_of(Guest(app).get(f"/v1/studies/{name}")) == (404, "not-found")


class TestVariations:
    def test_are_forks_of_the_link_listed_where_they_go_on_from(self, app: Flask, shown: str) -> None:
        author, name = started(app, shown), key()
        told = twice(lambda: author.vary(40, text="She could have passed.", Idempotency_Key=name))[0].get_json()
        fork, at = told["fork"]["game"], told["fork"]["game"]["parent"]["version"]
        listed = {"game": fork["id"], "at": at, "text": "She could have passed.", "status": "playing", "url": f"/g/{fork['id']}"}
        assert told["study"] == author.read()
        assert (told["study"]["variations"], fork["parent"]["game"]) == ([listed], None)
        mine = next(each for each in told["fork"]["seats"] if "token" in each)
        assert Guest(app, mine["token"]).view(fork["id"])["mind"]["seat"] == mine["seat"]

    def test_are_dropped_and_said_in_other_words_but_not_put_in(self, app: Flask, finished: Round, shown: str) -> None:
        author = started(app, shown)
        first, second = (author.vary(at).get_json()["fork"]["game"]["id"] for at in (40, 44))
        kept = author.put(variations=[{"game": second, "text": "Better."}]).get_json()["variations"]
        assert [(each["game"], each["text"]) for each in kept] == [(second, "Better.")]
        outside = Guest(app).post(f"/v1/replays/{shown}/forks", {"at": 40}).get_json()["game"]["id"]
        for game in (first, outside, finished.id):
            assert code_of(author.put(variations=[{"game": game}])) == (422, "malformed")

    def test_of_a_link_that_shows_nobodys_cards_there_are_none(self, app: Flask, finished: Round) -> None:
        author = started(app, link(finished.by[0], finished, viewpoint="public"))
        assert author.read()["links"]["variations"] is None
        assert code_of(author.vary(40)) == (403, "forbidden")


class TestPlayers:
    def test_find_and_change_their_studies_on_every_device(self, app: Flask, shown: str) -> None:
        anna = registered(app)
        own = [started(app, shown, title=title, player=anna.guest.token) for title in ("One", "Two", "Three")]
        started(app, shown, title="Somebody's")
        page = anna.guest.get("/v1/players/me/studies?limit=2").get_json()
        rest = anna.guest.get(f"/v1/players/me/studies?limit=2&cursor={page['next']}").get_json()
        found = [each["title"] for each in page["items"] + rest["items"]]
        assert (sorted(found), rest["next"]) == (["One", "Three", "Two"], None)
        assert own[0].put(guest=anna.guest, title="Uno").status_code == 200
        assert anna.guest.delete(own[1].where).status_code == 204
        assert {each["title"] for each in anna.guest.get("/v1/players/me/studies").get_json()["items"]} == {"Uno", "Three"}

    def test_who_are_forgotten_leave_none(self, app: Flask, shown: str) -> None:
        anna = registered(app)
        author = started(app, shown, title="Ünique words", player=anna.guest.token)
        assert anna.guest.delete("/v1/players/me").status_code == 204
        assert code_of(Guest(app).get(author.where)) == (410, "gone")
        assert "Ünique words" not in repr(find_row(context_of(app), author.id))

    def test_who_are_suspended_start_and_change_none(self, app: Flask, shown: str) -> None:
        anna = registered(app)
        author = started(app, shown, player=anna.guest.token)
        done(moderator(app), "suspend", {"kind": "study", "study": author.id})
        assert code_of(start(Guest(app), shown, player=anna.guest.token)) == (403, "suspended")
        for guest in (author.guest, anna.guest):
            assert code_of(author.put(guest=guest, title="More")) == (403, "suspended")
        assert anna.guest.delete(author.where).status_code == 204


class TestTheEnd:
    def test_a_deleted_study_stays_deleted_and_keeps_no_words(self, app: Flask, shown: str) -> None:
        author = started(app, shown, title="Ünique words", notes=[note(9, "Ünique too.")])
        assert [author.guest.delete(author.where).status_code for _ in range(2)] == [204, 204]
        assert code_of(Guest(app).get(author.where)) == (410, "gone")
        put = {"title": "Back", "notes": [], "variations": []}
        assert code_of(author.guest.ask("PUT", author.where, {"If_Match": '"1"'}, json=put)) == (410, "gone")
        assert "nique" not in repr(find_row(context_of(app), author.id))

    def test_old_studies_go_by_themselves(self, app: Flask, store: MemoryStore, shown: str, clock: Clock) -> None:
        anna = registered(app)
        old, deleted, kept = (started(app, shown, player=anna.guest.token) for _ in range(3))
        deleted.guest.delete(deleted.where)
        assert prune_studies(context_of(app)) == 0
        clock.ms += DELETED_MS
        assert prune_studies(context_of(app)) == 1
        kept.put(title="Still read")
        clock.ms += KEPT_MS - DELETED_MS
        assert code_of(Guest(app).get(old.where)) == (404, "not-found")
        assert prune_studies(context_of(app)) == 1
        assert [each["id"] for each in anna.guest.get("/v1/players/me/studies").get_json()["items"]] == [kept.id]
        assert [name for name, _ in store.rows("studies", None, 9)] == [kept.id]


class TestModeration:
    def subject(self, author: Author) -> Json:
        return {"kind": "study", "study": author.id}

    def test_a_reported_study_is_hidden_and_shown_again(self, app: Flask, shown: str) -> None:
        greta, author = moderator(app), started(app, shown, title="Fools", notes=[note(9, "All of them.")])
        subject = self.subject(author)
        assert report(Guest(app), subject).status_code == 201
        [found] = reports(greta)
        assert (found["subject"], found["shown"]) == (subject, "Fools\n9: All of them.")
        assert code_of(act(greta, "show", subject)) == (409, "not-in-force")
        done(greta, "hide", subject)
        assert reports(greta) == []
        assert code_of(Guest(app).get(author.where)) == (410, "gone")
        put = {"title": "Back", "notes": [], "variations": []}
        assert code_of(author.guest.ask("PUT", author.where, {"If_Match": '"2"'}, json=put)) == (410, "gone")
        assert code_of(author.vary(40)) == (410, "gone")
        done(greta, "show", subject)
        assert author.read()["title"] == "Fools"
        done(greta, "hide", subject)
        assert author.guest.delete(author.where).status_code == 204

    def test_nobody_without_an_account_is_suspended(self, app: Flask, shown: str) -> None:
        author = started(app, shown)
        assert code_of(act(moderator(app), "suspend", self.subject(author))) == (409, "no-player")
