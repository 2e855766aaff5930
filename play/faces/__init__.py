"""The face of each game (`play.face`). A third game is a folder here and a line below."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING

from play.face import GameFace
from play.faces import lcg, tcg
from rules.construction import Game

if TYPE_CHECKING:
    from decks.models import Deck
    from play.face import FaceForms, FaceRequests, FaceResults, FaceTables, FaceWords
    from play.games.finding import FindGameForm
    from play.games.slots import Board
    from play.models import Playtest
    from play.requests.playtest import Entrant, PlaytestRequest
    from play.trials.forms import TrialForm
    from rules.lcg.deck import LcgDeck
    from rules.lcg.engine.decision import Decision as LcgDecision
    from rules.lcg.engine.decision import Option as LcgOption
    from rules.lcg.game import Game as LcgGame
    from rules.playtest.lcg.record import GameRecord as LcgRecord
    from rules.playtest.lcg.statistics import Summary as LcgSummary
    from rules.playtest.tcg.record import GameRecord as TcgRecord
    from rules.playtest.tcg.statistics import Summary as TcgSummary
    from rules.tcg.deck import TcgDeck
    from rules.tcg.engine.state.decision import Decision as TcgDecision
    from rules.tcg.engine.state.decision import Option as TcgOption
    from rules.tcg.game import Game as TcgGame

    # The types of each game: a module that takes or returns others than its part of the face
    # states is refused here, by the name of that part.
    tcg_words: FaceWords[Playtest] = tcg
    tcg_requests: FaceRequests[TcgDeck, Entrant, PlaytestRequest] = tcg
    tcg_forms: FaceForms[Playtest, Deck, TrialForm] = tcg
    tcg_tables: FaceTables[TcgGame, TcgDecision, TcgOption] = tcg
    tcg_results: FaceResults[
        Playtest, PlaytestRequest, TcgSummary, TcgRecord, FindGameForm, Board
    ] = tcg
    lcg_words: FaceWords[Playtest] = lcg
    lcg_requests: FaceRequests[LcgDeck, Entrant, PlaytestRequest] = lcg
    lcg_forms: FaceForms[Playtest, Deck, TrialForm] = lcg
    lcg_tables: FaceTables[LcgGame, LcgDecision, LcgOption] = lcg
    lcg_results: FaceResults[
        Playtest, PlaytestRequest, LcgSummary, LcgRecord, FindGameForm, Board
    ] = lcg

FACES: Mapping[Game, GameFace] = MappingProxyType({Game.TCG: tcg, Game.LCG: lcg})
