"""Why the events server takes no writes or does not answer, in the words of operators and of players."""

from __future__ import annotations

from service.outage_reports import OutageCause
from service.store.protocol import Unavailable

SERVER = "the events server"
KEYS = "keys"
"""The reason of an error that is not the server's: the signing keys cannot be used."""
UNSIGNED = "Nothing can be signed now; games go on."
READ_ONLY = "Games can be read now, and not changed: the server is being looked after."

CAUSES = {
    each.word: each
    for each in (
        OutageCause(
            "unreachable",
            "cannot be reached",
            "see that it runs and, on another machine, that the network reaches it; the end of its log (redis.log) says why it ended, "
            "unless its disk is full: `deaddrop doctor` says which. All parts connect again by themselves",
            "The store of games cannot be reached: it is starting again, or cut off.",
        ),
        OutageCause(
            "silent",
            "does not answer in time",
            "if its process is stopped or stuck, `kill -9` it (`deaddrop doctor` prints its number): it is started again, and nothing "
            "acknowledged is lost. On another machine, look at the network first",
            "The store of games does not answer in time.",
        ),
        OutageCause(
            "password",
            "refuses our password",
            "set the right one in DEADDROP_REDIS_URL, and restart the parts",
            "The store of games cannot be reached.",
        ),
        OutageCause(
            "OOM",
            "is at its memory limit: people read, and no move is accepted",
            "raise its maxmemory (`CONFIG SET maxmemory`, then where it is started), or make room by `deaddrop archive --days 1`",
            "The server is out of memory for games: they can be read, and not changed, until its operator makes room.",
        ),
        OutageCause(
            "MISCONF",
            "cannot write its file: its disk is full or broken",
            "make room on its disk, old backups first; it takes writes again by itself",
            "The server's disk is full: games can be read, and not changed, until its operator makes room.",
        ),
        OutageCause(
            "READONLY",
            "is a replica and takes no writes",
            "with one server: `REPLICAOF NO ONE` (`deaddrop doctor` prints the command). With several: point DEADDROP_REDIS_URL to the primary and "
            "restart the parts",
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
        OutageCause("starting", "was not asked yet", "wait a second", "The server is starting."),
    )
}
MOVING = OutageCause(
    "TRYAGAIN",
    "is a cluster that is being rebalanced",
    "wait; if it does not end: `redis-cli --cluster fix`",
    "Some games move between servers now and cannot be played for a moment.",
)


def find_cause(error: Unavailable) -> OutageCause:
    """The cause of an error. A reason without an entry is its own explanation."""
    if error.reason == KEYS:
        return OutageCause(KEYS, f"cannot be used: {str(error).rstrip('.')}", "mend that; no restart is needed", UNSIGNED)
    if error.reason in ("TRYAGAIN", "MOVED", "ASK"):
        return MOVING
    unknown = OutageCause(error.reason, f"refuses: {error.reason}", "`deaddrop doctor` says more", "The store of games takes no changes now.")
    return CAUSES.get(error.reason, unknown)
