"""The head of a new definition: number and name, and what the facts say of its sentences.

What only print says is an ellipsis, which the author replaces. A card that is checked before that
is a mistake with its line.
"""

from collections.abc import Iterator

from rules.tcg.facts.card import Card
from rules.tcg.facts.reader import all_cards
from rules.tcg.vocabulary import CardType, Keyword, Phase


def file_for(known: Card) -> str:
    """Return the file in which a card's definition belongs, if its chapter has only one."""
    if known.type is CardType.SITE:
        chapter = "sites"
    elif known.type is CardType.THE_ONE_RING:
        chapter = "rings"
    else:
        assert known.culture is not None
        chapter = known.culture.value.replace("-", "_")
    return f"rules/tcg/library/set{known.set:02d}/{chapter}.py"


def head(known: Card) -> Iterator[str]:
    """Yield the lines of a definition to be finished."""
    yield f"# {file_for(known)}"
    yield "card("
    yield f'    "{_number(known)}",'
    yield f'    "{known.name}",'
    for sentence in _sentences(known):
        yield f"    {sentence},"
    yield ")"


def _number(known: Card) -> str:
    """Return the number by which a definition names a card: the id where others share it."""
    same = [each for each in all_cards().values() if each.collector == known.collector]
    return known.collector if len(same) == 1 else known.id


def _sentences(known: Card) -> Iterator[str]:
    """Yield what the facts say: how the card comes into play, when an event is played."""
    is_borne = known.type in (CardType.POSSESSION, CardType.ARTIFACT, CardType.CONDITION)
    if is_borne and Keyword.SUPPORT_AREA not in known.keywords:
        yield "bearer_must_be(...)"
    if known.type is CardType.FOLLOWER:
        yield "aid(...)"
    # Only events have their time words in the facts; print has those of special abilities.
    phases = [phase.value for phase in known.timewords if phase is not Phase.RESPONSE]
    if phases:
        yield f"event({', '.join(phases)}, ...)"
    if Phase.RESPONSE in known.timewords:
        yield "response_event(..., ...)"
