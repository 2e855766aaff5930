"""When expert rules use an ability or an event, and when they leave it alone."""

import pytest

from rules.lcg.engine.codes import COMBAT, Verb
from rules.lcg.engine.damage import deal_damage
from rules.lcg.players.expert import decide
from rules.lcg.players.macros import macros
from rules.lcg.players.objectives import survives_claim
from tests.rules.lcg.players.test_macros import game_of
from tests.rules.lcg.scene import Scene, Seat


def acts(scene: Scene) -> bool:
    """Whether expert rules take an action, which the scene must offer."""
    assert any(option.verb != Verb.PASS for option in scene.options)
    return scene.options[decide(scene.state)].verb != Verb.PASS


@pytest.mark.parametrize(
    ("top", "buries"), [("The Necromancer's Reach", False), ("Driven by Shadow", True)]
)
def test_denethor_buries_the_next_card_where_it_is_worse_than_most(top: str, buries: bool) -> None:
    """Nobody is exhausted but Denethor, and many cards are in the staging area."""
    staging = ["Dol Guldur Orcs", "Enchanted Stream", "Necromancer's Pass", "Great Forest Web"]
    staging += ["Endless Caverns", "Tower Gate"]
    deck = [top, "King Spider", "Mountains of Mirkwood"]
    scene = Scene(Seat(["Denethor"]), staging=staging, encounter_deck=deck)
    scene.actions(COMBAT)
    assert acts(scene)
    scene.take(decide(scene.state))
    scene.take(decide(scene.state))
    assert (scene.name(scene.state.encounter_deck[-1]) != top) is buries


def test_denethor_stays_ready_while_attacks_may_come() -> None:
    scene = Scene(Seat(["Denethor"]), encounter_deck=["King Spider"]).actions()
    assert not acts(scene)


@pytest.mark.parametrize(
    ("threat", "damage", "takes_threat"),
    [(25, 1, True), (44, 1, False), (44, 2, True), (49, 2, False)],
    ids=["calm", "high threat", "he would die", "threat would end the game"],
)
def test_frodo_takes_threat_where_it_is_cheaper(
    threat: int, damage: int, takes_threat: bool
) -> None:
    scene = Scene(Seat(["Frodo Baggins", "Aragorn"], threat=threat))
    scene.happen(deal_damage, scene.card("Frodo Baggins"), damage)
    assert acts(scene) is takes_threat


def test_common_cause_readies_the_better_fighter() -> None:
    seat = Seat(["Aragorn", "Éowyn"], hand=["Common Cause"], engaged=["Forest Spider"])
    scene = Scene(seat).tire("Aragorn").combat_phase()
    while scene.options[decide(scene.state)].verb != Verb.PLAY:
        scene.take(decide(scene.state))
    while scene.can(Verb.PLAY) or scene.can(Verb.CHOOSE):
        scene.take(decide(scene.state))
    assert not scene.state.exhausted[scene.card("Aragorn")]
    assert scene.state.exhausted[scene.card("Éowyn")]


@pytest.mark.parametrize(("cards", "plays"), [(2, True), (10, False)])
def test_the_discard_pile_is_shuffled_in_once_the_deck_runs_out(cards: int, plays: bool) -> None:
    names = ["Guard of the Citadel", "Snowbourn Scout", "Faramir", "Gandalf"]
    seat = Seat(
        ["Éowyn"],
        hand=["Will of the West"],
        deck=["Northern Tracker"] * cards,
        discard=names,
        resources=1,
    )
    assert acts(Scene(seat).actions()) is plays


@pytest.mark.parametrize("event", ["Lórien's Wealth", "Gandalf's Search"])
@pytest.mark.parametrize(("resources", "plays"), [(9, True), (4, False)])
def test_cards_are_drawn_for_resources_that_lie_idle(
    event: str, resources: int, plays: bool
) -> None:
    seat = Seat(
        ["Beravor"],
        hand=[event, "Daughter of the Nimrodel", "Daughter of the Nimrodel"],
        deck=["Gléowine"] * 8,
        resources=resources,
    )
    scene = Scene(seat).tire("Beravor").actions()
    assert acts(scene) is plays


@pytest.mark.parametrize(("other", "gives"), [(30, True), (40, False)])
def test_the_took_brings_threat_to_a_player_with_room_for_it(other: int, gives: bool) -> None:
    seat = Seat(["Éowyn"], allies=["Wandering Took"], threat=44)
    scene = Scene(seat, Seat(["Gimli"], threat=other), Seat(["Glóin"], threat=46)).actions()
    assert acts(scene) is gives
    if gives:
        while scene.state.threat[0] == 44 or scene.state.threat[1] == other:
            scene.take(decide(scene.state))
        assert scene.state.threat == [41, other + 3, 46]


@pytest.mark.parametrize(
    ("location", "plays"), [("Enchanted Stream", True), ("Old Forest Road", False)]
)
def test_strength_of_will_explores_what_is_nearly_explored(location: str, plays: bool) -> None:
    seat = Seat(["Éowyn", "Eleanor"], hand=["Strength of Will"])
    scene = Scene(seat, staging=[location]).travel_phase()
    scene.wait_for(Verb.TRAVEL).do(Verb.TRAVEL, location)
    assert scene.can(Verb.PLAY, "Strength of Will")
    assert acts(scene) is plays


def test_two_defend_where_one_would_die() -> None:
    seat = Seat(["Gimli", "Denethor"], hand=["Stand Together"], engaged=["Hill Troll"], resources=0)
    scene = Scene(seat).hurt("Gimli", 1).combat_phase()
    while not scene.state.combat or len(scene.state.combat.characters) < 2:
        scene.take(decide(scene.state))
    assert sorted(map(scene.name, scene.state.combat.characters)) == ["Denethor", "Gimli"]


@pytest.mark.parametrize(
    ("objective", "threat", "survives"),
    [("Shadow Key", 46, True), ("Shadow Key", 47, False), ("Dungeon Torch", 45, False)],
)
def test_nobody_claims_an_objective_and_is_eliminated_by_it(
    objective: str, threat: int, survives: bool
) -> None:
    """Two threat for the claim, one in the refresh phase, two more by the torch."""
    seat = Seat(["Gimli"], threat=threat)
    scene = Scene(seat, quest="Through the Caverns", staging=[objective])
    scene.state.progress[scene.state.quest] = 15
    assert survives_claim(scene.state, 0, scene.card(objective)) is survives
    assert acts(scene.actions()) is survives


def test_the_player_with_less_threat_claims() -> None:
    seats = Seat(["Gimli"], threat=40), Seat(["Éowyn"], threat=30)
    scene = Scene(*seats, quest="Through the Caverns", staging=["Dungeon Torch"])
    scene.state.progress[scene.state.quest] = 15
    scene.actions()
    assert scene.who == 0
    assert not acts(scene)
    scene.pass_()
    assert scene.who == 1
    assert acts(scene)


def test_a_search_sends_nobody_without_willpower_to_the_quest() -> None:
    """Horseback Archer adds nothing there, and would be missed in a fight."""
    scene = Scene(Seat(["Aragorn", "Éowyn"], allies=["Horseback Archer"])).quest_phase()
    scene.wait_for(Verb.COMMIT)
    assert scene.can(Verb.COMMIT, "Horseback Archer")
    archer = scene.card("Horseback Archer")
    assert all(option.card != archer for macro in macros(game_of(scene)) for option in macro)


def test_who_is_nearly_dead_is_healed_first() -> None:
    """Éowyn and Beravor have one hit point left, Aragorn has three."""
    seat = Seat(["Aragorn", "Beravor", "Éowyn"], allies=["Daughter of the Nimrodel"])
    scene = Scene(seat).hurt("Aragorn", 2).hurt("Éowyn", 2).hurt("Beravor", 3).actions()
    scene.take(decide(scene.state))
    assert scene.name(scene.options[decide(scene.state)].card) == "Beravor"
    scene = Scene(seat).hurt("Aragorn", 2).hurt("Éowyn", 2).actions()
    scene.take(decide(scene.state))
    assert scene.name(scene.options[decide(scene.state)].card) == "Éowyn"
