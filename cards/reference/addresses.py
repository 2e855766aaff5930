"""Addresses of entries, for every page that names a rule."""

from django.urls import reverse

from rules.reference import Entry, cited_entry, entry_of_question


def entry_address(entry: Entry | None) -> str:
    """Return the address of an entry; "" for None."""
    return reverse("rules:entry", args=[entry.game, entry.slug]) if entry else ""


def citation_address(citation: str) -> str:
    """Return the address of the entry that a citation leads to; "" for any other source."""
    return entry_address(cited_entry(citation))


def question_address(game: str, question: str) -> str:
    """Return the address of the entry about a decision of a game; "" if it has none."""
    return entry_address(entry_of_question(game, question))
