"""What is done to tokens, sites, The One Ring and the order of a turn."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from rules.notation.effect import Effect
from rules.tcg.notation.amounts import Amount
from rules.tcg.notation.filters import Filter
from rules.tcg.notation.players import Player
from rules.tcg.notation.targets import Target
from rules.tcg.notation.triggers import Token
from rules.tcg.vocabulary import Culture, Side

# --- tokens ---


@dataclass(frozen=True)
class AddTokens(Effect):
    """Add burdens, threats or twilight; as a cost only where there is room for all of them."""

    token: Token
    count: Amount


@dataclass(frozen=True)
class RemoveTokens(Effect):
    """Remove burdens, threats or twilight; as a cost only where there are enough."""

    token: Token
    count: Amount


@dataclass(frozen=True)
class PlaceCultureTokens(Effect):
    """Place culture tokens on a card."""

    count: Amount
    culture: Culture
    on: Target


@dataclass(frozen=True)
class RemoveCultureTokens(Effect):
    """Remove culture tokens from a card; of any culture where it is None, or of a side's cultures.

    `on` is None where they may come from any cards in play, one here and one there.
    """

    count: Amount
    culture: Culture | Side | None
    on: Target | None


@dataclass(frozen=True)
class Reinforce(Effect):
    """Add culture tokens to cards that already have one of that culture (4.2, "reinforce")."""

    count: Amount
    culture: Culture | Side | None


# --- sites, the move and The One Ring ---


@dataclass(frozen=True)
class TakeControl(Effect):
    """Take control of the lowest site of the path that may be controlled (4.2, "control")."""

    count: Amount = 1


@dataclass(frozen=True)
class Liberate(Effect):
    """Liberate the highest site an opponent controls (4.2, "liberate").

    A Shadow player liberates their own sites as well, and only those where `yours`.
    """

    count: Amount = 1
    yours: bool = False


@dataclass(frozen=True)
class PlayNextSite(Effect):
    """Play the fellowship's next site from the adventure deck, replacing one that lies there.

    With a number that site is played, wherever the fellowship is. With a count the sites beyond
    it are played too, one after the other.
    """

    site: Filter | None = None
    number: int | None = None
    count: int = 1


@dataclass(frozen=True)
class ReplaceSite(Effect):
    """Replace a site on the path by one of the adventure deck."""

    target: Target
    by: Filter | None = None


class RingEffect(Effect, Enum):
    """What is done with The One Ring and its bearer."""

    WEAR = "wear The One Ring until the regroup phase"
    TAKE_OFF = "take off The One Ring"
    CORRUPT = "corrupt the Ring-bearer"
    BECOME_RING_BEARER = "become the Ring-bearer"


@dataclass(frozen=True)
class MakeRingBearer(Effect):
    """A character becomes the Ring-bearer, with a resistance of its own where one is named."""

    target: Target
    resistance: int | None = None


@dataclass(frozen=True)
class MoveFellowship(Effect):
    """The fellowship moves (or does not move) by an effect."""


class GameNumber(Enum):
    """A number of the game, not of a card."""

    FELLOWSHIP_ARCHERY = "fellowship archery total"
    MINION_ARCHERY = "minion archery total"
    MOVE_LIMIT = "move limit for this turn"
    PIPES_SPOTTED = "number of pipes you can spot"
    ENTS_SPOTTED = "number of Ents you can spot"
    DISCARDS_LEAVE_THE_GAME = "whether discarded cards leave the game"


@dataclass(frozen=True)
class ChangeGameNumber(Effect):
    """Make an archery total or the move limit higher or lower for a while.

    `least` is what it does not sink below, `limit` what one card adds in a phase.
    """

    number: GameNumber
    amount: Amount
    least: int | None = None
    limit: int | None = None


class Skip(Effect, Enum):
    """A part of the turn that is left out."""

    ARCHERY = "skip the archery phase"
    MANEUVER = "skip the maneuver phase"
    FIERCE = "skip the fierce skirmishes"


@dataclass(frozen=True)
class SkipNextShadowPhase(Effect):
    """The player who does it skips his next Shadow phase, whenever that comes."""


@dataclass(frozen=True)
class EndShadowPhase(Effect):
    """The player's Shadow phase is over."""


@dataclass(frozen=True)
class TakeInitiative(Effect):
    """A side has initiative until the end of the turn, whatever is in hand."""

    who: Player
