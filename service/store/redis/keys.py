"""Redis keys. Keys of one script share a `{tag}`, and so a cluster slot."""

from __future__ import annotations

from service.ids import PARTITIONS, letter_of, partition_of
from service.store.chat_rows import ChatRoom
from service.store.webhook_rows import owner_partition

ALL_STREAMS = "es:{*}:g:*"
ALL_PLAYERS = "es:{*}:p:*"
FEEDS = tuple(f"es:{{{partition:02x}}}:feed" for partition in range(PARTITIONS))
DUES = tuple(f"es:{{{partition:02x}}}:due" for partition in range(PARTITIONS))
TRIES = tuple(f"es:{{{partition:02x}}}:try" for partition in range(PARTITIONS))
PROBES = tuple(f"es:{{{partition:02x}}}:probe" for partition in range(PARTITIONS))
"""Write-only: probes whether the server accepts writes."""
WEBHOOKS_DUE = tuple(f"es:{{{partition:02x}}}:wdue" for partition in range(PARTITIONS))
BACKUP = "es:{00}:backup"
"""Time of the last good backup, in milliseconds since the epoch."""
INSTALLATION = "es:{00}:mark"
"""Installation id."""
CHECKPOINTS = tuple(f"es:{{{partition:02x}}}:cp" for partition in range(PARTITIONS))


def stream_key(stream: str) -> str:
    """Stream of a log's entries, `g` of a game, `v` of another: entry `<version>-0`, fields `e` (the event) and `h` (its digest)."""
    return f"{_partition(stream)}:{'v' if letter_of(stream) else 'g'}:{stream}"


def all_streams(letter: str) -> str:
    """Pattern of the streams that are no games, or of those whose ids begin with a letter."""
    return f"es:{{*}}:v:{letter}*"


def texts_key(stream: str) -> str:
    """Hash of the texts that a log commits to: place, salted text."""
    return f"{_partition(stream)}:x:{stream}"


def id_of_stream_key(stream_key: str) -> str:
    """The log of a stream key."""
    return stream_key.rpartition(":")[2]


def feed_key(game: str) -> str:
    """Stream of a partition's appends: fields `g` (game), `r` (first-last version) and `k` (kinds, comma-separated)."""
    return FEEDS[partition_of(game)]


def due_key(game: str) -> str:
    """Sorted set of a partition's due games, by due time in milliseconds."""
    return DUES[partition_of(game)]


def attempts_key(game: str) -> str:
    """Hash of a partition's attempts at due games: game, `<count> <first due time in ms>`."""
    return TRIES[partition_of(game)]


def names_key(game: str) -> str:
    """Hash of a game's names: seat, name."""
    return f"{_partition(game)}:n:{game}"


def beside_key(stream: str) -> str:
    """Key of the data that an append writes with a stream: a game's names, or another log's texts."""
    return texts_key(stream) if letter_of(stream) else names_key(stream)


def reads_key(game: str) -> str:
    """Hash of arbiter reads: `<version> <viewpoint>`, time of the first in milliseconds."""
    return f"{_partition(game)}:r:{game}"


def owner_key(game: str) -> str:
    """Pseudonym of a game's creator; expires."""
    return f"{_partition(game)}:o:{game}"


def open_items_key(owner: str, kind: str) -> str:
    """Sorted set of an owner's open items of a kind, by opening time in milliseconds; expires. All in one slot: an item counts for several
    owners at once.
    """
    return f"es:{{00}}:u:{owner}:{kind}"


def chat_key(room: ChatRoom) -> str:
    """Number of a room's last message; expires."""
    return f"{_partition(room.game)}:c:{room.game}:{room.scope}"


def message_key(room: ChatRoom, number: int) -> str:
    """One message of a room; expires."""
    return f"{chat_key(room)}:{number}"


def kept_messages_key(room: ChatRoom) -> str:
    """Hash of the messages that a room keeps: number, the share that each counts for; expires."""
    return f"{_partition(room.game)}:ck:{room.game}:{room.scope}"


def chat_request_key(room: ChatRoom, name: str) -> str:
    """A request that sent a message: `<number> <fingerprint>`; expires."""
    return f"{_partition(room.game)}:cq:{room.game}:{room.scope}:{name}"


def chat_rate_key(room: ChatRoom, name: str) -> str:
    """Number of messages of a minute, by counter; expires."""
    return f"{_partition(room.game)}:cr:{room.game}:{room.scope}:{name}"


def notes_key(game: str) -> str:
    """Hash of the notes of a game: name, value; expires."""
    return f"{_partition(game)}:t:{game}"


def presence_key(game: str) -> str:
    """Hash of the seats' reported presence: seat, state; expires."""
    return f"{_partition(game)}:pr:{game}"


def inbox_key(inbox: str) -> str:
    """Hash of an inbox: name, value."""
    return f"{_partition(inbox)}:i:{inbox}"


def webhooks_key(owner: str) -> str:
    """Hash of an owner's webhooks: name, `<version> <row>`; expires."""
    return f"es:{{{owner_partition(owner):02x}}}:w:{owner}"


def webhooks_due_key(owner: str) -> str:
    """Sorted set of a partition's due webhooks: `<owner>/<name>`, by due time in milliseconds."""
    return WEBHOOKS_DUE[owner_partition(owner)]


def listeners_key(game: str) -> str:
    """Set of the owners whose webhooks may report on a game; expires."""
    return f"{_partition(game)}:l:{game}"


def player_key(player: str) -> str:
    """Stream of a player's facts: entry `<version>-0`, field `f`."""
    return f"{_partition(player)}:p:{player}"


def holders_key(game: str) -> str:
    """Hash of the players that hold a game's seats: seat, player."""
    return f"{_partition(game)}:h:{game}"


def identity_key(identity: str) -> str:
    """Hash with the player that holds an identity, in field `player`."""
    return f"{_partition(identity)}:id:{identity}"


def rows_key(projection: str) -> str:
    """Hash of a projection's rows: key, `<version> <place> <row>`."""
    return f"pj:{{{projection}}}:rows"


def listing_key(projection: str) -> str:
    """Sorted set that lists a projection: `<place>:<key>`, all of one score, so sorted bytewise."""
    return f"pj:{{{projection}}}:list"


def _partition(game: str) -> str:
    return f"es:{{{partition_of(game):02x}}}"
