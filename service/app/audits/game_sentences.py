"""The sentences on a game's record: which are said of which facts. `service/web/static/verify/game_sentences.mjs` is the same in JavaScript."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from domain.kernel.text.written_text import LONGEST_NAME, to_escaped
from service.app.audits.sentences import (
    Facts,
    cosigned,
    required,
    say,
    say_list,
    say_place,
    to_code,
    to_text,
    unchecked_signature,
    uncompared_heads,
)


def game_sentences(facts: Facts) -> Iterator[str]:
    """The sentences on findings on a game's record."""
    if facts["verdict"] == "consistent":
        yield say_fitness(facts)
        yield say_consistent(facts)
        yield from shown(facts)
        yield from compared(facts)
        yield from unchecked(facts)
        yield from uncompared(facts)
    else:
        yield say_verdict(facts, say_fault(facts["problem"], facts["log"]))
    if facts["verdict"] == "wrong":
        yield from compared(facts)
    yield from required(facts)


# Faults


def say_verdict(facts: Facts, fault: str) -> str:
    """A verdict with its fault."""
    code = "wrong" if facts["verdict"] == "wrong" else "not-checked"
    return say(code, fault=fault, word=facts["problem"]["word"], line=facts["problem"]["line"])


def say_fault(problem: Facts, log: Facts | None = None) -> str:
    """A fault's own sentence. log: the game in a log of games, for a fault that it shows."""
    word, how, version = problem["word"], problem["how"], problem["version"]
    if problem["why"]:
        why: str = problem["why"]
        return why
    if how == "other end" and (end := other_end(log)) is not None:
        return say("fault-log-other-end-entry", version=end["version"], index=end["index"])
    if how is not None:
        return say(to_code("fault", word, how), version=version)
    if word in ("form", "origin") and version is None:
        return say(f"fault-{word}-header", line=problem["line"])
    return say(f"fault-{word}", version=version)


def other_end(log: Facts | None) -> Facts | None:
    """The log's first entry of another end."""
    ends = [each for each in log["entries"] if each["kind"] == "e"] if log is not None and "entries" in log else []
    found = (each for result in ("other", "beyond") for each in ends if each["result"] == result)
    return next(found, None)


# The first two sentences


def say_fitness(facts: Facts) -> str:
    """Whether the game is fit for a tournament."""
    if facts["missing"]:
        return say("unfit", reasons=say_list(say(f"unfit-{each}") for each in facts["missing"]))
    cosigners = facts["log"]["cosigned"]
    witnesses = say("witnesses", witnesses=len(cosigners)) if cosigners else say("witnesses-none")
    code = "fit" if facts["rules"] == "checked" else "fit-but-for-rules"
    return say(code, provided=say_provided(facts), witnesses=witnesses)


def say_provided(facts: Facts) -> str:
    """What must hold so that no one could choose the deal."""
    if facts["round"] != "good":
        return say("provided-honest")
    return "" if facts["log"]["cosigned"] else say("provided-round")


def say_consistent(facts: Facts) -> str:
    """The verdict, how far it goes, and the result."""
    about = {"ruleset": facts["ruleset"], "events": facts["events"]}
    if facts["rules"] == "checked":
        return say("consistent", **about, result=say_result(facts["shown"]["outcome"], facts["names"]))
    stated = ""
    if facts["shown"]["end"] is not None:
        stated = say("result-stated", result=say_result(facts["shown"]["outcome"], facts["names"]))
    if facts["complete"]:
        return say("consistent-but-for-rules", **about, stated=stated)
    return say("consistent-as-far", **about, viewpoint=facts["viewpoint"], stated=stated)


def say_result(outcome: Any, names: Facts | None) -> str:
    """A result; anything else as JSON, since an incomplete record may hold any value."""
    if outcome is None:
        return say("result-none")
    winners, reason = member(outcome, "winners"), member(outcome, "reason")
    if not isinstance(winners, list) or not isinstance(reason, str):
        return to_text(outcome)
    if not winners:
        return say("result-nobody", reason=reason)
    committed = names["committed"] if names is not None else []
    won = (say_seat(seat, names if type(seat) is int and seat in committed else None) for seat in winners)
    return say("result-won", winners=", ".join(won), reason=reason)


def say_seat(seat: Any, names: Facts | None) -> str:
    """A seat, with the name that the log committed to or the file gives."""
    called = names["called"] if names is not None else []
    name = called[seat] if type(seat) is int and 0 <= seat < len(called) else None
    return say("seat", seat=seat) if name is None else say("seat-named", seat=seat, name=to_escaped(name, LONGEST_NAME))


def member(value: Any, name: str) -> Any:
    """A member of an object; None of anything else."""
    return value.get(name) if isinstance(value, dict) else None


# What a record shows


def shown(facts: Facts) -> Iterator[str]:
    """What a consistent record shows."""
    found = facts["shown"]
    yield say("luck", luck=say_luck(found, is_complete=facts["complete"]))
    if facts["round"] == "good":
        yield say("round-good")
    if found["deal"] == "fixed":
        yield say("deal-fixed")
    if found["deal"] == "duplicate" and found["known_to"] == "organiser":
        yield say("deal-duplicate")
    for each in found["forks"]:
        yield say("fork-same-luck" if each["luck"] == "same" else "fork", version=each["version"] - 1)
    yield from shown_end(found, facts["names"])
    for each in found["hands"]:
        yield say("hand", seat=each["seat"], version=each["version"])
    for each in found["interventions"]:
        yield say("intervention", version=each["version"], author=each["author"], act=say_act(each), reason=each["reason"])
    for each in found["agreements"]:
        yield say("agreement", **each)
    for each in found["restores"]:
        code = "restore-running" if each["running"] else "restore"
        yield say(code, kept=say_version(each["kept"]), lost=say_version(each["lost"]), reason=each["reason"])
    yield from shown_names(facts)
    if facts["signature"] == "good":
        yield say("signed", key=facts["key"])
    yield from shown_bots(facts["bots"])


def shown_end(found: Facts, names: Facts | None) -> Iterator[str]:
    """Rulings, and the game's end."""
    if found["result"] == "ruling":
        yield say("ruled")
    for each in found["rulings"]:
        before, after = say_result(each["before"], names), say_result(each["after"], names)
        stated = {name: each[name] for name in ("version", "kind", "author", "reason")}
        yield say("ruling", **stated, before=before, after=after)
    end = found["end"]
    if end is None:
        yield say("no-end", last=found["last"])
    elif end["by"] in ("person", "bot", "automaton", "table"):
        yield say(f"ended-{end['by']}", version=end["version"], seat=end["seat"])
    else:
        yield say(f"ended-{end['by']}", version=end["version"])


def say_luck(found: Facts, *, is_complete: bool) -> str:
    """Who could choose the deal."""
    nonces, end = found["nonces"], found["end"]
    gave = say_nonces(nonces)
    if end is not None and end["by"] == "silence":
        return say("luck-nothing-dealt", nonces=gave)
    if not found["public"] and not nonces["given"]:
        return say("luck-operator", nonces=gave)
    if found["is_undone"]:
        return say("luck-undone", nonces=gave)
    if not is_complete:
        return say("luck-not-checked", nonces=gave)
    if found["public"]:
        return say("luck-public", nonces=gave, public=found["public"])
    choice = say("choice-none") if found["deals"] == 1 else say("choice", deals=found["deals"])
    if len(nonces["silent"]) == 1:
        return say("luck-one-silent", nonces=gave, seat=say("seat", seat=nonces["silent"][0]), choice=choice)
    if nonces["silent"]:
        return say("luck-silent", nonces=gave, choice=choice)
    return say("luck-one-nonce" if len(nonces["given"]) == 1 else "luck-nonces", nonces=gave, choice=choice)


def say_nonces(nonces: Facts) -> str:
    """How many people gave a nonce, and whose is missing."""
    counts = {"given": len(nonces["given"]), "people": len(nonces["people"])}
    silent = [say("seat", seat=seat) for seat in nonces["silent"]]
    if not silent:
        return say("nonces", **counts)
    if len(silent) == 1:
        return say("nonces-one-silent", **counts, seat=silent[0])
    return say("nonces-silent", **counts, seats=say_list(silent))


def say_act(intervention: Facts) -> str:
    """What was done to the table."""
    kind, seat = intervention["type"].removeprefix("game."), intervention["seat"]
    if kind == "time_added" and seat is None:
        return say("act-time-added-to-all")
    return say(to_code("act", kind), seat=seat)


def say_version(head: Any) -> str:
    version = member(head, "version")
    return say("version", version=version) if version else say("version-unknown")


def shown_names(facts: Facts) -> Iterator[str]:
    """The names that the log committed to."""
    names = facts["names"]
    if names["committed"]:
        listed = ", ".join(say_seat(seat, names) for seat in names["committed"])
        unsigned = "names-match-unchecked" if facts["signature"] == "not checked" else "names-match"
        yield say("names-signed" if facts["signature"] == "good" else unsigned, names=listed)
    if names["withheld"]:
        yield say("names-withheld", seats=say_list(say("seat", seat=seat) for seat in names["withheld"]))


def shown_bots(bots: Facts | None) -> Iterator[str]:
    """The moves of bots that were derived again."""
    if bots is None or not bots["moves"]:
        return
    yield say("bots", derived=bots["derived"], moves=bots["moves"])
    for each in bots["changed"]:
        yield say("bots-other-source", **of_policy(each))
    for each in bots["others"]:
        where = {name: each[name] for name in ("version", "seat", "policy")}
        yield say("bot-no-move", **where) if each["answer"] is None else say("bot-other-move", **where, answer=each["answer"])


def of_policy(gone: Facts) -> Facts:
    """A policy with the beginning of its digest."""
    return gone | {"digest": gone["digest"][:16]}


# What others hold of it


def compared(facts: Facts) -> Iterator[str]:
    """Held heads and a log of games, compared with the record."""
    for each in facts["held"]:
        found = {name: each[name] for name in ("source", "version", "signature")}
        yield say("held", **found, place=say_place(each))
    log = facts["log"]
    if log is not None:
        yield from logged(log)
        yield from begun(log)
    yield from cosigned(log)


def logged(log: Facts) -> Iterator[str]:
    """What a log holds of the game."""
    same = [say("event", version=each["version"]) for each in log["entries"] if each["result"] == "same"]
    about = {"origin": log["origin"], "size": log["size"]}
    if same:
        yield say("log" if log["head"] else "log-not-end", **about, events=say_list(same))
    else:
        yield say("log-nothing", **about)
    for each in log["entries"]:
        if each["result"] != "same":
            yield say("log-entry", index=each["index"], version=each["version"], place=say_place(each))


def begun(log: Facts) -> Iterator[str]:
    """When the game began, by the checkpoint of the log that it names."""
    if log["begun"] is None:
        return
    size, result = log["begun"]["size"], log["begun"]["result"]
    opened = next((each["index"] for each in log["entries"] if each["kind"] == "o" and each["result"] == "same"), 0)
    if result == "other log":
        yield say("log-begun-other-log")
    elif result != "same":
        yield say(to_code("log-begun", result), size=size)
    elif size and opened:
        yield say("log-opened-between", after=size - 1, before=opened)
    elif size:
        yield say("log-opened-after", after=size - 1)
    elif opened:
        yield say("log-opened-before", before=opened)
    else:
        yield say("log-opened-first")


# What was not checked


def unchecked(facts: Facts) -> Iterator[str]:
    """What the verifier did not check of a consistent record, and why."""
    is_complete, found = facts["complete"], facts["shown"]
    if not is_complete:
        yield say("unchecked-incomplete")
    if facts["events"] != found["last"]:
        yield say("unchecked-position")
    if is_complete and facts["rules"] == "not checked":
        yield say("unchecked-rules")
    if found["bot_moves"] and not is_complete:
        yield say("unchecked-bots-incomplete", moves=found["bot_moves"])
    elif found["bot_moves"] and not facts["bots"]:
        yield say("unchecked-bots", moves=found["bot_moves"])
    yield from underived(facts["bots"])
    yield from unchecked_signature(facts)
    if facts["round"] == "not checked":
        yield say("unchecked-round")
    yield say("unchecked-times")


def underived(bots: Facts | None) -> Iterator[str]:
    """The moves of bots that were not derived again."""
    if bots is None:
        return
    for each in bots["gone"]:
        yield say("unchecked-bots-gone", **of_policy(each))
    if bots["unnoted"]:
        yield say("unchecked-bots-unnoted", moves=bots["unnoted"])
    if bots["left"]:
        yield say("unchecked-bots-left", moves=bots["left"])


def uncompared(facts: Facts) -> Iterator[str]:
    """What held heads and a log of games would show, had they been given."""
    yield from uncompared_heads(facts)
    if facts["log"] is None:
        yield say("unchecked-log")
    elif facts["log"]["begun"] is None:
        yield say("unchecked-age")
