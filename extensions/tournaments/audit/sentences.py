"""The sentences on a tournament's record and on the standings of a series: which are said of which facts.

`clients/verifier/src/tournament/sentences.mjs` is the same in JavaScript. Both read `data/sentences.json`, and say some sentences
of games too.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib import resources
from typing import Any

from domain.kernel.ledger import canonical
from service.app.audits.game_sentences import say_fault, say_verdict
from service.app.audits.sentences import (
    Facts,
    cosigned,
    fill,
    read_table,
    required,
    say_list,
    say_place,
    sentence_table,
    to_code,
    to_text,
    unchecked_signature,
    uncompared_heads,
)

OF_GAMES = ("twice", "added", "missing", "first", "last", "terms", "times", "deal", "result", "players", "entries")
"""Words of faults between a game and the tournament."""


@cache
def tournament_sentence_table() -> dict[str, str]:
    """Sentences on tournaments and series by code, and those on games."""
    return sentence_table() | read_table(resources.files(__package__).joinpath("data/sentences.json"))


def say(code: str, /, **parameters: Any) -> str:
    """The sentence of a code of the table.  Raises KeyError."""
    return fill(tournament_sentence_table()[code], parameters)


def tournament_sentences(facts: Facts) -> Iterator[str]:
    """The sentences on findings on a tournament's record."""
    if facts["verdict"] == "consistent":
        yield say_consistent(facts)
        yield from shown(facts)
        yield from compared(facts)
        yield from standings(facts["shown"])
        yield from unchecked(facts)
    else:
        yield say_verdict(facts, say_tournament_fault(facts["problem"]))
    yield from required(facts)


def say_tournament_fault(problem: Facts) -> str:
    """A fault's own sentence."""
    word, how, version, game = (problem[name] for name in ("word", "how", "version", "game"))
    if problem["why"]:
        why: str = problem["why"]
        return why
    if word in OF_GAMES:
        return say(f"tournament-fault-{word}", game=game)
    if game is not None:
        return say("tournament-fault-in-game", game=game, fault=say_fault(problem))
    if how is not None:
        return say_fault(problem) if word == "form" else say(to_code("tournament-fault", word, how), version=version)
    if word == "seed" and version is None:
        return say("tournament-fault-seed-header")
    return say(f"tournament-fault-{word}", version=version, line=problem["line"])


# What a record shows


def say_consistent(facts: Facts) -> str:
    """The verdict, and how far it goes."""
    far = "-as-far" if not facts["complete"] else "-but-for-rules" if facts["rules"] != "checked" else ""
    return say(f"tournament-consistent{far}", tournament=facts["tournament"], facts=facts["facts"], games=facts["games"])


def shown(facts: Facts) -> Iterator[str]:
    """What a consistent record shows."""
    found = facts["shown"]
    title = say("title-withheld") if found["title"] is None else say("title", title=found["title"])
    counts = {name: found[name] for name in ("ruleset", "entries", "rounds", "tables", "status")}
    yield say("tournament-about", title=title, **counts)
    for source in ("operator", "spoken"):
        rounds = [number for number, each in found["entropy"].items() if each == source]
        if rounds:
            yield say(f"tournament-luck-{source}", rounds=say_list(rounds))
    yield from shown_acts(found)
    for each in found["rulings"]:
        yield say_ruling(each, found)
    for each in found["reads"]:
        yield say("read", by=each["by"], table=each["table"], round=each["round"], why=say_why(each["text"]))
    for each in found["appeals"]:
        yield say("appeal", number=each["number"], entry=say_entry(each["entry"], found), round=each["round"], state=each["state"])
    if found["lots"]:
        yield say("lots", lots=found["lots"])
    for kind, count in facts["interventions"].items():
        if count:
            yield say(f"in-games-{kind}", count=count)
    for each in facts["absences"]:
        yield say("absent", table=each["table"], round=each["round"], entry=say_entry(each["entry"], found))
    if facts["signature"] == "good":
        yield say("signed", key=facts["key"])
    yield from shown_bots(facts["bots"])


def shown_acts(found: Facts) -> Iterator[str]:
    """Acts of officials and the operator."""
    for each in found["withdrawn"]:
        code = "withdrawn-again" if each["is_published"] else "withdrawn"
        about = {"round": each["round"], "author": say_author(each), "version": each["version"], "why": say_why(each["text"])}
        yield say(f"{code}-games", **about, games=each["games"]) if each["games"] else say(code, **about)
    if found["amended"]:
        yield say("amended", facts=say_list(found["amended"]))
    for each in found["consents"]:
        about = {"by": each["by"], "consent": each["consent"], "changed": say_list(each["changed"]), "version": each["version"]}
        if each["appointed_by"]:
            yield say("consent", **about, appointed_by=each["appointed_by"])
        else:
            yield say("consent-creator", **about)
    for each in found["slips"]:
        yield say("slip", **{name: each[name] for name in ("by", "holder", "version", "round")})
    for each in found["entry_acts"]:
        yield say_entry_act(each, found)
    for each in found["restores"]:
        yield say("tournament-restore", version=each["version"], why=say_why(each["reason"]))


def say_entry_act(act: Facts, found: Facts) -> str:
    """What was done to an entry."""
    about = {"author": say_author(act), "entry": say_entry(act["entry"], found), "version": act["version"], "why": say_why(act["text"])}
    if act["same_as"] is not None and act["kind"] == "removed":
        return say("entry-removed-same", **about, other=say_entry(act["same_as"], found))
    return say(to_code("entry", act["kind"]), **about)


def say_ruling(ruling: Facts, found: Facts) -> str:
    """A ruling on a table, or a penalty of an entry."""
    entry, points = ruling["entry"], ruling["points"]
    about = {
        "number": ruling["number"],
        "kind": ruling["kind"],
        "author": ruling["author"],
        "replaced": "" if ruling["replaced_by"] is None else say("replaced", number=ruling["replaced_by"]),
        "place": say_where(ruling),
        "appeal": "" if ruling["appeal"] is None else say("on-appeal", appeal=ruling["appeal"]),
        "why": say_why(ruling["text"]),
    }
    listed = "" if points is None else ", ".join(map(to_text, points))
    if entry is None:
        return say("tournament-ruling", **about, points=say("points-by-seat", points=listed) if points is not None else "")
    off = say("points-off", points=listed) if points is not None else ""
    return say("tournament-penalty", **about, points=off, entry=say_entry(entry, found))


def say_where(ruling: Facts) -> str:
    if ruling["round"] is None:
        return ""
    if ruling["table"] is None:
        return say("at-round", round=ruling["round"])
    return say("at-table", round=ruling["round"], table=ruling["table"])


def say_author(act: Facts) -> str:
    author: str = say("author-service") if act["by"] is None else act["by"]
    return author


def say_why(text: str | None) -> str:
    """A stated reason, as the end of a sentence."""
    return "" if text is None else say("why", text=text)


def say_entry(entry: int, found: Facts) -> str:
    """An entry of a tournament, with its names if the record shows them."""
    names = found["names"].get(str(entry))
    return say("entry-named", names=" / ".join(names), entry=entry) if names else say("entry", entry=entry)


def shown_bots(bots: Facts | None) -> Iterator[str]:
    """The moves of bots that were derived again."""
    if bots is None or not bots["moves"]:
        return
    yield say("tournament-bots", derived=bots["derived"], moves=bots["moves"])
    for each in bots["by_hand"]:
        yield say("tournament-bot-other-move", **each)


# What others hold of it


def compared(facts: Facts) -> Iterator[str]:
    """Held heads and a log of games, compared with the record."""
    for each in facts["held"]:
        found = {name: each[name] for name in ("source", "version", "signature")}
        if each["game"] == facts["tournament"]:
            yield say("tournament-held-fact", **found, place=say_place(each))
        else:
            yield say("tournament-held-game", **found, game=each["game"], place=say_place(each))
    log = facts["log"]
    if log is not None:
        yield say("tournament-log", **{name: log[name] for name in ("origin", "size", "ended", "games")})
    yield from cosigned(log)


def standings(found: Facts) -> Iterator[str]:
    """The standings, counted again."""
    if not found["places"]:
        yield say("standings")
    elif canonical(found["places"]) == canonical(found["standings"]):
        yield say("standings-confirmed")
    else:
        yield say("standings-erratum")
    for each in found["standings"]:
        yield say("standing", place=each["place"], entry=say_entry(each["entry"], found), points=each["points"], section=each["section"])


# What was not checked


def unchecked(facts: Facts) -> Iterator[str]:
    """What the verifier did not check of a consistent record, and why."""
    if not facts["complete"]:
        yield say("tournament-unchecked-incomplete")
    elif facts["rules"] == "not checked":
        yield say("tournament-unchecked-rules")
    if facts["shown"]["without_figures"]:
        yield say("tournament-unchecked-figures", drafts=facts["shown"]["without_figures"])
    if facts["absent"]:
        yield say("tournament-unchecked-absent", games=facts["absent"])
    if facts["unbound"]:
        yield say("tournament-unchecked-unbound", games=facts["unbound"])
    if facts["unnamed"]:
        yield say("tournament-unchecked-unnamed", seats=facts["unnamed"])
    if facts["bots"] is not None and facts["bots"]["left"]:
        yield say("tournament-unchecked-bots", moves=facts["bots"]["left"])
    if facts["withheld"]:
        yield say("tournament-unchecked-withheld", texts=facts["withheld"])
    yield from unchecked_signature(facts)
    yield from uncompared_heads(facts)
    if facts["log"] is None:
        yield say("tournament-unchecked-log")
    yield say("tournament-unchecked-persons")
    yield say("tournament-unchecked-unlogged")
    yield say("unchecked-times")


# A series


def series_sentences(facts: Facts) -> Iterator[str]:
    """The sentences on the standings of a series."""
    problem = facts["problem"]
    if problem is None:
        yield say("series-consistent")
    else:
        difference = say(to_code("series", problem["how"]), about=problem["about"])
        yield say("series-wrong" if facts["verdict"] == "wrong" else "series-unchecked", difference=difference)
    for each in facts["rows"]:
        last = each["results"][-1]
        side = " / ".join(each["names"]) or say("series-side", entry=last["entry"], tournament=last["tournament"])
        yield say("series-row", place=each["place"], side=side, points=each["points"])
