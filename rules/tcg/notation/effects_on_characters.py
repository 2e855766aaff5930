"""What is done to characters: exert, wound, heal, make strength +2, assign."""

from __future__ import annotations

from dataclasses import dataclass

from rules.notation.effect import Effect
from rules.tcg.notation.amounts import Amount
from rules.tcg.notation.filters import Filter
from rules.tcg.notation.qualities import Quality
from rules.tcg.notation.targets import (
    Duration,
    Target,
    Until,
)
from rules.tcg.vocabulary import Race


@dataclass(frozen=True)
class Exert(Effect):
    """Exert a character a given number of times."""

    target: Target
    times: Amount = 1


@dataclass(frozen=True)
class Exhaust(Effect):
    """Exert a character as many times as it can be."""

    target: Target


@dataclass(frozen=True)
class Wound(Effect):
    """Wound a character a given number of times."""

    target: Target
    times: Amount = 1


@dataclass(frozen=True)
class Heal(Effect):
    """Heal a character a given number of times; of every wound where `times` is None."""

    target: Target
    times: Amount | None = 1


@dataclass(frozen=True)
class Kill(Effect):
    """Kill a character."""

    target: Target


@dataclass(frozen=True)
class Make(Effect):
    """Give a card qualities for a while."""

    target: Target
    qualities: tuple[Quality, ...]
    until: Duration = Until.END_OF_PHASE
    limit: int | None = None


@dataclass(frozen=True)
class LoseKeywordsOfChoice(Effect):
    """A character loses the keywords that the player names, and gains no others for a while."""

    target: Target
    until: Duration


@dataclass(frozen=True)
class BecomeMinion(Effect):
    """This condition of the support area is a minion too, for a while, and bears no cards.

    `race` is None where print names its culture alone; the qualities are what else it has.
    """

    strength: int
    vitality: int
    race: Race | None
    qualities: tuple[Quality, ...]
    until: Duration


@dataclass(frozen=True)
class Assign(Effect):
    """Assign a minion to skirmish a character, who may be assigned already if that is said."""

    minion: Target
    character: Target
    even_if_assigned: bool = False


@dataclass(frozen=True)
class RemoveFromSkirmish(Effect):
    """Take a character out of the skirmish being fought."""

    target: Target


@dataclass(frozen=True)
class ReplaceInSkirmish(Effect):
    """Another character takes the place of one in the skirmish being fought."""

    target: Target
    by: Target


@dataclass(frozen=True)
class CancelSkirmish(Effect):
    """Cancel the skirmish being fought, where such a character is in it."""

    involving: Filter | None = None


@dataclass(frozen=True)
class SkirmishAgain(Effect):
    """A character takes part in another skirmish after the others of this round."""

    target: Target
    against: Filter | None = None
