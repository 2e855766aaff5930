"""A card whose definition is not written yet, as a new set's are: one card is forgotten.

Every official card is written. What the site says of others is tested with a card whose
definition the library does not find while a test runs (the fixture `forgotten_card`).
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace

import pytest

from cards.behaviour import behaviour, folded_sentences
from cards.coverage import coverages, starter_coverages
from rules.tcg.library import definitions, registry
from rules.tcg.library.definitions import DefinedSet

# An event of Rohan that no starter deck has.
FORGOTTEN = "7_231"

_REMEMBERING: tuple[Callable[[], None], ...] = (
    behaviour.cache_clear,
    folded_sentences.cache_clear,
    coverages.cache_clear,
    starter_coverages.cache_clear,
    registry.blueprint.cache_clear,
    registry.compiled.cache_clear,
)


@contextmanager
def forgotten() -> Iterator[str]:
    """Let the library find no definition of one card; return its id."""
    defined = definitions.defined_set

    def without(number: int) -> DefinedSet:
        found = defined(number)
        texts = {card: known for card, known in found.texts.items() if card != FORGOTTEN}
        return replace(found, texts=texts)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(definitions, "defined_set", without)
        _forget_all()
        try:
            yield FORGOTTEN
        finally:
            patch.undo()
            _forget_all()


def _forget_all() -> None:
    for forget in _REMEMBERING:
        forget()
