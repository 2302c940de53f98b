"""Settings of sign-in through an OpenID provider of the operator's choice."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib.util import find_spec
from pathlib import Path

from service.cannot_start import BadSetting

LARGEST_SECRET = 4096
LONGEST_NAME = 40
_ISSUER = re.compile(r"(https://[a-z0-9.-]+|http://(localhost|127\.0\.0\.1))(:[0-9]{1,5})?(/[A-Za-z0-9._~/-]*)?")
_SITE = re.compile(r"(https://[a-z0-9.-]+|http://(localhost|127\.0\.0\.1))(:[0-9]{1,5})?")


@dataclass(frozen=True)
class OidcSettings:
    """A provider, and this installation's registration there.

    issuer: as the provider writes it, to the letter; name: on the button; redirect_uri: the page it redirects to after sign-in.
    """

    issuer: str
    client_id: str
    secret: str = field(repr=False)
    name: str
    redirect_uri: str


def parse_oidc_settings(environ: Mapping[str, str]) -> OidcSettings | None:
    """The settings of the provider; None if there is none.

    >>> parse_oidc_settings({}) is None
    True

    Raises BadSetting.
    """
    issuer = environ.get("DEADDROP_OIDC_ISSUER", "")
    if not issuer:
        return None
    if find_spec("authlib") is None:
        raise BadSetting("DEADDROP_OIDC_ISSUER needs the extra `oidc`: pip install 'deaddrop-games[server,oidc]'.")
    if not _ISSUER.fullmatch(issuer):
        raise BadSetting("DEADDROP_OIDC_ISSUER must be an address by https://, or by http:// on this machine, as the provider writes it.")
    client_id = environ.get("DEADDROP_OIDC_CLIENT", "")
    if not client_id.isascii() or not client_id.isprintable() or not 0 < len(client_id) <= 255:
        raise BadSetting("DEADDROP_OIDC_ISSUER needs DEADDROP_OIDC_CLIENT, the id that the provider gave this installation.")
    site = environ.get("DEADDROP_URL", "").rstrip("/").lower()
    if not _SITE.fullmatch(site):
        raise BadSetting("DEADDROP_OIDC_ISSUER needs DEADDROP_URL, where people find this service, by https:// and without a path.")
    name = environ.get("DEADDROP_OIDC_NAME") or issuer.split("/")[2]
    if not name.isprintable() or len(name) > LONGEST_NAME:
        raise BadSetting(f"DEADDROP_OIDC_NAME must be a name of at most {LONGEST_NAME} characters.")
    return OidcSettings(issuer, client_id, read_secret(environ.get("DEADDROP_OIDC_SECRET_FILE", "")), name, f"{site}/me")


def read_secret(path: str) -> str:
    """The client's secret from a file, without the line's end.  Raises BadSetting, whose message never quotes the secret."""
    if not path:
        raise BadSetting("DEADDROP_OIDC_ISSUER needs DEADDROP_OIDC_SECRET_FILE, a file with the client's secret.")
    try:
        secret = Path(path).read_bytes()
    except OSError as error:
        raise BadSetting(f"The file of DEADDROP_OIDC_SECRET_FILE, {path}, cannot be read: {error.strerror}.") from None
    text = secret.strip()
    if not 0 < len(text) <= LARGEST_SECRET or not text.isascii() or not text.decode("ascii").isprintable():
        raise BadSetting(f"The file of DEADDROP_OIDC_SECRET_FILE, {path}, must hold one line of ASCII, the client's secret.")
    return text.decode("ascii")
