"""Who may bear a card of sets 5, 6 and 10, and in whose company one is played.

"Bearer must be a [rohan] Man." "To play, spot 2 Elves." One row for each card: who may and who
may not, or whose company is enough and whose is not.
"""

import pytest

from rules.tcg.engine.state.codes import Question, Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import Scene

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
