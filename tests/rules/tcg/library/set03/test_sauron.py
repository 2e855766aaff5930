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
