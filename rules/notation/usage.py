"""How a word of a card language is used: "exert(times, target)", "spot(count, *filters)"."""

from collections.abc import Iterator
from inspect import Parameter, Signature, signature
from typing import get_overloads


def signatures(word: object) -> tuple[Signature, ...]:
    """Return the ways to call a word: one, or several where it is overloaded; none for a noun."""
    if not callable(word):
        return ()
    try:
        return tuple(signature(way) for way in get_overloads(word) or (word,))
    except (TypeError, ValueError):
        return ()


def usage(name: str, word: object) -> str:
    """Return how a word is written, with the names of what it takes."""
    ways = dict.fromkeys(f"{name}({', '.join(_parameters(way))})" for way in signatures(word))
    return " or ".join(ways) or name


def keywords_of(word: object) -> tuple[str, ...]:
    """Return the names of what a word takes."""
    named = (name for way in signatures(word) for name in way.parameters)
    return tuple(dict.fromkeys(named))


def _parameters(way: Signature) -> Iterator[str]:
    starred = False
    for parameter in way.parameters.values():
        starred = starred or parameter.kind is Parameter.VAR_POSITIONAL
        if parameter.kind is Parameter.VAR_POSITIONAL:
            yield f"*{parameter.name}"
        elif parameter.kind is Parameter.KEYWORD_ONLY:
            if not starred:
                starred = True
                yield "*"
            yield f"{parameter.name}=…"
        elif parameter.default is not Parameter.empty:
            yield f"[{parameter.name}]"
        else:
            yield parameter.name
