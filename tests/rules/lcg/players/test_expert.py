"""Expert rules where a scenario has a danger of its own: Hill Troll, and Dol Guldur."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, replace

import pytest

from rules.lcg.engine.codes import Verb
from rules.lcg.players.expert import decide
from rules.lcg.players.fighting import Fighter, defended_loss, excess_loss, foes, undefended_loss
from rules.lcg.players.learned.tables import EXPERT_WEIGHTS
from rules.lcg.players.values import is_wanted
from rules.lcg.players.weights import LEARNED, WEIGHTS, playing_by, weights_of
from tests.rules.lcg.scene import Scene, Seat


def test_excess_damage_of_hill_troll_counts_as_threat() -> None:
    seat = Seat(["Gimli"], allies=["Snowbourn Scout"], engaged=["Hill Troll", "Dol Guldur Orcs"])
    scene = Scene(seat)
    troll, orcs = foes(scene.state, scene.state.engaged[0]).values()
    scout = Fighter(scene.state, scene.card("Snowbourn Scout"))
    assert excess_loss(orcs, 5) == 0
    assert 0 < excess_loss(troll, 2) < excess_loss(troll, 5)
    harmless, _ = foes(scene.state, scene.state.engaged[0]).values()
    harmless.excess_limit = 0
    assert defended_loss(scout, troll, False) > defended_loss(scout, harmless, False)
    assert undefended_loss(troll, 3, False) > undefended_loss(harmless, 3, False)


def test_nobody_is_given_to_hill_troll_where_the_excess_would_end_the_game() -> None:
    """The scout dies with five damage too many, Gimli survives the attack."""
    seat = Seat(["Gimli"], allies=["Snowbourn Scout"], engaged=["Hill Troll"], threat=46)
    scene = Scene(seat).combat_phase().wait_for(Verb.DEFEND)
    assert scene.name(scene.options[decide(scene.state)].card) == "Gimli"


def test_the_nazgul_is_wanted_at_the_last_stage_of_dol_guldur() -> None:
    name = "Nazgûl of Dol Guldur"
    last = Scene(Seat(engaged=[name]), quest="Out of the Dungeons")
    assert is_wanted(last.state, last.card(name))
    before = Scene(Seat(engaged=[name]), quest="Through the Caverns")
    assert not is_wanted(before.state, before.card(name))


def test_every_troll_is_wanted_at_the_carrock() -> None:
    scene = Scene(quest="Against the Trolls", staging=["Louis", "Muck Adder"])
    assert is_wanted(scene.state, scene.card("Louis"))
    assert not is_wanted(scene.state, scene.card("Muck Adder"))


@pytest.mark.parametrize(
    ("quest", "progress", "claims"),
    [
        ("The Necromancer's Tower", 8, False),
        ("The Necromancer's Tower", 9, True),
        ("Through the Caverns", 14, False),
        ("Through the Caverns", 15, True),
    ],
)
def test_an_objective_is_claimed_when_nothing_else_is_missing_from_the_stage(
    quest: str, progress: int, claims: bool
) -> None:
    """Until then it would only cost threat each round, or a hero's fight."""
    scene = Scene(Seat(["Aragorn", "Éowyn"]), quest=quest, staging=["Dungeon Torch"])
    scene.state.progress[scene.state.quest] = progress
    scene.actions()
    assert any(option.verb == Verb.USE for option in scene.options)
    assert (scene.options[decide(scene.state)].verb == Verb.USE) is claims


def test_one_objective_is_enough_for_the_first_stage() -> None:
    seat = Seat(["Aragorn", "Éowyn"], attached={"Éowyn": ["Gandalf's Map"]})
    scene = Scene(seat, quest="The Necromancer's Tower", staging=["Dungeon Torch"])
    scene.state.progress[scene.state.quest] = 9
    scene.actions()
    assert scene.options[decide(scene.state)].verb == Verb.PASS


@pytest.mark.parametrize(
    ("objective", "bearer"), [("Gandalf's Map", "Éowyn"), ("Shadow Key", "Gimli")]
)
def test_the_hero_with_the_least_loss_bears_an_objective(objective: str, bearer: str) -> None:
    """The map's bearer does not fight, the key's takes damage each round."""
    scene = Scene(Seat(["Gimli", "Éowyn"]), quest="Through the Caverns", staging=[objective])
    scene.state.progress[scene.state.quest] = 15
    scene.actions()
    scene.take(decide(scene.state))
    assert scene.name(scene.options[decide(scene.state)].card) == bearer


@pytest.mark.parametrize(("threat", "plays"), [(35, False), (43, True)])
def test_threat_is_lowered_once_it_is_dangerous(threat: int, plays: bool) -> None:
    """The Galadhrim's Greeting costs a round's resources, which an ally uses better before."""
    seat = Seat(["Éowyn"], hand=["The Galadhrim's Greeting"], threat=threat, resources=3)
    scene = Scene(seat).actions()
    assert any(option.verb == Verb.PLAY for option in scene.options)
    assert (scene.options[decide(scene.state)].verb == Verb.PLAY) is plays


@pytest.mark.parametrize(("damage", "heals"), [(1, False), (2, True)])
def test_glorfindel_heals_what_is_worth_a_resource(damage: int, heals: bool) -> None:
    scene = Scene(Seat(["Glorfindel", "Denethor"], resources=3))
    scene.state.set_damage(scene.card("Denethor"), damage)
    scene.actions()
    assert any(option.verb == Verb.USE for option in scene.options)
    assert (scene.options[decide(scene.state)].verb == Verb.USE) is heals


def test_the_expert_rules_weigh_by_scenario_and_number_of_players() -> None:
    pair = Scene(Seat(["Gimli"]), Seat(["Éowyn"]), quest="To the River...")
    alone = Scene(Seat(["Gimli"]), quest="To the River...")
    assert weights_of(pair.state) is LEARNED["Journey Down the Anduin", False]
    assert weights_of(alone.state) is WEIGHTS
    assert weights_of(Scene().state) is WEIGHTS


def test_what_a_study_tries_out_holds_for_its_block_alone() -> None:
    table = Scene().state
    tried, other = replace(WEIGHTS, kill=7.0), replace(WEIGHTS, kill=8.0)
    with playing_by(tried):
        with playing_by(other):
            assert weights_of(table) is other
        assert weights_of(table) is tried
        # Games in another thread go on as they were.
        with ThreadPoolExecutor(1) as elsewhere:
            assert elsewhere.submit(weights_of, table).result() is WEIGHTS
    assert weights_of(table) is WEIGHTS


def test_learned_weights_keep_the_signs_of_the_first_ones() -> None:
    """Tuning multiplies, so a wrong sign or a wrong name is a slip of the pen."""
    first = asdict(WEIGHTS)
    for numbers in EXPERT_WEIGHTS.values():
        assert numbers.keys() == first.keys()
        assert all(value * first[name] > 0 for name, value in numbers.items())
