"""Models: the contract's schemas as msgspec Structs, written by datamodel-code-generator."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from types import MappingProxyType
from typing import Any

HERE = Path(__file__).parent
SAID_BY_SERVICE = frozenset(
    [
        "pattern",
        "minimum",
        "maximum",
        "minLength",
        "maxLength",
        "minItems",
        "maxItems",
        "uniqueItems",
        "example",
        "examples",
        "title",
        "dependentSchemas",
        "links",
    ]
)
"""Keywords that are left out: what is legal is for the service to say, and a client must not break where it says more."""
AS_OBJECTS = {"Command"}
"""Schemas of objects with members of any name, which a Struct would lose."""


def to_document(schemas: dict[str, Any]) -> str:
    """A JSON Schema of these components, without what a client does not check."""
    kept: dict[str, Any] = {name: without_checks(each) for name, each in schemas.items() if name not in AS_OBJECTS}
    document = {"$schema": "https://json-schema.org/draft/2020-12/schema", "$defs": kept}
    text = json.dumps(document).replace("#/components/schemas/", "#/$defs/")
    for name in AS_OBJECTS:
        text = text.replace(f'"$ref": "#/$defs/{name}"', '"type": "object", "additionalProperties": true')
    return text


def without_checks(shape: Any, *, are_names: bool = False) -> Any:
    """The same schema without `SAID_BY_SERVICE`. are_names: the keys are names of properties."""
    if isinstance(shape, list):
        return [without_checks(each) for each in shape]
    if not isinstance(shape, dict):
        return shape
    return {
        name: without_checks(each, are_names=name in ("properties", "$defs"))
        for name, each in shape.items()
        if are_names or (name not in SAID_BY_SERVICE and (name, each) != ("format", "uri-reference"))
    }


def to_models(document: str, others: Mapping[str, str] = MappingProxyType({})) -> str:
    """Source of the models. others: by module of the package, the documents that this one refers to."""
    options = [
        "--input",
        "models-of-this.json",
        "--input-file-type",
        "jsonschema",
        "--output-model-type",
        "msgspec.Struct",
        "--target-python-version",
        "3.11",
        "--base-class",
        "deaddrop_client.model.Model",
        "--enum-field-as-literal",
        "all",
        "--output-datetime-class",
        "datetime",
        "--naming-strategy",
        "primary-first",
        "--infer-union-variant-names",
        "--keyword-only",
        "--skip-root-model",
        "--use-schema-description",
        "--use-inline-field-description",
        "--disable-timestamp",
        "--formatters",
        "builtin",
    ]
    mapped = [f"{module}.json=deaddrop_client.{module}" for module in others]
    options += ["--external-ref-mapping", *mapped] if others else []
    command = [sys.executable, "-m", "datamodel_code_generator", "--custom-template-dir", str(HERE / "templates")]
    with TemporaryDirectory() as folder:
        Path(folder, "models-of-this.json").write_text(document)
        for module, each in others.items():
            Path(folder, f"{module}.json").write_text(each)
        done = subprocess.run(
            [*command, *options], cwd=folder, capture_output=True, text=True, timeout=600, check=False
        )
    if done.returncode:
        raise RuntimeError(done.stderr)
    return with_none(done.stdout.partition("\n\n")[2])


def with_none(source: str) -> str:
    r"""A member that is missing is None, as one that is null.

    >>> with_none("a: int | None | UnsetType = UNSET")
    'a: int | None = None'
    """
    source = re.sub(r"(?m)^from msgspec import (\([^)]*\)|.*)$", "from msgspec import Meta, field", source)
    source = source.replace("UnsetType", "None").replace("UNSET", "None")
    return re.sub(r"(?: \| None)+", " | None", source)
