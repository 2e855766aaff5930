"""Playtests of the sample decks, one of each game: what the start page shows of playtests.

They are ordered like any playtest, once for each version of the rules, their cards and players,
and belong to nobody: everyone may read them, since everyone may read the sample decks. *Quick*
plays them, so that a new site has results within a minute.
"""

from collections.abc import Mapping
from uuid import UUID

from django.core.cache import cache
from django.utils.timezone import localdate

from decks.models import Deck
from decks.ownership import NOBODY
from decks.samples import SHOWN_FIRST
from play.face import face_of
from play.models import Playtest
from play.models.access import readable_playtests
from play.queue.orders import order_playtest
from play.queue.tasks import send_on_commit
from play.requests.playtest import Entrant, PlaytestRequest, enter
from rules.construction import Game, load_format
from rules.construction.starters import twin_of
from rules.players.strengths import QUICK

# Whose playtests wait for one another (`Playtest.queue_key`): theirs alone.
SAMPLE_KEY = "sample playtests"
SECONDS_KEPT = 30
SEED = 7
GAMES: Mapping[Game, int] = {Game.TCG: 200, Game.LCG: 60}
LCG_DECKS = ("core-leadership", "core-lore")
FORMATS: Mapping[Game, str] = {
    Game.TCG: twin_of(SHOWN_FIRST).format,
    Game.LCG: "lcg-tournament",
}
SCENARIOS: Mapping[Game, str] = {Game.TCG: "", Game.LCG: "passage-through-mirkwood"}


def order_sample_playtests() -> int:
    """Order the playtests that are missing for today's rules, cards and players.

    Return how many these are. Sample decks that are not loaded play nothing.
    """
    ordered = 0
    for request in _requests():
        known = Playtest.objects.filter(
            queue_key=SAMPLE_KEY,
            game=request.game,
            games=request.games,
            **request.fingerprints(),
            cancelled=None,
            failed=None,
        )
        if not known.exists():
            send_on_commit(order_playtest(request, queue_key=SAMPLE_KEY))
            ordered += 1
    return ordered


def sample_playtest(game: Game) -> Playtest | None:
    """Return the newest sample playtest of a game that is finished, or None if there is none.

    Each process looks again every half a minute.
    """
    found = cache.get_or_set(f"sample-{game}", lambda: _newest(game) or "", SECONDS_KEPT)
    return found or None


def _newest(game: Game) -> Playtest | None:
    finished = readable_playtests(NOBODY).filter(
        queue_key=SAMPLE_KEY, game=game, owner=None, browser="", finished__isnull=False
    )
    return finished.first()


def watched_game(playtest_id: UUID) -> int:
    """Return the place of the game to watch: the first that the first deck won by its quest."""
    games = Playtest.objects.get(pk=playtest_id).played_games
    quest = games.filter(winner=0).exclude(ending__in=("killed", "corrupted"))
    return (quest.first() or games.filter(winner=0).first() or games.earliest("number")).number


def _requests() -> list[PlaytestRequest]:
    decks = {deck.slug: deck for deck in Deck.objects.filter(sample=True)}
    twin = twin_of(SHOWN_FIRST)
    players_of = {
        Game.TCG: [_entrant(decks.get(slug), Game.TCG) for slug in (SHOWN_FIRST, twin.slug)],
        Game.LCG: [_entrant(decks.get(slug), Game.LCG) for slug in LCG_DECKS],
    }
    return [
        _request(game, tuple(entrant for entrant in entrants if entrant is not None))
        for game, entrants in players_of.items()
        if all(entrants)
    ]


def _entrant(deck: Deck | None, game: Game) -> Entrant | None:
    version = deck.versions.first() if deck is not None else None
    if deck is None or version is None:
        return None
    return enter(deck.name, version.cards(), QUICK, version)


def _request(game: Game, entrants: tuple[Entrant, ...]) -> PlaytestRequest:
    face = face_of(game)
    return PlaytestRequest(
        entrants=entrants,
        games=GAMES[game],
        seed=SEED,
        format=load_format(FORMATS[game]),
        day=face.chosen_day(None, localdate()),
        scenario=SCENARIOS[game],
        difficulty=face.default_difficulty,
    )
