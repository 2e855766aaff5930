"""Made-up games with easy numbers, for tests of what is counted and kept."""

from hypothesis import strategies as st

from rules.playtest.lcg.record import GameRecord
from rules.playtest.lcg.statistics import ENDINGS


def game(
    index: int = 0,
    ending: str = "won",
    *,
    rounds: int = 3,
    stage: int = 1,
    score: int | None = None,
    cause: str = "",
    threat: tuple[tuple[int, ...], ...] = ((29, 30, 31),),
    seen: tuple[int, ...] = (0b11,),
    played: tuple[int, ...] = (0b01,),
    choices: tuple[int, ...] = (1, 0, 2),
) -> GameRecord:
    """Return a game's record in which only what a test is about is said."""
    return GameRecord(index, ending, rounds, stage, score, cause, threat, seen, played, choices)


threats = st.lists(st.integers(0, 50), max_size=4).map(tuple)
masks = st.integers(0, 255)
records = st.builds(
    game,
    index=st.integers(0, 99_999),
    ending=st.sampled_from(ENDINGS),
    rounds=st.integers(0, 30),
    stage=st.integers(0, 3),
    score=st.none() | st.integers(-10, 300),
    cause=st.sampled_from(["", "quest", "refresh", "01074"]),
    threat=st.tuples(threats, threats),
    seen=st.tuples(masks, masks),
    played=st.tuples(masks, masks),
    choices=st.lists(st.integers(0, 5_000), max_size=12).map(tuple),
)
