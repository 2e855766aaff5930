"""Playtests as tests ask for them: two starter decks, random players, few games."""

from dataclasses import replace
from datetime import date
from typing import Any

from django.utils import timezone

from decks.contents.encoding import canonical
from play.models import Playtest
from play.queue.execution import play_chunk
from play.queue.orders import order_playtest
from play.requests.playtest import Entrant, PlaytestRequest, enter
from rules.construction import load_format
from rules.construction.starters import starter
from rules.tcg.deck import TcgDeck
from tests.forgotten import FORGOTTEN
from tests.visitors import KEEPER

DAY = date(2026, 1, 1)
ARAGORN, EOMER = "rotk-aragorn-starter", "rotk-eomer-starter"
# A starter deck of the same block.
MERRY = "sog-merry-starter"


def cards_of(slug: str) -> TcgDeck:
    """Return a starter deck's cards as they are kept."""
    cards = canonical(starter(slug).deck)
    assert isinstance(cards, TcgDeck)
    return cards


def merry_with_blanks() -> TcgDeck:
    """Return Merry's starter deck with the event of the fixture `forgotten_card`."""
    (fury,) = (card_id for card_id, _ in cards_of(MERRY).draw_deck if card_id == "7_258")
    draw_deck = cards_of(MERRY).draw_deck
    swapped = tuple((FORGOTTEN if card_id == fury else card_id, n) for card_id, n in draw_deck)
    return replace(cards_of(MERRY), draw_deck=swapped)


def entrant(cards: TcgDeck, name: str = "Some deck", player: str = "random") -> Entrant:
    """Return a deck that is to play."""
    return enter(name, cards, player)


def playtest_request(
    games: int = 10,
    seed: int = 7,
    *,
    first: Entrant | None = None,
    second: Entrant | None = None,
    more: tuple[Entrant, ...] = (),
    format: str = "king-block",
    day: date = DAY,
) -> PlaytestRequest:
    """Ask for games between the two starter decks, unless other ones are given."""
    return PlaytestRequest(
        entrants=(
            first or entrant(cards_of(ARAGORN), "Aragorn starter"),
            second or entrant(cards_of(EOMER), "Éomer starter"),
            *more,
        ),
        games=games,
        seed=seed,
        format=load_format(format),
        day=day,
    )


def begun(games: int = 10, chunk_games: int = 4, **wanted: Any) -> Playtest:
    """Return a playtest that has started and is cut into chunks of that many games."""
    playtest = order_playtest(playtest_request(games, **wanted), maker=KEEPER)
    playtest.chunk_games = chunk_games
    playtest.started = timezone.now()
    playtest.save()
    return playtest


def play_chunks(playtest: Playtest, *firsts: int) -> list[int]:
    """Play the chunks that begin with these games; give those that were sent in the meantime."""
    sent: list[int] = []
    for first in firsts:
        play_chunk(playtest.pk, first, sent.append)
    return sent


def played(games: int = 10, chunk_games: int = 4, **wanted: Any) -> Playtest:
    """Return a playtest that was played to its end."""
    playtest = begun(games, chunk_games, **wanted)
    play_chunks(playtest, *range(0, games, chunk_games))
    playtest.refresh_from_db()
    return playtest
