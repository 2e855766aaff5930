"""What a card does on a page: found here for its small face, so that the face is drawn once."""

import re

from django import template
from django.utils.html import escape
from django.utils.safestring import SafeString, mark_safe

from cards.behaviour import Behaviour, behaviour
from rules.construction import Game
from rules.lcg.facts.card import LcgCard
from rules.tcg.facts.card import Card as TcgCard

register = template.Library()

_TWILIGHT = re.compile(r"\((\d+|X)\)")
_SYMBOL = r'<span class="twilight"><span class="visually-hidden">twilight </span>\1</span>'


@register.filter
def behaviour_of(card: TcgCard | LcgCard) -> Behaviour:
    """Return what a card does in English, by its facts."""
    if isinstance(card, LcgCard):
        return behaviour(Game.LCG, card.code)
    return behaviour(Game.TCG, card.id)


@register.filter
def twilight(text: str) -> SafeString:
    """Return a text with twilight drawn as the token it is: "Add (2)", as cards print it."""
    return mark_safe(_TWILIGHT.sub(_SYMBOL, escape(text)))
