"""Fetches from relays the rounds of drand that games wait for, and deals the games by them.

Only a convenience: any client may submit a round, and games wait until one does.
"""

from __future__ import annotations

import threading
from collections import defaultdict
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from urllib.parse import urlsplit

import msgspec

from domain.game.events.luck_events import LuckDrawn
from domain.game.luck.drand import CHAIN, round_ms
from domain.kernel.errors import Missing, Refusal
from service.app.core.context import Context
from service.app.core.hooks import OwnStreams, kind_of
from service.app.due.awaited_rounds import NAME, note_awaited_round
from service.app.new_games.luck import submit_round
from service.app.projected.lobby import TakeNews
from service.outage_reports import OutageCause, OutageReports
from service.outgoing.outgoing import Busy, Outgoing
from service.outgoing.post import Failed
from service.signing.drand import verify_round
from service.store import is_game_id
from workers.share import Share

WAIT_S, PAUSE_S = 1.0, 0.25
PAGE = 500
SHORTEST_PAUSE_MS, LONGEST_PAUSE_MS = 1000, 15_000
"""Pauses before relays are asked again double from the first to the second."""
RETRIED = frozenset({"busy", "rules-not-installed", "replay-diverged"})
"""Codes of refusals of games that may still wait for their round."""
DRAWN = LuckDrawn.__struct_config__.tag


REMEDY = "if all relays fail, set others in DEADDROP_DRAND_RELAYS, or see that this host reaches them: tables that wait for a round wait"


class RelayAnswer(msgspec.Struct):
    """The used members of a relay's answer."""

    round: int
    signature: str


class Relays:
    """Relays of drand, asked one after the other. urls: plain http ones may be private addresses."""

    def __init__(self, urls: Sequence[str]) -> None:
        self._relays = [(url.rstrip("/"), Outgoing(closed=url.startswith("http://"))) for url in urls]
        self._resolver = ThreadPoolExecutor(2, "relay names")
        self._reports = OutageReports()

    def fetch_signature(self, number: int) -> str | None:
        """The verified signature of a round, hex; None if no relay has it now."""
        for url, outgoing in self._relays:
            name = f"the drand relay {urlsplit(url).hostname}"
            try:
                answer = outgoing.get(f"{url}/{CHAIN}/public/{number}", self._resolver)
                decoded = msgspec.json.decode(answer.body, type=RelayAnswer) if answer.status == 200 else None
            except (Failed, Busy, msgspec.MsgspecError, UnicodeDecodeError) as error:
                self._reports.note(name, OutageCause(type(error).__name__, f"does not answer as it should ({type(error).__name__})", REMEDY))
                continue
            if decoded is not None and decoded.round == number and verify_round(number, decoded.signature):
                self._reports.end(name)
                return decoded.signature
            if decoded is not None:
                self._reports.note(name, OutageCause("signature", "gave another signature than the round's", REMEDY))
        return None


def fetch_rounds(context: Context, relays: Relays, take: TakeNews, share: Share, stopping: threading.Event) -> None:
    """Record from the news which games wait for a round; as the first dispatcher, give them the due rounds. Until
    stopped.
    """
    pause_ms, next_ms = 0, 0
    while not stopping.is_set():
        news = take(WAIT_S)
        for game_id in dict.fromkeys(entry.game for _, entry in news if DRAWN in entry.kinds):
            with suppress(Missing):
                note_awaited_round(context.store, context.games.load(game_id))
        if share.is_first and context.now_ms() >= next_ms:
            pause_ms = (
                0 if give_due_rounds(context, relays) else min(LONGEST_PAUSE_MS, max(SHORTEST_PAUSE_MS, 2 * pause_ms))
            )
            next_ms = context.now_ms() + pause_ms
        stopping.wait(PAUSE_S)


def give_due_rounds(context: Context, relays: Relays) -> bool:
    """Give each due round to the games and other logs that wait for it; forget those that no longer wait. A log whose
    extension is off waits on.

    Returns whether the relays had all of them, and nothing must be tried again.
    """
    is_done = True
    due: defaultdict[int, list[str]] = defaultdict(list)
    after, kinds = None, context.extensions.of("app", OwnStreams)
    while page := context.store.rows(NAME, after, PAGE):
        for stream, row in page:
            if is_game_id(stream) or kind_of(stream, kinds):
                due[int(row)].append(stream)
        after = page[-1][0]
    for number in sorted(each for each in due if round_ms(each) <= context.now_ms()):
        signature = relays.fetch_signature(number)
        if signature is None:
            return False
        for stream in due[number]:
            kind = kind_of(stream, kinds)
            try:
                (kind.give_round if kind else submit_round)(context, stream, number, signature)
            except Refusal as refusal:
                if refusal.code in RETRIED:
                    is_done = False
                    continue
            context.store.delist(NAME, stream)
    return is_done
