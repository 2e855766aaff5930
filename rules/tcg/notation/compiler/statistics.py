"""Which of the engine's numbers each word of print stands for."""

from typing import Final

from rules.tcg.engine.state import codes
from rules.tcg.notation.amounts import Statistic
from rules.tcg.notation.effects import GameNumber

# The engine's codes have the names of the words.
STATISTIC_CODES: Final[dict[Statistic, int]] = {
    statistic: getattr(codes, statistic.name) for statistic in Statistic
}

GAME_NUMBER_CODES: Final[dict[GameNumber, int]] = {
    number: getattr(codes, number.name) for number in GameNumber
}
