"""The Gandalf cards of set 6, *Ents of Fangorn*."""

import pytest

from rules.tcg.engine.modifiers.numbers import twilight_cost
from rules.tcg.engine.operations import path
from rules.tcg.engine.operations.wounds import wound
from rules.tcg.engine.state.codes import DAMAGE, DEFENDER, Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import ARAGORN_SITES, Scene


def test_ent_horde_is_cheaper_for_ents_and_unbound_hobbits() -> None:
    scene = Scene(
        fellowship=[ENT_AVENGER_6_27, BIRCHSEED, MERRY_ROHIRRIM_SQUIRE],
        support=[TREEBEARD_OLDEST_LIVING_THING],
        hand=[ENT_HORDE],
    )
    assert twilight_cost(scene.state, scene.card(ENT_HORDE)) == 15 - 2 * 4
    assert scene.fellowship_phase().can(Verb.PLAY, ENT_HORDE)
    assert (
        not Scene(fellowship=[ENT_AVENGER_6_27], hand=[ENT_HORDE])
        .fellowship_phase()
        .can(Verb.PLAY, ENT_HORDE)
    )


@pytest.mark.parametrize(
    ("minions", "bonus"), [([MORDOR_TROOPER, MORDOR_VETERAN], 0), ([MORDOR_TROOPER] * 3, 1)]
)
def test_ent_horde_defends_better_against_more(minions: list[str], bonus: int) -> None:
    scene = Scene(fellowship=[ENT_HORDE], minions=minions, site=6)
    assert scene.number(DEFENDER, ENT_HORDE) == bonus


def test_glamdring_hears_spells_of_a_skirmish() -> None:
    scene = Scene(
        fellowship=[GANDALF_THE_WHITE_WIZARD],
        bearing={GANDALF_THE_WHITE_WIZARD: [GLAMDRING_LIGHTNING_BRAND]},
        hand=[THREW_DOWN_MY_ENEMY, UNDER_THE_LIVING_EARTH],
        minions=[MORDOR_VETERAN],
        site=6,
    )
    assert scene.number(DAMAGE, GANDALF_THE_WHITE_WIZARD) == 1
    scene.skirmish(GANDALF_THE_WHITE_WIZARD, MORDOR_VETERAN).play(THREW_DOWN_MY_ENEMY)
    if scene.can(Verb.TRIGGER, GLAMDRING_LIGHTNING_BRAND):
        scene.answer_with(GLAMDRING_LIGHTNING_BRAND)
    assert scene.number(DAMAGE, GANDALF_THE_WHITE_WIZARD) == 2


def test_threw_down_my_enemy_counts_wounds_on_both_sides() -> None:
    scene = Scene(
        fellowship=[GANDALF_THE_WHITE_WIZARD, ARAGORN_DRIVEN_BY_NEED],
        hand=[THREW_DOWN_MY_ENEMY, UNDER_THE_LIVING_EARTH],
        minions=[MORDOR_VETERAN, EASTERLING_REGIMENT],
        site=6,
    )
    scene.wound(GANDALF_THE_WHITE_WIZARD, 2).wound(MORDOR_VETERAN, 1).wound(
        ARAGORN_DRIVEN_BY_NEED, 1
    ).wound(EASTERLING_REGIMENT, 1)
    scene.skirmish(GANDALF_THE_WHITE_WIZARD, MORDOR_VETERAN).play(THREW_DOWN_MY_ENEMY)
    assert scene.strength(MORDOR_VETERAN) == 9 - 3


def test_an_unhasty_ent_stays_out_unless_the_price_is_paid() -> None:
    scene = Scene(
        fellowship=[TREEBEARD_GUARDIAN_OF_THE_FOREST, MERRY_ROHIRRIM_SQUIRE],
        minions=[MORDOR_VETERAN],
        site=6,
    )
    scene.assignment_phase()
    assert scene.can(Verb.USE, TREEBEARD_GUARDIAN_OF_THE_FOREST)
    scene.wait_to(Verb.ASSIGN, FRODO_HOPE_OF_FREE_PEOPLES)
    assert not scene.can(Verb.ASSIGN, TREEBEARD_GUARDIAN_OF_THE_FOREST)


@pytest.mark.parametrize(
    ("hobbits", "found"),
    [
        ([], 0),
        ([MERRY_ROHIRRIM_SQUIRE], 1),
        ([MERRY_ROHIRRIM_SQUIRE, PIPPIN_SWORN_TO_SERVICE], 2),
        ([SAM_SAMWISE_THE_BRAVE], 0),
    ],
    ids=["none", "Merry", "Merry and Pippin", "Sam, who is Ring-bound"],
)
def test_boomed_and_trumpeted_counts_unbound_hobbits(hobbits: list[str], found: int) -> None:
    """4.2, "unbound": only a companion can be unbound, so the Bounder, an ally, is not counted."""
    scene = Scene(
        fellowship=[ENT_AVENGER_6_27, *hobbits],
        support=[BOUNDER],
        hand=[BOOMED_AND_TRUMPETED, UNDER_THE_LIVING_EARTH],
        minions=[MORDOR_VETERAN, MORGUL_LACKEY],
        site=6,
    )
    scene.skirmish(ENT_AVENGER_6_27, MORDOR_VETERAN).play(BOOMED_AND_TRUMPETED)
    assert scene.strength(ENT_AVENGER_6_27) == 6 + found
    assert scene.number(DAMAGE, ENT_AVENGER_6_27) == found


@pytest.mark.parametrize(
    ("others", "allies", "tired", "may"),
    [
        ([BIRCHSEED], [], 0, True),
        ([], [TREEBEARD_OLDEST_LIVING_THING], 0, True),
        ([BIRCHSEED], [], 3, False),
        ([HUORN], [], 0, False),
    ],
    ids=["two companions", "a companion and an ally", "one exhausted", "a tree is no Ent"],
)
def test_crack_into_rubble_exerts_two_ents_to_free_a_site(
    others: list[str], allies: list[str], tired: int, may: bool
) -> None:
    scene = Scene(
        fellowship=[ENT_AVENGER_6_27, *others],
        support=allies,
        shadow_support=[SCALING_LADDER],
        hand=[CRACK_INTO_RUBBLE],
        site=4,
    ).wound(ENT_AVENGER_6_27, tired)
    scene.control(ARAGORN_SITES[0]).regroup_phase()
    assert scene.can(Verb.PLAY, CRACK_INTO_RUBBLE) is may
    if may:
        scene.play(CRACK_INTO_RUBBLE)
        while scene.can(Verb.CHOOSE):
            scene.take_first()
        assert [scene.wounds(ent) for ent in (ENT_AVENGER_6_27, *others, *allies)] == [1, 1]
        assert not scene.controls(ARAGORN_SITES[0])
        assert scene.is_discarded(SCALING_LADDER)


@pytest.mark.parametrize(("before", "dies"), [(0, False), (3, True)])
def test_gandalf_mithrandir_is_wounded_by_each_move(before: int, dies: bool) -> None:
    scene = Scene(fellowship=[GANDALF_MITHRANDIR, ARAGORN_DRIVEN_BY_NEED], site=2)
    scene.wound(GANDALF_MITHRANDIR, before).happen(path.move)
    while scene.can(Verb.PASS):
        scene.pass_()
    assert scene.is_dead(GANDALF_MITHRANDIR) is dies
    assert scene.wounds(GANDALF_MITHRANDIR) == (0 if dies else 1)
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == 0


@pytest.mark.parametrize(
    ("companions", "allies", "gained"),
    [(0, [], 1), (2, [], 3), (1, [TREEBEARD_OLDEST_LIVING_THING], 3), (5, [], 4)],
)
def test_roused_counts_ents_up_to_four(companions: int, allies: list[str], gained: int) -> None:
    scene = Scene(
        fellowship=[BIRCHSEED, *[FOREST_GUARDIAN] * companions],
        support=allies,
        hand=[ROUSED, UNDER_THE_LIVING_EARTH],
        minions=[MORDOR_VETERAN, MORGUL_LACKEY],
        site=6,
    )
    scene.skirmish(BIRCHSEED, MORDOR_VETERAN).play(ROUSED)
    if scene.can(Verb.CHOOSE, BIRCHSEED):
        scene.choose(BIRCHSEED)
    if scene.options(Verb.NUMBER):
        scene.take_number(gained)
    assert scene.wounds(BIRCHSEED) == 1
    assert scene.strength(BIRCHSEED) == 8 + gained


def test_roused_needs_an_ent_who_is_not_exhausted() -> None:
    scene = Scene(
        fellowship=[BIRCHSEED], hand=[ROUSED], minions=[MORDOR_VETERAN, MORGUL_LACKEY], site=6
    ).wound(BIRCHSEED, 3)
    assert not scene.skirmish(BIRCHSEED, MORDOR_VETERAN).comes_to(Verb.PLAY, ROUSED)


@pytest.mark.parametrize(
    ("companions", "others", "may"),
    [
        ([ENT_AVENGER_6_27, MERRY_ROHIRRIM_SQUIRE], [], True),
        ([ENT_AVENGER_6_27, SAM_SAMWISE_THE_BRAVE], [], False),
        ([HUORN, MERRY_ROHIRRIM_SQUIRE], [], False),
        ([ENT_AVENGER_6_27, MERRY_ROHIRRIM_SQUIRE], [ENT_MOOT], False),
    ],
    ids=["an Ent and Merry", "no unbound Hobbit", "no Ent", "limit of one"],
)
def test_ent_moot_strengthens_an_ent_for_the_exertion_of_an_unbound_hobbit(
    companions: list[str], others: list[str], may: bool
) -> None:
    scene = Scene(
        fellowship=companions,
        bearing={companions[0]: others},
        hand=[ENT_MOOT],
    ).fellowship_phase()
    assert scene.can(Verb.PLAY, ENT_MOOT) is may
    if may:
        scene.play(ENT_MOOT)
        assert scene.bearer_of(ENT_MOOT) == ENT_AVENGER_6_27
        assert scene.wounds(MERRY_ROHIRRIM_SQUIRE) == 1
        assert scene.strength(ENT_AVENGER_6_27) == 6 + 2


@pytest.mark.parametrize(
    ("ent", "cost", "less"),
    [(HOST_OF_FANGORN, 13, 2), (QUICKBEAM_BREGALAD, 4, 1), (SKINBARK_FLADRIF, 7, 1)],
)
@pytest.mark.parametrize(
    ("others", "support", "counted"),
    [
        ([], [], 2),
        ([MERRY_ROHIRRIM_SQUIRE], [], 3),
        ([], [TREEBEARD_OLDEST_LIVING_THING], 3),
        ([SAM_SAMWISE_THE_BRAVE], [BOUNDER], 2),
    ],
    ids=["two Ents", "and Merry", "and Treebeard", "and no unbound Hobbit"],
)
def test_an_ent_is_cheaper_for_each_ent_and_unbound_hobbit(
    ent: str, cost: int, less: int, others: list[str], support: list[str], counted: int
) -> None:
    scene = Scene(
        fellowship=[ENT_AVENGER_6_27, BIRCHSEED, *others], support=support, hand=[ent]
    ).fellowship_phase()
    assert scene.play(ent).twilight == cost - less * counted


@pytest.mark.parametrize(
    ("ents", "support", "may"),
    [
        ([ENT_AVENGER_6_27, BIRCHSEED], [], True),
        ([ENT_AVENGER_6_27], [TREEBEARD_OLDEST_LIVING_THING], False),
    ],
)
def test_host_of_fangorn_joins_two_ents_of_the_fellowship(
    ents: list[str], support: list[str], may: bool
) -> None:
    scene = Scene(fellowship=ents, support=support, hand=[HOST_OF_FANGORN]).fellowship_phase()
    assert scene.can(Verb.PLAY, HOST_OF_FANGORN) is may


@pytest.mark.parametrize(
    ("hobbit", "tired", "may"),
    [
        (MERRY_ROHIRRIM_SQUIRE, 0, True),
        (MERRY_ROHIRRIM_SQUIRE, 3, False),
        (SAM_SAMWISE_THE_BRAVE, 0, False),
        (ARAGORN_DRIVEN_BY_NEED, 0, False),
    ],
)
def test_skinbark_takes_the_wound_of_an_unbound_hobbit(hobbit: str, tired: int, may: bool) -> None:
    scene = Scene(fellowship=[SKINBARK_FLADRIF, hobbit]).wound(SKINBARK_FLADRIF, tired)
    scene.happen(wound, scene.card(hobbit))
    assert scene.can(Verb.TRIGGER, SKINBARK_FLADRIF) is may
    if may:
        scene.answer_with(SKINBARK_FLADRIF)
        assert scene.wounds(SKINBARK_FLADRIF) == 1
    assert scene.wounds(hobbit) == (0 if may else 1)


@pytest.mark.parametrize(
    ("others", "support", "strength"),
    [
        ([BIRCHSEED, FOREST_GUARDIAN], [], 8),
        ([BIRCHSEED], [TREEBEARD_OLDEST_LIVING_THING], 8),
        ([BIRCHSEED, HUORN], [], 6),
    ],
)
def test_ent_avenger_is_stronger_among_three_ents(
    others: list[str], support: list[str], strength: int
) -> None:
    scene = Scene(fellowship=[ENT_AVENGER_6_27, *others], support=support)
    assert scene.strength(ENT_AVENGER_6_27) == strength


@pytest.mark.parametrize(("hobbit", "may"), [(MERRY_ROHIRRIM_SQUIRE, True), (BOUNDER, False)])
def test_treebeard_guardian_is_roused_by_an_unbound_hobbit(hobbit: str, may: bool) -> None:
    treebeard = TREEBEARD_GUARDIAN_OF_THE_FOREST
    scene = Scene(
        fellowship=[treebeard] + [hobbit] * may,
        support=[] if may else [hobbit],
        minions=[MORDOR_VETERAN],
        site=6,
    ).assignment_phase()
    assert scene.can(Verb.USE, treebeard) is may
    if may:
        scene.use(treebeard)
        assert scene.wounds(hobbit) == 1
    scene.wait_to(Verb.ASSIGN, FRODO_HOPE_OF_FREE_PEOPLES)
    assert scene.can(Verb.ASSIGN, treebeard, MORDOR_VETERAN) is may


def test_treebeard_guardian_exerts_for_the_blow_of_an_ent() -> None:
    scene = Scene(
        fellowship=[TREEBEARD_GUARDIAN_OF_THE_FOREST, BIRCHSEED],
        minions=[MORDOR_VETERAN, MORGUL_LACKEY],
        site=6,
    )
    scene.skirmish(BIRCHSEED, MORDOR_VETERAN).use(TREEBEARD_GUARDIAN_OF_THE_FOREST)
    scene.choose(BIRCHSEED)
    assert scene.wounds(TREEBEARD_GUARDIAN_OF_THE_FOREST) == 1
    assert scene.number(DAMAGE, BIRCHSEED) == 1
    assert scene.number(DAMAGE, TREEBEARD_GUARDIAN_OF_THE_FOREST) == 0


def test_enraged_strengthens_an_ent_for_one_turn() -> None:
    scene = Scene(
        fellowship=[BIRCHSEED],
        bearing={BIRCHSEED: [ENRAGED]},
        hand=[ENRAGED],
    )
    assert scene.strength(BIRCHSEED) == 8 + 4
    # One for each bearer.
    assert not scene.fellowship_phase().can(Verb.PLAY, ENRAGED)
    scene.regroup_phase()
    while scene.in_play(ENRAGED) and scene.options():
        scene.do(Verb.STAY) if scene.can(Verb.STAY) else scene.take_first()
    assert scene.is_discarded(ENRAGED)
    assert scene.strength(BIRCHSEED) == 8
