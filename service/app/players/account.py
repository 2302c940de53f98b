"""A player's account: registration, name and consents, and the public profile."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from domain.kernel.errors import Missing, Unauthorised
from domain.kernel.text.written_text import to_display_name
from domain.players.facts import AnyFact, Consented, Registered, Renamed, encode_fact
from domain.players.player import Player
from service.answers.players import PlayerProfile, SentPlayer
from service.app.core.context import Context
from service.app.core.idempotent_requests import Reply, Request, key_reuse_conflict
from service.app.players.credentials import find_made, new_credential, to_player_made
from service.app.players.player_json import to_player_json
from service.app.players.player_repository import decide_and_write, load_player, load_player_of_token
from service.app.players.suspensions import require_not_suspended
from service.ids import RANDOM_BYTES, game_id


def register(context: Context, name: str, request: Request, client: str) -> Reply:
    """Register a player. client: the caller, for the key's scope.  Raises Conflict, Gone."""
    player = game_id(context.derive("player", client, request.key)[:RANDOM_BYTES])
    facts: list[AnyFact] = [Registered(at=context.now_ms(), name=name)]
    facts += [new_credential(context, player, kind, request) for kind in ("token", "recovery")]
    written = context.store.write_facts(player, 0, [encode_fact(each) for each in facts])
    held = load_registered(context, player)
    if not written:  # repeated, or the reply to the write was lost
        for kind in ("token", "recovery"):
            find_made(context, held, kind, request)
    return Reply(to_player_made(context, held, request), not written)


def load_registered(context: Context, player: str) -> Player:
    """The player that a key made.  Raises Conflict if there is none any more."""
    try:
        return load_player(context, player)
    except Missing:  # forgotten since
        raise key_reuse_conflict() from None


def show_player(context: Context, bearer: str | None) -> SentPlayer:
    """The token's player.  Raises Unauthorised, Gone."""
    return to_player_json(load_player_of_token(context, bearer))


def change_player(
    context: Context, bearer: str | None, name: str | None, consents: Mapping[str, bool]
) -> SentPlayer:
    """Change name and consents; None and absent consents stay unchanged. Names at tables stay unchanged too.

    Raises Unauthorised, Gone, Forbidden `suspended`, Conflict.
    """

    def decide(player: Player) -> Sequence[AnyFact]:
        at = context.now_ms()
        facts: list[AnyFact] = [] if name in (None, player.name) else [Renamed(at=at, name=str(name))]
        changed = {to: given for to, given in consents.items() if given != (to in player.consents)}
        return facts + [Consented(at=at, to=to, given=given) for to, given in sorted(changed.items())]

    held = load_player_of_token(context, bearer)
    require_not_suspended(context, held.id)
    try:
        return to_player_json(decide_and_write(context, held.id, decide))
    except Missing:  # forgotten meanwhile
        raise Unauthorised("This player is not there any more.") from None


def show_profile(context: Context, player: str) -> PlayerProfile:
    """The public profile of a player.  Raises Missing, also without the player's consent."""
    found = load_player(context, player)
    if "profile" not in found.consents:
        raise Missing("There is no such player.")
    return PlayerProfile(id=found.id, name=to_display_name(found.name))
