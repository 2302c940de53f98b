"""Parts of the API: each serves its operations, and describes them in the contract."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import flask_smorest
from flask import Response

from service.http.answer import Answer
from service.http.call import Body, JsonBody, TokenUse
from service.http.openapi.operation import describe_operation, describe_path
from service.http.operation import Handler, Operation
from service.http.schemas.headers import HeaderSchema, HoldHeaders, NoHeaders
from service.http.schemas.queries import NoQuery
from service.http.validators import StrictSchema


class Blueprint(flask_smorest.Blueprint):  # type: ignore[misc]
    """Part of the API: its operations."""

    def __init__(self, name: str, description: str) -> None:
        super().__init__(name, __name__, description=description)
        self._prepare_doc_cbks.append(add_operation_doc)
        self.operations: list[Operation] = []

    def operation(
        self,
        method: str,
        path: str,
        answer: Answer,
        problems: Sequence[str] = (),
        *,
        query: type[StrictSchema] | None = NoQuery,
        body: type[StrictSchema] | Body | None = None,
        example: Any = None,
        headers: type[HeaderSchema] | None = None,
        token: TokenUse = TokenUse.NONE,
        limited: bool = True,
        name: str | None = None,
    ) -> Callable[[Handler], Handler]:
        """Serve a path by the handler, whose docstring is summary and description.

        problems: codes of the use case; those of parsing follow from the rest.  query: None where parameters are ignored.
        limited: whether these requests are counted.  name: in the contract, else the handler's.
        """
        reads = JsonBody(body) if isinstance(body, type) else body
        asked = headers or (HoldHeaders if answer.etag else NoHeaders)

        def decorator(handler: Handler) -> Handler:
            operation = Operation(
                handler,
                method,
                path,
                answer,
                problems,
                query=query,
                body=reads,
                example=example,
                headers=asked,
                token=token,
                limited=limited,
                name=name,
            )
            self.add_operation(operation)
            return handler

        return decorator

    def add_operation(self, operation: Operation) -> None:
        """Serve and describe an operation."""
        self.operations.append(operation)

        def view(**path: Any) -> Response:
            return operation(**path)

        view.__name__, view.__doc__ = operation.handler.__name__, operation.handler.__doc__
        view._apidoc = {"operation": describe_operation(operation)}  # type: ignore[attr-defined]
        self.add_url_rule(
            operation.path, None, view, methods=[operation.method], parameters=describe_path(operation.path)
        )


def add_operation_doc(doc: dict[str, Any], doc_info: dict[str, Any], **_: Any) -> dict[str, Any]:
    """flask-smorest callback: add the operation's description."""
    return {**doc, **doc_info.get("operation", {})}
