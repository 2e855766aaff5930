"""The computer at a draft and over a pool, in either game."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from rules.construction import Game
from rules.lcg.deck import LcgDeck
from rules.limited.choices import BuiltDeck, RatedCard
from rules.limited.drafting import DraftTable
from rules.limited.events import LimitedEvent
from rules.limited.lcg import builders as lcg_builders
from rules.limited.lcg import drafters as lcg_drafters
from rules.limited.lcg import needs as lcg_needs
from rules.limited.opening import Dice
from rules.limited.tcg import builders as tcg_builders
from rules.limited.tcg import drafters as tcg_drafters
from rules.limited.tcg import needs as tcg_needs
from rules.tcg.deck import TcgDeck

_DRAFTERS: Final = {Game.TCG: tcg_drafters.rate, Game.LCG: lcg_drafters.rate}
_NEEDS: Final = {Game.TCG: tcg_needs.what_is_missing, Game.LCG: lcg_needs.what_is_missing}
# By how much two cards must differ, in worth, that no drafter mixes them up.
_TEMPER: Final = 0.3
_TEMPER_DICE: Final = 7


def rate_pack(table: DraftTable, seat: int) -> Sequence[RatedCard]:
    """Return the different cards before a seat, the best first, each with its reason."""
    return _DRAFTERS[table.event.game](table, seat, table.event.least)


Rate = Callable[[DraftTable, int], Sequence[RatedCard]]


def pick_for_computers(
    table: DraftTable, seats: Sequence[int], seed: int, rate: Rate = rate_pack
) -> list[int]:
    """Let computer drafters pick as far as packs reach them; return whose picks were made."""
    picked = []
    waiting = True
    while waiting:
        waiting = False
        for seat in seats:
            rated = rate(table, seat)
            if not rated:
                continue
            held = len(table.given(seat)) + len(table.picks[seat])
            table.pick(seat, _choose(rated, Dice(seed + seat, _TEMPER_DICE, held)))
            picked.append(seat)
            waiting = True
    return picked


def build_deck(
    event: LimitedEvent, pool: Mapping[str, int]
) -> BuiltDeck[TcgDeck] | BuiltDeck[LcgDeck]:
    """Build a deck for an event; the same pool gives the same deck.

    Raise PoolTooSmall if no legal deck can be built.
    """
    if event.game is Game.LCG:
        return lcg_builders.build_deck(pool, event.least)
    return tcg_builders.build_deck(pool, event.least)


def what_is_missing(event: LimitedEvent, cards: Mapping[str, int]) -> str:
    """Return a sentence with what a deck of these cards would still need; "" for nothing."""
    words = _NEEDS[event.game](cards, event.least)
    if not words:
        return ""
    given = " Ring-bearer, Ring and sites are given." if event.game is Game.TCG else ""
    return f"A deck would need {', '.join(words)}.{given}"


def is_playable(game: Game, card: str) -> bool:
    """Return whether a card can be one of a deck's own: heroes and player cards all are."""
    return game is Game.LCG or tcg_needs.is_playable(card)


def _choose(rated: Sequence[RatedCard], dice: Dice) -> str:
    """Return the card a drafter takes; of two about as good, the dice decide."""
    tempered = [
        (card.value + _TEMPER * (dice.below(1000) / 1000 - 0.5), card.card) for card in rated
    ]
    return max(tempered)[1]
