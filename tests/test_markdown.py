"""Markdown leads somewhere and can be read: links, paths and commands are there, prose is wrapped, decisions are indexed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from urllib.parse import unquote

import pytest
from markdown_it import MarkdownIt
from markdown_it.token import Token

from service.cli.command_line import _parser

ROOT = Path(__file__).parent.parent
WIDEST = 120
INDEX = ROOT / "docs/adr/README.md"
FOLDERS = ("clients", "deaddrop", "deploy", "docs", "domain", "examples", "extensions", "projections", "service", "tests", "workers")


@cache
def pages(root: Path = ROOT) -> tuple[str, ...]:
    """Every Markdown file of the repository, in whatever folder."""
    folders = (each for each in root.iterdir() if each.is_dir() and each.name[0] != "." and each.name != "var")
    found = [
        *root.glob("*.md"),
        *(path for folder in folders for path in folder.rglob("*.md") if "node_modules" not in path.parts),
    ]
    return tuple(sorted(path.relative_to(root).as_posix() for path in found))


@cache
def tokens(path: Path) -> tuple[Token, ...]:
    """A page as CommonMark with tables."""
    return tuple(MarkdownIt("commonmark").enable("table").parse(path.read_text(encoding="utf-8")))


def targets(path: Path) -> Iterator[str]:
    """Where the links and images of a page lead."""
    for block in tokens(path):
        for inline in block.children or ():
            target = inline.attrs.get("href" if inline.type == "link_open" else "src")
            if inline.type in ("link_open", "image"):
                yield unquote(str(target))


def anchors(path: Path) -> set[str]:
    """The fragments of a page's headings, as forges make them: lower case, without punctuation, spaces as hyphens."""
    every = tokens(path)
    headings = [every[at + 1].content for at, each in enumerate(every) if each.type == "heading_open"]
    return {re.sub(r"[^\w\- ]", "", re.sub(r"\]\([^)]*\)", "]", text).lower()).replace(" ", "-") for text in headings}


def leads_nowhere(page: Path, target: str) -> bool:
    """Whether a relative link misses its file, or its heading in a Markdown file."""
    if re.match(r"[a-z]+:", target):
        return False
    name, _, fragment = target.partition("#")
    aim = page.parent / name if name else page
    if not aim.exists():
        return True
    return bool(fragment) and aim.suffix == ".md" and fragment not in anchors(aim)


def too_wide(path: Path) -> list[int]:
    """Lines of prose over the limit. Tables, code, and a link or word too long for any line are let be."""
    kept: set[int] = set()
    for each in tokens(path):
        if each.type in ("fence", "code_block", "table_open", "heading_open", "html_block") and each.map:
            kept.update(range(*each.map))
    lines = path.read_text(encoding="utf-8").split("\n")
    return [
        at + 1
        for at, line in enumerate(lines)
        if len(line) > WIDEST and at not in kept and max(map(len, line.split())) < WIDEST // 2
    ]


def test_every_page_is_looked_through() -> None:
    """Else what follows would be true of nothing."""
    assert {"README.md", "docs/guides/audit-a-game.md", "domain/rulesets/microdot/RULES.md", "clients/python/README.md"} <= set(pages())
    assert len(pages()) > 100


def test_every_relative_link_leads_somewhere() -> None:
    wrong = [(name, each) for name in pages() for each in targets(ROOT / name) if leads_nowhere(ROOT / name, each)]
    assert wrong == []


def test_the_index_of_docs_names_every_page() -> None:
    assert not_indexed(ROOT / "docs") == []
    assert ROOT / "CONTRIBUTING.md" in linked_from(ROOT / "docs/README.md")


def linked_from(page: Path) -> set[Path]:
    """The files of the repository that a page links to."""
    return {(page.parent / target.partition("#")[0]).resolve() for target in targets(page) if ":" not in target}


def not_indexed(docs: Path) -> list[str]:
    """The pages below a folder that its index does not link to. Decisions have an index of their own, which it links to."""
    linked = linked_from(docs / "README.md") | {docs / "README.md"}
    missed = (path for path in docs.rglob("*.md") if path not in linked)
    return sorted(path.relative_to(docs).as_posix() for path in missed if not re.match(r"\d{4}-", path.name))


def test_prose_is_wrapped() -> None:
    """The changelog is wrapped with each release: until then an entry is a line, so that entries of several people merge."""
    wrapped = (name for name in pages() if name != "CHANGELOG.md")
    assert {name: lines for name in wrapped if (lines := too_wide(ROOT / name))} == {}


def code(path: Path) -> Iterator[str]:
    """The code of a page: what stands in backticks, and each line of its blocks."""
    for block in tokens(path):
        if block.type == "fence":
            yield from block.content.splitlines()
        yield from (inline.content for inline in block.children or () if inline.type == "code_inline")


def named_paths(text: str) -> list[str]:
    """The files and folders of the repository that a piece of code names; what stands for any name (`*`, `<name>`, `NAME`) matches any."""
    found = re.findall(rf"(?<![\w./-])(?:{'|'.join(FOLDERS)})/[\w./*<>@-]*", text)
    return [re.sub(r"(?:<\w+>|[A-Z]{3,}(?![\w.])|\*)+", "*", each).rstrip("./") for each in found]


def is_there(path: str) -> bool:
    """Whether there is such a file or folder, or one that the pattern matches."""
    return any(ROOT.glob(path))


def test_every_path_that_a_page_names_is_there() -> None:
    named = {(name, path) for name in pages() for text in code(ROOT / name) for path in named_paths(text)}
    assert len(named) > 50
    assert sorted((name, path) for name, path in named if not is_there(path)) == []


def test_every_name_that_a_page_gives_beside_a_module_is_in_it() -> None:
    """As in `service/wsgi.py` (`application`)."""
    text = "".join((ROOT / name).read_text() for name in pages())
    given = re.findall(r"`([\w/]+\.py)`\s+\(`(\w+)`\)", text)
    assert len(given) > 3
    kept = {(path, name): (ROOT / path).read_text() for path, name in given}
    assert [each for each, code in kept.items() if not re.search(rf"^(?:def |class )?{each[1]}\b", code, re.M)] == []


def test_every_command_that_a_page_names_is_one() -> None:
    makefile = (ROOT / "Makefile").read_text()
    targets = set(re.findall(r"^([a-z-]+):", makefile, re.M))
    usage = _parser().format_help()
    commands = set(re.findall(r"^    ([a-z-]+) ", usage, re.M))
    assert {"run", "test"} <= targets
    assert {"up", "doctor", "demo-tournament"} <= commands
    said = {(name, each) for name in pages() for text in code(ROOT / name) for each in named_commands(text)}
    assert {("README.md", "make", "run"), ("docs/operations.md", "deaddrop", "doctor")} <= {(name, *each) for name, each in said}
    known = {("make", each) for each in targets} | {("deaddrop", each) for each in commands}
    assert sorted((name, each) for name, each in said if each not in known) == []


def named_commands(text: str) -> list[tuple[str, str]]:
    """The targets of `make` and the commands of `deaddrop` that a piece of code names."""
    made, run = re.findall(r"(?:^|[ =])make ([a-z-]+)", text), re.findall(r"(?:^|/)deaddrop ([a-z-]+)", text)
    return [*(("make", each) for each in made if each[0] != "-"), *(("deaddrop", each) for each in run if each[0] != "-")]


def decisions() -> dict[int, Path]:
    """The records of decisions, by number."""
    return {int(path.name[:4]): path for path in sorted((ROOT / "docs/adr").glob("[0-9]*.md"))}


def test_decisions_are_numbered_without_gaps_but_those_that_the_index_names() -> None:
    known, (merged, unused) = decisions(), re.findall(r"Numbers ([\d, ]+ and \d+) were", INDEX.read_text().replace("\n", " "))
    named = set(map(int, re.findall(r"\d+", f"{merged} {unused}")))
    assert set(range(1, max({*known, *named}) + 1)) - set(known) == named


def test_a_decision_has_title_status_and_date_and_the_index_says_the_same() -> None:
    index = INDEX.read_text()
    for number, path in decisions().items():
        title, _, head, *_ = path.read_text().split("\n")
        assert title.startswith(f"# {number}. "), path.name
        stated = re.fullmatch(r"Status: ([a-z][^.]*?)\. Date: (\d{4}-\d\d-\d\d)\.", head)
        assert stated, (path.name, head)
        row = f"| [{number}]({path.name}) | {title.partition('. ')[2]} | {stated[1]} | {stated[2]} |"
        assert row in index, row
    assert len(re.findall(r"^\| \[\d+\]", index, re.M)) == len(decisions())


class TestTheChecks:
    """The checks above find what they are for."""

    @pytest.fixture
    def page(self, tmp_path: Path) -> Path:
        (tmp_path / "there.md").write_text("# A heading, with `code`\n")
        return tmp_path / "page.md"

    @pytest.mark.parametrize("target", ["there.md", "there.md#a-heading-with-code", "https://example.org/x", "#here"])
    def test_a_good_link(self, page: Path, target: str) -> None:
        page.write_text(f"# Here\n\n[a link]({target})\n")
        assert [leads_nowhere(page, each) for each in targets(page)] == [False]

    @pytest.mark.parametrize("target", ["absent.md", "there.md#absent", "#absent"])
    def test_a_wrong_link(self, page: Path, target: str) -> None:
        page.write_text(f"| table |\n|---|\n| [a link]({target}) |\n")
        assert [leads_nowhere(page, each) for each in targets(page)] == [True]

    def test_paths_in_code(self, page: Path) -> None:
        page.write_text("`service/wsgi.py` and `service/absent.py`\n\n```sh\nruff tests/<name>* docs/spec\n```\n")
        named = [path for text in code(page) for path in named_paths(text)]
        assert named == ["service/wsgi.py", "service/absent.py", "tests/*", "docs/spec"]
        assert [each for each in named if not is_there(each)] == ["service/absent.py"]

    def test_pages_in_folders(self, tmp_path: Path) -> None:
        for name in ("README.md", "docs/deep/below/page.md", "var/kept.md", "clients/node_modules/theirs.md"):
            (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
            (tmp_path / name).write_text("")
        assert pages(tmp_path) == ("README.md", "docs/deep/below/page.md")

    def test_a_page_that_the_index_leaves_out(self, tmp_path: Path) -> None:
        for name in ("guides/named.md", "guides/absent.md", "adr/0001-decided.md"):
            (tmp_path / name).parent.mkdir(exist_ok=True)
            (tmp_path / name).write_text("")
        (tmp_path / "README.md").write_text("[a guide](guides/named.md#part)\n")
        assert not_indexed(tmp_path) == ["guides/absent.md"]

    def test_commands_in_code(self) -> None:
        assert named_commands("make test && .venv/bin/deaddrop demo-tournament") == [("make", "test"), ("deaddrop", "demo-tournament")]
        assert named_commands("deaddrop --version") == []

    def test_wide_prose_and_what_may_be_wide(self, page: Path) -> None:
        wide = "word " * 30
        page.write_text(f"{wide}\n\n* {wide}\n\n```\n{wide}\n```\n\n| {wide} |\n|---|\n\n{'x' * 130}\n")
        assert too_wide(page) == [1, 3]
