"""Cards out of play as targets: in hands, decks and piles, revealed, and stacked on others."""

from typing import Final

from rules.tcg.engine.state.codes import Question, Verb
from rules.tcg.engine.state.decision import Option
from rules.tcg.engine.state.parts import CardTest, Context, Step
from rules.tcg.engine.state.state import State
from rules.tcg.engine.steps.execution import remember
from rules.tcg.engine.zones.piles import everybody, shuffle_deck
from rules.tcg.notation import amounts as am
from rules.tcg.notation import effects as ef
from rules.tcg.notation import filters as fi
from rules.tcg.notation.compiler.amounts_in_piles import cards_in_zone
from rules.tcg.notation.compiler.card_lists import compile_cards
from rules.tcg.notation.compiler.compilation import Compilation, Compiled, always
from rules.tcg.notation.compiler.memory import note_player, noted_players, revealed_cards
from rules.tcg.notation.compiler.players import compile_owners, compile_players, is_choice
from rules.tcg.notation.compiler.selection import Reserve, choose_cards, numbers_asked, use_card
from rules.tcg.notation.compiler.tables import Cards, compile_amount, compile_filter
from rules.tcg.notation.players import Player

_MANY: Final = 99


def choose_in_pile(
    compilation: Compilation,
    target: ef.CardsIn,
    eligible: CardTest | None,
    reserve: Reserve = use_card,
) -> Compiled:
    """Choose cards of a pile, hand or stack; a deck that is looked through is then shuffled."""
    listed = listed_cards(target)
    in_order = looks_through_deck(target)

    def candidates(state: State, context: Context) -> list[int]:
        # The card being played cannot pay for itself; the order tells nothing of a deck's.
        found = [card for card in listed(state, context) if card != context.source]
        if eligible is not None:
            found = [card for card in found if eligible(state, context, card)]
        return sorted(found) if in_order else found

    chosen = _choice_in_pile(compilation, candidates, target, reserve)
    chosen.steps = (*whose_asked(target.who), *chosen.steps)
    return chosen


def _choice_in_pile(
    compilation: Compilation, candidates: Cards, target: ef.CardsIn, reserve: Reserve
) -> Compiled:
    if target.random:
        return _by_chance(candidates, target)
    if target.in_any_order:
        everything = am.NumberIn(target.zone, target.filter, target.who)
        return choose_cards(compilation, candidates, everything, None, reserve)
    if target.count is None and target.least is None:
        return _all_of_pile(candidates)
    least = target.least
    if looks_through_deck(target) and least is None:
        # Nobody must find a card in a draw deck (4.2, "draw deck").
        least = 0
    return choose_cards(
        compilation,
        candidates,
        target.count,
        least,
        reserve,
        once_each=target.zone not in (am.Zone.REVEALED, am.Zone.STACKED),
    )


def whose_asked(who: Player) -> tuple[Step, ...]:
    """Return the step that asks which of several opponents is meant, where one is."""
    if not is_choice(who):
        return ()
    players = compile_players(who)

    def ask(state: State, context: Context) -> None:
        found = players(state, context)
        if len(found) > 1 and not noted_players(state, context):
            state.push(_ask_whose, found, context)

    return (ask,)


def _ask_whose(state: State, players: tuple[int, ...], context: Context) -> None:
    """Step: the player who acts chooses an opponent, of whom the action then speaks."""
    options = [Option(Verb.CHOOSE_PLAYER, context.source, number=player) for player in players]
    source = context.source
    state.ask(context.player, Question.PLAYER, options, _whose_chosen, context, source=source)


def _whose_chosen(state: State, option: Option, context: Context) -> None:
    note_player(state, context, option.number)


def looks_through_deck(target: ef.CardsIn) -> bool:
    """Whether a draw deck is looked through to find a card."""
    return am.Zone.DRAW_DECK in (target.zone, target.or_zone)


def shuffles_after(target: object) -> tuple[Step, ...]:
    """Return the step that shuffles a draw deck that was looked through."""
    if not (isinstance(target, ef.CardsIn) and looks_through_deck(target)):
        return ()
    players = compile_owners(target.who)

    def shuffle(state: State, context: Context) -> None:
        for player in players(state, context):
            shuffle_deck(state, player)

    return (shuffle,)


def listed_cards(target: ef.CardsIn) -> Cards:
    """Return the function that lists the cards of a pile, hand or stack that are meant."""
    test = compile_filter(target.filter) if target.filter is not None else None
    if target.zone is am.Zone.REVEALED:
        return _passing(revealed_cards, test)
    if target.zone is am.Zone.STACKED:
        assert target.on is not None, "stacked cards lie on some card"
        return _passing(_stacked_on(target.on), test)
    listed = cards_in_zone(target.zone, target.filter, target.who)
    if target.or_zone is None:
        return listed
    also = cards_in_zone(target.or_zone, target.filter, target.who)

    def in_both(state: State, context: Context) -> list[int]:
        return listed(state, context) + also(state, context)

    return in_both


def _passing(cards: Cards, test: CardTest | None) -> Cards:
    def passing(state: State, context: Context) -> list[int]:
        return [
            card for card in cards(state, context) if test is None or test(state, context, card)
        ]

    return passing


def _stacked_on(host: fi.Filter) -> Cards:
    hosts = compile_cards(host)

    def stacked(state: State, context: Context) -> list[int]:
        return [card for place in hosts(state, context) for card in state.stacks.get(place, ())]

    return stacked


def _by_chance(candidates: Cards, target: ef.CardsIn) -> Compiled:
    count = compile_amount(target.count if target.count is not None else _MANY)

    def enough(state: State, context: Context) -> bool:
        return len(candidates(state, context)) >= count(state, context)

    def any_card(state: State, context: Context) -> bool:
        return bool(candidates(state, context))

    def draw_lots(state: State, context: Context) -> None:
        left = candidates(state, context)
        drawn = min(count(state, context), len(left))
        group = [left.pop(state.roll(len(left))) for _ in range(drawn)]
        remember(state, context.action, tuple(group))

    return Compiled(enough, (*numbers_asked(target.count), draw_lots), any_card)


def _all_of_pile(candidates: Cards) -> Compiled:
    def any_card(state: State, context: Context) -> bool:
        return bool(candidates(state, context))

    def note(state: State, context: Context) -> None:
        remember(state, context.action, tuple(candidates(state, context)))

    return Compiled(always, (note,), any_card)


def cards_shown(target: ef.CardsIn | ef.TopOfDeck) -> Cards:
    """Return the function that lists the cards that may be shown or looked at."""
    return _top_of_deck(target) if isinstance(target, ef.TopOfDeck) else listed_cards(target)


def _top_of_deck(target: ef.TopOfDeck) -> Cards:
    count = compile_amount(target.count)
    players = compile_owners(target.who)
    bottom = target.bottom

    def top(state: State, context: Context) -> list[int]:
        found: list[int] = []
        for player in players(state, context):
            deck = state.decks[player]
            number = min(count(state, context), len(deck))
            found += deck[:number] if bottom else list(reversed(deck[len(deck) - number :]))
        return found

    return top


def take_from_deck(target: ef.TopOfDeck) -> Compiled:
    """Take the topmost (or bottommost) cards of a draw deck."""
    count = compile_amount(target.count)
    top = _top_of_deck(target)

    def enough(state: State, context: Context) -> bool:
        return len(top(state, context)) >= count(state, context)

    def note(state: State, context: Context) -> None:
        remember(state, context.action, tuple(top(state, context)))

    return Compiled(enough, (*whose_asked(target.who), *numbers_asked(target.count), note))


def make_known(state: State, cards: tuple[int, ...], players: tuple[int, ...] | None) -> None:
    """Note that players (all, where None) have seen cards that lie hidden."""
    mask = everybody(state) if players is None else sum(1 << player for player in players)
    for card in cards:
        state.known[card] = state.known.get(card, 0) | mask
