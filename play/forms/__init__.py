"""The forms that ask for a playtest, one for each game."""

from collections.abc import Mapping

from play.forms.lcg import LcgPlaytestForm
from play.forms.playtest import NamedCards, PlaytestForm
from play.forms.tcg import TcgPlaytestForm
from play.playtest_request import PlaytestRequest
from rules.construction import Game

FORMS: Mapping[Game, type[PlaytestForm[PlaytestRequest]]] = {
    Game.TCG: TcgPlaytestForm,
    Game.LCG: LcgPlaytestForm,
}

__all__ = ["FORMS", "LcgPlaytestForm", "NamedCards", "PlaytestForm", "TcgPlaytestForm"]
