"""Putting the pieces of a query together: "or" binds least, then standing side by side, "-".

`|` is "or", `&` is "and", and "NOT" and "!" are "-".

query   := side {"or" side}
side    := part {["and"] part}
part    := {"-"} (term | words | "(" query ")")
"""

from cards.search.query.lexer import Sign, Token, tokens
from cards.search.query.mistakes import BadQuery, Mistake
from cards.search.query.tree import And, Node, Not, Or, Span

MAX_DEPTH = 30


def parse(query: str) -> Node:
    """Return the tree of a query; an empty one asks for every card. Raise `BadQuery`."""
    return _Parser(query).whole()


class _Parser:
    def __init__(self, query: str) -> None:
        self._query = query
        self._tokens = list(tokens(query))
        self._next = 0
        self._depth = 0

    def whole(self) -> Node:
        if not self._tokens:
            return And(())
        tree = self._either()
        if self._next < len(self._tokens):
            raise self._refuse(self._tokens[self._next].span, "there is no ( before this )")
        return tree

    def _sign(self) -> Sign | None:
        """Return the sign that comes next, None for anything else."""
        if self._next >= len(self._tokens):
            return None
        what = self._tokens[self._next].what
        return what if isinstance(what, Sign) else None

    def _either(self) -> Node:
        parts = [self._side()]
        while self._sign() is Sign.OR:
            self._next += 1
            parts.append(self._side())
        return parts[0] if len(parts) == 1 else Or(tuple(parts))

    def _side(self) -> Node:
        parts = [self._part()]
        while self._next < len(self._tokens) and self._sign() not in (Sign.OR, Sign.CLOSE):
            if self._sign() is Sign.AND:
                self._next += 1
            parts.append(self._part())
        return parts[0] if len(parts) == 1 else And(tuple(parts))

    def _part(self) -> Node:
        negated = False
        while self._sign() is Sign.MINUS:
            self._next += 1
            negated = not negated
        part = self._positive()
        return Not(part) if negated else part

    def _positive(self) -> Node:
        if self._next >= len(self._tokens):
            raise self._unfinished(self._tokens[-1])
        token = self._tokens[self._next]
        if not isinstance(token.what, Sign):
            self._next += 1
            return token.what
        if token.what is Sign.OPEN:
            return self._group(token)
        raise self._misplaced(token, token.what)

    def _group(self, opening: Token) -> Node:
        self._next += 1
        self._depth += 1
        if self._depth > MAX_DEPTH:
            raise self._refuse(opening.span, f"brackets go at most {MAX_DEPTH} deep")
        if self._sign() is Sign.CLOSE:
            span = Span(opening.span.start, self._tokens[self._next].span.end)
            raise self._refuse(span, "there is nothing between these brackets")
        part = self._either()
        if self._sign() is not Sign.CLOSE:
            raise self._refuse(opening.span, "this ( is never closed")
        self._next += 1
        self._depth -= 1
        return part

    def _misplaced(self, token: Token, sign: Sign) -> BadQuery:
        """Return why a sign cannot stand where a word should."""
        before = self._tokens[self._next - 1] if self._next else None
        if before is not None and before.what in (Sign.MINUS, Sign.OR, Sign.AND):
            return self._unfinished(before)
        if sign is Sign.CLOSE:
            return self._refuse(token.span, "there is no ( before this )")
        return self._refuse(
            token.span, f'{sign.value} needs something before it; the word itself is "{sign.value}"'
        )

    def _unfinished(self, last: Token) -> BadQuery:
        """Return what a sign after which nothing comes is waiting for."""
        if last.what is Sign.OPEN:
            return self._refuse(last.span, "this ( is never closed")
        sign = last.what.value if isinstance(last.what, Sign) else ""
        return self._refuse(last.span, f"{sign} needs something after it")

    def _refuse(self, span: Span, message: str) -> BadQuery:
        return BadQuery(self._query, [Mistake(span.start, span.end, message)])
