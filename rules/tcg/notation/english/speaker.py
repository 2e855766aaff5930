"""What the sentence being written knows: its card, who acts, and whom it spoke of last."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from rules.tcg.facts.card import Card
from rules.tcg.notation.english.labels import (
    SETS_OF_NAMED_SITES,
    SETS_OF_WEAPONS,
    SHADOWS,
    WEAPONS,
    Pronoun,
    pronoun,
    type_name,
)
from rules.tcg.notation.players import Player
from rules.tcg.vocabulary import CardType

if TYPE_CHECKING:
    from rules.tcg.notation.amounts import Counted
    from rules.tcg.notation.effects import Choose


class MissingEnglish(TypeError):
    """A word of the notation that no table of this package has; `problem` says which."""

    def __init__(self, where: str, problem: str) -> None:
        super().__init__(f"{where}: {problem}")
        self.problem = problem


# "Discard this from play": cards of this set that are no characters do not say what they are.
_SET_OF_BARE_THIS = 13
_ITEMS_AND_CONDITIONS = (CardType.ARTIFACT, CardType.CONDITION, CardType.POSSESSION)


@dataclass(frozen=True)
class Bearer:
    """How a card's text speaks of who bears it: by a name where only one character may."""

    name: str = "bearer"
    pronoun: Pronoun = Pronoun.HE


@dataclass
class Speaker:
    """The state of a sentence in the making.

    `topic` is the character a pronoun would mean: "this", "bearer", or nobody. `where` has the
    explanations of X that end the clause. `subject` names the card that a quality is given to,
    `shared_amount` the amount that several qualities have, which is then X. `picked` are choices
    that are said where the next effect names them. `bearer` is who bears the card, `aside` is
    true inside "(or +4 if …)". `named` is the title spoken of last, which a pronoun may take up.
    `different` is true where one card could be meant twice by "for each". `decks` are whose decks
    have been spoken of; `looked`, `took_revealed` and `hand_revealed` are what happened to revealed
    cards: looked at only, some of them taken, all of a hand. `paying` is true inside a cost,
    `meanwhile` in what holds for a card while something else does.
    """

    card: Card
    brackets: bool = False
    module: str = ""
    actor: Player = Player.YOU
    topic: str = ""
    infinitive: bool = False
    in_trigger: bool = False
    subject: str = ""
    this_noun: str = ""
    prevented: str = "that"
    from_support_area: bool = False
    bearer: Bearer = field(default_factory=Bearer)
    aside: bool = False
    where: list[str] = field(default_factory=list)
    many: dict[str, bool] = field(default_factory=dict)
    shared_amount: Counted | None = None
    spotted: Counted | None = None
    damage_is_x: bool = False
    picked: tuple[Choose, ...] = ()
    picked_is_named: bool = False
    named: str = ""
    different: bool = False
    decks: set[Player] = field(default_factory=set)
    looked: bool = False
    took_revealed: bool = False
    hand_revealed: bool = False
    paying: bool = False
    meanwhile: bool = False

    @property
    def this(self) -> str:
        """The card's name for itself: its title, or "this minion"."""
        if self.this_noun:
            return self.this_noun
        if self.card.unique and self.card.is_character:
            return self.card.title
        if self.card.type is CardType.THE_ONE_RING:
            return self.card.title
        if self.card.type is CardType.SITE and self.card.set in SETS_OF_NAMED_SITES:
            return self.card.title
        if self.card.type is CardType.FOLLOWER:
            return "this"
        if self.card.set in SETS_OF_WEAPONS and set(self.card.classes) & WEAPONS:
            return "this weapon"
        if self.card.set == _SET_OF_BARE_THIS and self.card.type in _ITEMS_AND_CONDITIONS:
            return "this"
        return f"this {type_name(self.card.type)}"

    @property
    def is_titled(self) -> bool:
        """Whether the card calls itself by its title."""
        return self.this == self.card.title

    @property
    def pronoun(self) -> Pronoun:
        """The card's pronoun, or its bearer's if the text is about the bearer."""
        return self.bearer.pronoun if self.topic == "bearer" else pronoun(self.card)

    @property
    def is_of_shadows(self) -> bool:
        """Whether the card is worded by the templates of Shadows and later sets."""
        return self.card.set >= SHADOWS

    @property
    def your(self) -> str:
        """The possessive of the player who acts."""
        return "your" if self.actor is Player.YOU else "his or her"

    def trial(self) -> Speaker:
        """Return a copy for words that are thrown away."""
        return replace(self, where=list(self.where), many=dict(self.many), decks=set(self.decks))

    def clause(self, words: str) -> str:
        """Return a clause with the meaning of X at its end, where it used one."""
        ends = ", ".join(["", *dict.fromkeys(self.where)])
        self.where.clear()
        return f"{words}{ends}"

    @contextmanager
    def acting(self, who: Player) -> Iterator[None]:
        """Make another player the one who acts in the sentence."""
        before, self.actor = self.actor, who
        try:
            yield
        finally:
            self.actor = before

    @contextmanager
    def spotting(self, amount: Counted) -> Iterator[None]:
        """Say "spot X burdens" without that X is no more than there are."""
        before, self.spotted = self.spotted, amount
        try:
            yield
        finally:
            self.spotted = before

    @contextmanager
    def cost(self) -> Iterator[None]:
        """Write an effect that is a cost."""
        before, self.paying = self.paying, True
        try:
            yield
        finally:
            self.paying = before

    @contextmanager
    def mood(self, *, infinitive: bool) -> Iterator[None]:
        """Write effects after "to" and "may", or as clauses of their own."""
        before, self.infinitive = self.infinitive, infinitive
        try:
            yield
        finally:
            self.infinitive = before

    def lookup(self, table: Mapping[type, Callable[..., Any]], value: object) -> Callable[..., Any]:
        """Return the function of a word. Raise MissingEnglish, with card and file, without one."""
        known = table.get(type(value))
        if known is None:
            where = self.module or "no file"
            raise MissingEnglish(
                f"{where}: {self.card.id} {self.card.name}", f"no English for {value!r}"
            )
        return known
