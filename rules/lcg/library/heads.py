"""The head of a new definition: code and name, and what the facts say of its sentences.

What only print says is an ellipsis, which the author replaces. A card that is checked before that
is a mistake with its line.
"""

from collections.abc import Iterator

from rules.lcg.facts.card import LcgCard
from rules.lcg.library.checks import file_name
from rules.lcg.vocabulary import CardType

# The sentence that cards of a type have, where all of them have it.
_SENTENCES = {
    CardType.ATTACHMENT: "attach_to(...)",
    CardType.EVENT: "action(...)",
    CardType.TREACHERY: "when_revealed(...)",
}


def head(known: LcgCard) -> Iterator[str]:
    """Yield the lines of a definition to be finished."""
    yield f"# rules/lcg/library/{file_name(known).replace('.', '/')}.py"
    yield "card("
    yield f'    "{known.code}",'
    yield f'    "{known.name}",'
    if known.type in _SENTENCES:
        yield f"    {_SENTENCES[known.type]},"
    yield ")"
