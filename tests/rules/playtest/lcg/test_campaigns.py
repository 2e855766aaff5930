"""Playtests of the expert game: three scenarios as one game, counted scenario by scenario."""

import json
from dataclasses import replace
from itertools import pairwise

import pytest

from rules.lcg.campaign import CAMPAIGNS, scenarios_of
from rules.lcg.narration.recording import record_game
from rules.playtest import lcg
from rules.playtest.facts import characters_of_moment
from rules.playtest.lcg.description import PlaytestDescription
from rules.playtest.lcg.record import GameRecord
from rules.playtest.ranges import play_range
from rules.playtest.statistics.card_statistics import Moment, total_games
from rules.playtest.statistics.interval import wilson
from rules.playtest.writing import BadWriting
from rules.protocol import NoSuchOption
from tests.expected import present
from tests.rules.lcg.random_play import STARTERS

GAMES = 16
EXPERT = PlaytestDescription(STARTERS[:2], ("quick", "quick"), 7, "expert-game")
NIGHTMARE = replace(EXPERT, scenario="nightmare")


@pytest.fixture(scope="module", params=CAMPAIGNS)
def description(request: pytest.FixtureRequest) -> PlaytestDescription:
    return replace(EXPERT, scenario=request.param)


@pytest.fixture(scope="module")
def records(description: PlaytestDescription) -> list[GameRecord]:
    """Return games of which some reach the second scenario."""
    played = list(play_range(lcg.play_game, description, 0, GAMES))
    assert max(len(record.scenarios) for record in played) > 1
    return played


def test_a_campaign_ends_with_its_first_lost_scenario(records: list[GameRecord]) -> None:
    for record in records:
        *won, last = record.scenarios
        assert all(scenario.won for scenario in won)
        assert record.ending == last.ending
        assert record.won == (last.won and len(record.scenarios) == 3)
        assert (record.quest_stage, record.cause) == (last.quest_stage, last.cause)
        assert record.rounds == sum(scenario.rounds for scenario in record.scenarios)
        assert record.score is None or record.won


def test_the_score_of_a_won_campaign_is_the_sum_of_three() -> None:
    won = [GameRecord(4, "won", 6, 0, score, "", (30,), (1, 2)) for score in (122, 150, 99)]
    record = lcg.read_record([4, [lcg.write_record(scenario) for scenario in won]])
    assert (record.won, record.score, record.rounds) == (True, 371, 18)
    assert record.choices == (1, 2) * 3
    summary = lcg.summarise([record])
    assert summary.scores == {371: 1}
    assert [scenario.scores for scenario in summary.scenarios] == [{122: 1}, {150: 1}, {99: 1}]


def test_a_record_is_written_and_read_and_plays_again(
    description: PlaytestDescription, records: list[GameRecord]
) -> None:
    longest = max(records, key=lambda record: len(record.scenarios))
    read = lcg.read_record(json.loads(json.dumps(lcg.write_record(longest))))
    assert read == longest
    # A trial numbers the games of its versions in a row of its own.
    renumbered = replace(longest, index=99)
    assert lcg.read_record(lcg.write_record(renumbered)) == renumbered
    names: list[str] = []
    for game in lcg.replay(description, longest.index, read.choices):
        name = present(game.state.blueprint_table[-1].card.encounter_set)
        if not names or names[-1] != name:
            names.append(name)
    assert lcg.is_end(game, read)
    assert not lcg.is_end(game, replace(read, scenarios=read.scenarios[:-1]))
    expected = [scenario.name for scenario in scenarios_of(description.scenario)]
    assert names == expected[: len(longest.scenarios)]
    with pytest.raises(NoSuchOption):
        list(lcg.replay(description, longest.index, (*read.choices, 0)))
    with pytest.raises(BadWriting):
        lcg.read_record([3, []])


def test_each_scenario_is_counted_over_the_games_that_reached_it(records: list[GameRecord]) -> None:
    summary = lcg.summarise(records)
    first, second = summary.scenarios[:2]
    assert first.games == GAMES
    assert second.games == first.won > 0
    assert first.interval == wilson(first.won, first.decided)
    assert sum(games for _, games in first.losses) == first.lost
    assert sum(first.threat[0].won.values()) == 2 * first.won
    assert (summary.losses, summary.threat, summary.decks) == ((), (), ())
    assert summary.won + sum(scenario.lost for scenario in summary.scenarios) == summary.decided
    assert summary.rate == summary.won / summary.decided


def test_cards_count_every_scenario_as_a_game(records: list[GameRecord]) -> None:
    summary = lcg.summarise(records)
    scenarios = sum(len(record.scenarios) for record in records)
    for deck in summary.cards:
        assert total_games(deck.played) == scenarios


def test_summaries_of_parts_merge_into_that_of_the_whole_and_are_kept(
    records: list[GameRecord],
) -> None:
    whole = lcg.summarise(records)
    parts = [lcg.summarise(records[first : first + 3]) for first in range(0, GAMES, 3)]
    assert lcg.merge(parts) == lcg.merge(parts[::-1]) == whole
    assert lcg.read_summary(json.loads(json.dumps(lcg.write_summary(whole)))) == whole


def test_a_game_of_a_campaign_depends_on_its_number_alone(
    description: PlaytestDescription, records: list[GameRecord]
) -> None:
    again = lcg.play_game(description, GAMES - 1)
    assert (again, again.observation) == (records[-1], None)


def test_a_card_played_in_any_scenario_counts_as_played_in_the_game(
    description: PlaytestDescription, records: list[GameRecord]
) -> None:
    record = max(records, key=lambda record: len(record.scenarios))
    facts = lcg.game_facts(description, record)
    cards = [card for deck in lcg.listed_cards(description) for card in deck]
    characters = characters_of_moment(Moment.PLAYED)
    flagged = {
        card for card, character in zip(cards, facts.seen, strict=True) if character in characters
    }
    played = [
        deck.seen[Moment.PLAYED]
        for scenario in record.scenarios
        for deck in present(scenario.observation).decks
    ]
    assert flagged == frozenset().union(*played)
    assert facts.length == record.rounds


def test_in_the_nightmare_game_cards_in_play_count_as_played_and_threat_goes_on() -> None:
    records = play_range(lcg.play_game, NIGHTMARE, 0, GAMES)
    record = next(record for record in records if len(record.scenarios) > 1)
    before, after = record.scenarios[:2]
    for player, (old, new) in enumerate(
        zip(present(before.observation).decks, present(after.observation).decks, strict=True)
    ):
        assert new.threat[0] >= before.threat[player]
        assert old.seen[Moment.STUCK] <= new.seen[Moment.OPENING_HAND]
        seen = [new.seen[moment] for moment in Moment if moment is not Moment.NEVER_DRAWN]
        assert not new.seen[Moment.NEVER_DRAWN] & frozenset().union(*seen)


def test_the_fingerprint_has_the_cards_of_all_three_scenarios() -> None:
    alone = {lcg.rules_fingerprint(replace(EXPERT, scenario=scenario.slug))
             for scenario in scenarios_of("expert-game")}  # fmt: skip
    assert len(alone) == 3
    assert lcg.rules_fingerprint(EXPERT) not in alone
    assert lcg.rules_fingerprint(EXPERT) == lcg.rules_fingerprint(NIGHTMARE)


@pytest.mark.parametrize("seat", [None, 0])
def test_a_recording_steps_through_all_scenarios(
    description: PlaytestDescription, records: list[GameRecord], seat: int | None
) -> None:
    record = max(records, key=lambda record: len(record.scenarios))
    games = lcg.replay(description, record.index, record.choices)
    recorded = record_game(games, record.choices, ("Tom", "Kris"), seat)
    reached = len(record.scenarios)
    assert recorded.steps == len(record.choices) + reached - 1
    names = [scenario.name for scenario in scenarios_of(description.scenario)][:reached]
    opened = [line for line in recorded.lines if line.text in names]
    assert [line.text for line in opened] == names
    for place, (before, line) in enumerate(pairwise(opened)):
        score = record.scenarios[place].score
        pause = recorded.frames[line.step - 1]
        assert pause.question == f"The players win {before.text} with a score of {score}."
        assert recorded.frames[line.step].question.startswith(("Tom", "Kris"))
    rounds = [number for scenario in record.scenarios for number in range(1, scenario.rounds + 1)]
    assert [start.number for start in recorded.turns] == rounds
    assert recorded.frames[-1].question == ""
