"""What a card does on a page: found here for its small face, so that the face is drawn once."""

import re

from django import template
from django.utils.html import escape
from django.utils.safestring import SafeString, mark_safe

from cards.behaviour import Behaviour, behaviour
from cards.card_facts import keyword_words
from rules.construction import Game
from rules.lcg.facts.card import LcgCard
from rules.tcg.facts.card import Card as TcgCard
from rules.tcg.library import texts
from rules.tcg.notation.english import tells_support_area
from rules.tcg.vocabulary import Keyword

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
def keywords_in_words(card: TcgCard) -> str:
    """Return all of a card's keywords as cards print them: "Archer. Hunter 1."."""
    return _as_line(card, told=frozenset())


@register.filter
def keywords_beside_text(card: TcgCard) -> str:
    """Return the keywords that a card's face lists: those its whole text does not tell."""
    is_told = tells_support_area(card) and texts(card.id)
    return _as_line(card, told=frozenset({Keyword.SUPPORT_AREA}) if is_told else frozenset())


def _as_line(card: TcgCard, told: frozenset[Keyword]) -> str:
    printed = [(word, count) for word, count in card.keywords.items() if word not in told]
    return " ".join(f"{keyword_words(word, count)}." for word, count in printed)


@register.filter
def twilight(text: str) -> SafeString:
    """Return a text with twilight drawn as the token it is: "Add (2)", as cards print it."""
    return mark_safe(_TWILIGHT.sub(_SYMBOL, escape(text)))
