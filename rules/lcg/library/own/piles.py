"""Looking at, searching and shuffling piles: events of Spirit and Lore, and Eleanor."""

from typing import Final

from rules.lcg.engine.blueprint import Context
from rules.lcg.engine.codes import REVEALED, Question, Verb
from rules.lcg.engine.decision import Option
from rules.lcg.engine.encounter import reveal_top_card
from rules.lcg.engine.payment import pay, resources_for
from rules.lcg.engine.state import State
from rules.lcg.engine.traits import HERO, bit
from rules.lcg.engine.triggers import remove_from_game
from rules.lcg.engine.zones import put_in_discard, put_in_hand, put_on_deck, shuffle, take_away
from rules.lcg.notation.own import OwnEffect
from rules.lcg.vocabulary import Sphere

LORE: Final = bit(Sphere.LORE)

# --- Eleanor ---


def _discard_and_replace(state: State, context: Context) -> None:
    replaced = context.subject
    if state.zone[replaced] == REVEALED:
        put_in_discard(state, replaced)
        # It is dealt with; if the deck is reset now, it can be revealed again.
        state.canceled = tuple(card for card in state.canceled if card != replaced)
    state.push(reveal_top_card)


discard_and_replace_it = OwnEffect(
    "discard that card, and replace it with the next card from the encounter deck",
    _discard_and_replace,
)

# --- Will of the West ---


def _shuffle_discard_pile(state: State, context: Context) -> None:
    player = state.remembered(context).player
    for card in state.discards[player][:]:
        if not state.mask[card] & HERO:
            take_away(state, card)
            put_on_deck(state, card, known=0)
    shuffle(state, player)


def _some_pile_has_cards(state: State, context: Context) -> bool:
    return any(
        not state.mask[card] & HERO for player in state.order for card in state.discards[player]
    )


shuffle_discard_pile_into_deck = OwnEffect(
    "shuffle that player's discard pile back into their deck",
    _shuffle_discard_pile,
    _some_pile_has_cards,
)


def _remove_this(state: State, context: Context) -> None:
    if state.zone[context.source] == REVEALED:
        remove_from_game(state, context.source)


remove_this_from_game = OwnEffect("remove {this} from the game", _remove_this)

# --- Rumour from the Earth ---


def _pay_to_return_this(state: State, context: Context) -> None:
    state.push(_return_this, context.source, context.player)
    pay(state, context.player, 1, LORE)


def _return_this(state: State, card: int, player: int) -> None:
    """Step: an event that is paid for again goes to its owner's hand."""
    if state.zone[card] == REVEALED and state.alive(player):
        put_in_hand(state, card, seen_by_all=True)
        state.note("took", player, card)


def _has_lore_resource(state: State, context: Context) -> bool:
    return resources_for(state, context.player, LORE) > 0


pay_lore_to_return_this = OwnEffect(
    "pay 1 [lore] resource to return {this} to your hand", _pay_to_return_this, _has_lore_resource
)

# --- Gandalf's Search ---


def _x_of_the_search(state: State, context: Context) -> list[int]:
    return list(range(1, max(len(state.decks[player]) for player in state.order) + 1))


def _search(state: State, context: Context) -> None:
    """Look at the top X cards; one goes to its owner's hand, the others back in any order."""
    memory = state.remembered(context)
    seen = state.decks[memory.player][-memory.number :]
    for card in seen:
        state.set_known(card, state.known[card] | 1 << context.player)
    options = [Option(Verb.CHOOSE, card) for card in sorted(seen)]
    if options:
        state.ask(
            context.player, Question.CARD_IN_PILE, options, _search_chosen, context.player,
            tuple(sorted(seen)), context.source, source=context.source,
        )  # fmt: skip


def _search_chosen(
    state: State, option: Option, player: int, seen: tuple[int, ...], source: int
) -> None:
    take_away(state, option.card)
    put_in_hand(state, option.card)
    state.note("took", state.owner[option.card], option.card)
    rest = tuple(card for card in seen if card != option.card)
    _put_back_next(state, player, rest, source)


def _put_back_next(state: State, player: int, rest: tuple[int, ...], source: int) -> None:
    if rest:
        options = [Option(Verb.CHOOSE, card) for card in rest]
        state.ask(
            player, Question.CARD_IN_PILE, options, _put_back, player, rest, source, source=source
        )


def _put_back(
    state: State, option: Option, player: int, rest: tuple[int, ...], source: int
) -> None:
    """The card chosen goes on top, the next one on top of that."""
    known = state.known[option.card]
    take_away(state, option.card)
    put_on_deck(state, option.card, known=known)
    _put_back_next(state, player, tuple(card for card in rest if card != option.card), source)


search_top_x_cards = OwnEffect(
    "look at the top X cards of {player}'s deck, add 1 of them to its owner's hand, and return the"
    " rest to the top of the deck in any order",
    _search,
    x_values=_x_of_the_search,
)

# --- Gildor Inglorion ---

_SEEN_BY_GILDOR: Final = 3


def _look_at_top_three(state: State, context: Context) -> None:
    """Look at the top cards of your deck, and choose the one to switch."""
    player = context.player
    seen = tuple(sorted(state.decks[player][-_SEEN_BY_GILDOR:]))
    for card in seen:
        state.set_known(card, state.known[card] | 1 << player)
    if not state.hands[player]:
        _put_back_next(state, player, seen, context.source)
        return
    options = [Option(Verb.CHOOSE, card) for card in seen]
    if options:
        state.ask(
            player, Question.CARD_IN_PILE, options, _choose_card_of_hand, player, seen,
            context.source, source=context.source,
        )  # fmt: skip


def _choose_card_of_hand(
    state: State, option: Option, player: int, seen: tuple[int, ...], source: int
) -> None:
    options = [Option(Verb.CHOOSE, card) for card in state.hands[player]]
    state.ask(
        player, Question.CARD_IN_PILE, options, _switch, player, seen, option.card, source,
        source=source,
    )  # fmt: skip


def _switch(
    state: State, option: Option, player: int, seen: tuple[int, ...], taken: int, source: int
) -> None:
    take_away(state, taken)
    put_in_hand(state, taken)
    take_away(state, option.card)
    put_on_deck(state, option.card, known=1 << player)
    rest = sorted((*(card for card in seen if card != taken), option.card))
    _put_back_next(state, player, tuple(rest), source)


def _has_own_deck(state: State, context: Context) -> bool:
    return bool(state.decks[context.player])


switch_one_of_the_top_three = OwnEffect(
    "look at the top 3 cards of your deck. Switch one of those cards with a card from your hand."
    " Then, return the 3 cards to the top of your deck, in any order",
    _look_at_top_three,
    _has_own_deck,
)

# --- Keen-eyed Took ---


def _reveal_deck_tops(state: State, context: Context) -> None:
    for player in state.order:
        if state.decks[player]:
            card = state.decks[player][-1]
            state.show_to_all(card)
            state.note("shown", player, card)


def _some_deck_top_is_hidden(state: State, context: Context) -> bool:
    return any(
        state.known[state.decks[player][-1]] != state.everyone_knows()
        for player in state.order
        if state.decks[player]
    )


reveal_top_of_each_deck = OwnEffect(
    "reveal the top card of each player's deck", _reveal_deck_tops, _some_deck_top_is_hidden
)

# --- Dark Knowledge ---


def _look_at_shadow_card(state: State, context: Context) -> None:
    state.set_known(context.subject, state.known[context.subject] | 1 << context.player)
    state.note("looked", context.player, context.subject)


def _shadow_card_is_unknown(state: State, context: Context) -> bool:
    return not state.known[context.subject] >> context.player & 1


look_at_that_shadow_card = OwnEffect(
    "look at {just}", _look_at_shadow_card, _shadow_card_is_unknown
)
