"""Computer players: what they decide, what they look at, and that search finds what wins."""

import pytest

from rules.lcg.engine.codes import QUEST, Question, Verb
from rules.lcg.engine.decision import PASS
from rules.lcg.engine.encounter_phase import enemies_to_engage
from rules.lcg.engine.quest_progress import check_quest
from rules.lcg.game import Game
from rules.lcg.players.budget import Budget
from rules.lcg.players.engagements import after_checks
from rules.lcg.players.expert import ExpertPlayer, decide
from rules.lcg.players.expert_commit import group_for_quest, readies_again
from rules.lcg.players.expert_responses import WORTH_AN_EVENT, harm
from rules.lcg.players.flat_monte_carlo import FlatMonteCarloPlayer
from rules.lcg.players.macros import macros, take_macro
from rules.lcg.players.naming import player
from rules.lcg.players.playouts import play_out, reward
from rules.players.player import UnknownPlayer
from rules.playtest.lcg.description import PlaytestDescription
from rules.playtest.lcg.game import play_game, replay, set_up
from rules.playtest.lcg.statistics import summarise
from rules.playtest.ranges import play_range
from tests.expected import present
from tests.rules.lcg.random_play import SLUGS, STARTERS, moments
from tests.rules.lcg.scene import Scene, Seat

MIRKWOOD = SLUGS[0]


def game_of(scene: Scene) -> Game:
    """Return a scene as a game."""
    game = Game.__new__(Game)
    game.state = scene.state
    return game


# --- expert rules ---


@pytest.mark.parametrize("number", range(12))
def test_expert_rules_look_at_nothing_hidden(number: int) -> None:
    looked = 0
    for place, game in enumerate(moments(number)):
        decision = game.decision()
        if decision is not None and place % 2 == 0:
            dealt = game.determinize(decision.player, rng=place)
            assert decide(dealt.state) == decide(game.state)
            looked += 1
    assert looked > 10


def test_the_best_defender_takes_the_attack() -> None:
    scene = Scene(Seat(["Denethor", "Legolas"], engaged=["Wargs"])).combat_phase()
    scene.wait_for(Verb.DEFEND)
    chosen = scene.options[decide(scene.state)]
    assert scene.name(chosen.card) == "Denethor"


def test_an_ally_is_given_rather_than_a_hero() -> None:
    seat = Seat(["Legolas", "Éowyn"], allies=["Snowbourn Scout"], engaged=["Hill Troll"])
    scene = Scene(seat).combat_phase().wait_for(Verb.DEFEND)
    assert scene.name(scene.options[decide(scene.state)].card) == "Snowbourn Scout"


def test_an_enemy_that_can_be_killed_is_attacked_first() -> None:
    scene = Scene(Seat(["Legolas", "Gimli"], engaged=["Hill Troll", "Dol Guldur Orcs"]))
    scene.state.enemy_attacks_made += scene.state.engaged[0]
    scene.combat_phase()
    assert scene.name(scene.options[decide(scene.state)].card) == "Dol Guldur Orcs"


def test_everybody_quests_while_nothing_threatens() -> None:
    scene = Scene(Seat(["Éowyn", "Aragorn"]))
    scene.state.phase = QUEST
    assert scene.card("Éowyn") in group_for_quest(scene.state, 0)


def test_the_steward_is_used_and_put_where_it_can_be_paid() -> None:
    scene = Scene(Seat(["Aragorn"], attached={"Aragorn": ["Steward of Gondor"]})).actions()
    assert scene.options[decide(scene.state)].verb == Verb.USE


def test_the_enemy_that_ends_the_quest_is_searched_for() -> None:
    scene = Scene(
        quest="A Fork in the Road", next_quests=["Don't Leave the Path!"],
        encounter_deck=["Forest Spider", "King Spider", "Ungoliant's Spawn", "Despair"],
    )  # fmt: skip
    scene.state.set_progress(scene.state.quest, 2)
    scene.happen(check_quest)
    assert scene.state.pending is not None
    assert scene.decision.question == Question.CARD_IN_PILE
    assert scene.name(scene.options[decide(scene.state)].card) == "Ungoliant's Spawn"


def test_expert_rules_beat_random_play() -> None:
    wins = {}
    for name in ("random", "quick"):
        description = PlaytestDescription(STARTERS[:2], (name, name), 3, MIRKWOOD)
        wins[name] = summarise(play_range(play_game, description, 0, 60)).won
    assert wins["quick"] >= wins["random"] + 6


def test_two_starter_decks_win_most_of_their_games_in_mirkwood() -> None:
    """Two decks that can quest and fight; all six pairs are in docs/lcg-study.md."""
    description = PlaytestDescription(STARTERS[:2], ("quick", "quick"), 9, MIRKWOOD)
    assert summarise(play_range(play_game, description, 0, 60)).won >= 30


def test_a_deck_that_can_only_draw_out_the_next_card_does_not_quest_alone() -> None:
    scene = Scene(Seat(["Denethor", "Éowyn"], engaged=["Forest Spider"]))
    scene.state.phase = QUEST
    group = group_for_quest(scene.state, 0)
    assert scene.card("Éowyn") in group
    assert scene.card("Denethor") not in group


def test_an_archer_stays_behind_to_shoot_at_another_players_enemy() -> None:
    seats = [Seat(["Legolas"]), Seat(["Éowyn", "Aragorn"], engaged=["Dol Guldur Orcs"])]
    scene = Scene(*seats)
    scene.state.phase = QUEST
    assert group_for_quest(scene.state, 0) == set()


def test_aragorn_quests_and_still_counts_for_the_fight() -> None:
    scene = Scene(Seat(["Aragorn"], engaged=["Dol Guldur Orcs"], resources=1))
    scene.state.phase = QUEST
    assert readies_again(scene.state, scene.card("Aragorn"))
    assert group_for_quest(scene.state, 0) == {scene.card("Aragorn")}


def test_checks_are_foreseen_as_the_rulebook_makes_them() -> None:
    """Tom and Kris: the example of the encounter phase."""
    staged = ["King Spider", "Forest Spider", "Ungoliant's Spawn", "Hummerhorns"]
    scene = Scene(Seat(["Éowyn"], threat=24), Seat(["Aragorn"], threat=35), staging=staged)
    found = after_checks(scene.state, enemies_to_engage(scene.state))
    names = {seat: [scene.name(card) for card in cards] for seat, cards in found.items()}
    assert names == {0: ["King Spider"], 1: ["Ungoliant's Spawn", "Forest Spider"]}


def test_an_attack_uses_as_little_strength_as_kills() -> None:
    seat = Seat(["Legolas", "Gimli", "Thalin"], engaged=["King Spider"])
    scene = Scene(seat)
    scene.state.enemy_attacks_made += scene.state.engaged[0]
    scene.combat_phase()
    game = game_of(scene)
    while game.state.engaged[0]:
        game.choose(decide(game.state))
    [attackers] = [entry[2:] for entry in present(game.state.log) if entry[0] == "players_attack"]
    assert {scene.name(card) for card in attackers} == {"Gimli", "Thalin"}


@pytest.mark.parametrize(("exhausted", "cancels"), [(0, False), (4, True)])
def test_a_test_of_will_is_kept_for_what_hurts(exhausted: int, cancels: bool) -> None:
    seat = Seat(["Éowyn", "Eleanor", "Dunhere", "Aragorn"])
    reach = Scene(seat, staging=["The Necromancer's Reach"])
    for hero in reach.state.heroes[0][:exhausted]:
        reach.state.set_exhausted(hero, True)
    revealed = reach.card("The Necromancer's Reach")
    assert (harm(reach.state, revealed) >= WORTH_AN_EVENT) is cancels


# --- macros and search ---


def test_groups_commit_as_one_macro() -> None:
    scene = Scene(Seat(["Éowyn", "Aragorn", "Gimli"]), encounter_deck=["Despair"]).quest_phase()
    game = game_of(scene)
    found = macros(game)
    groups = {
        frozenset(option.card for option in macro if option.verb == Verb.COMMIT) for macro in found
    }
    heroes = {scene.card(name) for name in ("Éowyn", "Aragorn", "Gimli")}
    assert frozenset() in groups
    assert frozenset(heroes) in groups
    assert len(groups) == len(found)
    everybody = next(macro for macro in found if len(macro) == 3 and PASS not in macro)
    take_macro(game, everybody)
    assert set(game.state.committed) == heroes


def test_search_wins_where_one_attack_wins() -> None:
    """The last stage ends with the last enemy: attacking it wins at once."""
    scene = Scene(
        Seat(["Legolas"], engaged=["Eastern Crows"], threat=49),
        quest="Ambush on the Shore",
        encounter_deck=["Despair"],
    )
    scene.state.enemy_attacks_made += scene.state.engaged[0]
    game = game_of(scene.combat_phase())
    chooser = FlatMonteCarloPlayer(5, Budget(24))
    while game.decision() is not None and not game.is_over():
        game.choose(chooser.choose(game))
    assert present(game.outcome()).won


def test_a_search_decides_alike_for_the_same_seed_and_leaves_the_game_alone() -> None:
    game = Game(STARTERS[:1], MIRKWOOD, 11)
    expert = ExpertPlayer()
    while present(game.decision()).question != Question.COMMIT:
        game.choose(expert.choose(game))
    before = game.state.clone()
    first = FlatMonteCarloPlayer(3, Budget(8)).choose(game)
    assert game.state == before
    assert FlatMonteCarloPlayer(3, Budget(8)).choose(game) == first


def test_a_win_is_worth_more_than_any_loss() -> None:
    rewards: dict[bool, list[float]] = {True: [], False: []}
    for seed in range(40):
        game = Game(STARTERS[:2], MIRKWOOD, seed)
        play_out(game, seed, 0.05)
        rewards[present(game.outcome()).won].append(reward(game.state))
    assert rewards[True]
    assert min(rewards[True]) >= 1 > max(rewards[False]) >= 0


# --- names and matches ---


@pytest.mark.parametrize("name", ["random", "quick", "good", "strong"])
def test_players_have_names(name: str) -> None:
    assert player(name, 1) is not None


@pytest.mark.parametrize("name", ["", "nobody", "good:60", "thorough:60"])
def test_any_other_name_is_refused_with_the_known_ones(name: str) -> None:
    with pytest.raises(UnknownPlayer, match="known: random, quick, good, strong"):
        player(name, 1)


def test_a_match_is_the_same_anywhere_and_can_be_replayed() -> None:
    description = PlaytestDescription(STARTERS[:2], ("quick", "quick"), 8, MIRKWOOD)
    record = play_game(description, 3)
    assert play_game(description, 3) == record
    *_, last = replay(description, 3, record.choices)
    ended = last.outcome()
    assert ended is not None
    assert (ended.ending, ended.rounds) == (record.ending, record.rounds)


def test_only_the_players_differ_between_paired_matches() -> None:
    first = PlaytestDescription(STARTERS[:1], ("quick",), 8, MIRKWOOD)
    second = PlaytestDescription(STARTERS[:1], ("random",), 8, MIRKWOOD)
    assert set_up(first, 5).state == set_up(second, 5).state
