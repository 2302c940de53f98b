"""Forgeries of a real tournament, each with the word by which it is found out."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from hashlib import sha256

from domain.kernel import ledger
from tests.tournaments.record.forging import (
    Line,
    Parts,
    follow_games,
    parts_of,
    raw_of,
    reconfirmed,
    resalted,
    reseal_game,
    resealed,
)
from tests.tournaments.record.played import DealsTwice, duplicate_round, played

Forgery = Callable[[Parts], object]
"""Changes the parts, and makes them fit again as far as it can."""


def finished(parts: Parts, number: int = -1) -> Line:
    return parts.fact("table.finished", number)


def swap_winner(parts: Parts) -> None:
    """The tournament counts another result than the game came to."""
    result = finished(parts)["data"]["result"]
    seats = len(result["places"])
    winner = next(seat for seat in range(seats) if seat not in result["winners"])
    result["winners"] = [winner]
    result["places"] = [1 if seat == winner else 2 for seat in range(seats)]
    reconfirmed(parts)


def other_reason(parts: Parts) -> None:
    finished(parts)["data"]["result"]["reason"] = "charm"
    resealed(parts)


def other_places(parts: Parts) -> None:
    result = finished(parts)["data"]["result"]
    result["places"] = [1] * len(result["places"])
    reconfirmed(parts)


def other_player(parts: Parts) -> None:
    finished(parts)["data"]["played_by"][0] = "bot"
    reconfirmed(parts)


def drop_game(parts: Parts) -> None:
    parts.games.pop(0)
    resealed(parts)


def drop_last_game(parts: Parts) -> None:
    parts.games.pop()
    resealed(parts)


def add_game(parts: Parts) -> None:
    _, lines = parts.games[0]
    parts.games.append(("0000000000000000000"[:18], [{**lines[0], "game": "0" * 18}, *lines[1:]]))
    resealed(parts)


def game_twice(parts: Parts) -> None:
    parts.games.append(parts.games[0])
    resealed(parts)


def exchange_games(parts: Parts) -> None:
    (one, first), (two, second), *rest = parts.games
    parts.games[:] = [(one, second), (two, first), *rest]
    resealed(parts)


def rename_game(lines: list[Line], game: str) -> None:
    lines[0]["game"] = game
    lines[1]["data"]["id_hash"] = ledger.game_id_hash(game)
    reseal_game(lines)


def rename_games(parts: Parts) -> None:
    """Two tables exchange their games, names included."""
    (one, first), (two, second), *rest = parts.games
    rename_game(first, two)
    rename_game(second, one)
    parts.games[:] = [(one, second), (two, first), *rest]
    resealed(parts)


def rename_and_follow(parts: Parts) -> None:
    """… and the log says so."""
    rename_games(parts)
    follow_games(parts)


def cut_game(parts: Parts) -> None:
    """The last entry of a game is left out, and its record says that it ends there."""
    lines = parts.games[0][1]
    lines.pop()
    lines[0]["head"] = {"version": len(lines) - 1, "digest": lines[-1]["digest"]}
    resealed(parts)


def change_command(parts: Parts) -> None:
    """A byte of a game, with its chain made again."""
    lines = parts.games[0][1]
    lines[-2]["at"] = lines[-2]["at"].replace("2026", "2027")
    reseal_game(lines)
    resealed(parts)


def byte_of_game(parts: Parts) -> None:
    parts.games[0][1][5]["at"] = "1999-01-01T00:00:00.000Z"


def other_seed(parts: Parts) -> None:
    """A table that had a deal of its own: another seed was committed to, and revealed."""
    for _, lines in parts.games:
        created = lines[1]
        seed = "11" * 32
        created["openings"]["seed"]["value"] = seed
        created["data"]["commitment"] = sha256(bytes.fromhex(seed)).hexdigest()
        for line in lines[1:]:
            if line["type"] == "game.seed_revealed":
                line["data"]["seed"] = seed
        reseal_game(lines)
        break
    follow_games(parts)


def other_options(parts: Parts) -> None:
    """The regulations say otherwise than the games were played."""
    parts.facts[0]["data"]["regulations"]["ruleset_version"] = 99
    resealed(parts)


def swap_published(parts: Parts) -> None:
    """A draft is swapped after its publication."""
    published = parts.fact("round.published", -1)
    one, two = published["data"]["tables"][0]["seats"], published["data"]["tables"][1]["seats"]
    one[0], two[0] = two[0], one[0]
    resealed(parts)


def swap_draft(parts: Parts) -> None:
    """Publication and draft are both swapped; its figures stay."""
    published, drafted = parts.fact("round.published", -1), parts.fact("round.drafted", -1)
    for tables in (published["data"]["tables"], drafted["openings"]["draft"]["value"]["tables"]):
        one, two = tables[0]["seats"], tables[1]["seats"]
        one[0], two[0] = two[0], one[0]
    resealed(parts)


def kinder_figures(parts: Parts) -> None:
    figures = parts.fact("round.drafted", -1)["openings"]["draft"]["value"]["figures"]
    next(each for each in figures if each["name"] == "seats")["value"] = 1
    resealed(parts)


def kinder_bound(parts: Parts) -> None:
    figures = parts.fact("round.drafted", -1)["openings"]["draft"]["value"]["figures"]
    next(each for each in figures if each["name"] == "repeats")["bound"] = 999
    resealed(parts)


def other_lots_of_draft(parts: Parts) -> None:
    parts.fact("round.drafted", 0)["openings"]["draft"]["value"]["seed"] = "22" * 32
    resealed(parts)


def later_basis(parts: Parts) -> None:
    parts.fact("round.drafted", 0)["openings"]["draft"]["value"]["basis"] = 9_999
    resealed(parts)


def other_bye(parts: Parts) -> None:
    parts.fact("round.published", -1)["data"]["byes"].pop()
    resealed(parts)


def lot_by_hand(parts: Parts) -> None:
    order = parts.fact("lot.drawn")["data"]["order"]
    order.reverse()
    resealed(parts)


def lot_again(parts: Parts) -> None:
    at = parts.facts.index(parts.fact("lot.drawn"))
    again = {**parts.facts[at], "data": {**parts.facts[at]["data"], "number": 2}, "hidden": {}, "openings": {}}
    parts.facts.insert(at + 1, again)
    renumber_texts(parts, at + 2)
    resalted(parts)


def late_table_at_a_board(parts: Parts) -> None:
    """A table that was made once the deal of the board could be known."""
    at = parts.facts.index(parts.fact("round.opened", 0))
    published = parts.fact("round.published", 0)["data"]["tables"]
    table = {**published[0], "table": len(published) + 1, "board": 1, "game": published[0]["game"][:-1] + "z"}
    data = {"round": parts.facts[at]["data"]["round"], "table": table}
    parts.facts.insert(at + 1, {**parts.facts[at], "type": "table.added", "data": data, "hidden": {}, "openings": {}})
    renumber_texts(parts, at + 2)
    resalted(parts)


def renumber_texts(parts: Parts, since: int, by: int = 1) -> None:
    """Texts of versions from here on stand that much later."""
    for each in parts.texts:
        version, _, field = each["place"].partition(".")
        if int(version) >= since:
            each["place"] = f"{int(version) + by}.{field}"


def lot_of_strangers(parts: Parts) -> None:
    data = parts.fact("lot.drawn")["data"]
    data["order"] = [7, 8, 9]
    resealed(parts)


def other_scheme(parts: Parts) -> None:
    """Points by another scheme than the regulations say."""
    parts.facts[0]["data"]["regulations"]["points"]["scheme"] = "win"
    resealed(parts)


def other_scheme_confirmed(parts: Parts) -> None:
    """Places as another scheme would give them."""
    for each in parts.fact("tournament.confirmed")["data"]["places"]:
        each["points"] = "1"
    resealed(parts)


def better_place(parts: Parts) -> None:
    places = parts.fact("tournament.confirmed")["data"]["places"]
    places[0]["entry"], places[1]["entry"] = places[1]["entry"], places[0]["entry"]
    resealed(parts)


def fewer_places(parts: Parts) -> None:
    parts.fact("tournament.confirmed")["data"]["places"].pop()
    resealed(parts)


def other_tie_breaks(parts: Parts) -> None:
    parts.facts[0]["data"]["regulations"]["byes"]["asked"] = "2"
    resealed(parts)


def hide_ruling(parts: Parts) -> None:
    """A ruling is taken out of the log: what counted before the next one is another thing."""
    at = parts.facts.index(parts.fact("ruling.made"))
    parts.facts[at]["data"]["after"]["points"] = ["0", *parts.facts[at]["data"]["after"]["points"][1:]]
    resealed(parts)


def false_before(parts: Parts) -> None:
    parts.fact("ruling.made")["data"]["before"] = {"kind": "void"}
    resealed(parts)


def swap_names(parts: Parts) -> None:
    """Two names are exchanged in the sheet."""
    names = [each for each in parts.texts if ".names." in each["place"]]
    names[0]["text"], names[1]["text"] = names[1]["text"], names[0]["text"]
    resealed(parts)


def invent_name(parts: Parts) -> None:
    next(each for each in parts.texts if ".names." in each["place"])["text"] = "A star"


def swap_names_and_salts(parts: Parts) -> None:
    names = [each for each in parts.texts if ".names." in each["place"]]
    names[0]["place"], names[1]["place"] = names[1]["place"], names[0]["place"]
    parts.texts.sort(key=lambda each: (int(each["place"].split(".")[0]), each["place"].partition(".")[2]))


def text_nowhere(parts: Parts) -> None:
    parts.texts.append({"place": f"{len(parts.facts)}.reason", "salt": "00" * 16, "text": "Nobody said so."})
    resealed(parts)


def other_tournament_seed(parts: Parts) -> None:
    """The whole tournament has another seed than it promised."""
    parts.facts[0]["openings"]["seed"]["value"] = "33" * 32
    resealed(parts)


def reveal_other_seed(parts: Parts) -> None:
    parts.fact("tournament.seed_revealed")["data"]["seed"] = "33" * 32
    resealed(parts)


def other_salt(parts: Parts) -> None:
    parts.facts[0]["openings"]["organiser"]["salt"] = "00" * 16
    resealed(parts)


def open_otherwise(parts: Parts) -> None:
    parts.facts[0]["openings"]["organiser"]["value"] = "00" * 32


def byte_of_log(parts: Parts) -> None:
    parts.facts[3]["at"] = "2026-10-03T18:00:59.000Z"


def drop_fact(parts: Parts) -> None:
    parts.facts.pop(3)
    parts.header["head"]["version"] -= 1


def swap_facts(parts: Parts) -> None:
    parts.facts[3], parts.facts[4] = parts.facts[4], parts.facts[3]


def spoken_later(parts: Parts) -> None:
    """Another throw than the one that was typed in: all deals of its round change."""
    parts.fact("round.entropy_spoken", 0)["data"]["numbers"] = "6 6 6"
    resealed(parts)


def unknown_fact(parts: Parts) -> None:
    parts.facts[1]["type"] = "entries.burned"
    resealed(parts)


def more_fields(parts: Parts) -> None:
    parts.facts[1]["data"]["note"] = "by the way"
    resealed(parts)


def other_tournament(parts: Parts) -> None:
    """The head of the header is another tournament's."""
    parts.header["head"]["digest"] = "00" * 32


def penalty_by_nobody(parts: Parts) -> None:
    """An entry gives a penalty to another."""
    penalty = parts.fact("penalty.given")
    penalty["by"] = penalty["data"]["author"] = "e1"
    resealed(parts)


def early_close(parts: Parts) -> None:
    parts.fact("round.closing", 0)["by"] = "e1"
    resealed(parts)


def other_id(parts: Parts) -> None:
    """Ids of games that do not follow from the tournament's secret."""
    old, new = parts.games[-1][0], "0" * 18
    for line in parts.facts:
        text = ledger.canonical(line["data"]).decode().replace(old, new)
        line["data"] = json.loads(text)
    lines = parts.games[-1][1]
    rename_game(lines, new)
    parts.games[-1] = (new, lines)
    follow_games(parts)


def late_spectators(parts: Parts) -> None:
    """The regulations promise a delay that the games did not have."""
    parts.facts[0]["data"]["regulations"]["game"]["delay_s"] = 600
    resealed(parts)


def analysed(parts: Parts) -> None:
    parts.facts[0]["data"]["regulations"]["game"]["analysis"] = True
    resealed(parts)


def older_facts(parts: Parts) -> None:
    """All facts are dated a year back, the games are not."""
    for each in parts.facts:
        each["at"] = each["at"].replace("2026", "2025")
        if each["type"] == "round.published":
            each["data"]["starts_at"] = each["data"]["starts_at"].replace("2026", "2025")
    resealed(parts)


def older_games(parts: Parts) -> None:
    """All games are dated a year back, the facts are not."""
    for _, lines in parts.games:
        for each in lines[1:]:
            each["at"] = each["at"].replace("2026", "2025")
        reseal_game(lines)
    follow_games(parts)


def patient_regulations(parts: Parts) -> None:
    """The regulations state another time for no-shows than the games had."""
    parts.facts[0]["data"]["regulations"]["times"]["no_show_s"] = 600
    resealed(parts)


def harmless_no_shows(parts: Parts) -> None:
    """By the regulations officials are only notified of no-shows; in the games they became absent."""
    parts.facts[0]["data"]["regulations"]["times"]["no_show"] = "tell"
    resealed(parts)


def helped(parts: Parts) -> None:
    parts.facts[0]["data"]["regulations"]["game"]["helpers"] = True
    resealed(parts)


def started_later(parts: Parts) -> None:
    """The round is said to have begun an hour after its games did."""
    for each in parts.facts:
        if each["type"] == "round.published":
            each["data"]["starts_at"] = each["data"]["starts_at"].replace("T18:", "T19:")
    resealed(parts)


AT_TABLES: dict[str, tuple[Forgery, str]] = {
    "another time for no-shows than the games had": (patient_regulations, "terms"),
    "no-shows that were only to be reported": (harmless_no_shows, "terms"),
    "helpers that no game allowed": (helped, "terms"),
    "a round that began after its games": (started_later, "terms"),
}
"""Forgeries of a tournament whose games the service opened, at tables without people."""

FORGERIES: dict[str, tuple[Forgery, str]] = {
    "a result changed in the tournament, not in the game": (swap_winner, "result"),
    "another reason of a result": (other_reason, "result"),
    "places that nobody won": (other_places, "result"),
    "a person who is said to be a bot": (other_player, "players"),
    "a game dropped": (drop_game, "missing"),
    "the last game dropped": (drop_last_game, "missing"),
    "a game added": (add_game, "added"),
    "a table added to a board that was dealt": (late_table_at_a_board, "fold"),
    "a game twice": (game_twice, "twice"),
    "games exchanged": (exchange_games, "added"),
    "games exchanged under each other's names": (rename_games, "first"),
    "games exchanged, and the log with them": (rename_and_follow, "deal"),
    "a game cut short": (cut_game, "seed"),
    "a time in a game, chained again": (change_command, "rules"),
    "a byte of a game": (byte_of_game, "chain"),
    "a table with another deal": (other_seed, "luck"),
    "games by other rules than stated": (other_options, "terms"),
    "a delay that no game had": (late_spectators, "terms"),
    "an analysis that no game allowed": (analysed, "terms"),
    "facts of the year before": (older_facts, "times"),
    "games of the year before": (older_games, "times"),
    "a draft swapped after its publication": (swap_published, "draft"),
    "a draft swapped before and after": (swap_draft, "figures"),
    "figures made kinder": (kinder_figures, "figures"),
    "a bound made kinder": (kinder_bound, "figures"),
    "lots of a draft by hand": (other_lots_of_draft, "lot"),
    "a draft from a version to come": (later_basis, "draft"),
    "a bye forgotten": (other_bye, "draft"),
    "a lot by hand": (lot_by_hand, "lot"),
    "a lot drawn again": (lot_again, "lot"),
    "a lot among strangers": (lot_of_strangers, "lot"),
    "points by another scheme": (other_scheme, "figures"),
    "points that no scheme gives": (other_scheme_confirmed, "places"),
    "places exchanged": (better_place, "places"),
    "an entry without its place": (fewer_places, "places"),
    "byes worth more": (other_tie_breaks, "places"),
    "points of a ruling changed": (hide_ruling, "figures"),
    "a ruling on what never counted": (false_before, "ruling"),
    "names swapped": (swap_names, "text"),
    "a name invented": (invent_name, "text"),
    "names swapped with their salts": (swap_names_and_salts, "text"),
    "a text that nobody committed to": (text_nowhere, "text"),
    "another seed of the tournament": (other_tournament_seed, "seed"),
    "another seed revealed": (reveal_other_seed, "seed"),
    "a salt by hand": (other_salt, "salt"),
    "a hidden value exchanged": (open_otherwise, "opening"),
    "a byte of the log": (byte_of_log, "chain"),
    "a fact dropped": (drop_fact, "order"),
    "facts in another order": (swap_facts, "order"),
    "another throw of the dice": (spoken_later, "lot"),
    "a fact of no type": (unknown_fact, "fact"),
    "a fact with more in it": (more_fields, "fact"),
    "the head of another tournament": (other_tournament, "head"),
    "a penalty given by a player": (penalty_by_nobody, "rules"),
    "a round closed by a player": (early_close, "rules"),
    "ids of games by hand": (other_id, "rules"),
}
"""Forgeries of a club's evening."""


@cache
def corpus() -> dict[str, tuple[bytes, str]]:
    """By name, each forged record and the word of its fault."""
    found = {}
    for name, (forge, word) in FORGERIES.items():
        parts = parts_of(played("evening").raw)
        forge(parts)
        found[name] = raw_of(parts), word
    for name, confirms in (("another deal at one table of a board", True), ("the same, while no seed is known", False)):
        found[name] = duplicate_round(DealsTwice, confirms=confirms).raw, "deal"
    return found
