"""Words about encounter cards: a search, a treachery that is attached, a fog over locations."""

from collections.abc import Sequence
from typing import Final

from rules.lcg.engine.attachments import attach_as_condition
from rules.lcg.engine.blueprint import Context
from rules.lcg.engine.codes import REVEALED, Question, Verb
from rules.lcg.engine.decision import Option
from rules.lcg.engine.quest_phase import cards_to_stage
from rules.lcg.engine.state import State
from rules.lcg.engine.zones import put_in_hand, put_on_deck, shuffle, take_away
from rules.lcg.notation.own import OwnEffect

SEARCHED: Final = 5


def _search_top_five(state: State, context: Context) -> None:
    player = context.player
    seen = sorted(state.decks[player][-SEARCHED:])
    options = [Option(Verb.CHOOSE, card) for card in seen]
    if options:
        state.ask(player, Question.CARD_IN_PILE, options, _found, player, source=context.source)


def _found(state: State, option: Option, player: int) -> None:
    take_away(state, option.card)
    put_in_hand(state, option.card)
    state.note("took", player, option.card)
    shuffle(state, player)


def _has_deck(state: State, context: Context) -> bool:
    return bool(state.decks[context.player])


search_top_five_cards = OwnEffect(
    "search the top 5 cards of {your} deck for 1 card and add it to {your} hand. Shuffle the rest"
    " back into that deck",
    _search_top_five,
    _has_deck,
)


def _attach_this(state: State, context: Context) -> None:
    ask_for_bearer(state, context, state.heroes[context.player])


def ask_for_bearer(state: State, context: Context, heroes: Sequence[int]) -> None:
    """Attach a revealed card to one of these heroes, whom its player chooses."""
    options = [Option(Verb.CHOOSE, hero) for hero in heroes]
    if options and state.zone[context.source] == REVEALED:
        state.ask(
            context.player, Question.TARGET, options, _hero_chosen, context.source,
            source=context.source,
        )  # fmt: skip


def _hero_chosen(state: State, option: Option, card: int) -> None:
    attach_as_condition(state, card, option.card)


attach_this_to_a_hero = OwnEffect("attach this card to one of {your} heroes", _attach_this)


def staged_locations_get_threat(amount: int) -> OwnEffect:
    """Raise the threat of each location in the staging area, of those revealed later too.

    Print says "each location in the staging area", not those "currently" there (official FAQ).
    """

    def step(state: State, context: Context) -> None:
        state.staged_locations_bonus += amount

    return OwnEffect(
        f"each location in the staging area gets +{amount} [threat] until the end of the phase",
        step,
    )


# --- Shadow of the Past ---


def _take_back_top(state: State, context: Context) -> None:
    card = state.encounter_discard[-1]
    take_away(state, card)
    put_on_deck(state, card, known=state.everyone_knows())
    state.note("put_back", card)


def _pile_has_cards(state: State, context: Context) -> bool:
    return bool(state.encounter_discard)


put_top_of_encounter_discard_on_deck = OwnEffect(
    "move the top card of the encounter discard pile to the top of the encounter deck",
    _take_back_top,
    _pile_has_cards,
)

# --- Gildor's Counsel ---


def _reveal_one_less(state: State, context: Context) -> None:
    state.fewer_reveals += 1


def _several_are_revealed(state: State, context: Context) -> bool:
    return cards_to_stage(state) - state.fewer_reveals > 1


reveal_one_less = OwnEffect(
    "reveal 1 less card from the encounter deck this phase. (To a minimum of 1.)",
    _reveal_one_less,
    _several_are_revealed,
)
