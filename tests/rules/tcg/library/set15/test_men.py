"""The Men cards of set 15, *The Hunters*."""

import pytest

from rules.tcg.engine.modifiers.numbers import is_archer, resistance
from rules.tcg.engine.operations.path import move
from rules.tcg.engine.operations.wounds import can_take_wound
from rules.tcg.engine.state.bans import REPLACE_SITE
from rules.tcg.engine.state.codes import (
    ARCHERY,
    REGROUP,
    SHADOW,
    SKIRMISH,
    SKIRMISH_WON,
    TEXT_IGNORED,
    Verb,
)
from rules.tcg.engine.steps.triggers import emit
from tests.rules.tcg.cards import *
from tests.rules.tcg.library.towers_scenes import fierce
from tests.rules.tcg.scene import ARAGORN_SITES, FREE_PEOPLES, Scene

# The Captain is a Man, but of the raiders' culture.
MEN = [(BRUTAL_EASTERLING, True), (SOUTHRON_CAPTAIN, False), (MORDOR_TROOPER, False)]


def test_savage_southron_replaces_the_current_site_with_a_random_one() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[SAVAGE_SOUTHRON, BRUTAL_EASTERLING],
        adventure=[NORTH_UNDEEP],
        path=[ANDUIN_BANKS_11_227] * 9,
        site=6,
        edition="comprehensive-4.2",
    )
    scene.maneuver_phase().wait_to(Verb.USE, SAVAGE_SOUTHRON).use(SAVAGE_SOUTHRON).choose(
        BRUTAL_EASTERLING
    )
    assert scene.id_of(scene.state.site()) == NORTH_UNDEEP
    assert scene.wounds(SAVAGE_SOUTHRON) == 1
    assert scene.wounds(BRUTAL_EASTERLING) == 1


def test_rapt_hillman_takes_control_of_a_site() -> None:
    scene = Scene(minions=[RAPT_HILLMAN, COLUMN_OF_EASTERLINGS], site=6)
    scene.state.position = [6, 6]
    scene.maneuver_phase().wait_to(Verb.USE, RAPT_HILLMAN).use(RAPT_HILLMAN)
    assert scene.wounds(RAPT_HILLMAN) == 1
    assert list(scene.state.control.values()) == [1]


@pytest.mark.parametrize("men", [1, 2])
def test_destroyed_homestead_blanks_the_sites_of_the_title_it_reveals(men: int) -> None:
    path = (ARAGORN_SITES[0], CAVERN_ENTRANCE_11_232, *ARAGORN_SITES[2:4])
    scene = Scene(
        minions=[BRUTAL_EASTERLING] * men,
        shadow_hand=[DESTROYED_HOMESTEAD],
        adventure=[CAVERN_ENTRANCE_4_355],
        path=path,
        site=4,
        twilight=3,
    )
    scene.shadow_phase().play(DESTROYED_HOMESTEAD)
    blank = scene.number(TEXT_IGNORED, CAVERN_ENTRANCE_11_232)
    assert blank == int(men == 2)
    assert scene.number(TEXT_IGNORED, ARAGORN_SITES[0]) == 0


@pytest.mark.parametrize(("region", "protected"), [(1, True), (2, False)])
def test_rapid_reload_protects_the_sites_of_the_current_region_alone(
    region: int, protected: bool
) -> None:
    scene = Scene(minions=[BRUTAL_EASTERLING], shadow_support=[RAPID_RELOAD], site=3 * region)
    first = scene.card(ARAGORN_SITES[0])
    assert scene.state.is_forbidden(FREE_PEOPLES, REPLACE_SITE, first) is protected
    assert not scene.state.is_forbidden(SHADOW, REPLACE_SITE, first)


@pytest.mark.parametrize(("minion", "wounds"), [(BRUTAL_EASTERLING, 1), (MORDOR_TROOPER, 0)])
def test_rapid_reload_exerts_an_unbound_companion_for_three(minion: str, wounds: int) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[minion],
        shadow_support=[RAPID_RELOAD],
        twilight=3,
        site=4,
    )
    assert scene.archery_phase().comes_to(Verb.USE, RAPID_RELOAD) is bool(wounds)
    if wounds:
        scene.use(RAPID_RELOAD)
        assert scene.twilight == 0
    assert scene.wounds(DWARF_GUARD) == wounds


@pytest.mark.parametrize(("archers", "offered"), [(3, True), (2, False)])
def test_last_gasp_exhausts_a_companion_for_three_wounded_archers(
    archers: int, offered: bool
) -> None:
    scene = Scene(
        fellowship=[GIMLI_EAGER_HUNTER],
        minions=[SOUTHRON_MURDERER] * archers,
        shadow_hand=[LAST_GASP],
        twilight=3,
        site=4,
    )
    assert scene.archery_phase().comes_to(Verb.PLAY, LAST_GASP) is offered
    if offered:
        scene.play(LAST_GASP)
        while scene.can(Verb.CHOOSE, SOUTHRON_MURDERER):
            scene.take_first()
        scene.choose(GIMLI_EAGER_HUNTER)
        assert scene.wounds(GIMLI_EAGER_HUNTER) == 2
        assert scene.is_discarded(SOUTHRON_MURDERER)


@pytest.mark.parametrize(("companions", "bonus"), [(3, 2), (2, 0)])
def test_enraged_herdsman_makes_hunters_archers_against_a_larger_fellowship(
    companions: int, bonus: int
) -> None:
    """The Herdsman himself is no hunter."""
    scene = Scene(
        fellowship=[DWARF_GUARD] * (companions - 1), minions=[ENRAGED_HERDSMAN, HUNTING_HERDSMAN]
    )
    assert scene.strength(HUNTING_HERDSMAN) == 8 + bonus
    assert is_archer(scene.state, scene.card(HUNTING_HERDSMAN)) is bool(bonus)
    assert scene.strength(ENRAGED_HERDSMAN) == 12


@pytest.mark.parametrize(("sites", "bonuses"), [(0, []), (1, [2]), (2, [2, 3]), (3, [2, 3, 4])])
def test_chieftain_of_dunland_has_a_way_for_each_site(sites: int, bonuses: list[int]) -> None:
    found = []
    for way in range(max(1, sites)):
        scene = Scene(
            fellowship=[DWARF_GUARD],
            minions=[CHIEFTAIN_OF_DUNLAND],
            hand=[AXE_STRIKE],
            twilight=2,
            site=5,
        ).control(*ARAGORN_SITES[:sites])
        scene.skirmish(DWARF_GUARD, CHIEFTAIN_OF_DUNLAND).pass_()
        ways = scene.options(Verb.USE)
        assert len(ways) == sites
        if ways:
            scene.take(ways[way])
            found.append(scene.strength(CHIEFTAIN_OF_DUNLAND) - 11)
            assert scene.twilight == 0
    assert found == bonuses


@pytest.mark.parametrize("burden", [False, True])
def test_lying_counsel_takes_the_free_peoples_cards_of_who_bears_three(burden: bool) -> None:
    scene = Scene(
        fellowship=[EOMER_VALIANT_WARCHIEF],
        bearing={EOMER_VALIANT_WARCHIEF: [SWIFT_STEED, LONG_SPEAR, HARMLESS]},
        minions=[BRUTAL_EASTERLING],
        shadow_hand=[LYING_COUNSEL],
        twilight=1,
        site=6,
    )
    scene.maneuver_phase().wait_to(Verb.PLAY, LYING_COUNSEL).play(LYING_COUNSEL)
    assert scene.who == FREE_PEOPLES
    scene.choose("add a burden" if burden else "return")
    assert scene.wounds(BRUTAL_EASTERLING) == 1
    assert scene.burdens == int(burden)
    assert set(scene.hand()) == (set() if burden else {SWIFT_STEED, LONG_SPEAR})
    assert scene.is_discarded(SWIFT_STEED) is burden
    assert scene.bearer_of(HARMLESS) == EOMER_VALIANT_WARCHIEF


@pytest.mark.parametrize(
    ("bearer", "items"),
    [
        (EOMER_VALIANT_WARCHIEF, [SWIFT_STEED, LONG_SPEAR]),
        (FRODO_HOPE_OF_FREE_PEOPLES, [HOBBIT_SWORD_1_299, HARMLESS]),
    ],
)
def test_lying_counsel_needs_an_unbound_companion_with_three_cards(
    bearer: str, items: list[str]
) -> None:
    """Frodo bears the Ring, which is a third card."""
    scene = Scene(
        fellowship=[EOMER_VALIANT_WARCHIEF],
        bearing={bearer: items},
        minions=[BRUTAL_EASTERLING],
        shadow_hand=[LYING_COUNSEL],
        twilight=1,
        site=6,
    )
    assert not scene.maneuver_phase().comes_to(Verb.PLAY, LYING_COUNSEL)


@pytest.mark.parametrize(
    ("fellowship", "others", "offered"),
    [
        ([DWARF_GUARD] * 4, [BRUTAL_EASTERLING, MORDOR_TROOPER], True),
        ([DWARF_GUARD] * 3, [BRUTAL_EASTERLING, MORDOR_TROOPER], False),
        ([DWARF_GUARD, EOMER_VALIANT_WARCHIEF], [], True),
    ],
)
def test_engrossed_hillman_takes_a_site_in_a_crowd_or_among_three_cultures(
    fellowship: list[str], others: list[str], offered: bool
) -> None:
    scene = Scene(fellowship=fellowship, minions=[ENGROSSED_HILLMAN, *others], site=5)
    scene.state.position[1] = 3
    scene.maneuver_phase()
    assert scene.can(Verb.TRIGGER, ENGROSSED_HILLMAN) is offered
    if offered:
        scene.answer_with(ENGROSSED_HILLMAN)
    assert scene.controls(ARAGORN_SITES[0]) is offered


@pytest.mark.parametrize("scout", [BOLD_EASTERLING, COURAGEOUS_EASTERLING, EASTERLING_SCOUT])
def test_an_easterling_in_a_fight_calls_a_fierce_man_from_the_discard_pile(scout: str) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[scout],
        shadow_discards=[BRUTAL_EASTERLING, MORDOR_TROOPER],
        twilight=9,
        site=4,
    )
    scene.skirmish(DWARF_GUARD, scout).wait_to(Verb.USE, scout).use(scout)
    assert scene.is_discarded(scout)
    assert scene.in_play(BRUTAL_EASTERLING)
    assert fierce(scene, BRUTAL_EASTERLING)


@pytest.mark.parametrize(
    ("player", "strength", "is_fierce"), [(1, 12, True), (0, 9, False), (None, 9, False)]
)
def test_grousing_hillman_is_fierce_and_stronger_while_his_player_holds_a_site(
    player: int | None, strength: int, is_fierce: bool
) -> None:
    scene = Scene(minions=[GROUSING_HILLMAN], site=5)
    if player is not None:
        scene.control(ARAGORN_SITES[0], player=player)
    assert scene.strength(GROUSING_HILLMAN) == strength
    assert fierce(scene, GROUSING_HILLMAN) is is_fierce


@pytest.mark.parametrize(("sites", "archer"), [(ARAGORN_SITES[:1], True), ((), False)])
def test_swarthy_hillman_shoots_while_he_holds_a_site(sites: tuple[str, ...], archer: bool) -> None:
    scene = Scene(minions=[SWARTHY_HILLMAN], site=5).control(*sites)
    assert is_archer(scene.state, scene.card(SWARTHY_HILLMAN)) is archer


@pytest.mark.parametrize(
    ("companion", "strength"), [(TREEBEARD_ENRAGED_SHEPHERD, 13 + 5), (ARAGORN_DRIVEN_BY_NEED, 13)]
)
def test_primitive_savage_rises_against_a_companion_of_strength_twelve(
    companion: str, strength: int
) -> None:
    assert (
        Scene(fellowship=[companion], minions=[PRIMITIVE_SAVAGE]).strength(PRIMITIVE_SAVAGE)
        == strength
    )


@pytest.mark.parametrize(
    ("weapon", "offered"), [([POLEAXE], True), ([LONG_BATTLE_BOW], False), ([], False)]
)
def test_primitive_savage_takes_a_site_with_a_weapon_in_his_hand(
    weapon: list[str], offered: bool
) -> None:
    scene = Scene(minions=[PRIMITIVE_SAVAGE], bearing={PRIMITIVE_SAVAGE: weapon}, site=5)
    scene.state.position[1] = 3
    scene.happen(emit, SKIRMISH_WON, scene.card(PRIMITIVE_SAVAGE))
    assert scene.can(Verb.TRIGGER, PRIMITIVE_SAVAGE) is offered
    if offered:
        scene.answer_with(PRIMITIVE_SAVAGE)
    assert scene.controls(ARAGORN_SITES[0]) is offered
    assert not scene.controls(ARAGORN_SITES[1])


@pytest.mark.parametrize(("companion", "bonus"), [(GIMLI_EAGER_HUNTER, 2), (DWARF_GUARD, 0)])
def test_great_axe_is_heavier_against_hunters(companion: str, bonus: int) -> None:
    scene = Scene(
        fellowship=[companion],
        minions=[BRUTAL_EASTERLING],
        bearing={BRUTAL_EASTERLING: [GREAT_AXE]},
        hand=[AXE_STRIKE],
        site=4,
    )
    assert scene.strength(BRUTAL_EASTERLING) == 11 + 2
    scene.skirmish(companion, BRUTAL_EASTERLING)
    assert scene.strength(BRUTAL_EASTERLING) == 11 + 2 + bonus


@pytest.mark.parametrize("condition", [GRIEVING_THE_FALLEN, PURSUING_HORDE])
@pytest.mark.parametrize(("minion", "playable"), MEN)
def test_a_man_weighs_a_companion_down_but_not_the_ring_bearer(
    condition: str, minion: str, playable: bool
) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[minion],
        shadow_hand=[condition],
        twilight=9,
        site=6,
    ).shadow_phase()
    assert scene.can(Verb.PLAY, condition) is playable
    if playable:
        scene.play(condition)
        assert scene.bearer_of(condition) == DWARF_GUARD
        assert resistance(scene.state, scene.card(DWARF_GUARD)) == 6 - 1


def test_pursuing_horde_follows_a_companion_but_once() -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        bearing={DWARF_GUARD: [PURSUING_HORDE]},
        minions=[BRUTAL_EASTERLING],
        shadow_hand=[PURSUING_HORDE],
        twilight=9,
        site=6,
    ).shadow_phase()
    assert not scene.can(Verb.PLAY, PURSUING_HORDE)


@pytest.mark.parametrize("hordes", [0, 1, 2])
def test_pursuing_horde_adds_twilight_as_the_fellowship_moves(hordes: int) -> None:
    followed = [DWARF_GUARD, ELFHELM]
    scene = Scene(
        fellowship=followed,
        bearing={companion: [PURSUING_HORDE] for companion in followed[:hordes]},
    )
    scene.state.phase = REGROUP
    scene.happen(move)
    while scene.can(Verb.PASS):
        scene.pass_()
    # Moving adds the new site's number and one for each of three companions.
    site = scene.state.blueprints[scene.state.site()].card
    assert scene.twilight == site.twilight + 3 + hordes


@pytest.mark.parametrize(("phase", "spared"), [(ARCHERY, True), (SKIRMISH, False)])
def test_grieving_the_fallen_keeps_arrows_away(phase: int, spared: bool) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD, ELFHELM],
        bearing={DWARF_GUARD: [GRIEVING_THE_FALLEN]},
        minions=[BRUTAL_EASTERLING],
        site=4,
    )
    scene.state.phase = phase
    assert can_take_wound(scene.state, scene.card(DWARF_GUARD)) is not spared
    assert can_take_wound(scene.state, scene.card(ELFHELM))


def test_grieving_the_fallen_ends_as_the_regroup_phase_starts() -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        bearing={DWARF_GUARD: [GRIEVING_THE_FALLEN]},
        minions=[BRUTAL_EASTERLING],
        site=4,
    )
    scene.maneuver_phase()
    assert scene.in_play(GRIEVING_THE_FALLEN)
    scene.regroup_phase()
    assert scene.is_discarded(GRIEVING_THE_FALLEN)


@pytest.mark.parametrize(("wounds", "offered"), [(0, True), (1, False)])
def test_mumak_commander_wears_himself_and_a_companion_out(wounds: int, offered: bool) -> None:
    commander = MUMAK_COMMANDER_GIANT_AMONG_THE_SWERTINGS
    # Four is Aragorn's vitality: he could exert once more.
    scene = Scene(fellowship=[ARAGORN_STRIDER], minions=[commander], site=4)
    scene.wound(commander, wounds)
    assert scene.maneuver_phase().comes_to(Verb.USE, commander) is offered
    if offered:
        scene.use(commander)
        assert scene.wounds(commander) == 2
        assert scene.wounds(ARAGORN_STRIDER) == 2
        assert scene.state.wounds[scene.state.ring_bearer[0]] == 0


@pytest.mark.parametrize(("minion", "playable"), MEN)
def test_great_axe_is_for_men(minion: str, playable: bool) -> None:
    scene = Scene(minions=[minion], shadow_hand=[GREAT_AXE], twilight=9, site=6).shadow_phase()
    assert scene.can(Verb.PLAY, GREAT_AXE) is playable
