"""The cultures or spheres of a deck's cards, as shares: a deck at a glance."""

from collections import Counter
from dataclasses import dataclass

from cards.drawn_by_value import drawn_by_value
from cards.labels import label
from decks.contents.differences import deck_copies
from decks.contents.encoding import AnyDeck
from rules.construction.lcg.build import card_of as lcg_card_of
from rules.construction.tcg.build import card_of
from rules.tcg.deck import TcgDeck


@drawn_by_value
@dataclass(frozen=True, slots=True)
class Belonging:
    """A culture or sphere: the percentage of a deck's cards it has, and of those before it."""

    name: str
    kind: str
    percent: float
    before: float

    @property
    def word(self) -> str:
        """Its name in words."""
        return label(self.name)


def belongings(deck: AnyDeck) -> tuple[Belonging, ...]:
    """Return the cultures or spheres of a deck's cards, the largest share first.

    Cards of none, such as sites, are left out.
    """
    kind = "culture" if isinstance(deck, TcgDeck) else "sphere"
    copies: Counter[str] = Counter()
    for card, count in deck_copies(deck).items():
        name = _belongs(card, kind)
        if name:
            copies[name] += count
    whole, before, found = copies.total(), 0.0, []
    for name, count in sorted(copies.items(), key=lambda share: (-share[1], share[0])):
        percent = 100 * count / whole
        found.append(Belonging(name, kind, percent, before))
        before += percent
    return tuple(found)


def _belongs(card: str, kind: str) -> str:
    if kind == "culture":
        facts = card_of(card)
        return facts.culture.value if facts is not None and facts.culture is not None else ""
    player_card = lcg_card_of(card)
    sphere = player_card.sphere if player_card is not None else None
    return sphere.value if sphere is not None else ""
