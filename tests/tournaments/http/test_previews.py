"""Lists of entries before they are entered: encodings, columns, places on the waiting list, names that look alike; and what corrects a mistake."""

from __future__ import annotations

from typing import Any

import pytest
from flask import Flask

from tests.equipment.memory_store.store import MemoryStore
from tests.http.guest import Guest, key
from tests.tournaments.http.evening import SEVEN, evening

Json = dict[str, Any]
CSV, PLAIN = "text/csv", "text/plain"


def preview(app: Flask, here: Any, raw: bytes, media: str = PLAIN, status: int = 200) -> Json:
    """What a preview of a list answers."""
    headers = {"Content-Type": media, "Authorization": f"Bearer {here.organiser.token}"}
    answer = app.test_client().post(here.path("/entries/preview"), data=raw, headers=headers)
    assert answer.status_code == status, answer.text
    found: Json = answer.get_json()
    return found


def enter(app: Flask, here: Any, raw: bytes, status: int = 201) -> Json:
    """What entering a CSV file answers."""
    headers = {"Content-Type": CSV, "Idempotency-Key": key(), "Authorization": f"Bearer {here.organiser.token}"}
    answer = app.test_client().post(here.path("/entries"), data=raw, headers=headers)
    assert answer.status_code == status, answer.text
    found: Json = answer.get_json()
    return found


def names(found: Json) -> list[Any]:
    return [each["entry"].get("names") for each in found["rows"]]


@pytest.mark.parametrize(
    ("codec", "encoding"), [("utf-8", "utf-8"), ("utf-8-sig", "utf-8"), ("cp1252", "windows-1252"), ("utf-16", "utf-16")]
)
def test_a_file_is_read_in_its_encoding_and_the_preview_says_which(app: Flask, codec: str, encoding: str) -> None:
    here = evening(app)
    raw = "surname;given_name;club\r\nMüller;Jörg;Café “Zentral”\r\n".encode(codec)
    found = preview(app, here, raw, CSV)
    assert (found["encoding"], names(found)) == (encoding, [["Müller, Jörg"]])
    [entry] = enter(app, here, raw)["entries"]
    assert (entry["names"], entry["surnames"], entry["club"]) == (["Jörg Müller"], ["Müller"], "Café “Zentral”")


def test_bytes_that_are_text_in_no_encoding_are_refused(app: Flask) -> None:
    refused = preview(app, evening(app), b"names\r\nM\x81ller\r\n", CSV, 400)
    assert "Windows-1252" in refused["detail"]


def test_a_preview_writes_nothing_and_what_it_shows_is_what_is_entered(app: Flask, store: MemoryStore) -> None:
    here = evening(app, regulations={"entries": {"most": 3}})
    before = (here.now.version, dict(store.texts(here.id)))
    found = preview(app, here, b"1. Anna Berg\n2. Boris Lund\n\n3. Nagy,Clara\n4. Dan Ek / Eva Roth\n5. Finn Moe\n")
    assert (here.now.version, dict(store.texts(here.id))) == before
    assert [(each["line"], each["outcome"]) for each in found["rows"]] == [(1, "entered"), (2, "entered"), (4, "entered"), (5, "refused"), (6, "waiting")]
    assert found["rows"][3]["problems"] == ["names: One person."]
    fit = [each["entry"] for each in found["rows"] if each["outcome"] != "refused"]
    made = here.post("/entries", {"entries": fit}).get_json()["entries"]
    assert [(each["names"], each["state"]) for each in made] == [(["Anna Berg"], "entered"), (["Boris Lund"], "entered"), (["Clara Nagy"], "entered"), (["Finn Moe"], "waiting")]


def test_how_many_of_a_large_list_fit_and_how_many_would_wait(app: Flask) -> None:
    here = evening(app, regulations={"entries": {"most": 500}})
    found = preview(app, here, "".join(f"Player {number}\n" for number in range(4_400)).encode())
    assert (found["entered"], found["waiting"], found["refused"]) == (500, 3900, 0)
    assert not here.now.entries


def test_without_a_waiting_list_the_rest_is_refused(app: Flask) -> None:
    here = evening(app, regulations={"entries": {"most": 2, "waiting_list": False}})
    found = preview(app, here, b"Anna\nBoris\nClara\n")
    assert [each["problems"] for each in found["rows"]] == [[], [], ["Every place of this tournament is taken."]]


def test_each_line_has_its_own_problem(app: Flask) -> None:
    here = evening(app)
    text = "names,seed,rating,apart,section,bot,kind\nAnna,1,,,,,\nBoris,1,,,,,\n,2,,,,,\nClara,,\"1500,5\",,,,\nDan,,,1 1,,,\nEva,,,,b,,\nFinn,,,,,nobody,bot\nGus,,,,,,,x\nHana,\"0,25\",,,,,\n"
    found = preview(app, here, text.encode(), CSV)
    assert [(each["line"], each["outcome"]) for each in found["rows"]] == [(2, "entered"), *[(line, "refused") for line in range(3, 11)]]
    problems = [each["problems"][0] for each in found["rows"][1:]]
    assert problems[0] == "seed: Another entry is number 1."
    assert problems[1] == "No name stands in this line."
    assert problems[2] == "rating: Ratings are whole, in thousandths: write 1500500 for 1500,5."
    assert problems[3].startswith("apart")
    assert problems[4].startswith("section: ")
    assert problems[5].startswith("bot: ")
    assert problems[6] == "This line has more cells than the first line has headings."
    assert problems[7] == "seed: A whole number, without a decimal point or comma."


@pytest.mark.parametrize("text", ["Müller\tJörg\n", "Anna, Boris, Clara\n"])
def test_columns_without_headings_are_asked_for(app: Flask, text: str) -> None:
    found = preview(app, evening(app), text.encode())
    assert {each["outcome"] for each in found["rows"]} == {"refused"}
    assert "Let the first line of the list name them" in found["rows"][0]["problems"][0]


@pytest.mark.parametrize(
    ("text", "read", "unread"),
    [
        ("Name;Vorname;Verein;Ort\nMüller;Jörg;SV;Linz\n", [["Müller, Jörg"]], ["Ort"]),
        ("Nachname,Vorname\nMüller,Jörg\n", [["Müller, Jörg"]], []),
        ("First name\tLast name\tPhone\nJörg\tMüller\t12\n", [["Müller, Jörg"]], ["Phone"]),
        ("Spieler\nMüller, Jörg\nAnna Berg\n", [["Müller, Jörg"], ["Anna Berg"]], []),
        ("Name,Lieblingsfarbe\nAnna Berg,blau\n", [["Anna Berg"]], ["Lieblingsfarbe"]),
        ("Nr. Name Verein\n1. Anna Berg\n", [["Anna Berg"]], ["Nr. Name Verein"]),
        ("Anmeldungen:\nAnna Berg\n", [["Anna Berg"]], ["Anmeldungen:"]),
        ("Spieler, Anna\nBerg, Boris\n", [["Spieler, Anna"], ["Berg, Boris"]], []),
        ("Player;Club\nAnna Berg;Café\n", [["Anna Berg"]], []),
    ],
)
def test_usual_headings_are_read_and_what_is_not_read_is_said(app: Flask, text: str, read: list[list[str]], unread: list[str]) -> None:
    found = preview(app, evening(app), text.encode())
    assert (names(found), found["unread"], found["refused"]) == (read, unread, 0)


def test_a_list_that_is_entered_unseen_loses_no_column(app: Flask) -> None:
    here = evening(app)
    assert "Not read: Ort." in enter(app, here, b"Name;Ort\nAnna;Linz\n", 422)["detail"]
    assert not here.now.entries
    assert [each["names"] for each in enter(app, here, b"Nachname;Vorname\nBerg;Anna\n")["entries"]] == [["Anna Berg"]]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Verein;Ort\nSV;Linz\n", "The first line names columns (Verein, Ort), but none for the names"),
        ("names;surname\nAnna;Berg\n", "One column holds whole names"),
        ("Name;Spieler\nAnna;Berg\n", "Two columns are read as names: Name, Spieler."),
        ("names\n", "No entry is in this list."),
        ("", "No entry is in this list."),
    ],
)
def test_a_list_that_cannot_be_read_is_refused_as_a_whole(app: Flask, text: str, words: str) -> None:
    assert words in preview(app, evening(app), text.encode(), PLAIN, 422)["detail"]


def test_an_open_quotation_mark_is_named_by_its_line(app: Flask) -> None:
    assert "Line 3 is not CSV" in preview(app, evening(app), b'names\nAnna\n"Boris\n', CSV, 400)["detail"]


def test_doubles_and_look_alikes_are_named_where_they_stand(app: Flask) -> None:
    here = evening(app, "Jörg Müller", "Boris Lund")
    here.send("PATCH", "/entries/2", {"state": "withdrawn"})
    found = preview(app, here, "Muller, Jorg\njörg  müller\nBoris Lund\nJοrg Müller\nAnna Berg\nAnna Berg\n".encode())
    alike = [[(each["entry"] or f"line {each['line']}", each["is_same"]) for each in row["alike"]] for row in found["rows"]]
    assert (1, False) in alike[0]
    assert (1, True) in alike[1]
    assert alike[2] == []  # who was withdrawn is asked about no more
    assert ("line 2", False) in alike[3]
    assert alike[4:] == [[("line 6", True)], [("line 5", True)]]


def test_a_preview_takes_json_and_checks_each_entry(app: Flask) -> None:
    here = evening(app)
    found = here.post("/entries/preview", {"entries": [{"names": ["Anna"]}, {"names": []}, {"shoe": 44}]})
    assert found.status_code == 200, found.text
    assert (found.get_json()["encoding"], [each["outcome"] for each in found.get_json()["rows"]]) == (None, ["entered", "refused", "refused"])


def test_previews_are_for_officials_of_tournaments_that_are_on(app: Flask) -> None:
    here = evening(app, *SEVEN)
    body = {"entries": [{"names": ["Anna"]}]}
    assert here.post("/entries/preview", body, here.entries[1]).status_code == 403
    assert here.post("/entries/preview", body, Guest(app)).status_code == 401
    here.send("PATCH", "", {"is_cancelled": True, "reason": "No hall."})
    assert here.post("/entries/preview", body).get_json()["code"] == "tournament-cancelled"


def test_a_name_is_corrected_and_the_slip_stays(app: Flask) -> None:
    here = evening(app, "M�ller J�rg", "Boris")
    told = here.send("PATCH", "/entries/1", {"correction": {"name": "Müller, Jörg"}})
    assert told.status_code == 200, told.text
    entry, slip = told.get_json()["entry"], here.now.entries[1].slip
    assert slip is not None
    assert (entry["names"], entry["surnames"], entry["last_slip"]["version"]) == (["Jörg Müller"], ["Müller"], slip.version)
    assert "slip" not in told.get_json()
    assert here.get("", here.entries[1])["you"] == "e1"
    assert here.get("/facts")["facts"][-1]["type"] == "entry.name_corrected"
    assert here.send("PATCH", "/entries/1", {"correction": {"name": "Jörg"}}, here.entries[1]).status_code == 403


def test_a_double_is_removed_and_the_other_entry_stays(app: Flask) -> None:
    here = evening(app, "Anna Berg", "Boris Lund", "anna berg", regulations={"entries": {"most": 3}})
    here.enter("Clara Nagy")
    told = here.send("PATCH", "/entries/3", {"state": "removed", "same_as": 1, "reason": "Typed twice."})
    assert told.status_code == 200, told.text
    assert told.get_json()["entry"]["state"] == "removed"
    assert [each["state"] for each in here.get("/entries")["items"]] == ["entered", "entered", "removed", "entered"]
    assert here.entries[3].get(here.path()).status_code == 401
    assert here.send("PATCH", "/entries/3", {"state": "entered"}).status_code == 404
    page = app.test_client().get(f"/t/{here.id}/entries").text
    assert "anna berg" not in page
    assert "3 entries" in page


def test_a_state_or_a_correction_is_one_change(app: Flask) -> None:
    here = evening(app, "Anna")
    bodies: list[Json] = [{"state": "withdrawn", "same_as": 1}, {"state": "removed", "correction": {"name": "A"}}, {"correction": {}}, {"same_as": 1}]
    for body in bodies:
        assert here.send("PATCH", "/entries/1", body).status_code == 422, body


def test_the_person_of_a_removed_entry_may_enter_again(app: Flask) -> None:
    here = evening(app)
    player = Guest(app).post("/v1/players", {"name": "Anna"}).get_json()["token"]
    body = {"entries": [{"names": ["Anna"], "player": player}]}
    here.post("/entries", body)
    here.send("PATCH", "/entries/1", {"state": "removed"})
    assert here.post("/entries", body).get_json()["entries"][0]["entry"] == 2
    assert [each["entry"]["entry"] for each in Guest(app, player).get("/v1/players/me/tournaments").get_json()["items"]] == [2]


@pytest.mark.parametrize("pair", [False, True])
def test_forgetting_a_player_forgets_every_spelling_of_the_name(app: Flask, store: MemoryStore, pair: bool) -> None:
    here = evening(app, regulations={"entries": {"members": 2}})
    player = Guest(app).post("/v1/players", {"name": "Anna"}).get_json()["token"]
    names = ["Anna Berg", "Boris Lund"] if pair else ["Anna Berg"]
    [made] = here.post("/entries", {"entries": [{"names": names}]}).get_json()["entries"]
    own = here.exchange(made["slip"])
    bound = Guest(app, player).ask("PUT", f"/v1/players/me/entries/{here.id}/1", {}, json={"member": 0, "token": own.token})
    assert bound.status_code < 300, bound.text
    here.send("PATCH", "/entries/1", {"correction": {"member": 0, "name": "Bergmann, Anna"}})
    if pair:
        here.send("PATCH", "/entries/1", {"correction": {"member": 1, "name": "Boris Lundt"}})
    assert Guest(app, player).delete("/v1/players/me").status_code == 204
    assert "Anna" not in str(store.texts(here.id))
    assert "Bergmann" not in str(store.texts(here.id))
    assert ("Boris Lundt" in str(store.texts(here.id))) == pair


def test_a_list_by_name_goes_by_surnames(app: Flask) -> None:
    here = evening(app, "Zoe Adler", "van den Berg, Anna", "Çelik, Ada", "Boris Lund")
    here.draft()
    assert here.publish().status_code in (200, 202)
    page = app.test_client().get(f"/t/{here.id}/rounds/1").text
    by_name = page[page.index('id="by-name"') :]
    order = [by_name.index(name) for name in ("Zoe Adler", "Çelik, Ada", "Boris Lund", "van den Berg, Anna")]
    assert order == sorted(order)
