"""Redis keys. Keys of one script share a `{tag}`, hence a cluster slot."""

from __future__ import annotations

from service.store.ids import PARTITIONS, partition_of

ALL_STREAMS = "es:{*}:g:*"
ALL_INBOXES = "es:{*}:i:*"
FEEDS = tuple(f"es:{{{partition:02x}}}:feed" for partition in range(PARTITIONS))
DUES = tuple(f"es:{{{partition:02x}}}:due" for partition in range(PARTITIONS))
TRIES = tuple(f"es:{{{partition:02x}}}:try" for partition in range(PARTITIONS))
PROBES = tuple(f"es:{{{partition:02x}}}:probe" for partition in range(PARTITIONS))
"""Write-only: probes whether the server takes writes."""
BACKUP = "es:{00}:backup"
"""When the last good backup was written, in milliseconds since the epoch."""
MARK = "es:{00}:mark"
"""Installation id."""
CHECKPOINTS = tuple(f"es:{{{partition:02x}}}:cp" for partition in range(PARTITIONS))


def stream_key(game: str) -> str:
    """The stream of a game's events: entry `<version>-0`, fields `e` (the event) and `h` (its digest)."""
    return f"{_partition(game)}:g:{game}"


def game_of_stream_key(stream_key: str) -> str:
    """The game whose stream's key this is."""
    return stream_key.rpartition(":")[2]


def feed_key(game: str) -> str:
    """The stream of its partition's appends: fields `g` (game), `r` (first-last version) and `k` (kinds, by commas)."""
    return FEEDS[partition_of(game)]


def due_key(game: str) -> str:
    """The sorted set of its partition's owed turns: game, by the millisecond it is owed at."""
    return DUES[partition_of(game)]


def attempts_key(game: str) -> str:
    """The hash of how often its partition's owed turns were tried: game, `<count> <ms it was owed at first>`."""
    return TRIES[partition_of(game)]


def names_key(game: str) -> str:
    """The hash of its seats' names: seat, name."""
    return f"{_partition(game)}:n:{game}"


def reads_key(game: str) -> str:
    """The hash of looks at it through the eyes of others: `<version> <eyes>`, milliseconds of the first."""
    return f"{_partition(game)}:r:{game}"


def owner_key(game: str) -> str:
    """The mark of who opened it; it ends by itself."""
    return f"{_partition(game)}:o:{game}"


def inbox_key(inbox: str) -> str:
    """The hash of what is in it: name, value."""
    return f"{_partition(inbox)}:i:{inbox}"


def rows_key(projection: str) -> str:
    """The hash of a projection's rows: key, `<version> <place> <row>`."""
    return f"pj:{{{projection}}}:rows"


def listing_key(projection: str) -> str:
    """The sorted set that lists a projection: `<place>:<key>`, all of one score, so that the bytes sort it."""
    return f"pj:{{{projection}}}:list"


def _partition(game: str) -> str:
    return f"es:{{{partition_of(game):02x}}}"
