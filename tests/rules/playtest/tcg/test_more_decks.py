"""Playtests of three and four decks: what is kept, counted and played again."""

import json
from collections import Counter

import pytest

from rules.playtest.facts import CORRUPTED, IN_THE_GAME, KILLED
from rules.playtest.tcg import (
    game_facts,
    is_end,
    merge,
    play_game,
    read_record,
    read_summary,
    replay,
    summarise,
    write_record,
    write_summary,
)
from rules.playtest.tcg.description import PlaytestDescription
from rules.playtest.tcg.record import GameRecord
from rules.playtest.writing import BadWriting
from tests.expected import present
from tests.rules.playtest.tcg.games import game
from tests.rules.tcg.decks import ARAGORN_STARTER, EOMER_STARTER

DECKS = (ARAGORN_STARTER, EOMER_STARTER, ARAGORN_STARTER, EOMER_STARTER)
GAMES = 10


def described(decks: int) -> PlaytestDescription:
    return PlaytestDescription(DECKS[:decks], ("random",) * decks, seed=5)


@pytest.fixture(scope="module", params=[3, 4])
def played(request: pytest.FixtureRequest) -> tuple[PlaytestDescription, list[GameRecord]]:
    description = described(request.param)
    return description, [play_game(description, index) for index in range(GAMES)]


Played = tuple[PlaytestDescription, list[GameRecord]]


def test_a_record_read_back_plays_to_the_same_end(played: Played) -> None:
    description, records = played
    for record in records:
        kept = read_record(json.loads(json.dumps(write_record(record))))
        assert kept == record
        *_, end = replay(description, kept.index, kept.choices)
        assert is_end(end, kept)
        assert sorted(kept.order) == list(range(len(description.decks)))
        assert kept.first_player == kept.order[0]


def test_a_record_of_two_decks_is_written_as_before() -> None:
    assert write_record(game()) == [0, 0, "killed", 6, 3, 0, [4, 3], "102"]
    with pytest.raises(BadWriting):
        read_record([0, 0, "killed", 6, 3, 0, [4, 3, 1], "102"])
    with pytest.raises(BadWriting):
        read_record([0, 0, "killed", 6, 3, 0, [4], "102"])


def test_decks_that_did_not_win_fell_or_were_still_in_the_game(played: Played) -> None:
    description, records = played
    fell: Counter[str] = Counter()
    for record in records:
        facts = game_facts(description, record)
        assert len(facts.sites) == len(facts.lost) == len(description.decks)
        winner = present(record.winner)
        assert facts.lost[winner] == IN_THE_GAME
        others = facts.lost[:winner] + facts.lost[winner + 1 :]
        if record.ending == "site 9":
            assert IN_THE_GAME in others
        else:
            assert IN_THE_GAME not in others
        fell.update(facts.lost)
    journeys = [deck.journey for deck in summarise(records).decks]
    assert sum(sum(journey.killed.values()) for journey in journeys) == fell[KILLED] > 0
    assert sum(sum(journey.corrupted.values()) for journey in journeys) == fell[CORRUPTED]


def test_wins_add_up_by_deck_and_by_order_of_turns(played: Played) -> None:
    description, records = played
    summary = summarise(records)
    assert len(summary.decks) == len(description.decks)
    assert sum(summary.wins) == summary.decided == GAMES
    for turn in range(len(description.decks)):
        seats = [deck.by_turn[turn] for deck in summary.decks]
        assert sum(games for games, _ in seats) == GAMES
    for deck in summary.decks:
        assert deck.by_turn[0] == (deck.went_first, deck.won_going_first)
        assert sum(won for _, won in deck.by_turn) == deck.wins


def test_parts_that_were_read_back_merge_in_any_order(played: Played) -> None:
    _, records = played
    parts = [summarise(records[6:]), summarise(records[:1]), summarise(records[1:6])]
    written = [json.loads(json.dumps(write_summary(part))) for part in parts]
    assert merge(map(read_summary, written)) == summarise(records)


def test_every_skirmish_is_fought_by_some_shadow_player(played: Played) -> None:
    _, records = played
    journeys = [deck.journey for deck in summarise(records).decks]
    fought = sum(journey.fellowship.fought for journey in journeys)
    against = sum(journey.minions.fought for journey in journeys)
    assert 0 < fought <= against + sum(journey.fellowship.won for journey in journeys)
    won = sum(journey.fellowship.won + journey.minions.won for journey in journeys)
    assert won <= fought + against
