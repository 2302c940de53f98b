"""Why the events server takes no writes or does not answer: for each cause one sentence and one remedy for operators, wherever they
read it (the log, `/readyz`, `deaddrop doctor`), and one sentence for players.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from service.outage_reports import OutageCause
from service.store.stored import Unavailable

SERVER = "the events server"
KEYS = "keys"
"""The reason of an error that is not the server's: the signing keys cannot be used."""
OTHER_KEY = "other-key"
"""The reason of a host whose server key is not that of the store."""
DISK_FULL = "MISCONF"
"""The reason of a server that cannot write its file."""
KEPT = "nothing that was acknowledged is lost"
UNSIGNED = "Nothing can be signed now; games go on."
READ_ONLY = "Games can be read now, and not changed: the server is being looked after."

UNKNOWN_DETAILS: Mapping[str, str] = MappingProxyType(
    {
        "why": "",
        "sizes": "",
        "primary": "",
        "fault": "",
        "log": "the end of its log (redis.log)",
        "redis_cli": "redis-cli",
        "limit": "MORE",
        "cure": (
            "if it runs on this machine, its process is stopped or stuck and has to be killed: `deaddrop doctor` prints the command. "
            "On another machine, look at the network first, and only then at its process"
        ),
        "then": "it takes writes again by itself",
        "hint": " (`deaddrop doctor` prints the command)",
    }
)
"""What stands in the sentences where nothing is known of the server; `deaddrop doctor` knows more."""

CAUSES = {
    each.word: each
    for each in (
        OutageCause(
            "unreachable",
            "cannot be reached{why}",
            "where `deaddrop up` or systemd runs it, it is started again by itself; if it ends again and again, {log} says why, unless "
            "its disk is full: `deaddrop doctor` says which. On another machine: start it, or mend the network to it. All parts "
            f"connect again by themselves, and {KEPT}",
            "The store of games cannot be reached: it is starting again, or cut off.",
        ),
        OutageCause(
            "silent",
            "does not answer in time",
            f"{{cure}}; {KEPT}",
            "The store of games does not answer in time.",
        ),
        OutageCause(
            "password",
            "wants another password than ours",
            "set the right one in DEADDROP_REDIS_URL, and restart the parts",
            "The store of games cannot be reached.",
        ),
        OutageCause(
            "OOM",
            "is at its memory limit{sizes}: people read, and no move is accepted",
            "`{redis_cli} CONFIG SET maxmemory {limit}mb`{hint} lets them move until its next start; then make room by "
            "`deaddrop archive --days 1`, or raise the limit where it is started",
            "The server is out of memory for games: they can be read, and not changed, until its operator makes room.",
        ),
        OutageCause(
            DISK_FULL,
            "cannot write its file: its disk is full or broken{fault}",
            f"make room on its disk, old backups first; {{then}}, and {KEPT}",
            "The server's disk is full: games can be read, and not changed, until its operator makes room.",
        ),
        OutageCause(
            "READONLY",
            "is a replica{primary} and takes no writes",
            "if it is the only server, or its primary is gone for good: `{redis_cli} REPLICAOF NO ONE`{hint}; "
            "else set DEADDROP_REDIS_URL to the primary, and restart the parts",
            READ_ONLY,
        ),
        OutageCause("NOREPLICAS", "has too few replicas to take writes", "start its replicas", READ_ONLY),
        OutageCause("MASTERDOWN", "is a replica whose primary is away", "start the primary", READ_ONLY),
        OutageCause(
            "CLUSTERDOWN",
            "is a cluster of which a server is away",
            "start that one, or wait until its replica takes over",
            "A part of the store of games is away: some games cannot be played for a moment.",
        ),
        OutageCause(
            "LOADING",
            "reads its file and answers when it has",
            "wait: some seconds per million events",
            "The server is starting and reads its games.",
        ),
        OutageCause(
            "BUSY",
            "is busy with a script",
            "`SCRIPT KILL`, or wait",
            "The store of games does not answer in time.",
        ),
        OutageCause(
            OTHER_KEY,
            "is shared with hosts that have another server key than this one",
            "give this host their server.key, or their DEADDROP_SECRET; if the key was changed for all of them: `deaddrop keys adopt`",
            READ_ONLY,
        ),
        OutageCause("starting", "was not asked yet", "wait a second", "The server is starting."),
    )
}
MOVING = OutageCause(
    "TRYAGAIN",
    "is a cluster that is being rebalanced",
    "wait; if it does not end: `redis-cli --cluster fix`",
    "Some games move between servers now and cannot be played for a moment.",
)


def find_cause(error: Unavailable, details: Mapping[str, str] = UNKNOWN_DETAILS) -> OutageCause:
    """The cause of an error. A reason without an entry is its own explanation. details: what is known of the server."""
    if error.reason == KEYS:
        return OutageCause(KEYS, f"cannot be used: {str(error).rstrip('.')}", "mend that; no restart is needed", UNSIGNED)
    if error.reason in ("TRYAGAIN", "MOVED", "ASK"):
        return MOVING
    if error.reason in CAUSES:
        found, known = CAUSES[error.reason], {**UNKNOWN_DETAILS, **details}
        return found._replace(what=found.what.format_map(known), remedy=found.remedy.format_map(known))
    return OutageCause(error.reason, f"refuses: {error.reason}", "`deaddrop doctor` says more", "The store of games takes no changes now.")
