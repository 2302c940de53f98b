"""Carries out the effects that the steps ask for."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any, TypeVar

import httpx

from deaddrop_client.aio.ground import awaited, sleep
from deaddrop_client.errors import ConnectionLost
from deaddrop_client.steps import Answer, Ask, Effect, Emit, Read, Send, Sleep, Steps, Stream
from deaddrop_client.transport import AGENT, Body, to_answer, to_base, to_loss, to_request

T = TypeVar("T")


class AsyncDriver:
    """Drives steps over one pool of connections."""

    def __init__(self, url: str, transport: httpx.AsyncBaseTransport | None = None) -> None:
        self._base = to_base(url)
        self._http = httpx.AsyncClient(transport=transport, headers={"User-Agent": AGENT}, follow_redirects=False)

    async def close(self) -> None:
        await self._http.aclose()

    async def run(self, steps: Steps[T]) -> T:
        """What the steps return."""
        result: Any = None
        try:
            while True:
                effect = steps.throw(result) if isinstance(result, ConnectionLost) else steps.send(result)
                result = await self._do(effect)
        except StopIteration as end:
            found: T = end.value
            return found
        finally:
            steps.close()

    async def iterate(self, stream: Stream[T]) -> AsyncIterator[T]:
        """What the stream emits. Its connection ends with the iteration."""
        result: Any = None
        held: list[httpx.Response] = []
        try:
            while True:
                try:
                    effect = stream.throw(result) if isinstance(result, ConnectionLost) else stream.send(result)
                except StopIteration:
                    return
                result = None
                if isinstance(effect, Emit):
                    yield effect.value
                else:
                    result = await self._do(effect, held)
        finally:
            stream.close()
            for each in held:
                await each.aclose()

    async def _do(self, effect: Effect, held: list[httpx.Response] | None = None) -> Any:
        """The result of an effect; a lost connection is returned, without the request that was lost."""
        match effect:
            case Sleep():
                return await sleep(effect.seconds)
            case Ask():
                return await awaited(effect.question())
            case Read():
                try:
                    return await anext(effect.stream, b"")  # type: ignore[call-overload]
                except httpx.RequestError as error:
                    return to_loss(f"{self._base}: a stream", error)
            case Send():
                try:
                    return await self._send(effect, held)
                except httpx.RequestError as error:
                    return to_loss(self._base + effect.path, error)
                except ConnectionLost as lost:
                    return lost

    async def _send(self, send: Send, held: list[httpx.Response] | None) -> Answer:
        answer = await self._http.send(to_request(self._http, self._base, send), stream=True)
        if send.is_stream and answer.is_success and held is not None:
            for each in held:
                await each.aclose()
            held[:] = [answer]
            return to_answer(answer, b"", answer.aiter_bytes())
        try:
            body = Body(self._base, send)
            async for piece in answer.aiter_bytes():
                body.add(piece)
            return to_answer(answer, body.whole())
        finally:
            await answer.aclose()
