"""The quest log: scenarios that a player played here and at home, by difficulty."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import date

from django.contrib.auth.base_user import AbstractBaseUser
from django.contrib.auth.models import User
from django.db import transaction
from django.db.models import QuerySet
from django.urls import reverse

from decks.locks import lock_until_commit
from decks.ownership import NOBODY, Visitor
from play.models import QuestAtHome, QuestMode, Seat, Table
from play.players.results import games_of, is_own
from play.results.labels import scenario_name
from rules.construction import Game

# More than anybody plays in twenty years.
MAX_QUESTS = 3_000
# What a page shows of each kind, the newest.
MOST_SHOWN = 200
MODES = {"basic": "Easy", "standard": "Standard"}


class TooManyQuests(ValueError):
    """A quest log that is full; the message says so."""


@dataclass(frozen=True, slots=True)
class Quest:
    """A game in the log; `key` is that of one at home, which its player may delete."""

    played: date
    scenario: str
    mode: str
    heroes: str
    won: bool
    detail: str
    note: str = ""
    address: str = ""
    key: int | None = None
    public: bool = True


@dataclass(slots=True)
class QuestLine:
    """A scenario at a difficulty: how often it was played and won, and the best score."""

    scenario: str
    mode: str
    played: int = 0
    won: int = 0
    best: int | None = None
    quests: list[Quest] = field(default_factory=list)


def quest_log(player: User, visitor: Visitor = NOBODY) -> tuple[list[QuestLine], list[Quest]]:
    """Return a player's quests by scenario and difficulty, and one by one, the newest first."""
    at_home = list(_quests_at_home(player, visitor)[:MOST_SHOWN])
    here = games_of(player, visitor).filter(game=Game.LCG)[:MOST_SHOWN]
    own = is_own(player, visitor)
    quests = [*map(_at_home, at_home), *_here(here, player, own=own)]
    quests.sort(key=lambda quest: quest.played, reverse=True)
    scores = {quest.pk: quest.score for quest in at_home if quest.won and quest.score is not None}
    lines: dict[tuple[str, str], QuestLine] = {}
    for quest in quests:
        line = lines.setdefault((quest.scenario, quest.mode), QuestLine(quest.scenario, quest.mode))
        line.played += 1
        line.won += quest.won
        score = scores.get(quest.key) if quest.key is not None else None
        # The lower a score, the better.
        if score is not None and (line.best is None or score < line.best):
            line.best = score
    ordered = sorted(lines.values(), key=lambda line: (-line.played, line.scenario, line.mode))
    return ordered, quests


def has_public_quests(player: User) -> bool:
    """Return whether others may see a quest that a player wrote down."""
    return _quests_at_home(player, NOBODY).exists()


def write_down(player: AbstractBaseUser, quest: QuestAtHome) -> None:
    """Put a game at home into a player's log; TooManyQuests for one that is full."""
    with transaction.atomic():
        lock_until_commit(f"quests of {player.pk}")
        if QuestAtHome.objects.filter(player=player.pk).count() >= MAX_QUESTS:
            raise TooManyQuests(f"A quest log has up to {MAX_QUESTS:,} games.")
        quest.player_id = player.pk
        quest.save()


def _quests_at_home(player: User, visitor: Visitor) -> QuerySet[QuestAtHome]:
    quests = QuestAtHome.objects.filter(player=player.pk)
    return quests if is_own(player, visitor) else quests.filter(public=True)


def _at_home(quest: QuestAtHome) -> Quest:
    return Quest(
        played=quest.played,
        scenario=quest.scenario,
        mode=QuestMode(quest.mode).label,
        heroes=quest.heroes,
        won=quest.won,
        detail="at home" if quest.score is None else f"at home, score {quest.score}",
        note=quest.note,
        key=quest.pk,
        public=quest.public,
    )


def _here(tables: Iterable[Table], player: User, *, own: bool) -> list[Quest]:
    found = list(tables)
    decks: dict[object, list[str]] = {table.pk: [] for table in found}
    seats = Seat.objects.filter(table__in=found, owner=player.pk, by_person=True)
    for table, name in seats.values_list("table", "deck_name"):
        decks[table].append(name)
    return [
        Quest(
            played=table.changed.date(),
            scenario=scenario_name(table.scenario),
            mode=MODES.get(table.difficulty, table.difficulty.capitalize() or "Standard"),
            # Which decks were played is the player's to know.
            heroes=", ".join(decks[table.pk]) if own else "",
            won=table.winner is not None,
            detail=f"round {table.length}",
            address=reverse(
                "watching:replay" if table.watching == "everybody" else "tables:replay",
                args=[table.pk],
            ),
        )
        for table in found
    ]
