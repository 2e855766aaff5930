"""The evaluation function, and the searches that look a few rounds ahead with it."""

import pytest

from rules.lcg.engine.elimination import eliminate
from rules.lcg.game import Game
from rules.lcg.players.budget import Budget
from rules.lcg.players.evaluation import SHARED, estimate, worth
from rules.lcg.players.expert import decide
from rules.lcg.players.features import FEATURES, OF_HANDS, features
from rules.lcg.players.flat_monte_carlo import FlatMonteCarloPlayer
from rules.lcg.players.learned.tables import EVALUATION_WEIGHTS, ONLY_VICTORIES
from rules.lcg.players.naming import PLAYOUTS, ROUNDS, player
from rules.lcg.players.playouts import play_out, reward
from rules.lcg.scenarios import SCENARIOS
from tests.rules.lcg.random_play import SLUGS, STARTERS, moments
from tests.rules.lcg.scene import Scene, Seat

FIRST_QUESTS = ("Flies and Spiders", "To the River...", "The Necromancer's Tower")


def test_all_weights_are_those_of_scenarios_and_features() -> None:
    weighed = {quest for quest, alone in EVALUATION_WEIGHTS if not alone}
    assert SHARED in weighed
    assert weighed <= {SHARED, *(scenario.name for scenario in SCENARIOS.values())}
    assert {tuple(weights) for weights in EVALUATION_WEIGHTS.values()} == {FEATURES}
    assert len(set(FEATURES)) == len(FEATURES)


def counted(game: Game) -> dict[str, float]:
    """Return what is counted of a table, by its name."""
    return dict(zip(FEATURES, features(game.state), strict=True))


@pytest.mark.parametrize("number", range(12))
def test_an_evaluation_looks_at_nothing_hidden(number: int) -> None:
    looked = 0
    for place, game in enumerate(moments(number)):
        decision = game.decision()
        if decision is not None and game.state.round and place % 2 == 0:
            dealt = game.determinize(decision.player, rng=place)
            seen, found = counted(dealt), counted(game)
            if game.state.players > 1:
                # Another player's hand may hold anything, so a search deals it anew.
                for name in OF_HANDS:
                    del seen[name], found[name]
            assert seen == found
            # With the same hands, nothing else that is hidden counts.
            dealt.state.hands, dealt.state.decks = game.state.hands, game.state.decks
            assert features(dealt.state) == features(game.state)
            assert 0 < estimate(game.state) < 1
            looked += 1
    assert looked > 5


@pytest.mark.parametrize("quest", FIRST_QUESTS)
def test_less_threat_and_more_willpower_look_better(quest: str) -> None:
    plain = Scene(Seat(["Aragorn", "Éowyn"], threat=34), quest=quest)
    safer = Scene(Seat(["Aragorn", "Éowyn"], threat=26), quest=quest)
    more = Scene(
        Seat(["Aragorn", "Éowyn"], allies=["Faramir", "Guard of the Citadel"], threat=34),
        quest=quest,
    )
    assert estimate(safer.state) > estimate(plain.state)
    assert estimate(more.state) > estimate(plain.state)


def test_an_enemy_in_a_forest_snare_does_not_attack() -> None:
    free = Scene(Seat(["Aragorn"], engaged=["King Spider"]))
    held = Scene(
        Seat(["Aragorn"], engaged=["King Spider"], attached={"King Spider": ["Forest Snare"]})
    )
    place = FEATURES.index("attack of engaged enemies")
    assert features(held.state)[place] == 0
    assert features(free.state)[place] > 0
    assert estimate(held.state) > estimate(free.state)


def test_a_steward_looks_better_than_another_attachment() -> None:
    steward = Scene(Seat(["Aragorn"], attached={"Aragorn": ["Steward of Gondor"]}))
    other = Scene(Seat(["Aragorn"], attached={"Aragorn": ["Horn of Gondor"]}))
    assert estimate(steward.state) > estimate(other.state)


@pytest.mark.parametrize("quest", FIRST_QUESTS)
def test_enemies_and_locations_look_worse(quest: str) -> None:
    plain = Scene(Seat(["Aragorn"]), quest=quest)
    engaged = Scene(Seat(["Aragorn"], engaged=["King Spider", "Wargs"]), quest=quest)
    crowded = Scene(
        Seat(["Aragorn"]), quest=quest, staging=["Mountains of Mirkwood", "Necromancer's Pass"]
    )
    assert estimate(engaged.state) < estimate(plain.state)
    assert estimate(crowded.state) < estimate(plain.state)


def defeat(scene: Scene) -> float:
    """Return what a scene is worth to a search once it is lost as it stands."""
    scene.state.progress[scene.state.quest] = 8
    scene.state.ending = "heroes"
    return worth(scene.state)


def test_where_only_victories_count_a_defeat_never_looks_better_than_to_go_on() -> None:
    assert ("Escape from Dol Guldur", True) in ONLY_VICTORIES
    desperate = Scene(
        Seat(["Éowyn"], engaged=["King Spider", "Ungoliant's Spawn"], threat=48),
        quest="The Necromancer's Tower",
    )
    assert worth(desperate.state) == estimate(desperate.state) > 0
    assert defeat(desperate) == 0


def test_elsewhere_a_defeat_is_worth_how_far_the_players_came() -> None:
    alone = Scene(Seat(["Éowyn"]))
    together = Scene(Seat(["Éowyn"]), Seat(["Aragorn"]), quest="The Necromancer's Tower")
    assert defeat(alone) == reward(alone.state) > 0
    assert defeat(together) == reward(together.state) > 0


def test_a_victory_is_worth_its_reward_everywhere() -> None:
    won = Scene(Seat(["Éowyn"]), quest="The Necromancer's Tower")
    won.state.ending = "won"
    assert worth(won.state) == reward(won.state) >= 1


def test_a_playout_can_stop_at_the_start_of_a_round() -> None:
    game = Game(STARTERS[:2], SLUGS[0], 4)
    play_out(game, 1, 0.0, until=3)
    assert game.state.round == 3
    assert not game.is_over()
    play_out(game, 1, 0.0)
    assert game.is_over()


def test_a_search_without_rounds_plays_to_the_end() -> None:
    game = Game(STARTERS[:1], SLUGS[0], 4)
    value = FlatMonteCarloPlayer(1, Budget(60)).finish(game, game.state.round, 1)
    assert game.is_over()
    assert value == reward(game.state)


def test_a_search_to_the_end_tells_lost_games_apart_everywhere() -> None:
    game = Game(STARTERS[:1], "escape-from-dol-guldur", 4)
    value = FlatMonteCarloPlayer(1, Budget(60)).finish(game, game.state.round, 1)
    assert game.state.ending != "won"
    assert value == reward(game.state) > 0


@pytest.mark.parametrize("rounds", [1, 2, 3])
def test_a_search_with_rounds_stops_there_and_values_the_table(rounds: int) -> None:
    game = Game(STARTERS[:2], SLUGS[0], 4)
    play_out(game, 1, 0.0, until=2)
    value = FlatMonteCarloPlayer(1, Budget(60), rounds=rounds).finish(game, 2, 1)
    assert game.state.round == 2 + rounds
    assert value == estimate(game.state)


@pytest.mark.parametrize("rounds", [1, 2, 3])
def test_a_search_that_averages_values_the_table_after_each_round(rounds: int) -> None:
    game = Game(STARTERS[:2], SLUGS[0], 4)
    play_out(game, 1, 0.0, until=2)
    copy, tables = game.clone(), []
    for ahead in range(rounds):
        play_out(copy, 1, 0.0, until=3 + ahead)
        tables.append(estimate(copy.state))
    value = FlatMonteCarloPlayer(1, Budget(60), rounds=rounds, averages=True).finish(game, 2, 1)
    assert game.state == copy.state
    assert value == pytest.approx(sum(tables) / rounds)


def test_a_search_that_averages_counts_an_end_for_the_rounds_that_do_not_come() -> None:
    game = Game(STARTERS[:2], SLUGS[0], 4)
    while not game.is_over():
        before = game.clone()
        game.choose(decide(game.state))
    value = FlatMonteCarloPlayer(1, Budget(60), rounds=3, averages=True).finish(
        before, before.state.round, 1
    )
    assert value == pytest.approx(reward(game.state))


def test_a_game_that_ends_on_the_way_is_worth_its_reward() -> None:
    game = Game(STARTERS[:2], SLUGS[0], 4)
    while not game.is_over():
        before = game.clone()
        game.choose(decide(game.state))
    since = before.state.round
    value = FlatMonteCarloPlayer(1, Budget(60), rounds=ROUNDS).finish(before, since, 1)
    assert before.is_over()
    assert value == reward(game.state)


def test_the_good_player_looks_ahead() -> None:
    good = player("good", 1)
    assert isinstance(good, FlatMonteCarloPlayer)
    assert good.rounds == ROUNDS
    assert good.budget == Budget(PLAYOUTS)


@pytest.mark.parametrize(
    ("scenario", "players", "further"),
    [
        ("escape-from-dol-guldur", 1, 1),
        ("escape-from-dol-guldur", 2, 0),
        ("passage-through-mirkwood", 1, 0),
    ],
)
def test_a_search_that_averages_looks_a_round_further_where_only_victories_count(
    scenario: str, players: int, further: int
) -> None:
    game = Game(STARTERS[:players], scenario, 4)
    since = game.state.round
    FlatMonteCarloPlayer(1, Budget(60), rounds=1, averages=True).finish(game, since, 1)
    assert not game.is_over()
    assert game.state.round == since + 1 + further


@pytest.mark.parametrize("scenario", list(SCENARIOS))
def test_a_table_never_looks_better_without_a_player(scenario: str) -> None:
    """A search let a player with a threat of 49 go: what counted was the others' threat."""
    game = Game(STARTERS[:2], scenario, 4)
    play_out(game, 1, 0.0, until=2)
    state = game.state
    state.set_threat(0, 49)
    before = estimate(state)
    eliminate(state, 0, "threat")
    assert state.order == [1]
    assert estimate(state) < before
