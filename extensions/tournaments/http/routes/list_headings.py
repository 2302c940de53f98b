"""Headings of lists as organisers write them, in English or German, and the columns of entries that they mean."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from extensions.tournaments.domain.decide.requirements import malformed
from extensions.tournaments.http.bodies import EntryBody

PARTS_OF_NAMES = ("surname", "given_name")
COLUMNS = (*EntryBody().load_fields, *PARTS_OF_NAMES)
MEANINGS: Mapping[str, tuple[str, ...]] = {
    "names": ("name", "full name", "participant", "participants", "players", "spieler", "spielerin", "spielername", "teilnehmer", "teilnehmerin", "name, vorname", "nachname, vorname", "surname, given name", "last name, first name"),
    "surname": ("last name", "lastname", "family name", "nachname", "familienname", "zuname"),
    "club": ("verein", "club name"),
    "given_name": ("given name", "first name", "firstname", "forename", "vorname", "rufname"),
}
"""By column, its headings besides its own name."""
OTHERS = (
    "#", "no", "no.", "nr", "nr.", "number", "nummer", "id", "rank", "rang", "platz", "team", "mannschaft", "city", "town", "ort", "stadt", "country",
    "land", "e-mail", "email", "mail", "phone", "telephone", "telefon", "handy", "born", "birthday", "geburtstag", "jahrgang", "remarks", "bemerkung", "paid", "bezahlt",
)  # fmt: skip
"""Usual headings of columns that entries do not have: a line of them is no person."""
SURNAMES = ("spieler", "player")
"""Headings that are surnames, too: `Spieler, Anna` is a person."""
_COLUMN_OF = {heading: column for column, headings in MEANINGS.items() for heading in headings} | {each: each for each in COLUMNS}


class Headings(NamedTuple):
    """The first line of a list. columns: by cell its column of entries, None if it is not read, empty for one without a
    heading; unread: the headings of those that are not read.
    """

    columns: tuple[str | None, ...]
    unread: tuple[str, ...]


def is_headings(cells: Sequence[str], separator: str) -> bool:
    """Whether a line names columns, rather than an entry.

    >>> is_headings(["Name", "Lieblingsfarbe"], ";"), is_headings(["Spieler", "Anna"], ","), is_headings(["Verein", "Ort"], ",")
    (True, False, True)
    """
    known = [each for each in map(to_heading, cells) if each in _COLUMN_OF]
    if separator == ",":
        known = [each for each in known if each not in SURNAMES]
    return bool(known) or all(not each or each in OTHERS or each in _COLUMN_OF for each in map(to_heading, cells))


def is_title(line: str) -> bool:
    """Whether a line stands above names, and is neither one nor the heading of a column. False for an empty one.

    >>> is_title("Anmeldungen:"), is_title("Nr. Name Verein"), is_title("Anna Berg"), is_title("Name:")
    (True, True, False, False)
    """
    words = [to_heading(each) for each in line.split()]
    return bool(words) and to_heading(line) not in _COLUMN_OF and (line.strip().endswith(":") or all(each in _COLUMN_OF or each in OTHERS for each in words))


def to_heading(cell: str) -> str:
    """A heading as it is compared."""
    return " ".join(cell.strip().strip('"').rstrip(":").casefold().split())


def read_headings(cells: Sequence[str]) -> Headings:
    """The columns that a line of headings names.  Raises Malformed for none that holds names, and for two of one meaning.

    >>> read_headings(["Name", "Vorname", "Verein", "Ort"])
    Headings(columns=('surname', 'given_name', 'club', None), unread=('Ort',))
    """
    found = [_COLUMN_OF.get(to_heading(each), "") for each in cells]
    if "given_name" in found and "surname" not in found:
        found = ["surname" if each == "names" and to_heading(cell) == "name" else each for each, cell in zip(found, cells, strict=True)]
    if not {"names", *PARTS_OF_NAMES} & set(found):
        found = ["names" if each == "player" else each for each in found]
    shown = [cell.strip().strip('"') for cell in cells]
    require_names(found, shown)
    unread = tuple(cell for column, cell in zip(found, shown, strict=True) if cell and not column)
    return Headings(tuple(column or (None if cell else "") for column, cell in zip(found, shown, strict=True)), unread)


def require_names(columns: Sequence[str], shown: Sequence[str]) -> None:
    """Raises Malformed unless columns hold names, each once."""
    if not {"names", *PARTS_OF_NAMES} & set(columns):
        named = ", ".join(each for each in shown if each)[:200]
        raise malformed("entries", f"The first line names columns ({named}), but none for the names: call it Name, or two of them Surname and Given name.")
    if twice := next((each for each in columns if each and columns.count(each) > 1), None):
        raise malformed("entries", f"Two columns are read as {twice.replace('_', ' ')}: {', '.join(cell for column, cell in zip(columns, shown, strict=True) if column == twice)}.")
    if "names" in columns and not set(PARTS_OF_NAMES).isdisjoint(columns):
        raise malformed("entries", "One column holds whole names, and another surnames or given names: keep one or the other.")
