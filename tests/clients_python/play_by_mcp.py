"""Plays a game to its end by the tools of `deaddrop-mcp` alone, in an environment that has the client with its extra.

python play_by_mcp.py SERVICE RULESET MODE
"""

from __future__ import annotations

import asyncio
import os
import random
import sys
from pathlib import Path
from typing import Any

from mcp.client import Client as McpClient
from mcp.client.stdio import StdioServerParameters

from deaddrop_client import Client, bot, mine
from deaddrop_client.sampling import value_of


async def play(url: str, ruleset: str, mode: str) -> None:
    """Print the protocol, the number of acts, the last words, and how the list of tools has changed."""
    with Client(url) as client:
        token = client.create(ruleset, [mine("Anna"), bot(), bot()]).seats[0].token
    heard: list[str] = []
    luck = random.Random(ruleset)

    async def hear(message: Any) -> None:
        heard.append(type(message).__name__)

    command = str(Path(sys.executable).with_name("deaddrop-mcp"))
    server = StdioServerParameters(command=command, args=[url], env={**os.environ, "DEADDROP_TOKEN": token})
    async with McpClient(server, message_handler=hear, mode=mode) as agent:
        print("tools", *[each.name for each in (await agent.list_tools()).tools])
        acts, told = 0, await agent.call_tool("look", {})
        while told.structured_content["status"] == "playing":
            if told.structured_content["decision"] is None:
                told = await agent.call_tool("wait", {"timeout_s": 20})
                continue
            offer = luck.choice(told.structured_content["offers"])
            arguments = value_of(offer["arguments"], luck)
            done = await agent.call_tool("act", {"offer": offer["number"], "arguments": arguments})
            acts += not done.is_error
            told = await agent.call_tool("look", {}) if done.is_error else done
        print("acts", acts)
        print(told.content[0].text.splitlines()[-1])
        print("tools", *[each.name for each in (await agent.list_tools()).tools])
        print("heard", *sorted(set(heard)))


asyncio.run(play(*sys.argv[1:]))
