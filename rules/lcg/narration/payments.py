"""Paying from several heroes: how much is paid, and who pays the rest."""

from collections.abc import Iterator
from itertools import islice

from rules.english import join_words
from rules.lcg.engine.blueprint import Context
from rules.lcg.engine.codes import NONE, REVEALED, Verb
from rules.lcg.engine.decision import Decision, Option
from rules.lcg.engine.payment import cost_to_play, takings
from rules.lcg.engine.state import State
from rules.lcg.notation.effects import SpendFrom
from rules.notation.traversal import values_of_kind
from rules.recording import WholeChoice

# More ways than this are asked hero by hero.
MOST_WAYS = 8
# Who pays, how much, and whether that is asked.
_Way = tuple[tuple[int, int, bool], ...]


def describe_price(state: State, decision: Decision) -> str:
    """Return what is paid: "2 for Faramir", "2 more of 4 for Faramir"."""
    amount: int = decision.resume[2]
    card = paid_card(state)
    if card == NONE:
        return f"{amount}"
    title = state.blueprints[card].title
    total = _price(state, card, amount)
    return f"{amount} for {title}" if amount == total else f"{amount} more of {total} for {title}"


def describe_payment(state: State, decision: Decision, option: Option) -> str:
    """Return how much is paid with an option, and who pays the rest: "1 of 3 paid; …"."""
    _, _, amount, rest = decision.resume
    total = _price(state, paid_card(state), amount)
    paid = total - amount + option.number
    if paid == total:
        return f"{paid} of {total} paid"
    titles = [state.blueprints[hero].title for hero in rest]
    verb = "pays" if len(titles) == 1 else "pay"
    return f"{paid} of {total} paid; {join_words(titles)} {verb} the rest"


def ways_to_pay(state: State, decision: Decision) -> list[WholeChoice]:
    """Return all ways to pay the whole price, the most natural first; nothing where they are many.

    A hero with a use of its own for its resources pays last.
    """
    amount: int = decision.resume[2]
    pools = (decision.options[0].card, *decision.resume[3])
    ways = list(islice(_ways(state, amount, pools), MOST_WAYS + 1))
    if len(ways) > MOST_WAYS:
        return []
    spare = {hero for hero in pools if needs_own_resources(state, hero)}
    ways.sort(key=lambda way: sum(taken for hero, taken, _ in way if hero in spare))
    return [_whole(state, pools, way) for way in ways]


def _ways(state: State, amount: int, pools: tuple[int, ...]) -> Iterator[_Way]:
    """Yield who pays how much and whether that is asked, as `pay_from` asks for it."""
    if amount <= 0 or not pools:
        yield ()
        return
    choices = takings(state, amount, pools)
    for taken in choices:
        for way in _ways(state, amount - taken, pools[1:]):
            yield ((pools[0], taken, len(choices) > 1), *way)


def _whole(state: State, pools: tuple[int, ...], way: _Way) -> WholeChoice:
    taken = {hero: number for hero, number, _ in way if number}
    titles = state.blueprints
    paid = join_words([f"{number} from {titles[hero].title}" for hero, number in taken.items()])
    left = [f"{titles[hero].title} {state.resources[hero] - taken.get(hero, 0)}" for hero in pools]
    asked = tuple(Option(Verb.PAY, hero, number=number) for hero, number, asks in way if asks)
    return WholeChoice(asked, f"Pay {paid}", f"leaves {join_words(left)}", next(iter(taken), NONE))


def paid_card(state: State) -> int:
    """Return the card that is paid for; none where the steps that wait don't say so."""
    if not state.stack:
        return NONE
    _, *arguments = state.stack[-1]
    for argument in arguments:
        if isinstance(argument, Context):
            return argument.source
    # A step of `planning`, which puts the card into play.
    first = arguments[0] if arguments else NONE
    return first if isinstance(first, int) else NONE


def _price(state: State, card: int, amount: int) -> int:
    """Return the whole price of a card, of which an amount is still to be paid."""
    if card == NONE or state.zone[card] != REVEALED or state.blueprints[card].costs_x:
        return amount
    return max(amount, cost_to_play(state, card))


def payments_in_order(state: State, decision: Decision) -> list[Option]:
    """Return the options, the most natural first: a hero with a use for its resources keeps them.

    Any other hero pays what it can.
    """
    options = list(decision.options)
    return options[::-1] if needs_own_resources(state, options[0].card) else options


def needs_own_resources(state: State, hero: int) -> bool:
    """Whether a hero's own text spends its resources, so that others had better pay."""
    spent = values_of_kind(tuple(state.blueprints[hero].notations.values()), SpendFrom)
    return next(spent, None) is not None
