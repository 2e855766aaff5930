"""The rules of both games explained term by term, in our own words.

The text is data: a TOML file for each group of terms in `tcg/` and `lcg/`, and `documents.toml`
with the terms and sections of the rulebooks. An entry names its sections, the code that does it and
the tests that prove it; tests compare all of these, and look for an entry
for every rule that is cited anywhere.
"""

from rules.reference.entry import Entry, Group, SectionCited
from rules.reference.finding import (
    cited_entry,
    entries,
    entry,
    entry_of_deck_rule,
    entry_of_fact,
    entry_of_question,
    entry_of_term,
    matching,
)
from rules.reference.reading import BadReference, reference

__all__ = [
    "BadReference",
    "Entry",
    "Group",
    "SectionCited",
    "cited_entry",
    "entries",
    "entry",
    "entry_of_deck_rule",
    "entry_of_fact",
    "entry_of_question",
    "entry_of_term",
    "matching",
    "reference",
]
