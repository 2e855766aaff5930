"""The Shire cards of set 11, *Shadows*."""

import pytest

from rules.tcg.engine.modifiers.numbers import has_words, resistance, resistance_left
from rules.tcg.engine.operations.path import move
from rules.tcg.engine.state import traits
from rules.tcg.engine.state.codes import REGROUP, SKIRMISH_WON, Verb
from rules.tcg.engine.steps.triggers import emit
from rules.tcg.engine.turn.assignment import assign
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import ARAGORN_SITES, Scene


@pytest.mark.parametrize(
    "healed",
    [
        (MERRY_ROHIRRIM_SQUIRE, MERRY_ROHIRRIM_SQUIRE),
        (MERRY_ROHIRRIM_SQUIRE, PIPPIN_SWORN_TO_SERVICE),
    ],
)
def test_unharmed_heals_one_hobbit_often_or_several_once(healed: tuple[str, str]) -> None:
    """Rulings of 5 April 2004, "for each": the same character or another one each time."""
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE, PIPPIN_SWORN_TO_SERVICE],
        minions=[SOUTHRON_CAPTAIN, MORDOR_TROOPER],
        hand=[UNHARMED],
        site=6,
    )
    scene.wound(MERRY_ROHIRRIM_SQUIRE, 2).wound(PIPPIN_SWORN_TO_SERVICE, 2)
    scene.regroup_phase().play(UNHARMED).take_number(2)
    for hobbit in healed:
        scene.choose(hobbit)
    assert scene.wounds(MERRY_ROHIRRIM_SQUIRE) == 2 - healed.count(MERRY_ROHIRRIM_SQUIRE)
    assert scene.wounds(PIPPIN_SWORN_TO_SERVICE) == 2 - healed.count(PIPPIN_SWORN_TO_SERVICE)


def test_merry_loyal_companion_counts_the_others_who_fight() -> None:
    scene = Scene(
        fellowship=[MERRY_LOYAL_COMPANION, DWARF_GUARD, GIMLI_DWARF_OF_EREBOR],
        minions=[ORKISH_SCOUT, MORDOR_VETERAN, MORDOR_TROOPER],
        site=4,
    )
    merry = MERRY_LOYAL_COMPANION
    assert scene.strength(merry) == 3
    assign(scene.state, scene.card(DWARF_GUARD), scene.card(ORKISH_SCOUT))
    assert scene.strength(merry) == 3 + 2
    # Frodo is not unbound, and Merry does not count himself.
    assign(scene.state, scene.card(FRODO_HOPE_OF_FREE_PEOPLES), scene.card(MORDOR_TROOPER))
    assign(scene.state, scene.card(merry), scene.card(MORDOR_VETERAN))
    assert scene.strength(merry) == 3 + 2


@pytest.mark.parametrize(
    ("bearer", "lends", "removes"),
    [(FRODO_HOPE_OF_FREE_PEOPLES, True, False), (SAM_STEADFAST_FRIEND, False, True)],
)
def test_sting_weapon_of_heritage_serves_frodo_and_sam_differently(
    bearer: str, lends: bool, removes: bool
) -> None:
    scene = Scene(
        fellowship=[SAM_STEADFAST_FRIEND, DWARF_GUARD],
        bearing={bearer: [STING_WEAPON_OF_HERITAGE]},
        minions=[ORKISH_SCOUT],
        burdens=1,
        site=4,
    ).maneuver_phase()
    assert scene.can(Verb.USE, STING_WEAPON_OF_HERITAGE) is lends
    if lends:
        before = resistance(scene.state, scene.card(DWARF_GUARD))
        scene.use(STING_WEAPON_OF_HERITAGE).choose(DWARF_GUARD)
        assert resistance(scene.state, scene.card(DWARF_GUARD)) == before + 2
        assert scene.wounds(bearer) == 1
    scene.happen(emit, SKIRMISH_WON, scene.card(bearer))
    assert scene.can(Verb.TRIGGER, STING_WEAPON_OF_HERITAGE) is removes
    if removes:
        scene.answer_with(STING_WEAPON_OF_HERITAGE)
        assert scene.burdens == 0


@pytest.mark.parametrize("count", [1, 2])
def test_a_task_now_to_be_done_gives_resistance_for_the_hobbits_spotted(count: int) -> None:
    scene = Scene(
        fellowship=[MERRY_LOYAL_COMPANION],
        minions=[ORKISH_SCOUT],
        hand=[A_TASK_NOW_TO_BE_DONE, A_TASK_NOW_TO_BE_DONE],
        site=4,
    )
    scene.skirmish(MERRY_LOYAL_COMPANION, ORKISH_SCOUT)
    before = resistance(scene.state, scene.card(MERRY_LOYAL_COMPANION))
    scene.play(A_TASK_NOW_TO_BE_DONE).take_number(count)
    assert resistance(scene.state, scene.card(MERRY_LOYAL_COMPANION)) == before + count


@pytest.mark.parametrize("exerts", [True, False])
def test_frodo_protected_by_many_musters_for_an_exertion(exerts: bool) -> None:
    frodo = FRODO_PROTECTED_BY_MANY
    scene = Scene(ring_bearer=frodo, hand=[DWARF_GUARD], deck=[MERRY_LOYAL_COMPANION], site=4)
    scene.regroup_phase()
    if exerts:
        scene.answer_with(frodo)
        assert scene.wounds(frodo) == 1
    else:
        scene.pass_()
    assert has_words(scene.state, scene.card(frodo), traits.MUSTER) is exerts


@pytest.mark.parametrize("dwelling", [True, False])
def test_incognito_ends_a_skirmish_at_a_dwelling_and_strengthens_elsewhere(dwelling: bool) -> None:
    merry, pippin = MERRY_ROHIRRIM_SQUIRE, PIPPIN_SWORN_TO_SERVICE
    scene = Scene(
        fellowship=[merry, pippin],
        minions=[MORDOR_VETERAN],
        hand=[INCOGNITO, UNHARMED],
        path=(*ARAGORN_SITES[:3], GREEN_DRAGON_INN_11_242 if dwelling else ARAGORN_SITES[3]),
        site=4,
    )
    scene.skirmish(merry, MORDOR_VETERAN).play(INCOGNITO).choose(merry).choose(pippin)
    assert (scene.wounds(merry), scene.wounds(pippin)) == (1, 1)
    if dwelling:
        assert ("skirmish cancelled", scene.card(merry)) in scene.log
    else:
        scene.choose(merry)
        assert scene.strength(merry) == 3 + 3


@pytest.mark.parametrize("place", [GREEN_DRAGON_INN_11_242, ARAGORN_SITES[3]])
def test_incognito_needs_two_hobbits_who_can_exert(place: str) -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE, DWARF_GUARD],
        minions=[MORDOR_VETERAN],
        hand=[INCOGNITO, UNHARMED],
        path=(*ARAGORN_SITES[:3], place),
        site=4,
    ).wound(FRODO_HOPE_OF_FREE_PEOPLES, 3)
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, MORDOR_VETERAN)
    assert not scene.can(Verb.PLAY, INCOGNITO)


def test_incognito_does_not_cancel_a_skirmish_of_another_race() -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE, DWARF_GUARD],
        minions=[MORDOR_VETERAN],
        hand=[INCOGNITO, UNHARMED],
        path=(*ARAGORN_SITES[:3], GREEN_DRAGON_INN_11_242),
        site=4,
    )
    scene.skirmish(DWARF_GUARD, MORDOR_VETERAN)
    if scene.can(Verb.PLAY, INCOGNITO):
        scene.play(INCOGNITO)
        while scene.can(Verb.CHOOSE):
            scene.take_first()
    assert ("skirmish cancelled", scene.card(DWARF_GUARD)) not in scene.log


def test_salt_from_the_shire_lends_two_resistance_and_removes_a_burden() -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE],
        bearing={MERRY_ROHIRRIM_SQUIRE: [SALT_FROM_THE_SHIRE]},
        burdens=2,
    )
    assert resistance_left(scene.state, scene.card(MERRY_ROHIRRIM_SQUIRE)) == 6 + 2 - 2
    scene.fellowship_phase().use(SALT_FROM_THE_SHIRE)
    assert scene.burdens == 1
    assert scene.is_discarded(SALT_FROM_THE_SHIRE)


@pytest.mark.parametrize(
    ("bearer", "offered"),
    [
        (MERRY_ROHIRRIM_SQUIRE, True),
        (SAM_STEADFAST_FRIEND, False),
        (FRODO_HOPE_OF_FREE_PEOPLES, False),
    ],
)
def test_salt_from_the_shire_keeps_an_unbound_hobbit_from_being_overwhelmed(
    bearer: str, offered: bool
) -> None:
    """Merry's 3 against 8 is more than twice and less than three times as much."""
    others = [] if bearer == FRODO_HOPE_OF_FREE_PEOPLES else [bearer]
    scene = Scene(
        fellowship=others,
        bearing={bearer: [SALT_FROM_THE_SHIRE]},
        minions=[ORKISH_SCOUT],
        hand=[UNHARMED],
        site=4,
    )
    scene.skirmish(bearer, ORKISH_SCOUT)
    assert scene.comes_to(Verb.USE, SALT_FROM_THE_SHIRE) is offered
    if offered:
        scene.use(SALT_FROM_THE_SHIRE)
        scene.resolve()
        assert scene.in_play(bearer)
        assert scene.wounds(bearer) == 1


def test_salt_from_the_shire_is_packed_by_hobbits() -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE, DWARF_GUARD], hand=[SALT_FROM_THE_SHIRE]
    ).fellowship_phase()
    scene.play(SALT_FROM_THE_SHIRE)
    bearers = {scene.id_of(option.target) for option in scene.options()}
    assert bearers == {FRODO_HOPE_OF_FREE_PEOPLES, MERRY_ROHIRRIM_SQUIRE}


@pytest.mark.parametrize(
    ("place", "removed"),
    [(GREEN_DRAGON_INN_11_242, 1), (OLD_FOREST_ROAD, 1), (NORTH_UNDEEP, 0)],
)
def test_habits_of_home_remove_a_twilight_on_leaving_dwellings_and_woods(
    place: str, removed: int
) -> None:
    path = (ARAGORN_SITES[0], place, *ARAGORN_SITES[2:])
    scene, plain = (
        Scene(
            fellowship=[MERRY_ROHIRRIM_SQUIRE],
            bearing={MERRY_ROHIRRIM_SQUIRE: borne},
            path=path,
            twilight=3,
        )
        for borne in ([HABITS_OF_HOME], [])
    )
    for moved in (scene, plain):
        moved.state.phase = REGROUP
        moved.happen(move)
        while moved.options():
            moved.pass_()
    assert scene.twilight == plain.twilight - removed


def test_habits_of_home_go_once_to_each_hobbit() -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE, DWARF_GUARD],
        bearing={MERRY_ROHIRRIM_SQUIRE: [HABITS_OF_HOME]},
        hand=[HABITS_OF_HOME],
    )
    scene.fellowship_phase().play(HABITS_OF_HOME)
    if scene.can(Verb.PASS):
        scene.pass_()
    assert scene.bearer_of(HABITS_OF_HOME, copy=1) == FRODO_HOPE_OF_FREE_PEOPLES
    assert scene.twilight == 4


@pytest.mark.parametrize(("burdens", "bonus"), [(0, 2), (3, 1)])
def test_sworn_companion_counts_the_strongest_wills(burdens: int, bonus: int) -> None:
    """Merry resists by 9, Frodo by 10, the Guard by 6."""
    scene = Scene(
        fellowship=[MERRY_LOYAL_COMPANION, DWARF_GUARD],
        minions=[ORKISH_SCOUT],
        hand=[SWORN_COMPANION, UNHARMED, SWORN_COMPANION],
        burdens=burdens,
        site=4,
    )
    before = scene.skirmish(MERRY_LOYAL_COMPANION, ORKISH_SCOUT).strength(MERRY_LOYAL_COMPANION)
    scene.play(SWORN_COMPANION).choose(MERRY_LOYAL_COMPANION)
    assert scene.strength(MERRY_LOYAL_COMPANION) == before + bonus


@pytest.mark.parametrize(
    ("place", "bonus"),
    [(GREEN_DRAGON_INN_11_242, 4), (OLD_FOREST_ROAD, 4), (NORTH_UNDEEP, 0)],
)
def test_farmer_maggot_is_strongest_near_home(place: str, bonus: int) -> None:
    maggot = FARMER_MAGGOT_HOBBIT_OF_THE_MARISH
    scene = Scene(fellowship=[maggot], path=(*ARAGORN_SITES[:3], place), site=4)
    assert scene.strength(maggot) == 3 + bonus


@pytest.mark.parametrize(
    ("fighter", "replaced"),
    [(GIMLI_DWARF_OF_EREBOR, True), (SAM_STEADFAST_FRIEND, False), (MERRY_LOYAL_COMPANION, False)],
)
def test_pippin_brave_decoy_takes_a_weaker_wills_place(fighter: str, replaced: bool) -> None:
    """Pippin and Merry resist by 9, Gimli by 6; Sam is not unbound."""
    pippin = PIPPIN_BRAVE_DECOY
    scene = Scene(
        fellowship=[pippin, fighter], minions=[ORKISH_SCOUT], hand=[SWORN_COMPANION], site=4
    )
    scene.skirmish(fighter, ORKISH_SCOUT)
    if scene.can(Verb.USE, pippin):
        scene.use(pippin)
    assert (scene.state.skirmisher == scene.card(pippin)) is replaced
    assert scene.assigned_to(ORKISH_SCOUT) == [pippin if replaced else fighter]
