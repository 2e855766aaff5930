"""What players foresee: the next encounter cards, and the enemies of the next stage."""

import pytest

from rules.lcg.engine.board import join_as_ally
from rules.lcg.engine.codes import QUEST, SET_ASIDE, Verb
from rules.lcg.engine.zones import take_away
from rules.lcg.players.expert import decide
from rules.lcg.players.expert_commit import group_for_quest, prospect, quest_table
from rules.lcg.players.features import FEATURES, features
from rules.lcg.players.objectives import should_stall
from rules.lcg.players.values import ambush, threat_draws_enemies
from tests.rules.lcg.scene import Scene, Seat

TROLLS = ("Louis", "Morris", "Stuart", "Rupert")
ARMY = ("Beorn", "Longbeard Orc Slayer", "Son of Arnor", "Mirkwood Runner", "Haldir of Lórien")


def at_grimbeorns_quest(seat: Seat, *, progress: int = 0) -> Scene:
    """Return the first stage at the Carrock, with the Trolls set aside."""
    scene = Scene(
        seat,
        quest="Grimbeorn's Quest",
        next_quests=["Against the Trolls"],
        encounter_deck=["Banks of the Anduin", *TROLLS],
    )
    for name in TROLLS:
        card = scene.card(name)
        take_away(scene.state, card)
        scene.state.zone[card] = SET_ASIDE
    scene.state.set_progress(scene.state.quest, progress)
    return scene


def counted(scene: Scene, feature: str) -> float:
    return features(scene.state)[FEATURES.index(feature)]


def test_an_x_counts_as_it_is_now_in_the_odds_of_a_quest() -> None:
    alone = Scene(Seat(["Aragorn"]), encounter_deck=["The Old Ford"])
    crowded = Scene(
        Seat(["Aragorn"], allies=["Snowbourn Scout", "Faramir"]), encounter_deck=["The Old Ford"]
    )
    assert prospect(alone.state, 0).threat == 0
    assert prospect(crowded.state, 0).threat == 2


def test_a_card_that_was_looked_at_is_expected_and_no_other() -> None:
    scene = Scene(Seat(["Denethor"]), encounter_deck=["Necromancer's Pass", "Dol Guldur Orcs"])
    assert prospect(scene.state, 0).enemies == 0.5
    scene.state.set_known(scene.card("Necromancer's Pass"), 1)
    found = prospect(scene.state, 0)
    assert (found.threat, found.enemies) == (3, 0)


def test_nobody_knows_a_card_that_another_player_looked_at() -> None:
    scene = Scene(
        Seat(["Denethor"]), Seat(["Aragorn"]), encounter_deck=["Dol Guldur Orcs", "Evil Storm"]
    )
    scene.state.set_known(scene.card("Dol Guldur Orcs"), 1)
    assert prospect(scene.state, 1) != prospect(scene.state, 0)


def test_rumour_from_the_earth_is_played_before_characters_commit_and_once() -> None:
    seat = Seat(["Bilbo Baggins"], hand=["Rumour from the Earth"], resources=4)
    scene = Scene(seat, encounter_deck=["Evil Storm", "Dol Guldur Orcs"]).actions()
    scene.take(decide(scene.state))
    assert scene.state.known[scene.card("Evil Storm")]
    assert scene.options[decide(scene.state)].verb == Verb.ACCEPT
    scene.take(decide(scene.state))
    assert scene.hand() == ["Rumour from the Earth"]
    assert scene.options[decide(scene.state)].verb == Verb.PASS


@pytest.mark.parametrize(
    ("discarded", "plays"), [("Banks of the Anduin", True), ("King Spider", False)]
)
def test_shadow_of_the_past_brings_back_a_card_that_is_milder_than_most(
    discarded: str, plays: bool
) -> None:
    seat = Seat(["Bilbo Baggins"], hand=["Shadow of the Past"], resources=4)
    scene = Scene(
        seat, encounter_deck=["Dol Guldur Orcs", "Hill Troll"], encounter_discard=[discarded]
    ).actions()
    assert (scene.options[decide(scene.state)].verb == Verb.PLAY) is plays


def test_players_stall_before_the_trolls_until_they_are_strong() -> None:
    weak = at_grimbeorns_quest(Seat(["Aragorn", "Éowyn"]), progress=5)
    strong = at_grimbeorns_quest(Seat(["Aragorn", "Gimli", "Legolas"], allies=ARMY), progress=5)
    assert len(ambush(weak.state)) == len(TROLLS)
    assert should_stall(weak.state)
    assert not should_stall(strong.state)
    assert counted(strong, "strength for enemies to come") > counted(
        weak, "strength for enemies to come"
    )


def test_nobody_waits_for_trolls_that_will_engage_at_once() -> None:
    late = at_grimbeorns_quest(Seat(["Aragorn", "Éowyn"], threat=45), progress=5)
    assert not should_stall(late.state)


def test_a_stage_that_must_not_end_gets_fewer_characters() -> None:
    seat = Seat(["Éowyn", "Aragorn", "Théodred"])
    stalling = at_grimbeorns_quest(seat, progress=6)
    hurrying = at_grimbeorns_quest(Seat(seat.heroes, threat=45), progress=6)
    for scene in (stalling, hurrying):
        scene.state.phase = QUEST
    assert len(group_for_quest(stalling.state, 0)) < len(group_for_quest(hurrying.state, 0))
    assert quest_table(stalling.state, 0, prospect(stalling.state, 0)).useful == 0


@pytest.mark.parametrize(("threat", "draws"), [(25, False), (32, True), (39, True), (41, False)])
def test_threat_is_worth_lowering_where_less_keeps_the_trolls_off(threat: int, draws: bool) -> None:
    scene = at_grimbeorns_quest(Seat(["Éowyn"], threat=threat))
    assert threat_draws_enemies(scene.state, 0) is draws


def test_every_enemy_is_wanted_where_none_may_be_left() -> None:
    scene = Scene(quest="Ambush", staging=["Forest Spider", "King Spider"])
    assert counted(scene, "wanted enemy in play") == 1
    assert counted(scene, "toughness of wanted enemies") > 0


def test_a_guest_with_damage_looks_worse() -> None:
    scene = Scene(Seat(["Aragorn"]), quest="Radagast's Request", staging=["Wilyador"])
    join_as_ally(scene.state, scene.card("Wilyador"), 0)
    assert counted(scene, "health of guests") == 1
    scene.state.set_damage(scene.card("Wilyador"), 10)
    assert counted(scene, "health of guests") == 0.5
