"""Effects of intrigue cards: each asks its player for the choices it needs, and others for their answers to darts, bombs and
targeted rooms (rule CI-15).
"""

from __future__ import annotations

from collections.abc import Callable

from domain.kernel.secrecy import Known, Seat, to
from domain.rulesets.casino_incognito.model.abilities import Ability, card_strength
from domain.rulesets.casino_incognito.model.commands import Divert, Exchange, Move
from domain.rulesets.casino_incognito.model.events import ability_events
from domain.rulesets.casino_incognito.model.events.hand_events import Asked
from domain.rulesets.casino_incognito.model.events.intrigue_events import NothingCame
from domain.rulesets.casino_incognito.model.intrigue_offers import (
    crowded_rooms,
    current_ability,
    current_effect,
    may_exchange,
)
from domain.rulesets.casino_incognito.model.intrigue_state import Effect, Token
from domain.rulesets.casino_incognito.model.limits import unmarked_characters
from domain.rulesets.casino_incognito.model.options import Room, Spot
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
        return deciding.emit(ability_events.DrinksDrawn(effect.seat, len(cards), Known(cards, to(effect.seat))))
    if len(spots) > 1:
        return deciding.emit(Asked("drinks", (effect.seat,)))
    return place_drinks(deciding, effect.seat, spots * effect.drawn)


def place_drinks(deciding: Deciding, seat: Seat, spots: tuple[Spot, ...]) -> None:
    laid = sorted(zip(spots, deciding.mind(seat).drinks, strict=True))
    cards = tuple(card for _, card in laid)
    deciding.emit(ability_events.DrinksPlaced(seat, tuple(spot for spot, _ in laid), Known(cards, to(seat))))


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
    deciding.emit(ability_events.CardsBought(effect.seat, len(cards), Known(cards, to(effect.seat))))


def play_intimidation(deciding: Deciding, effect: Effect) -> None:
    """Rule CI-15.6."""
    deciding.emit(ability_events.Intimidated(effect.seat, 1))


def play_encounter(deciding: Deciding, effect: Effect) -> None:
    """Rule CI-15.7."""
    (ask_target if may_exchange(deciding.table, effect.seat) else tell_no_effect)(deciding, effect)


def exchange_card(deciding: Deciding, seat: Seat, command: Exchange) -> None:
    """Gives a face-up card in preference to an equal face-down one."""
    is_open = command.give in deciding.table.open[seat]
    opened = () if is_open else (command.give,)
    deciding.emit(ability_events.CardExchanged(seat, command.conversation, command.take, command.give, opened))


def decline_target(deciding: Deciding, seat: Seat) -> None:
    deciding.emit(NothingCame(seat))


def hire_henchman(deciding: Deciding, effect: Effect) -> None:
    """Rule CI-15.8."""
    deciding.emit(ability_events.HenchmanHired(effect.seat))


def play_glitter(deciding: Deciding, effect: Effect) -> None:
    """Rule CI-15.10."""
    if deciding.table.chips[effect.seat]:
        return ask_target(deciding, effect)
    return cash_in_chips(deciding, effect.seat, 0)


def cash_in_chips(deciding: Deciding, seat: Seat, chips: int) -> None:
    deciding.emit(ability_events.ChipsCashedIn(seat, chips))
    disavow_agent(deciding, seat)


def play_distraction(deciding: Deciding, effect: Effect) -> None:
    """Rule CI-15.12."""
    (ask_target if deciding.table.occupied_spots else tell_no_effect)(deciding, effect)


def move_conversation(deciding: Deciding, seat: Seat, command: Divert) -> None:
    deciding.emit(ability_events.ConversationMoved(seat, command.conversation, command.to))


def choose_target_room(deciding: Deciding, seat: Seat, room: Room) -> None:
    """Applies the card being played to a room."""
    effect = current_effect(deciding.table)
    match current_ability(deciding.table):
        case "bomb":
            deciding.emit(ability_events.BombPlanted(seat, room))
        case "target":
            target_room(deciding, seat, room)
        case "femme":
            deciding.emit(ability_events.TokenPlaced(seat, "femme", room, card_strength(effect.card)))
        case _:
            deciding.emit(ability_events.TokenPlaced(seat, "muscle", room, card_strength(effect.card)))


def ask_target(deciding: Deciding, effect: Effect) -> None:
    deciding.emit(Asked("target", (effect.seat,)))


def tell_no_effect(deciding: Deciding, effect: Effect) -> None:
    deciding.emit(NothingCame(effect.seat))


def continue_dart(deciding: Deciding, effect: Effect) -> None:
    """Asks the target whether to pay, if it can.  Rule CI-15.4."""
    toll = card_strength(effect.card)
    if effect.target is None:
        others = [seat for seat in deciding.table.seats if seat != effect.seat]
        return ask_target(deciding, effect) if len(others) > 1 else throw_dart(deciding, effect.seat, others[0])
    if deciding.table.chips[effect.target] < toll:
        return suffer_dart(deciding, effect.target)
    return deciding.emit(Asked("dart", (effect.target,)))


def throw_dart(deciding: Deciding, seat: Seat, target: Seat) -> None:
    """Throws the dart; the price of avoiding it is the card's strength.  Rule CI-15.4."""
    deciding.emit(ability_events.DartThrown(seat, target, card_strength(current_effect(deciding.table).card)))


def pay_dart(deciding: Deciding, seat: Seat) -> None:
    deciding.emit(ability_events.DartPaid(seat, card_strength(current_effect(deciding.table).card)))


def suffer_dart(deciding: Deciding, seat: Seat) -> None:
    """The dart hits: `limits.max_bid` then bounds the seat's bids of this round.  Rule CI-15.4.1."""
    deciding.emit(ability_events.DartSuffered(seat))


def continue_bomb(deciding: Deciding, effect: Effect) -> None:
    """Each seat in turn order moves a character out of the room while any are left.  Rule CI-15.9."""
    if effect.room is None:
        return ask_target(deciding, effect)
    left = [seat for seat in deciding.table.track if seat not in effect.moved]
    if left and deciding.table.characters_in(effect.room):
        return deciding.emit(Asked("bomb", (left[0],)))
    return deciding.emit(ability_events.BombOver(effect.room))


def flee_bomb(deciding: Deciding, seat: Seat, command: Move) -> None:
    deciding.emit(ability_events.CharacterFled(seat, command.character, command.to))


def continue_target(deciding: Deciding, effect: Effect) -> None:
    """Asks for the room, or for the marks in it.  Rule CI-15.11."""
    if effect.room is not None:
        return continue_marking(deciding, effect.seat, effect.room)
    rooms = crowded_rooms(deciding.table)
    if len(rooms) == 1:
        return target_room(deciding, effect.seat, rooms[0])
    return (ask_target if rooms else tell_no_effect)(deciding, effect)


def target_room(deciding: Deciding, seat: Seat, room: Room) -> None:
    deciding.emit(ability_events.RoomTargeted(seat, room))


def continue_marking(deciding: Deciding, seat: Seat, room: Room) -> None:
    """Asks all others with two unmarked characters at once, then opens the answers; the rest must disavow."""
    table = deciding.table
    others = [each for each in table.track if each != seat]
    able = tuple(sorted(each for each in others if len(unmarked_characters(table, each, room)) >= 2))
    if able and not table.sealed:
        return deciding.emit(Asked("mark", able))
    marked = {each: deciding.mind(each).marking or () for each in others}
    boards = tuple(tuple(sorted((*table.marks[each], *marked.get(each, ())))) for each in table.seats)
    disavowing = tuple(each for each in others if not marked[each])
    deciding.emit(ability_events.MarksOpened(boards, disavowing))
    for each in disavowing:
        disavow_agent(deciding, each)
    return None


def seal_marks(deciding: Deciding, seat: Seat, characters: tuple[int, ...]) -> None:
    deciding.emit(ability_events.MarksSealed(seat, Known(tuple(sorted(characters)), to(seat))))


EFFECTS: dict[Ability, Callable[[Deciding, Effect], None]] = {
    "drinks": continue_drinks,
    "muscle": play_muscle,
    "femme": play_femme,
    "dart": continue_dart,
    "buy": buy_cards,
    "intimidate": play_intimidation,
    "encounter": play_encounter,
    "henchman": hire_henchman,
    "bomb": continue_bomb,
    "glitter": play_glitter,
    "target": continue_target,
    "distraction": play_distraction,
}
