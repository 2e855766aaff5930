"""What a piece of a card's text says in a sentence of its own, for somebody new to the game."""

import re

from rules.tcg.facts.card import Card
from rules.tcg.notation import effects as ef
from rules.tcg.notation.english import describe_action, describe_effect

_TWILIGHT = re.compile(r"\((\d+|X)\)")
_NEXT_SENTENCE = re.compile(r"(?<=\. )[a-zéû]")


def said(card: Card, notation: object) -> str:
    """Return a compiled piece of a card's text in English."""
    if isinstance(notation, ef.Action):
        text = describe_action(card, notation)
    else:
        assert isinstance(notation, ef.Effect), notation
        text = describe_effect(card, notation)
    return spell_twilight(_NEXT_SENTENCE.sub(lambda found: found[0].upper(), text))


def spell_twilight(text: str) -> str:
    """Return a text with twilight in words: cards print "add (2)" for "add 2 twilight"."""
    return _TWILIGHT.sub(r"\1 twilight", text)
