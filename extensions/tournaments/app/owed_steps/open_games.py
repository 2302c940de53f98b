"""Opens the games of a round: seated and dealt, but held, so that no seat can act. Idempotent."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress

import msgspec

from domain.game.aggregate import Game
from domain.game.batch import Cause
from domain.game.events.seat_plan import SeatPlan
from domain.game.events.tournament_table import TournamentTable
from domain.game.opening import creation
from domain.game.opening.creation import GamePlan
from domain.kernel.errors import Diverged, Missing
from domain.kernel.ruleset.ruleset import AnyRuleset
from domain.kernel.secrecy import Seat
from domain.kernel.text.written_text import to_display_name
from extensions.tournaments.app.entry_players import players_of_entries
from extensions.tournaments.app.persons import to_initials
from extensions.tournaments.domain.entries import numbered_name, seat_name, spoken_name
from extensions.tournaments.domain.luck import derive, table_seed
from extensions.tournaments.domain.salted_text import SaltedText
from extensions.tournaments.domain.tables import Round, Table
from extensions.tournaments.domain.tournament import Tournament
from service.app.core.authorization import derive_token
from service.app.core.context import Context, hash_token
from service.app.core.idempotent_requests import Request
from service.app.core.limits import Limits
from service.app.names.seat_names import NewNames, salt_names
from service.app.players.held_texts import hold_names
from service.app.projected.store_new_game import store_new_game
from service.app.proofs.games_log import load_named_checkpoint
from service.app.rulesets.policies import installed_policy

OPENING = Request("tournament/open", "tournament")
"""Idempotency key of the batch that opens a game; the game's id has no other use."""

Texts = Mapping[str, SaltedText]


def open_game(context: Context, tournament: Tournament, played: Round, table: Table, texts: Texts) -> Game:
    """The current game of a table, opened if it does not exist. texts: names of the entries.

    Raises Refusal if it cannot be opened, Conflict too-many-open if the tournament's owner has no room, Unavailable.
    """
    wanted = table.game.id
    with suppress(Missing):
        return require_game_of(context.games.load(wanted), tournament, played, table)
    regulations = tournament.regulations
    rules = context.catalogue.exact(regulations.ruleset, regulations.ruleset_version)
    names = salt_names(names_at(tournament, table, texts), context.entropy)
    plan = game_plan(context, tournament, played, table, rules=rules, names=names)
    batch = creation.decide_creation(wanted, rules, plan, Cause(context.stamp(), *OPENING))
    persons = players_of_entries(tournament, texts)
    holders = {seat: persons.get((each.entry, each.member)) for seat, each in enumerate(table.seats)}
    with hold_names(context, wanted, holders, names.players):
        store_new_game(context, batch, OPENING, names.stored, context.store.owner(tournament.id))
    return require_game_of(context.games.load(wanted), tournament, played, table)


def require_game_of(game: Game, tournament: Tournament, played: Round, table: Table) -> Game:
    """The game, if it belongs to the table.  Raises Diverged."""
    here = game.created.tournament_table
    if not isinstance(here, TournamentTable) or (here.tournament, here.round, here.table) != (tournament.id, played.number, table.number):
        raise Diverged(1, "is not the opening of this table")
    return game


def game_plan(
    context: Context, tournament: Tournament, played: Round, table: Table, *, rules: AnyRuleset, names: NewNames
) -> GamePlan:
    """The plan of a table's game. names: salted, by seat.  Raises Malformed."""
    regulations, new_id = tournament.regulations, table.game.id
    options = msgspec.convert(regulations.options, rules.options)
    seats = [seat_plan(tournament, rules, each.entry) for each in table.seats]
    automata = rules.seating(options, len(seats))
    people = [seat for seat, each in enumerate(seats) if each.kind == "human"]
    again = len(table.games) > 1
    return GamePlan(
        options=options,
        seats=(*seats, *[SeatPlan("automaton")] * automata),
        visibility="unlisted",
        delay_s=regulations.game.delay_s,
        deal="duplicate" if regulations.has_boards else "fresh",
        analysis=regulations.game.analysis and not regulations.has_boards,
        stated={},
        group=None,
        seed=table_seed(tournament, played, table),
        secret=derive(tournament.secret, "secret", new_id),
        codes=(None,) * (len(seats) + automata),
        claimed={seat: hash_token(seat_token(context, new_id, seat)) for seat in people},
        organiser=hash_token(derive_token(context, new_id, "organiser", "organiser")),
        arbiter=hash_token(derive_token(context, new_id, "arbiter", "arbiter")),
        pace_ms=context.part(Limits).pace_ms,
        games_log=load_named_checkpoint(context),
        players=tuple(names.players.get(seat) for seat in range(len(seats) + automata)),
        clock_plan=regulations.clock or msgspec.UNSET,
        tournament_table=TournamentTable(
            tournament.id, played.number, table.number, None if again else table.board, regulations.game.helpers
        ),
    )


def seat_plan(tournament: Tournament, rules: AnyRuleset, entry: int) -> SeatPlan:
    """The plan of an entry's seat."""
    side = tournament.entries[entry]
    return SeatPlan("human") if side.bot is None else SeatPlan("bot", side.bot, installed_policy(rules, side.bot))


def seat_token(context: Context, game: str, seat: Seat) -> str:
    """The first token of a seat at a table of a tournament. Entries get it once the round is open."""
    return derive_token(context, game, f"seat-{seat}", "seat:act")


def names_at(tournament: Tournament, table: Table, texts: Texts) -> dict[Seat, str]:
    """The names of a table's seats, as the regulations show entries; none for a forgotten name."""
    found = dict[Seat, str]()
    for seat, each in enumerate(table.seats):
        side = tournament.entries[each.entry]
        place = side.names[each.member] if each.member < len(side.names) else None
        name = texts.get(place.place) if place is not None else None
        if name is not None or tournament.regulations.shown_as == "numbers":
            found[seat] = shown_name(tournament, each.entry, "" if name is None else spoken_name(name.text))
    return found


def shown_name(tournament: Tournament, entry: int, name: str) -> str:
    """A name as the regulations publish it.

    Names that are not shown in full are made distinct by the entry's number.
    """
    match tournament.regulations.shown_as:
        case "numbers":
            return f"Entry {entry}"
        case "initials":
            return numbered_name(to_initials(to_display_name(name)), entry)
    return seat_name(name, entry)


def digest_of_opening(context: Context, game: str) -> str:
    """The digest of a game's first entry, hex."""
    return context.store.read(game, 0, 1)[0].digest.hex()
