"""Series over HTTP: counted from final tournaments, and told again by nothing but their address."""

from __future__ import annotations

import re
from fractions import Fraction
from typing import Any
from urllib.parse import urlencode

from flask import Flask

from extensions.tournaments.app.checks import find_tournament_problems
from extensions.tournaments.app.founding import rebuild_tournaments
from extensions.tournaments.domain.rows import final_row
from extensions.tournaments.pages.tournaments.words import exact_text
from tests.http.beginnings import Clock
from tests.http.guest import Guest, Json
from tests.http.reads.counted import counting, forget_everything
from tests.tournaments.http.evening import Evening, evening

FOUR = ("Anna", "Boris", "Clara", "Dan")
SOLO = {"pairing": {"rounds": 1, "merit_rounds": 0}, "entries": {"check_in": "none"}, "times": {"appeal_s": 0}}


def final(app: Flask, clock: Clock, *names: str, **regulations: Any) -> Evening:
    """A tournament that was played and confirmed: seat 0 won."""
    here = evening(app, *names, regulations={**SOLO, **regulations})
    here.play()
    clock.ms += 1000
    confirmed = here.post("/confirm", {}, If_Match=here.get("/standings")["scored"])
    assert confirmed.status_code == 201, confirmed.text
    return here


def asked(app: Flask, **query: str) -> Any:
    return Guest(app).get(f"/v1/series?{urlencode(query)}")


def series(app: Flask, *tournaments: Evening, **query: str) -> Json:
    told = asked(app, tournaments=",".join(each.id for each in tournaments), **query)
    assert told.status_code == 200, told.text
    found: Json = told.get_json()
    return found


def test_names_that_pages_do_not_show_join_nobody(app: Flask, clock: Clock) -> None:
    names = ("Anna", "Boris", "Clara", "Dan")
    first, second = final(app, clock, *names), final(app, clock, *names, shown_as="numbers")
    assert len(series(app, first, second)["rows"]) == 8
    joined = series(app, first, second, same="1.1-2.1,1.2-2.2")
    assert len(joined["rows"]) == 6
    assert joined["series"]["same"][0] == [{"tournament": 1, "entry": 1}, {"tournament": 2, "entry": 1}]


def test_what_is_no_series_is_refused(app: Flask, clock: Clock) -> None:
    here = evening(app, "Anna", regulations=SOLO)
    for query in ({}, {"tournaments": "x"}, {"tournaments": f"{here.id},{here.id}"}, {"tournaments": here.id, "row": "1,2"}, {"tournaments": here.id, "row": "1/0"}, {"tournaments": here.id, "same": "1.1"}, {"tournaments": here.id, "best": "0"}):
        refused = asked(app, **query)
        assert (refused.status_code, refused.get_json()["code"]) == (422, "malformed"), query
    assert asked(app, tournaments="t0442o773xhicrscfwr").status_code == 404


def page(app: Flask, path: str, status: int = 200) -> str:
    """What a page holds, for everybody."""
    found = Guest(app).get(path)
    assert found.status_code == status, found.text
    return found.text


def words(html: str) -> str:
    """The text of a page, in one line."""
    return " ".join(re.sub(r"<[^>]*>", " ", html.partition("<main")[2]).split())


def test_the_page_of_a_series_has_its_standings_and_each_number_opens(app: Flask, clock: Clock) -> None:
    first, second = final(app, clock, *FOUR), final(app, clock, *FOUR)
    third = evening(app, *FOUR, regulations=SOLO)
    path = f"/series?tournaments={first.id},{second.id},{third.id}&best=1&row=10,5"
    html, told = page(app, path), series(app, first, second, third, best="1", row="10,5")
    assert [each["counts"] for each in told["tournaments"]] == [True, True, False]
    assert (len(told["rows"]), told["rows"][0]["place"], told["rows"][0]["points"]) == (4, 1, "10")
    assert "The best result of each side counts. Places are worth 10 and 5 points." in words(html)
    assert "2 of 3 tournaments are final; the others count nothing yet." in words(html)
    for here in (first, second):
        assert f'href="/v1/tournaments/{here.id}/record"' in html
        assert f'<a href="/t/{here.id}">' in html
    assert f'href="/v1/series?tournaments={first.id},{second.id},{third.id}&amp;best=1&amp;row=10,5"' in html
    assert f"deaddrop verify {first.id}.jsonl {second.id}.jsonl --series series.json" in words(html)
    for row in told["rows"]:
        last = row["results"][-1]
        side = f"{path}&side={last['tournament']}.{last['entry']}"
        assert f'<th scope="row"><a href="{side.replace("&", "&amp;")}">{row["names"][0]}</a>' in html
        opened = words(page(app, side))
        assert f"Points: {exact_text(Fraction(row['points']))} " in opened
        for each in row["results"]:
            assert f"{(first, second)[each['tournament'] - 1].get('')['title']} " in opened
            assert f'href="/t/{(first, second)[each["tournament"] - 1].id}/entries/{each["entry"]}"' in page(app, side)
        assert opened.count("Left out: it is not among the best 1.") == 1
    assert not re.search(r"<script(?! type=\"module\" src=\"/static/)", html)


def test_every_setting_of_a_series_is_a_link_to_another_series(app: Flask, clock: Clock) -> None:
    first, second = (final(app, clock, *FOUR) for _ in range(2))
    assert f'href="/series?tournaments={first.id}"' in page(app, "/series")
    assert f'href="/series?tournaments={first.id}"' in page(app, f"/t/{first.id}")
    assert 'href="/series"' in page(app, "/t")
    adding = page(app, f"/series/add?tournaments={first.id}&row=5,3,1")
    assert f'href="/series?tournaments={first.id},{second.id}&amp;row=5,3,1"' in adding
    html = page(app, f"/series?tournaments={first.id},{second.id}&same=1.1-2.2")
    for another in (f"tournaments={first.id}", f"tournaments={first.id},{second.id}&amp;best=1&amp;same=1.1-2.2", f"tournaments={first.id},{second.id}&amp;row=5,3,1&amp;same=1.1-2.2"):
        assert f'href="/series?{another}"' in html
    embedded = Guest(app).get(f"/series/embed?tournaments={first.id},{second.id}")
    assert "frame-ancestors *" in embedded.headers["Content-Security-Policy"]
    assert "<script" not in embedded.text
    assert words(embedded.text).count("Anna") == 1


def test_a_page_of_a_series_is_made_anew_once_a_tournament_of_it_is_final(app: Flask, clock: Clock) -> None:
    first, second = final(app, clock, *FOUR), evening(app, *FOUR, regulations=SOLO)
    path = f"/series?tournaments={first.id},{second.id}"
    assert "1 of 2 tournaments is final" in words(page(app, path))
    second.play()
    clock.ms += 1000
    assert second.post("/confirm", {}, If_Match=second.get("/standings")["scored"]).status_code == 201
    assert "final; the others" not in words(page(app, path))


def test_an_address_that_is_no_series_says_so(app: Flask, clock: Clock) -> None:
    here = final(app, clock, *FOUR)
    for rest in ("?tournaments=x", "?tournaments=", f"?tournaments={here.id}&best=0", f"?tournaments={here.id}&side=1.9", f"?tournaments={here.id}&side=x", f"/add?tournaments={here.id},{here.id}x", "/add?after=x", f"/embed?tournaments={here.id},{here.id}", "/embed"):
        assert "There is no such" in page(app, f"/series{rest}", 404), rest
    assert page(app, f"/series?tournaments={here.id}&from=chat") == page(app, f"/series?tournaments={here.id}")


def test_finished_tournaments_are_counted_from_their_rows(app: Flask, clock: Clock) -> None:
    first, second = final(app, clock, *FOUR), final(app, clock, *FOUR)
    for path in ("/v1/series", "/series"):
        forget_everything(first.context)
        with counting() as found:
            assert Guest(app).get(f"{path}?tournaments={first.id},{second.id}").status_code == 200
        assert not {"tournaments", "games"} & set(found), path


def test_the_row_of_a_finished_tournament_is_missed_and_made_again(app: Flask, clock: Clock) -> None:
    here = final(app, clock, *FOUR)
    before, store = series(app, here), here.context.store
    store.drop(final_row.NAME)
    assert "its row for series is missing" in " ".join(find_tournament_problems(store, here.id))
    assert rebuild_tournaments(here.context) == 1
    assert "its row for series" not in " ".join(find_tournament_problems(store, here.id))
    assert series(app, here) == before
