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
from domain.rulesets.casino_incognito.rules.state import Deciding, draw_cards

BOUGHT = 2


def continue_effect(deciding: Deciding) -> None:
    """The next step of the card being played."""
    EFFECTS[current_ability(deciding.table)](deciding, current_effect(deciding.table))


def continue_drinks(deciding: Deciding, effect: Effect) -> None:
    """Draws the cards, then asks for their conversations.  Rule CI-15.1."""
    spots = deciding.table.occupied_spots
    if not effect.drawn:
        cards = tuple(sorted(draw_cards(deciding, "drinks", card_strength(effect.card)))) if spots else ()
        if not cards:
            return tell_no_effect(deciding, effect)
        return deciding.emit(DrinksDrawn(effect.seat, len(cards), Known(cards, to(effect.seat))))
    if len(spots) > 1:
        return deciding.emit(Asked("drinks", (effect.seat,)))
    return place_drinks(deciding, effect.seat, spots * effect.drawn)


def place_drinks(deciding: Deciding, seat: Seat, spots: tuple[Spot, ...]) -> None:
    laid = sorted(zip(spots, deciding.mind(seat).drinks, strict=True))
    cards = tuple(card for _, card in laid)
    deciding.emit(DrinksPlaced(seat, tuple(spot for spot, _ in laid), Known(cards, to(seat))))


def play_muscle(deciding: Deciding, effect: Effect) -> None:
    ask_for_stronger_token(deciding, effect, deciding.table.plot.muscle)


def play_femme(deciding: Deciding, effect: Effect) -> None:
    ask_for_stronger_token(deciding, effect, deciding.table.plot.femme)


def ask_for_stronger_token(deciding: Deciding, effect: Effect, token: Token | None) -> None:
    """A token already on the board yields only to a stronger card.  Rule CI-15.2."""
    is_higher = token is None or card_strength(effect.card) > token.toll
    (ask_target if is_higher else tell_no_effect)(deciding, effect)


def buy_cards(deciding: Deciding, effect: Effect) -> None:
    """Rule CI-15.5."""
    cards = draw_cards(deciding, "bought", BOUGHT)
    deciding.emit(CardsBought(effect.seat, len(cards), Known(cards, to(effect.seat))))


def play_intimidation(deciding: Deciding, effect: Effect) -> None:
    """Rule CI-15.6."""
    deciding.emit(Intimidated(effect.seat, 1))


def play_encounter(deciding: Deciding, effect: Effect) -> None:
    """Rule CI-15.7."""
    (ask_target if may_exchange(deciding.table, effect.seat) else tell_no_effect)(deciding, effect)


def exchange_card(deciding: Deciding, seat: Seat, command: Exchange) -> None:
    """Gives a face-up card in preference to an equal face-down one."""
    is_open = command.give in deciding.table.open[seat]
    opened = () if is_open else (command.give,)
    deciding.emit(CardExchanged(seat, command.conversation, command.take, command.give, opened))


def decline_target(deciding: Deciding, seat: Seat) -> None:
    deciding.emit(NothingCame(seat))


def hire_henchman(deciding: Deciding, effect: Effect) -> None:
    """Rule CI-15.8."""
    deciding.emit(HenchmanHired(effect.seat))


def play_glitter(deciding: Deciding, effect: Effect) -> None:
    """Rule CI-15.10."""
    if deciding.table.chips[effect.seat]:
        return ask_target(deciding, effect)
    return cash_in_chips(deciding, effect.seat, 0)


def cash_in_chips(deciding: Deciding, seat: Seat, chips: int) -> None:
    deciding.emit(ChipsCashedIn(seat, chips))
    disavow_agent(deciding, seat)


def play_distraction(deciding: Deciding, effect: Effect) -> None:
    """Rule CI-15.12."""
    (ask_target if deciding.table.occupied_spots else tell_no_effect)(deciding, effect)


def move_conversation(deciding: Deciding, seat: Seat, command: Divert) -> None:
    deciding.emit(ConversationMoved(seat, command.conversation, command.to))


def choose_target_room(deciding: Deciding, seat: Seat, room: Room) -> None:
    """Applies the card being played to a room."""
    effect = current_effect(deciding.table)
    match current_ability(deciding.table):
        case "bomb":
            deciding.emit(BombPlanted(seat, room))
        case "target":
            intrigue_demands.target_room(deciding, seat, room)
        case "femme":
            deciding.emit(TokenPlaced(seat, "femme", room, card_strength(effect.card)))
        case _:
            deciding.emit(TokenPlaced(seat, "muscle", room, card_strength(effect.card)))


EFFECTS: dict[Ability, Callable[[Deciding, Effect], None]] = {
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
