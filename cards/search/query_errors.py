"""A query with its mistakes marked, for a page and for a terminal."""

from collections.abc import Iterator
from dataclasses import dataclass

from cards.search.query import BadQuery


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece of a query, wrong or not."""

    text: str
    wrong: bool


def mark_errors(bad: BadQuery) -> tuple[Piece, ...]:
    """Return the whole query in pieces, the mistakes marked; where they overlap, the first is."""
    return tuple(piece for piece in _pieces(bad) if piece.text)


def _pieces(bad: BadQuery) -> Iterator[Piece]:
    place = 0
    for mistake in bad.mistakes:
        if mistake.start < place:
            continue
        yield Piece(bad.query[place : mistake.start], wrong=False)
        yield Piece(bad.query[mistake.start : mistake.end], wrong=True)
        place = mistake.end
    yield Piece(bad.query[place:], wrong=False)


def error_text(bad: BadQuery) -> str:
    """Return the query and, a line for each mistake, an underline and what is wrong."""
    lines = [bad.query.replace("\n", " ").replace("\t", " ")]
    for mistake in bad.mistakes:
        under = " " * mistake.start + "^" * max(1, mistake.end - mistake.start)
        corrected = mistake.corrected(bad.query)
        perhaps = f" Did you mean: {corrected}" if corrected else ""
        lines += [under, f"{mistake.message}.{perhaps}"]
    return "\n".join(lines)
