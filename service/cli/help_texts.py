"""Help texts used in several commands."""

from __future__ import annotations

import argparse
import sys
from functools import partial
from typing import TextIO, TypeAlias

from domain.kernel.text.written_text import to_escaped

WIDE = partial(argparse.RawDescriptionHelpFormatter, max_help_position=28, width=100)

Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"

SETTINGS = """\
settings (environment variables, with their defaults):
  DEADDROP_DATA          folder of all data (./var)
  DEADDROP_ENV_FILE      the environment file of the units, which commands read unless the environment names another installation (/etc/deaddrop.env)
  DEADDROP_KEYS          folder of the keys that sign checkpoints (keys in DEADDROP_DATA)
  DEADDROP_ARCHIVE       folder of archived games (archive in DEADDROP_DATA)
  DEADDROP_ARCHIVE_DAYS  days from a game's end until the dispatcher archives it (7 under `deaddrop up`, else 0, never)
  DEADDROP_ORIGIN        the name of this installation in its signed notes (localhost)
  DEADDROP_GAMES_LOG     folder of the log of games (log in DEADDROP_DATA)
  DEADDROP_WITNESSES     a policy file of the witnesses that cosign the log of games (none)
  HOST, PORT             address and port of the API (127.0.0.1, 8000)
  DEADDROP_WEB_WORKERS   processes of the API (2)
  DEADDROP_WEB_THREADS   threads of each (32)
  DEADDROP_STREAMS       streams that each process serves (2048)
  DEADDROP_WORKERS       workers, which play for bots and the automaton (1)
  DEADDROP_PACE_MS       milliseconds from a question to a bot's answer; 0, as soon as it has thought (250)
  DEADDROP_PLAYOUTS      seconds of one core for finding the turning points of a game; 0, never (20)
  DEADDROP_FSYNC         always, or everysec, with which power loss may cost two seconds (always)
  DEADDROP_LOG           from which level on the parts log: debug, info (a line per request), warning, error (warning)
  DEADDROP_METRICS_PORT  port for the counters of a worker, the courier or the dispatcher (0, none)
  DEADDROP_PROFILE       limits for people who know each other, private, or for strangers, public (private); DEADDROP_LIMITS, _OPEN and _IMPORTS change single ones
  DEADDROP_LIMITS        how often a client may ask (reads=1200,writes=240,games=60,commands=60,bots=30,bots-hour=1800), or off
  DEADDROP_EXPIRY        when the service ends inactive tables (unstarted-hours=24,quiet-days=14), or off
  DEADDROP_OPEN          most open games, games with bots, seeks and seats of one address (games=1000,bot-games=500,seeks=60,seats=30), or off
  DEADDROP_IMPORTS       records that may be imported (day-games=100,day-mib=64 by address, games=20000,mib=2048 in all), or off
  DEADDROP_EXTENSIONS    extensions to serve: all, none, or names with commas (seeks,tournaments); the same for every process (all)
  DEADDROP_RULESETS      distributions that may bring rulesets (all that are installed), or none
  DEADDROP_WEBHOOKS      addresses that webhooks may use: public ones by https; closed, private ones too and by http; or off (public)
  DEADDROP_PUSH          turns push messages on: an address to reach you at, as mailto:me@example.org (off)
  DEADDROP_PUSH_SERVICES  push services that are allowed besides the browser vendors' own, as push.example.org (none)
  DEADDROP_SMTP          turns mail on: your mail server, as smtps://user:password@mail.example.org (none)
  DEADDROP_MAIL_FROM     the address that mail comes from
  DEADDROP_URL           the public URL of this service, as https://games.example.org: links in mails begin with it, passkeys are for it
  DEADDROP_PASSKEYS      whether players sign in by passkeys: on, or off (off)
  DEADDROP_OIDC_ISSUER   a site that players may sign in through, as https://accounts.example.org (none)
  DEADDROP_OIDC_CLIENT   the id that this site gave your installation
  DEADDROP_OIDC_SECRET_FILE  a file with the secret that it gave
  DEADDROP_OIDC_NAME     the site's name on the button (its host)
  DEADDROP_DRAND_RELAYS  relays that rounds of drand are fetched from, as https://api.drand.sh (none)
  DEADDROP_PROXIES       proxies of yours before the API, whose X-Forwarded-For is believed (0)
  DEADDROP_REDIS_URL     an events server of your own, Redis 6.2 or later (embedded)
  DEADDROP_JOBS_URL      a jobs server of your own (DEADDROP_REDIS_URL's, else embedded)
  DEADDROP_SECRET        the server key, 64 or more hexadecimal digits (made once, kept in server.key)
"""


def add_command(
    commands: Commands, name: str, does: str, more: str = "", extra: str = "server"
) -> argparse.ArgumentParser:
    """Register a command. does: its line in the list; more: further lines of its help; extra: the distribution extra it needs."""
    command = commands.add_parser(
        name,
        help=does,
        description=f"{does[0].upper()}{does[1:]}.\n{more}".strip(),
        epilog=SETTINGS if name in ("up", "api", "worker", "courier", "dispatcher") else None,
        formatter_class=WIDE,
    )
    command.set_defaults(command=name, extra=extra)
    return command


def print_escaped(text: str, file: TextIO | None = None) -> None:
    """Print lines with control characters escaped, so that text from others cannot control the terminal."""
    print("\n".join(map(to_escaped, text.split("\n"))), file=file or sys.stdout, flush=True)
