"""Settings of an installation, from environment variables."""

from __future__ import annotations

import os
import re
import tempfile
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Literal, TypeVar, get_args
from urllib.parse import quote

from service.cannot_start import BadSetting
from service.notification_settings import MailSettings, PushSettings, parse_mail_settings, parse_push_settings
from service.oidc_settings import OidcSettings, parse_oidc_settings
from service.quotas import (
    PROFILES,
    ExpiryLimits,
    ImportBudget,
    OpenLimits,
    RatePolicy,
    parse_expiry,
    parse_import_budget,
    parse_open_limits,
    parse_policies,
)
from service.server_key_file import load_server_key
from service.signin_settings import PasskeySettings, parse_passkey_settings
from service.trust_settings import parse_origin, parse_relays

Fsync = Literal["always", "everysec"]
WebhookScope = Literal["off", "public", "closed"]
"""Allowed addresses of webhooks: none, public ones by https, or in a closed network also private ones by http."""
Level = Literal["debug", "info", "warning", "error"]

Word = TypeVar("Word", bound=str)
T = TypeVar("T")

LONGEST_SOCKET_FOLDER = 85
"""Characters of the folder: the path of a unix socket is limited to about 100."""


@dataclass(frozen=True)
class Config:
    """Settings of one installation, the same in the supervisor and all its processes."""

    redis_url: str = field(repr=False)
    """URL of the events server. May hold a password, hence not in `repr`."""
    jobs_url: str = field(repr=False)
    """URL of the jobs server, whose data may be lost at any time."""
    embedded_events: bool
    """Whether the supervisor starts an events server of its own, as none is configured."""
    embedded_jobs: bool
    data_dir: Path
    keys_dir: Path
    """Folder of the signing keys; machines may share it."""
    archive_dir: Path  # machines may share it
    archive_days: int  # after its end, when the dispatcher archives a game; 0: never
    games_log_dir: Path
    """Folder of the logs of games, one for each origin; machines may share it."""
    origin: str
    """Name of this installation in signed notes: a host name, and a path if need be; its log of games is `<origin>/log`."""
    witnesses: Path | None
    """Policy file (C2SP tlog-policy) of the witnesses that cosign the log of games."""
    host: str
    port: int
    web_workers: int
    web_threads: int
    streams: int
    """Streams per web process; each holds a connection, but no thread."""
    workers: int
    pace_ms: int
    """Milliseconds from the opening of a decision to a bot's answer; 0: as soon as it is ready, which reveals how long it
    thought.
    """
    playouts_s: int
    """Seconds of an otherwise idle core for finding the turning points of a game; 0: never."""
    fsync: Fsync
    log: Level
    """Lowest level that is logged; `info` logs every request."""
    metrics_port: int
    """Port of a worker's, courier's or dispatcher's own metrics; 0: none."""
    proxies: int
    """Trusted proxies in front: this many last entries of X-Forwarded-For are believed."""
    limits: tuple[RatePolicy, ...]
    """Rate limits; empty: none."""
    open_limits: OpenLimits | None
    """Most simultaneously open games, streams and seeks of one owner; None: unlimited."""
    expiry: ExpiryLimits
    """After how long without an event the service ends tables."""
    imports: ImportBudget | None
    """Budget of imports; None: unlimited."""
    rulesets: frozenset[str] | None
    """Distributions that may bring rulesets, by normalised name; None: all installed ones."""
    webhooks: WebhookScope
    push: PushSettings | None
    mail: MailSettings | None
    oidc: OidcSettings | None
    """The OpenID provider that players may sign in through; None: no such sign-in."""
    passkeys: PasskeySettings | None
    """The site that players' passkeys are for; None: no passkeys."""
    site: str
    """Public URL of this service, without a slash at its end; empty: not configured."""
    drand_relays: tuple[str, ...]
    """URLs of relays of drand that rounds are fetched from; empty: none, so clients must submit rounds."""
    secret: bytes = field(repr=False)

    @classmethod
    def from_env(cls, environ: Mapping[str, str]) -> Config:
        """Parse `environ`, with defaults; the first start makes the server key.

        Raises BadSetting for an invalid value, CannotStart if the server key cannot be stored.
        """
        data_dir = data_folder(environ)
        events, jobs = _parse_events_url(environ), _parse_redis_url(environ, "DEADDROP_JOBS_URL")
        profile = PROFILES[_parse_word(environ, "DEADDROP_PROFILE", tuple(PROFILES), "private")]
        return cls(
            redis_url=events or _socket_url(data_dir, "events"),
            jobs_url=jobs or events or _socket_url(data_dir, "jobs"),
            embedded_events=not events,
            embedded_jobs=not (jobs or events),
            data_dir=data_dir,
            keys_dir=keys_dir(environ),
            archive_dir=Path(environ.get("DEADDROP_ARCHIVE") or data_dir / "archive").absolute(),
            archive_days=_parse_number(environ, "DEADDROP_ARCHIVE_DAYS", default=0, least=0, most=3650),
            games_log_dir=Path(environ.get("DEADDROP_GAMES_LOG") or data_dir / "log").absolute(),
            origin=parse_origin(environ),
            witnesses=Path(environ["DEADDROP_WITNESSES"]).absolute() if environ.get("DEADDROP_WITNESSES") else None,
            host=_host(environ),
            port=_port(environ),
            web_workers=_parse_number(environ, "DEADDROP_WEB_WORKERS", default=2, least=1, most=64),
            web_threads=_parse_number(environ, "DEADDROP_WEB_THREADS", default=32, least=1, most=1024),
            streams=_parse_number(environ, "DEADDROP_STREAMS", default=2048, least=1, most=65536),
            workers=_parse_number(environ, "DEADDROP_WORKERS", default=1, least=0, most=64),
            pace_ms=_parse_number(environ, "DEADDROP_PACE_MS", default=250, least=0, most=1000),
            playouts_s=_parse_number(environ, "DEADDROP_PLAYOUTS", default=20, least=0, most=300),
            fsync=_parse_word(environ, "DEADDROP_FSYNC", get_args(Fsync), "always"),
            log=_parse_word(environ, "DEADDROP_LOG", get_args(Level), "warning"),
            metrics_port=_parse_number(environ, "DEADDROP_METRICS_PORT", default=0, least=0, most=65535),
            proxies=_parse_number(environ, "DEADDROP_PROXIES", default=0, least=0, most=9),
            limits=_parse_quotas(environ, "DEADDROP_LIMITS", partial(parse_policies, default=profile.limits), "reads=600,games=5"),
            open_limits=_parse_quotas(
                environ, "DEADDROP_OPEN", partial(parse_open_limits, default=profile.open_limits), "games=20,bot-games=5"
            ),
            expiry=_parse_quotas(environ, "DEADDROP_EXPIRY", parse_expiry, "unstarted-hours=24,quiet-days=14"),
            imports=_parse_quotas(
                environ, "DEADDROP_IMPORTS", partial(parse_import_budget, default=profile.imports), "day-games=10,mib=512"
            ),
            rulesets=parse_rulesets(environ),
            webhooks=_parse_word(environ, "DEADDROP_WEBHOOKS", get_args(WebhookScope), "public"),
            push=parse_push_settings(environ),
            mail=parse_mail_settings(environ),
            oidc=parse_oidc_settings(environ),
            site=parse_site_url(environ),
            passkeys=parse_passkey_settings(environ),
            drand_relays=parse_relays(environ),
            secret=_parse_secret(environ) or load_server_key(data_dir),
        )

    @property
    def has_courier(self) -> bool:
        """Whether webhooks, push messages or mails are sent."""
        return self.webhooks != "off" or self.push is not None or self.mail is not None

    @property
    def base_url(self) -> str:
        """URL of the API on this machine."""
        return _url(self.host, self.port)


def parse_site_url(environ: Mapping[str, str]) -> str:
    """Public URL of this service; empty if not configured.  Raises BadSetting."""
    site = environ.get("DEADDROP_URL", "").rstrip("/")
    if site and not site.lower().startswith(("http://", "https://")):
        raise BadSetting("DEADDROP_URL is where people find this service, as in https://games.example.org.")
    return site


def base_url(environ: Mapping[str, str]) -> str:
    """URL of the API on this machine, from `environ`."""
    return _url(_host(environ), _port(environ))


def keys_dir(environ: Mapping[str, str]) -> Path:
    """Folder of the signing keys."""
    return Path(environ.get("DEADDROP_KEYS") or data_folder(environ) / "keys").absolute()


def socket_folder(data_dir: Path) -> Path:
    """Folder of the embedded servers' unix sockets: in the data directory; if its path is too long, a temporary one."""
    inside = data_dir / "run"
    if len(os.fsencode(inside)) <= LONGEST_SOCKET_FOLDER:
        return inside
    digest = sha256(os.fsencode(data_dir.resolve())).hexdigest()[:12]
    return Path(tempfile.gettempdir()) / f"deaddrop-{os.getuid()}-{digest}"


def _socket_url(data_dir: Path, server: str) -> str:
    return f"unix://{quote(str(socket_folder(data_dir)))}/{server}.sock"


def _url(host: str, port: int) -> str:
    here = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    return f"http://[{here}]:{port}" if ":" in here else f"http://{here}:{port}"


def data_folder(environ: Mapping[str, str]) -> Path:
    """The data directory."""
    return Path(environ.get("DEADDROP_DATA") or "var").absolute()


def _parse_redis_url(environ: Mapping[str, str], name: str) -> str:
    url = environ.get(name, "")
    if url and not url.startswith(("redis://", "rediss://", "unix://")):
        raise BadSetting(f"{name} must be a redis://, rediss:// or unix:// address.")
    return url


def _parse_events_url(environ: Mapping[str, str]) -> str:
    """URL of the events server; unlike RQ's, it may name Sentinels or a cluster.  Raises BadSetting."""
    url = environ.get("DEADDROP_REDIS_URL", "")
    scheme, _, rest = url.partition("://")
    if scheme not in _SEVERAL_HOSTS:
        return _parse_redis_url(environ, "DEADDROP_REDIS_URL")
    path, example = _SEVERAL_HOSTS[scheme]
    if not re.fullmatch(rf"([^@/]*@)?{_HOST}(,{_HOST})*{path}", rest):
        raise BadSetting(f"DEADDROP_REDIS_URL must be as in {example}.")
    if not environ.get("DEADDROP_JOBS_URL"):
        raise BadSetting(
            "DEADDROP_JOBS_URL must be set where Sentinels or a cluster keep the events: jobs have a server of their own."
        )
    return url


_HOST = r"[\w.-]+(:\d{1,5})?"
_SEVERAL_HOSTS = {
    "sentinel": (r"/[\w.-]+", "sentinel://host:26379,other:26379/name"),
    "cluster": ("", "cluster://host:6379,other:6379,third:6379"),
}


def _host(environ: Mapping[str, str]) -> str:
    return environ.get("HOST") or "127.0.0.1"


def _port(environ: Mapping[str, str]) -> int:
    return _parse_number(environ, "PORT", default=8000, least=1, most=65535)


def _parse_number(environ: Mapping[str, str], name: str, *, default: int, least: int, most: int) -> int:
    text = environ.get(name) or str(default)
    if not (text.isascii() and text.isdigit() and len(text) <= 6 and least <= int(text) <= most):
        raise BadSetting(f"{name} must be a whole number from {least} to {most}, not {text!r}.")
    return int(text)


def _parse_word(environ: Mapping[str, str], name: str, words: tuple[Word, ...], default: Word) -> Word:
    """A setting that is one of these words.  Raises BadSetting."""
    value = environ.get(name) or default
    found = next((word for word in words if word == value), None)
    if found is None:
        raise BadSetting(f"{name} must be {', '.join(words[:-1])} or {words[-1]}, not {value!r}.")
    return found


def _parse_quotas(environ: Mapping[str, str], name: str, parse: Callable[[str], T], example: str) -> T:
    """A setting of named numbers, or off.  Raises BadSetting."""
    try:
        return parse(environ.get(name, ""))
    except ValueError as error:
        raise BadSetting(f"{name} must be off, or as in {example}: {error}.") from None


def parse_rulesets(environ: Mapping[str, str]) -> frozenset[str] | None:
    """Distributions that may bring rulesets; None for all.  Raises BadSetting."""
    value = environ.get("DEADDROP_RULESETS") or "all"
    if value in ("all", "none"):
        return None if value == "all" else frozenset()
    names = [each.strip() for each in value.split(",")]
    if not all(re.fullmatch(r"[A-Za-z0-9]([A-Za-z0-9._-]*[A-Za-z0-9])?", each) for each in names):
        raise BadSetting(
            f"DEADDROP_RULESETS must be all, none, or names of distributions as in leduc,other-game, not {value!r}."
        )
    return frozenset(map(distribution_name, names))


def distribution_name(name: str) -> str:
    """A distribution's name as packaging tools compare it.

    >>> distribution_name("Leduc_Holdem")
    'leduc-holdem'
    """
    return re.sub(r"[-_.]+", "-", name).lower()


def _parse_secret(environ: Mapping[str, str]) -> bytes:
    try:
        secret = bytes.fromhex(environ.get("DEADDROP_SECRET", ""))
    except ValueError:
        raise BadSetting("DEADDROP_SECRET must be written in hexadecimal digits.") from None
    if secret and len(secret) < 32:
        raise BadSetting("DEADDROP_SECRET must hold at least 32 bytes, that is 64 hexadecimal digits.")
    return secret
