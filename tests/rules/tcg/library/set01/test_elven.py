"""The Elven cards of set 1, *The Fellowship of the Ring*."""

import pytest

from rules.tcg.engine.modifiers.numbers import fighters, is_archer, shooters
from rules.tcg.engine.state.codes import Verb
from rules.tcg.engine.turn.phases import moves_allowed
from tests.rules.tcg.cards import *
from tests.rules.tcg.library.fellowship_scenes import count_discarded
from tests.rules.tcg.scene import SHADOW, Scene

PATH = (
    BAG_END,
    ETTENMOORS_1_331,
    FORD_OF_BRUINEN,
    MORIA_LAKE,
    THE_BRIDGE_OF_KHAZAD_DUM_1_349,
    GALADRIELS_GLADE,
    ANDUIN_CONFLUENCE_1_353,
    ANDUIN_BANKS_1_356,
    EMYN_MUIL_1_360,
)


@pytest.mark.parametrize(
    ("minions", "discarded"),
    [
        ((GOBLIN_RUNNER,), 2),
        ((GOBLIN_SCRABBLER, GOBLIN_BOWMAN), 2),
        ((ULAIRE_ATTEA_KEEPER_OF_DOL_GULDUR,), 0),
    ],
)
def test_ancient_enmity_empties_a_hand_once_where_the_elf_wins(
    minions: tuple[str, ...], discarded: int
) -> None:
    scene = Scene(
        fellowship=[ARWEN_DAUGHTER_OF_ELROND],
        bearing={ARWEN_DAUGHTER_OF_ELROND: [GWEMEGIL]},
        minions=[*minions, MORGUL_LACKEY],
        hand=[ANCIENT_ENMITY],
        shadow_hand=[MORDOR_TROOPER] * 5,
    )
    scene.skirmish(ARWEN_DAUGHTER_OF_ELROND, *minions).play(ANCIENT_ENMITY).resolve()
    assert count_discarded(scene, MORDOR_TROOPER, 5) == discarded


def test_ancient_enmity_serves_no_elf_but_the_one_it_strengthened() -> None:
    scene = Scene(
        fellowship=[ARWEN_DAUGHTER_OF_ELROND, LORIEN_ELF],
        minions=[GOBLIN_RUNNER, MORGUL_LACKEY],
        hand=[ANCIENT_ENMITY],
        shadow_hand=[MORDOR_TROOPER] * 5,
    )
    scene.skirmish(ARWEN_DAUGHTER_OF_ELROND, GOBLIN_RUNNER).play(ANCIENT_ENMITY).choose(
        LORIEN_ELF
    ).resolve()
    assert count_discarded(scene, MORDOR_TROOPER, 5) == 0


@pytest.mark.parametrize(("rider", "cost"), [(ARWEN_DAUGHTER_OF_ELROND, 0), (LEGOLAS_GREENLEAF, 2)])
def test_asfaloth_is_cheaper_for_arwen(rider: str, cost: int) -> None:
    scene = Scene(fellowship=[rider], hand=[ASFALOTH], site=2, path=PATH)
    before = scene.strength(rider)
    scene.fellowship_phase().play(ASFALOTH)
    assert scene.bearer_of(ASFALOTH) == rider
    paid = [note[2] for note in scene.log if note[0] == "paid"]
    assert paid == [cost]
    assert scene.strength(rider) == before + 4  # at a plains site


@pytest.mark.parametrize(("site", "bonus"), [(2, 4), (3, 2)])
def test_asfaloth_runs_on_the_plains(site: int, bonus: int) -> None:
    scene = Scene(
        fellowship=[ARWEN_DAUGHTER_OF_ELROND],
        bearing={ARWEN_DAUGHTER_OF_ELROND: [ASFALOTH]},
        site=site,
        path=PATH,
    )
    assert scene.strength(ARWEN_DAUGHTER_OF_ELROND) == 6 + bonus


def test_asfaloth_does_not_go_underground() -> None:
    scene = Scene(
        fellowship=[ARWEN_DAUGHTER_OF_ELROND],
        bearing={ARWEN_DAUGHTER_OF_ELROND: [ASFALOTH]},
        site=5,
        path=PATH,
    )
    scene.maneuver_phase()
    assert scene.is_discarded(ASFALOTH)


@pytest.mark.parametrize("orcs", [0, 2])
def test_curse_their_foul_feet_costs_a_card_for_each_orc_shown(orcs: int) -> None:
    scene = Scene(
        fellowship=[ARWEN_DAUGHTER_OF_ELROND],
        hand=[CURSE_THEIR_FOUL_FEET],
        shadow_hand=[MORDOR_TROOPER] * orcs + [URUK_SAVAGE] * 3,
    )
    scene.fellowship_phase().play(CURSE_THEIR_FOUL_FEET)
    for _ in range(orcs):
        assert scene.who == SHADOW
        scene.discard(URUK_SAVAGE) if scene.can(Verb.DISCARD) else scene.choose(URUK_SAVAGE)
    assert count_discarded(scene, URUK_SAVAGE, 3) == orcs


def test_galadriel_heals_those_at_home_with_her_and_plays_an_elf_for_nothing() -> None:
    scene = Scene(
        fellowship=[GALADRIEL_LADY_OF_LIGHT, RUMIL_ELVEN_PROTECTOR, ERESTOR],
        hand=[ARWEN_DAUGHTER_OF_ELROND],
        deck=[MORDOR_TROOPER] * 5,
    )
    scene.wound(RUMIL_ELVEN_PROTECTOR, 1).wound(ERESTOR, 1).wound(GALADRIEL_LADY_OF_LIGHT, 1)
    scene.turn_starts()
    assert [
        scene.wounds(card) for card in (RUMIL_ELVEN_PROTECTOR, GALADRIEL_LADY_OF_LIGHT, ERESTOR)
    ] == [0, 0, 1]
    scene.wait_to(Verb.USE, GALADRIEL_LADY_OF_LIGHT).use(GALADRIEL_LADY_OF_LIGHT)
    if scene.can(Verb.CHOOSE):
        scene.choose(ARWEN_DAUGHTER_OF_ELROND)
    assert scene.in_play(ARWEN_DAUGHTER_OF_ELROND)
    assert scene.twilight == 0


@pytest.mark.parametrize(("site", "moves"), [(3, 3), (2, 2)])
def test_gift_of_boats_carries_on_from_a_river(site: int, moves: int) -> None:
    scene = Scene(
        fellowship=[ARWEN_DAUGHTER_OF_ELROND], support=[GIFT_OF_BOATS], site=site, path=PATH
    )
    assert moves_allowed(scene.state) == 2
    scene.fellowship_phase()
    assert moves_allowed(scene.state) == moves


def test_mallorn_trees_hides_an_elven_card_beneath_the_deck() -> None:
    scene = Scene(
        support=[MALLORN_TREES],
        hand=[ARWEN_DAUGHTER_OF_ELROND, GIMLI_DWARF_OF_EREBOR],
        deck=[MORDOR_TROOPER],
    )
    scene.fellowship_phase().use(MALLORN_TREES)
    if scene.can(Verb.CHOOSE):
        assert not scene.can(Verb.CHOOSE, GIMLI_DWARF_OF_EREBOR)
        scene.choose(ARWEN_DAUGHTER_OF_ELROND)
    assert scene.deck() == [ARWEN_DAUGHTER_OF_ELROND, MORDOR_TROOPER]
    assert scene.hand() == [GIMLI_DWARF_OF_EREBOR]


@pytest.mark.parametrize(("cards", "may"), [(6, False), (7, True)])
def test_mirror_of_galadriel_asks_for_seven_cards_and_takes_one_of_two(
    cards: int, may: bool
) -> None:
    scene = Scene(
        fellowship=[GALADRIEL_LADY_OF_LIGHT, RUMIL_ELVEN_PROTECTOR, ERESTOR],
        support=[THE_MIRROR_OF_GALADRIEL],
        minions=[URUK_SAVAGE],
        shadow_hand=[MORDOR_TROOPER] * cards,
    )
    assert [
        scene.strength(card) for card in (GALADRIEL_LADY_OF_LIGHT, RUMIL_ELVEN_PROTECTOR, ERESTOR)
    ] == [4, 4, 5]
    scene.maneuver_phase()
    assert scene.can(Verb.USE, THE_MIRROR_OF_GALADRIEL) is may
    if may:
        scene.use(THE_MIRROR_OF_GALADRIEL)
        assert len(scene.options()) == 2
        scene.take_first()
        assert scene.wounds(GALADRIEL_LADY_OF_LIGHT) == 1
        assert len(scene.hand(SHADOW)) == 6


def test_shoulder_to_shoulder_pays_with_the_other_race() -> None:
    scene = Scene(
        fellowship=[GIMLI_DWARF_OF_EREBOR, ARWEN_DAUGHTER_OF_ELROND],
        support=[SHOULDER_TO_SHOULDER],
        minions=[URUK_SAVAGE],
    )
    scene.wound(ARWEN_DAUGHTER_OF_ELROND, 1).maneuver_phase().use(SHOULDER_TO_SHOULDER).take_number(
        0
    )
    assert (
        scene.wounds(GIMLI_DWARF_OF_EREBOR),
        scene.wounds(ARWEN_DAUGHTER_OF_ELROND),
        scene.twilight,
    ) == (1, 0, 1)


def test_silinde_lends_the_text_of_rivendell_further_on() -> None:
    path = (*PATH[:2], RIVENDELL_VALLEY, *PATH[3:])
    scene = Scene(
        fellowship=[SILINDE],
        hand=[ARWEN_DAUGHTER_OF_ELROND],
        deck=[MORDOR_TROOPER],
        site=4,
        path=path,
    )
    scene.fellowship_phase().use(SILINDE)
    assert scene.in_play(ARWEN_DAUGHTER_OF_ELROND)
    assert scene.hand() == [MORDOR_TROOPER]


@pytest.mark.parametrize(("item", "may"), [(ELVEN_BOW_1_41, True), (GWEMEGIL, False)])
@pytest.mark.parametrize("tale", [THE_SPLENDOR_OF_THEIR_BANNERS, THE_WHITE_ARROWS_OF_LORIEN])
def test_tales_of_archery_serve_an_archer_alone(tale: str, item: str, may: bool) -> None:
    scene = Scene(
        fellowship=[ARWEN_DAUGHTER_OF_ELROND],
        bearing={ARWEN_DAUGHTER_OF_ELROND: [tale, item]},
        minions=[URUK_SAVAGE, ULAIRE_ATTEA_KEEPER_OF_DOL_GULDUR],
        shadow_hand=[MORDOR_TROOPER] * 3,
    )
    assert is_archer(scene.state, scene.card(ARWEN_DAUGHTER_OF_ELROND)) is may
    scene.archery_phase()
    assert scene.can(Verb.USE, tale) is may
    if may:
        scene.use(tale)
        assert scene.wounds(ARWEN_DAUGHTER_OF_ELROND) == 1
        assert count_discarded(scene, MORDOR_TROOPER, 3) == (
            2 if tale == THE_WHITE_ARROWS_OF_LORIEN else 0
        )


@pytest.mark.parametrize(
    ("event", "ally", "other"),
    [
        (SUPPORT_OF_THE_LAST_HOMELY_HOUSE, SAELBETH, RUMIL_ELVEN_PROTECTOR),
        (SWAN_SHIP_OF_THE_GALADHRIM, RUMIL_ELVEN_PROTECTOR, SAELBETH),
    ],
)
def test_an_ally_leaves_home_to_fight_until_the_regroup_phase(
    event: str, ally: str, other: str
) -> None:
    scene = Scene(
        fellowship=[SAELBETH, RUMIL_ELVEN_PROTECTOR, GOLRADIR, OROPHIN_LORIEN_BOWMAN],
        minions=[URUK_SAVAGE],
        hand=[event],
    )
    before = scene.strength(ally)
    scene.maneuver_phase().play(event)
    assert not scene.can(Verb.CHOOSE, other)
    scene.choose(ally)
    place = scene.card(ally)
    assert scene.wounds(ally) == 1
    assert scene.strength(ally) == before + 3
    assert place in fighters(scene.state)
    assert place in shooters(scene.state)
    scene.regroup_phase()
    assert scene.strength(ally) == before
    assert place not in fighters(scene.state)


@pytest.mark.parametrize(
    ("wood", "site", "theirs", "bonus"),
    [
        (LOTHLORIEN_WOODS, 7, False, 3),
        (LOTHLORIEN_WOODS, 6, False, 6),
        (LOTHLORIEN_WOODS, 7, True, 0),
        (LOTHLORIEN_WOODS, 5, False, 0),
    ],
)
def test_uruviel_speaks_for_her_own_site_6_wherever_the_fellowship_is(
    wood: str, site: int, theirs: bool, bonus: int
) -> None:
    """Beside the site itself her text counts once more."""
    path = (*PATH[:5], wood, *PATH[6:])
    scene = Scene(
        fellowship=[URUVIEL_MAID_OF_LORIEN, RUMIL_ELVEN_PROTECTOR],
        minions=[URUK_SAVAGE],
        site=site,
        path=path,
    )
    if theirs:
        owners = list(scene.state.owner)
        owners[scene.card(wood)] = SHADOW
        scene.state.owner = tuple(owners)
    scene.maneuver_phase()
    assert scene.strength(RUMIL_ELVEN_PROTECTOR) == 3 + bonus
