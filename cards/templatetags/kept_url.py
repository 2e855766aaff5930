"""`{% url %}` that makes the same address once; it takes the place of Django's own."""

from uuid import UUID

from django import template
from django.template.base import Parser, Token
from django.template.context import Context
from django.template.defaulttags import URLNode, url
from django.utils.html import conditional_escape
from django.utils.safestring import SafeString

from cards.addresses import address

register = template.Library()

_PLAIN = frozenset({str, SafeString, int, UUID})


class KeptUrlNode(URLNode):
    """Django's node, but that addresses of plain values are kept."""

    def render(self, context: Context) -> str:
        """Return the address, kept from when it was first made."""
        args = [arg.resolve(context) for arg in self.args]
        if self.kwargs or self.asvar or not all(type(arg) in _PLAIN for arg in args):
            return super().render(context)
        made = address(self.view_name.resolve(context), *args)
        return conditional_escape(made) if context.autoescape else made


@register.tag("url")
def kept_url(parser: Parser, token: Token) -> KeptUrlNode:
    """Read `{% url %}` as Django does."""
    node = url(parser, token)
    return KeptUrlNode(node.view_name, node.args, node.kwargs, node.asvar)
