"""Sentences: actions, responses, forced effects, what is always so, and a card's definition."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum

from rules.lcg.notation.amounts import Amount
from rules.lcg.notation.conditions import Condition
from rules.lcg.notation.effects import Change, Each, Effect, Paid, Who
from rules.lcg.notation.filters import Filter, Reference
from rules.lcg.vocabulary import Keyword, Phase, Sphere
from rules.notation.definition_files import file_of


class Occasion(Enum):
    """The kinds of things that happen; `Happening` says to which card."""

    COMMITS = "commits to a quest"
    WOULD_SUFFER_DAMAGE = "is damaged"
    SUFFERS_DAMAGE = "suffers damage"
    IS_DESTROYED = "is destroyed"
    IS_DEFEATED = "is defeated"
    ATTACKS_AND_DESTROYS = "attacks and destroys an enemy"
    PARTICIPATES_AND_DESTROYS = "participates in an attack that destroys an enemy"
    LEAVES_PLAY = "leaves play"
    IS_EXPLORED = "leaves play as an explored location"
    ENTERS_PLAY = "enters play"
    IS_PLAYED = "is played"
    IS_REVEALED = "is revealed"
    SHADOW_DEALT = "a shadow card is dealt"
    SHADOW_TRIGGERED = "a shadow effect is triggered"
    SHADOW_RESOLVED = "a shadow effect resolves"
    DEFENDS = "is declared as a defender"
    ATTACKS = "attacks"
    DAMAGES = "damages a character"
    HAS_DEFENDED = "has defended"
    HAS_ATTACKED = "has attacked"
    ENGAGES = "engages a player"
    IS_TRAVELED_TO = "is traveled to"
    QUEST_SUCCEEDS = "players quest successfully"
    QUEST_FAILS = "players quest unsuccessfully"
    PROGRESS_PLACED = "progress is placed on the quest"
    PHASE_BEGINS = "a phase begins"
    PHASE_ENDS = "a phase ends"
    ROUND_ENDS = "a round ends"
    THREAT_RISES = "threat rises in the refresh phase"
    PRISONER_RESCUED = "the prisoner is rescued"
    STAGE_DEFEATED = "the stage is defeated"
    HAS_STRUCK = "has attacked an enemy"
    READIES_IN_REFRESH = "readies during the refresh phase"
    YOUR_THREAT_RISES = "your threat is raised by the scenario"
    IS_HEALED = "is healed"
    QUEST_RESOLVED = "a quest is resolved to which it was committed"
    EXHAUSTS = "exhausts"
    STAGING_ENDS = "the staging step ends"


@dataclass(frozen=True)
class Happening:
    """Something that happens, to a card that passes; `to_you` where an enemy does it to you.

    `enemy` is what an enemy that is destroyed by the subject's attack must be.
    `number` is how much progress there is then.
    """

    occasion: Occasion
    subject: Filter | None = None
    phase: Phase | None = None
    to_you: bool = False
    enemy: Filter | None = None
    number: int = 0


class Period(Enum):
    """How long a limit counts."""

    ROUND = "round"
    PHASE = "phase"
    GAME = "game"


@dataclass(frozen=True)
class Limit:
    """How often an ability may be used."""

    times: int
    period: Period
    each_player: bool = False


class Sentence:
    """One sentence of a card."""


@dataclass(frozen=True)
class Action(Sentence):
    """An action, of any phase or of one (core rules, "Actions").

    `before_commitment` is so of an event for the moment at which a quest phase begins, and
    `plainly` where print doesn't say so. `given` is what must be so to take the action.
    `by_any_player` is so of an encounter card wherever it is in play (Khazad-dûm rules insert), and
    of a player card that says so.
    """

    does: Paid
    phase: Phase | None = None
    limit: Limit | None = None
    from_staging_area: bool = False
    different_pools: bool = False
    before_commitment: bool = False
    plainly: bool = False
    given: Condition | None = None
    by_any_player: bool = False


@dataclass(frozen=True)
class Response(Sentence):
    """What may be done after something happens (core rules, "Responses").

    `given` is what must be so for the card to have the response.
    """

    after: Happening
    does: Paid
    from_hand: bool = False
    limit: Limit | None = None
    given: Condition | None = None


@dataclass(frozen=True)
class Forced(Sentence):
    """What is done whenever something happens (core rules, "Forced Effects").

    `passive` where print has no "Forced" before it.
    """

    when: Happening
    effect: Effect
    given: Condition | None = None
    limit: Limit | None = None
    passive: bool = False


@dataclass(frozen=True)
class WhenRevealed(Sentence):
    """What is done when the card is revealed."""

    effect: Effect
    cannot_be_canceled: bool = False


@dataclass(frozen=True)
class Whenever(Sentence):
    """What is done as soon as something is so."""

    condition: Condition
    effect: Effect


@dataclass(frozen=True)
class CountsAsCondition(Sentence):
    """What an encounter card says once it is attached as a Condition."""

    sentences: tuple[Sentence, ...]


@dataclass(frozen=True)
class XIs(Sentence):
    """What the card's printed X is."""

    amount: Amount


@dataclass(frozen=True)
class Grants(Sentence):
    """A forced effect that other cards gain while something is so; there they are "it"."""

    cards: Each
    forced: Forced
    given: Condition | None = None


@dataclass(frozen=True)
class Shadow(Sentence):
    """What is done when the card is turned as a shadow card."""

    effect: Effect


@dataclass(frozen=True)
class Travel(Sentence):
    """What it costs to travel here, or what must be so before."""

    cost: Effect | None = None
    given: Condition | None = None


@dataclass(frozen=True)
class Setup(Sentence):
    """What side A of the first quest card asks for."""

    effect: Effect


@dataclass(frozen=True)
class FlipsInStaging(Sentence):
    """A quest card that lies with its side A up until the beginning of a staging step."""


@dataclass(frozen=True)
class GainsAction(Sentence):
    """An action that a card, called by its title, has while this one is in play."""

    title: str
    action: Action


@dataclass(frozen=True)
class BlanksBearer(Sentence):
    """The text box of the attached card counts as blank."""


@dataclass(frozen=True)
class AttachTo(Sentence):
    """What an attachment can be attached to."""

    filter: Filter


@dataclass(frozen=True)
class Gains:
    """A trait, a resource icon or a keyword."""

    word: str | Sphere | Keyword


@dataclass(frozen=True)
class Gets(Sentence):
    """What a card always has more or less of; `instead` names a case in which it is another.

    `verb` is print's: an attached hero "gets" or "gains" a bonus.
    """

    card: Reference | Each
    qualities: tuple[Change | Gains, ...]
    given: Condition | None = None
    instead: tuple[Condition, Change] | None = None
    verb: str = "gets"


class Law(Enum):
    """What a card in play adds to the rules."""

    CANNOT_DRAW = "players cannot draw cards"
    REPLACES_DRAW = "the next draw is replaced"
    ONE_ALLY_A_ROUND = "one ally each round"
    CANNOT_DEFEAT_STAGE = "cannot defeat this stage"
    NO_ENGAGEMENT_CHECKS = "no engagement checks"
    NO_STAGING = "no staging step"
    REVEALS_MORE = "reveal additional cards"
    MUST_TRAVEL_HERE = "must travel here"
    EXCESS_DAMAGE_RAISES_THREAT = "excess damage raises threat"
    ENGAGED_LAST = "cannot be engaged while there are others"
    NO_ATTACHMENTS = "no attachments"
    NO_RESTRICTED_ATTACHMENTS = "no restricted attachments"
    TAKES_UNDEFENDED_DAMAGE = "takes the damage of undefended attacks"
    GUARD_CANNOT_CHANGE = "the player guarding Gollum cannot change"
    TREACHERIES_HIT_ALL = "treacheries that target the guard target all players"
    ADDS_ESCAPE = "cards dealt for escape tests count more"
    IGNORES_DEFENSE = "ignores defense when attacking alone"
    STRIKES_STAGING_AREA = "can attack enemies in the staging area"
    STAYS_EXHAUSTED = "attached hero does not ready"
    RETURNS_TO_DECK_TOP = "returns to the top of the encounter deck"
    RETURNS_TO_STAGING = "returns to the staging area"
    WINS_WHEN = "the players have won"
    COSTS_MORE = "costs more to play"
    CANNOT_PLAY = "cannot be played"
    CANNOT_COMMIT_TO_QUEST = "cannot commit to the quest"
    CANNOT_CANCEL = "encounter card effects cannot be canceled"
    CANNOT_TRAVEL_HERE = "cannot travel here"
    PAYS_AS_LEADERSHIP = "resources of any sphere are leadership resources"
    DEFENDS_READY = "does not exhaust to defend"
    CANCELS_SHADOWS = "cancels shadow effects"
    DRAWS_MORE = "draws additional cards"
    COLLECTS_RESOURCE = "collects a resource"
    PAYS_FOR_CREATURES = "pays for Creature cards"
    ONLY_FOUGHT_BY = "only some characters attack it or defend against it"
    CANNOT_BE_HEALED = "cannot be healed"
    HEALED_OF_AT_MOST = "cannot be healed of more damage by one effect"
    ALL_MUST_COMMIT = "all characters must commit"
    BLANKS_ATTACHMENTS = "attachments are blank"
    FOLLOWS_FIRST_PLAYER = "the first player controls it"
    CANNOT_CHOOSE_TO_ENGAGE = "cannot be engaged by choice"
    EXCESS_DAMAGE_SPREADS = "excess damage goes to other characters"
    COMMITS_READY = "does not exhaust to commit to a quest"
    OPEN_TO_ATTACK = "can be attacked in the staging area"
    DISCARDS_REVEALED = "revealed enemies are discarded"
    COLLECTS_NOTHING = "heroes do not collect resources"
    CANNOT_BE_ENGAGED = "cannot be engaged"
    CAN_BE_BYPASSED = "can be bypassed"
    GETS_NO_PROGRESS = "progress cannot be placed on the quest"


@dataclass(frozen=True)
class Rule(Sentence):
    """Something added to the rules while the card is in play, and while a condition holds.

    `about` are the cards that it is about.
    """

    law: Law
    given: Condition | None = None
    amount: int = 0
    about: Filter | None = None


@dataclass(frozen=True)
class LostWithout(Sentence):
    """The players have lost the game once this card leaves play."""


@dataclass(frozen=True)
class Definition:
    """All a card does, sentence by sentence; none for a card of facts alone.

    `module` is the one that the definition is written in, `line` where it begins there, and
    `name` the card's name as the author has it; neither is part of what the card does.
    """

    code: str
    sentences: tuple[Sentence, ...]
    edition: str = ""
    module: str = ""
    name: str = field(default="", repr=False, compare=False)
    line: int = field(default=0, repr=False, compare=False)

    @property
    def place(self) -> str:
        """The file and line it is written in: "rules/lcg/library/core/lore.py:14"."""
        return f"{file_of(self.module)}:{self.line}"


__all__ = [
    "Action",
    "AttachTo",
    "BlanksBearer",
    "Change",
    "Definition",
    "FlipsInStaging",
    "Forced",
    "Gains",
    "GainsAction",
    "Gets",
    "Grants",
    "Happening",
    "Law",
    "Limit",
    "LostWithout",
    "Occasion",
    "Period",
    "Response",
    "Rule",
    "Sentence",
    "Setup",
    "Shadow",
    "Travel",
    "WhenRevealed",
    "Whenever",
    "Who",
    "XIs",
]
