"""What happens and can be answered: a card is played, a skirmish is won, a wound is about to come.

`subject` of a trigger is the card it happens to, `other` the card on the other side of it;
`that(...)` finds both in the effect.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from rules.tcg.notation.filters import Filter
from rules.tcg.notation.players import Player
from rules.tcg.vocabulary import Phase


class Trigger:
    """Something that happens and can be answered. `|` joins two."""

    def __or__(self, other: Trigger) -> AnyTrigger:
        return AnyTrigger((self, other))


@dataclass(frozen=True)
class AnyTrigger(Trigger):
    """Any of these happens."""

    parts: tuple[Trigger, ...]


@dataclass(frozen=True)
class FellowshipMoves(Trigger):
    """The fellowship moves; to a site or from a site where one is named."""

    to: Filter | None = None
    origin: Filter | None = None


@dataclass(frozen=True)
class PhaseStarts(Trigger):
    """A phase starts; `yours` where only your own counts ("each of your Shadow phases")."""

    phase: Phase
    yours: bool = False


@dataclass(frozen=True)
class PhaseEnds(Trigger):
    """A phase ends; `yours` where only your own counts ("each of your Shadow phases")."""

    phase: Phase
    yours: bool = False


@dataclass(frozen=True)
class PhaseIsNext(Trigger):
    """A phase is about to start, and may still be skipped."""

    phase: Phase


class Turn(Trigger, Enum):
    """A moment of a turn."""

    STARTS = "the start of each turn"
    YOURS_STARTS = "the start of each of your turns"
    ENDS = "the end of the turn"


@dataclass(frozen=True)
class SkirmishesAreOver(Trigger):
    """All skirmishes of a turn's move, fierce ones too, have been resolved."""


@dataclass(frozen=True)
class SkirmishStarts(Trigger):
    """A skirmish starts that involves such a character."""

    involving: Filter


@dataclass(frozen=True)
class SkirmishEnds(Trigger):
    """A skirmish that involved such a character is about to end."""

    involving: Filter


@dataclass(frozen=True)
class WinsSkirmish(Trigger):
    """Such a character wins a skirmish, against such another where one is named."""

    winner: Filter
    involving: Filter | None = None


@dataclass(frozen=True)
class LosesSkirmish(Trigger):
    """Such a character loses a skirmish, against such another where one is named."""

    loser: Filter
    involving: Filter | None = None


@dataclass(frozen=True)
class IsOverwhelmed(Trigger):
    """Such a character is overwhelmed, in a skirmish that involves such another."""

    loser: Filter
    involving: Filter | None = None


@dataclass(frozen=True)
class AboutToPlaceThreatWounds(Trigger):
    """Threat wounds are about to be placed, as such a character is overwhelmed by such another."""

    overwhelmed: Filter
    involving: Filter


class Doing(Enum):
    """What can be done to a card, as it is about to happen and after it has."""

    WOUND = "wound"
    EXERT = "exert"
    HEAL = "heal"
    DISCARD = "discard"
    KILL = "kill"
    OVERWHELM = "overwhelm"
    RETURN = "return"
    TRANSFER = "transfer"


@dataclass(frozen=True)
class IsDone(Trigger):
    """Something has been done to such a card; by a card that passes where one is named.

    What is transferred has no such cause: there `by` is the bearer it is transferred to.
    `by_action` is the phase whose action does it: "a regroup action discards an Orc"; `who` the
    player who heals.
    """

    doing: Doing
    card: Filter
    by: Filter | None = None
    in_skirmish: bool = False
    by_action: Phase | None = None
    who: Player | None = None


@dataclass(frozen=True)
class AboutTo(Trigger):
    """Something is about to be done to such a card; it can be prevented or replaced.

    `for_its_ability` where it is the cost of a special ability of that card; `who` is the player
    who does it, and `any_number` where the answer is to all such cards that one effect is done to.
    """

    doing: Doing
    card: Filter
    by: Filter | None = None
    in_skirmish: bool = False
    for_its_ability: bool = False
    who: Player | None = None
    any_number: bool = False


class Token(Enum):
    """What a player or a card can be given."""

    BURDEN = "burden"
    THREAT = "threat"
    TWILIGHT = "twilight"


@dataclass(frozen=True)
class TokenAdded(Trigger):
    """A burden or threat is added (or removed); by a card that passes where one is named.

    `who` is the player who does it: "each time you remove a burden".
    """

    token: Token
    by: Filter | None = None
    removed: bool = False
    who: Player | None = None


@dataclass(frozen=True)
class AboutToAdd(Trigger):
    """A burden or threat is about to be added.

    `any_number` where the answer is to all that one effect adds ("any number of burdens").
    """

    token: Token
    by: Filter | None = None
    any_number: bool = False


@dataclass(frozen=True)
class IsPlayed(Trigger):
    """Such a card is played; on a character that passes where one is named.

    `from_site` where it was stacked on a site that its player controls, `from_hand` where it
    was in hand, `from_deck` where it was in a draw deck, `from_stack` where it was stacked on such
    a card. Where several are named, one of them will do.
    """

    card: Filter
    on: Filter | None = None
    by: Player | None = None
    from_site: bool = False
    from_hand: bool = False
    from_deck: bool = False
    from_stack: Filter | None = None

    @property
    def names_origin(self) -> bool:
        """Whether it matters from where the card is played."""
        return self.from_site or self.from_hand or self.from_deck or self.from_stack is not None


@dataclass(frozen=True)
class IsAssigned(Trigger):
    """Such a card is assigned to skirmish such another, by a player where one is named."""

    card: Filter
    opponent: Filter | None = None
    by: Player | None = None


@dataclass(frozen=True)
class UsesAbility(Trigger):
    """A special ability is used: of such a card, of this phase, by a player, where named."""

    card: Filter | None = None
    phase: Phase | None = None
    by: Player | None = None


@dataclass(frozen=True)
class Draws(Trigger):
    """A player draws a card."""

    who: Player


@dataclass(frozen=True)
class AboutToDraw(Trigger):
    """A player is about to draw a card; something else may be done instead."""

    who: Player


@dataclass(frozen=True)
class TakesIntoHand(Trigger):
    """A player takes a card into hand, from wherever; once for each card."""

    who: Player


@dataclass(frozen=True)
class Reconciles(Trigger):
    """A player reconciles his hand."""

    who: Player


@dataclass(frozen=True)
class LosesInitiative(Trigger):
    """A player loses initiative, in any phase but one where that is named."""

    who: Player
    except_during: Phase | None = None


@dataclass(frozen=True)
class DiscardsFromHand(Trigger):
    """A player discards such a card from hand; by the effect of a card that passes.

    `forced` where the player had no choice to do something else (2.0, rulings on 3 C 111).
    """

    who: Player
    card: Filter | None = None
    by: Filter | None = None
    forced: bool = False


@dataclass(frozen=True)
class SiteChanges(Trigger):
    """A site is taken control of, liberated or replaced, or played as the fellowship's next."""

    change: str
    by: Player | None = None


@dataclass(frozen=True)
class AboutToTakeControl(Trigger):
    """A player is about to take control of a site."""

    by: Player | None = None


@dataclass(frozen=True)
class RingIsPutOn(Trigger):
    """The Ring-bearer puts on The One Ring."""


@dataclass(frozen=True)
class RingIsTakenOff(Trigger):
    """The Ring-bearer takes off The One Ring."""


@dataclass(frozen=True)
class IsRevealed(Trigger):
    """Such a card is revealed from its owner's hand, by a player where one is named."""

    card: Filter
    by: Player | None = None


@dataclass(frozen=True)
class Reveals(Trigger):
    """A player reveals or looks at cards in a hand."""

    who: Player
