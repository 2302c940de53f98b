"""A game followed live: its entries as they come, as one audience may know them, until everything lies open."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import NamedTuple

from domain.game.game import Game, base
from domain.game.sight import Viewpoint, spoken
from projections.card import called
from service.app.access import Asker, asker, lies_open, viewpoint
from service.app.context import Context
from service.app.hub import Hub
from service.app.look import Look, encode, look, newest, sealed, told

AT_ONCE = 100
GLANCE_S = 2.0
"""How often somebody who follows a quiet game is looked for."""
DELAYED_S = 1.0
"""How often entries are looked for that a delay holds back."""


class News(NamedTuple):
    """What there is to tell: entries, or that there are none.

    entries: each with its version, as JSON on one line; head: the last version that this audience may read now.
    """

    entries: list[tuple[int, bytes]]
    head: int
    is_over: bool = False


class Live:
    """Somebody who follows a game: nothing is kept for him but how far he has read, so that he slows nobody.

    Raises Malformed, Unauthorised, Forbidden, Gone.
    """

    def __init__(self, context: Context, hub: Hub, game: Game, token: str | None, wanted: str | None) -> None:
        self._context, self._hub, self._game, self._token = context, hub, game, token
        who = asker(game, token)
        self._eyes: Viewpoint = viewpoint(context, game, who, wanted, 0)
        self.head = self._newest(game, who)

    def view(self) -> Look:
        """What there is to see, for who does not know where he is."""
        return look(self._context, self._game, asker(self._game, self._token), spoken(self._eyes), self.head)

    def news(self, after: int, beat_s: float, is_there: Callable[[], bool]) -> Iterator[News]:
        """What happens after a version, which is no later than the head, up to the end; without entries whenever nothing
        happened for `beat_s`. Ends early when nobody is there any more.

        Raises Gone when the token is revoked, Unavailable, Diverged.
        """
        context, hub, game_id = self._context, self._hub, self._game.id
        after = max(after, base(self._game.created)[0])
        with hub.listening(game_id):
            game, is_due, beat_at = context.games.load(game_id), False, time.monotonic() + beat_s
            while True:
                who = asker(game, self._token)
                head = self._newest(game, who, after)
                if head > after:
                    entries = self._entries(game, who, after, min(after + AT_ONCE, head))
                    yield News(entries, head)
                    after = entries[-1][0]
                    continue
                if lies_open(game):
                    yield News([], head, is_over=True)
                    return
                if not is_there():
                    return
                if is_due:
                    yield News([], head)
                    beat_at = time.monotonic() + beat_s
                left_s = max(0.0, beat_at - time.monotonic())
                hub.wait(game_id, game.version, min(left_s, DELAYED_S if game.created.delay_s else GLANCE_S))
                is_due = time.monotonic() >= beat_at
                game = context.games.load(game_id) if is_due else self._caught_up(game_id)

    def _caught_up(self, game_id: str) -> Game:
        """The game as far as it was heard of; of all who follow it here, one reads."""
        return self._known(game_id) or self._read(game_id)

    def _known(self, game_id: str) -> Game | None:
        game = self._context.games.cached(game_id)
        return game if game is not None and game.version >= self._hub.heard(game_id) else None

    def _read(self, game_id: str) -> Game:
        with self._hub.catching_up(game_id):
            return self._known(game_id) or self._context.games.load(game_id)

    def _newest(self, game: Game, who: Asker, known: int = 0) -> int:
        return min(game.version, newest(self._context, game, who, self._eyes, known))

    def _entries(self, game: Game, who: Asker, after: int, last: int) -> list[tuple[int, bytes]]:
        """Entries up to a version, at least one; made once for all who read the same. An arbiter's look is noted first."""
        viewpoint(self._context, game, who, spoken(self._eyes), last)
        names = called(game, self._context.games.names(game), game.version)
        key, lines = (game.id, game.digest, after, last, self._eyes, names), self._context.lines
        known = lines.peek(key)
        if known is not None:
            return known
        with self._hub.catching_up(game.id):
            return lines.get(key, lambda: self._made(game, after, last))

    def _made(self, game: Game, after: int, last: int) -> list[tuple[int, bytes]]:
        entries = [each for each in sealed(self._context, game, after, last - after) if each.public["version"] <= last]
        return [(each["version"], encode(each)) for each in told(self._context, game, self._eyes, entries)]
