"""The worked examples of the core rules, with Tom (player 0) and Kris (player 1)."""

from rules.lcg.engine.codes import Verb
from rules.lcg.engine.scoring import Score
from tests.rules.lcg.scene import Scene, Seat


def test_paying_for_cards() -> None:
    """ "Example: Paying for Cards" """
    scene = Scene(
        Seat(["Glóin", "Éowyn", "Eleanor"], hand=["Guard of the Citadel", "Northern Tracker"])
    )
    scene.give("Glóin", 3).give("Éowyn", 2).give("Eleanor", 2).planning_phase()
    scene.play("Guard of the Citadel").wait_for(Verb.PLAY).play("Northern Tracker")
    assert [scene.resources(hero) for hero in ("Glóin", "Éowyn", "Eleanor")] == [1, 0, 0]
    assert scene.in_play("Guard of the Citadel")
    assert scene.in_play("Northern Tracker")


def test_resolving_a_quest() -> None:
    """ "Example: Resolving a Quest": 7 against 7, until Éowyn's ability adds one."""
    scene = Scene(
        Seat(["Éowyn"], hand=["Hasty Stroke"]),
        Seat(["Aragorn"], allies=["Guard of the Citadel"]),
        staging=["Gladden Fields"],
        encounter_deck=["East Bight Patrol", "Hummerhorns", "Despair"],
    )
    scene.quest_phase().commit("Éowyn").commit("Aragorn", "Guard of the Citadel")
    assert scene.is_exhausted("Éowyn")
    while not (scene.is_staged("Hummerhorns") and scene.can(Verb.USE, "Éowyn")):
        scene.pass_()
    scene.use("Éowyn").pass_all()
    assert scene.progress() == 1
    assert scene.threat(0) == scene.threat(1) == 25


def test_an_active_location_takes_progress_first() -> None:
    """ "Phase 4: Travel": three progress, two of them for the Enchanted Stream."""
    scene = Scene(
        Seat(["Éowyn", "Eleanor"]),
        location="Enchanted Stream",
        staging=["Wargs"],
        encounter_deck=["Despair", "Hummerhorns"],
    )
    scene.quest_phase().commit("Éowyn", "Eleanor").pass_all()
    assert not scene.in_play("Enchanted Stream")
    assert scene.progress() == 1


def test_making_engagement_checks() -> None:
    """ "Example: Making Engagement Checks" """
    scene = Scene(
        Seat(["Aragorn"], threat=24),
        Seat(["Glóin"], threat=35),
        staging=["King Spider", "Forest Spider", "Ungoliant's Spawn", "Hummerhorns"],
    )
    scene.encounter_phase().pass_all()
    assert scene.engaged(0) == ["King Spider"]
    assert scene.engaged(1) == ["Ungoliant's Spawn", "Forest Spider"]
    assert scene.is_staged("Hummerhorns")


def test_defending_against_enemy_attacks() -> None:
    """ "Example: Defending Against Enemy Attacks" """
    scene = Scene(
        Seat(
            ["Aragorn"],
            allies=["Silverlode Archer"],
            engaged=["Forest Spider", "Ungoliant's Spawn"],
        ),
        encounter_deck=["East Bight Patrol", "Enchanted Stream"],
    )
    scene.combat_phase().do(Verb.RESOLVE_ATTACK, "Ungoliant's Spawn").defend("Silverlode Archer")
    assert scene.is_discarded("Silverlode Archer")
    scene.pass_all()
    assert scene.damage("Aragorn") == 2
    assert not scene.state.shadows


def test_attacking_enemies() -> None:
    """ "Example: Attacking Enemies" """
    scene = Scene(
        Seat(
            ["Glorfindel", "Legolas"],
            allies=["Gondorian Spearman"],
            engaged=["Dol Guldur Beastmaster", "Dol Guldur Orcs"],
        )
    )
    scene.state.enemy_attacks_made += scene.state.engaged[0]
    scene.combat_phase()
    scene.attack("Dol Guldur Orcs", "Glorfindel")
    assert scene.is_discarded("Dol Guldur Orcs")
    scene.attack("Dol Guldur Beastmaster", "Legolas", "Gondorian Spearman")
    assert scene.damage("Dol Guldur Beastmaster") == 3
    assert scene.numbers("Dol Guldur Beastmaster")[3] == 2


def test_the_score_of_122() -> None:
    """ "Scoring" """
    assert Score(threat=43, dead_heroes=8, damage=6, rounds=7, victory_points=5).total == 122
