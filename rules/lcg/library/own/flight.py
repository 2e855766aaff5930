"""Words of Flight from Moria: a quest deck that is shuffled, and ways out of the dark."""

from typing import Final

from rules.lcg.engine.blueprint import Context
from rules.lcg.engine.board import can_exhaust, engage, exhaust, put_in_staging
from rules.lcg.engine.codes import (
    ENCOUNTER,
    IN_DECK,
    NONE,
    REVEALED,
    UNTIL_ROUND_ENDS,
    WITHHOLDS_WILLPOWER,
    Question,
    Verb,
)
from rules.lcg.engine.decision import Option
from rules.lcg.engine.elimination import eliminate
from rules.lcg.engine.encounter import discard_top_card, guard, surge
from rules.lcg.engine.payment import spend
from rules.lcg.engine.quest_progress import (
    add_to_victory_display,
    bypass,
    leave_stage,
    lies_facedown,
    next_stage,
    place_on_quest,
    put_under_quest_deck,
    reveal_stage,
    shuffle_into_quest_deck,
    shuffle_quest_deck,
)
from rules.lcg.engine.round_ends import change_for_a_while
from rules.lcg.engine.state import State
from rules.lcg.engine.traits import ENEMY, TREACHERY
from rules.lcg.engine.triggers import remove_from_game
from rules.lcg.engine.zones import in_play, shuffle, take_away
from rules.lcg.notation.own import OwnCondition, OwnEffect

_FOE: Final = "A Foe Beyond"
_TOOLS: Final = "Abandoned Tools"

# --- set-up ---


def _prepare(state: State, context: Context) -> None:
    """Shuffle the cards of stage 2; stage 1 lies on top, and is the current quest already."""
    shuffle_quest_deck(state)


prepare_the_quest_deck = OwnEffect("prepare the quest deck", _prepare)


def _keep_a_foe_each(state: State, context: Context) -> None:
    foes = [card for card in state.encounter_deck if state.blueprints[card].title == _FOE]
    for card in foes[state.players :]:
        take_away(state, card)
        remove_from_game(state, card)
        state.note("removed", card)
    shuffle(state, ENCOUNTER)


keep_a_foe_for_each_player = OwnEffect(
    f"remove all copies of {_FOE} from the encounter deck. Then, shuffle 1 copy of {_FOE} per"
    " player back into the encounter deck",
    _keep_a_foe_each,
)

# --- the victory display ---


def _add_this(state: State, context: Context) -> None:
    card = context.source
    if state.quest == card:
        add_to_victory_display(state, leave_stage(state))
        next_stage(state)
    elif state.zone[card] == REVEALED:
        add_to_victory_display(state, card)


add_this_to_the_victory_display = OwnEffect("add {this} to your victory display", _add_this)


def in_victory_display(title: str) -> OwnCondition:
    """A card is in the victory display."""

    def is_there(state: State, context: Context) -> bool:
        return any(state.blueprints[card].title == title for card in state.victory)

    return OwnCondition(f"{title} is in the players' victory display", is_there)


def shuffle_back_into_the_quest_deck(title: str) -> OwnEffect:
    """Shuffle a quest card of the victory display back into the quest deck."""

    def step(state: State, context: Context) -> None:
        for card in state.victory:
            if state.blueprints[card].title == title:
                take_away(state, card)
                state.note("into_quest_deck", card)
                shuffle_into_quest_deck(state, card)

    return OwnEffect(f"shuffle {title} back into the quest deck", step)


# --- another quest card ---


def _go_astray(state: State, context: Context) -> None:
    stage = state.blueprints[state.quest].card.stage if state.quest != NONE else 1
    if stage == 1:
        surge(state)
    else:
        if not lies_facedown(state):
            state.note("into_quest_deck", state.quest)
        shuffle_into_quest_deck(state, leave_stage(state))
        next_stage(state)


shuffle_the_quest_and_reveal_another = OwnEffect(
    "if the players are not on stage 1, shuffle the current quest card into the quest deck, then"
    " reveal a new quest card. Otherwise, {this} gains surge",
    _go_astray,
)


def _reveal_next(state: State, context: Context) -> None:
    if state.quest == context.source:
        bypass(state)


reveal_the_next_quest_card = OwnEffect(
    "reveal the next quest card, putting {this} on the bottom of the quest deck", _reveal_next
)


def _face_the_shadow(state: State, context: Context) -> None:
    for player in reversed(state.order):
        state.push(_discard_for, player)


def _discard_for(state: State, player: int) -> None:
    """Step: a player discards the top card of the encounter deck, and is lost to a treachery."""
    card = discard_top_card(state)
    if card != NONE and state.mask[card] & TREACHERY and state.alive(player):
        eliminate(state, player, "quest")


each_player_risks_a_treachery = OwnEffect(
    "each player discards 1 card from the top of the encounter deck. If the card is a treachery"
    " card, the discarding player is eliminated from the game",
    _face_the_shadow,
)


def _hold_council(state: State, context: Context) -> None:
    seen = state.quest_deck[:2]
    for card in seen:
        state.show_to_all(card)
    options = [Option(Verb.CHOOSE, card) for card in seen]
    if options:
        state.ask(
            state.first_player, Question.CARD_IN_PILE, options, _course_chosen, context.source,
            tuple(seen), source=context.source,
        )  # fmt: skip


def _course_chosen(state: State, option: Option, council: int, seen: tuple[int, ...]) -> None:
    if state.quest == council:
        state.zone[leave_stage(state)] = REVEALED
    state.quest_deck = [card for card in state.quest_deck if card not in seen]
    for card in seen:
        if card != option.card:
            put_under_quest_deck(state, card)
    state.quest_deck = [option.card, *state.quest_deck]
    next_stage(state)
    if lies_facedown(state):
        reveal_stage(state)


choose_one_of_two_quest_cards = OwnEffect(
    "reveal the top 2 cards of the quest deck. Choose 1 to become the active quest (flipped to side"
    " 2B) and put the other on the bottom of the quest deck",
    _hold_council,
)

# --- Narrow Paths ---


def _choose_one_each(state: State, context: Context) -> None:
    _choose_next(state, 0, (), context.source)


def _choose_next(state: State, seat: int, chosen: tuple[int, ...], source: int) -> None:
    """Choose the next player's character; once all have one, nobody else's willpower counts."""
    for place in range(seat, len(state.order)):
        player = state.order[place]
        options = [
            Option(Verb.CHOOSE, card)
            for card in state.committed
            if state.controller[card] == player
        ]
        if options:
            state.ask(
                player, Question.TARGET, options, _path_taken, place, chosen, source, source=source
            )
            return
    for card in state.committed:
        if card not in chosen:
            change_for_a_while(state, WITHHOLDS_WILLPOWER, card, 1, UNTIL_ROUND_ENDS)


def _path_taken(
    state: State, option: Option, seat: int, chosen: tuple[int, ...], source: int
) -> None:
    _choose_next(state, seat + 1, (*chosen, option.card), source)


only_one_each_counts = OwnEffect(
    "each player chooses 1 questing character they control. Each questing character not chosen does"
    " not count its [willpower] until the end of the round",
    _choose_one_each,
)


def _find_tools(state: State, context: Context) -> None:
    """Search for the tools; where they come from the deck, the next card guards them."""
    for card in (*state.encounter_deck, *state.encounter_discard):
        if state.blueprints[card].title == _TOOLS:
            if state.zone[card] == IN_DECK:
                state.push(guard, card)
            put_in_staging(state, card)
    shuffle(state, ENCOUNTER)


find_the_tools = OwnEffect(
    f"search the encounter deck and discard pile for {_TOOLS} and add it to the staging area, if"
    " able",
    _find_tools,
)

# --- Escape from Darkness ---


def _digger(state: State) -> int:
    """Return the hero with the tools; NONE where nobody has them."""
    for player in state.order:
        for hero in state.heroes[player]:
            if any(state.blueprints[held].title == _TOOLS for held in state.attached[hero]):
                return hero
    return NONE


def _tire_digger(state: State, context: Context) -> None:
    exhaust(state, _digger(state))


def _digger_is_ready(state: State, context: Context) -> bool:
    hero = _digger(state)
    return hero != NONE and can_exhaust(state, hero)


def _dig(state: State, context: Context) -> None:
    place_on_quest(state, 1)


exhaust_the_hero_with_the_tools = OwnEffect("exhaust attached hero", _tire_digger, _digger_is_ready)
put_a_progress_token_on_this = OwnEffect("put a progress token on {this}", _dig)

# --- Shadow of Fear ---

_PRICE: Final = 3


def _pay_price(state: State, context: Context) -> None:
    spend(state, state.bearer[context.source], _PRICE)


def _can_pay_price(state: State, context: Context) -> bool:
    """Whether this player controls the hero, whose pool has enough."""
    hero = state.bearer[context.source]
    return (
        hero != NONE
        and state.controller[hero] == context.player
        and state.resources[hero] >= _PRICE
    )


pay_3_from_attached_hero = OwnEffect(
    f"pay {_PRICE} resources from attached hero's pool", _pay_price, _can_pay_price
)

# --- Chance Encounter ---


def _meet(state: State, context: Context) -> None:
    """The enemy is not revealed: what it says when revealed waits."""
    pile = state.encounter_discard
    enemy = next((card for card in pile[::-1] if state.mask[card] & ENEMY), NONE)
    if enemy != NONE:
        take_away(state, enemy)
        state.zone[enemy] = REVEALED
        engage(state, enemy, state.first_player)
    if not in_play(state, enemy):
        surge(state)


top_discarded_enemy_engages = OwnEffect(
    "put the top enemy in the encounter discard pile into play, engaged with the first player. If"
    " this effect put no enemies into play, {this} gains surge",
    _meet,
)


def _is_against_first(state: State, context: Context) -> bool:
    return state.combat is not None and state.combat.player == state.first_player


engaged_with_the_first_player = OwnCondition("engaged with the first player", _is_against_first)
