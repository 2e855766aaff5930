"""LCG playtests as tests ask for them: introductory decks, random players, few games."""

from typing import Any

from django.utils import timezone

from decks.contents.encoding import canonical
from play.models import Playtest
from play.queue.orders import order_playtest
from play.requests.playtest import Entrant, PlaytestRequest, enter
from rules.construction import load_format
from rules.construction.lcg.starter import introductory_decks
from rules.lcg.deck import LcgDeck
from tests.play.small_playtests import play_chunks
from tests.visitors import KEEPER

MIRKWOOD = "passage-through-mirkwood"


def cards_of(sphere: str) -> LcgDeck:
    """Return an introductory deck's cards as they are kept."""
    cards = canonical(introductory_decks()[sphere].deck)
    assert isinstance(cards, LcgDeck)
    return cards


def entrant(sphere: str, player: str = "random") -> Entrant:
    """Return an introductory deck that is to play."""
    return enter(f"Introductory {sphere} deck", cards_of(sphere), player)


def playtest_request(
    *spheres: str,
    entrants: tuple[Entrant, ...] = (),
    games: int = 10,
    seed: int = 7,
    format: str = "lcg-introductory",
    scenario: str = MIRKWOOD,
    difficulty: str = "standard",
) -> PlaytestRequest:
    """Ask for games of introductory decks, leadership and spirit unless others are named."""
    return PlaytestRequest(
        entrants=entrants or tuple(map(entrant, spheres or ("leadership", "spirit"))),
        games=games,
        seed=seed,
        format=load_format(format),
        day=None,
        scenario=scenario,
        difficulty=difficulty,
    )


def played(games: int = 10, chunk_games: int = 4, **wanted: Any) -> Playtest:
    """Return an LCG playtest that was played to its end, chunk by chunk."""
    playtest = order_playtest(playtest_request(games=games, **wanted), maker=KEEPER)
    playtest.chunk_games = chunk_games
    playtest.started = timezone.now()
    playtest.save()
    play_chunks(playtest, *range(0, games, chunk_games))
    playtest.refresh_from_db()
    return playtest
