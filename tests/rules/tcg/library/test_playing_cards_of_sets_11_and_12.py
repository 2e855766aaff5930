"""Who may bear cards of sets 11 and 12, and whom they need to be played."""

import pytest

from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import Scene


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
