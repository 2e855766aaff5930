"""Cutting a query into characters, words and terms, each with its place."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum

from cards.search.query.mistakes import BadQuery, Mistake
from cards.search.query.tree import Span, Term, Words

MAX_QUERY_LENGTH = 400

# What telephones and word processors make of a plain quotation mark and a minus sign.
_TYPED = str.maketrans({"“": '"', "”": '"', "„": '"', "«": '"', "»": '"', "−": "-", "–": "-"})

_SPACE = re.compile(r"\s+")
_NAME = re.compile(r"([^\W\d_][\w-]*)(:|\s*(?:!=|<=|>=|=|<|>)\s*)")
_OPERATOR = re.compile(r"!=|<=|>=|=|<|>|:")
_PIECE = re.compile(r'"([^"]*)"|[^\s()"]+')
# "Strength 8 or more": here "or" joins nothing.
_NUMBER_BEFORE = re.compile(r"\d\s+(?:[^\W\d_]+\s+)?$")
_COMPARING = re.compile(
    r"or\s+(?:more|less|fewer|higher|lower|greater|better|above|below)\b", re.IGNORECASE
)
# NOT in capitals is a sign, as titles have the word too; before a name or a bracket, in any case.
_NOT = re.compile(r"NOT\s+(?=\S)|not\s+(?=\(|[^\W\d_][\w-]*[:=<>!])", re.ASCII)
_NOT_SIGN = re.compile(r"!(?=[\w(\"])")
_JOINING = re.compile(r"\|\|?|&&?")


class Sign(Enum):
    """A sign that joins or parts what stands around it."""

    OPEN = "("
    CLOSE = ")"
    MINUS = "-"
    OR = "or"
    AND = "and"


@dataclass(frozen=True, slots=True)
class Token:
    """One piece of a query and its place."""

    what: Sign | Words | Term
    span: Span


def tokens(query: str) -> Iterator[Token]:
    """Return the pieces of a query in order.

    Raise `BadQuery` for one that is too long, a quotation that never ends, an operator
    without a name, a name without a value.
    """
    if len(query) > MAX_QUERY_LENGTH:
        message = f"a query has at most {MAX_QUERY_LENGTH} characters; this one has {len(query)}"
        raise BadQuery(query, [Mistake(MAX_QUERY_LENGTH, len(query), message)])
    typed = query.translate(_TYPED)
    place = 0
    while place < len(typed):
        space = _SPACE.match(typed, place)
        if space:
            place = space.end()
            continue
        token = _token(query, typed, place)
        yield token
        place = token.span.end


def _token(query: str, typed: str, place: int) -> Token:
    sign = typed[place]
    if sign in "()":
        return Token(Sign(sign), Span(place, place + 1))
    if sign == "-":
        return Token(Sign.MINUS, Span(place, place + 1))
    if negation := _NOT_SIGN.match(typed, place) or _NOT.match(typed, place):
        return Token(Sign.MINUS, Span(place, place + len(negation[0].rstrip())))
    if joining := _JOINING.match(typed, place):
        what = Sign.OR if joining[0].startswith("|") else Sign.AND
        return Token(what, Span(*joining.span()))
    named = _NAME.match(typed, place)
    if named:
        return _term(query, typed, named)
    operator = _OPERATOR.match(typed, place)
    if operator:
        message = f"{operator[0]} needs a name before it, as in cost{operator[0]}2"
        raise BadQuery(query, [Mistake(place, operator.end(), message)])
    text, end = _text(query, typed, place)
    span = Span(place, end)
    if typed[place:end].casefold() in (Sign.OR.value, Sign.AND.value) and not (
        _COMPARING.match(typed, place) and _NUMBER_BEFORE.search(typed, 0, place)
    ):
        return Token(Sign(typed[place:end].casefold()), span)
    return Token(Words(text, span, quoted='"' in typed[place:end]), span)


def _term(query: str, typed: str, named: re.Match[str]) -> Token:
    value, end = _text(query, typed, named.end())
    operator = named[2].strip()
    if not value.strip():
        message = f"{named[1]}{operator} needs a value after it"
        raise BadQuery(query, [Mistake(named.start(), max(end, named.end()), message)])
    term = Term(
        name=named[1],
        operator=operator,
        value=value,
        name_span=Span(*named.span(1)),
        value_span=Span(named.end(), end),
    )
    return Token(term, Span(named.start(), end))


def _text(query: str, typed: str, place: int) -> tuple[str, int]:
    """Read what hangs together from a place on, quoted or not; give it and where it ends."""
    text = ""
    while True:
        piece = _PIECE.match(typed, place)
        if piece is None:
            break
        text += piece[0] if piece[1] is None else piece[1]
        place = piece.end()
    if typed[place : place + 1] == '"':
        message = "this quotation has no end: a second quotation mark is missing"
        raise BadQuery(query, [Mistake(place, len(typed), message)])
    return text, place
