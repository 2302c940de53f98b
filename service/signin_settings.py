"""Settings of player sign-in by passkeys: on or off, and the site they are for."""

from __future__ import annotations

import re
from collections.abc import Mapping
from importlib.util import find_spec
from typing import NamedTuple

from service.cannot_start import BadSetting

_SITE = re.compile(r"https://(?P<name>[a-z0-9-]+(\.[a-z0-9-]+)+)(:[0-9]{1,5})?|http://(?P<local>localhost)(:[0-9]{1,5})?")
_ADDRESS = re.compile(r"[0-9.]+")


class PasskeySettings(NamedTuple):
    """The site that passkeys are for. origin: scheme, host and port, as browsers write it; host: the relying party's id."""

    origin: str
    host: str


def parse_passkey_settings(environ: Mapping[str, str]) -> PasskeySettings | None:
    """The settings of passkeys; None if they are off.

    >>> parse_passkey_settings({"DEADDROP_PASSKEYS": "off"}) is None
    True

    Raises BadSetting.
    """
    value = environ.get("DEADDROP_PASSKEYS") or "off"
    if value not in ("off", "on"):
        raise BadSetting(f"DEADDROP_PASSKEYS must be off or on, not {value!r}.")
    if value == "off":
        return None
    if find_spec("webauthn") is None:
        raise BadSetting("DEADDROP_PASSKEYS needs the extra `signin`: pip install 'deaddrop-games[server,signin]'.")
    return parse_site(environ.get("DEADDROP_URL", ""))


def parse_site(url: str) -> PasskeySettings:
    """The site of a URL. Browsers store passkeys only for host names, and only over https except on localhost.

    >>> parse_site("https://games.example.org/")
    PasskeySettings(origin='https://games.example.org', host='games.example.org')

    Raises BadSetting.
    """
    found = _SITE.fullmatch(url.rstrip("/").lower())
    if found is None or _ADDRESS.fullmatch(found["name"] or "localhost"):
        raise BadSetting(
            "DEADDROP_PASSKEYS needs DEADDROP_URL, where people find this service: a name by https://, or http://localhost, without a path."
        )
    usual = ":443" if found["name"] else ":80"
    return PasskeySettings(found[0].removesuffix(usual), found["name"] or found["local"])
