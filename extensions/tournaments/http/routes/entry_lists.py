"""Lists of entries as organisers have them: their encoding, their columns, and each line as an entry of the contract."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterator, Sequence
from typing import Any, Literal, NamedTuple

from extensions.tournaments.domain.decide.requirements import malformed
from extensions.tournaments.http.routes.list_headings import (
    COLUMNS,
    PARTS_OF_NAMES,
    is_headings,
    is_title,
    read_headings,
)
from service.http.json_body import NotJson

Encoding = Literal["utf-8", "utf-16", "windows-1252"]

LISTS = {"names": " / ", "apart": " "}
"""Columns of several values, and their separators."""
NUMBERS = ("seed", "rating")
SEPARATORS = (";", "\t", ",")
SEVERAL_COLUMNS = "This line has several columns. Let the first line of the list name them, such as Surname;Given name;Club."
NO_NAME = "No name stands in this line."
_DECIMAL = re.compile(r"[0-9]+[.,][0-9]+")
_NUMBERED = re.compile(r"^[0-9]+[.):]?\s+")


class ListedEntry(NamedTuple):
    """A line of a list. line: from 1; sent: the fields of an entry, as in a JSON body; problem: why it is none."""

    line: int
    sent: dict[str, Any]
    problem: str | None = None

    def __repr__(self) -> str:
        return f"ListedEntry({self.line!r})"


class EntryList(NamedTuple):
    """A list of entries that was read. encoding: None for JSON; unread: headings of columns that are left out, or a title above the names."""

    encoding: Encoding | None
    entries: list[ListedEntry]
    unread: tuple[str, ...] = ()


def read_entry_list(raw: bytes, most: int, *, needs_columns: bool) -> EntryList:
    """The entries of a list. needs_columns: whether the first line must name the columns; else a line of a list that does
    not is an entry, its persons with ` / ` between them.  Raises Malformed, NotJson.

    >>> read_entry_list(b"names;seed;apart\\r\\nAnna / Boris;1;2 3\\r\\n", 9, needs_columns=True).entries[0].sent
    {'names': ['Anna', 'Boris'], 'seed': 1, 'apart': [2, 3]}
    >>> [each.sent["names"] for each in read_entry_list("1. Jörg Müller\\nBerg,Anna".encode("cp1252"), 9, needs_columns=False).entries]
    [['Jörg Müller'], ['Berg, Anna']]
    """
    text, encoding = decode(raw)
    head = next((each for each in text.splitlines() if each.strip()), "")
    separator = separator_of(head)
    cells = head.split(separator)
    if head and (needs_columns or is_headings(cells, separator)):
        headings = read_headings(cells)
        is_names_alone = not needs_columns and len(cells) == 1
        rows = read_rows(text, separator, most)
        found = [to_plain_entry(each.line, ", ".join(each.cells)) if is_names_alone else to_entry(each, headings.columns) for each in rows]
        unread = headings.unread
    else:
        unread = (head.strip(),) if is_title(head) else ()
        lines = [(at, each) for at, each in enumerate(text.splitlines(), 1) if each.strip()][len(unread) :]
        found = [to_plain_entry(*each) for each in lines[: most + 1]]
    if not found:
        raise malformed("entries", "No entry is in this list.")
    if len(found) > most:
        raise malformed("entries", f"More than {most:,} entries are in this list.")
    return EntryList(encoding, found, unread)


def decode(raw: bytes) -> tuple[str, Encoding]:
    """The text of a list, and its encoding: what is no UTF-8 is Windows-1252, as spreadsheets save it.  Raises NotJson.

    >>> decode("Müller".encode("cp1252")), decode("\\ufeffMüller".encode())
    (('Müller', 'windows-1252'), ('Müller', 'utf-8'))
    """
    is_wide = raw[:2] in (b"\xff\xfe", b"\xfe\xff")
    kinds: tuple[tuple[str, Encoding], ...] = (("utf-16", "utf-16"),) if is_wide else (("utf-8-sig", "utf-8"), ("cp1252", "windows-1252"))
    for codec, name in kinds:
        try:
            return raw.decode(codec), name
        except UnicodeDecodeError:
            continue
    raise NotJson("The list is text neither in UTF-8 nor in Windows-1252: save it as CSV in UTF-8.")


def separator_of(head: str) -> str:
    """The separator of the cells of a list, by its first line."""
    return next((each for each in SEPARATORS if each in head), ",")


class CsvRow(NamedTuple):
    """A line below the names of columns that is not blank."""

    line: int
    cells: list[str]


def read_rows(text: str, separator: str, most: int) -> list[CsvRow]:
    """The rows below the names of columns, at most one more than `most`.  Raises NotJson."""
    reader, rows, before = csv.reader(io.StringIO(text, newline=""), delimiter=separator, strict=True), [], 0
    try:
        for cells in reader:
            if any(each.strip() for each in cells):
                rows.append(CsvRow(before + 1, cells))
            before = reader.line_num
            if len(rows) > most + 1:
                break
    except csv.Error:
        raise NotJson(f"Line {before + 1} is not CSV: a quotation mark is not closed, or stands within a cell.") from None
    return rows[1:]


def to_entry(row: CsvRow, columns: Sequence[str | None]) -> ListedEntry:
    """A line under headings; empty cells and columns that are not read are left out."""
    cells = [each.strip() for each in row.cells]
    if any(cells[len(columns) :]):
        return ListedEntry(row.line, {}, "This line has more cells than the first line has headings.")
    if any(cell and name == "" for name, cell in zip(columns, cells, strict=False)):
        return ListedEntry(row.line, {}, "A cell stands under a column without a heading.")
    found = {name: cell for name, cell in zip(columns, cells, strict=False) if name and cell}
    problem = next((f"{name}: {number_fault(name, found[name])}" for name in NUMBERS if _DECIMAL.fullmatch(found.get(name, ""))), None)
    sent = {name: parse_cell(name, cell) for name, cell in found.items() if name not in PARTS_OF_NAMES}
    parts = [found[name] for name in PARTS_OF_NAMES if name in found]
    if parts:
        sent = {"names": [", ".join(parts)], **sent}
    return ListedEntry(row.line, sent, problem if sent.get("names") else NO_NAME)


def number_fault(name: str, cell: str) -> str:
    """What to write instead of a number with a decimal point or comma."""
    whole, _, places = cell.replace(",", ".").partition(".")
    if name == "rating":
        return f"Ratings are whole, in thousandths: write {int(whole + places[:3].ljust(3, '0'))} for {cell}." if len(cell) < 12 else "Ratings are whole, in thousandths."
    return "A whole number, without a decimal point or comma."


def to_plain_entry(line: int, text: str) -> ListedEntry:
    """A line of names, with or without a number before them; a surname may stand first, with a comma."""
    text = _NUMBERED.sub("", text.strip(), count=1)
    persons = [", ".join(part.strip() for part in each.split(",")) for each in text.split("/") if each.strip()]
    if any(each in text for each in (";", "\t")) or any(each.count(",") > 1 for each in persons):
        return ListedEntry(line, {}, SEVERAL_COLUMNS)
    return ListedEntry(line, {"names": persons})


def parse_cell(name: str, cell: str) -> Any:
    """A cell as its field's type; a text that is no number stays a text, which the field refuses."""
    if name in LISTS:
        parts = [each.strip() for each in cell.split(LISTS[name].strip() or None)]
        return [to_number(each) for each in parts] if name == "apart" else [each for each in parts if each]
    return to_number(cell) if name in NUMBERS else cell


def to_number(text: str) -> Any:
    """A text as a whole number, if it is one of at most nine digits."""
    return int(text) if text.isascii() and text.isdigit() and len(text) <= 9 else text


def require_entries(found: EntryList) -> Iterator[dict[str, Any]]:
    """The entries of a list that is to be entered, all of it.  Raises Malformed for a column that is not read, and with the line of the first that is no entry."""
    if found.unread:
        raise malformed("entries", f"Not read: {', '.join(found.unread)}. Leave these columns out, or call them as an entry's fields: {', '.join(COLUMNS)}.")
    for each in found.entries:
        if each.problem is not None:
            raise malformed("entries", f"Line {each.line}: {each.problem}")
        yield each.sent
