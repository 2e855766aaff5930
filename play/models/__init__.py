"""Playtests, and tables where people play. The database is the record; the queue only carries."""

from play.models.analysis import Analysis
from play.models.boxes import BoxShare, SharedBoxes
from play.models.events import Event, EventEntry, EventKind, EventMatch
from play.models.figures import CardFigures
from play.models.improvements import Improvement
from play.models.ladder import LadderEntry, LadderMatch, LadderNight
from play.models.limited import BoosterDraft, DraftSeat, ProductCount
from play.models.meeting import (
    Message,
    MessageReport,
    Offer,
    OfferKind,
    Presence,
    Silence,
    SiteTime,
    TurnMail,
)
from play.models.playtests import (
    Chunk,
    Design,
    PlayedGame,
    Playtest,
    PlaytestDeck,
    SavedField,
    StatisticsTotal,
    Status,
    Trial,
    WorkerHeartbeat,
)
from play.models.puzzles import Puzzle, PuzzleSolver, PuzzleTry
from play.models.quest_leagues import QuestGame, QuestLeague, QuestMember, QuestParty
from play.models.quests import QuestAtHome, QuestMode
from play.models.ratings import RatedResult, Rating, SeatAddress
from play.models.shared_replays import SharedReplay
from play.models.tables import Move, Passing, Seat, Table, TableStatus
from play.models.terms import Pace, Watching, WhenOut

__all__ = [
    "Analysis",
    "BoosterDraft",
    "BoxShare",
    "CardFigures",
    "Chunk",
    "Design",
    "DraftSeat",
    "Event",
    "EventEntry",
    "EventKind",
    "EventMatch",
    "Improvement",
    "LadderEntry",
    "LadderMatch",
    "LadderNight",
    "Message",
    "MessageReport",
    "Move",
    "Offer",
    "OfferKind",
    "Pace",
    "Passing",
    "PlayedGame",
    "Playtest",
    "PlaytestDeck",
    "Presence",
    "ProductCount",
    "Puzzle",
    "PuzzleSolver",
    "PuzzleTry",
    "QuestAtHome",
    "QuestGame",
    "QuestLeague",
    "QuestMember",
    "QuestMode",
    "QuestParty",
    "RatedResult",
    "Rating",
    "SavedField",
    "Seat",
    "SeatAddress",
    "SharedBoxes",
    "SharedReplay",
    "Silence",
    "SiteTime",
    "StatisticsTotal",
    "Status",
    "Table",
    "TableStatus",
    "Trial",
    "TurnMail",
    "Watching",
    "WhenOut",
    "WorkerHeartbeat",
]
