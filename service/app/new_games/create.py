"""Creating games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec import UNSET

from domain.game import decide
from domain.game.aggregate import Game, plaintext
from domain.game.batch import Cause
from domain.game.events.game_events import Group
from domain.game.events.seat_plan import Policy, SeatPlan
from domain.game.opening import creation
from domain.game.opening.creation import GamePlan
from domain.kernel.errors import Conflict, Forbidden, Malformed
from domain.kernel.ruleset.ruleset import AnyRuleset
from domain.kernel.secrecy import Seat
from domain.kernel.validation.convert import to_type
from domain.kernel.validation.messages import not_one_of
from projections.game_card import card_json
from service.answers.games import CreatedGame, CreatedSeat
from service.app.core.authorization import (
    authenticate_principal,
    derive_secret_text,
    derive_token,
    load_game_of_token,
    require_scope,
)
from service.app.core.context import Context, hash_token
from service.app.core.game_repository import CommandResult
from service.app.core.idempotent_requests import Reply, Request, find_earlier_answer, key_reuse_conflict
from service.app.core.installation import Installation
from service.app.core.limits import Limits
from service.app.names.seat_names import NewNames, salt_names, seat_label
from service.app.new_games.choose_rules import rules_of_new_game
from service.app.new_games.creation_request import (
    Creation,
    Creator,
    DealRequest,
    RequestedTable,
    SeatRequest,
    SeedChoice,
)
from service.app.new_games.luck_plan import choose_luck_plan
from service.app.new_games.request_errors import require_distinct_names, with_field
from service.app.new_games.table_checks import require_ratable
from service.app.players.held_texts import hold_names
from service.app.projected.store_new_game import store_new_game
from service.app.proofs.games_log import load_named_checkpoint
from service.app.rulesets.descriptions import BUILT_IN_BOTS
from service.app.rulesets.policies import installed_policy
from service.ids import RANDOM_BYTES, game_id

NO_HOLDERS: Mapping[Seat, str | None] = {}


def create(context: Context, wanted: Creation, creator: Creator, holders: Mapping[Seat, str | None] = NO_HOLDERS) -> Reply:
    """Create a game, once per key. Answers with its tokens.

    holders: the accounts of claimed seats, which get them bound.  Raises Malformed, Conflict.
    """
    table = read_table(context, wanted, new_game_id(context, creator.client, creator.request.key), creator.bearer)
    request = creator.request.within("create")
    if wanted.deal.mode == "duplicate":
        require_same_creation(context, table.id, request)
    luck = choose_seed(context, wanted, table, creator)
    salted = salt_names(table.names, context.entropy)
    plan = plan_game(context, wanted, table, luck, salted)
    batch = creation.decide_creation(table.id, table.rules, plan, Cause(context.stamp(), *request))
    with hold_names(context, table.id, holders, salted.players):
        done = store_new_game(context, batch, request, salted.stored, creator.owner)
        return creation_reply(context, done, table.names)


def read_table(context: Context, wanted: Creation, new_id: str, bearer: str | None) -> RequestedTable:
    """The requested table, checked apart from its deal.  Raises Malformed, Conflict."""
    rules = rules_of_new_game(context, wanted.ruleset, new_id, bearer if wanted.deal.mode == "duplicate" else None)
    options = to_type(wanted.options, rules.options, "options")
    seats, automata = split_seats(rules, options, wanted.seats)
    creation.require_effective_options(rules, options, len(seats))
    require_smaller_size(rules, options, len(seats), wanted)
    names = {seat: each.name for seat, each in enumerate(seats) if each.name}
    require_distinct_names(names, default_names(rules, len(seats), automata))
    visibility = choose_visibility(wanted)
    if visibility != "public" and any(each.is_open for each in seats):
        raise Malformed("Open seats are for public games.", {"visibility": ["public, with open seats."]})
    if wanted.rated:
        require_ratable(rules, options, seats, automata, wanted.deal.mode, analysis=wanted.analysis, delay_s=wanted.delay_s, hints=wanted.hints)
    return RequestedTable(new_id, rules, options, seats, automata, names, visibility)


def require_smaller_size(rules: AnyRuleset, options: msgspec.Struct, seats: int, wanted: Creation) -> None:
    """Raises Malformed unless the table can begin with the least number of seats that is asked for."""
    least = wanted.begins_from
    if least is msgspec.UNSET:
        return
    if wanted.deal.mode != "fresh" or not least < seats:
        message = f"Fewer than its {seats} seats, with a fresh deal."
        raise Malformed(f"begins_from: {message}", {"begins_from": [message]})
    try:
        rules.seating(options, least)
    except Malformed as refusal:
        raise with_field(refusal, "begins_from") from None


def plan_game(
    context: Context, wanted: Creation, table: RequestedTable, luck: SeedChoice, names: NewNames
) -> GamePlan:
    """The plan of a new game.  Raises Malformed for a deal that cannot be."""
    return GamePlan(
        options=table.options,
        visibility=table.visibility,
        delay_s=wanted.delay_s,
        deal=wanted.deal.mode,
        analysis=wanted.analysis,
        stated=parse_stated_deal(table.rules, table.options, table.size, wanted.deal),
        group=luck.group,
        seed=luck.seed,
        secret=context.entropy(32),
        arbiter=hash_token(derive_token(context, table.id, "arbiter", "arbiter")) if wanted.arbiter else None,
        pace_ms=context.part(Limits).pace_ms,
        luck_plan=choose_luck_plan(dict(wanted.luck), wanted.deal.mode, has_relays=context.part(Installation).has_relays)
        if luck.root is None
        else luck.root.created.luck_plan,
        commits={seat: each.commit for seat, each in enumerate(table.seats) if each.claim and each.commit},
        players=players_of_names(names, table.size),
        clock_plan=wanted.clock,
        rated=wanted.rated or msgspec.UNSET,
        hints=wanted.hints or msgspec.UNSET,
        begins_from=wanted.begins_from,
        **seating_plan(context, table.rules, table.id, table.seats, table.automata),
    )


def new_game_id(context: Context, client: str, key: str) -> str:
    """The id of the game that a request opens. client, key: as in `create`."""
    return game_id(context.derive("game", client, key)[:RANDOM_BYTES])


def players_of_names(names: NewNames, seats: int) -> tuple[str | None, ...]:
    """Commitments to names by seat, as GameCreated holds them."""
    return tuple(names.players.get(seat) for seat in range(seats))


def default_names(rules: AnyRuleset, people: int, automata: int) -> dict[Seat, str]:
    """Default names of the seats of a new table."""
    return {seat: seat_label(seat) if seat < people else rules.automaton for seat in range(people + automata)}


def creation_reply(context: Context, done: CommandResult, names: Mapping[int, str]) -> Reply:
    """The answer to a creation that was carried out. names: of its seats."""
    return Reply(creation_json(context, context.games.load_after(done), names), done.replayed)


def creation_json(context: Context, game: Game, names: Mapping[int, str]) -> CreatedGame:
    """The answer to a creation. game: at that time."""
    seats = [seat_json(context, game, seat) for seat in range(len(game.seats))]
    return CreatedGame.at_head(
        game,
        id=game.id,
        game=card_json(game, names),
        organiser_token=derive_token(context, game.id, "organiser", "organiser"),
        seats=seats,
        arbiter_token=derive_token(context, game.id, "arbiter", "arbiter") if game.created.has_arbiter else UNSET,
        invitation_code=invitation_code(context, game.id) if any(each.claim_code for each in seats) else UNSET,
    )


def invitation_code(context: Context, game_id: str) -> str:
    """The code that opens any free seat of a game. Deterministic; not stored."""
    return derive_secret_text(context, "invitation", game_id)


def seat_json(context: Context, game: Game, seat: int) -> CreatedSeat:
    place = game.seats[seat]
    if place.kind != "human":
        return CreatedSeat(seat=seat, kind=place.kind)
    if place.is_taken:
        return CreatedSeat(seat=seat, token=derive_token(context, game.id, f"seat-{seat}", "seat:act"))
    return CreatedSeat(seat=seat, claim_code=derive_secret_text(context, "code", game.id, str(seat)))


def split_seats(
    rules: AnyRuleset, options: msgspec.Struct, seats: Sequence[SeatRequest]
) -> tuple[Sequence[SeatRequest], int]:
    """Seats of people and bots, and the number of automata after them.

    An automaton's seat may be omitted, or listed last as anything but a person's.  Raises Malformed.
    """
    require_known_bots(rules, seats)
    listed = [each for each in seats if each.kind == "automaton"]
    players = seats[: len(seats) - len(listed)]
    if list(seats[len(players) :]) != listed:
        raise Malformed("Automaton seats come last.", {"seats": ["Automaton seats come last."]})
    try:
        automata = rules.seating(options, len(players))
    except Malformed as refusal:
        if listed or not seats or seats[-1].kind == "human":
            raise with_field(refusal, "seats") from None
        try:
            automata = rules.seating(options, len(seats) - 1)
        except Malformed:
            raise with_field(refusal, "seats") from None
        if automata != 1:
            raise with_field(refusal, "seats") from None
        return seats[:-1], 1
    if listed and len(listed) != automata:
        raise Malformed("This table seats no such automaton.", {"seats": ["No such automaton."]})
    return players, automata


def require_known_bots(rules: AnyRuleset, seats: Sequence[SeatRequest]) -> None:
    """Raises Malformed for bots the ruleset does not have."""
    for number, each in enumerate(seats):
        known = (*BUILT_IN_BOTS, *rules.imagining.bots)
        if each.bot is not None and each.bot not in known:
            field, message = f"seats.{number}.bot", not_one_of(each.bot, known)
            raise Malformed(f"{field}: {message}", {field: [message]})


def choose_visibility(wanted: Creation) -> str:
    """The game's visibility. Games with a stated deal are never public, as their organiser knows it."""
    if wanted.deal.mode == "fixed":
        if wanted.visibility == "public":
            raise Malformed("A stated deal is allowed in unlisted games only.", {"visibility": ["unlisted"]})
        return "unlisted"
    return wanted.visibility or "public"


def parse_stated_deal(
    rules: AnyRuleset, options: msgspec.Struct, seats: int, deal: DealRequest
) -> Mapping[str, Sequence[Any]]:
    if deal.mode != "fixed":
        return {}
    description = to_type(deal.description or {}, rules.deal, "deal.description")
    try:
        return rules.deal_outcomes(options, seats, description)
    except Malformed as refusal:
        raise with_field(refusal, "deal.description") from None


def seating_plan(
    context: Context, rules: AnyRuleset, new_id: str, requests: Sequence[SeatRequest], automata: int
) -> dict[str, Any]:
    """The common parts of every new game and fork: seats, the hashes of tokens and claim codes, and the log's last
    checkpoint.
    """
    waiting = [each.kind == "human" and not each.claim for each in requests]
    codes = [
        hash_token(derive_secret_text(context, "code", new_id, str(seat))) if waits else None
        for seat, waits in enumerate(waiting)
    ]
    mine = [seat for seat, each in enumerate(requests) if each.claim]
    return {
        "seats": (
            *(
                SeatPlan(each.kind, each.bot, policy_of(rules, each.bot), each.is_open or msgspec.UNSET)  # type: ignore[arg-type]
                for each in requests
            ),
            *[SeatPlan("automaton")] * automata,
        ),
        "codes": (*codes, *[None] * automata),
        "claimed": {seat: hash_token(derive_token(context, new_id, f"seat-{seat}", "seat:act")) for seat in mine},
        "organiser": hash_token(derive_token(context, new_id, "organiser", "organiser")),
        "games_log": load_named_checkpoint(context),
    }


def policy_of(rules: AnyRuleset, bot: str | None) -> Policy | msgspec.UnsetType:
    """The policy that fills a seat. bot: its name; None for people."""
    return msgspec.UNSET if bot is None else installed_policy(rules, bot)


def choose_seed(context: Context, wanted: Creation, table: RequestedTable, creator: Creator) -> SeedChoice:
    """A fresh seed, or the seed of the duplicate group that the bearer organises.  Raises Forbidden, Conflict."""
    if wanted.deal.mode != "duplicate":
        return SeedChoice(context.entropy(32))
    name = wanted.deal.group or ""
    if creator.bearer is None:
        return SeedChoice(context.entropy(32), Group(name))
    root = load_game_of_token(context, creator.bearer)
    require_scope(authenticate_principal(root, creator.bearer), "organiser")
    group = plaintext(root.created.group)
    if group is None or group.root is not None or group.name != name:
        raise Forbidden("This organiser token did not make that group.")
    if root.rules is not table.rules:
        raise Conflict("group-closed", "A group plays one ruleset.")
    join = Request(creator.request.key, table.id).within("join")
    joined = context.games.execute(root.id, join, lambda game, cause: decide.join_group(game, table.id, cause))
    if joined.replayed and context.games.load(root.id).is_revealed and not context.games.exists(table.id):
        raise Conflict("group-closed", "This group of games is closed.")
    return SeedChoice(bytes.fromhex(plaintext(root.created.seed)), Group(name, root.id), root)


def require_same_creation(context: Context, new_id: str, request: Request) -> None:
    """Raises Conflict if this key made another game. Checked before other games refer to this one."""
    if context.games.exists(new_id) and find_earlier_answer(context.games.load(new_id).answered, *request) is None:
        raise key_reuse_conflict()
