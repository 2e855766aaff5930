"""Cards that a sentence knows: this card, its bearer, "that" card."""

from typing import Final

from rules.tcg.engine.state.parts import CardTest, Context
from rules.tcg.engine.state.state import State
from rules.tcg.notation import filters as fi
from rules.tcg.notation.compiler.tables import FILTERS, Cards, compile_filter


def _this(state: State, context: Context) -> list[int]:
    return [context.source]


def _bearer(state: State, context: Context) -> list[int]:
    bearer = state.bearer[context.source]
    if bearer < 0:
        bearer = context.bearer
    return [bearer] if bearer >= 0 else []


def _it(state: State, context: Context) -> list[int]:
    return [context.it] if context.it >= 0 else []


_REFERENCES: Final[dict[fi.Reference, Cards]] = {
    fi.Reference.THIS: _this,
    fi.Reference.BEARER: _bearer,
    fi.Reference.IT: _it,
}


def compile_known(reference: fi.Filter) -> Cards | None:
    """Return the function that finds a card the sentence knows; None for any other filter."""
    if isinstance(reference, fi.Reference):
        return _REFERENCES[reference]
    if isinstance(reference, fi.That):
        return _that(reference)
    return None


def _that(filter_: fi.That) -> Cards:
    test = compile_filter(filter_.filter)

    def last_spoken_of(state: State, context: Context) -> list[int]:
        for entry in state.memory.get(context.action, ())[::-1]:
            if isinstance(entry, tuple):
                group = [card for card in entry if card >= 0 and test(state, context, card)]
                if group:
                    return group
        for card in (context.subject, context.other):
            if card >= 0 and test(state, context, card):
                return [card]
        return []

    return last_spoken_of


def _reference(filter_: fi.Reference) -> CardTest:
    return _is_among(_REFERENCES[filter_])


def _that_test(filter_: fi.That) -> CardTest:
    return _is_among(_that(filter_))


def _is_among(known: Cards) -> CardTest:
    def is_among(state: State, context: Context, card: int) -> bool:
        return card in known(state, context)

    return is_among


FILTERS.update(
    {
        fi.Reference: _reference,
        fi.That: _that_test,
    }
)
