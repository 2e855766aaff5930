"""What must be spotted or exerted to play the cards of sets 0 to 4."""

import pytest

from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.library.fellowship_scenes import FELLOWSHIP_SITES
from tests.rules.tcg.scene import Scene

HOBBITS = [MERRY_ROHIRRIM_SQUIRE, PIPPIN_SWORN_TO_SERVICE]
THREE_ELVES = [LEGOLAS_GREENLEAF, ARWEN_DAUGHTER_OF_ELROND, ELROND_LORD_OF_RIVENDELL]


@pytest.mark.parametrize(
    ("cards", "needed", "lacking"),
    [
        ((DWARF_GUARD, FARIN_DWARVEN_EMISSARY, FROR), [GIMLI_DWARF_OF_EREBOR], [LORIEN_ELF]),
        ((GOLDEN_LIGHT_ON_THE_LAND,), [GIMLI_DWARF_OF_EREBOR], [LORIEN_ELF]),
        ((ELROND_LORD_OF_RIVENDELL,), [LEGOLAS_GREENLEAF], [GIMLI_DWARF_OF_EREBOR]),
        ((ELROND_LORD_OF_RIVENDELL,), [GANDALF_THE_GREY_WIZARD], [ROHIRRIM_GUARD]),
        ((LORIEN_ELF, ERESTOR, GALDOR, GOLRADIR, SAELBETH), [LEGOLAS_GREENLEAF], HOBBITS),
        ((ERETHON, FEREVELDIR, ORDULUS, PENGEDHEL), [LEGOLAS_GREENLEAF], HOBBITS),
        ((THANDRONEN, THONNAS, ELVEN_BROOCH, A_BLENDED_RACE), [LEGOLAS_GREENLEAF], HOBBITS),
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
        ((STONE_TROLLS,), [BILBO_RETIRED_ADVENTURER], HOBBITS),
        ((NOT_FEARED_IN_SUNLIGHT,), HOBBITS, [GIMLI_DWARF_OF_EREBOR]),
        ((THE_SHIRE_COUNTRYSIDE, TOM_BOMBADILS_HAT), HOBBITS, [BILBO_RETIRED_ADVENTURER]),
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
                path=FELLOWSHIP_SITES,
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
