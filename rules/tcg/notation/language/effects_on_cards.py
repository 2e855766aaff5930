"""Effects on cards: discard, return, play, draw, reveal, put on a deck."""

from rules.tcg.notation import effects as ef
from rules.tcg.notation.amounts import (
    Amount,
    Statistic,
)
from rules.tcg.notation.effects import (
    AnyTarget,
    CardsIn,
    Duration,
    Effect,
    PileTarget,
    TopOfDeck,
    Until,
)
from rules.tcg.notation.filters import (
    Filter,
    all_of,
)
from rules.tcg.notation.language.qualities import to_quality
from rules.tcg.notation.language.targets import each, from_hand
from rules.tcg.notation.players import Player
from rules.tcg.notation.qualities import Quality

__all__ = [
    "choose_cost_of",
    "discard",
    "discard_at_random",
    "discard_from_hand",
    "discard_hand",
    "draw",
    "look_at",
    "pick",
    "play",
    "put_beneath_deck",
    "put_into_discard_pile",
    "put_on_deck",
    "put_random_card_beneath_deck",
    "reconcile",
    "remove_from_game",
    "return_to_hand",
    "reveal",
    "reveal_hand",
    "reveal_until",
    "reveal_until_not",
    "shuffle_deck",
    "shuffle_into_deck",
    "stack",
    "take_into_hand",
    "transfer",
]


discard = ef.Discard
return_to_hand = ef.ReturnToHand
take_into_hand = ef.TakeIntoHand
remove_from_game = ef.RemoveFromGame
stack = ef.Stack
transfer = ef.Transfer
draw = ef.Draw
shuffle_deck = ef.ShuffleDeck
pick = ef.Pick
reconcile = ef.Reconcile()


def choose_cost_of(*among: Filter) -> Effect:
    """Choose a twilight cost that such cards have; it is X in what follows."""
    return ef.ChooseNumber(Statistic.TWILIGHT_COST, all_of(among))


def discard_from_hand(count: Amount | Filter = 1, *filters: Filter) -> Effect:
    """Discard a given number of cards from hand, of the player's choice."""
    return ef.Discard(from_hand(count, *filters))


def discard_hand() -> Effect:
    """Discard one's whole hand."""
    return ef.Discard(each(from_hand()))


def discard_at_random(count: Amount = 1, who: Player = Player.YOU) -> Effect:
    """Discard cards from a hand that chance chooses."""
    return ef.Discard(from_hand(count, who=who, random=True))


def play(
    target: PileTarget,
    *qualities: Quality | Filter,
    cost: Amount = 0,
    free: bool = False,
    on: Filter | None = None,
    until: Duration = Until.END_OF_PHASE,
    without_roaming_penalty: bool = False,
    despite_dead_copy: bool = False,
) -> Effect:
    """Play a card from a hand, pile or stack; `cost` changes its twilight cost.

    The qualities are given to it once it is in play.
    """
    if isinstance(target, TopOfDeck):
        raise TypeError("reveal the top of the deck first, then play from what was revealed")
    then = tuple(map(to_quality, qualities))
    return ef.Play(target, cost, free, on, then, until, without_roaming_penalty, despite_dead_copy)


def put_on_deck(target: AnyTarget) -> Effect:
    """Place cards on top of their owner's draw deck."""
    return ef.PutIntoDeck(target, "top")


def put_beneath_deck(target: AnyTarget) -> Effect:
    """Place cards beneath their owner's draw deck."""
    return ef.PutIntoDeck(target, "bottom")


def shuffle_into_deck(target: AnyTarget, *, with_stacked: bool = False) -> Effect:
    """Shuffle cards into their owner's draw deck, and all cards stacked on them if that is said."""
    return ef.PutIntoDeck(target, "shuffle", with_stacked)


def put_random_card_beneath_deck() -> Effect:
    """Place a random card from hand beneath the draw deck."""
    return ef.PutIntoDeck(from_hand(random=True), "bottom")


def put_into_discard_pile(target: PileTarget) -> Effect:
    """Place a card from a draw deck in the discard pile."""
    return ef.PutIntoDiscardPile(target)


def reveal(target: CardsIn | TopOfDeck) -> Effect:
    """Reveal cards to all players."""
    return ef.Reveal(target)


def reveal_until(*of: Filter) -> Effect:
    """Reveal cards from the top of your draw deck until you reveal such a card."""
    return ef.RevealUntil(all_of(of))


def reveal_until_not(*of: Filter) -> Effect:
    """Reveal cards from the top of your draw deck until you reveal one that is no such card."""
    return ef.RevealUntil(all_of(of), fails=True)


def reveal_hand(who: Player = Player.YOU) -> Effect:
    """Reveal a hand to all players."""
    return ef.Reveal(each(from_hand(who=who)))


def look_at(target: CardsIn | TopOfDeck) -> Effect:
    """Look at cards without showing them to the others."""
    return ef.Reveal(target, to_all=False)
