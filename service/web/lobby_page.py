"""Data of the lobby page: installed games, and public games to watch or to join."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from typing import NamedTuple

from domain.game.information_state import information_state
from domain.kernel.errors import Diverged, Missing
from domain.kernel.ruleset.ruleset import AnyRuleset
from domain.kernel.timestamps import milliseconds
from domain.kernel.words.guide import Guide
from projections.game_card import seat_names
from service.app.core.context import Context
from service.app.core.read_game import load_public_game
from service.app.projected import lobby
from service.app.rulesets.demonstrations import find_demonstration
from service.app.rulesets.guides import find_guide
from service.app.rulesets.lobby_catalogue import Size, table_sizes
from service.web.looks import look_of
from service.web.option_forms import Option, in_sentences, to_options

LISTED = 8
"""Most games in the list to watch, and in the list to join."""
LOOKED_AT = 40
"""Newest games that the list to watch is chosen from."""
MOST_OWN = 24
"""Most games of a browser in one request."""
UNKNOWN_MINUTES = 1000
"""Length of a game without a guide: it comes last."""
IDLE_MS = 600_000
"""After this time without an event, a game with one person is no longer listed."""


class GameOffer(NamedTuple):
    """An installed game. options: those not set by the number of players; practice: the size of a table against bots; automaton: of a table
    with the automaton of a game that is also played without it, and that has words about such tables.
    """

    rules: AnyRuleset
    sizes: tuple[Size, ...]
    options: tuple[Option, ...]
    guide: Guide | None
    practice: Size
    automaton: Size | None = None


class ListedGame(NamedTuple):
    """A game in its public view. people: number of seated persons; awaited: seats with an open decision.

    at: time of its last event; luck: seats whose nonces are awaited; winners: seats; None before the result.
    """

    id: str
    rules: AnyRuleset
    status: str
    names: tuple[str, ...]
    kinds: tuple[str, ...]
    free: int
    awaited: tuple[int, ...]
    luck: tuple[int, ...]
    at: str
    people: int
    is_rated: bool = False
    winners: tuple[int, ...] | None = None


def titles_of_games(context: Context) -> dict[str, str]:
    """The titles of all games, by name."""
    return {each.name: each.title for each in context.catalogue.newest()}


def game_offers(context: Context) -> list[GameOffer]:
    """Every installed game, in its newest version, the easiest first: the shortest, by its guide."""
    return sorted((to_offer(rules) for rules in context.catalogue.newest()), key=length_of)


def length_of(offer: GameOffer) -> int:
    """Minutes of the shortest and of the longest usual game together; many without a guide."""
    return UNKNOWN_MINUTES if offer.guide is None else sum(offer.guide.minutes)


def first_game(offers: Sequence[GameOffer]) -> GameOffer | None:
    """The easiest game that teaches itself."""
    return next((each for each in offers if each.guide is not None and each.guide.lesson is not None), None)


def game_in_motion(offers: Sequence[GameOffer]) -> AnyRuleset | None:
    """The easiest game with a recorded table."""
    return next((each.rules for each in offers if find_demonstration(each.rules) is not None), None)


@cache
def to_offer(rules: AnyRuleset) -> GameOffer:
    """An installed game for the lobby. Made once: the schema of its options takes as long as the rest of the page."""
    sizes, guide = table_sizes(rules), find_guide(rules)
    options = to_options(rules, frozenset(name for size in sizes for name in size.options))
    practice = practice_size(sizes)
    return GameOffer(rules, sizes, tuple(in_sentences(options, guide)), guide, practice, automaton_size(rules, sizes, practice))


def automaton_size(rules: AnyRuleset, sizes: Sequence[Size], practice: Size) -> Size | None:
    """The size of a table with an automaton, if practice has none and the look has words about it."""
    if practice.automata or not look_of(rules).layout.with_automaton:
        return None
    return next((each for each in sizes if each.automata), None)


def practice_size(sizes: Sequence[Size]) -> Size:
    """The smallest table at which the game is played as its rules have it: without options, and without an automaton."""
    return next((each for each in sizes if not each.options and not each.automata), sizes[0])


def games_to_watch(context: Context) -> list[ListedGame]:
    """Public running games, the most people first, without idle games of one person."""
    cards = lobby.load_lobby_page(context, None, "playing", None, LOOKED_AT).items
    found = list_games(context, [each.id for each in cards])
    wanted = [each for each in found if each.people > 1 or context.now_ms() - milliseconds(each.at) < IDLE_MS]
    return sorted(wanted, key=lambda each: -each.people)[:LISTED]


def games_to_join(context: Context) -> list[ListedGame]:
    """Public games with an open seat."""
    cards = lobby.load_lobby_page(context, None, "seating", None, LISTED, has_open=True).items
    return list_games(context, [each.id for each in cards])


def list_games(context: Context, ids: list[str]) -> list[ListedGame]:
    """These games in their public view; missing ones are left out."""
    found = []
    for each in ids:
        with suppress(Missing, Diverged):
            found.append(list_game(context, each))
    return found


def list_game(context: Context, game_id: str) -> ListedGame:
    """A game in its public view.  Raises Missing, Diverged."""
    game = load_public_game(context, game_id)
    names = seat_names(game, context.games.names(game), game.version)
    seen = information_state(game, "public")
    return ListedGame(
        id=game.id,
        rules=game.rules,
        status=game.status,
        names=names,
        kinds=tuple(place.kind for place in game.seats),
        free=sum(not place.is_taken for place in game.seats),
        awaited=tuple(each.seat for each in seen.decisions),
        luck=() if seen.luck is None else seen.luck.awaited_seats,
        at=game.at,
        people=sum(place.kind == "human" and place.is_taken for place in game.seats),
        is_rated=seen.is_rated,
        winners=None if seen.outcome is None else tuple(seen.outcome.winners),
    )

