"""Terms of the rules that a card search names."""

from rules.construction import Game
from rules.reference import Entry, entry_of_fact, entry_of_term


def named_terms(query: str, game: str = "") -> tuple[Entry, ...]:
    """Return the entry of each game whose name or fact a whole query is: "fierce", "type:ally"."""
    if not query.strip():
        return ()
    games = [each for each in Game if game in ("", each)]
    found = (entry_of_fact(each, query) or entry_of_term(each, query) for each in games)
    return tuple(entry for entry in found if entry)
