"""Lists that are pasted at the desk, as its script reads them."""

from __future__ import annotations

from typing import Any

import pytest

from extensions.tournaments.http.routes.entry_lists import decode
from tests.spec.node import printed

HEAD = """
globalThis.document = {
  getElementById: () => ({ dataset: {} }), querySelector: () => null, querySelectorAll: () => [], addEventListener() {},
  createElement: () => ({ append() {}, addEventListener() {}, setAttribute() {}, click() {} }),
};
globalThis.location = { hash: "", origin: "http://localhost", pathname: "/" };
"""
NAMES = {"utf-8": "UTF-8", "utf-16": "UTF-16", "windows-1252": "Windows-1252"}
SCRIPT = """
import { decoded, draftOf, numbersOf } from "./desk/lists.mjs";
const entries = new Map([[1, ["Anna"]], [2, ["Boris", "Clara"]], [3, ["Dan, Jr."]]].map(([entry, names]) => [entry, { entry, names }]));
const tried = (act) => { try { return act(); } catch (error) { return error.message; } };
const lists = JSON.parse(process.argv[1]);
console.log(JSON.stringify([
  lists.drafts.map((text) => tried(() => draftOf(text, entries))),
  lists.numbers.map((text) => tried(() => numbersOf(text, entries))),
  lists.files.map((hex) => Object.values(decoded(Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16)).buffer))),
]));
"""


def read(**lists: Any) -> Any:
    return printed(HEAD + SCRIPT, {"drafts": [], "numbers": [], "files": [], **lists})


def test_drafts_are_numbers_or_names() -> None:
    drafts, numbers, _ = read(drafts=['1, clara\n"Dan, Jr."\nbye: Boris', "1, Zoe"], numbers=["3, clara ,1", "Zoe"])
    assert numbers == [[3, 2, 1], "Nobody is called “Zoe”."]
    seats = [[{"entry": 1, "member": 0}, {"entry": 2, "member": 1}], [{"entry": 3, "member": 0}]]
    assert drafts[0] == {"tables": [{"seats": each} for each in seats], "byes": [2]}
    assert drafts[1] == "Line 1: nobody is called “Zoe”."


@pytest.mark.parametrize("text", ["Müller Jörg\n", "Anna – Şeyma", "plain"])
def test_a_file_is_read_in_the_encoding_that_the_service_reads(text: str) -> None:
    raws = [text.encode(codec) for codec in ("utf-8", "utf-8-sig", "utf-16")] + ([text.encode("cp1252")] if "Ş" not in text else [])
    _, _, files = read(files=[each.hex() for each in raws])
    assert files == [[found[0], NAMES[found[1]]] for found in map(decode, raws)]
    assert {found[0] for found in files} == {text}


PAGES = """
let saved;
URL.createObjectURL = (blob) => ((saved = blob), "blob:");
globalThis.fetch = async (path, { headers }) => {
  const first = Number(new URL(path, "http://localhost").searchParams.get("cursor") ?? 0) + 1;
  const numbers = [first, first + 1].filter((each) => each <= 5);
  const body = headers.Accept === "text/csv" ? `entry\\r\\n${numbers.map((each) => `${each}\\r\\n`).join("")}` : JSON.stringify({ items: numbers, next: first < 5 ? String(first + 1) : null });
  return new Response(body);
};
const { saveCsv } = await import("./desk/asking.mjs");
await saveCsv("entries");
console.log(JSON.stringify(await saved.text()));
"""


def test_the_list_of_entries_is_saved_with_all_its_pages() -> None:
    assert printed(HEAD + PAGES) == "entry\r\n1\r\n2\r\n3\r\n4\r\n5\r\n"


FORM = """
const { rulingForm } = await import("./desk/table.mjs");
const seats = ["Anna", "Boris", "Clara"].map((name, nth) => ({ entry: nth + 1, member: 0, name }));
const [result, given] = JSON.parse(process.argv[1]);
const { fields, body } = rulingForm({ seats, result }, "correct", []);
console.log(JSON.stringify([fields.map(({ name, value }) => [name, value]), body({ ...given, reason: "Misread" })]));
"""


def test_a_result_is_corrected_with_its_scores_where_the_game_counts_them() -> None:
    """A result without scores is worth 0 to everybody where points are scores."""
    places = {"p0": "1", "p1": "2", "p2": "2"}
    fields, body = printed(HEAD + FORM, [{"places": [1, 2, 3], "scores": [9, 1, -2]}, {**places, "c0": 9, "c1": -2, "c2": -2}])
    assert fields == [["p0", 1], ["c0", 9], ["p1", 2], ["c1", 1], ["p2", 3], ["c2", -2]]
    assert body["result"] == {"places": [1, 2, 2], "winners": [0], "scores": [9, -2, -2]}
    fields, body = printed(HEAD + FORM, [{"places": [1, 2, 2], "scores": None}, places])
    assert fields == [["p0", 1], ["p1", 2], ["p2", 2]]
    assert body["result"] == {"places": [1, 2, 2], "winners": [0]}


ADJUSTING = """
const { rulingForm } = await import("./desk/table.mjs");
const seats = ["Anna", "Boris"].map((name, nth) => ({ entry: nth + 1, member: 0, name }));
const [points, ...typed] = JSON.parse(process.argv[1]);
const lines = points ? points.map((each, seat) => ({ entry: seat + 1, points: each, seats: [{ seat, points: each }] })) : [];
const { fields, body } = rulingForm({ seats, result: null }, "adjust", lines);
const tried = (given) => { try { return body(given).points; } catch (error) { return error.message; } };
console.log(JSON.stringify([fields.map(({ value }) => value), ...typed.map(([p0, p1]) => tried({ p0, p1, reason: "Misread" }))]));
"""


def test_points_by_seat_begin_as_they_are_and_are_stated() -> None:
    """Nothing is sent that nobody has typed or seen."""
    values, unchanged, changed, wrong = printed(HEAD + ADJUSTING, [["11/6", "0"], ["11/6", "0"], ["1,5", "0"], ["0,2x", "0"]])
    assert values == ["11/6", "0"]
    assert unchanged.startswith("Nothing is ruled yet")
    assert changed == ["3/2", "0"]
    assert wrong == "“0,2x” is no number of points. Write it as 1, 1/4, 0.25 or 0,25, with at most three places."
    assert printed(HEAD + ADJUSTING, [None, ["1", "0"]]) == [["", ""], ["1", "0"]]


FINDING = """
const { soughtBy } = await import("./desk/tables.mjs");
const seats = ["Müller, Jörg", "Anna Berg", "Boris"].map((name, nth) => ({ entry: 70 + nth, member: 0, name }));
const tables = [1, 12, 60, 61].map((table) => ({ table, seats: table === 12 ? seats : [] }));
console.log(JSON.stringify(JSON.parse(process.argv[1]).map((typed) => tables.filter(soughtBy(typed)).map(({ table }) => table))));
"""


def test_tables_are_found_by_number_by_a_range_and_by_names_without_accents() -> None:
    asked = ["", "1", "12", "12-60", "60 – 61", "muller jo", "berg an", "anna muller", "70", "1-"]
    assert printed(HEAD + FINDING, asked) == [[1, 12, 60, 61], [1], [12], [12, 60], [60, 61], [12], [12], [], [], []]
