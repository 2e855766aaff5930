"""Numbers as drawings need them."""

from django import template

register = template.Library()


@register.filter
def hundredths(number: float) -> str:
    """Return a number as SVG reads it, to two places: a chart has hundreds, so quickly."""
    return f"{number:.2f}"
