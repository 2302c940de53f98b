"""Any game as a PettingZoo environment (AEC), for libraries of reinforcement learning. It needs the extra `pettingzoo`.

    from deaddrop.pettingzoo import GameEnv

    env = GameEnv("microfilms", players=3)
    env.reset(seed=7)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        over = terminated or truncated
        env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))

It knows no game, and so its numbers mean little by themselves:

* An observation is a bag of facts: one bit for each `path=value` of the agent's view (table, mind, open decisions), at a
  place that follows from the fact alone. Facts may share a bit, and 3 is no nearer to 4 than to 9. Who knows the
  game builds better features from `env.view(agent)`.
* An action is the number of a command, which follows from the command alone unless it meets another one; `env.commands`
  has the legal ones. Where there are more than numbers, the last ones are left out. Commands that answer no decision,
  such as marks on a sheet, are left out too.
* The reward comes at the end: 1 for winners, 0 for the others. Timers of the rules never run out.
* Agents who decide at the same time are asked one after the other; the views are those of the rules, so an answer that the
  rules keep secret is not seen by the next.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from random import Random
from typing import Any
from zlib import crc32

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv

from deaddrop.games import LocalGame, new
from domain.kernel.ledger import canonical
from domain.kernel.ruleset.ruleset import AnyRuleset

SEEN = ("table", "mind", "decisions")
"""Members of a view whose facts are observed."""


class GameEnv(AECEnv):  # type: ignore[misc]
    """One table, a new game at each reset. Agents are `player_0`, `player_1`, … by seat.

    game: the running one; commands: by action, those of the agent to move.
    """

    def __init__(
        self,
        ruleset: str | AnyRuleset,
        players: int,
        *,
        options: Mapping[str, Any] | None = None,
        facts: int = 4096,
        actions: int = 2048,
        most_steps: int = 10_000,
    ) -> None:
        """facts, actions: sizes of the spaces; most_steps: commands after which a game is cut off.  Raises Refusal as `games.new`."""
        super().__init__()
        self.metadata = {"name": "deaddrop_v0", "render_modes": [], "is_parallelizable": False}
        self._new = partial(new, ruleset, players, options=options)
        self._facts, self._actions, self._most_steps = facts, actions, most_steps
        self._random = Random()
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.observation_spaces = {
            agent: Dict(observation=Box(0, 1, (facts,), np.int8), action_mask=Box(0, 1, (actions,), np.int8))
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: Discrete(actions) for agent in self.possible_agents}
        self.game: LocalGame = self._new(deal="0")
        self.commands: dict[int, dict[str, Any]] = {}

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game. seed: of this deal and of all later ones; options: `deal`, the id of a deal."""
        if seed is not None:
            self._random = Random(seed)
        drawn = f"{self._random.getrandbits(64):016x}"
        self.game = self._new(deal=(options or {}).get("deal", drawn))
        self._steps = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._ask_next()

    def step(self, action: int | None) -> None:
        """Carry out an action of the agent to move.  Raises ValueError for one outside its mask."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None or int(action) not in self.commands:
            raise ValueError(f"{action} is not in the action mask of {agent}.")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.game.act(self._seat(agent), self.commands[int(action)])
        self._steps += 1
        outcome = self.game.outcome
        if not self.game.to_move:
            winners = [] if outcome is None else outcome["winners"]
            self.rewards = {each: float(self._seat(each) in winners) for each in self.agents}
            self.terminations = dict.fromkeys(self.agents, True)
        elif self._steps >= self._most_steps:
            self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._ask_next()

    def observe(self, agent: str) -> dict[str, Any]:
        """What the agent's seat knows, and its legal actions: none unless it is the one to move."""
        mask = np.zeros(self._actions, np.int8)
        if agent == self.agent_selection:
            mask[list(self.commands)] = 1
        bits = np.zeros(self._facts, np.int8)
        view = self.view(agent)
        bits[[crc32(fact.encode()) % self._facts for name in SEEN for fact in facts_in(view[name], name)]] = 1
        return {"observation": bits, "action_mask": mask}

    def view(self, agent: str) -> dict[str, Any]:
        """The view of the agent's seat, as `games.LocalGame.view`."""
        return self.game.view(self._seat(agent))

    def _seat(self, agent: str) -> int:
        return self.possible_agents.index(agent)

    def _ask_next(self) -> None:
        """Select the agent to move, and number its commands."""
        is_cut = any(self.truncations.values())
        seats = () if is_cut else self.game.to_move
        self.agent_selection = self.possible_agents[seats[0]] if seats else self.agents[0]
        self.commands = {}
        for command in self.game.commands(seats[0]) if seats else ():
            if len(self.commands) == self._actions:
                break
            number = crc32(canonical(command)) % self._actions
            while number in self.commands:
                number = (number + 1) % self._actions
            self.commands[number] = command


def facts_in(value: Any, path: str) -> Iterator[str]:
    """Each plain value below a path.

    >>> list(facts_in({"turn": 2, "hand": ["IB"]}, "mind"))
    ['mind.turn=2', 'mind.hand.0=IB']
    """
    if isinstance(value, dict):
        for name, each in value.items():
            yield from facts_in(each, f"{path}.{name}")
    elif isinstance(value, list):
        for number, each in enumerate(value):
            yield from facts_in(each, f"{path}.{number}")
    else:
        yield f"{path}={value}"
