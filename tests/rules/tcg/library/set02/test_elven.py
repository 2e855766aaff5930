"""The Elven cards of set 2, *Mines of Moria*."""

import pytest

from rules.tcg.engine.modifiers.numbers import damage_bonus
from rules.tcg.engine.operations.wounds import wound
from rules.tcg.engine.state.codes import ARCHERY, Verb
from rules.tcg.engine.turn.archery import archery_totals
from tests.rules.tcg.cards import *
from tests.rules.tcg.library.fellowship_scenes import count_discarded
from tests.rules.tcg.paths import OVER_THE_FORD
from tests.rules.tcg.scene import SHADOW, Scene


def test_a_blended_race_weakens_uruks_until_the_regroup_phase() -> None:
    scene = Scene(
        support=[A_BLENDED_RACE],
        fellowship=[ARWEN_DAUGHTER_OF_ELROND],
        minions=[URUK_SAVAGE, MORDOR_TROOPER],
    )
    assert scene.strength(URUK_SAVAGE) == 3
    assert damage_bonus(scene.state, scene.card(URUK_SAVAGE)) == 0
    assert scene.strength(MORDOR_TROOPER) == 6
    scene.regroup_phase()
    assert scene.is_discarded(A_BLENDED_RACE)


@pytest.mark.parametrize(("twilight", "paid", "gone"), [(2, False, 1), (3, False, 1), (3, True, 0)])
def test_dismay_our_enemies_lets_the_shadow_choose_or_pay(
    twilight: int, paid: bool, gone: int
) -> None:
    scene = Scene(
        fellowship=[LEGOLAS_GREENLEAF],
        minions=[GOBLIN_RUNNER, URUK_SAVAGE, MORGUL_LACKEY],
        hand=[DISMAY_OUR_ENEMIES],
        twilight=twilight,
    )
    scene.skirmish(LEGOLAS_GREENLEAF, GOBLIN_RUNNER).wait_to(Verb.PLAY, DISMAY_OUR_ENEMIES).play(
        DISMAY_OUR_ENEMIES
    )
    if scene.can(Verb.CHOOSE_PLAYER):
        scene.do(Verb.CHOOSE_PLAYER)
    assert scene.who == SHADOW
    scene.choose(URUK_SAVAGE)
    if twilight == 3:
        assert scene.who == SHADOW
        scene.take_number(int(paid))
    assert scene.is_discarded(URUK_SAVAGE) is bool(gone)
    assert scene.state.twilight == twilight - 3 * paid


@pytest.mark.parametrize("chosen", [1, 2])
def test_dismay_our_enemies_lets_no_other_opponent_pay(chosen: int) -> None:
    scene = Scene(
        fellowship=[LEGOLAS_GREENLEAF],
        minions=[GOBLIN_RUNNER, URUK_SAVAGE, MORGUL_LACKEY],
        hand=[DISMAY_OUR_ENEMIES],
        twilight=3,
        players=3,
    )
    scene.skirmish(LEGOLAS_GREENLEAF, GOBLIN_RUNNER).wait_to(Verb.PLAY, DISMAY_OUR_ENEMIES).play(
        DISMAY_OUR_ENEMIES
    )
    scene.take_number(chosen)
    assert scene.who == chosen
    scene.choose(URUK_SAVAGE)
    assert scene.who == chosen
    scene.choose("discard that minion")
    assert scene.is_discarded(URUK_SAVAGE)


@pytest.mark.parametrize(("site", "wounds"), [(3, 2), (2, 1)])
def test_release_the_angry_flood_is_stronger_at_a_river(site: int, wounds: int) -> None:
    scene = Scene(
        fellowship=[ARWEN_DAUGHTER_OF_ELROND],
        minions=[ULAIRE_ATTEA_KEEPER_OF_DOL_GULDUR, MORDOR_TROOPER],
        hand=[RELEASE_THE_ANGRY_FLOOD],
        site=site,
        path=OVER_THE_FORD,
    )
    scene.maneuver_phase().play(RELEASE_THE_ANGRY_FLOOD)
    assert scene.wounds(ULAIRE_ATTEA_KEEPER_OF_DOL_GULDUR) == wounds
    assert scene.wounds(MORDOR_TROOPER) == 0


@pytest.mark.parametrize(
    ("minion", "way", "gone"),
    [(MORDOR_TROOPER, 0, 1), (MORDOR_TROOPER, 1, 2), (URUK_SAVAGE, None, 1)],
)
def test_secret_sentinels_takes_two_conditions_where_an_orc_is_spotted(
    minion: str, way: int | None, gone: int
) -> None:
    scene = Scene(
        fellowship=[RUMIL_ELVEN_PROTECTOR],
        minions=[minion],
        hand=[SECRET_SENTINELS],
        support=[MALLORN_TREES],
        shadow_support=[URUK_HAI_ARMORY, URUK_HAI_ARMORY],
    )
    scene.maneuver_phase().play(SECRET_SENTINELS)
    if way is not None:
        scene.take_number(way)
    for _ in range(gone):
        if scene.can(Verb.CHOOSE, URUK_HAI_ARMORY):
            scene.choose(URUK_HAI_ARMORY)
    assert count_discarded(scene, URUK_HAI_ARMORY, 2) == gone
    assert not scene.is_discarded(MALLORN_TREES)


@pytest.mark.parametrize(
    ("fellowship", "support", "total"),
    [
        ([LEGOLAS_GREENLEAF], [], 1),
        ([ARAGORN_DRIVEN_BY_NEED], [ELROND_LORD_OF_RIVENDELL], 2),
    ],
    ids=["Elf companion", "Elf ally"],
)
def test_the_hosts_of_the_last_alliance_shield_the_company_of_an_elf(
    fellowship: list[str], support: list[str], total: int
) -> None:
    scene = Scene(
        fellowship=fellowship,
        support=[HOSTS_OF_THE_LAST_ALLIANCE, *support],
        minions=[GOBLIN_MARKSMAN] * 2,
    )
    scene.state.phase = ARCHERY
    assert archery_totals(scene.state)[1] == total


@pytest.mark.parametrize(
    ("victim", "saved"),
    [(LEGOLAS_GREENLEAF, True), (ELROND_LORD_OF_RIVENDELL, True), (ARAGORN_DRIVEN_BY_NEED, False)],
)
def test_the_hosts_of_the_last_alliance_are_discarded_to_save_an_elf(
    victim: str, saved: bool
) -> None:
    scene = Scene(
        fellowship=[LEGOLAS_GREENLEAF, ARAGORN_DRIVEN_BY_NEED],
        support=[HOSTS_OF_THE_LAST_ALLIANCE, ELROND_LORD_OF_RIVENDELL],
    )
    scene.happen(wound, scene.card(victim))
    assert scene.can(Verb.TRIGGER, HOSTS_OF_THE_LAST_ALLIANCE) is saved
    if saved:
        scene.answer_with(HOSTS_OF_THE_LAST_ALLIANCE)
        assert scene.is_discarded(HOSTS_OF_THE_LAST_ALLIANCE)
    assert scene.wounds(victim) == (0 if saved else 1)
