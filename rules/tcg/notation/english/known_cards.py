"""The English of cards a sentence knows: "bearer", "that minion", "those characters"."""

from __future__ import annotations

from rules.tcg.notation import filters as fi
from rules.tcg.notation.english.phrases import (
    NounPhrase,
    add_filter,
    reference_name,
    that_name,
)
from rules.tcg.notation.english.speaker import Speaker
from rules.tcg.notation.english.tables import FILTERS


def _reference(filter_: fi.Reference, made: NounPhrase, speaker: Speaker) -> None:
    name = reference_name(filter_, speaker)
    made.add_noun(name, name)
    made.proper = True


def _that(filter_: fi.That, made: NounPhrase, speaker: Speaker) -> None:
    name = that_name(filter_, speaker)
    made.add_noun(name, name)
    made.proper = True


def _those(filter_: fi.Those, made: NounPhrase, speaker: Speaker) -> None:
    add_filter(filter_.filter, made, speaker)
    made.those = True


FILTERS.update(
    {
        fi.Reference: _reference,
        fi.Those: _those,
        fi.That: _that,
    }
)
