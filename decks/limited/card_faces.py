"""A card of either game as pages of limited play show it: its face, name, cost and group."""

from dataclasses import dataclass

from cards.search.index import card_address
from rules.construction import Game
from rules.construction.lcg.build import card_of as lcg_card_of
from rules.construction.tcg.build import card_of as tcg_card_of
from rules.lcg.facts.card import LcgCard
from rules.lcg.vocabulary import CardType as LcgCardType
from rules.tcg.facts.card import Card as TcgCard
from rules.tcg.vocabulary import Rarity


@dataclass(frozen=True, slots=True)
class CardFace:
    """A card by its id, with its facts; `tcg` and `lcg` are these, or None for the other game."""

    game: Game
    id: str
    facts: TcgCard | LcgCard

    @property
    def tcg(self) -> TcgCard | None:
        """The facts of a TCG card."""
        return self.facts if isinstance(self.facts, TcgCard) else None

    @property
    def lcg(self) -> LcgCard | None:
        """The facts of an LCG card."""
        return self.facts if isinstance(self.facts, LcgCard) else None

    @property
    def name(self) -> str:
        """Its name, with the subtitle."""
        return self.facts.name

    @property
    def title(self) -> str:
        """Its name without the subtitle."""
        return self.facts.title if isinstance(self.facts, TcgCard) else self.facts.name

    @property
    def address(self) -> str:
        """The address of its page."""
        return card_address("cards:card", self.game.value, self.id)

    @property
    def cost(self) -> str:
        """What it costs as a number or X: twilight, resources, or a hero's threat."""
        if isinstance(self.facts, TcgCard):
            return str(self.facts.twilight)
        is_hero = self.facts.type is LcgCardType.HERO
        return str((self.facts.threat_cost if is_hero else self.facts.cost) or 0)

    @property
    def group(self) -> str:
        """What sorts it by side, culture and type, or by sphere and type, heroes first."""
        if isinstance(self.facts, TcgCard):
            side, culture = self.facts.side or "z", self.facts.culture or ""
            return f"{side} {culture} {self.facts.type}"
        first = "a" if self.facts.type is LcgCardType.HERO else "b"
        return f"{first} {self.facts.sphere or ''} {self.facts.type}"

    @property
    def is_rare(self) -> bool:
        """Whether it is the rare of its pack."""
        return isinstance(self.facts, TcgCard) and self.facts.rarity is Rarity.RARE


def card_face(game: Game, card_id: str) -> CardFace | None:
    """Return a card of a game by its id, None if there is no such card."""
    facts: TcgCard | LcgCard | None
    facts = tcg_card_of(card_id) if game is Game.TCG else lcg_card_of(card_id)
    return CardFace(game, card_id, facts) if facts is not None else None
