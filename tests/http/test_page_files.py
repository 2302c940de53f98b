"""What pages load: our own files and no others, each of which is there."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from posixpath import dirname, join, normpath

import pytest

from domain.catalogue import discover
from service.web.looks import look_of
from service.web.static_files import FILES, load_files, merge, module_imports, static_folders
from tests.http.guest import Guest, Round
from tests.http.replay_links import link
from tests.tournaments.http import added

OF_ANYBODY = (
    "/", "/me", "/g/nowhere", "/games", "/rules/microfilms", "/learn/microfilms", *added.PAGES,
)  # fmt: skip
"""Pages that show no game and no event; `/about` is none of them, as it leads to the sites of those it names."""


def foreign_parts(text: str) -> list[str]:
    """Scripts and styles that stand in a page, and what it loads from elsewhere."""
    inside = re.findall(r"<style|\sstyle=|\son\w+=|<script(?![^>]*\ssrc=\"/static/)", text)
    loaded = re.sub(r'<link rel="alternate"[^>]*>', "", text)  # an address to be told, from which nothing is loaded
    return inside + re.findall(r"(?:src|href|action)=\"(?!/|#)", loaded)


def stray_imports(files: Mapping[str, tuple[bytes, str]]) -> list[tuple[str, str]]:
    """What modules import that is no file of ours, with the module that does."""
    return [
        (name, module)
        for name, (body, _) in files.items()
        if name.endswith(".mjs")
        for module in re.findall(r'(?:\bfrom|\bimport\(?) ?"([^"]+)"', body.decode())
        if not module.startswith(".") or normpath(join(dirname(name), module)) not in files
    ]


def test_pages_run_only_our_own_files(anybody: Guest, under_way: Round) -> None:
    """No script or style stands in a page, and none comes from elsewhere; what a replay loads is there."""
    replay = f"/r/{link(under_way.by[0], under_way)}"
    for path in re.findall(r'(?:src|srcset)="([^"]+)"', anybody.get(replay).text):
        assert anybody.get(path.replace("&amp;", "&")).status_code == 200
    for path in (*OF_ANYBODY, f"/g/{under_way.id}", replay):
        page = anybody.get(path)
        policy = page.headers["Content-Security-Policy"]
        assert policy.startswith("default-src 'none'; script-src 'self'; style-src 'self';")
        assert "unsafe" not in policy
        assert page.headers["X-Content-Type-Options"] == "nosniff"
        assert page.headers["Referrer-Policy"] == "no-referrer"
        assert foreign_parts(page.text) == [], path


def test_every_file_of_a_page_is_there(anybody: Guest) -> None:
    told = "".join(anybody.get(path).text for path in OF_ANYBODY)
    for path in set(re.findall(r'(?:src|href)="(/[^"]*)"', told)):
        assert anybody.get(path).status_code == 200, path
    for name, (body, media) in FILES.items():
        sent = anybody.get(f"/static/{name}")
        assert (sent.data, sent.headers["Content-Type"]) == (body, media)
        assert anybody.get(f"/static/{name}", If_None_Match=sent.headers["ETag"]).status_code == 304
    for rules in discover():
        look = look_of(rules)
        for name, (body, media) in look.files.items():
            sent = anybody.get(str(look.url(name)))
            assert (sent.data, sent.headers["Content-Type"]) == (body, media)
            assert "immutable" in sent.headers["Cache-Control"]
    assert anybody.get("/looks/microfilms/0/none.css").status_code == 404
    assert anybody.get("/looks/nothing/0/faces.svg").status_code == 404
    assert {"table/acting.mjs", "shared/api.mjs", "table/filling.mjs"} <= set(module_imports("table/table.mjs"))
    assert "verify/verify.mjs" not in module_imports("table/table.mjs"), "what only some need is loaded when they do"


def test_every_file_in_every_folder_is_sent_and_modules_import_no_other() -> None:
    held = {path.relative_to(folder).as_posix() for folder in map(Path, map(str, static_folders())) for path in folder.rglob("*") if path.is_file()}
    assert held - set(FILES) == {"fonts/LICENSE.txt"}
    assert {"web.css", "play/motion/player.mjs"} <= set(FILES)
    assert ("desk/desk.mjs" in FILES) is added.IS_ON
    assert stray_imports(FILES) == []


def test_no_two_folders_hold_a_file_of_one_name() -> None:
    with pytest.raises(ValueError, match=r"Two folders of static files hold desk/a\.css"):
        merge([{"desk/a.css": (b"", "")}, {"b.css": (b"", "")}, {"desk/a.css": (b"", "")}])


@pytest.mark.parametrize(
    "line", ['import { a } from "./absent.mjs";', 'import "../absent.mjs";', 'await import("./absent.mjs");', 'export { a } from "https://example.org/a.mjs";']
)
def test_a_planted_import_is_found(tmp_path: Path, line: str) -> None:
    for name, text in (("there.mjs", ""), ("deep/below/page.mjs", f'import {{ b }} from "../../there.mjs";\n{line}\n')):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    [(name, _)] = stray_imports(load_files(tmp_path))
    assert name == "deep/below/page.mjs"


@pytest.mark.parametrize("part", ["<style>", '<p style="x">', '<b onclick="x">', "<script>", '<img src="https://example.org/x">'])
def test_a_planted_part_of_a_page_is_found(part: str) -> None:
    assert foreign_parts(f'<script type="module" src="/static/a.mjs"></script><a href="/">x</a> {part}')


def test_no_page_but_those_of_tournaments_has_a_list_of_the_browser() -> None:
    """One of several values is chosen by buttons in a row."""
    pages = Path("service/web/templates").rglob("*.html")
    scripts = Path("service/web/static").rglob("*.mjs")
    made = re.compile(r"<select\b|createElement\(\"select\"|new Option\(")
    assert [str(each) for each in (*pages, *scripts) if made.search(each.read_text(encoding="utf-8"))] == []
