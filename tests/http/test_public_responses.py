"""What is the same for everybody: compressed, kept, and checked by its ETag; and that nothing else is compressed."""

from __future__ import annotations

import gzip
import json
import re
from typing import Any

import pytest
from flask import Flask

from service.web.static_files import DIGEST, FILES, folder_digest, static_url
from tests.equipment.whole_api import API
from tests.http.guest import Guest, opened, played
from tests.programs import python

OF_CODE = (
    "/openapi.json",
    "/openapi.json?ruleset=microfilms",
    "/openapi/play.json",
    "/docs",
    "/docs/plain",
    "/llms.txt",
    "/problems/gone",
    "/v1/rulesets",
    "/v1/rulesets/microfilms",
    "/rules/microfilms",
    "/covers/microfilms.svg",
    static_url("web.css"),
    static_url("table/table.mjs"),
)


@pytest.mark.parametrize("path", OF_CODE)
def test_what_follows_from_code_alone_is_compressed_and_kept(anybody: Guest, path: str) -> None:
    plain, packed = anybody.get(path), anybody.get(path, Accept_Encoding="br, gzip;q=0.5")
    assert "Content-Encoding" not in plain.headers
    assert packed.headers["Content-Encoding"] == "gzip"
    assert gzip.decompress(packed.data) == plain.data
    assert len(packed.data) < len(plain.data)
    assert packed.content_length == len(packed.data)
    for answered in (plain, packed):
        assert answered.headers["Vary"] == "Accept-Encoding"
        assert re.search(r"^public, max-age=\d+", answered.headers["Cache-Control"])
        is_checked = "immutable" not in answered.headers["Cache-Control"]
        assert bool(re.fullmatch(r'"[0-9a-f]{24}"', answered.headers.get("ETag", ""))) == is_checked
    assert not is_checked or plain.headers["ETag"] != packed.headers["ETag"], "a strong ETag names bytes"


@pytest.mark.parametrize("path", OF_CODE[:4])
def test_the_etag_of_a_coding_is_checked_against_that_coding(anybody: Guest, path: str) -> None:
    packed = anybody.get(path, Accept_Encoding="gzip").headers["ETag"]
    held = anybody.get(path, Accept_Encoding="gzip", If_None_Match=packed)
    assert (held.status_code, held.data, held.headers["ETag"]) == (304, b"", packed)
    assert held.headers["Vary"] == "Accept-Encoding"
    assert anybody.get(path, If_None_Match=packed).status_code == 200


@pytest.mark.parametrize("refused", ["", "identity", "br", "gzip;q=0", "gzip;q=0, *"])
def test_who_takes_no_gzip_gets_none(anybody: Guest, refused: str) -> None:
    assert "Content-Encoding" not in anybody.get("/openapi.json", Accept_Encoding=refused).headers


def test_the_contract_says_what_is_compressed(anybody: Guest) -> None:
    paths: Any = anybody.get("/openapi.json").get_json()["paths"]
    said = {
        path for path, item in paths.items() if "Content-Encoding" in item.get("get", {}).get("responses", {}).get("200", {}).get("headers", {})
    }  # fmt: skip
    public = {each.path for each in API.operations if each.answer.is_public}
    assert said == {path.replace("<name>", "{ruleset}").replace("<code>", "{code}") for path in public}


def test_nothing_of_a_game_is_compressed_here_or_on_the_way(app: Flask) -> None:
    """Its length would tell a secret of one audience to who chooses words beside it."""
    running, over = opened(app), played(app, opened(app))
    for table in (running, over):
        guest = table.by[0]
        paths = ["view", "view?at=2", "events", "record", "evidence?at=2", "checkpoint", "tokens", "forks", "rulings"]
        answers = [guest.get(f"/v1/games/{table.id}/{each}", Accept_Encoding="gzip") for each in paths]
        answers += [guest.get(f"/v1/games/{table.id}", Accept_Encoding="gzip")]
        answers += [guest.get(f"/v1/games/{table.id}/events", Accept="text/event-stream", Accept_Encoding="gzip")]
        answers += [
            guest.get(path, Accept_Encoding="gzip") for path in ("/", f"/g/{table.id}", "/v1/games", "/v1/nothing")
        ]
        answers += [guest.act(table.id, {"type": "pass"}, Accept_Encoding="gzip")]
        for answered in answers:
            assert "Content-Encoding" not in answered.headers, answered.request.path
            assert "no-transform" in answered.headers["Cache-Control"], answered.request.path
            answered.close()


PRINT_TAGS = """
import json, sys
from service.config import Config
from service.factory import create_app
from tests.equipment.memory_store.store import MemoryStore
client = create_app(Config.from_env({"DEADDROP_SECRET": "5e" * 32}), store=MemoryStore()).test_client()
told = {path: client.get(path, headers={"Accept-Encoding": "gzip"}).headers["ETag"] for path in sys.argv[1:]}
print(json.dumps(told))
"""


@pytest.mark.long
def test_every_process_gives_the_same_etags(anybody: Guest) -> None:
    """With another order of sets and another start."""
    assert json.loads(python("-c", PRINT_TAGS, *OF_CODE[:-2], PYTHONHASHSEED="1")) == {
        path: anybody.get(path, Accept_Encoding="gzip").headers["ETag"] for path in OF_CODE[:-2]
    }


class TestFilesOfPages:
    def test_pages_load_files_at_addresses_that_name_their_bytes(self, app: Flask, anybody: Guest) -> None:
        pages = [anybody.get(path).text for path in ("/", f"/g/{opened(app).id}", "/rules/microfilms")]
        paths = {path for page in pages for path in re.findall(r'(?:src|href)="(/static/[^"]*)"', page)}
        assert static_url("web.css") in paths
        for path in paths:
            assert path.startswith(f"/static/{DIGEST}/")
            sent = anybody.get(path)
            assert sent.headers["Cache-Control"] == "public, max-age=31536000, immutable"
            assert {"ETag", "X-Request-Id"}.isdisjoint(sent.headers), "a page loads a hundred of them, and no browser asks again"

    @pytest.mark.parametrize("path", ["/static/web.css", "/static/0123456789/web.css"])
    def test_a_file_under_another_address_is_todays_and_not_kept(self, anybody: Guest, path: str) -> None:
        """As when a page of the release before, or after, is served by another process during an upgrade."""
        sent = anybody.get(path)
        assert sent.data == FILES["web.css"][0]
        assert "no-cache" in sent.headers["Cache-Control"]
        assert "max-age" not in sent.headers["Cache-Control"]

    def test_a_change_of_any_file_changes_every_address(self) -> None:
        """For modules import each other by relative names."""
        assert folder_digest(FILES) == DIGEST
        for name, (body, media) in FILES.items():
            assert folder_digest({**FILES, name: (body + b" ", media)}) != DIGEST
        assert folder_digest({"b.css": FILES["web.css"]}) != folder_digest({"c.css": FILES["web.css"]})

    def test_there_is_no_other_file(self, anybody: Guest) -> None:
        for path in (f"/static/{DIGEST}/none.css", f"/static/{DIGEST}/../routes.py", f"/static/{DIGEST}/"):
            assert anybody.get(path).status_code == 404
