"""Parts of the API, each with its operations."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from service.http.answer import Answer
from service.http.call import Body, JsonBody, TokenUse
from service.http.cost import Cost, CountedBlueprint
from service.http.operation import Handler, Operation
from service.http.path_ids import FORMS, with_id_forms
from service.http.schemas.headers import HeaderSchema, HoldHeaders, NoHeaders
from service.http.schemas.queries import NoQuery
from service.http.validators import StrictSchema


class Blueprint(CountedBlueprint):
    """Part of the API: its operations, which share a tag in the contract."""

    def __init__(self, name: str, description: str, *, ids: Mapping[str, str] | None = None) -> None:
        """ids: converters of path parameters that are ids, by their names in its routes, besides those of the core."""
        super().__init__(name, __name__)
        self.description = description
        self.ids = FORMS if ids is None else {**FORMS, **ids}
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
        cost: Cost | None = None,
        name: str | None = None,
    ) -> Callable[[Handler], Handler]:
        """Serve a path by the handler, whose docstring is summary and description.

        problems: codes of the use case; codes of parsing follow from the other arguments.  query: None if parameters are ignored.
        limited: whether these requests are counted.  cost: of a read, else the usual one.  name: in the contract, else the handler's.
        """
        reads = JsonBody(body) if isinstance(body, type) else body
        asked = headers or (HoldHeaders if answer.etag else NoHeaders)

        price = (cost or self.usual_cost(path)).with_limits_of(query)

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
                cost=price,
                name=name,
            )
            self.operations.append(operation)
            self.add_url_rule(with_id_forms(path, self.ids), handler.__name__, operation, methods=[method], cost=price)
            return handler

        return decorator
