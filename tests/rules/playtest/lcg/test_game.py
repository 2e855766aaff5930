"""Games of an LCG playtest: the same anywhere, replayable, and what is noted of them."""

from dataclasses import replace

import pytest

from rules.lcg.deck import LcgDeck
from rules.lcg.engine.codes import IN_HAND, IN_PLAY_AREA
from rules.lcg.game import UnplayableDecks
from rules.lcg.scenarios import SCENARIOS, UnknownScenario
from rules.lcg.vocabulary import Difficulty
from rules.players.player import UnknownPlayer
from rules.playtest import lcg
from rules.playtest.lcg.description import PlaytestDescription
from rules.playtest.ranges import play_range
from tests.rules.lcg.random_play import STARTERS

DESCRIPTION = PlaytestDescription(STARTERS[:2], ("random", "rules"), 7, "passage-through-mirkwood")


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("players", [("rules",), ("random", "rules")])
def test_what_is_noted_of_a_game_agrees_with_its_end(scenario, players):
    description = replace(
        DESCRIPTION, decks=STARTERS[: len(players)], players=players, scenario=scenario
    )
    for record in play_range(lcg.play_game, description, 0, 12):
        *_, game = lcg.replay(description, record.index, record.choices)
        state = game.state
        assert (record.ending, record.rounds) == (state.ending, state.round)
        assert bool(record.cause) == (record.ending in ("threat", "heroes"))
        rows = record.threat
        assert all(len(row) <= state.rounds_completed + 1 for row in rows)
        for player in state.order:
            assert len(rows[player]) == state.rounds_completed + 1
        for player, deck in enumerate(description.decks):
            bits = {code: 1 << place for place, (code, _) in enumerate(deck.player_deck)}
            for card, owner in enumerate(state.owner):
                code = state.blueprint_table[card].card.code
                if owner == player and code in bits:
                    if state.zone[card] == IN_PLAY_AREA:
                        assert record.played[player] & bits[code]
                    if state.zone[card] in (IN_HAND, IN_PLAY_AREA):
                        assert record.seen[player] & bits[code]


def test_the_threat_of_every_round_is_that_of_the_game():
    record = lcg.play_game(DESCRIPTION, 3)
    seen = [[] for _ in DESCRIPTION.decks]
    rounds = 0
    for game in lcg.replay(DESCRIPTION, 3, record.choices):
        state = game.state
        assert state.log is not None
        for note in state.log:
            if note[0] == "round_over":
                rounds += 1
        state.log = []
        for player in state.order:
            if len(seen[player]) < rounds + 1 and state.pending is not None:
                seen[player].append(state.threat[player])
    assert rounds > 2
    # Nothing raises threat between the end of a round and the next choice.
    assert tuple(map(tuple, seen)) == record.threat


def test_ranges_put_together_are_the_range_of_the_whole():
    whole = play_range(lcg.play_game, DESCRIPTION, 0, 6)
    parts = [
        *play_range(lcg.play_game, DESCRIPTION, 4, 2),
        *play_range(lcg.play_game, DESCRIPTION, 0, 4),
    ]
    assert lcg.summarise(parts) == lcg.summarise(whole)


def test_the_same_game_comes_of_a_replay():
    record = lcg.play_game(DESCRIPTION, 5)
    assert lcg.play_game(DESCRIPTION, 5) == record
    with pytest.raises(IndexError):
        list(lcg.replay(DESCRIPTION, 5, (99,)))


@pytest.mark.parametrize(
    ("change", "error"),
    [
        ({"players": ("random", "sauron")}, UnknownPlayer),
        ({"players": ("random",)}, UnknownPlayer),
        ({"scenario": "a-short-rest"}, UnknownScenario),
        ({"decks": (LcgDeck((), ()),) * 2}, UnplayableDecks),
        ({"decks": STARTERS[:1] * 2}, UnplayableDecks),
    ],
)
def test_what_cannot_be_played_is_refused_before_the_first_game(change, error):
    with pytest.raises(error):
        lcg.ensure_playable(replace(DESCRIPTION, **change))
    assert lcg.ensure_playable(DESCRIPTION) is None


def test_the_fingerprint_knows_the_scenario_and_the_errata_but_not_players_and_seed():
    before = lcg.rules_fingerprint(DESCRIPTION)
    same = replace(DESCRIPTION, players=("rules", "rules"), seed=9, difficulty=Difficulty.BASIC)
    assert lcg.rules_fingerprint(same) == before
    other = replace(DESCRIPTION, scenario="journey-down-the-anduin")
    assert lcg.rules_fingerprint(other) != before
    lore_and_spirit = replace(DESCRIPTION, decks=STARTERS, players=("rules",) * 4)
    assert lcg.rules_fingerprint(replace(lore_and_spirit, day="2017-01-01")) != (
        lcg.rules_fingerprint(lore_and_spirit)
    )
