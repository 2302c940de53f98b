"""The page of a study: that of its replay, with the notes beside it."""

from __future__ import annotations

import re
from collections.abc import Callable
from urllib.parse import quote

from flask import Flask

from tests.http.beginnings import Play
from tests.http.guest import Guest, Round
from tests.http.moderating import done, moderator
from tests.http.replay_links import link, on_for_a_while, over_with_names
from tests.http.studying import started

NOTES = [{"at": 20, "text": "Here <b>she</b> hesitates & waits."}, {"at": 60, "text": "Too late."}]


def notes_of(page: str) -> list[str]:
    return re.findall(r'<li data-at="(\d+)">', page)


class TestThePage:
    def test_shows_the_replay_at_a_moment_with_every_note(self, app: Flask, finished: Round) -> None:
        name = link(finished.by[0], finished, viewpoint="all", spoilers="end")
        author = started(app, name, title="Where <it> turned", notes=NOTES)
        game = author.vary(40, text="She passes.").get_json()["fork"]["game"]
        fork, at = game["id"], game["parent"]["version"]
        page = Guest(app).get(f"/study/{author.id}?v=20")
        text = page.text
        assert page.status_code == 200
        assert notes_of(text) == ["20", str(at), "60"]
        assert "Where &lt;it&gt; turned · a study" in text
        assert text.count("Here &lt;b&gt;she&lt;/b&gt; hesitates &amp; waits.") == 2  # in the list, and under the table
        assert f'<a href="/g/{fork}">She passes.</a> <span class="soft">being played</span>' in text
        assert f'href="/study/{author.id}?v=21" rel="next"' in text
        assert f'href="/r/{name}?' not in text
        assert author.made["token"] not in text
        assert "script-src 'self'" in page.headers["Content-Security-Policy"]
        part = Guest(app).get(f"/study/{author.id}/notes?v=1").text
        assert part.strip() in text

    def test_lists_no_note_beyond_the_moment_of_a_link_that_hides_its_end(self, app: Flask, finished: Round) -> None:
        author = started(app, link(finished.by[0], finished, viewpoint="all"), notes=NOTES)
        for version, shown in ((19, []), (20, ["20"]), (60, ["20", "60"])):
            for path in (f"/study/{author.id}?v={version}", f"/study/{author.id}/notes?v={version}"):
                page = Guest(app).get(path).text
                assert notes_of(page) == shown
                assert ("Too late." in page, "More comes as you go on." in page) == (version == 60, version < 60)

    def test_leads_to_its_first_note_from_the_beginning_though_a_variation_comes_before_it(self, app: Flask, finished: Round) -> None:
        author = started(app, link(finished.by[0], finished, viewpoint="all", spoilers="end"), notes=NOTES[1:])
        before = f"/study/{author.id}"
        assert f'href="/study/{author.id}?v=60" data-at="60">To its first note' in Guest(app).get(before).text
        author.vary(40, text="She passes.")
        assert f'href="/study/{author.id}?v=60" data-at="60">To its first note' in Guest(app).get(before).text
        author.put(notes=[])
        assert "To its first note" not in Guest(app).get(before).text

    def test_says_why_there_is_nothing(self, app: Flask, finished: Round) -> None:
        author = started(app, link(finished.by[0], finished, viewpoint="all"), title="Fools")
        assert Guest(app).get("/study/1fk3m7q2xabcdefgh2").status_code == 404
        done(moderator(app), "hide", {"kind": "study", "study": author.id})
        hidden = Guest(app).get(f"/study/{author.id}")
        assert (hidden.status_code, "A moderator has hidden this study." in hidden.text, "Fools" in hidden.text) == (410, True, False)

    def test_a_page_embeds_it_by_its_title(self, app: Flask, finished: Round) -> None:
        name = link(finished.by[0], finished, viewpoint="all")
        author = started(app, name, title="Where it turned")
        url = f"https://games.example.org/study/{author.id}"
        told = Guest(app).get(f"/v1/oembed?url={quote(url, safe='')}").get_json()
        assert (told["type"], told["title"]) == ("link", "Where it turned · a study")
        assert told["thumbnail_url"].endswith(f"/v1/replays/{name}/card.png")
        page = Guest(app).get(f"/study/{author.id}").text
        assert f"/v1/oembed?url={quote(url, safe='/')}" in page


def test_every_replay_offers_a_study(app: Flask, begin: Callable[[Play], Round]) -> None:
    """Also of a game that is on, which has none: else the page of a link that hides the end would tell whether it has come."""
    for play in (on_for_a_while, over_with_names):
        table = begin(play)
        assert 'id="study-form"' in Guest(app).get(f"/r/{link(table.by[0], table, viewpoint='public')}").text
