"""Improvements as tests ask for them: games that cost nothing, won by the better cards."""

from typing import Any

import pytest

from decks.ownership import Visitor
from play.models import Improvement, Playtest
from play.queue import execution, improvements
from play.queue.chunks import missing_chunks
from play.requests.deck_parts import changing_copies
from play.requests.improvement import ImprovementRequest
from rules import rng
from rules.construction import load_format
from rules.playtest import tcg
from rules.playtest.tcg.description import PlaytestDescription
from rules.playtest.tcg.record import GameRecord
from tests.play.small_playtests import ARAGORN, DAY, EOMER, MERRY, cards_of, entrant
from tests.visitors import KEEPER

# Of Éomer's starter, in no other: each copy of these wins more games.
GOOD = ("7_226", "7_229")


def play_at_once(description: PlaytestDescription, index: int) -> GameRecord:
    """Return a game that the first deck wins more often the more good cards it has."""
    held = dict(description.decks[0].draw_deck)
    chance = 35 + 6 * sum(held.get(card, 0) for card in GOOD)
    won = rng.draw(rng.seeded(description.seed, index))[1] % 100 < chance
    return GameRecord(
        index=index,
        winner=0 if won else 1,
        ending="site 9",
        turns=10,
        decisions=1,
        first_player=0,
        sites=(9, 8),
        choices=(index % 7,),
    )


@pytest.fixture
def quick_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Play games of the TCG at once."""
    monkeypatch.setattr(tcg, "play_game", play_at_once)


def improvement_request(games: int | None = 1500, **wanted: Any) -> ImprovementRequest:
    """Ask to improve Aragorn's starter deck with cards of Éomer's."""
    own = changing_copies(cards_of(ARAGORN))
    known = {
        "deck": entrant(cards_of(ARAGORN), "Aragorn starter"),
        "others": (entrant(cards_of(EOMER), "Éomer starter"), entrant(cards_of(MERRY), "Merry")),
        "seed": 4,
        "format": load_format("king-block"),
        "day": DAY,
        "pool": ({**own, **dict.fromkeys(GOOD, 4)},),
        "games": games,
    }
    return ImprovementRequest(**{**known, **wanted})


def ordered(maker: Visitor = KEEPER, **wanted: Any) -> Improvement:
    """Return an improvement whose survey is ordered and not begun."""
    improvement, _ = improvements.order_improvement(improvement_request(**wanted), maker=maker)
    return improvement


def play_parts(improvement: Improvement) -> None:
    """Play all open playtests of an improvement, chunk by chunk."""
    for part in improvement.playtests.filter(finished=None).order_by("column"):
        execution.start(part.pk)
        while (playtest := Playtest.objects.get(pk=part.pk)).is_open:
            for first in reversed(list(missing_chunks(playtest))[:2]):
                execution.play_chunk(playtest.pk, first, lambda _: None)


def play_path(improvement: Improvement) -> Improvement:
    """Play an improvement to its end."""
    while improvement.is_open:
        play_parts(improvement)
        improvements.advance(improvement.pk)
        improvement.refresh_from_db()
    return improvement
