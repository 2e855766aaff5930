"""How games ended for each deck: rows with a number of games for each, which lead to the games."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from play.faces.tcg.journey import lost_by
from play.faces.tcg.labels import winning_words
from play.models import Playtest
from play.results.game_filters import games_address
from play.results.titles import SERIES
from rules.playtest.facts import IN_THE_GAME
from rules.playtest.tcg.statistics import Summary


@dataclass(frozen=True, slots=True)
class DeckGames:
    """Games of the deck of a name, and the address that lists them."""

    name: str
    games: int
    address: str


@dataclass(frozen=True, slots=True)
class DeckRow:
    """What happened, and in how many games to each deck."""

    words: str
    cells: tuple[DeckGames, ...]


def ending_rows(playtest: Playtest, names: Sequence[str], summary: Summary) -> Iterator[DeckRow]:
    """Return each way to win, with the games that each deck won in that way."""
    won = [dict(deck.endings) for deck in summary.decks]
    for ending, words in winning_words(len(names)).items():
        yield DeckRow(
            words,
            tuple(
                DeckGames(
                    name, won[place][ending], games_address(playtest, winner=place, ending=ending)
                )
                for place, name in enumerate(names)
            ),
        )


def fate_rows(playtest: Playtest, names: Sequence[str], summary: Summary) -> Iterator[DeckRow]:
    """Return what befell the Ring-bearers of more than two decks; of two the endings say it."""
    journeys = [deck.journey for deck in summary.decks]
    killed = [sum(journey.killed.values()) for journey in journeys]
    corrupted = [sum(journey.corrupted.values()) for journey in journeys]
    for ending, games in (("killed", killed), ("corrupted", corrupted)):
        yield DeckRow(
            f"Was {ending}",
            tuple(
                DeckGames(
                    name, games[place], games_address(playtest, **lost_by(playtest, place, ending))
                )
                for place, name in enumerate(names)
            ),
        )
    yield DeckRow(
        "Was in the game at the end",
        tuple(
            DeckGames(
                name,
                summary.games - killed[place] - corrupted[place],
                games_address(playtest, **{f"lost_{SERIES[place]}": IN_THE_GAME}),
            )
            for place, name in enumerate(names)
        ),
    )
