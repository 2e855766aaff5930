"""What print explains of a card's keywords, in the sets whose templates explain them.

A keyword itself is a fact of the card, so its name is no sentence of a definition. What it means
follows from the name; print says so on the card in some sets, and readers of the whole card
find it beside what the card does.
"""

from __future__ import annotations

from itertools import takewhile

from rules.tcg.facts.card import Card
from rules.tcg.notation import sentences as se
from rules.tcg.notation.english.labels import SHADOWS, culture_name
from rules.tcg.notation.english.sentences import sentences_of
from rules.tcg.notation.qualities import GainsKeyword
from rules.tcg.notation.traversal import values_of_kind
from rules.tcg.vocabulary import Keyword

# Cards of the support area say so in a sentence up to this set, and beside their type from the
# next on.
_LAST_SET_OF_SUPPORT_SENTENCES = 6
# Lists its keywords without a word of explanation.
_SET_OF_BARE_KEYWORDS = 14
_SETS_THAT_EXPLAIN_WHAT_IS_GAINED = (11, 12)


def whole_text(card: Card, definition: se.Definition, *, brackets: bool = False) -> tuple[str, ...]:
    """Return all that stands on a card but its facts: what it explains, and what it does.

    `brackets` writes cultures as print does, "[gondor]".
    """
    sentences = sentences_of(card, definition, brackets=brackets)
    return with_reminders(card, definition, sentences, brackets=brackets)


def with_reminders(
    card: Card, definition: se.Definition, sentences: tuple[str, ...], *, brackets: bool = False
) -> tuple[str, ...]:
    """Return the sentences of a definition with what the card explains in its place."""
    if tells_support_area(card):
        to_play = takewhile(lambda part: isinstance(part, se.ToPlay), definition.sentences)
        place = len(list(to_play))
        return (*sentences[:place], "Plays to your support area.", *sentences[place:])
    sentences = _with_gained_keyword(card, definition, sentences)
    return (*reminders_of(card, brackets=brackets), *sentences)


def _with_gained_keyword(
    card: Card, definition: se.Definition, sentences: tuple[str, ...]
) -> tuple[str, ...]:
    """Explain muster or lurker where a sentence first gives it, as sets 11 and 12 do."""
    if card.set not in _SETS_THAT_EXPLAIN_WHAT_IS_GAINED:
        return sentences
    for place, part in enumerate(definition.sentences):
        for gained in values_of_kind(part, GainsKeyword):
            if words := _meaning(card, gained.keyword, 1, brackets=False):
                explained = f"{sentences[place]} ({words})"
                return (*sentences[:place], explained, *sentences[place + 1 :])
    return sentences


def reminders_of(card: Card, *, brackets: bool = False) -> tuple[str, ...]:
    """Return what print explains of a card's keywords and of its Ring-bearer, a sentence each."""
    if card.set < SHADOWS:
        # Every Frodo of these sets says so.
        is_frodo = card.may_bear_ring and card.title == "Frodo"
        return (f"Ring-bearer (resistance {card.resistance}).",) if is_frodo else ()
    if card.set == _SET_OF_BARE_KEYWORDS:
        return ()
    found = (
        _meaning(card, keyword, count, brackets=brackets)
        for keyword, count in card.keywords.items()
    )
    return tuple(f"({words})" for words in found if words)


def tells_support_area(card: Card) -> bool:
    """Whether a card says in a sentence that it plays to the support area."""
    in_support = Keyword.SUPPORT_AREA in card.keywords
    return in_support and 1 <= card.set <= _LAST_SET_OF_SUPPORT_SENTENCES


def _meaning(card: Card, keyword: Keyword, count: int, *, brackets: bool) -> str:
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
