"""Tasks of the process that works on foreign data: kinds of work, each found by its name."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from domain.catalogue import Catalogue

A = TypeVar("A")


class TaskQuestion(Protocol):
    """One piece of work, a struct."""

    @property
    def seconds(self) -> float:
        """CPU time that it may take."""

    def run(self, catalogue: Catalogue) -> Any:
        """The answer."""


class AuditTask(Generic[A]):
    """A kind of work, of the core or of an extension. TaskQuestion and answer go from process to process as MessagePack.

    name: begins with the extension's and a dot; question: type of struct that is asked; answer: what comes back; to_plain,
    from_plain: hooks of msgspec for types that it does not know.
    """

    def __init__(
        self,
        name: str,
        question: type[TaskQuestion],
        answer: Any,
        *,
        to_plain: Callable[[Any], Any] | None = None,
        from_plain: Callable[[type, Any], Any] | None = None,
    ) -> None:
        self.name = name
        self._questions = msgspec.msgpack.Decoder[Any](question, dec_hook=from_plain)
        self._answers = msgspec.msgpack.Decoder[A](answer, dec_hook=from_plain)
        self._encoder = msgspec.msgpack.Encoder(enc_hook=to_plain)

    def write(self, plain: Any) -> bytes:
        """A question or an answer, encoded."""
        return self._encoder.encode(plain)

    def read_question(self, raw: bytes) -> TaskQuestion:
        question: TaskQuestion = self._questions.decode(raw)
        return question

    def read_answer(self, raw: bytes) -> A:
        answer: A = self._answers.decode(raw)
        return answer


def tasks_by_name(tasks: Iterable[AuditTask[Any]]) -> Mapping[str, AuditTask[Any]]:
    """Tasks by name.  Raises ValueError if two have one name."""
    found = dict[str, AuditTask[Any]]()
    for each in tasks:
        if each.name in found:
            raise ValueError(f"There are two tasks {each.name}.")
        found[each.name] = each
    return found
