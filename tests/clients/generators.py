"""What is run: for each generator the commands that make, compile and play a client, and the linters."""

from __future__ import annotations

from typing import NamedTuple


class Tool(NamedTuple):
    """A generator or a linter. Commands run one after the other in a folder of the tool's own, where `contract.yaml`, the files of `players` and
    `node_modules` lie.

    code: the folder with what was generated, whose names are checked; None: a linter.  compile: with `{entry}`, the player, or `client` where nothing
    is played.  play: with `{url}`, the service.  not_typed: why it makes no client of a contract that types one game.
    """

    name: str
    package: str
    code: str | None
    make: tuple[str, ...]
    compile: tuple[str, ...] = ()
    client: str = ""
    player: str = ""
    play: tuple[str, ...] = ()
    not_typed: str | None = None


def openapi_generator(generator: str, to: str, more: str = "") -> str:
    return (
        f"openapi-generator-cli generate --generator-name {generator} --input-spec contract.yaml --output {to} {more}"
    )


TSC = "tsc --strict --noEmit --skipLibCheck --target es2022 --module esnext --moduleResolution bundler --types node {entry}"


def in_node(player: str) -> tuple[str, str]:
    """Put a player and its client into one file, and run that."""
    return (
        f"esbuild {player}.ts --bundle --platform=node --format=esm --outfile={player}.mjs --log-level=warning",
        f"node {player}.mjs {{url}}",
    )


TOOLS = (
    Tool("spectral", "@stoplight/spectral-cli", None, ("spectral lint contract.yaml --ruleset spectral.yaml",)),
    Tool("redocly", "@redocly/cli", None, ("redocly lint contract.yaml --config redocly.yaml --format stylish",)),
    Tool(
        "openapi-python-client",
        "openapi-python-client",
        "deaddrop_attrs",
        (
            # It warns of the CSV that entries may come as, which it leaves out, so warnings are no failures.
            "openapi-python-client generate --path contract.yaml --output-path deaddrop_attrs --meta none --overwrite "
            "--config openapi-python-client.yaml",
        ),
        ("mypy --config-file mypy.ini deaddrop_attrs {entry}",),
        player="play_attrs.py",
        play=("python play_attrs.py {url}",),
    ),
    Tool(
        "openapi-generator python",
        "openapi-generator-cli",
        "made/deaddrop_pydantic",
        (
            openapi_generator("python", "made", "--package-name deaddrop_pydantic"),
            "ln -sfn made/deaddrop_pydantic deaddrop_pydantic",
        ),
        ("mypy --config-file mypy.ini deaddrop_pydantic {entry}",),
        player="play_pydantic.py",
        play=("python play_pydantic.py {url}",),
        not_typed="not tried: lists in lists do not compile (OpenAPITools/openapi-generator#21309)",
    ),
    Tool(
        "openapi-generator typescript-fetch",
        "openapi-generator-cli",
        "typescript-fetch",
        (openapi_generator("typescript-fetch", "typescript-fetch"),),
        (TSC,),
        client="typescript-fetch/index.ts",
        player="play_typescript_fetch.ts",
        play=in_node("play_typescript_fetch"),
    ),
    Tool("openapi-generator java", "openapi-generator-cli", "java", (openapi_generator("java", "java"),)),
    Tool(
        "openapi-generator go",
        "openapi-generator-cli",
        "go",
        # By the discriminator; without it a client tries every type of a union, with a package of its own. Words are named
        # after their types, or those of two types would have one name.
        (openapi_generator("go", "go", "--additional-properties useOneOfDiscriminatorLookup=true,enumClassPrefix=true"),),
        ("go -C go build ./...",),
    ),
    Tool(
        "openapi-typescript + openapi-fetch",
        "openapi-typescript",
        "openapi-typescript",
        ("openapi-typescript contract.yaml --output openapi-typescript/schema.ts",),
        (TSC,),
        client="openapi-typescript/schema.ts",
        player="play_openapi_fetch.ts",
        play=in_node("play_openapi_fetch"),
    ),
    Tool(
        "hey-api",
        "@hey-api/openapi-ts",
        "hey-api",
        ("openapi-ts --input contract.yaml --output hey-api",),
        (TSC,),
        client="hey-api/index.ts",
        player="play_hey_api.ts",
        play=in_node("play_hey_api"),
    ),
)
