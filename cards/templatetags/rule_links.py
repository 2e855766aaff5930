"""Links from pages to the rules reference. Each filter returns "" where there is no entry."""

from django import template

from cards.reference.addresses import citation_address, entry_address
from rules.reference import Entry, entry_of_deck_rule, entry_of_fact

register = template.Library()


@register.filter
def rule_address(entry: Entry) -> str:
    """Return the address of an entry."""
    return entry_address(entry)


@register.filter
def cited_rule_address(citation: str) -> str:
    """Return the address of the entry that a source leads to."""
    return citation_address(citation)


@register.filter
def fact_rule_address(fact: str, game: str) -> str:
    """Return the address of the entry about a fact of a card, by its name or query."""
    return entry_address(entry_of_fact(game, fact))


@register.filter
def deck_rule_address(rule: str, game: str) -> str:
    """Return the address of the entry about a rule of deck construction."""
    return entry_address(entry_of_deck_rule(game, rule))
