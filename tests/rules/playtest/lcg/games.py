"""Made-up games with easy numbers, for tests of what is counted and kept."""

from hypothesis import strategies as st

from rules.playtest.lcg.observation import DeckObservation, Observation
from rules.playtest.lcg.record import GameRecord
from rules.playtest.lcg.statistics import ENDINGS
from rules.playtest.statistics.card_statistics import Moment


def deck(threat: tuple[int, ...] = (29, 30, 31), *played: str) -> DeckObservation:
    """Return what was seen of a deck: its player's threat by round, and cards that were played."""
    seen = {Moment.OPENING_HAND: frozenset(played), Moment.PLAYED: frozenset(played)}
    return DeckObservation(seen, frozenset(), threat)


def game(
    index: int = 0,
    ending: str = "won",
    *decks: DeckObservation,
    rounds: int = 3,
    quest_stage: int = 1,
    score: int | None = None,
    cause: str = "",
    threat: tuple[int, ...] = (31,),
    choices: tuple[int, ...] = (1, 0, 2),
) -> GameRecord:
    """Return a game's record in which only what a test is about is said."""
    observation = Observation(decks or (deck(),), cause)
    return GameRecord(
        index, ending, rounds, quest_stage, score, cause, threat, choices, observation
    )


decks = st.builds(
    deck,
    st.lists(st.integers(0, 50), max_size=4).map(tuple),
    st.sampled_from(["01013", "01014"]),
)
games = st.builds(
    game,
    st.integers(0, 99_999),
    st.sampled_from(ENDINGS),
    decks,
    decks,
    rounds=st.integers(0, 30),
    quest_stage=st.integers(0, 3),
    score=st.none() | st.integers(-10, 300),
    cause=st.sampled_from(["", "quest", "refresh", "01074"]),
    threat=st.tuples(st.integers(0, 50), st.integers(0, 50)),
    choices=st.lists(st.integers(0, 5_000), max_size=12).map(tuple),
)
