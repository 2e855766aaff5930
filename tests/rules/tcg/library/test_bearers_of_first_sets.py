"""Who may bear the cards of sets 1 to 4: one large company, and each card offered to all of it."""

import pytest

from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.library.fellowship_scenes import FELLOWSHIP_SITES
from tests.rules.tcg.scene import Scene

FRODO = FRODO_HOPE_OF_FREE_PEOPLES
DWARVES = {GIMLI_DWARF_OF_EREBOR, GRIMIR_DWARVEN_ELDER}
ELF_COMPANIONS = {LEGOLAS_GREENLEAF, ARWEN_DAUGHTER_OF_ELROND}
ELF_ALLIES = {ELROND_LORD_OF_RIVENDELL, GALADRIEL_LADY_OF_LIGHT}
ELVES = ELF_COMPANIONS | ELF_ALLIES
WIZARDS = {GANDALF_THE_GREY_WIZARD}
GONDOR_MEN = {ARAGORN_RANGER_OF_THE_NORTH, BOROMIR_LORD_OF_GONDOR, FARAMIR_SON_OF_DENETHOR}
ROHAN_MEN = {THEODEN_SON_OF_THENGEL, ROHIRRIM_GUARD, GUMA}
MEN = GONDOR_MEN | ROHAN_MEN
RING_BOUND_HOBBITS = {FRODO, SAM_SAMWISE_THE_BRAVE}
HOBBIT_COMPANIONS = {*RING_BOUND_HOBBITS, MERRY_ROHIRRIM_SQUIRE}
HOBBITS = {*HOBBIT_COMPANIONS, BILBO_RETIRED_ADVENTURER}
ALLIES = {*ELF_ALLIES, GRIMIR_DWARVEN_ELDER, BILBO_RETIRED_ADVENTURER, GUMA}
EVERYBODY = DWARVES | ELVES | WIZARDS | MEN | HOBBITS
COMPANIONS = EVERYBODY - ALLIES

URUK_HAI = {URUK_SAVAGE, URUK_SEEKER, LURTZ_SERVANT_OF_ISENGARD}
SAURON_ORCS = {MORDOR_VETERAN, ORC_SCOUT}
NAZGUL = {ULAIRE_LEMENYA_LIEUTENANT_OF_MORGUL, THE_WITCH_KING_LORD_OF_ANGMAR}
RAIDERS = {SOUTHRON_SENTRY, EASTERLING_GUARD}
TROLL = CAVE_TROLL_OF_MORIA_SCOURGE_OF_THE_BLACK_PIT
MINIONS = [
    *(*sorted(URUK_HAI), *sorted(SAURON_ORCS), *sorted(NAZGUL), *sorted(RAIDERS)),
    *(GOBLIN_RUNNER, GOBLIN_MARKSMAN, TROLL, SARUMAN_BLACK_TRAITOR, UNFERTH, ISENGARD_RETAINER),
    *(MORGUL_LACKEY, DUNLENDING_BRIGAND, THE_BALROG_FLAME_OF_UDUN),
]


def offered(scene: Scene, item: str) -> set[str]:
    """Play a card, exert whoever it asks for, and return who may bear it."""
    scene.play(item)
    while scene.can(Verb.CHOOSE) and all(option.target < 0 for option in scene.options()):
        scene.take_first()
    bearers = {scene.id_of(option.target) for option in scene.options(Verb.CHOOSE)}
    return bearers or {scene.bearer_of(item)}


@pytest.mark.parametrize(
    ("items", "bearers"),
    [
        ((DWARVEN_ARMOR, DWARVEN_BRACERS_2_3, ENDURANCE_OF_DWARVES, BOOK_OF_MAZARBUL), DWARVES),
        ((GIMLIS_HELM, GIMLIS_PIPE, AXE_OF_EREBOR), {GIMLI_DWARF_OF_EREBOR}),
        ((BOW_OF_THE_GALADHRIM,), {LEGOLAS_GREENLEAF}),
        ((GWEMEGIL,), {ARWEN_DAUGHTER_OF_ELROND}),
        ((NENYA,), {GALADRIEL_LADY_OF_LIGHT}),
        ((ELVEN_BOW_1_41, THE_TALE_OF_GIL_GALAD), ELVES),
        ((THE_SPLENDOR_OF_THEIR_BANNERS, THE_WHITE_ARROWS_OF_LORIEN), ELF_COMPANIONS),
        ((GANDALFS_PIPE, GANDALFS_STAFF, NARYA, GANDALFS_STAFF_WALKING_STICK), WIZARDS),
        ((WIZARD_STAFF_2_29,), WIZARDS),
        (
            (ARAGORNS_BOW, RANGERS_SWORD, RANGERS_SWORD_BLADE_OF_ARAGORN, GIFT_OF_THE_EVENSTAR),
            {ARAGORN_RANGER_OF_THE_NORTH},
        ),
        ((BLADE_OF_GONDOR, BOROMIRS_CLOAK, HORN_OF_BOROMIR), {BOROMIR_LORD_OF_GONDOR}),
        ((BOROMIR_MY_BROTHER, FARAMIRS_BOW, FARAMIRS_CLOAK), {FARAMIR_SON_OF_DENETHOR}),
        ((ARMOR, COAT_OF_MAIL, GREAT_SHIELD), MEN),
        ((THE_LAST_ALLIANCE_OF_ELVES_AND_MEN, BOROMIRS_GAUNTLETS, SWORD_OF_GONDOR), GONDOR_MEN),
        ((ARAGORNS_PIPE, SHIELD_OF_BOROMIR), GONDOR_MEN),
        ((EOMERS_SPEAR, FIREFOOT, KINGS_MAIL, RIDERS_MOUNT_4_287), ROHAN_MEN),
        ((RIDERS_SPEAR_4_288, SWORD_OF_ROHAN), ROHAN_MEN),
        ((HERUGRIM, HEARKEN_TO_ME), {THEODEN_SON_OF_THENGEL}),
        ((HORSE_OF_ROHAN,), MEN | ELVES | WIZARDS),
        ((BILBOS_PIPE, THE_GAFFERS_PIPE, HOBBIT_SWORD_1_299), HOBBITS),
        ((BILL_THE_PONY,), HOBBIT_COMPANIONS),
        ((ESCAPE,), HOBBIT_COMPANIONS - RING_BOUND_HOBBITS),
        ((SAMS_PACK,), RING_BOUND_HOBBITS),
        ((FRODOS_PIPE, FRODOS_CLOAK, O_ELBERETH_GILTHONIEL, PHIAL_OF_GALADRIEL), {FRODO}),
        ((CONSORTING_WITH_WIZARDS,), {BILBO_RETIRED_ADVENTURER}),
        ((ELVEN_BROOCH, LEMBAS), COMPANIONS),
        ((STONE_TROLLS,), EVERYBODY),
    ],
)
def test_a_free_peoples_card_is_borne_by_whom_it_names(
    items: tuple[str, ...], bearers: set[str]
) -> None:
    for item in items:
        scene = Scene(fellowship=sorted(EVERYBODY - {FRODO}), hand=[item], site=3)
        assert offered(scene.fellowship_phase(), item) == bearers, item


@pytest.mark.parametrize(
    ("items", "bearers"),
    [
        ((BROAD_BLADED_SWORD, UGLUKS_SWORD), URUK_HAI),
        ((LURTZS_SWORD,), {LURTZ_SERVANT_OF_ISENGARD}),
        ((MORIA_AXE,), {GOBLIN_RUNNER, GOBLIN_MARKSMAN}),
        ((CAVE_TROLLS_CHAIN,), {TROLL}),
        ((VILE_BLADE,), SAURON_ORCS),
        ((MORDOR_ENRAGED,), SAURON_ORCS),
        ((MORGUL_BLADE, NAZGUL_SWORD), NAZGUL),
        ((THE_PALE_BLADE,), {THE_WITCH_KING_LORD_OF_ANGMAR}),
        ((SWORD_OF_MINAS_MORGUL,), {ULAIRE_LEMENYA_LIEUTENANT_OF_MORGUL}),
        ((SOUTHRON_BOW,), RAIDERS),
        ((SARUMANS_STAFF,), {SARUMAN_BLACK_TRAITOR}),
        ((DESPERATE_DEFENSE_OF_THE_RING, REST_WHILE_YOU_CAN), COMPANIONS),
        ((MANY_RIDDLES,), COMPANIONS - {FRODO}),
        ((YOU_BRING_GREAT_EVIL,), COMPANIONS - ELVES),
        ((THIN_AND_STRETCHED, VERILY_I_COME), {FRODO}),
        ((THE_WEIGHT_OF_A_LEGACY,), {ARAGORN_RANGER_OF_THE_NORTH}),
        ((DARK_FIRE,), WIZARDS),
        ((THROW_YOURSELF_IN_NEXT_TIME,), HOBBIT_COMPANIONS),
        ((BANISHED, LEECHCRAFT), MEN),
        ((WEARY,), COMPANIONS | ALLIES),
    ],
)
def test_a_shadow_card_is_borne_by_whom_it_names(items: tuple[str, ...], bearers: set[str]) -> None:
    for item in items:
        scene = Scene(
            fellowship=sorted(EVERYBODY - {FRODO}),
            minions=MINIONS,
            shadow_hand=[item],
            twilight=9,
            path=FELLOWSHIP_SITES,
            site=4,
        )
        assert offered(scene.shadow_phase(), item) == bearers, item


@pytest.mark.parametrize("weather", [SARUMANS_CHILL, SARUMANS_SNOWS, SPIES_OF_SARUMAN])
def test_weather_and_spies_are_played_on_a_site(weather: str) -> None:
    scene = Scene(minions=[URUK_SAVAGE], shadow_hand=[weather], twilight=9, site=3).shadow_phase()
    bearers = offered(scene, weather)
    assert bearers == {scene.id_of(site) for site in scene.state.path}


def test_no_retreat_is_played_on_a_site_you_control() -> None:
    scene = Scene(minions=[DUNLENDING_BRIGAND], shadow_hand=[NO_RETREAT], twilight=9, site=6)
    assert not scene.shadow_phase().can(Verb.PLAY, NO_RETREAT)
    scene.control(scene.id_of(scene.state.path[0])).shadow_phase()
    assert offered(scene, NO_RETREAT) == {scene.id_of(scene.state.path[0])}
