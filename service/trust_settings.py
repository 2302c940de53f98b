"""Settings of external verification: the name in signed notes, the policy of witnesses, relays of drand."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

from domain.transparency.note import BadNote
from domain.transparency.policy import LogPolicy, parse_policy
from service.cannot_start import BadSetting
from service.outgoing.target import BadUrl, parse_target
from service.signing.drand import can_verify_rounds


def parse_relays(environ: Mapping[str, str]) -> tuple[str, ...]:
    """URLs of relays. A relay by plain http may have a private address.  Raises BadSetting."""
    urls = tuple(filter(None, environ.get("DEADDROP_DRAND_RELAYS", "").split(",")))
    for url in urls:
        try:
            parse_target(url, closed=url.startswith("http://"))
        except BadUrl as wrong:
            raise BadSetting(f"DEADDROP_DRAND_RELAYS holds {url!r}: {wrong}") from None
    if urls and not can_verify_rounds():
        raise BadSetting("DEADDROP_DRAND_RELAYS needs the extra drand.")
    return urls


def parse_origin(environ: Mapping[str, str]) -> str:
    """The name of this installation in signed notes.  Raises BadSetting."""
    origin = environ.get("DEADDROP_ORIGIN") or "localhost"
    if len(origin) > 100 or not re.fullmatch(r"[A-Za-z0-9][A-Za-z0-9.-]*(:[0-9]{1,5})?(/[A-Za-z0-9._-]+)*", origin):
        raise BadSetting(f"DEADDROP_ORIGIN must be a name as in games.example.org, not {origin!r}.")
    return origin


def read_policy_setting(path: Path | None) -> LogPolicy | None:
    """The policy (C2SP tlog-policy) of a file; None without one.  Raises BadSetting."""
    if path is None:
        return None
    try:
        return parse_policy(path.read_bytes())
    except OSError as error:
        raise BadSetting(f"The policy {path} cannot be read: {error.strerror}.") from error
    except BadNote as wrong:
        raise BadSetting(f"The policy {path} cannot be used: {wrong}.") from None
