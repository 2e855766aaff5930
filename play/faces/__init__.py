"""The face of each game (`play.face`). A third game is a folder here and a line below."""

from collections.abc import Mapping
from types import MappingProxyType

from play.face import GameFace
from play.faces import lcg, tcg
from rules.construction import Game

FACES: Mapping[Game, GameFace] = MappingProxyType({Game.TCG: tcg, Game.LCG: lcg})
