"""The restrictions of a query that hold side by side, each with its place."""

from cards.search.query.lexer import Sign, tokens
from cards.search.query.tree import Span, Words


def side_by_side(query: str) -> tuple[Span, ...]:
    """Return the parts of a valid query that a card must all match; none where "or" joins them.

    A part in brackets is one restriction, and a minus belongs to what follows it.
    """
    parts: list[Span] = []
    depth, start = 0, -1
    for token in tokens(query):
        if depth == 0 and token.what is Sign.OR:
            return ()
        if depth == 0 and token.what is Sign.AND:
            continue
        if start < 0:
            start = token.span.start
        if token.what is Sign.OPEN:
            depth += 1
        elif token.what is Sign.CLOSE:
            depth -= 1
        if depth == 0 and token.what is not Sign.MINUS:
            parts.append(Span(start, token.span.end))
            start = -1
    return tuple(parts)


def without_plain_words(query: str) -> str:
    """Return a valid query without the plain words that hold side by side with the rest of it."""
    plain = {
        token.span
        for token in tokens(query)
        if isinstance(token.what, Words) and not token.what.quoted
    }
    kept = (part for part in side_by_side(query) if part not in plain)
    return " ".join(query[part.start : part.end] for part in kept)
