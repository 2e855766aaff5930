"""The sites of set 1, *The Fellowship of the Ring*."""

import pytest

from rules.tcg.engine.modifiers.in_force import refresh
from rules.tcg.engine.modifiers.numbers import (
    game_number,
    is_fierce,
    roaming_penalty,
    twilight_cost,
)
from rules.tcg.engine.operations import path
from rules.tcg.engine.state.codes import ARCHERY, ASSIGNMENT, DAMAGE, MINION_ARCHERY, REGROUP, Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.library.fellowship_scenes import PLAIN, at, moving_to, prices
from tests.rules.tcg.scene import ARAGORN_SITES, FREE_PEOPLES, SHADOW, Scene


def test_bree_streets_let_nazgul_roam_for_nothing() -> None:
    scene = at(BREE_STREETS, 2, shadow_hand=[ULAIRE_LEMENYA_LIEUTENANT_OF_MORGUL, GOBLIN_RUNNER])
    penalties = [
        roaming_penalty(scene.state, scene.card(card))
        for card in (ULAIRE_LEMENYA_LIEUTENANT_OF_MORGUL, GOBLIN_RUNNER)
    ]
    assert penalties == [0, 2]


@pytest.mark.parametrize(
    ("others", "skirmishes"),
    [([MERRY_ROHIRRIM_SQUIRE], False), ([MERRY_ROHIRRIM_SQUIRE, ARAGORN_DRIVEN_BY_NEED], True)],
)
def test_hobbits_alone_cross_buckleberry_ferry_without_a_skirmish(
    others: list[str], skirmishes: bool
) -> None:
    scene = at(BUCKLEBERRY_FERRY, 2, fellowship=others, minions=[GOBLIN_RUNNER])
    scene.archery_phase().pass_all()
    phases = [what[1] for what in scene.log if what[0] == "phase"]
    assert (scene.state.phase == ASSIGNMENT or ASSIGNMENT in phases) == skirmishes
    if not skirmishes:
        assert scene.state.phase == REGROUP


def test_midgewater_marshes_exert_every_hobbit_companion() -> None:
    scene = moving_to(
        MIDGEWATER_MARSHES,
        2,
        fellowship=[MERRY_ROHIRRIM_SQUIRE, ARAGORN_DRIVEN_BY_NEED],
        ring_bearer=FRODO_SON_OF_DROGO,
    )
    assert [
        scene.wounds(card)
        for card in (FRODO_SON_OF_DROGO, MERRY_ROHIRRIM_SQUIRE, ARAGORN_DRIVEN_BY_NEED)
    ] == [1, 1, 0]


def test_midgewater_moors_cost_a_card_for_each_minion() -> None:
    scene = at(
        MIDGEWATER_MOORS,
        2,
        shadow_hand=[GOBLIN_RUNNER],
        hand=[HOBBIT_SWORD_7_319, PIPPIN_SWORN_TO_SERVICE],
        twilight=9,
    )
    scene.shadow_phase().play(GOBLIN_RUNNER)
    assert scene.who == 0
    scene.choose(PIPPIN_SWORN_TO_SERVICE)
    assert scene.hand() == [HOBBIT_SWORD_7_319]


@pytest.mark.parametrize(("site", "fierce"), [(WEATHERTOP, True), (ETTENMOORS_1_331, False)])
def test_nazgul_are_fierce_at_weathertop(site: str, fierce: bool) -> None:
    scene = at(site, 2, minions=[ULAIRE_LEMENYA_LIEUTENANT_OF_MORGUL])
    assert is_fierce(scene.state, scene.card(ULAIRE_LEMENYA_LIEUTENANT_OF_MORGUL)) == fierce


def test_the_first_nazgul_at_the_ford_costs_five_less() -> None:
    scene = at(
        FORD_OF_BRUINEN,
        3,
        shadow_hand=[ULAIRE_LEMENYA_LIEUTENANT_OF_MORGUL, ULAIRE_NERTEA_MESSENGER_OF_DOL_GULDUR],
        twilight=9,
    )
    assert prices(
        scene, ULAIRE_LEMENYA_LIEUTENANT_OF_MORGUL, ULAIRE_NERTEA_MESSENGER_OF_DOL_GULDUR
    ) == [0, 4]


@pytest.mark.parametrize("tale", ["in play", "in hand"])
def test_balins_tomb_takes_a_tale_from_play_or_from_hand(tale: str) -> None:
    known = GREATEST_KINGDOM_OF_MY_PEOPLE
    places = {"support": [known]} if tale == "in play" else {"hand": [known]}
    scene = at(
        BALINS_TOMB, 4, fellowship=[GIMLI_DWARF_OF_EREBOR], minions=[GOBLIN_RUNNER], **places
    ).wound(GIMLI_DWARF_OF_EREBOR, 1)
    scene.maneuver_phase().use(BALINS_TOMB)
    assert scene.is_discarded(known)
    assert scene.wounds(GIMLI_DWARF_OF_EREBOR) == 0


def test_who_bears_a_hand_weapon_on_the_stairway_is_damage_one() -> None:
    scene = at(
        MORIA_STAIRWAY_1_347,
        4,
        fellowship=[MERRY_ROHIRRIM_SQUIRE, PIPPIN_SWORN_TO_SERVICE],
        minions=[GOBLIN_RUNNER, GOBLIN_MARKSMAN],
        bearing={MERRY_ROHIRRIM_SQUIRE: [HOBBIT_SWORD_7_319], GOBLIN_RUNNER: [GOBLIN_SCIMITAR]},
    )
    bonuses = [
        scene.number(DAMAGE, card)
        for card in (MERRY_ROHIRRIM_SQUIRE, PIPPIN_SWORN_TO_SERVICE, GOBLIN_RUNNER, GOBLIN_MARKSMAN)
    ]
    assert bonuses == [1, 0, 1, 0]


@pytest.mark.parametrize(
    ("site", "minion", "costs"),
    [(DIMRILL_DALE, GOBLIN_MARKSMAN, (1, 3, 3)), (DEEP_OF_HELM, URUK_SHAMAN, (0, 3, 3))],
)
def test_only_the_first_minion_played_at_the_site_is_cheaper(
    site: str, minion: str, costs: tuple[int, ...]
) -> None:
    path = (*ARAGORN_SITES[:5], site, *ARAGORN_SITES[6:])
    scene = Scene(shadow_hand=[minion] * 4, site=6, path=path, twilight=20).shadow_phase()
    paid = []
    for _ in costs:
        before = scene.twilight
        scene.play(minion)
        paid.append(before - scene.twilight)
    assert tuple(paid) == costs
    scene.state.position[0] = 5
    refresh(scene.state)
    assert twilight_cost(scene.state, scene.card(minion, 3)) == costs[-1]


def test_lothlorien_woods_strengthen_allies_of_site_six() -> None:
    sites = (*ARAGORN_SITES[:5], LOTHLORIEN_WOODS, *ARAGORN_SITES[6:])
    scene = Scene(support=[CELEBORN_LORD_OF_LORIEN, ELROND_LORD_OF_RIVENDELL], path=sites, site=6)
    elsewhere = Scene(support=[CELEBORN_LORD_OF_LORIEN, ELROND_LORD_OF_RIVENDELL], site=6)
    assert (
        scene.strength(CELEBORN_LORD_OF_LORIEN) == elsewhere.strength(CELEBORN_LORD_OF_LORIEN) + 3
    )
    assert scene.strength(ELROND_LORD_OF_RIVENDELL) == elsewhere.strength(ELROND_LORD_OF_RIVENDELL)


@pytest.mark.parametrize(("archers", "more"), [(1, 1), (4, 4), (6, 4)])
def test_brown_lands_help_no_more_than_four_archers(archers: int, more: int) -> None:
    scene = at(BROWN_LANDS, 8, minions=[GOBLIN_MARKSMAN] * archers + [GOBLIN_RUNNER])
    scene.state.phase = ARCHERY
    assert game_number(scene.state, MINION_ARCHERY) == more


@pytest.mark.parametrize(
    ("wounds", "twilight"), [(0, 0), (3, None)], ids=["a Hobbit exerts", "all are exhausted"]
)
def test_westfarthing_has_a_hobbit_exert_for_a_cheaper_companion_or_ally(
    wounds: int, twilight: int | None
) -> None:
    scene = at(WESTFARTHING, 1, hand=[HOBBIT_FARMER, HOBBIT_SWORD_7_319, ARAGORN_DRIVEN_BY_NEED])
    scene.wound(FRODO_HOPE_OF_FREE_PEOPLES, wounds).fellowship_phase()
    assert scene.can(Verb.USE, WESTFARTHING) is (twilight is not None)
    if twilight is not None:
        scene.use(WESTFARTHING)
        assert not scene.can(Verb.CHOOSE, HOBBIT_SWORD_7_319)
        scene.choose(HOBBIT_FARMER)
        assert (scene.wounds(FRODO_HOPE_OF_FREE_PEOPLES), scene.twilight) == (1, 0)
        # Played as ever, a companion costs what is printed.
        assert scene.play(ARAGORN_DRIVEN_BY_NEED).twilight == 4


@pytest.mark.parametrize(
    ("item", "bearer", "drawn"),
    [
        (HOBBIT_SWORD_7_319, MERRY_ROHIRRIM_SQUIRE, 1),
        (VILYA, ELROND_LORD_OF_RIVENDELL, 0),
        (THE_SAGA_OF_ELENDIL, ARAGORN_DRIVEN_BY_NEED, 0),
        (ANDURIL_KINGS_BLADE, ARAGORN_DRIVEN_BY_NEED, 1),
    ],
    ids=["possession", "on an ally", "condition", "artifact"],
)
def test_trollshaw_forest_draws_for_what_is_played_on_a_companion(
    item: str, bearer: str, drawn: int
) -> None:
    scene = at(
        TROLLSHAW_FOREST_1_334,
        2,
        fellowship=[MERRY_ROHIRRIM_SQUIRE, ARAGORN_DRIVEN_BY_NEED],
        support=[ELROND_LORD_OF_RIVENDELL],
        hand=[item],
        deck=[GOBLIN_RUNNER] * 2,
    )
    scene.fellowship_phase().play(item)
    if scene.can(Verb.CHOOSE, target=bearer):
        scene.do(Verb.CHOOSE, target=bearer)
    assert scene.bearer_of(item) == bearer
    assert len(scene.hand()) == drawn


@pytest.mark.parametrize("burdens", [0, 3])
def test_each_shadow_player_may_draw_for_the_burdens_on_the_summit_of_amon_hen(
    burdens: int,
) -> None:
    scene = Scene(
        path=(*PLAIN[:8], SUMMIT_OF_AMON_HEN),
        site=9,
        players=3,
        burdens=burdens,
        shadow_deck=[GOBLIN_RUNNER] * 8,
    )
    scene.state.decks[2] = [scene.state.decks[SHADOW].pop() for _ in range(4)]
    scene.state.position[FREE_PEOPLES] = 8
    scene.happen(path.move)
    asked = set()
    while scene.state.pending is not None:
        asked.add(scene.who)
        if scene.who == SHADOW:
            scene.take(scene.options()[0])
        else:
            scene.pass_()
    assert len(scene.hand(SHADOW)) == burdens
    assert scene.hand(2) == []
    assert {SHADOW, 2} <= asked or not burdens
