"""What the queue's bookkeeping, the database and the statistics cost beside the bare engine."""

import time

import pytest

from play.queue.execution import play_chunk
from rules.playtest.playing import play_out, player_seed
from rules.playtest.tcg.game import set_up
from rules.tcg.players.naming import player
from tests.expected import tcg_description
from tests.play.small_playtests import ARAGORN, EOMER, begun, cards_of, entrant

CHUNK = 50


@pytest.mark.nightly
@pytest.mark.django_db
def test_a_thousand_games_cost_less_than_five_percent_more_than_the_bare_engine() -> None:
    playtest = begun(
        games=1000,
        chunk_games=CHUNK,
        first=entrant(cards_of(ARAGORN), "Aragorn", "easy"),
        second=entrant(cards_of(EOMER), "Éomer", "easy"),
    )
    description = playtest.description()

    def play_bare(first: int) -> None:
        for index in range(first, first + CHUNK):
            play_out(
                set_up(tcg_description(description), index),
                [
                    player(name, player_seed(description.seed, index, place))
                    for place, name in enumerate(description.players)
                ],
            )

    play_bare(0)
    bare = whole = 0.0
    for first in range(0, 1000, CHUNK):
        began = time.process_time()
        play_bare(first)
        played = time.process_time()
        play_chunk(playtest.pk, first, lambda following: None)
        whole += time.process_time() - played
        bare += played - began
    assert whole / bare < 1.05
