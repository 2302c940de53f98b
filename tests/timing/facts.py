"""What bots hide in a turn, read from the store: nothing of it may be told by times."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import nullcontext
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from domain.game.aggregate import Game
from domain.game.bot_answer import choose_policy
from domain.game.information_state import information_state
from domain.game.pace import slot
from domain.kernel.timestamps import milliseconds
from domain.rulesets.microfilms.model.cards import AGENTS
from service.app.bots import automation
from service.app.core.context import Context
from service.config import Config
from service.factory import create_context
from tests.timing.delay import delay_ms
from tests.timing.watch import Watched
from workers.automation_job import AHEAD

CHOICE, LONG, DELAYED = "had a choice", "thought for long", "was delayed for long"

WINDOW_MS = 20_000
"""How far apart turns of one game may be that are compared: how busy the machine is everybody can see, and it changes."""


class Turn(NamedTuple):
    """A bot's answer. public: what everybody sees of it, beside its time; asked_ms, at_ms: the question's time and its own, as the log has
    them; late_ms: how much later that is than the first slot after all that is older; facts: what it hid, by name; thought_ms: of CPU, as it is measured here.
    """

    version: int
    asked_ms: int
    at_ms: int
    late_ms: int
    public: tuple[object, ...]
    facts: dict[str, bool]
    thought_ms: float


def context_of(folder: Path) -> Context:
    """The store of a service that runs with its data in a folder."""
    return create_context(Config.from_env({"DEADDROP_DATA": str(folder)}))


def turns(context: Context, watched: Watched, most_delay_ms: float = 0) -> Iterator[Turn]:
    """The bots' answers in a game that was watched."""
    game = context.games.load(watched.game)
    before: Game | None = None
    entries, place = [msgspec.json.decode(each.event) for each in context.store.read(game.id)], 0
    row = 0
    for number, after in enumerate(context.games.replay(game, 1, game.version)):
        told = entries[number]
        if before is not None and told.get("key", "").startswith("auto/"):
            decision = before.open[told["by"]]
            place = place + 1 if told["at"] == before.at else 0
            types = tuple(each["event"]["type"] for each in entries[number : number + told.get("size", 1)])
            began = time.thread_time()
            automation.ask_policy(before, decision, 0, choose_policy, nullcontext)
            took_ms = 1000 * (time.thread_time() - began)
            asked_ms, at_ms = milliseconds(decision.at), milliseconds(told["at"])
            latest_ms, pace_ms = milliseconds(before.at), game.created.pace_ms
            late_ms = at_ms - (slot(asked_ms, latest_ms, pace_ms) if pace_ms else max(asked_ms, latest_ms))
            public = (game.id, at_ms // WINDOW_MS, decision.kind, place, types, row % AHEAD == 0)
            row += 1
            hidden = hidden_facts(before, decision.seat)
            if most_delay_ms:
                hidden[DELAYED] = delay_ms(game.id, decision.id, most_delay_ms) > most_delay_ms / 2
            yield Turn(after.version, asked_ms, at_ms, late_ms, public, hidden, took_ms)
        elif "key" in told:
            row = 0
        before = after


def hidden_facts(game: Game, seat: int) -> dict[str, bool]:
    """What a seat alone knows of its turn."""
    view = information_state(game, seat)
    offers = game.rules.offers(view.table, view.mind)
    facts = {CHOICE: len(offers) > 1 or any(not each.is_exact for each in offers)}
    return facts | {name: told(view.mind) for name, told in OF.get(game.rules.name, {}).items()}


OF: dict[str, dict[str, Callable[[Any], bool]]] = {
    "microfilms": {
        "holds a Cash Out": lambda mind: "CO" in mind.hand,
        "is an agent": lambda mind: bool(AGENTS.intersection(mind.identities)),
    },
}
"""Facts of single rulesets, by the mind that knows them."""
