"""The page `/docs`: its script is the package's, and its policy lets neither eval nor another host in."""

from __future__ import annotations

import json
import re
from base64 import b64encode
from hashlib import sha256
from html import unescape
from pathlib import Path

from service.web.static_files import FILES
from tests.equipment.whole_api import API
from tests.http.conformance import load_contract, operations
from tests.http.guest import Guest

ROOT = Path(__file__).parents[2]
DIGEST = "bf091006bdc3af6067af77c2f534812e3e633e94a94e87138069f570f33b762c"
"""Of package/dist/browser/standalone.js in the version that the Makefile names."""


def test_the_script_is_that_of_the_package() -> None:
    version = re.findall(r"^SCALAR := (.*)$", (ROOT / "Makefile").read_text(), re.M)
    assert sha256(FILES["docs/scalar.js"][0]).hexdigest() == DIGEST
    assert f"@scalar/api-reference {version[0]} " in (ROOT / "NOTICE").read_text()


def test_the_page_loads_our_files_only_and_forbids_eval(anybody: Guest) -> None:
    page = anybody.get("/docs")
    policy = dict(each.strip().split(" ", 1) for each in page.headers["Content-Security-Policy"].split(";"))
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == policy["connect-src"] == "'self'"
    assert all(each.startswith("/static/") for each in re.findall(r'src="([^"]+)"', page.text))
    assert anybody.get("/docs/plain").status_code == 200
    assert 'href="/docs/plain"' in page.text


def test_every_game_has_its_contract(anybody: Guest) -> None:
    named = re.findall(r'data-rulesets="([^"]+)"', anybody.get("/docs").text)[0]
    offered = anybody.get("/v1/rulesets").get_json()["items"]
    assert json.loads(unescape(named)) == [{"name": each["name"], "title": each["title"]} for each in offered]


def test_agents_are_told_how_to_play(anybody: Guest) -> None:
    told = anybody.get("/llms.txt")
    assert told.headers["Content-Type"] == "text/plain; charset=utf-8"
    assert told.text.startswith("# Dead Drop\n\n> ")
    links = re.findall(r"^- .*?\]\((/[^)]*)\)", told.text, re.M)
    assert {"/openapi.json", "/docs/plain", "/v1/games"} < set(links)
    assert {anybody.get(each).status_code for each in links} == {200}


def test_what_agents_are_told_opens_a_game(anybody: Guest) -> None:
    [body] = re.findall(r"`POST /v1/games` with `(\{.*?\})` and", anybody.get("/llms.txt").text)
    made = anybody.post("/v1/games", json.loads(body))
    assert made.status_code == 201
    assert "token" in made.get_json()["seats"][0]


class TestThePlainPage:
    """Of the contract: every operation and every problem, with no other host asked."""

    def test_asks_no_other_host(self, anybody: Guest) -> None:
        for path in ("/docs/plain", "/problems/gone"):
            page = anybody.get(path)
            assert page.status_code == 200
            tags = "".join(re.findall(r"<[^<>]*>", page.text))
            loaded = re.findall(r"""(?:src|href|action|srcset|data)\s*=\s*["']?([^"'\s>]+)""", tags)
            assert all(each.startswith(("#", "/")) and not each.startswith("//") for each in loaded)
            assert not re.search(r"@import|url\(|<script|<link|<iframe|<img", page.text)
            policy = page.headers["Content-Security-Policy"]
            assert policy.startswith("default-src 'none'; style-src 'sha256-")

    def test_lists_the_words_of_a_list(self, anybody: Guest) -> None:
        assert '<p class="kind">seating | playing | over | aborted</p>' in anybody.get("/docs/plain").text

    def test_its_style_is_the_one_that_its_policy_allows(self, anybody: Guest) -> None:
        page = anybody.get("/docs/plain")
        style = re.search(r"<style>(.*?)</style>", page.text, re.DOTALL)
        assert style is not None
        assert b64encode(sha256(style[1].encode()).digest()).decode() in page.headers["Content-Security-Policy"]

    def test_shows_every_operation_and_every_problem(self, anybody: Guest) -> None:
        page = anybody.get("/docs/plain").text
        for path, _, operation in operations(load_contract()):
            assert f'id="{operation["operationId"]}"' in page
            assert path in page
        for code in API.problems:
            assert f'id="problem-{code}"' in page

    def test_its_links_lead_somewhere(self, anybody: Guest) -> None:
        page = anybody.get("/docs/plain").text
        for target in re.findall(r'href="#([^"]+)"', page):
            assert f'id="{target}"' in page
        for path in set(re.findall(r'href="(/[^"#]+)', page)):
            assert anybody.get(path).status_code == 200
