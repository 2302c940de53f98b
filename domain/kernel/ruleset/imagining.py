"""The worlds that a seat may think possible, and the bots that play from a seat's view."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, NamedTuple

from domain.kernel.chance import Chance
from domain.kernel.offers import Command
from domain.kernel.ruleset.ruleset_defaults import Derived, random_offered
from domain.kernel.state import H, M, State, T


class Bot(NamedTuple):
    """A further bot policy. label: completes "bots …"; summary: a sentence; play(table, mind, chance): its command;
    version: rises when the same view and luck can lead to another command.
    """

    label: str
    summary: str
    play: Callable[[Any, Any, Chance], Command]
    version: int = 1


@dataclass(frozen=True, eq=False)
class Imagining(Generic[T, M, H]):
    """What a seat can make of its view.

    * sample_world(table, mind, chance): a determinization: a state consistent with this view, each as likely as the luck makes it.
    * house_bot(table, mind, chance): the standard bot's command, from its view alone. The same view and luck lead to the
      same command on every machine: no clock, no order of sets, nothing remembered from other questions.
    * house_bot_version: rises when the same view and luck can lead to another command.
    * bots: further policies by name, besides `house` and `random`.
    """

    sample_world: Callable[[T, M, Chance], State[T, M, H]]
    house_bot: Callable[[T, M, Chance], Command] = random_offered
    house_bot_version: int = 1
    bots: Mapping[str, Bot] = field(default_factory=dict)

    @property
    def has_house_bot(self) -> bool:
        """Whether the ruleset brings a house bot; without one, `house` plays at random."""
        return not (isinstance(self.house_bot, Derived) and self.house_bot.function is random_offered.function)
