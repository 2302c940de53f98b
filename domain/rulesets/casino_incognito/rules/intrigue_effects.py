"""Effects of intrigue cards; each asks its player for the choices it needs (rule CI-15)."""

from __future__ import annotations

from collections.abc import Callable

from domain.kernel.secrecy import Known, Seat, to
from domain.rulesets.casino_incognito.model.abilities import Ability, card_strength
from domain.rulesets.casino_incognito.model.commands import Divert, Exchange
from domain.rulesets.casino_incognito.model.events.ability_events import (
    BombPlanted,
    CardExchanged,
    CardsBought,
    ChipsCashedIn,
    ConversationMoved,
    DrinksDrawn,
    DrinksPlaced,
    HenchmanHired,
    Intimidated,
    TokenPlaced,
)
from domain.rulesets.casino_incognito.model.events.hand_events import Asked
from domain.rulesets.casino_incognito.model.events.intrigue_events import NothingCame
from domain.rulesets.casino_incognito.model.intrigue_offers import current_ability, current_effect, may_exchange
from domain.rulesets.casino_incognito.model.intrigue_state import Effect, Token
from domain.rulesets.casino_incognito.model.options import Room, Spot
from domain.rulesets.casino_incognito.rules import intrigue_demands
from domain.rulesets.casino_incognito.rules.intrigue_demands import ask_target, tell_no_effect
from domain.rulesets.casino_incognito.rules.leak import disavow_agent
from domain.rulesets.casino_incognito.rules.state import Turn, draw_cards

BOUGHT = 2


def continue_effect(turn: Turn) -> None:
    """The next step of the card being played."""
    EFFECTS[current_ability(turn.table)](turn, current_effect(turn.table))


def continue_drinks(turn: Turn, effect: Effect) -> None:
    """Draws the cards, then asks for their conversations.  Rule CI-15.1."""
    spots = turn.table.occupied_spots
    if not effect.drawn:
        cards = tuple(sorted(draw_cards(turn, "drinks", card_strength(effect.card)))) if spots else ()
        if not cards:
            return tell_no_effect(turn, effect)
        return turn.emit(DrinksDrawn(effect.seat, len(cards), Known(cards, to(effect.seat))))
    if len(spots) > 1:
        return turn.emit(Asked("drinks", (effect.seat,)))
    return place_drinks(turn, effect.seat, spots * effect.drawn)


def place_drinks(turn: Turn, seat: Seat, spots: tuple[Spot, ...]) -> None:
    laid = sorted(zip(spots, turn.mind(seat).drinks, strict=True))
    cards = tuple(card for _, card in laid)
    turn.emit(DrinksPlaced(seat, tuple(spot for spot, _ in laid), Known(cards, to(seat))))


def play_muscle(turn: Turn, effect: Effect) -> None:
    ask_for_stronger_token(turn, effect, turn.table.plot.muscle)


def play_femme(turn: Turn, effect: Effect) -> None:
    ask_for_stronger_token(turn, effect, turn.table.plot.femme)


def ask_for_stronger_token(turn: Turn, effect: Effect, token: Token | None) -> None:
    """A token already on the board yields only to a stronger card.  Rule CI-15.2."""
    is_higher = token is None or card_strength(effect.card) > token.toll
    (ask_target if is_higher else tell_no_effect)(turn, effect)


def buy_cards(turn: Turn, effect: Effect) -> None:
    """Rule CI-15.5."""
    cards = draw_cards(turn, "bought", BOUGHT)
    turn.emit(CardsBought(effect.seat, len(cards), Known(cards, to(effect.seat))))


def play_intimidation(turn: Turn, effect: Effect) -> None:
    """Rule CI-15.6."""
    turn.emit(Intimidated(effect.seat, 1))


def play_encounter(turn: Turn, effect: Effect) -> None:
    """Rule CI-15.7."""
    (ask_target if may_exchange(turn.table, effect.seat) else tell_no_effect)(turn, effect)


def exchange_card(turn: Turn, seat: Seat, command: Exchange) -> None:
    """Gives a face-up card in preference to an equal face-down one."""
    is_open = command.give in turn.table.open[seat]
    opened = () if is_open else (command.give,)
    turn.emit(CardExchanged(seat, command.conversation, command.take, command.give, opened))


def decline_target(turn: Turn, seat: Seat) -> None:
    turn.emit(NothingCame(seat))


def hire_henchman(turn: Turn, effect: Effect) -> None:
    """Rule CI-15.8."""
    turn.emit(HenchmanHired(effect.seat))


def play_glitter(turn: Turn, effect: Effect) -> None:
    """Rule CI-15.10."""
    if turn.table.chips[effect.seat]:
        return ask_target(turn, effect)
    return cash_in_chips(turn, effect.seat, 0)


def cash_in_chips(turn: Turn, seat: Seat, chips: int) -> None:
    turn.emit(ChipsCashedIn(seat, chips))
    disavow_agent(turn, seat)


def play_distraction(turn: Turn, effect: Effect) -> None:
    """Rule CI-15.12."""
    (ask_target if turn.table.occupied_spots else tell_no_effect)(turn, effect)


def move_conversation(turn: Turn, seat: Seat, command: Divert) -> None:
    turn.emit(ConversationMoved(seat, command.conversation, command.to))


def choose_target_room(turn: Turn, seat: Seat, room: Room) -> None:
    """Applies the card being played to a room."""
    effect = current_effect(turn.table)
    match current_ability(turn.table):
        case "bomb":
            turn.emit(BombPlanted(seat, room))
        case "target":
            intrigue_demands.target_room(turn, seat, room)
        case "femme":
            turn.emit(TokenPlaced(seat, "femme", room, card_strength(effect.card)))
        case _:
            turn.emit(TokenPlaced(seat, "muscle", room, card_strength(effect.card)))


EFFECTS: dict[Ability, Callable[[Turn, Effect], None]] = {
    "drinks": continue_drinks,
    "muscle": play_muscle,
    "femme": play_femme,
    "dart": intrigue_demands.continue_dart,
    "buy": buy_cards,
    "intimidate": play_intimidation,
    "encounter": play_encounter,
    "henchman": hire_henchman,
    "bomb": intrigue_demands.continue_bomb,
    "glitter": play_glitter,
    "target": intrigue_demands.continue_target,
    "distraction": play_distraction,
}
