"""Made-up games with easy numbers, for tests of what is counted and kept."""

from dataclasses import replace

from hypothesis import strategies as st

from rules.playtest.statistics.card_statistics import Moment
from rules.playtest.tcg.description import PlaytestDescription
from rules.playtest.tcg.journey import Journey
from rules.playtest.tcg.observation import DeckObservation, Observation
from rules.playtest.tcg.record import GameRecord
from rules.playtest.tcg.statistics import ENDINGS
from rules.tcg.deck import TcgDeck

EMPTY_DECK = TcgDeck(None, None, (), ())
DESCRIPTION = PlaytestDescription((EMPTY_DECK, EMPTY_DECK), ("random", "easy"), seed=7)


def game(
    index: int = 0,
    winner: int | None = 0,
    ending: str = "killed",
    *,
    turns: int = 6,
    first_player: int = 0,
    sites: tuple[int, int] = (4, 3),
    choices: tuple[int, ...] = (1, 0, 2),
) -> GameRecord:
    """Give a game's record in which only what a test is about is said."""
    return GameRecord(
        index=index,
        winner=winner,
        ending=ending if winner is not None else "unfinished",
        turns=turns,
        decisions=len(choices),
        first_player=first_player,
        sites=sites,
        choices=choices,
    )


def seated_games(
    first: tuple[int, int], second: tuple[int, int] = (0, 0), bids: tuple[int, int] | None = None
) -> list[GameRecord]:
    """Give games of two decks: (games, wins) of deck 0 going first, and going second."""
    played = [
        game(winner=int(number >= wins), first_player=first_player)
        for first_player, (games, wins) in enumerate((first, second))
        for number in range(games)
    ]
    if bids is None:
        return played
    seen = Observation(
        tuple(
            DeckObservation(
                {moment: frozenset() for moment in Moment}, frozenset(), Journey(bids={bid: 1})
            )
            for bid in bids
        ),
        comeback=0,
    )
    return [replace(record, observation=seen) for record in played]


def coin_game(description: PlaytestDescription, index: int) -> GameRecord:
    """Play a game that is over at once: seed and index alone decide it."""
    number = description.seed + 31 * index
    return game(
        index,
        winner=number % 2,
        ending=ENDINGS[number % 3],
        turns=3 + number % 9,
        first_player=number % 5 % 2,
        sites=(1 + number % 9, 1 + number % 7),
        choices=tuple((number + step) % 80 for step in range(number % 11)),
    )


sites = st.integers(1, 9)
records = st.builds(
    game,
    index=st.integers(0, 99_999),
    winner=st.sampled_from([0, 1, None]),
    ending=st.sampled_from(ENDINGS),
    turns=st.integers(0, 60),
    first_player=st.integers(0, 1),
    sites=st.tuples(sites, sites),
    choices=st.lists(st.integers(0, 5_000), max_size=12).map(tuple),
)
