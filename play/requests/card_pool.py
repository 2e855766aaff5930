"""Which cards an improvement may put in: those that fit, that the format allows, and, if it is
asked for, that the person owns.

The pool is found once, when an improvement is ordered, so that what others change in the meantime
changes nothing of it.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from datetime import date
from itertools import chain

from cards.search.card_search import find_cards
from cards.search.index import index
from decks.building.draft_legality import legal_on
from decks.collection.lacking import by_first_print, identity
from decks.contents.encoding import AnyDeck, card_order
from decks.suggestions.company import company
from decks.suggestions.fitting import cards_that_fit
from decks.suggestions.namesakes import namesakes_in_play
from decks.suggestions.profiles import profiles
from play.face import face_of
from play.requests.deck_parts import changing_copies, with_copies
from rules.construction import Format, Game, game_of

Pool = tuple[dict[str, int], ...]

# How many cards that fit are tried, of all groups together.
CARDS_TRIED = 80
# How many cards of a group that has only one place, such as the sites of one number.
CARDS_OF_A_PLACE = 6
# More copies no format allows, and where one allows fewer the verdict says so.
MOST_COPIES = {Game.TCG: 4, Game.LCG: 3}


def make_pool(
    deck: AnyDeck,
    format: Format,
    day: date,
    *,
    owned: Mapping[str, int] | None = None,
    slug: str = "",
    changes_fixed: bool = False,
) -> Pool:
    """Return by group the most copies of each card that versions of a deck may hold.

    `owned` are the copies that the person owns, None where that does not matter. `slug` is the
    deck's. Sites, rings and heroes stay as they are unless `changes_fixed`.
    """
    game = game_of(deck)
    face = face_of(game)
    held = changing_copies(deck)
    legal = legal_on(format, day)
    allowed = [
        entry.id for entry in find_cards(f"legal:{legal}" if legal else "", {"game": game.value})
    ]
    known = profiles(index())
    shut_out = namesakes_in_play(deck)
    candidates = [card for card in allowed if card not in shut_out]
    fitting = cards_that_fit(deck, candidates, known, company(game), slug, CARDS_TRIED)
    groups: dict[str, set[str]] = defaultdict(set)
    for card in (*held, *(suggestion.card for suggestion in fitting)):
        groups[face.card_group(card)].add(card)
    fixed = {name for name in groups if face.is_fixed_group(name)}
    for name in fixed:
        others = [card for card in allowed if changes_fixed and face.card_group(card) == name]
        groups[name].update(others[:CARDS_OF_A_PLACE])
    own = by_first_print(owned) if owned is not None else None
    unwritten = set(
        face.unwritten_cards(with_copies(deck, dict.fromkeys(chain(*groups.values()), 1)))
    )
    pool = []
    for name, cards in sorted(groups.items()):
        if name in fixed and not changes_fixed:
            continue
        most = 1 if name in fixed else MOST_COPIES[game]
        limits = {}
        for card in sorted(cards - unwritten | (cards & held.keys()), key=card_order):
            there = most if own is None else min(most, own[identity(card)])
            limits[card] = max(held.get(card, 0), there)
        pool.append({card: limit for card, limit in limits.items() if limit})
    return tuple(pool)


def owns_enough(
    version: Mapping[str, int], first: Mapping[str, int], owned: Mapping[str, int]
) -> bool:
    """Return whether the cards that came into a version are owned, all prints counted together."""
    needed, had = by_first_print(version), by_first_print(first)
    own = by_first_print(owned)
    return all(count <= max(had.get(card, 0), own.get(card, 0)) for card, count in needed.items())


def unknown_kept(kept: Iterable[str], first: Mapping[str, int]) -> list[str]:
    """Return the cards that are to stay and are not in the deck."""
    return [card for card in kept if card not in first]
