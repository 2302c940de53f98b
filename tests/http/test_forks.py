"""Forks over HTTP: exact ones of games that are over, drawn ones of running games from the asker's own view."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from flask import Flask

from domain.catalogue import discover
from domain.game.aggregate import plaintext
from service.app.audits.audit import audit
from service.http.app_services import NAME
from tests.http.guest import Guest, Json, Round, key, opened, played, seats, twice
from tests.http.luck_tables import NONCES, commitment, give
from tests.spec.node import node

CATALOGUE = discover()


def forked(guest: Guest, game: str, **body: object) -> Round:
    made = guest.post(f"/v1/games/{game}/forks", body)
    assert made.status_code == 201, made.text
    assert made.headers["Link"] == f'</v1/games/{game}>; rel="parent"'
    told: Json = made.get_json()
    assert made.headers["Location"] == f"/v1/games/{told['game']['id']}"
    by = {each["seat"]: Guest(guest.app, each["token"]) for each in told["seats"] if "token" in each}
    return Round(told["game"]["id"], told, Guest(guest.app, told["organiser_token"]), by)


def refused(guest: Guest, game: str, **body: object) -> tuple[int, str]:
    answer = guest.post(f"/v1/games/{game}/forks", body)
    return answer.status_code, answer.get_json()["code"]


@pytest.fixture
def running(app: Flask) -> Round:
    table = opened(app, analysis=True)
    for _ in range(4):
        table.awaited().act(table.id, {"type": "pass"})
    return table


def test_anybody_forks_a_game_that_is_over_as_it_was(app: Flask, over: Round) -> None:
    child = forked(Guest(app), over.id, at=40, seats=seats(3))
    parent = child.made["game"]["parent"]
    assert (parent["game"], parent["exact"], parent["luck"], parent["viewpoint"]) == (over.id, True, "same", "all")
    assert parent["version"] <= 40
    entries = child.by[0].get(f"/v1/games/{child.id}/events?limit=500").get_json()["events"]
    theirs = Guest(app).get(f"/v1/games/{over.id}/events?limit=500").get_json()["events"]
    digests = [[each["digest"] for each in log[: parent["version"]]] for log in (entries, theirs)]
    assert digests[0] == digests[1]
    assert digests[0][-1] == parent["digest"]
    assert entries[parent["version"]]["type"] == "game.forked"
    before = Guest(app).view(over.id, f"?viewpoint=seat:0&at={parent['version']}")
    after = child.by[0].view(child.id)
    assert (after["table"], after["mind"], after["offers"]) == (before["table"], before["mind"], before["offers"])
    assert child.made["game"]["status"] == "playing"


def test_a_fork_is_played_to_its_end_and_its_record_is_honest(app: Flask, over: Round) -> None:
    child = played(app, forked(Guest(app), over.id, at=40, luck="fresh", seats=seats(3)), seed=9)
    raw = Guest(app).get(f"/v1/games/{child.id}/record").data
    found = audit(raw, CATALOGUE, None)
    assert (found.verdict, found.decided) == ("consistent", True), found
    assert json.loads(raw.splitlines()[0])["first"] == 1


def test_the_parents_tokens_open_nothing_in_a_fork(app: Flask, over: Round) -> None:
    child = forked(Guest(app), over.id, at=40, seats=seats(3))
    for guest in (*over.by.values(), over.organiser):
        assert guest.get(f"/v1/games/{child.id}/view").status_code == 401


def test_by_default_the_asker_sits_among_bots(app: Flask, over: Round) -> None:
    child = forked(Guest(app), over.id, at=40, viewpoint="seat:2")
    assert list(child.by) == [2]
    assert [each["kind"] for each in child.made["game"]["seats"]] == ["bot", "bot", "human"]
    assert (
        child.by[2].view(child.id)["mind"] == Guest(app).view(over.id, f"?viewpoint=seat:2&at={parent_version(child)}")["mind"]
    )


def parent_version(child: Round) -> int:
    return int(child.made["game"]["parent"]["version"])


def test_people_may_take_seats_of_a_fork_while_it_is_played(app: Flask, over: Round) -> None:
    child = forked(Guest(app), over.id, at=40, seats=[*seats(2), {"kind": "human"}])
    code = child.made["seats"][2]["claim_code"]
    path = f"/v1/games/{child.id}/seats/2/claim"
    assert Guest(app).post(path, {"code": code, "commit": "0" * 64}).status_code == 422
    claimed = Guest(app).post(path, {"code": code, "name": "Carla"})
    assert claimed.status_code == 201, claimed.text
    child.by[2] = Guest(app, claimed.get_json()["token"])
    assert played(app, child).by[2].view(child.id)["status"] == "over"


def test_a_seat_forks_a_running_game_from_its_own_view(app: Flask, running: Round) -> None:
    child = forked(running.by[1], running.id, resample={"seed": "what if"}, seats=seats(3))
    parent = child.made["game"]["parent"]
    assert (parent["exact"], parent["viewpoint"], parent["luck"]) == (False, "seat:1", "fresh")
    mine, theirs = child.by[1].view(child.id), running.by[1].view(running.id)
    assert (mine["table"], mine["mind"]) == (theirs["table"], theirs["mind"])
    assert mine["version"] > parent["version"]
    entries = child.by[1].get(f"/v1/games/{child.id}/events").get_json()["events"]
    assert (entries[0]["type"], entries[0]["version"]) == ("game.forked", parent["version"] + 1)
    assert child.by[0].get(f"/v1/games/{child.id}/view?at={parent['version']}").status_code in (404, 422)
    over = played(app, child)
    found = audit(Guest(app).get(f"/v1/games/{over.id}/record").data, CATALOGUE, None)
    assert (found.verdict, found.decided) == ("consistent", True), found


def test_the_same_seed_gives_the_same_world_and_another_another(app: Flask, running: Round) -> None:
    def hands(seed: str) -> list[Json]:
        child = forked(running.by[1], running.id, resample={"seed": seed}, seats=seats(3))
        return [child.by[seat].view(child.id)["mind"] for seat in range(3)]

    assert hands("a") == hands("a")
    assert len({json.dumps(hands(seed)) for seed in "abcdef"}) > 1


def test_a_running_game_is_forked_by_nobody_else_and_never_as_it_is(app: Flask, running: Round) -> None:
    game = running.id
    assert refused(Guest(app), game) == (403, "forbidden")
    assert refused(running.organiser, game) == (403, "forbidden")
    assert refused(running.by[0], game, viewpoint="seat:1") == (403, "forbidden")
    assert refused(running.by[0], game, viewpoint="all") == (403, "forbidden")
    assert refused(running.by[0], game, luck="same") == (422, "malformed")
    assert refused(running.by[0], game, at=10_000) == (422, "malformed")


def test_a_table_without_analysis_is_not_forked_while_it_is_on(table: Round) -> None:
    answer = table.by[0].post(f"/v1/games/{table.id}/forks", {})
    assert answer.get_json()["detail"] == "This table allows no analysis while the game is on."


def test_a_game_that_is_over_can_be_forked_from_what_a_seat_knew(app: Flask, over: Round) -> None:
    child = forked(Guest(app), over.id, at=40, viewpoint="seat:0", resample={"seed": "x"}, seats=seats(3))
    assert child.made["game"]["parent"]["exact"] is False
    assert refused(Guest(app), over.id, resample={"seed": "x"}) == (422, "malformed")


def test_a_repeated_request_makes_one_fork(app: Flask, over: Round) -> None:
    name, guest = key(), Guest(app)
    twice(lambda: guest.post(f"/v1/games/{over.id}/forks", {"at": 40}, Idempotency_Key=name))
    again = guest.post(f"/v1/games/{over.id}/forks", {"at": 41}, Idempotency_Key=name)
    assert again.get_json()["code"] == "idempotency-conflict"


def test_public_forks_are_listed_and_others_are_not(app: Flask, over: Round) -> None:
    shown = forked(Guest(app), over.id, at=40, visibility="public")
    forked(Guest(app), over.id, at=40)
    listed = Guest(app).get(f"/v1/games/{over.id}/forks").get_json()
    assert [each["id"] for each in listed["items"]] == [shown.id]
    assert Guest(app).get("/v1/games/00aaaaaaaaaaaaaaaa/forks").status_code == 404


def test_a_fork_of_a_fork_goes_on_from_both(app: Flask, over: Round) -> None:
    child = played(app, forked(Guest(app), over.id, at=40, luck="fresh", seats=seats(3)), seed=5)
    middle = child.by[0].view(child.id)["version"] // 2
    grandchild = played(app, forked(Guest(app), child.id, at=max(middle, 46), seats=seats(3)), seed=6)
    raw = Guest(app).get(f"/v1/games/{grandchild.id}/record").data
    types = [json.loads(line)["type"] for line in raw.splitlines()[1:]]
    assert types.count("game.forked") == 2
    assert audit(raw, CATALOGUE, None).verdict == "consistent"


def test_a_drawn_fork_holds_nothing_of_its_parents_luck(app: Flask, running: Round) -> None:
    """What its table, its log and its hidden fields hold follows from a view, and so from no seed and no secret of the parent's."""
    games = app.extensions[NAME].context.games
    seat, guest = next(iter(running.by.items()))
    fork = games.load(forked(guest, running.id, viewpoint=f"seat:{seat}").id)
    parent = games.load(running.id)
    for name in ("seed", "secret"):
        assert plaintext(getattr(fork.created, name)) != plaintext(getattr(parent.created, name))
    assert (fork.luck, fork.secret) != (parent.luck, parent.secret)
    assert fork.luck != parent.luck
    assert plaintext(fork.created.stated) == {}


def test_the_past_of_a_fork_is_told_without_the_names_of_those_who_play_it(app: Flask, over: Round) -> None:
    seats = [{"kind": "human", "claim": True, "name": name} for name in ("Xenia", "Ysolde", "Zacharias")]
    fork = forked(over.by[0], over.id, at=40, seats=seats)
    since = fork.made["game"]["version"]
    entries = Guest(app).get(f"/v1/games/{fork.id}/events?limit=500").get_json()["events"]
    past = " ".join(each["text"] for each in entries if each["version"] <= 40)
    views = " ".join(Guest(app).view(fork.id, f"?at={version}")["text"] for version in (20, 40))
    for name in ("Xenia", "Ysolde", "Zacharias"):
        assert name not in past
        assert name not in views
    assert since > 40
    assert "Xenia" in Guest(app).view(fork.id)["text"]


def people_with_nonces() -> list[Json]:
    mine = {"kind": "human", "claim": True, "commit": commitment(NONCES[0])}
    return [mine, {"kind": "human"}, {"kind": "bot", "bot": "random"}]


def with_luck_of_both(child: Round) -> None:
    """The second person sits down, and both give their nonces; nobody moves before."""
    view = child.by[0].view(child.id)
    assert (view["status"], view["luck"]["state"], view["decisions"]) == ("seating", "open", [])
    assert view["table"] is not None
    assert child.by[0].act(child.id, {"type": "pass"}).get_json()["code"] == "not-started"
    claim = {"code": child.made["seats"][1]["claim_code"], "commit": commitment(NONCES[1])}
    child.by[1] = Guest(
        child.by[0].app, child.by[0].post(f"/v1/games/{child.id}/seats/1/claim", claim).get_json()["token"]
    )
    assert child.by[0].view(child.id)["luck"]["state"] == "closed"
    for seat in (0, 1):
        assert give(child.by[seat], child.id, seat).status_code == 200
    after = child.by[0].view(child.id)
    assert (after["status"], after["luck"]["state"], after["table"]) == ("playing", "playing", view["table"])
    assert after["decisions"]


def checked(raw: bytes, folder: Path) -> None:
    """Nothing is wrong with a record, say our audit and the JavaScript verifier."""
    found = audit(raw, CATALOGUE, None)
    assert (found.verdict, found.decided) == ("consistent", True), found
    assert found.shown is not None
    assert (found.shown.nonces.given, found.shown.deals) == ((0, 1), 2)
    (folder / "fork.jsonl").write_bytes(raw)
    assert node("clients/verifier/verify.mjs", folder / "fork.jsonl").returncode == 0


def test_several_people_make_the_luck_of_a_fork(app: Flask, over: Round, tmp_path: Path) -> None:
    child = forked(Guest(app), over.id, at=40, luck="fresh", seats=people_with_nonces())
    with_luck_of_both(child)
    ended = child.organiser.post(f"/v1/games/{child.id}/commands", {"type": "abort", "reason": "rain"})
    assert ended.status_code == 201
    checked(Guest(app).get(f"/v1/games/{child.id}/record").data, tmp_path)


def test_several_people_make_the_luck_of_a_drawn_fork(app: Flask, running: Round, tmp_path: Path) -> None:
    child = forked(running.by[0], running.id, resample={"seed": "x"}, seats=people_with_nonces())
    with_luck_of_both(child)
    assert child.by[0].view(child.id)["mind"] == running.by[0].view(running.id)["mind"]
    ended = child.organiser.post(f"/v1/games/{child.id}/commands", {"type": "abort", "reason": "rain"})
    assert ended.status_code == 201
    checked(Guest(app).get(f"/v1/games/{child.id}/record").data, tmp_path)


def test_a_fork_of_a_fork_that_waits_has_luck_of_its_own(app: Flask, over: Round) -> None:
    child = forked(Guest(app), over.id, at=40, luck="fresh", seats=people_with_nonces())
    child.organiser.post(f"/v1/games/{child.id}/commands", {"type": "abort", "reason": "rain"})
    for luck in ("fresh", "same"):
        again = forked(Guest(app), child.id, at=parent_version(child) + 1, luck=luck, seats=seats(3))
        assert again.made["game"]["status"] == "playing"
        played_out = played(app, again)
        assert audit(Guest(app).get(f"/v1/games/{played_out.id}/record").data, CATALOGUE, None).verdict == "consistent"


def test_one_persons_fork_and_one_that_keeps_the_luck_take_no_nonces(app: Flask, over: Round) -> None:
    mine = people_with_nonces()[0]
    bots: list[Json] = [{"kind": "bot", "bot": "random"}] * 2
    assert refused(Guest(app), over.id, at=40, luck="fresh", seats=[mine, *bots]) == (422, "malformed")
    assert refused(Guest(app), over.id, at=40, luck="same", seats=people_with_nonces()) == (422, "malformed")
    assert forked(Guest(app), over.id, at=40, luck="fresh").made["game"]["luck"] is None
