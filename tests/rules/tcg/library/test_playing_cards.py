"""Cards of many sets: who bears them, and who must be spotted or exert for them."""

from collections.abc import Sequence

import pytest

from rules.tcg.engine.state.codes import Question, Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.paths import PLAIN_FELLOWSHIP
from tests.rules.tcg.scene import ARAGORN_SITES, Scene

OF_MINIONS = [
    ISENGARD_RETAINER,
    SHARKU_WARG_CAPTAIN,
    URUK_RUNNER,
    MORDOR_VETERAN,
    MORGUL_LACKEY,
    ULAIRE_NELYA_LIEUTENANT_OF_MORGUL,
    EASTERLING_REGIMENT,
    SOUTHRON_SENTRY,
]
FRODO = FRODO_HOPE_OF_FREE_PEOPLES
COMPANIONS = [
    LEGOLAS_GREENLEAF,
    THONNAS,
    GANDALF_THE_GREY_WIZARD,
    ENT_AVENGER_6_27,
    ARAGORN_DRIVEN_BY_NEED,
    FARAMIR_STOUT_CAPTAIN,
    EOMER_VALIANT_WARCHIEF,
    SAM_SAMWISE_THE_BRAVE,
    MERRY_ROHIRRIM_SQUIRE,
    SMEAGOL_SLINKER,
]
ALLIES = [ELROND_LORD_OF_RIVENDELL, SIGEWULF]


def offered(scene: Scene, card: str) -> set[str]:
    """Play a card and return who may bear it."""
    scene.play(card)
    if scene.decision.question is not Question.BEARER:
        return {scene.bearer_of(card)}
    return {scene.id_of(option.target) for option in scene.options()}


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
ALLIES_OF_FIRST_SETS = {*ELF_ALLIES, GRIMIR_DWARVEN_ELDER, BILBO_RETIRED_ADVENTURER, GUMA}
EVERYBODY = DWARVES | ELVES | WIZARDS | MEN | HOBBITS
COMPANIONS_OF_FIRST_SETS = EVERYBODY - ALLIES_OF_FIRST_SETS
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


def is_offered(scene: Scene, item: str) -> set[str]:
    """Play a card, exert whoever it asks for, and return who may bear it."""
    scene.play(item)
    while scene.can(Verb.CHOOSE) and all(option.target < 0 for option in scene.options()):
        scene.take_first()
    bearers = {scene.id_of(option.target) for option in scene.options(Verb.CHOOSE)}
    return bearers or {scene.bearer_of(item)}


GANDALF = GANDALF_LEADER_OF_THE_COMPANY
# A card of the Free Peoples, whom it needs, and who is too few or of another kind.
NEEDED_BY_THE_FREE_PEOPLES = [
    (SUBTERRANEAN_HOMESTEAD, [DWARF_GUARD, GIMLI_DWARF_OF_EREBOR], [GIMLI_DWARF_OF_EREBOR, DUILIN]),
    (SECLUDED_HOMESTEAD, [ELVEN_SCOUT, SHROUDED_ELF], [ELVEN_SCOUT, DWARF_GUARD]),
    (DEAGOL, [SMEAGOL_SLINKER], [DUILIN]),
    (WIND_SWEPT_HOMESTEAD, [ELFHELM, MERCHANT_OF_WESTFOLD], [ELFHELM, DUILIN]),
    # Frodo is a Hobbit.
    (HUMBLE_HOMESTEAD, [MERRY_ROHIRRIM_SQUIRE], [DWARF_GUARD]),
    (NEW_CHAPTER, [MERRY_ROHIRRIM_SQUIRE], [DWARF_GUARD]),
]
NEEDED_BY_THE_SHADOW = [
    (CARAVAN_FROM_THE_SOUTH, [BRUTAL_EASTERLING], [ORKISH_SCOUT]),
    (DESERT_WIND, [BRUTAL_EASTERLING], [ORKISH_SCOUT]),
    (FEARLESS_APPROACH, [FERAL_URUK], [ORKISH_SCOUT]),
    (FORCED_MARCH, [ORKISH_SCOUT, TOWER_TROLL], [ORKISH_SCOUT, MORDOR_VETERAN]),
    (CHAMBER_PATROL, [TOWER_TROLL], [MORDOR_VETERAN]),
    (ORDNANCE_GRUNT, [TOWER_TROLL], [MORDOR_VETERAN]),
    (ORC_CRUSHER, [ORKISH_SCOUT], [TOWER_TROLL]),
    # These ask for a card in the support area.
    (ORC_RAID_COMMANDER, [ALWAYS_THREATENING], [ORKISH_SCOUT, HOWDAH]),
    (PIRATE_CUTTHROAT, [HOWDAH], [BRUTAL_EASTERLING, ALWAYS_THREATENING]),
]
# A card that may reinforce a token as it is played, its bearer, and where the token lies.
REINFORCING = [
    (AROD, DWARF_GUARD, SUBTERRANEAN_HOMESTEAD),
    (ASFALOTH_SWIFT_BLOSSOM, ELVEN_SCOUT, SECLUDED_HOMESTEAD),
    (SHADOWFAX_ROARING_WIND, GANDALF, FEAR_AND_GREAT_WONDER),
    (FISHING_BOAT, SMEAGOL_SLINKER, GLADDEN_HOMESTEAD),
    (BREGO_LOYAL_STEED, DUILIN, HEIRS_OF_GONDOR),
    (FIREFOOT_MEARAS_OF_THE_MARK, ELFHELM, WIND_SWEPT_HOMESTEAD),
    (SNOWMANE_NOBLE_MEARAS, ELFHELM, WIND_SWEPT_HOMESTEAD),
    (BILL_THE_PONY_DEARLY_LOVED, SAM_STEADFAST_FRIEND, FAITH_IN_FRIENDSHIP),
    (RIDDERMARK_TACTICIAN, ELFHELM, WIND_SWEPT_HOMESTEAD),
]
HOBBITS_OF_FIRST_SETS = [MERRY_ROHIRRIM_SQUIRE, PIPPIN_SWORN_TO_SERVICE]
THREE_ELVES = [LEGOLAS_GREENLEAF, ARWEN_DAUGHTER_OF_ELROND, ELROND_LORD_OF_RIVENDELL]


@pytest.mark.parametrize(
    ("card", "bearers"),
    [
        (LEGOLAS_SWORD, {LEGOLAS_GREENLEAF}),
        (POOR_WRETCH, {SMEAGOL_SLINKER}),
        (ROHIRRIM_HELM, {EOMER_VALIANT_WARCHIEF, SIGEWULF}),
        (ROHIRRIM_SHIELD, {EOMER_VALIANT_WARCHIEF, SIGEWULF}),
        (RARE_GOOD_BALLAST, {SAM_SAMWISE_THE_BRAVE}),
        (STING_BAGGINS_HEIRLOOM, {FRODO}),
        (BANNER_OF_ELBERETH, {LEGOLAS_GREENLEAF, THONNAS}),
        (NAITH_LONGBOW, {LEGOLAS_GREENLEAF, THONNAS}),
        (ENRAGED, {ENT_AVENGER_6_27}),
        (GLAMDRING_LIGHTNING_BRAND, {GANDALF_THE_GREY_WIZARD}),
        (BANNER_OF_WESTERNESSE, {ARAGORN_DRIVEN_BY_NEED, FARAMIR_STOUT_CAPTAIN}),
        (RING_OF_BARAHIR, {ARAGORN_DRIVEN_BY_NEED}),
        (BANNER_OF_THE_MARK, {EOMER_VALIANT_WARCHIEF}),
        (HELD, {FRODO}),
        (PHIAL_OF_GALADRIEL_STAR_GLASS, {FRODO, SAM_SAMWISE_THE_BRAVE, MERRY_ROHIRRIM_SQUIRE}),
        (ORC_ARMOR, {FRODO, SAM_SAMWISE_THE_BRAVE, MERRY_ROHIRRIM_SQUIRE}),
    ],
)
def test_a_free_peoples_card_is_borne_by_those_it_names(card: str, bearers: set[str]) -> None:
    scene = Scene(fellowship=COMPANIONS, support=ALLIES, hand=[card, card]).fellowship_phase()
    assert offered(scene, card) == bearers


@pytest.mark.parametrize(
    ("card", "bearers"),
    [
        (ISENGARD_SCIMITAR, {ISENGARD_RETAINER, SHARKU_WARG_CAPTAIN}),
        (SHARKUS_WARG, {SHARKU_WARG_CAPTAIN}),
        (WAR_WARG, {SHARKU_WARG_CAPTAIN}),
        (WARG, {SHARKU_WARG_CAPTAIN}),
        (MUMAK, {SOUTHRON_SENTRY}),
        (WAR_MUMAK, {SOUTHRON_SENTRY}),
        (BANNER_OF_ISENGARD, {ISENGARD_RETAINER, SHARKU_WARG_CAPTAIN, URUK_RUNNER}),
        (EASTERLING_POLEARM, {EASTERLING_REGIMENT}),
        (SWORD_OF_DOL_GULDUR, {ULAIRE_NELYA_LIEUTENANT_OF_MORGUL}),
        (BANNER_OF_THE_EYE, {MORDOR_VETERAN}),
        (GORBAGS_SWORD, {MORGUL_LACKEY}),
        (SEASONED_LEADER, {SOUTHRON_SENTRY}),
    ],
)
def test_a_shadow_card_is_borne_by_those_it_names(card: str, bearers: set[str]) -> None:
    scene = Scene(minions=OF_MINIONS, shadow_hand=[card, card], twilight=20, site=6).shadow_phase()
    assert offered(scene, card) == bearers


def test_desertion_befalls_a_companion_but_the_ring_bearer() -> None:
    scene = Scene(
        fellowship=COMPANIONS,
        support=ALLIES,
        minions=[UNFERTH],
        shadow_hand=[DESERTION],
        twilight=9,
        site=6,
    ).shadow_phase()
    assert offered(scene, DESERTION) == set(COMPANIONS)


@pytest.mark.parametrize(
    ("card", "enough", "too_few"),
    [
        (BALGLIN, [THONNAS], [ARAGORN_DRIVEN_BY_NEED]),
        (TAURNIL, [THONNAS], [ARAGORN_DRIVEN_BY_NEED]),
        (GAMLING_WARRIOR_OF_ROHAN, [EOMER_VALIANT_WARCHIEF], [ARAGORN_DRIVEN_BY_NEED]),
        (FOREWARNED, [THONNAS, LEGOLAS_GREENLEAF], [THONNAS, ARAGORN_DRIVEN_BY_NEED]),
        (NAITH_TROOP, [THONNAS, LEGOLAS_GREENLEAF, ERETHON], [THONNAS, LEGOLAS_GREENLEAF]),
        (NAITH_WARBAND, [THONNAS, LEGOLAS_GREENLEAF, ERETHON], [THONNAS, LEGOLAS_GREENLEAF]),
        (ENT_HORDE, [ENT_AVENGER_6_27, BIRCHSEED], [ENT_AVENGER_6_27, HUORN]),
        (MEMORIES_OF_DARKNESS, [DWARF_GUARD], [THONNAS]),
        (GLIMPSE_OF_FATE, [THONNAS, LEGOLAS_GREENLEAF], [THONNAS, ARAGORN_DRIVEN_BY_NEED]),
        (
            TREEBEARD_KEEPER_OF_THE_WATCHWOOD,
            [GANDALF_THE_GREY_WIZARD, ENT_AVENGER_6_27, HUORN],
            [GANDALF_THE_GREY_WIZARD, ENT_AVENGER_6_27],
        ),
        (
            DENETHOR_LORD_OF_MINAS_TIRITH,
            [ARAGORN_DRIVEN_BY_NEED, FARAMIR_STOUT_CAPTAIN],
            [ARAGORN_DRIVEN_BY_NEED, EOMER_VALIANT_WARCHIEF],
        ),
        (
            HARDY_GARRISON,
            [ARAGORN_DRIVEN_BY_NEED, FARAMIR_STOUT_CAPTAIN],
            [ARAGORN_DRIVEN_BY_NEED, EOMER_VALIANT_WARCHIEF],
        ),
        (FELL_DEEDS_AWAKE, [EOMER_VALIANT_WARCHIEF], [ARAGORN_DRIVEN_BY_NEED]),
    ],
)
def test_a_free_peoples_card_is_played_in_the_company_it_asks_for(
    card: str, enough: list[str], too_few: list[str]
) -> None:
    for company, may in ((enough, True), (too_few, False)):
        scene = Scene(fellowship=company, hand=[card])
        assert scene.fellowship_phase().can(Verb.PLAY, card) is may


@pytest.mark.parametrize("card", [NAITH_TROOP, NAITH_WARBAND])
def test_an_elf_ally_is_no_company_for_a_troop(card: str) -> None:
    scene = Scene(
        fellowship=[THONNAS, LEGOLAS_GREENLEAF], support=[ELROND_LORD_OF_RIVENDELL], hand=[card]
    )
    assert not scene.fellowship_phase().can(Verb.PLAY, card)


@pytest.mark.parametrize(
    ("card", "enough", "too_few"),
    [
        (STRENGTH_IN_NUMBERS, [SOUTHRON_SENTRY], [EASTERLING_REGIMENT]),
        (DESERTION, [UNFERTH], [URUK_RUNNER, EASTERLING_REGIMENT]),
        (CORSAIR_BOATSWAIN, [EASTERLING_REGIMENT], [UNFERTH]),
        (EASTERLING_BERSERKER, [EASTERLING_REGIMENT], [SOUTHRON_SENTRY]),
        (FIELD_OF_THE_FALLEN, [SOUTHRON_SENTRY], [UNFERTH]),
        (RALLYING_CALL, [SOUTHRON_SENTRY], [UNFERTH]),
        (BARREN_LAND, [MORDOR_VETERAN], [MORGUL_LACKEY]),
        (ORC_RAVAGER, [MORDOR_VETERAN], [MORGUL_LACKEY]),
        (WINDOW_OF_THE_EYE, [MORDOR_VETERAN], [MORGUL_LACKEY]),
    ],
)
def test_a_shadow_card_is_played_in_the_company_it_asks_for(
    card: str, enough: list[str], too_few: list[str]
) -> None:
    for company, may in ((enough, True), (too_few, False)):
        scene = Scene(
            fellowship=[ARAGORN_DRIVEN_BY_NEED],
            minions=company,
            shadow_hand=[card],
            twilight=9,
            site=6,
        )
        assert scene.shadow_phase().can(Verb.PLAY, card) is may


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
        ((ELVEN_BROOCH, LEMBAS), COMPANIONS_OF_FIRST_SETS),
        ((STONE_TROLLS,), EVERYBODY),
    ],
)
def test_a_free_peoples_card_is_borne_by_whom_it_names(
    items: tuple[str, ...], bearers: set[str]
) -> None:
    for item in items:
        scene = Scene(fellowship=sorted(EVERYBODY - {FRODO}), hand=[item], site=3)
        assert is_offered(scene.fellowship_phase(), item) == bearers, item


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
        ((DESPERATE_DEFENSE_OF_THE_RING, REST_WHILE_YOU_CAN), COMPANIONS_OF_FIRST_SETS),
        ((MANY_RIDDLES,), COMPANIONS_OF_FIRST_SETS - {FRODO}),
        ((YOU_BRING_GREAT_EVIL,), COMPANIONS_OF_FIRST_SETS - ELVES),
        ((THIN_AND_STRETCHED, VERILY_I_COME), {FRODO}),
        ((THE_WEIGHT_OF_A_LEGACY,), {ARAGORN_RANGER_OF_THE_NORTH}),
        ((DARK_FIRE,), WIZARDS),
        ((THROW_YOURSELF_IN_NEXT_TIME,), HOBBIT_COMPANIONS),
        ((BANISHED, LEECHCRAFT), MEN),
        ((WEARY,), COMPANIONS_OF_FIRST_SETS | ALLIES_OF_FIRST_SETS),
    ],
)
def test_a_shadow_card_is_borne_by_whom_it_names(items: tuple[str, ...], bearers: set[str]) -> None:
    for item in items:
        scene = Scene(
            fellowship=sorted(EVERYBODY - {FRODO}),
            minions=MINIONS,
            shadow_hand=[item],
            twilight=9,
            path=PLAIN_FELLOWSHIP,
            site=4,
        )
        assert is_offered(scene.shadow_phase(), item) == bearers, item


@pytest.mark.parametrize("weather", [SARUMANS_CHILL, SARUMANS_SNOWS, SPIES_OF_SARUMAN])
def test_weather_and_spies_are_played_on_a_site(weather: str) -> None:
    scene = Scene(minions=[URUK_SAVAGE], shadow_hand=[weather], twilight=9, site=3).shadow_phase()
    bearers = is_offered(scene, weather)
    assert bearers == {scene.id_of(site) for site in scene.state.path}


def test_no_retreat_is_played_on_a_site_you_control() -> None:
    scene = Scene(minions=[DUNLENDING_BRIGAND], shadow_hand=[NO_RETREAT], twilight=9, site=6)
    assert not scene.shadow_phase().can(Verb.PLAY, NO_RETREAT)
    scene.control(scene.id_of(scene.state.path[0])).shadow_phase()
    assert is_offered(scene, NO_RETREAT) == {scene.id_of(scene.state.path[0])}


@pytest.mark.parametrize(("card", "needed", "lacking"), NEEDED_BY_THE_FREE_PEOPLES)
@pytest.mark.parametrize("playable", [True, False])
def test_a_card_of_the_free_peoples_is_played_where_its_friends_are(
    card: str, needed: Sequence[str], lacking: Sequence[str], *, playable: bool
) -> None:
    scene = Scene(fellowship=needed if playable else lacking, hand=[card]).fellowship_phase()
    assert scene.can(Verb.PLAY, card) is playable


@pytest.mark.parametrize(("card", "needed", "lacking"), NEEDED_BY_THE_SHADOW)
@pytest.mark.parametrize("playable", [True, False])
def test_a_shadow_card_is_played_where_its_friends_are(
    card: str, needed: Sequence[str], lacking: Sequence[str], *, playable: bool
) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        support=[STRANGE_MEETING],
        minions=needed if playable else lacking,
        shadow_hand=[card],
        twilight=20,
        site=5,
    )
    assert scene.shadow_phase().can(Verb.PLAY, card) is playable


@pytest.mark.parametrize(("card", "bearer", "holder"), REINFORCING)
@pytest.mark.parametrize("reinforces", [True, False])
def test_a_card_may_reinforce_a_token_as_it_is_played(
    card: str, bearer: str, holder: str, *, reinforces: bool
) -> None:
    """Of its own culture: the token of another stays as it is."""
    other = HEIRS_OF_GONDOR if holder != HEIRS_OF_GONDOR else FAITH_IN_FRIENDSHIP
    scene = Scene(fellowship=[bearer], support=[holder, other], hand=[card])
    scene.put_tokens(holder, 1).put_tokens(other, 1).fellowship_phase().play(card)
    if scene.can(Verb.CHOOSE, target=bearer):
        scene.do(Verb.CHOOSE, target=bearer)
    if reinforces:
        scene.answer_with(card)
    else:
        scene.pass_()
    assert scene.in_play(card)
    assert scene.tokens(holder) == 1 + int(reinforces)
    assert scene.tokens(other) == 1


@pytest.mark.parametrize(("card", "bearer", "holder"), REINFORCING)
def test_a_card_reinforces_nothing_where_no_token_of_its_culture_lies(
    card: str, bearer: str, holder: str
) -> None:
    scene = Scene(fellowship=[bearer], support=[holder], hand=[card]).fellowship_phase()
    scene.play(card)
    if scene.can(Verb.CHOOSE, target=bearer):
        scene.do(Verb.CHOOSE, target=bearer)
    assert scene.in_play(card)
    assert not scene.can(Verb.TRIGGER, card)
    assert scene.tokens(holder) == 0


@pytest.mark.parametrize(
    ("path", "tokens"),
    [
        ([WEST_ROAD, WEST_ROAD], 0),
        ([FANGORN_GLADE, WEST_ROAD], 1),
        ([FANGORN_GLADE, STREETS_OF_BREE], 2),
    ],
)
def test_humble_homestead_counts_forests_and_dwellings(path: list[str], tokens: int) -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE],
        hand=[HUMBLE_HOMESTEAD],
        path=[*path, *ARAGORN_SITES[2:]],
        site=2,
    )
    scene.fellowship_phase().wait_to(Verb.PLAY, HUMBLE_HOMESTEAD).play(HUMBLE_HOMESTEAD)
    assert scene.tokens(HUMBLE_HOMESTEAD) == tokens


@pytest.mark.parametrize(
    ("item", "bearer", "other"),
    [
        (AXE_OF_KHAZAD_DUM, DWARF_GUARD, ELVEN_SCOUT),
        (BELT_OF_EREBOR, DWARF_GUARD, ELVEN_SCOUT),
        (DWARVEN_BRACERS_12_5, DWARF_GUARD, ELVEN_SCOUT),
        (BLADE_OF_LINDON, ELVEN_SCOUT, DWARF_GUARD),
        (LEGOLAS_BOW, ELVEN_SCOUT, DWARF_GUARD),
        (HADAFANG, ARWEN_STAUNCH_DEFENDER, ELVEN_SCOUT),
        (HADAFANG, ELROND_WITNESS_TO_HISTORY, ELVEN_SCOUT),
        (LONG_KNIVES_OF_LEGOLAS_12_19, LEGOLAS_GREENLEAF, ELVEN_SCOUT),
        (GANDALFS_STAFF_ASH_STAFF, RADAGAST_THE_BROWN, ERLAND_DALE_COUNSELOR),
        (GANDALFS_HAT, GANDALF_THE_WHITE_RIDER, RADAGAST_THE_BROWN),
        (SHADOWFAX_UNEQUALED_STEED, GANDALF_THE_WHITE_RIDER, RADAGAST_THE_BROWN),
        (ARMOR_OF_THE_CITADEL, ARAGORN_STRIDER, ROHIRRIM_GUARD),
        (BLADE_OF_GONDOR_SWORD_OF_BOROMIR, BOROMIR_HERO_OF_OSGILIATH, ARAGORN_STRIDER),
        (FARAMIRS_SWORD, FARAMIR_DUNADAN_OF_GONDOR, ARAGORN_STRIDER),
        (VALOROUS_LEADER, ARAGORN_STRIDER, DWARF_GUARD),
        (ROHIRRIM_MOUNT, ROHIRRIM_GUARD, ARAGORN_STRIDER),
        (COIF, ROHIRRIM_GUARD, ARAGORN_STRIDER),
    ],
)
def test_a_companion_bears_what_is_made_for_him_or_her(item: str, bearer: str, other: str) -> None:
    scene = Scene(fellowship=[other, bearer], hand=[item]).fellowship_phase()
    scene.play(item)
    assert scene.bearer_of(item) == bearer
    alone = Scene(fellowship=[other], hand=[item]).fellowship_phase()
    assert not alone.can(Verb.PLAY, item)


@pytest.mark.parametrize(
    ("item", "bearers"),
    [
        (
            HOBBIT_SWORD_11_166,
            {FRODO_HOPE_OF_FREE_PEOPLES, SAM_STEADFAST_FRIEND, MERRY_LOYAL_COMPANION},
        ),
        (STING_WEAPON_OF_HERITAGE, {FRODO_HOPE_OF_FREE_PEOPLES, SAM_STEADFAST_FRIEND}),
    ],
)
def test_a_sword_of_the_shire_is_for_hobbits(item: str, bearers: set[str]) -> None:
    scene = Scene(
        fellowship=[SAM_STEADFAST_FRIEND, MERRY_LOYAL_COMPANION, DWARF_GUARD], hand=[item]
    )
    scene.fellowship_phase().play(item)
    assert {scene.id_of(option.target) for option in scene.options()} == bearers
    scene.do(Verb.CHOOSE, item, SAM_STEADFAST_FRIEND)
    assert scene.strength(SAM_STEADFAST_FRIEND) == 3 + 2


@pytest.mark.parametrize(
    ("item", "bearer", "other"),
    [
        (POLEAXE, BRUTAL_EASTERLING, CUTTHROAT_ORC),
        (LONG_BATTLE_BOW, BRUTAL_EASTERLING, CUTTHROAT_ORC),
        (MESSENGERS_MOUNT, THE_MOUTH_OF_SAURON_MESSENGER_OF_MORDOR, BRUTAL_EASTERLING),
        (BLADED_GAUNTLETS, BEASTLY_OLOG_HAI, BRUTAL_EASTERLING),
        # A Troll of the Orcs is no Orc.
        (ORC_HAMMER, CUTTHROAT_ORC, BEASTLY_OLOG_HAI),
        (ISENGARD_SWORD, FERAL_URUK, CUTTHROAT_ORC),
        # Saruman is of their culture, not of their race.
        (ISENGARD_SWORD, SARUMAN_AGENT_OF_THE_DARK_LORD, CUTTHROAT_ORC),
        (BERSERKER_TORCH, FERAL_URUK, SARUMAN_AGENT_OF_THE_DARK_LORD),
        (THE_PALE_BLADE_SWORD_OF_FLAME, ULAIRE_CANTEA_BLACK_ASSASSIN, MORGUL_LACKEY),
        (SHADOWY_MOUNT, ULAIRE_CANTEA_BLACK_ASSASSIN, MORGUL_LACKEY),
        (THE_WITCH_KINGS_BEAST, ULAIRE_CANTEA_BLACK_ASSASSIN, MORGUL_LACKEY),
    ],
)
def test_a_minion_bears_what_is_made_for_it(item: str, bearer: str, other: str) -> None:
    scene = Scene(minions=[other, bearer], shadow_hand=[item], twilight=9, site=5).shadow_phase()
    scene.play(item)
    while not scene.in_play(item):
        scene.pass_()
    assert scene.bearer_of(item) == bearer
    alone = Scene(minions=[other], shadow_hand=[item], twilight=9, site=5).shadow_phase()
    assert not alone.can(Verb.PLAY, item)


@pytest.mark.parametrize(
    ("card", "spotted", "other"),
    [
        (DWARVEN_EMBASSY, DWARF_GUARD, ELVEN_SCOUT),
        (ELROND_WITNESS_TO_HISTORY, ELVEN_SCOUT, DWARF_GUARD),
        (REFUGE, ELVEN_SCOUT, DWARF_GUARD),
        (THE_ART_OF_GANDALF, RADAGAST_THE_BROWN, ERLAND_DALE_COUNSELOR),
        (NEW_AUTHORITY, RADAGAST_THE_BROWN, ERLAND_DALE_COUNSELOR),
        (ERLAND_DALE_COUNSELOR, RADAGAST_THE_BROWN, DWARF_GUARD),
        (SALVE, GANDALF_THE_WHITE_RIDER, ERLAND_DALE_COUNSELOR),
        (RUSH_OF_STEEDS, ROHIRRIM_GUARD, ARAGORN_STRIDER),
    ],
)
def test_a_card_of_the_free_peoples_needs_somebody_to_be_played(
    card: str, spotted: str, other: str
) -> None:
    for companion, playable in ((spotted, True), (other, False)):
        scene = Scene(fellowship=[companion], hand=[card]).fellowship_phase()
        assert scene.can(Verb.PLAY, card) is playable


@pytest.mark.parametrize(
    ("card", "spotted", "other"),
    [
        (LATHSPELL, BRUTAL_EASTERLING, CUTTHROAT_ORC),
        (BEASTLY_OLOG_HAI, CUTTHROAT_ORC, FERAL_URUK),
        (GOBLIN_HORDES, CUTTHROAT_ORC, FERAL_URUK),
        (DETERMINED_URUK, FERAL_URUK, CUTTHROAT_ORC),
        (SURROUNDED_BY_WRAITHS, ULAIRE_CANTEA_BLACK_ASSASSIN, MORGUL_LACKEY),
        (SENSE_OF_OBLIGATION, MORGUL_LACKEY, CUTTHROAT_ORC),
        # A card of Gollum's is enough, and the bearer is wounded below.
        (TREACHEROUS_LITTLE_TOAD, GOLLUM_STINKER, CUTTHROAT_ORC),
    ],
)
def test_a_card_of_the_shadow_needs_somebody_to_be_played(
    card: str, spotted: str, other: str
) -> None:
    for minion, playable in ((spotted, True), (other, False)):
        scene = Scene(
            fellowship=[DWARF_GUARD], minions=[minion], shadow_hand=[card], twilight=9, site=5
        )
        scene.wound(DWARF_GUARD, 1).shadow_phase()
        assert scene.can(Verb.PLAY, card) is playable


@pytest.mark.parametrize(
    ("card", "minion", "borne", "wounds", "playable"),
    [
        (SENSE_OF_OBLIGATION, MORGUL_LACKEY, [], 0, True),
        (SENSE_OF_OBLIGATION, MORGUL_LACKEY, [SENSE_OF_OBLIGATION], 0, False),
        (TREACHEROUS_LITTLE_TOAD, GOLLUM_STINKER, [], 1, True),
        (TREACHEROUS_LITTLE_TOAD, GOLLUM_STINKER, [], 0, False),
    ],
)
def test_a_condition_looks_for_a_companion_to_lie_on(
    card: str, minion: str, borne: list[str], wounds: int, playable: bool
) -> None:
    """Frodo is neither unbound nor wounded."""
    scene = Scene(
        fellowship=[DWARF_GUARD],
        bearing={DWARF_GUARD: borne},
        minions=[minion],
        shadow_hand=[card],
        twilight=9,
        site=4,
    )
    scene.wound(DWARF_GUARD, wounds).shadow_phase()
    assert scene.can(Verb.PLAY, card) is playable
    if playable:
        scene.play(card)
        assert scene.bearer_of(card) == DWARF_GUARD


@pytest.mark.parametrize("card", [SALVE, VALOROUS_LEADER])
def test_a_companion_bears_a_condition_of_limit_1_once(card: str) -> None:
    bearers = [GANDALF_THE_WHITE_RIDER, ARAGORN_STRIDER]
    scene = Scene(
        fellowship=bearers,
        bearing={ARAGORN_STRIDER: [card]},
        hand=[card],
    ).fellowship_phase()
    if card == VALOROUS_LEADER:
        assert not scene.can(Verb.PLAY, card)
        return
    scene.play(card)
    offered = {scene.id_of(option.target) for option in scene.options()}
    assert offered == {GANDALF_THE_WHITE_RIDER, FRODO_HOPE_OF_FREE_PEOPLES}


@pytest.mark.parametrize(
    ("card", "orc", "wounds", "playable"),
    [
        (THE_BECKONING_SHADOW, CUTTHROAT_ORC, 0, True),
        (THE_BECKONING_SHADOW, CUTTHROAT_ORC, 1, False),
        (THE_BECKONING_SHADOW, FERAL_URUK, 0, False),
    ],
)
def test_the_beckoning_shadow_is_played_for_an_orc_who_exerts(
    card: str, orc: str, wounds: int, playable: bool
) -> None:
    scene = Scene(minions=[orc], shadow_hand=[card], twilight=9, site=5).wound(orc, wounds)
    scene.shadow_phase()
    assert scene.can(Verb.PLAY, card) is playable
    if playable:
        scene.play(card)
        assert scene.wounds(orc) == 1


@pytest.mark.parametrize(
    ("companion", "wounds", "playable"),
    [(ROHIRRIM_GUARD, 0, True), (ROHIRRIM_GUARD, 2, False), (ARAGORN_STRIDER, 0, False)],
)
def test_riding_like_the_wind_is_played_for_a_man_of_rohan_who_exerts(
    companion: str, wounds: int, playable: bool
) -> None:
    scene = Scene(fellowship=[companion], hand=[RIDING_LIKE_THE_WIND]).wound(companion, wounds)
    scene.fellowship_phase()
    assert scene.can(Verb.PLAY, RIDING_LIKE_THE_WIND) is playable
    if playable:
        scene.play(RIDING_LIKE_THE_WIND)
        assert scene.wounds(companion) == 1


def test_smeagol_scout_and_guide_is_a_burden() -> None:
    scene = Scene(hand=[SMEAGOL_SCOUT_AND_GUIDE]).fellowship_phase()
    scene.play(SMEAGOL_SCOUT_AND_GUIDE)
    assert scene.in_play(SMEAGOL_SCOUT_AND_GUIDE)
    assert scene.burdens == 1


@pytest.mark.parametrize("eomer", [EOMER_GUARDIAN_OF_THE_EASTMARK, EOMER_EORED_LEADER])
@pytest.mark.parametrize(("companion", "price"), [(ROHIRRIM_GUARD, 2), (DWARF_GUARD, 3)])
def test_eomer_is_cheaper_beside_a_man_of_rohan(eomer: str, companion: str, price: int) -> None:
    scene = Scene(fellowship=[companion], hand=[eomer]).fellowship_phase().play(eomer)
    assert scene.twilight == price


@pytest.mark.parametrize(
    ("cards", "needed", "lacking"),
    [
        ((DWARF_GUARD, FARIN_DWARVEN_EMISSARY, FROR), [GIMLI_DWARF_OF_EREBOR], [LORIEN_ELF]),
        ((GOLDEN_LIGHT_ON_THE_LAND,), [GIMLI_DWARF_OF_EREBOR], [LORIEN_ELF]),
        ((ELROND_LORD_OF_RIVENDELL,), [LEGOLAS_GREENLEAF], [GIMLI_DWARF_OF_EREBOR]),
        ((ELROND_LORD_OF_RIVENDELL,), [GANDALF_THE_GREY_WIZARD], [ROHIRRIM_GUARD]),
        (
            (LORIEN_ELF, ERESTOR, GALDOR, GOLRADIR, SAELBETH),
            [LEGOLAS_GREENLEAF],
            HOBBITS_OF_FIRST_SETS,
        ),
        ((ERETHON, FEREVELDIR, ORDULUS, PENGEDHEL), [LEGOLAS_GREENLEAF], HOBBITS_OF_FIRST_SETS),
        (
            (THANDRONEN, THONNAS, ELVEN_BROOCH, A_BLENDED_RACE),
            [LEGOLAS_GREENLEAF],
            HOBBITS_OF_FIRST_SETS,
        ),
        ((BLADES_DRAWN, KILLING_FIELD, LEMBAS), THREE_ELVES, THREE_ELVES[:2]),
        ((LORIEN_IS_MOST_WELCOME,), THREE_ELVES, THREE_ELVES[:2]),
        ((ALBERT_DREARY, THE_NINE_WALKERS), [GANDALF_THE_GREY_WIZARD], [ROHIRRIM_GUARD]),
        (
            (ERLAND_ADVISOR_TO_BRAND, HUGIN, JARNSMID_MERCHANT_FROM_DALE),
            [GANDALF_THE_GREY_WIZARD],
            [ROHIRRIM_GUARD],
        ),
        (
            (HEARKEN_TO_ME,),
            [GANDALF_THE_GREY_WIZARD, THEODEN_SON_OF_THENGEL],
            [THEODEN_SON_OF_THENGEL],
        ),
        (
            (GIFT_OF_THE_EVENSTAR,),
            [ARAGORN_DRIVEN_BY_NEED, ARWEN_DAUGHTER_OF_ELROND],
            [ARAGORN_DRIVEN_BY_NEED, LEGOLAS_GREENLEAF],
        ),
        ((NATURAL_COVER,), [ARAGORN_RANGER_OF_THE_NORTH], [ARAGORN_DRIVEN_BY_NEED]),
        ((DAMROD_RANGER_OF_ITHILIEN,), [GONDORIAN_RANGER], [ARAGORN_DRIVEN_BY_NEED]),
        ((HORSE_OF_ROHAN,), [ROHIRRIM_GUARD], [ARAGORN_DRIVEN_BY_NEED]),
        ((STONE_TROLLS,), [BILBO_RETIRED_ADVENTURER], HOBBITS_OF_FIRST_SETS),
        ((NOT_FEARED_IN_SUNLIGHT,), HOBBITS_OF_FIRST_SETS, [GIMLI_DWARF_OF_EREBOR]),
        (
            (THE_SHIRE_COUNTRYSIDE, TOM_BOMBADILS_HAT),
            HOBBITS_OF_FIRST_SETS,
            [BILBO_RETIRED_ADVENTURER],
        ),
    ],
)
def test_a_free_peoples_card_is_played_where_who_must_be_spotted_is(
    cards: tuple[str, ...], needed: list[str], lacking: list[str]
) -> None:
    for card in cards:
        assert Scene(fellowship=needed, hand=[card]).fellowship_phase().can(Verb.PLAY, card), card
        scene = Scene(fellowship=lacking, hand=[card]).fellowship_phase()
        assert not scene.can(Verb.PLAY, card), card


@pytest.mark.parametrize(
    ("card", "exerts", "bystander", "count"),
    [
        (GIFT_OF_BOATS, ELROND_LORD_OF_RIVENDELL, LEGOLAS_GREENLEAF, 1),
        (PHIAL_OF_GALADRIEL, LEGOLAS_GREENLEAF, GIMLI_DWARF_OF_EREBOR, 1),
        (BLOOD_OF_NUMENOR, ARAGORN_DRIVEN_BY_NEED, ROHIRRIM_GUARD, 1),
        (A_TALENT_FOR_NOT_BEING_SEEN, MERRY_ROHIRRIM_SQUIRE, GIMLI_DWARF_OF_EREBOR, 1),
        (FEARING_THE_WORST, MERRY_ROHIRRIM_SQUIRE, GIMLI_DWARF_OF_EREBOR, 2),
    ],
)
def test_a_free_peoples_card_is_played_for_an_exertion(
    card: str, exerts: str, bystander: str, count: int
) -> None:
    scene = Scene(fellowship=[exerts, bystander], hand=[card]).fellowship_phase().play(card)
    while scene.can(Verb.CHOOSE) and all(option.target < 0 for option in scene.options()):
        assert not scene.can(Verb.CHOOSE, bystander)
        scene.do(Verb.CHOOSE, exerts if scene.can(Verb.CHOOSE, exerts) else None)
    assert scene.wounds(exerts) == 1
    assert scene.wounds(bystander) == 0
    assert sum(scene.state.wounds) == count


@pytest.mark.parametrize(
    ("cards", "needed", "lacking"),
    [
        ((GREED, TRAITORS_VOICE, URUK_HAI_RAMPAGE), URUK_SAVAGE, ISENGARD_RETAINER),
        ((URUK_ASSAULT_BAND, URUK_VANGUARD), URUK_SAVAGE, ISENGARD_RETAINER),
        ((DEMANDS_OF_THE_SACKVILLE_BAGGINSES, NO_BUSINESS_OF_OURS), URUK_SAVAGE, MORDOR_VETERAN),
        ((THE_PALANTIR_OF_ORTHANC, TOWER_OF_ORTHANC), ISENGARD_RETAINER, MORDOR_VETERAN),
        ((THE_PALANTIR_OF_ORTHANC_SEVENTH_SEEING_STONE,), ISENGARD_RETAINER, MORDOR_VETERAN),
        ((HOLLOWING_OF_ISENGARD,), ISENGARD_RETAINER, URUK_SAVAGE),
        ((REST_WHILE_YOU_CAN,), URUK_SEEKER, URUK_SAVAGE),
        (
            (CAVE_TROLL_OF_MORIA_SCOURGE_OF_THE_BLACK_PIT, THE_BALROG_FLAME_OF_UDUN),
            GOBLIN_RUNNER,
            MORDOR_VETERAN,
        ),
        ((GOBLIN_DOMAIN, THROW_YOURSELF_IN_NEXT_TIME), GOBLIN_RUNNER, MORDOR_VETERAN),
        ((DEPTHS_OF_MORIA,), GOBLIN_RUNNER, FOUL_TENTACLE),
        ((DARK_FIRE,), THE_BALROG_FLAME_OF_UDUN, GOBLIN_RUNNER),
        ((THE_DARK_LORDS_SUMMONS, YOU_BRING_GREAT_EVIL), MORDOR_VETERAN, GOBLIN_RUNNER),
        ((PATHS_SELDOM_TRODDEN,), ULAIRE_LEMENYA_LIEUTENANT_OF_MORGUL, MORGUL_LACKEY),
        ((GATES_OF_THE_DEAD_CITY,), ULAIRE_LEMENYA_LIEUTENANT_OF_MORGUL, MORGUL_LACKEY),
        ((SOUTHRON_TROOP,), SOUTHRON_SENTRY, EASTERLING_GUARD),
    ],
)
def test_a_shadow_card_is_played_where_who_must_be_spotted_is(
    cards: tuple[str, ...], needed: str, lacking: str
) -> None:
    for card in cards:
        for minion, playable in ((needed, True), (lacking, False)):
            scene = Scene(
                fellowship=[GANDALF_THE_GREY_WIZARD, MERRY_ROHIRRIM_SQUIRE],
                minions=[minion],
                shadow_hand=[card],
                twilight=20,
                path=PLAIN_FELLOWSHIP,
                site=4,
            ).shadow_phase()
            assert scene.can(Verb.PLAY, card) is playable, card


@pytest.mark.parametrize(
    ("cards", "needed", "lacking"),
    [
        (
            (ALIVE_AND_UNSPOILED, THE_MISADVENTURE_OF_MR_UNDERHILL, WORRY),
            URUK_SAVAGE,
            ISENGARD_RETAINER,
        ),
        ((SARUMANS_CHILL, SARUMANS_SNOWS, SPIES_OF_SARUMAN), ISENGARD_RETAINER, MORDOR_VETERAN),
        ((BANISHED, LEECHCRAFT), UNFERTH, URUK_SAVAGE),
        ((BANISHED, LEECHCRAFT), SARUMAN_BLACK_TRAITOR, ISENGARD_RETAINER),
        ((MANY_RIDDLES,), URUK_SEEKER, URUK_SAVAGE),
        ((THROUGH_THE_MISTY_MOUNTAINS, WHAT_IS_THIS_NEW_DEVILRY), GOBLIN_PATROL_TROOP, ORC_SCOUT),
        (
            (DESPERATE_DEFENSE_OF_THE_RING, THE_IRRESISTIBLE_SHADOW, JOURNEY_INTO_DANGER),
            MORDOR_VETERAN,
            GOBLIN_PATROL_TROOP,
        ),
        ((SAURONS_DEFENSES, THIN_AND_STRETCHED), MORDOR_VETERAN, GOBLIN_PATROL_TROOP),
        ((THE_WEIGHT_OF_A_LEGACY, VERILY_I_COME), MORDOR_VETERAN, GOBLIN_PATROL_TROOP),
        (
            (OUR_LIST_OF_ALLIES_GROWS_THIN, TOWER_OF_BARAD_DUR),
            MORDOR_VETERAN,
            GOBLIN_PATROL_TROOP,
        ),
    ],
)
def test_a_shadow_card_is_played_for_an_exertion(
    cards: tuple[str, ...], needed: str, lacking: str
) -> None:
    for card in cards:
        for minions in ([needed, lacking], [lacking]):
            scene = Scene(
                fellowship=[ARAGORN_DRIVEN_BY_NEED],
                minions=minions,
                shadow_hand=[card],
                twilight=9,
                site=6,
            ).shadow_phase()
            assert scene.can(Verb.PLAY, card) is (needed in minions), card
            if needed in minions:
                scene.play(card)
                assert (scene.wounds(needed), scene.wounds(lacking)) == (1, 0), card
