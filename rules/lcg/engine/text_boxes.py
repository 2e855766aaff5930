"""Attachments whose text boxes count as blank for as long as a card in play says so.

They stay attached: what an attachment can be attached to is only asked as it enters play (official
FAQ on Amon Lhaw).
"""

from rules.lcg.engine.blanks import blank
from rules.lcg.engine.blueprint import Blueprint
from rules.lcg.engine.board import register, renew_mask, unregister
from rules.lcg.engine.codes import ATTACHED, BLANKS_ATTACHMENTS, NONE
from rules.lcg.engine.damage import settle
from rules.lcg.engine.laws import rule_holds
from rules.lcg.engine.state import State
from rules.lcg.engine.traits import ATTACHMENT


def renew_text_boxes(state: State) -> None:
    """Make attachments in play blank, or what is printed again, as is so at this moment."""
    is_blank = rule_holds(state, BLANKS_ATTACHMENTS)
    if not is_blank and not state.attachments_are_blank:
        return
    state.attachments_are_blank = is_blank
    for card, zone in enumerate(state.zone):
        if zone == ATTACHED and state.bearer[card] != NONE and state.mask[card] & ATTACHMENT:
            printed = state.blueprint_table[card]
            wanted = blank(printed) if is_blank else printed
            if state.blueprints[card] is not wanted:
                _replace_text(state, card, wanted)


def _replace_text(state: State, card: int, blueprint: Blueprint) -> None:
    bearer = state.bearer[card]
    unregister(state, card)
    _count_bonus(state, card, bearer, -1)
    state.set_blueprint(card, blueprint)
    _count_bonus(state, card, bearer, 1)
    register(state, card)
    renew_mask(state, bearer)
    settle(state, bearer)


def _count_bonus(state: State, card: int, bearer: int, sign: int) -> None:
    for statistic, amount in state.blueprints[card].bonus:
        state.set_base(statistic, bearer, state.base[statistic][bearer] + sign * amount)
