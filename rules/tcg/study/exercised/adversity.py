"""What other cards might have done before: twilight, burdens, threats, tokens, control of sites.

Many texts need several of these at once, which the cards of two decks seldom bring. They are only
added, between two turns: what a player has been offered can still be done and paid.
"""

from random import Random

from rules.tcg.engine.operations.sites import controllable_site, take_control
from rules.tcg.engine.operations.tokens import change_culture_tokens, threats_that_fit
from rules.tcg.engine.state.state import State

MOST_TWILIGHT = 6
MOST_BURDENS = 5
MOST_TOKENS = 4
# A cost of so many threats can still be paid.
THREATS_LEFT = 2
HOW_OFTEN = 0.4


def add_adversity(state: State, dice: Random) -> None:
    """Add some of all this, at the beginning of a turn."""
    active = state.active
    if dice.random() < HOW_OFTEN:
        state.twilight += dice.randint(1, MOST_TWILIGHT)
    if dice.random() < HOW_OFTEN and state.burdens[active] < MOST_BURDENS:
        state.burdens[active] += dice.randint(0, MOST_BURDENS - state.burdens[active])
    fitting = threats_that_fit(state, active) - THREATS_LEFT
    if dice.random() < HOW_OFTEN and fitting > 0:
        state.threats[active] += dice.randint(1, fitting)
    for player in range(state.players):
        for card in (*state.support[player], *state.companions[player]):
            _add_tokens(state, card, dice)
            for item in state.attached[card]:
                _add_tokens(state, item, dice)
    if dice.random() < HOW_OFTEN:
        site = controllable_site(state)
        if site >= 0:
            take_control(state, dice.choice(state.shadows), site)


def _add_tokens(state: State, card: int, dice: Random) -> None:
    culture = state.blueprints[card].card.culture
    if culture is not None and dice.random() < HOW_OFTEN:
        change_culture_tokens(state, card, str(culture), dice.randint(1, MOST_TOKENS))
