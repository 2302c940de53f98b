"""Findings on records by lot: every member that a sentence follows from, with each value that a verifier gives it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any

from service.app.audits.sentences import Facts

COUNT = 500
"""Findings without a fault of each kind of file."""
FAULTY = 30
"""Findings for each fault."""
RESULTS = ("same", "other", "given up", "beyond", "before", "other game", "worthless")
OF_WHOLE = {"not complete", "not revealed", "over", "byte order mark", "carriage return"}
"""Faults of a whole record."""
FAULTS = (
    *((word, None) for word in ("form", "order", "origin", "chain", "opening", "seed", "nonce", "salt", "luck", "head", "names", "round", "signature")),
    *(("seed", how) for how in ("not complete", "not revealed", "over")),
    *(("form", how) for how in ("byte order mark", "carriage return")),
    *(("held", how) for how in ("other", "beyond")),
    *(("log", how) for how in ("other", "beyond", "other beginning", "left out", "other end")),
)  # fmt: skip
OF_GAMES = ("twice", "added", "missing", "first", "last", "terms", "times", "deal", "result", "players", "entries")
OF_TOURNAMENTS = (
    *((word, None) for word in (
        "end", "form", "order", "origin", "chain", "opening", "fact", "seed", "salt", "head", "text", "time", "fold", "draft", "pairing", "figures",
        "luck", "lot", "ruling", "places", "rules", "round", "signature",
    )),
    ("held", "other"), ("held", "beyond"), ("form", "byte order mark"),
)  # fmt: skip
SERIES = ("tournaments", "no record", "version", "history", "not final", "not counted", "ruled later", "line")
ANY: tuple[Any, ...] = (
    None, True, 0, "x", [], {}, {"version": 3}, {"version": 0}, {"version": []},
    {"winners": [0, 1], "reason": "r"}, {"winners": [], "reason": "r"}, {"winners": ["x", 2], "reason": "q"}, {"winners": [0], "reason": 1},
)  # fmt: skip
"""What an incomplete record may have in a member."""


class Lots:
    """Findings by lot. by_rules: of a verifier that knows the rules and the policies."""

    def __init__(self, rng: Random, *, by_rules: bool) -> None:
        self.rng, self.one_of, self.by_rules = rng, rng.choice, by_rules

    def some(self, make: Callable[[], Any]) -> list[Any]:
        return [make() for _ in range(self.rng.randint(0, 3))]

    def game(self) -> Facts:
        """Findings on a game's record."""
        is_complete = self.one_of((True, False))
        is_checked = self.by_rules and is_complete and self.one_of((True, False))
        log = self.one_of((None, self.log()))
        missing = self.rng.sample(("complete", "luck", "unrestored", "signature", "names", "bots", "log"), self.one_of((0, 0, 3, 7)))
        return self.common() | {
            "viewpoint": "public", "complete": is_complete, "ruleset": "microfilms 1", "events": self.one_of((1, 9)),
            "rules": "checked" if is_checked else "not checked", "round": self.one_of(("good", "absent", "not checked" if self.by_rules else "good")),
            "bots": self.bots() if self.by_rules else None, "names": self.names(), "log": log, "shown": self.shown(),
            "missing": missing if log is not None else [*missing, "log"] if "log" not in missing else missing,
            "held": self.some(lambda: self.head() | {"source": "held.json", "signature": "good"}),
        }  # fmt: skip

    def common(self) -> Facts:
        """What findings on games and tournaments share."""
        return {
            "verdict": "consistent", "problem": None, "key": "0123456789abcdef", "unmet": self.one_of(([], ["log", "complete"])),
            "signature": self.one_of(("good", "absent", "not checked", "good" if self.by_rules else "no Ed25519")),
        }  # fmt: skip

    def fault(self, word: str, how: str | None, version: int | None, **more: Any) -> Facts:
        """A verdict with a fault."""
        why = self.one_of((None, None, "This is why.")) if self.by_rules else None
        problem = {"line": 4, "version": version, "word": word, "how": how, "why": why}
        return {"verdict": self.one_of(("wrong", "unchecked")), "problem": problem | more}

    def head(self) -> Facts:
        return {"version": self.rng.randint(1, 9), "result": self.one_of(RESULTS)}

    def names(self) -> Facts:
        called = [self.one_of((None, "Anna", "\u202e" * 50)) for _ in range(3)]
        shown = [seat for seat, name in enumerate(called) if name is not None]
        return {"called": called, "committed": shown, "withheld": self.one_of(([], [0], [0, 2]))}

    def log(self) -> Facts:
        entries = [self.head() | {"index": index, "kind": self.one_of("oe"), "result": self.one_of(RESULTS[:4])} for index in range(self.rng.randint(0, 6))]
        begun = {"version": 1, "size": self.one_of((0, 4)), "result": self.one_of(("same", "same", "same", "other", "beyond", "other log"))}
        is_ended = any(each["result"] == "same" for each in entries) and self.one_of((True, False))
        return self.witnesses() | {"entries": entries, "head": is_ended, "begun": self.one_of((None, begun, begun))}

    def witnesses(self) -> Facts:
        cosigned = self.one_of(({}, {"A": 1_700_000_000}, {"A": 0, "B": 2**31}))
        return {"origin": "games.example.org/log", "size": 9, "cosigned": cosigned, "quorum": self.one_of((True, False)), "witnesses": 3, "asks": "any"}

    def bots(self) -> Facts | None:
        def policy() -> Facts:
            return {"name": "house", "version": 2, "digest": "2" * 64, "moves": self.one_of((1, 2))}

        def move() -> Facts:
            return {"version": 7, "seat": 0, "policy": "house", "answer": self.one_of((None, {"type": "pass"}))}

        found = {"moves": 9, "derived": 1, "unnoted": self.one_of((0, 1)), "left": self.one_of((0, 2))}
        return self.one_of((None, found | {"others": self.some(move), "gone": self.some(policy), "changed": self.some(policy)}))

    def shown(self) -> Facts:
        """What a game's record shows."""
        acts = ("paused", "pause_ended", "time_added", "clock_struck", "seat_absent", "seat_returned", "seat_filled", "seat_reissued", "seat_substituted")
        ends: list[Facts] = [{"version": 9, "by": by, "seat": 1} for by in ("person", "bot", "automaton", "table")]
        ends += [{"version": 9, "by": by, "seat": None} for by in ("clock", "organiser", "quiet", "ruling", "silence")]
        any_of = lambda *names: {name: self.one_of(ANY) for name in names}  # noqa: E731
        seats = lambda: self.rng.sample(range(3), self.rng.randint(0, 3))  # noqa: E731
        return {
            "nonces": {"people": seats(), "given": seats(), "silent": seats(), "closed": True},
            "public": self.one_of((None, None, "game.public_given")), "is_undone": self.one_of((True, False, False)), "deals": self.one_of((1, 2)),
            "deal": self.one_of(("fixed", "duplicate", None, 3)), "known_to": self.one_of((None, "organiser")), "result": self.one_of(("rules", "ruling")),
            "end": self.one_of((None, *ends)), "outcome": self.one_of(ANY), "last": 9, "bot_moves": self.one_of((0, 1, 2)),
            "forks": self.some(lambda: {"version": 5, "luck": self.one_of(("same", "fresh", *ANY))}),
            "rulings": self.some(lambda: {"version": 4} | any_of("kind", "author", "reason", "before", "after")),
            "hands": self.some(lambda: {"version": 3, "seat": 1}),
            "interventions": self.some(lambda: {"version": 3, "type": f"game.{self.one_of(acts)}", "seat": self.one_of((None, 2)), "author": "Ruth"} | any_of("reason")),
            "agreements": self.some(lambda: {"version": 8, "seat": 2, "agreed_by": 1}),
            "restores": self.some(lambda: {"version": 6, "running": self.one_of((True, False))} | any_of("lost", "kept", "reason")),
        }  # fmt: skip

    def tournament(self) -> Facts:
        """Findings on a tournament's record."""
        is_complete = self.one_of((True, False))
        is_checked = self.by_rules and is_complete and self.one_of((True, False))
        moves = [{"game": "g7", "version": 1, "seat": 0, "policy": "house"}]
        return self.common() | {
            "tournament": "e1", "complete": is_complete, "rules": "checked" if is_checked else "not checked", "facts": 9, "games": self.one_of((1, 2)),
            **{name: self.one_of((0, 1, 2)) for name in ("absent", "unbound", "unnamed", "withheld")},
            "bots": {"moves": 3, "derived": 2, "left": self.one_of((0, 1)), "by_hand": moves} if self.by_rules else None,
            "interventions": {name: self.one_of((0, 2)) for name in ("strikes", "absences", "outages", "restores")},
            "absences": self.some(lambda: {"round": 1, "table": 2, "entry": self.one_of((1, 2))}), "shown": self.shown_of_tournament(),
            "held": self.some(lambda: self.head() | {"source": "held.json", "signature": "good", "game": self.one_of(("e1", "g7"))}),
            "log": self.one_of((None, self.witnesses() | {"games": self.one_of((1, 2)), "ended": 1})),
        }  # fmt: skip

    def shown_of_tournament(self) -> Facts:
        """What a tournament's record shows."""
        by, text = (lambda: self.one_of((None, "Ruth"))), (lambda: self.one_of((None, "It rained.")))
        standings = [{"place": 1, "entry": 1, "points": "3/2", "section": "all"}, {"place": 2, "entry": 2, "points": "1", "section": "all"}]

        def ruling() -> Facts:
            place = self.one_of(((None, None), (1, None), (1, 2)))
            points = self.one_of((None, ["1", "1/2"]))
            return {
                "version": 1, "number": 3, "kind": "adjust", "author": "Ruth", "round": place[0], "table": place[1], "entry": self.one_of((None, 1)),
                "points": points, "replaced_by": self.one_of((None, 4)), "appeal": self.one_of((None, 1)), "text": text(),
            }  # fmt: skip

        return {
            "title": self.one_of((None, "Open")), "ruleset": "microfilms 1", "entries": self.one_of((1, 2)), "rounds": 1, "tables": 2, "status": "running",
            "entropy": {str(number): self.one_of(("operator", "spoken", "drand")) for number in range(1, 4)}, "amended": self.one_of(([], [3, 4])),
            "withdrawn": self.some(lambda: {"version": 1, "by": by(), "round": 1, "games": self.one_of((0, 1, 2)), "is_published": self.one_of((True, False)), "text": text()}),
            "without_figures": self.one_of((0, 1)), "lots": self.one_of((0, 1)), "rulings": self.some(ruling),
            "consents": self.some(lambda: {"by": "Ruth", "consent": "Carl", "changed": ["clock"], "version": 2, "appointed_by": by()}),
            "slips": self.some(lambda: {"by": "Ruth", "holder": "entry 2", "version": 3, "round": 1}),
            "entry_acts": self.some(lambda: {"version": 1, "by": by(), "kind": self.one_of(("removed", "name_corrected", "substituted")), "entry": 1, "same_as": self.one_of((None, 2)), "text": text()}),
            "restores": self.some(lambda: {"version": 1, "lost": None, "kept": None, "reason": text()}),
            "reads": self.some(lambda: {"by": "Ruth", "table": 1, "round": 2, "version": 3, "text": text()}),
            "appeals": self.some(lambda: {"number": 1, "entry": 2, "round": 3, "table": 1, "state": "open"}),
            "standings": standings, "places": self.one_of(([], standings, standings[:1])), "names": {"1": ["Anna", "Boris"]},
        }  # fmt: skip

    def series(self) -> Facts:
        """Findings on the standings of a series."""
        how = self.one_of((None, *SERIES))
        results = [{"tournament": 1, "entry": 2}, {"tournament": 2, "entry": 7}]
        return {
            "verdict": "consistent" if how is None else self.one_of(("wrong", "unchecked")), "problem": how and {"how": how, "about": "e1"},
            "rows": self.some(lambda: {"place": 1, "names": self.one_of(([], ["Anna", "Boris"])), "points": "3/2", "results": results}),
        }  # fmt: skip


def findings(rng: Random, *, by_rules: bool) -> Iterator[tuple[str, Facts]]:
    """Kinds of files, and findings on them: consistent ones by lot, and every fault."""
    lots = Lots(rng, by_rules=by_rules)
    for _ in range(COUNT):
        yield from (("game", lots.game()), ("tournament", lots.tournament()), ("series", lots.series()))
    for word, how, version in [*versions(FAULTS)] * FAULTY:
        yield "game", lots.game() | lots.fault(word, how, version)
        yield "tournament", lots.tournament() | lots.fault(word, how, version, game="g7")
    for word, how, version in [*versions(OF_TOURNAMENTS)] * FAULTY:
        yield "tournament", lots.tournament() | lots.fault(word, how, version, game=None)
    for word in OF_GAMES * FAULTY:
        yield "tournament", lots.tournament() | lots.fault(word, None, None, game="g7")


def versions(faults: Sequence[tuple[str, str | None]]) -> Iterator[tuple[str, str | None, int | None]]:
    """The faults with a version, without one if they are of the whole record, or both ways."""
    for word, how in faults:
        if how not in OF_WHOLE:
            yield word, how, 3
        if how in OF_WHOLE or (how is None and word in ("form", "origin") and faults is FAULTS) or (word == "seed" and faults is OF_TOURNAMENTS):
            yield word, how, None
