"""What must hold of the clocks of tables, whatever broke: nobody is struck twice, nor before the time is up, nor for a time in
which nobody could play.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from domain.catalogue import Catalogue
from domain.game.entry_codec import decoder, with_known_digest
from domain.game.replay import replay_log
from domain.kernel.timestamps import milliseconds
from service.app.due.outages import Outage
from service.store import Store
from tests.faults.invariants import feed
from tests.laws.public_clock import strikes_of

LATE_MS = 30_000
"""What an entry may arrive after its time: a process decides, stalls, and the wire stalls too."""


def stamp_problems(store: Store) -> Iterator[str]:
    """Entries whose time is not that of the store, in schedules in which every process keeps it."""
    for notice in feed(store):
        for row in store.read(notice.game, notice.first - 1, 1):
            late_ms = int(notice.id.partition("-")[0]) - milliseconds(msgspec.json.decode(row.event)["at"])
            if not -LATE_MS < late_ms < LATE_MS:
                yield f"{notice.game}: the time of {row.version} is {late_ms} ms off"


def strike_problems(store: Store, catalogue: Catalogue, outages: list[Outage]) -> Iterator[str]:
    """What is wrong with the strikes of all games that have a clock and are no forks.  outages: that count for nobody."""
    for game_id in sorted(store.games()):
        rows = store.read(game_id)
        games = list(replay_log(game_id, catalogue, rows))
        last = games[-1]
        if last.table_clock is None or last.parent is not None:
            continue
        decode = decoder(last.rules).decode
        chained = [with_known_digest(decode(row.event), row.version, last.secret_at(row.version), row.digest) for row in rows]
        struck = set[str]()
        for strike in strikes_of(chained, games):
            if strike.at_ms < strike.due_ms:
                yield f"{game_id}: {strike.decisions} were struck at {strike.at_ms}, {strike.due_ms - strike.at_ms} ms early"
            lost_ms = sum(
                each.last_ms - each.first_ms
                for each in outages
                if strike.since_ms <= each.first_ms < strike.due_ms - strike.given_ms
            )
            if strike.given_ms < lost_ms:
                yield f"{game_id}: {strike.decisions} got {strike.given_ms} ms back of {lost_ms}"
            if again := struck & set(strike.decisions):
                yield f"{game_id}: {again} were struck twice"
            struck |= set(strike.decisions)
