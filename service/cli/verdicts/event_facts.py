"""The findings of `deaddrop verify` on an event's record as JSON, in the format of the JavaScript verifier."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from service.app.audits.sentences import Facts
from service.cli.verdicts.facts import to_json
from service.cli.verdicts.requirements import LOGGED

if TYPE_CHECKING:
    from service.app.audits.event_verdict import EventVerdict


def event_facts(name: str, verdict: EventVerdict, required: Sequence[str] = ()) -> Facts:
    """Findings on an event's record. name: the file's."""
    facts = to_json(verdict)
    moves, derived, by_hand = (facts.pop(each) for each in ("bot_moves", "derived", "by_hand"))
    shown = facts["shown"]
    return facts | {
        "file": name,
        "rules": "checked" if facts.pop("decided") else "not checked",
        "bots": {"moves": moves, "derived": derived, "by_hand": by_hand, "left": moves - derived - len(by_hand)},
        "withheld": shown["committed"] - shown["texts"] if shown is not None else 0,
        "unmet": unmet_by_event(verdict, required),
    }


EVENT_REQUIREMENTS: dict[str, Callable[[EventVerdict], bool]] = {
    "complete": lambda verdict: verdict.decided,
    "signature": lambda verdict: verdict.signature == "good",
    "public": lambda verdict: verdict.shown is not None and set(verdict.shown.entropy.values()) == {"drand"},
    "names": lambda verdict: verdict.shown is not None and verdict.shown.texts == verdict.shown.committed and verdict.signature == "good",
    "history": lambda verdict: {each.result for each in verdict.held if each.signature == "good"} == {"same"} and not verdict.interventions.get("restores") and verdict.shown is not None and not verdict.shown.restores,
    "luck": lambda verdict: EVENT_REQUIREMENTS["public"](verdict),
    "unrestored": lambda verdict: not verdict.interventions.get("restores") and verdict.shown is not None and not verdict.shown.restores,
    "bots": lambda verdict: verdict.derived == verdict.bot_moves,
}
"""Requirements that an event can meet; no event meets the others."""


def unmet_by_event(verdict: EventVerdict, names: Sequence[str]) -> list[str]:
    """The requirements among `names` that an event's verdict does not meet."""
    return [name for name in names if verdict.verdict != "consistent" or not is_met_by_event(verdict, name)]


def is_met_by_event(verdict: EventVerdict, name: str) -> bool:
    """Whether an event meets a requirement. `log`: the ends of all its games are in the log, cosigned as required."""
    if (logged := LOGGED.fullmatch(name)) is None:
        return name in EVENT_REQUIREMENTS and EVENT_REQUIREMENTS[name](verdict)
    log = verdict.log
    return log is not None and log.head and (log.quorum if logged[1] is None else len(log.cosigned) >= int(logged[1]))
