"""How often each sentence of a card was offered, used and resolved, and each of its parts."""

from __future__ import annotations

from dataclasses import dataclass, field

from rules.tcg.engine.state.parts import Program
from rules.tcg.facts.card import Card
from rules.tcg.notation.effects import Action, Effect, Given, Spot, SpotTokens
from rules.tcg.notation.english import describe_action, describe_effect

# After this many changes a step is no longer compared: the comparison is what takes time.
SEEN_ENOUGH = 3
DONE_ENOUGH = 100


@dataclass(slots=True)
class StepTally:
    """How often one step was done, and how often the game was another one after it.

    `changed` counts what the action remembers too (a card that was chosen), `resolved` only the
    table. Both stop once enough is known.
    """

    done: int = 0
    changed: int = 0
    resolved: int = 0

    @property
    def is_known(self) -> bool:
        """Whether another comparison would say nothing new."""
        return self.resolved >= SEEN_ENOUGH or bool(self.changed and self.done > DONE_ENOUGH)


@dataclass(slots=True)
class ProgramTally:
    """One piece of a sentence that is done as a whole: a cost, an effect, one side of a choice.

    `changes` is false where it only spots, which leaves all as it was.
    """

    words: str
    steps: list[StepTally]
    changes: bool = True


@dataclass(slots=True)
class SentenceTally:
    """One sentence of a card.

    A sentence that holds (a modifier, a ban) is `offered` when the game asks for it, and `used`
    and `resolved` when it holds and makes a difference. `programs` are the pieces of a
    sentence that does something.
    """

    words: str
    offered: int = 0
    used: int = 0
    resolved: int = 0
    programs: list[ProgramTally] = field(default_factory=list)

    @property
    def is_exercised(self) -> bool:
        """Whether it was offered, used and changed something."""
        return bool(self.offered and self.used and self.resolved)

    @property
    def unreached(self) -> tuple[str, ...]:
        """The pieces that were never done to the end, or never changed anything."""
        missing = []
        for program in self.programs:
            if not all(step.done for step in program.steps):
                missing.append(f"{program.words}: never done")
            elif program.changes and not any(step.changed for step in program.steps):
                missing.append(f"{program.words}: never changed anything")
        return tuple(missing)

    def clear(self) -> None:
        """Count from nothing again."""
        self.offered = self.used = self.resolved = 0
        for program in self.programs:
            for step in program.steps:
                step.done = step.changed = step.resolved = 0

    @property
    def shortfall(self) -> str:
        """What is missing first; empty for a sentence that was exercised."""
        if not self.offered:
            return "never offered"
        if not self.used:
            return "never used"
        return "" if self.resolved else "never changed anything"


@dataclass(slots=True)
class CardTally:
    """One text of a card: how often it came into play, and its sentences."""

    card: Card
    since: str = ""
    played: int = 0
    sentences: list[SentenceTally] = field(default_factory=list)
    # Those that count as used when the card is played, that of a Ring that is worn, and that of a
    # card that costs less for threats.
    about_playing: list[SentenceTally] = field(default_factory=list)
    about_bearing: SentenceTally | None = None
    about_wearing: SentenceTally | None = None
    about_threats: SentenceTally | None = None

    @property
    def is_exercised(self) -> bool:
        """Whether the card came into play and all its sentences were exercised."""
        return bool(self.played) and all(
            found.is_exercised and not found.unreached for found in self.sentences
        )


Tallies = dict[tuple[str, str], CardTally]


def words_of_program(program: Program, card: Card, number: int) -> str:
    """Return a program in English where its notation is known, or its place in the sentence."""
    match program.notation:
        case Action() as action:
            return describe_action(card, action)
        case Effect() as effect:
            return describe_effect(card, effect)
        case _:
            return f"part {number}"


def changes_something(notation: object) -> bool:
    """Whether an effect, as far as its notation is known, is meant to change anything."""
    return not isinstance(notation, Spot | SpotTokens | Given)
