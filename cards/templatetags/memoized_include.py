"""`{% include … only %}` that renders a component with the same values once.

A page of search results includes some three hundred components, and nearly all of them are the
same icons, numbers and cards as on the page before. With `only` a component sees nothing but what
it is given, so the same values give the same HTML. The tag takes the place of Django's own
(`TEMPLATES` in the settings); components with other values are rendered as ever. So a component
included with `only` must depend on nothing but what it is given: no clock, no language, no user.
"""

from collections import OrderedDict
from collections.abc import Hashable
from enum import Enum
from threading import Lock
from typing import Any, cast

from django import template
from django.conf import settings
from django.template.base import Parser, Token
from django.template.context import Context
from django.template.loader_tags import IncludeNode, do_include
from django.utils.safestring import SafeString

from cards.drawn_by_value import is_drawn_by_value
from rules.lcg.facts.card import LcgCard
from rules.tcg.facts.card import Card as TcgCard

register = template.Library()

# A page has some hundred components of half a kilobyte, the catalogue some thousand cards.
# Longer texts are what people write, of which each is seen seldom and would only take memory.
MOST_RENDERED = 4_096
LONGEST_TEXT = 200
LARGEST_SET = 20

_PLAIN = frozenset({str, SafeString, int, bool, float, type(None)})
# Facts never change. They are compared by identity, so they are kept as long as their HTML.
_FACTS = (TcgCard, LcgCard)
_CANNOT_BE_COMPARED = object()


class Rendered:
    """What was rendered lately, the least recently used forgotten first."""

    def __init__(self) -> None:
        self._html: OrderedDict[Hashable, tuple[str, dict[str, Any]]] = OrderedDict()
        self._lock = Lock()

    def get(self, key: Hashable) -> str | None:
        with self._lock:
            found = self._html.get(key)
            if found is None:
                return None
            self._html.move_to_end(key)
            return found[0]

    def keep(self, key: Hashable, html: str, values: dict[str, Any]) -> None:
        with self._lock:
            self._html[key] = (html, values)
            if len(self._html) > MOST_RENDERED:
                self._html.popitem(last=False)


_rendered = Rendered()


class MemoizedIncludeNode(IncludeNode):
    """Django's node, but that it remembers what it made of plain values."""

    def render(self, context: Context) -> SafeString:
        """Return the component's HTML, remembered where its values are all plain."""
        if not self.isolated_context or settings.DEBUG:
            return super().render(context)
        template = self.template.resolve(context) if self.template.is_var else self.template.var
        if not isinstance(template, str):
            return super().render(context)
        key: list[Hashable] = [template, context.autoescape]
        for name, expression in self.extra_context.items():
            value = expression.resolve(context)
            compared = _compared(value)
            if compared is _CANNOT_BE_COMPARED:
                return super().render(context)
            # 1, 1.0 and True are equal but look different, and so do text and safe text.
            key.append((name, type(value), compared))
        drawn = tuple(key)
        html = _rendered.get(drawn)
        if html is None:
            html = super().render(context)
            values = {name: value.resolve(context) for name, value in self.extra_context.items()}
            _rendered.keep(drawn, html, values)
        return SafeString(html)


def _compared(value: Any) -> Hashable:
    """Return what stands for a value in the key."""
    kind = type(value)
    if isinstance(value, str) and len(value) > LONGEST_TEXT:
        return _CANNOT_BE_COMPARED
    if kind in _PLAIN or is_drawn_by_value(kind) or isinstance(value, Enum):
        return cast(Hashable, value)
    if isinstance(value, _FACTS):
        return id(value)
    if kind is frozenset and len(value) <= LARGEST_SET and _all_text(value):
        return cast(Hashable, value)
    if kind is tuple and value and all(is_drawn_by_value(type(part)) for part in value):
        return cast(Hashable, value)
    return _CANNOT_BE_COMPARED


def _all_text(values: frozenset[Any]) -> bool:
    return all(type(value) is str for value in values)


@register.tag("include")
def include(parser: Parser, token: Token) -> MemoizedIncludeNode:
    """Read `{% include %}` as Django does."""
    node = do_include(parser, token)
    return MemoizedIncludeNode(
        node.template, extra_context=node.extra_context, isolated_context=node.isolated_context
    )
