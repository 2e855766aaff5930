"""The forms that ask for a playtest, one for each game."""

from collections.abc import Mapping

from play.forms.base import NamedCards, PlaytestForm
from play.forms.lcg import LcgPlaytestForm
from play.forms.tcg import TcgPlaytestForm
from rules.construction import Game

FORMS: Mapping[Game, type[PlaytestForm]] = {Game.TCG: TcgPlaytestForm, Game.LCG: LcgPlaytestForm}

__all__ = ["FORMS", "LcgPlaytestForm", "NamedCards", "PlaytestForm", "TcgPlaytestForm"]
