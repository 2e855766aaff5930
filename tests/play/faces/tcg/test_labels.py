"""The words for TCG playtests are complete, and name players that there are."""

from play.faces.tcg.labels import EDITIONS, ENDINGS, HOW_IT_ENDED, PLAYERS, TABLE_PLAYERS
from rules.playtest.tcg.statistics import ENDINGS as WAYS_TO_WIN
from rules.tcg.game import EDITIONS as EDITIONS_OF_THE_ENGINE
from rules.tcg.players.naming import PLAYER_NAMES


def test_every_player_every_ending_and_every_edition_has_words() -> None:
    assert set(TABLE_PLAYERS) == set(PLAYER_NAMES)
    assert set(TABLE_PLAYERS) - set(PLAYERS) == {"easy"}
    assert set(ENDINGS) == set(WAYS_TO_WIN)
    assert set(HOW_IT_ENDED) == {*WAYS_TO_WIN, "unfinished"}
    assert set(EDITIONS) == set(EDITIONS_OF_THE_ENGINE)
