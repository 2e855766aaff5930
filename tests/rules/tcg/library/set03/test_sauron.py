"""The Sauron cards of set 3, *Realms of the Elf-lords*."""

import pytest

from rules.tcg.engine.operations import path
from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.library.fellowship_scenes import ORC, maneuver
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import Scene

MAN = made(ARAGORN_DRIVEN_BY_NEED)  # Gondor companion, 7/4
COMPANION = made(DWARF_GUARD, unique=False, vitality=3)


@pytest.mark.parametrize(
    ("revealed", "left"), [(MERRY_ROHIRRIM_SQUIRE, 3), (ELROND_LORD_OF_RIVENDELL, 0)]
)
def test_the_dark_lord_advances_by_the_cost_of_the_revealed_card(revealed: str, left: int) -> None:
    scene = Scene(
        minions=[ORC], hand=[revealed] * 4, shadow_hand=[THE_DARK_LORD_ADVANCES], site=6, twilight=2
    )
    scene.regroup_phase().wait_to(Verb.PLAY, THE_DARK_LORD_ADVANCES).play(THE_DARK_LORD_ADVANCES)
    while scene.can(Verb.DISCARD):
        assert scene.who == 0
        scene.discard(revealed)
    assert len(scene.hand()) == left


def test_get_off_the_road_discards_a_card_for_each_burden() -> None:
    scene = Scene(
        minions=[ORC, ULAIRE_ATTEA_KEEPER_OF_DOL_GULDUR],
        shadow_hand=[GET_OFF_THE_ROAD],
        deck=[HOBBIT_SWORD_7_319] * 9,
        site=6,
        burdens=4,
    )
    scene.shadow_phase().play(GET_OFF_THE_ROAD)
    assert len(scene.deck()) == 9 - 4


@pytest.mark.parametrize("minion", [MORGUL_SLAYER, ORC_SLAYER])
def test_slayers_wound_no_ring_bearer(minion: str) -> None:
    scene = Scene(fellowship=[MAN, GIMLI_DWARF_OF_EREBOR], minions=[minion], site=6)
    scene.regroup_phase().wait_to(Verb.USE, minion).use(minion)
    assert not scene.can(Verb.CHOOSE, FRODO_HOPE_OF_FREE_PEOPLES)
    scene.choose(GIMLI_DWARF_OF_EREBOR)
    assert (scene.wounds(GIMLI_DWARF_OF_EREBOR), scene.wounds(minion)) == (1, 1)


@pytest.mark.parametrize(("minion", "phase"), [(ORC_GUARD, "maneuver"), (ORC_VETERAN, "skirmish")])
def test_orcs_discard_a_sauron_condition(minion: str, phase: str) -> None:
    scene = Scene(
        fellowship=[MAN],
        support=[FAR_SEEING_EYES],
        shadow_support=[ORC_BOWMEN],
        minions=[minion],
        site=6,
        hand=[HOBBIT_SWORD_7_319],
    )
    scene = scene.maneuver_phase() if phase == "maneuver" else scene.skirmish(MAN, minion)
    scene.wait_to(Verb.USE, minion).use(minion)
    assert scene.is_discarded(ORC_BOWMEN)
    assert scene.is_discarded(FAR_SEEING_EYES) == (phase == "maneuver")
    assert scene.wounds(minion) == int(phase == "maneuver")


def test_orc_pillager_weakens_a_character_for_each_free_peoples_card_borne() -> None:
    scene = Scene(
        fellowship=[MAN, GIMLI_DWARF_OF_EREBOR],
        bearing={
            MAN: [KNIGHTS_SPEAR, THE_WEIGHT_OF_A_LEGACY],
            GIMLI_DWARF_OF_EREBOR: [YOU_BRING_GREAT_EVIL],
        },
        minions=[ORC_PILLAGER],
        site=6,
        hand=[HOBBIT_SWORD_7_319],
    )
    before = scene.strength(MAN)
    scene.skirmish(MAN, ORC_PILLAGER)
    assert scene.strength(MAN) == before - 1
    assert scene.strength(GIMLI_DWARF_OF_EREBOR) == 6


def test_orc_trooper_counts_the_hand_of_the_shadow_player() -> None:
    scene = Scene(minions=[ORC_TROOPER], hand=[HOBBIT_SWORD_7_319] * 4, shadow_hand=[ORC] * 3)
    assert scene.strength(ORC_TROOPER) == 7 + 3


def test_our_list_of_allies_counts_allies_at_every_move() -> None:
    scene = Scene(
        fellowship=[COMPANION, ELROND_LORD_OF_RIVENDELL, GALADRIEL_LADY_OF_LIGHT],
        shadow_support=[OUR_LIST_OF_ALLIES_GROWS_THIN],
        site=2,
    )
    without = Scene(
        fellowship=[COMPANION, ELROND_LORD_OF_RIVENDELL, GALADRIEL_LADY_OF_LIGHT], site=2
    )
    scene.happen(path.move).pass_all()
    without.happen(path.move).pass_all()
    assert scene.twilight == without.twilight + 2


@pytest.mark.parametrize("prevented", [True, False])
def test_terrible_as_the_dawn_is_prevented_by_two_elves(prevented: bool) -> None:
    scene = maneuver(
        TERRIBLE_AS_THE_DAWN,
        fellowship=[GALADRIEL_LADY_OF_LIGHT, ELROND_LORD_OF_RIVENDELL, LEGOLAS_GREENLEAF],
    )
    assert scene.who == 0
    scene.take_number(int(prevented))
    if prevented:
        scene.choose(ELROND_LORD_OF_RIVENDELL).choose(LEGOLAS_GREENLEAF)
    assert scene.is_discarded(ELROND_LORD_OF_RIVENDELL) == prevented
    assert scene.is_dead(GALADRIEL_LADY_OF_LIGHT) != prevented


def test_why_shouldnt_i_keep_it_needs_two_conditions_to_be_prevented() -> None:
    scene = maneuver(
        WHY_SHOULDNT_I_KEEP_IT, fellowship=[BILBO_RETIRED_ADVENTURER], support=[FAR_SEEING_EYES]
    )
    assert scene.is_discarded(BILBO_RETIRED_ADVENTURER)
    assert scene.in_play(FAR_SEEING_EYES)


@pytest.mark.parametrize(
    ("support", "strength"),
    [
        ([], 6),
        ([THE_WEIGHT_OF_A_LEGACY, ORC_BANNER], 8),
        ([TOWER_OF_ORTHANC, GREATEST_KINGDOM_OF_MY_PEOPLE], 6),
    ],
    ids=["none", "two of Sauron", "of other cultures"],
)
def test_orc_butcher_grows_with_the_conditions_of_sauron(support: list[str], strength: int) -> None:
    scene = Scene(minions=[ORC_BUTCHER_3_94], shadow_support=support, site=6)
    assert scene.strength(ORC_BUTCHER_3_94) == strength


@pytest.mark.parametrize(
    ("items", "strength"), [([], 9), ([ORC_SCIMITAR], 13)], ids=["nothing", "a weapon"]
)
def test_orc_swordsman_is_two_stronger_with_a_weapon(items: list[str], strength: int) -> None:
    scene = Scene(minions=[ORC_SWORDSMAN], bearing={ORC_SWORDSMAN: items}, site=6)
    assert scene.strength(ORC_SWORDSMAN) == strength


@pytest.mark.parametrize(
    ("company", "lost"),
    [
        (
            [
                GIMLI_DWARF_OF_EREBOR,
                LEGOLAS_GREENLEAF,
                ARAGORN_DRIVEN_BY_NEED,
                GANDALF_THE_GREY_WIZARD,
            ],
            4,
        ),
        ([GIMLI_DWARF_OF_EREBOR, DWARF_GUARD], 1),
    ],
    ids=["four races", "two Dwarves"],
)
def test_massing_in_the_east_discards_a_card_for_each_race(company: list[str], lost: int) -> None:
    scene = Scene(
        fellowship=company,
        minions=[MORDOR_VETERAN],
        deck=[AXE_STRIKE] * 6,
        hand=[AXE_STRIKE] * 8,
        shadow_hand=[MASSING_IN_THE_EAST],
        twilight=5,
        site=6,
    )
    scene.regroup_phase().wait_to(Verb.PLAY, MASSING_IN_THE_EAST).play(MASSING_IN_THE_EAST)
    assert len(scene.deck()) == 6 - lost
    assert scene.wounds(MORDOR_VETERAN) == 1


def test_his_cruelty_and_malice_discards_the_top_card() -> None:
    scene = Scene(
        minions=[MORDOR_VETERAN],
        shadow_support=[HIS_CRUELTY_AND_MALICE],
        deck=[AXE_STRIKE] * 2 + [DWARF_GUARD],
        hand=[AXE_STRIKE] * 8,
        site=6,
    )
    scene.regroup_phase().wait_to(Verb.USE, HIS_CRUELTY_AND_MALICE).use(HIS_CRUELTY_AND_MALICE)
    assert scene.is_discarded(DWARF_GUARD)
    assert scene.wounds(MORDOR_VETERAN) == 1


def test_hand_of_sauron_discards_a_card_at_random_from_hand() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[MORDOR_VETERAN],
        hand=[AXE_STRIKE] * 2,
        shadow_hand=[HAND_OF_SAURON],
        site=6,
    )
    scene.maneuver_phase().wait_to(Verb.PLAY, HAND_OF_SAURON).play(HAND_OF_SAURON)
    assert scene.hand() == [AXE_STRIKE]
    assert scene.wounds(MORDOR_VETERAN) == 1


def test_orc_warrior_gives_up_a_condition_to_discard_two_cards() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[ORC_WARRIOR],
        shadow_support=[HIS_CRUELTY_AND_MALICE, HARSH_TONGUES],
        deck=[AXE_STRIKE] * 3,
        site=6,
    )
    scene.maneuver_phase().wait_to(Verb.USE, ORC_WARRIOR).use(ORC_WARRIOR)
    assert scene.is_discarded(HIS_CRUELTY_AND_MALICE)
    assert scene.in_play(HARSH_TONGUES)
    assert len(scene.deck()) == 1


def test_tower_of_barad_dur_costs_a_card_of_the_hand_at_each_move() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        shadow_support=[TOWER_OF_BARAD_DUR],
        hand=[AXE_STRIKE, DWARF_GUARD],
    ).happen(path.move)
    if scene.can(Verb.DISCARD, DWARF_GUARD):
        scene.discard(DWARF_GUARD)
    elif scene.can(Verb.CHOOSE, DWARF_GUARD):
        scene.choose(DWARF_GUARD)
    assert scene.hand() == [AXE_STRIKE]


@pytest.mark.parametrize(
    ("companion", "playable"), [(ARAGORN_DRIVEN_BY_NEED, True), (GIMLI_DWARF_OF_EREBOR, False)]
)
def test_gleaming_in_the_snow_adds_a_burden_against_gondor(
    companion: str, *, playable: bool
) -> None:
    scene = Scene(
        fellowship=[companion], minions=[MORDOR_VETERAN], shadow_hand=[GLEAMING_IN_THE_SNOW], site=6
    ).regroup_phase()
    assert scene.comes_to(Verb.PLAY, GLEAMING_IN_THE_SNOW) is playable
    if playable:
        assert scene.play(GLEAMING_IN_THE_SNOW).burdens == 1
        assert scene.wounds(MORDOR_VETERAN) == 1
