"""Requirements of `deaddrop verify --require`, beyond consistency."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from service.cannot_start import CannotStart

if TYPE_CHECKING:
    from service.app.audits.audit import Verdict


class BadRequirement(CannotStart):
    """An unknown requirement."""

    status = 2


def has_all_nonces(verdict: Verdict) -> bool:
    """Each human seat gave a nonce, after all commitments were closed; the draws were checked, and the game was not restored to a
    version before its deal.
    """
    if verdict.shown is None or verdict.shown.is_undone or not verdict.decided:
        return False
    nonces = verdict.shown.nonces
    return nonces.closed and not nonces.silent and set(nonces.people) <= set(nonces.given)


def has_public_entropy(verdict: Verdict) -> bool:
    """A drand round came after the last nonce, its signature was checked, and the game was not restored to a version before its deal."""
    from domain.audit.event_types import PUBLIC_GIVEN

    shown = verdict.shown
    is_made_once = shown is not None and not shown.is_undone and shown.public == PUBLIC_GIVEN
    return is_made_once and verdict.round == "good" and verdict.decided


def has_whole_game(verdict: Verdict) -> bool:
    """The record is complete, so rules and luck were checked to the end."""
    return verdict.decided


def has_signature(verdict: Verdict) -> bool:
    return verdict.signature == "good"


def has_one_history(verdict: Verdict) -> bool:
    """A held and signed head is on this history, none is on another, and the operator never restored the game."""
    results = {each.result for each in verdict.held if each.signature == "good"}
    return results == {"same"} and verdict.shown is not None and not verdict.shown.restores


def has_signed_names(verdict: Verdict) -> bool:
    """The record shows exactly the names that the log committed to, and the head is signed."""
    names = verdict.names
    return (
        names is not None and bool(names.committed) and not names.withheld and has_signature(verdict)
    )


def has_derived_bots(verdict: Verdict) -> bool:
    """Every move of a bot follows from the record."""
    if verdict.bots is None:
        return verdict.shown is not None and not verdict.shown.bot_moves
    return verdict.bots.derived == verdict.bots.moves


def has_luck_that_nobody_chose(verdict: Verdict) -> bool:
    """Only one deal was possible: by a drand round, or, if one player is honest, by nonces that were all required."""
    shown = verdict.shown
    if shown is None or not verdict.decided or shown.deals != 1:
        return False
    return has_public_entropy(verdict) if shown.public is not None else has_all_nonces(verdict)


def has_no_restore(verdict: Verdict) -> bool:
    """The log holds no restore of the game by the operator."""
    return verdict.shown is not None and not verdict.shown.restores


LOGGED = re.compile(r"log(?:=([1-9][0-9]{0,2}))?")
REQUIREMENTS: dict[str, Callable[[Verdict], bool]] = {
    "complete": has_whole_game,
    "nonces": has_all_nonces,
    "public": has_public_entropy,
    "signature": has_signature,
    "history": has_one_history,
    "names": has_signed_names,
    "bots": has_derived_bots,
    "luck": has_luck_that_nobody_chose,
    "unrestored": has_no_restore,
}
PRESETS = {
    "tournament": ("complete", "luck", "unrestored", "signature", "names", "bots", "log"),
    "friendly": ("complete", "unrestored", "bots"),
}
"""Names of several requirements."""


def is_logged(verdict: Verdict, least: int | None) -> bool:
    """The game's start and its end are in the log, cosigned by `least` witnesses of the policy; None: by its quorum."""
    log = verdict.log
    if log is None or not log.opened or not log.head:
        return False
    return log.quorum if least is None else len(log.cosigned) >= least


def parse_requirements(text: str) -> tuple[str, ...]:
    """The requirements in a comma-separated list, presets replaced by their members.  Raises BadRequirement."""
    asked = [PRESETS.get(name, (name,)) for name in text.split(",") if name]
    names = tuple(dict.fromkeys(name for each in asked for name in each))
    for name in names:
        if name not in REQUIREMENTS and LOGGED.fullmatch(name) is None:
            known = ", ".join((*REQUIREMENTS, "log", "log=N", *PRESETS))
            raise BadRequirement(f"--require knows no {name!r}; there are {known}.")
    return names


def is_met(verdict: Verdict, name: str) -> bool:
    logged = LOGGED.fullmatch(name)
    if logged is not None:
        return is_logged(verdict, int(logged[1]) if logged[1] else None)
    return REQUIREMENTS[name](verdict)


def unmet_requirements(verdict: Verdict, names: Sequence[str]) -> list[str]:
    """The requirements among `names` that a game's verdict does not meet."""
    return [name for name in names if verdict.verdict != "consistent" or not is_met(verdict, name)]
