"""What a report needs of a trial, stored or not."""

from dataclasses import dataclass

from play.models import Design
from rules.construction import Game
from rules.playtest.trials.sprt import SprtPlan
from rules.playtest.trials.trial import Stage


@dataclass(frozen=True, slots=True)
class TrialFacts:
    """What a report needs of a trial, however it was asked for.

    `names` are those of the versions; `cards` the candidates of a swap, in the same order.
    """

    design: Design
    game: Game
    stages: tuple[Stage, ...]
    plan: SprtPlan | None
    names: tuple[str, ...]
    card_out: str = ""
    copies: int = 0
    cards: tuple[str, ...] = ()
