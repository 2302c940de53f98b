# Written by clients/regenerate; not to be edited.
"""Carries out the effects that the steps ask for."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeVar

import httpx

from deaddrop_client.errors import ConnectionLost
from deaddrop_client.steps import Answer, Ask, Effect, Emit, Read, Send, Sleep, Steps, Stream
from deaddrop_client.sync.ground import awaited, sleep
from deaddrop_client.transport import AGENT, Body, to_answer, to_base, to_loss, to_request

T = TypeVar("T")


class Driver:
    """Drives steps over one pool of connections."""

    def __init__(self, url: str, transport: httpx.BaseTransport | None = None) -> None:
        self._base = to_base(url)
        self._http = httpx.Client(transport=transport, headers={"User-Agent": AGENT}, follow_redirects=False)

    def close(self) -> None:
        self._http.close()

    def run(self, steps: Steps[T]) -> T:
        """What the steps return."""
        result: Any = None
        try:
            while True:
                effect = steps.throw(result) if isinstance(result, ConnectionLost) else steps.send(result)
                result = self._do(effect)
        except StopIteration as end:
            found: T = end.value
            return found
        finally:
            steps.close()

    def iterate(self, stream: Stream[T]) -> Iterator[T]:
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
                    result = self._do(effect, held)
        finally:
            stream.close()
            for each in held:
                each.close()

    def _do(self, effect: Effect, held: list[httpx.Response] | None = None) -> Any:
        """The result of an effect; a lost connection is returned, without the request that was lost."""
        match effect:
            case Sleep():
                return sleep(effect.seconds)
            case Ask():
                return awaited(effect.question())
            case Read():
                try:
                    return next(effect.stream, b"")  # type: ignore[call-overload]
                except httpx.RequestError as error:
                    return to_loss(f"{self._base}: a stream", error)
            case Send():
                try:
                    return self._send(effect, held)
                except httpx.RequestError as error:
                    return to_loss(self._base + effect.path, error)
                except ConnectionLost as lost:
                    return lost

    def _send(self, send: Send, held: list[httpx.Response] | None) -> Answer:
        answer = self._http.send(to_request(self._http, self._base, send), stream=True)
        if send.is_stream and answer.is_success and held is not None:
            for each in held:
                each.close()
            held[:] = [answer]
            return to_answer(answer, b"", answer.iter_bytes())
        try:
            body = Body(self._base, send)
            for piece in answer.iter_bytes():
                body.add(piece)
            return to_answer(answer, body.whole())
        finally:
            answer.close()
