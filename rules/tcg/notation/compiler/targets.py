"""To what an effect is done: cards in play and in piles, chosen or known, and asked numbers."""

from collections.abc import Callable
from itertools import combinations

from rules.tcg.engine.blueprint import Amount, CardTest, Context, Selector, Step
from rules.tcg.engine.choosing import ask_number, choose
from rules.tcg.engine.codes import Question, Verb
from rules.tcg.engine.decision import Option
from rules.tcg.engine.execution import leave_unpaid, remember
from rules.tcg.engine.piles import everybody, shuffle_deck
from rules.tcg.engine.state import State
from rules.tcg.notation import amounts as am
from rules.tcg.notation import effects as ef
from rules.tcg.notation import filters as fi
from rules.tcg.notation.compiler.amounts import (
    cards_in_zone,
    compile_amount,
    is_asked,
    most_that_can_be_asked,
)
from rules.tcg.notation.compiler.compilation import (
    Compilation,
    Compiled,
    Demand,
    Reserved,
    always,
    count_reserved,
    payable,
)
from rules.tcg.notation.compiler.filters import Cards, compile_cards, compile_filter, compile_known
from rules.tcg.notation.compiler.memory import (
    last_group,
    note_player,
    noted_players,
    revealed_cards,
)
from rules.tcg.notation.compiler.players import compile_owners, compile_players, is_choice
from rules.tcg.notation.players import Player

# Does something to a card; the last argument is the action whose cost this is, or -1.
Act = Callable[[State, Context, int, int], None]
# What paying with a card takes beside what is taken already; None where it cannot pay.
Reserve = Callable[[State, Context, int, Reserved], Reserved | None]

_MANY = 99


def numbers_asked(*amounts: am.Amount | None) -> tuple[Step, ...]:
    """Return the step that asks for a number, where an amount wants to know one."""
    for amount in amounts:
        if amount is not None and is_asked(amount):
            most = most_that_can_be_asked(amount)
            assert most is not None

            def ask(state: State, context: Context, most: Amount = most) -> None:
                ask_number(state, context, 0, most(state, context))

            return (ask,)
    return ()


def use_card(state: State, context: Context, card: int, reserved: Reserved) -> Reserved | None:
    """Take a card as payment, once."""
    return None if count_reserved(reserved, "card", card) else (*reserved, ("card", card))


# --- what a target is ---


def compile_target(
    compilation: Compilation,
    target: ef.AnyTarget,
    act: Act,
    *,
    eligible: CardTest | None = None,
    reserve: Reserve = use_card,
    before: tuple[Step, ...] = (),
) -> Compiled:
    """Do something to each card of a target, after choosing it where it is to be chosen.

    `before` are steps between the choice and the deed, such as asking for a number.
    """
    match target:
        case ef.Choose():
            chosen = choose_in_play(compilation, target, eligible, reserve)
        case ef.CardsIn():
            chosen = choose_in_pile(compilation, target, eligible, reserve)
        case ef.TopOfDeck():
            chosen = take_from_deck(target)
        case ef.Each(of):
            return _to_every(compilation, compile_cards(of), act, before)
        case _:
            return _to_known(compilation, target, act, eligible, reserve, before)
    deed = _to_each(compilation, last_group, act)
    return Compiled(
        chosen.possible,
        (*chosen.steps, *before, deed),
        chosen.useful,
        chosen.demand,
    )


def _to_every(
    compilation: Compilation, cards: Cards, act: Act, before: tuple[Step, ...]
) -> Compiled:
    def any_card(state: State, context: Context) -> bool:
        return bool(cards(state, context))

    def note(state: State, context: Context) -> None:
        remember(state, context.action, tuple(cards(state, context)))

    return Compiled(always, (note, *before, _to_each(compilation, last_group, act)), any_card)


def _to_known(
    compilation: Compilation,
    target: fi.Filter,
    act: Act,
    eligible: CardTest | None,
    reserve: Reserve,
    before: tuple[Step, ...],
) -> Compiled:
    known = compile_known(target)
    if known is None:
        raise compilation.no_meaning(target)
    is_that = isinstance(target, fi.That)

    def possible(state: State, context: Context) -> bool:
        cards = known(state, context)
        if is_that and not cards:
            # "That" card is chosen only as the action goes on.
            return True
        return bool(cards) and (
            eligible is None or all(eligible(state, context, card) for card in cards)
        )

    def ways(state: State, context: Context, reserved: Reserved) -> list[Reserved]:
        if not possible(state, context):
            return []
        taken: Reserved | None = reserved
        for card in known(state, context):
            taken = reserve(state, context, card, taken) if taken is not None else None
        return [taken] if taken is not None else []

    return Compiled(possible, (*before, _to_each(compilation, known, act)), possible, ways)


def _to_each(compilation: Compilation, cards: Cards, act: Act) -> Step:
    paying = compilation.paying

    def act_on_each(state: State, context: Context) -> None:
        action = context.action if paying else -1
        found = cards(state, context)
        if paying and not found:
            leave_unpaid(state, action)
        # Acts push steps: the last pushed is done first, so that cards are taken in order.
        for card in reversed(found):
            act(state, context, card, action)

    return act_on_each


# --- cards in play ---


def choose_in_play(
    compilation: Compilation,
    target: ef.Choose,
    eligible: CardTest | None,
    reserve: Reserve = use_card,
) -> Compiled:
    """Choose cards in play one at a time into a group that `that` then names."""
    cards = compile_cards(target.filter)

    def candidates(state: State, context: Context) -> list[int]:
        found = cards(state, context)
        if eligible is None:
            return found
        return [card for card in found if eligible(state, context, card)]

    if target.one_of_each:
        return _one_of_each(compilation, candidates, target.one_of_each)
    return _choice(compilation, candidates, target.count, target.least, reserve)


def _one_of_each(compilation: Compilation, candidates: Cards, attribute: str) -> Compiled:
    """Choose one card of each culture (or race) that any of the candidates has."""

    def kind(state: State, card: int) -> object:
        return getattr(state.blueprints[card].card, attribute)

    def with_kind(state: State, context: Context) -> list[int]:
        return [card for card in candidates(state, context) if kind(state, card) is not None]

    def differs(state: State, context: Context, card: int, group: tuple[int, ...]) -> bool:
        return kind(state, card) not in {kind(state, chosen) for chosen in group}

    def kinds(state: State, context: Context) -> int:
        return len({kind(state, card) for card in with_kind(state, context)})

    def any_card(state: State, context: Context) -> bool:
        return bool(with_kind(state, context))

    selector = compilation.part(
        Selector(with_kind, differs, kinds, kinds, notation=compilation.effect)
    )

    def select(state: State, context: Context) -> None:
        state.push(choose, selector, context, context.player, ())

    return Compiled(any_card, (select,), any_card)


def _choice(
    compilation: Compilation,
    candidates: Cards,
    count: am.Amount | None,
    least: int | None,
    reserve: Reserve,
    *,
    once_each: bool = False,
) -> Compiled:
    most = compile_amount(count) if count is not None else None
    fewest = compile_amount(least if least is not None else (count if count is not None else 0))
    later = list(compilation.later)
    paying = compilation.paying

    def leaves_the_rest_payable(
        state: State, context: Context, card: int, group: tuple[int, ...]
    ) -> bool:
        taken: Reserved | None = ()
        for chosen in (*group, card):
            taken = reserve(state, context, chosen, taken) if taken is not None else None
        return taken is not None and payable(state, context, later, taken)

    selector = compilation.part(
        Selector(
            candidates,
            leaves_the_rest_payable if paying and later else None,
            fewest,
            most,
            once_each=once_each,
            notation=compilation.effect,
        )
    )

    asked = numbers_asked(count)
    # Nobody pays a cost for X characters with none of them (4.2, "exert").
    at_least = 1 if paying and asked else 0

    def enough(state: State, context: Context) -> bool:
        return len(candidates(state, context)) >= max(at_least, fewest(state, context))

    def any_candidate(state: State, context: Context) -> bool:
        return bool(candidates(state, context))

    if least == 1 or (least is None and count == 1):
        enough = any_candidate

    def select(state: State, context: Context) -> None:
        state.push(choose, selector, context, context.player, ())

    def ways(state: State, context: Context, reserved: Reserved) -> list[Reserved]:
        number = max(at_least, fewest(state, context))
        found = []
        for group in combinations(candidates(state, context), number):
            taken: Reserved | None = reserved
            for card in group:
                taken = reserve(state, context, card, taken) if taken is not None else None
            if taken is not None:
                found.append(taken)
        return found

    def ask(state: State, context: Context) -> None:
        assert highest is not None
        found = min(len(candidates(state, context)), highest(state, context))
        ask_number(state, context, min(at_least, found), found)

    highest = most_that_can_be_asked(count) if count is not None else None
    return Compiled(enough, (*((ask,) if asked else ()), select), any_candidate, ways)


# --- cards out of play ---


def choose_in_pile(
    compilation: Compilation,
    target: ef.CardsIn,
    eligible: CardTest | None,
    reserve: Reserve = use_card,
) -> Compiled:
    """Choose cards of a pile, hand or stack; a deck that is looked through is then shuffled."""
    listed = _cards_of(target)

    def candidates(state: State, context: Context) -> list[int]:
        # The card being played cannot pay for itself; the order tells nothing of a deck's.
        found = [card for card in listed(state, context) if card != context.source]
        if eligible is not None:
            found = [card for card in found if eligible(state, context, card)]
        return sorted(found) if looks_through_deck(target) else found

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
        return _choice(compilation, candidates, everything, None, reserve)
    if target.count is None:
        return _all_of_pile(candidates)
    least = target.least
    if looks_through_deck(target) and least is None:
        # Nobody must find a card in a draw deck (4.2, "draw deck").
        least = 0
    return _choice(
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


def _cards_of(target: ef.CardsIn) -> Cards:
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
        group = []
        for _ in range(min(count(state, context), len(left))):
            group.append(left.pop(state.roll(len(left))))
        remember(state, context.action, tuple(group))

    return Compiled(enough, (draw_lots,), any_card)


def _all_of_pile(candidates: Cards) -> Compiled:
    def any_card(state: State, context: Context) -> bool:
        return bool(candidates(state, context))

    def note(state: State, context: Context) -> None:
        remember(state, context.action, tuple(candidates(state, context)))

    return Compiled(always, (note,), any_card)


def cards_shown(target: ef.CardsIn | ef.TopOfDeck) -> Cards:
    """Return the function that lists the cards that may be shown or looked at."""
    return _top_of_deck(target) if isinstance(target, ef.TopOfDeck) else _cards_of(target)


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


def joint_demand(demands: list[Demand]) -> Demand:
    """Return the demand of several costs together."""

    def ways(state: State, context: Context, reserved: Reserved) -> list[Reserved]:
        found = [reserved]
        for demand in demands:
            found = [taken for known in found for taken in demand(state, context, known)]
        return found

    return ways
