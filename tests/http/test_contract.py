"""openapi.yaml: what the code says, free of mistakes, readable without a network, and held by live answers."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import jsonschema
import pytest
import re2

from extensions.tournaments.answers.webhooks import TOURNAMENT_MESSAGES
from service.answers.webhooks import MESSAGES
from service.http.app_factory import build_contract
from service.http.openapi.build import to_yaml
from tests.equipment.whole_api import API
from tests.http.conformance import WRITTEN, closed_components, load_contract, operations
from tests.http.contract_text import text_faults
from tests.http.guest import Guest
from tests.spec.node import node


@pytest.fixture(scope="module")
def told() -> Any:
    return load_contract()


def test_the_file_is_what_the_code_says() -> None:
    assert WRITTEN.read_text(encoding="utf-8") == to_yaml(build_contract()), "run `make contract`"


def test_the_api_answers_with_it(anybody: Guest, told: Any) -> None:
    assert anybody.get("/openapi.json").get_json() == told


def test_is_valid_openapi_3_1(told: Any) -> None:
    from openapi_spec_validator import validate  # here, because every process of a run would pay for it: half a second

    assert told["openapi"].startswith("3.1")
    validate(told)


def test_every_operation_is_described(told: Any) -> None:
    names = []
    for path, method, operation in operations(told):
        where = f"{method} {path}"
        names.append(operation["operationId"])
        assert operation["summary"], where
        assert operation["description"], where
        assert operation["tags"], where
        assert CAMEL_CASE.fullmatch(operation["operationId"]), where
        if "requestBody" in operation:
            given = all(media.get("example") for media in operation["requestBody"]["content"].values())
            assert given or path.endswith("/nonce"), where  # a nonce that a page shows would be copied
    assert len(names) == len(set(names))


CAMEL_CASE = re.compile(r"[a-z]+([A-Z][a-z]+)*")


def parts(told: Any, where: str = "") -> Iterator[tuple[str, Any]]:
    """Every value inside the contract, examples left out, with its place."""
    yield where, told
    inner = told.items() if isinstance(told, dict) else enumerate(told) if isinstance(told, list) else ()
    for name, each in inner:
        if name not in ("example", "examples") or where.endswith("/properties"):
            yield from parts(each, f"{where}/{name}")


def schemas_in(told: Any) -> Iterator[tuple[str, Any]]:
    """Every place in the contract where a schema stands."""
    for where, each in parts(told):
        holder, _, name = where.rpartition("/")
        listed = holder.rpartition("/")[2]
        if (
            (
                name in ("schema", "items", "additionalProperties", "if", "then", "else", "not")
                and listed not in ("properties", "required")
            )
            or listed in ("properties", "dependentSchemas", "anyOf", "oneOf", "allOf", "prefixItems")
            or holder == "/components/schemas"
        ):
            yield where, each


class TestWhatGeneratorsNeed:
    """Rules of form that the makers of clients need; `make clients` runs them."""

    def test_there_are_schemas(self, told: Any) -> None:
        found = [where for where, _ in schemas_in(told)]
        assert len(found) > 300
        assert "/components/schemas/View/properties/table" in found

    def test_no_schema_is_a_boolean(self, told: Any) -> None:
        """But for `additionalProperties`, which every generator reads."""
        assert [
            where
            for where, each in schemas_in(told)
            if isinstance(each, bool) and not where.endswith("/additionalProperties")
        ] == []

    def test_no_value_is_null_and_nothing_else(self, told: Any) -> None:
        alone = {where for where, each in schemas_in(told) if each == {"type": "null"} or each == {"enum": [None]}}
        assert [where for where in alone if not re.search(r"/(oneOf|anyOf)/\d+$", where)] == []

    def test_every_list_of_words_says_its_type(self, told: Any) -> None:
        assert [
            where
            for where, each in schemas_in(told)
            if isinstance(each, dict) and "enum" in each and "type" not in each
        ] == []

    def test_every_schema_parameter_and_response_is_described(self, told: Any) -> None:
        for kind in ("schemas", "parameters", "headers", "responses", "links", "securitySchemes"):
            for name, each in told["components"][kind].items():
                assert each.get("description"), f"{kind}/{name}"

    def test_every_description_stands_alone(self, told: Any) -> None:
        assert text_faults(told) == []

    def test_parameters_headers_and_problems_are_components(self, told: Any) -> None:
        for path, method, operation in operations(told):
            shared = [*told["paths"][path].get("parameters", []), *operation["parameters"]]
            for status, each in operation["responses"].items():
                shared += each.get("headers", {}).values()
                shared += [each] if status >= "400" else []
            assert all("$ref" in each for each in shared), (path, method)

    def test_objects_inside_schemas_have_names(self, told: Any) -> None:
        """But for what a schema adds to another in `allOf`."""
        for name, schema in told["components"]["schemas"].items():
            inner = [
                where
                for where, each in parts(schema)
                if where
                and not re.fullmatch(r"/allOf/\d+", where)
                and isinstance(each, dict)
                and "properties" in each
                and each.get("type") == "object"
            ]
            assert inner == [], name

    def test_links_lead_to_operations_with_their_parameters(self, told: Any) -> None:
        named = {operation["operationId"]: path for path, _, operation in operations(told)}
        for name, link in told["components"]["links"].items():
            assert set(re.findall(r"{(\w+)}", named[link["operationId"]])) == set(link["parameters"]), name

    def test_what_a_problem_may_be_is_said_by_operation(self, told: Any) -> None:
        for path, method, operation in operations(told):
            known = {status for status in operation["responses"] if status >= "400"}
            assert set(operation["x-problems"]) == known, (path, method)
            for status, codes in operation["x-problems"].items():
                assert codes
                assert all(API.problems[code].status == int(status) for code in codes), (path, method)
            # Pages and generators show, of a shared response, its own description, which names the problems of all.
            said = operation["description"].rpartition("\n\n")[2]
            every = [code for codes in operation["x-problems"].values() for code in codes]
            assert re.findall(r"`([a-z-]+)`", said) == every, (path, method)

    def test_answers_may_grow_and_requests_may_not(self, told: Any) -> None:
        asked = {
            each["$ref"].rpartition("/")[2]
            for _, _, operation in operations(told)
            for media in operation.get("requestBody", {"content": {}})["content"].values()
            if "$ref" in (each := media["schema"])
        }
        for name, schema in told["components"]["schemas"].items():
            if name in asked - {"Command"}:
                assert schema["additionalProperties"] is False, name
            elif not name.endswith(("Body", "Command")):
                assert schema.get("additionalProperties") is not False, name
        assert "ignore unknown ones" in told["info"]["description"]


def test_every_example_holds_its_schema(told: Any) -> None:
    for path, method, operation in operations(told):
        shown = [operation["requestBody"]] if "requestBody" in operation else []
        for each in (*shown, *operation["responses"].values()):
            for media in each.get("content", {}).values():
                if "example" in media:
                    schema = {**media["schema"], "components": told["components"]}
                    jsonschema.validate(media["example"], schema, jsonschema.Draft202012Validator), (path, method)


def test_every_example_says_nothing_more_and_every_answer_has_one(told: Any) -> None:
    """Examples are real answers, so that each operation's answer is held against its schema with no member beside it.

    A ruleset and the contract itself are too long for examples.
    """
    closed = closed_components(told["components"])
    for path, method, operation in operations(told):
        for status, each in operation["responses"].items():
            for media, content in each.get("content", {}).items() if status < "400" else ():
                if media == "application/json" and operation["operationId"] not in ("getRuleset", "getContract", "getPlayContract"):
                    assert "example" in content, (path, method, status)
                    schema = {**content["schema"], "components": closed}
                    jsonschema.validate(content["example"], schema, jsonschema.Draft202012Validator), (path, method)


def test_every_field_says_what_it_is(told: Any) -> None:
    """A field, or the schema that it refers to, has more than a word on it."""
    for name, schema in told["components"]["schemas"].items():
        assert len(schema["description"]) > 10, name
        for field, shape in schema.get("properties", {}).items():
            assert "$ref" in shape or len(shape.get("description", "")) > 4, f"{name}.{field}"


def test_seats_have_a_range(told: Any) -> None:
    numbers = [each for where, each in parts(told) if where.endswith("/properties/seat") and each]
    assert len(numbers) > 10
    assert {(each["minimum"], each["maximum"]) for each in numbers} == {(0, 99)}


def test_every_failure_is_a_problem(told: Any) -> None:
    for path, method, operation in operations(told):
        for status, each in operation["responses"].items():
            if status >= "400":
                each = told["components"]["responses"][each["$ref"].rpartition("/")[2]] if "$ref" in each else each
                assert list(each["content"]) == ["application/problem+json"], (path, method, status)


def test_nothing_is_described_that_nothing_uses(told: Any) -> None:
    text = WRITTEN.read_text(encoding="utf-8")
    for kind, named in told["components"].items():
        if kind != "securitySchemes":
            assert [name for name in named if f"'#/components/{kind}/{name}'" not in text] == []


def test_codes_of_problems_are_listed_and_no_enum(told: Any) -> None:
    """A client made from this contract must read a code that a later version adds."""
    code = told["components"]["schemas"]["Problem"]["properties"]["code"]
    assert code["x-extensible-enum"] == list(API.problems)
    assert "enum" not in code


def test_constraints_across_fields_name_no_field_that_linters_miss(told: Any) -> None:
    """What stands in `then` or `dependentSchemas` defines the fields that it requires, and says that there are others."""
    found = [each for where, each in parts(told) if re.search(r"/(then|if|dependentSchemas/\w+)$", where)]
    assert len(found) > 5
    for each in found:
        for branch in each.get("anyOf", [each]):
            assert branch["unevaluatedProperties"] == {}
            assert set(branch.get("required", ())) <= set(branch["properties"])


@pytest.mark.extension("tournaments")
def test_what_receivers_get_is_described_where_their_url_is_asked_for(told: Any) -> None:
    """As callbacks: from `webhooks` openapi-generator makes a Python client that does not compile."""
    assert "webhooks" not in told
    at_inboxes, at_events = (
        told["paths"][path]["post"]["callbacks"] for path in ("/v1/inbox/webhooks", "/v1/tournaments/{tournamentId}/webhooks")
    )
    assert at_inboxes.keys() | at_events.keys() == set(MESSAGES) | set(TOURNAMENT_MESSAGES)
    assert at_inboxes.keys() & at_events.keys() == {"webhook.challenge", "webhook.ping"}
    for kind, callback in (*at_inboxes.items(), *at_events.items()):
        ((expression, item),) = callback.items()
        assert expression == "{$request.body#/url}"
        (content,) = item["post"]["requestBody"]["content"].values()
        message = told["components"]["schemas"][content["schema"]["$ref"].rpartition("/")[2]]
        assert message["properties"]["type"]["const"] == kind


RESERVED = {"import", "class", "object", "type", "package", "default", "delete", "function", "interface", "map", "func"}


def test_no_component_is_called_like_a_word_of_a_language(told: Any) -> None:
    """Generators rename it, each in its own way."""
    assert {name for name in told["components"]["schemas"] if name.lower() in RESERVED} == set()


def test_no_component_is_called_like_the_constructor_of_another(told: Any) -> None:
    """Go's generators write a function `NewSeat` for a component `Seat`."""
    names = set(told["components"]["schemas"])
    assert names & {f"New{name}" for name in names} == set()


def served_patterns(anybody: Guest, told: Any) -> set[str]:
    """Every pattern of the contract and of the rulesets' own schemas."""
    rulesets = [each["links"]["self"] for each in anybody.get("/v1/rulesets").get_json()["items"]]
    served = [told, *(anybody.get(path).get_json() for path in rulesets)]
    return {
        each for one in served for where, each in parts(one) if where.endswith("/pattern") and isinstance(each, str)
    }


def test_patterns_are_those_of_every_language(anybody: Guest, told: Any) -> None:
    """RE2 stands for Go, Rust and others; JavaScript compiles some with its flag `u`, some without."""
    patterns = served_patterns(anybody, told)
    assert len(patterns) > 30
    assert all(each.startswith("^") for each in patterns)
    for each in patterns:
        re2.compile(each)
    script = "for (const each of JSON.parse(process.argv[1])) for (const flag of ['', 'u']) new RegExp(each, flag)"
    tried = node("-e", script, json.dumps(sorted(patterns)))
    assert tried.stderr == ""
    assert tried.returncode == 0


def test_every_list_has_a_cursor_or_a_version(told: Any) -> None:
    for name in ("GamePage", "RulesetPage", "SigningKeyPage", "RulingPage", "ArbiterReadPage"):
        assert set(told["components"]["schemas"][name]["properties"]) == {"items", "next"}
    assert set(told["components"]["schemas"]["EventPage"]["properties"]) == {"events", "after", "head"}
