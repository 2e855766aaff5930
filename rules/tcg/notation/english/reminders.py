"""What print explains of a card's keywords, in the sets whose templates explain them.

A keyword itself is a fact of the card, so its name is no sentence of a definition. What it means
follows from the name; print says so on the card in some sets, and readers of the whole card
find it before what the card does.
"""

from __future__ import annotations

from rules.tcg.facts.card import Card
from rules.tcg.notation.english.labels import SHADOWS, culture_name
from rules.tcg.vocabulary import Keyword

# Cards of the support area say so in a sentence up to this set, and beside their type from the
# next on.
_LAST_SET_OF_SUPPORT_SENTENCES = 6
# Lists its keywords without a word of explanation.
_SET_OF_BARE_KEYWORDS = 14


def reminders_of(card: Card, *, brackets: bool = False) -> tuple[str, ...]:
    """Return what print says of a card's keywords beside their names, a sentence each.

    `brackets` writes cultures as print does, "[gondor]".
    """
    if tells_support_area(card):
        return ("Plays to your support area.",)
    if card.set < SHADOWS or card.set == _SET_OF_BARE_KEYWORDS:
        return ()
    found = (_meaning(card, keyword, count, brackets) for keyword, count in card.keywords.items())
    return tuple(f"({words})" for words in found if words)


def tells_support_area(card: Card) -> bool:
    """Whether a card says in a sentence that it plays to the support area."""
    in_support = Keyword.SUPPORT_AREA in card.keywords
    return in_support and 1 <= card.set <= _LAST_SET_OF_SUPPORT_SENTENCES


def _meaning(card: Card, keyword: Keyword, count: int, brackets: bool) -> str:
    match keyword:
        case Keyword.HUNTER:
            bonus = f"this character is strength +{count}"
            return f"While skirmishing a non-hunter character, {bonus}."
        case Keyword.LURKER:
            return "Skirmishes involving lurker minions must be resolved after any others."
        case Keyword.MUSTER:
            cost = "you may discard a card from hand"
            return f"At the start of the regroup phase, {cost} to draw a card."
        case Keyword.TOIL if card.culture is not None:
            whom = f"{culture_name(card.culture, brackets=brackets)} character"
            saved = f"its twilight cost is \N{MINUS SIGN}{count}"
            return f"For each {whom} you exert when playing this, {saved}."
        case _:
            return ""
