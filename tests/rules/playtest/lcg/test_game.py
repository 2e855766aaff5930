"""Games of an LCG playtest: the same anywhere, replayable, and what is noted of them."""

from dataclasses import replace
from typing import Any

import pytest

from rules.lcg.deck import LcgDeck
from rules.lcg.engine.codes import IN_DECK, IN_HAND, IN_PLAY_AREA
from rules.lcg.engine.opening import OPENING_HAND
from rules.lcg.engine.state import State
from rules.lcg.game import UnplayableDecks
from rules.lcg.scenarios import SCENARIOS, UnknownScenario
from rules.lcg.vocabulary import Difficulty, Edition
from rules.players.player import UnknownPlayer
from rules.playtest import lcg
from rules.playtest.lcg.description import PlaytestDescription
from rules.playtest.lcg.game import play_game, seats
from rules.playtest.lcg.observation import DeckObservation
from rules.playtest.playing import play_out
from rules.playtest.ranges import play_range
from rules.playtest.statistics.card_statistics import Moment
from rules.protocol import NoSuchOption
from tests.rules.lcg.random_play import STARTERS

DESCRIPTION = PlaytestDescription(STARTERS[:2], ("random", "quick"), 7, "passage-through-mirkwood")


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("players", [("quick",), ("random", "quick")])
def test_what_is_noted_of_a_game_agrees_with_its_end(
    scenario: str, players: tuple[str, ...]
) -> None:
    description = replace(
        DESCRIPTION, decks=STARTERS[: len(players)], players=players, scenario=scenario
    )
    for record in play_range(lcg.play_game, description, 0, 12):
        *_, game = lcg.replay(description, record.index, record.choices)
        state = game.state
        assert (record.ending, record.rounds) == (state.ending, state.round)
        assert bool(record.cause) == record.lost
        assert record.observation is not None
        for player, seen in enumerate(record.observation.decks):
            assert len(seen.threat) <= state.rounds_completed + 1
            if player in state.order:
                assert len(seen.threat) == state.rounds_completed + 1
            _compare_cards(state, player, description.decks[player], seen)


def _compare_cards(state: State, player: int, deck: LcgDeck, seen: DeckObservation) -> None:
    """Compare what was observed of a deck with where its cards are at the end."""
    codes = {code for code, _ in deck.player_deck}
    zones: dict[int, set[str]] = {zone: set() for zone in (IN_HAND, IN_DECK, IN_PLAY_AREA)}
    for card, owner in enumerate(state.owner):
        code = state.blueprint_table[card].card.code
        if owner == player and code in codes and state.zone[card] in zones:
            zones[state.zone[card]].add(code)
    assert zones[IN_HAND] == seen.seen[Moment.STUCK]
    assert zones[IN_PLAY_AREA] <= seen.seen[Moment.PLAYED]
    assert not seen.seen[Moment.NEVER_DRAWN] & (zones[IN_HAND] | zones[IN_PLAY_AREA])
    undrawn = zones[IN_DECK] | {
        state.blueprint_table[note[1]].card.code
        for note in state.log or ()
        if note[0] == "discarded_from_deck"
    }
    if player in state.order:
        assert codes - undrawn <= codes - seen.seen[Moment.NEVER_DRAWN]
    assert len(seen.seen[Moment.OPENING_HAND]) <= OPENING_HAND
    assert codes == set().union(*seen.seen.values())


def test_the_threat_of_every_round_is_that_of_the_game() -> None:
    record = lcg.play_game(DESCRIPTION, 3)
    seen: list[list[Any]] = [[] for _ in DESCRIPTION.decks]
    rounds = 0
    for game in lcg.replay(DESCRIPTION, 3, record.choices):
        state = game.state
        assert state.log is not None
        rounds += sum(note[0] == "round_over" for note in state.log)
        state.log = []
        for player in state.order:
            if len(seen[player]) < rounds + 1 and state.pending is not None:
                seen[player].append(state.threat[player])
    assert rounds > 2
    # Nothing raises threat between the end of a round and the next choice.
    assert record.observation is not None
    assert [list(deck.threat) for deck in record.observation.decks] == seen


def test_after_a_mulligan_the_new_hand_is_the_opening_hand() -> None:
    for record in play_range(lcg.play_game, DESCRIPTION, 0, 20):
        steps = lcg.replay(DESCRIPTION, record.index, record.choices)
        for game in steps:
            if game.state.round:
                break
            hands = [list(hand) for hand in game.state.hands]
        for player, hand in enumerate(hands):
            codes = {game.state.blueprint_table[card].card.code for card in hand}
            assert record.observation is not None
            assert record.observation.decks[player].seen[Moment.OPENING_HAND] == codes


def test_watching_a_game_does_not_change_it() -> None:
    unwatched = lcg.set_up(DESCRIPTION, 6)
    play_out(unwatched, seats(DESCRIPTION, 6))
    assert unwatched.state.log is None
    assert tuple(unwatched.state.choices) == lcg.play_game(DESCRIPTION, 6).choices


def test_ranges_put_together_are_the_range_of_the_whole() -> None:
    whole = play_range(lcg.play_game, DESCRIPTION, 0, 6)
    parts = [
        *play_range(lcg.play_game, DESCRIPTION, 4, 2),
        *play_range(lcg.play_game, DESCRIPTION, 0, 4),
    ]
    assert lcg.summarise(parts) == lcg.summarise(whole)


def test_the_same_game_comes_of_a_replay() -> None:
    record = lcg.play_game(DESCRIPTION, 5)
    assert lcg.play_game(DESCRIPTION, 5) == record
    with pytest.raises(NoSuchOption):
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
def test_what_cannot_be_played_is_refused_before_the_first_game(
    change: dict[str, Any], error: type[Any]
) -> None:
    with pytest.raises(error):
        lcg.ensure_playable(replace(DESCRIPTION, **change))
    assert lcg.ensure_playable(DESCRIPTION) is None  # type: ignore[func-returns-value]


def test_the_fingerprint_knows_the_scenario_and_the_errata_but_not_players_and_seed() -> None:
    before = lcg.rules_fingerprint(DESCRIPTION)
    same = replace(DESCRIPTION, players=("quick", "quick"), seed=9, difficulty=Difficulty.BASIC)
    assert lcg.rules_fingerprint(same) == before
    other = replace(DESCRIPTION, scenario="journey-down-the-anduin")
    assert lcg.rules_fingerprint(other) != before
    lore_and_spirit = replace(DESCRIPTION, decks=STARTERS, players=("quick",) * 4)
    assert lcg.rules_fingerprint(replace(lore_and_spirit, day="2017-01-01")) != (
        lcg.rules_fingerprint(lore_and_spirit)
    )


def test_games_by_the_official_faq_differ_where_a_card_surges_outside_of_staging() -> None:
    """At the Anduin stage 3 reveals cards after staging; most games meet no such keyword."""
    core = PlaytestDescription(STARTERS[:2], ("quick", "quick"), 7, "journey-down-the-anduin")
    faq = replace(core, edition=Edition.FAQ)
    differ = [
        index
        for index in range(72, 76)
        if play_game(core, index).choices != play_game(faq, index).choices
    ]
    assert differ == [73]
