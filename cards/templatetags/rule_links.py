"""Links from pages to the rules reference. Each filter returns "" where there is no entry."""

from django import template

from cards.reference.addresses import entry_address
from rules.reference import Entry, entry_of_fact

register = template.Library()


@register.filter
def rule_address(entry: Entry) -> str:
    """Return the address of an entry."""
    return entry_address(entry)


@register.filter
def fact_rule_address(fact: str, game: str) -> str:
    """Return the address of the entry about a fact of a card, by its name or query."""
    return entry_address(entry_of_fact(game, fact))
