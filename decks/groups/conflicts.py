"""What the decks of a group need together, and the cards that they don't have enough of."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from decks.access import own_decks
from decks.collection.copies import find_collection
from decks.collection.lacking import by_first_print, needed_cards
from decks.contents.card_labels import card_label
from decks.contents.encoding import card_order
from decks.models import Deck, DeckGroup
from decks.ownership import Visitor, owned_by
from decks.queries import latest_versions
from rules.construction import Game
from rules.lcg.facts.reader import all_cards as all_lcg_cards

MAX_GROUPS = 50
MAX_DECKS = 12


@dataclass(frozen=True, slots=True)
class Conflict:
    """A card of which the decks need more copies than there are; `used` says which deck needs them.

    Two decks can't both play the same unique hero of the LCG, however many copies there are.
    """

    card: str
    needed: int
    owned: int
    used: tuple[tuple[str, int], ...]
    is_hero: bool = False

    @property
    def label(self) -> str:
        """The card's name and number."""
        return card_label(self.card)

    @property
    def missing(self) -> int:
        """How many copies are missing."""
        return self.needed - self.owned


@dataclass(frozen=True, slots=True)
class GroupReport:
    """A group's decks and its conflicts; `counted` is whether the visitor has a collection."""

    decks: tuple[Deck, ...]
    conflicts: tuple[Conflict, ...]
    counted: bool
    cards: int


def own_groups(visitor: Visitor) -> list[DeckGroup]:
    """Return a visitor's groups by name."""
    return list(DeckGroup.objects.filter(owned_by(visitor)).prefetch_related("decks"))


def report_on(visitor: Visitor, group: DeckGroup) -> GroupReport:
    """Return what the decks of a group need together, the worst conflicts first.

    Without a collection only conflicts between unique heroes of the LCG are found.
    """
    mine = own_decks(visitor).filter(groups=group).order_by("name")
    versions = {version.deck_id: version for version in latest_versions(mine)}
    decks = [versions[deck.pk] for deck in mine if deck.pk in versions]
    needs = [(version.deck.name, needed_cards(version.cards())) for version in decks]
    together = sum((need for _, need in needs), Counter[str]())
    collection = find_collection(visitor, Game(group.game))
    owned = by_first_print(collection.copies) if collection is not None else None
    heroes = _heroes_in_several(group, needs)
    conflicts = [
        _conflict(card, needs, together[card], owned[card] if owned is not None else 0, heroes)
        for card in together
        if card in heroes or (owned is not None and together[card] > owned[card])
    ]
    conflicts.sort(key=lambda found: (not found.is_hero, -found.missing, card_order(found.card)))
    return GroupReport(
        decks=tuple(version.deck for version in decks),
        conflicts=tuple(conflicts),
        counted=owned is not None,
        cards=together.total(),
    )


def _conflict(
    card: str,
    needs: Sequence[tuple[str, Counter[str]]],
    needed: int,
    owned: int,
    heroes: frozenset[str],
) -> Conflict:
    used = tuple((name, need[card]) for name, need in needs if need[card])
    return Conflict(card, needed, owned, used, is_hero=card in heroes)


def _heroes_in_several(
    group: DeckGroup, needs: Sequence[tuple[str, Counter[str]]]
) -> frozenset[str]:
    if group.game != Game.LCG:
        return frozenset()
    known = all_lcg_cards()
    used = Counter(card for _, need in needs for card in need)
    return frozenset(
        card
        for card, decks in used.items()
        if decks > 1 and card in known and known[card].type == "hero" and known[card].unique
    )
