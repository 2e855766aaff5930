"""Cards that lie facedown on another: what Eagles of the Misty Mountains gather."""

from typing import Final

from rules.lcg.engine.attachments import attach
from rules.lcg.engine.blueprint import Blueprint, Context
from rules.lcg.engine.board import become
from rules.lcg.engine.codes import IN_DISCARD, IN_HAND, STATISTICS
from rules.lcg.engine.state import State
from rules.lcg.engine.traits import ATTACHMENT
from rules.lcg.engine.zones import in_play
from rules.lcg.facts.card import LcgCard
from rules.lcg.notation.own import OwnAmount, OwnEffect
from rules.lcg.vocabulary import CardType


def _facedown_card() -> Blueprint:
    facts = LcgCard("00001", "", 0, "Facedown card", CardType.ATTACHMENT, 1, "")
    return Blueprint(facts, "", ATTACHMENT, "Facedown card", (0,) * STATISTICS)


FACEDOWN_CARD: Final = _facedown_card()


def _attach_facedown(state: State, context: Context) -> None:
    """Attach what left play; it is a card without text until it leaves play again."""
    card = context.subject
    become(state, card, FACEDOWN_CARD)
    attach(state, card, context.source, context.player)


def _can_be_attached(state: State, context: Context) -> bool:
    return in_play(state, context.source) and state.zone[context.subject] in (IN_DISCARD, IN_HAND)


attach_that_card_facedown = OwnEffect(
    "you may attach that card facedown to {this}", _attach_facedown, _can_be_attached
)


def _facedown_attachments(state: State, context: Context) -> int:
    return sum(state.blueprints[card] is FACEDOWN_CARD for card in state.attached[context.source])


each_facedown_attachment = OwnAmount("1 for each facedown attachment it has", _facedown_attachments)
