"""The sites of set 11, *Shadows*."""

from typing import Any

import pytest

from rules.tcg.engine.modifiers.numbers import damage_bonus, defender_bonus, game_number, is_fierce
from rules.tcg.engine.operations import path
from rules.tcg.engine.operations.path import move
from rules.tcg.engine.operations.wounds import can_take_wound, kill
from rules.tcg.engine.state.codes import (
    ARCHERY,
    ASSIGNMENT,
    MINION_ARCHERY,
    REGROUP,
    SKIRMISH,
    SKIRMISH_WON,
    Verb,
)
from rules.tcg.engine.steps.triggers import emit
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import ARAGORN_SITES, FREE_PEOPLES, SHADOW, Scene

SITE_1, SITE_2, SITE_3, *LATER_SITES = ARAGORN_SITES


def _at_start(site: str, **laid: Any) -> Scene:
    """Return the beginning of a fellowship phase at a site."""
    return Scene(path=(ARAGORN_SITES[0], site, *ARAGORN_SITES[2:]), **laid).fellowship_phase()


def _moving_to(site: str, **laid: Any) -> Scene:
    """Return the scene in which the fellowship moves from site 2 to this one."""
    scene = Scene(path=(*ARAGORN_SITES[:2], site, *ARAGORN_SITES[3:]), **laid)
    scene.state.phase = REGROUP
    return scene.happen(move)


def _moving_from(site: str, **laid: Any) -> Scene:
    """Return the scene in which the fellowship leaves this site for site 3."""
    scene = Scene(path=(ARAGORN_SITES[0], site, *ARAGORN_SITES[2:]), **laid)
    scene.state.phase = REGROUP
    return scene.happen(move)


def _pass_to(scene: Scene, site: str) -> bool:
    """Pass on what other texts offer; return whether this site's is offered."""
    while scene.options() and not scene.can(Verb.TRIGGER, site) and scene.can(Verb.PASS):
        scene.pass_()
    return scene.can(Verb.TRIGGER, site)


@pytest.mark.parametrize(("site", "cost"), [(CHAMBER_OF_MAZARBUL, 0), (ARAGORN_SITES[0], 2)])
def test_transfers_cost_nothing_at_the_chamber_of_mazarbul(site: str, cost: int) -> None:
    """Elsewhere the twilight cost is paid again (2.0, "Transfer")."""
    scene = Scene(
        fellowship=[EOMER_VALIANT_WARCHIEF, THEODEN_LEADER_OF_SPEARS],
        bearing={EOMER_VALIANT_WARCHIEF: [SWIFT_STEED]},
        site=1,
        path=(site,),
    )
    scene.fellowship_phase().do(Verb.TRANSFER, SWIFT_STEED, THEODEN_LEADER_OF_SPEARS)
    assert scene.bearer_of(SWIFT_STEED) == THEODEN_LEADER_OF_SPEARS
    assert scene.twilight == cost


@pytest.mark.parametrize(
    ("companion", "stays"), [(EOMER_VALIANT_WARCHIEF, False), (ARAGORN_DRIVEN_BY_NEED, True)]
)
def test_harrowdale_spares_a_rohan_companion_the_fierce_skirmish(
    companion: str, stays: bool
) -> None:
    scene = Scene(
        fellowship=[companion],
        minions=[FOUL_HORDE],
        path=(SITE_1, HARROWDALE, SITE_3, *LATER_SITES),
    )
    horde = scene.card(FOUL_HORDE)
    assert is_fierce(scene.state, horde)
    scene.skirmish(companion, FOUL_HORDE)
    assert (scene.state.phase == ASSIGNMENT) is stays


def test_neekerbreekers_bog_exerts_everybody_with_little_resistance_minions_included() -> None:
    sites = (SITE_1, NEEKERBREEKERS_BOG, SITE_3, *LATER_SITES)
    scene = Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[MORDOR_TROOPER], path=sites)
    scene.state.position[FREE_PEOPLES] = 1
    scene.wound(ARAGORN_DRIVEN_BY_NEED, 1)
    scene.happen(path.leave_site).pass_all()
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == 0
    assert scene.wounds(MORDOR_TROOPER) == 1


def test_a_wizard_returns_from_the_dead_pile_at_zirakzigil() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, EOMER_VALIANT_WARCHIEF, GIMLI_DWARF_OF_EREBOR],
        dead=[GANDALF_THE_GREY_WIZARD],
        path=(SITE_1, PINNACLE_OF_ZIRAKZIGIL, SITE_3, *LATER_SITES),
    )
    scene.turn_starts().wait_to(Verb.TRIGGER, PINNACLE_OF_ZIRAKZIGIL).answer_with(
        PINNACLE_OF_ZIRAKZIGIL
    )
    for companion in (ARAGORN_DRIVEN_BY_NEED, EOMER_VALIANT_WARCHIEF, GIMLI_DWARF_OF_EREBOR):
        if scene.can(Verb.CHOOSE, companion):
            scene.choose(companion)
    if scene.can(Verb.CHOOSE, GANDALF_THE_GREY_WIZARD):
        scene.choose(GANDALF_THE_GREY_WIZARD)
    assert scene.in_play(GANDALF_THE_GREY_WIZARD)
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == 1


def test_at_the_heights_of_isengard_gandalfs_friends_break_conditions() -> None:
    scene = Scene(
        fellowship=[GANDALF_MANAGER_OF_WIZARDS, DWARF_GUARD],
        shadow_support=[WINDOW_OF_THE_EYE],
        path=(*ARAGORN_SITES[:3], HEIGHTS_OF_ISENGARD),
        minions=[MORDOR_VETERAN],
        site=4,
    )
    scene.happen(emit, SKIRMISH_WON, scene.card(GANDALF_MANAGER_OF_WIZARDS))
    assert scene.who == FREE_PEOPLES
    scene.take_first()
    assert scene.is_discarded(WINDOW_OF_THE_EYE)
    other = Scene(
        fellowship=[DWARF_GUARD],
        shadow_support=[WINDOW_OF_THE_EYE],
        path=(*ARAGORN_SITES[:3], HEIGHTS_OF_ISENGARD),
        site=4,
    )
    other.happen(emit, SKIRMISH_WON, other.card(DWARF_GUARD))
    assert other.who is None


@pytest.mark.parametrize(
    ("site", "fellowship", "deck"),
    [(BARAZINBAR, [DWARF_GUARD], DWARVEN_AXE), (DAMMED_GATE_STREAM, [], SMEAGOL_OLD_NOSER)],
)
def test_a_site_plays_a_card_from_the_draw_deck_as_the_turn_begins(
    site: str, fellowship: list[str], deck: str
) -> None:
    scene = _at_start(site, fellowship=fellowship, deck=[MELLON, deck])
    assert scene.who == FREE_PEOPLES
    scene.answer_with(site)
    while scene.can(Verb.CHOOSE):
        scene.take_first()
    assert scene.in_play(deck)
    assert scene.deck() == [MELLON]
    for dwarf in fellowship:
        assert scene.wounds(dwarf) == 1


@pytest.mark.parametrize(("others", "added"), [(4, 0), (6, 4)])
def test_fortress_of_orthanc_adds_two_for_each_companion_over_five(others: int, added: int) -> None:
    scene = _moving_to(FORTRESS_OF_ORTHANC_11_241, fellowship=[DWARF_GUARD] * others)
    plain = _moving_to(CARAS_GALADHON_11_231, fellowship=[DWARF_GUARD] * others)
    shadow = {FORTRESS_OF_ORTHANC_11_241: 0, CARAS_GALADHON_11_231: 2}
    for seen in (scene, plain):
        while seen.options():
            seen.pass_()
    difference = shadow[FORTRESS_OF_ORTHANC_11_241] - shadow[CARAS_GALADHON_11_231]
    assert scene.twilight - plain.twilight == added + difference


@pytest.mark.parametrize(("dwarves", "offered"), [([DWARF_GUARD], True), ([], False)])
def test_moria_guardroom_shows_a_dwarf_the_way_out(dwarves: list[str], offered: bool) -> None:
    scene = _moving_from(MORIA_GUARDROOM, fellowship=dwarves, deck=[MELLON] * 3)
    assert _pass_to(scene, MORIA_GUARDROOM) is offered
    if offered:
        assert scene.who == FREE_PEOPLES
        scene.answer_with(MORIA_GUARDROOM)
    assert len(scene.hand()) == 2 * offered


@pytest.mark.parametrize(("burdens", "offered"), [(3, True), (2, False)])
def test_osgiliath_reclaimed_lifts_a_burden_of_three(burdens: int, offered: bool) -> None:
    scene = _moving_from(OSGILIATH_RECLAIMED, burdens=burdens)
    while scene.options() and not scene.can(Verb.YES) and scene.can(Verb.PASS):
        if scene.can(Verb.TRIGGER, OSGILIATH_RECLAIMED):
            break
        scene.pass_()
    assert (scene.can(Verb.YES) or scene.can(Verb.TRIGGER, OSGILIATH_RECLAIMED)) is offered
    if offered:
        assert scene.who == FREE_PEOPLES
        scene.take_first()
    assert scene.burdens == burdens - offered


@pytest.mark.parametrize("burden", [True, False])
def test_pelennor_flat_costs_a_burden_or_three_cards(burden: bool) -> None:
    scene = Scene(
        minions=[MORDOR_TROOPER],
        hand=[MELLON, DWARF_GUARD, MELLON],
        path=(*ARAGORN_SITES[:3], PELENNOR_FLAT_11_254),
        site=4,
    ).maneuver_phase()
    assert scene.who == FREE_PEOPLES
    scene.choose("add a burden" if burden else "discard 3")
    while scene.can(Verb.CHOOSE):
        scene.take_first()
    assert scene.burdens == int(burden)
    assert len(scene.hand()) == (3 if burden else 0)


def test_slag_mounds_add_a_burden_for_a_companion_who_dies() -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[MORDOR_TROOPER],
        path=(*ARAGORN_SITES[:3], SLAG_MOUNDS_11_258),
        site=4,
    )
    scene.happen(kill, scene.card(DWARF_GUARD), scene.card(MORDOR_TROOPER))
    assert scene.burdens == 1


def test_trollshaw_forest_draws_a_card_for_an_item_played_on_a_companion() -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        hand=[DWARVEN_AXE, MELLON],
        deck=[DWARF_GUARD],
        path=(ARAGORN_SITES[0], TROLLSHAW_FOREST_11_260),
    )
    scene.fellowship_phase().play(DWARVEN_AXE).answer_with(TROLLSHAW_FOREST_11_260)
    assert scene.hand() == [MELLON, DWARF_GUARD]


@pytest.mark.parametrize(("minion", "offered"), [(CUTTHROAT_ORC, True), (BRUTAL_EASTERLING, False)])
def test_watch_tower_of_cirith_ungol_takes_a_card_for_an_orc_who_exerts(
    minion: str, offered: bool
) -> None:
    scene = Scene(
        minions=[minion],
        hand=[MELLON] * 3,
        path=(*ARAGORN_SITES[:3], WATCH_TOWER_OF_CIRITH_UNGOL),
        site=4,
    ).maneuver_phase()
    assert scene.comes_to(Verb.USE, WATCH_TOWER_OF_CIRITH_UNGOL) is offered
    if offered:
        scene.use(WATCH_TOWER_OF_CIRITH_UNGOL)
        assert scene.hand() == [MELLON] * 2
        assert scene.wounds(minion) == 1


def test_west_gate_of_moria_takes_two_twilight_from_who_leaves_it() -> None:
    scene, plain = (
        _moving_from(site, twilight=3) for site in (WEST_GATE_OF_MORIA, CARAS_GALADHON_11_231)
    )
    for seen in (scene, plain):
        while seen.options():
            seen.pass_()
    assert scene.twilight == plain.twilight - 2


@pytest.mark.parametrize("allies", [[], [GOLDBERRY, TOM_BOMBADIL]])
def test_westemnet_village_wounds_a_companion_for_each_ally(allies: list[str]) -> None:
    scene = _moving_to(WESTEMNET_VILLAGE, fellowship=[DWARF_GUARD], support=allies)
    while scene.options() and not scene.can(Verb.CHOOSE, DWARF_GUARD):
        scene.pass_()
    assert scene.can(Verb.CHOOSE, DWARF_GUARD) is bool(allies)
    while scene.can(Verb.CHOOSE, DWARF_GUARD):
        scene.choose(DWARF_GUARD)
    assert ("wounded", scene.card(DWARF_GUARD)) in scene.log or not allies


@pytest.mark.parametrize(
    ("companion", "minion", "exerted"),
    [
        (SMEAGOL_OLD_NOSER, MORDOR_TROOPER, SMEAGOL_OLD_NOSER),
        (DWARF_GUARD, GOLLUM_STINKER, GOLLUM_STINKER),
        (DWARF_GUARD, MORDOR_TROOPER, ""),
    ],
)
def test_gollum_leads_either_side_on_from_the_mere_of_dead_faces(
    companion: str, minion: str, exerted: str
) -> None:
    scene = Scene(
        fellowship=[companion],
        minions=[minion],
        path=(ARAGORN_SITES[0], MERE_OF_DEAD_FACES, *ARAGORN_SITES[2:]),
        adventure=[BARAZINBAR],
    ).regroup_phase()
    for player in (FREE_PEOPLES, SHADOW):
        while scene.who == player and not scene.can(Verb.USE, MERE_OF_DEAD_FACES):
            if not scene.can(Verb.PASS):
                break
            scene.pass_()
    assert scene.can(Verb.USE, MERE_OF_DEAD_FACES) is bool(exerted)
    if exerted:
        who = scene.who
        assert who == (FREE_PEOPLES if exerted == SMEAGOL_OLD_NOSER else SHADOW)
        scene.use(MERE_OF_DEAD_FACES)
        if scene.can(Verb.PLAY_SITE):
            scene.take_first()
        assert scene.wounds(exerted) == 1
        assert len(scene.state.path) == 3
        assert scene.state.owner[scene.state.path[2]] == who


@pytest.mark.parametrize("heals", [True, False])
def test_hobbits_rest_in_the_valley_of_the_silverlode(heals: bool) -> None:
    cards = (MERRY_ROHIRRIM_SQUIRE, DWARF_GUARD)
    scene = Scene(
        fellowship=cards,
        path=(*ARAGORN_SITES[:2], VALLEY_OF_THE_SILVERLODE_11_261, *ARAGORN_SITES[3:]),
    )
    for card in cards:
        scene.wound(card, 1)
    scene.state.phase = REGROUP
    scene.happen(move)
    assert _pass_to(scene, VALLEY_OF_THE_SILVERLODE_11_261)
    assert scene.who == FREE_PEOPLES
    if heals:
        scene.answer_with(VALLEY_OF_THE_SILVERLODE_11_261)
    else:
        scene.pass_()
    assert [scene.wounds(card) for card in cards] == [1 - heals, 1]


@pytest.mark.parametrize(("site", "more"), [(EAST_ROAD_11_236, 2), (CHAMBER_OF_MAZARBUL, 0)])
def test_companions_cost_more_on_the_east_road(site: str, more: int) -> None:
    scene = _at_start(site, fellowship=[DWARF_GUARD], hand=[ARAGORN_DRIVEN_BY_NEED, DWARVEN_AXE])
    scene.play(ARAGORN_DRIVEN_BY_NEED)
    assert scene.twilight == 4 + more


def test_ettenmoors_strengthen_who_exerts_there() -> None:
    scene = Scene(
        fellowship=[GIMLI_DWARF_OF_EREBOR],
        minions=[MORDOR_TROOPER],
        path=(*ARAGORN_SITES[:3], ETTENMOORS_11_237),
        site=4,
    )
    before = scene.skirmish(GIMLI_DWARF_OF_EREBOR, MORDOR_TROOPER).strength(GIMLI_DWARF_OF_EREBOR)
    scene.use(ETTENMOORS_11_237).choose(GIMLI_DWARF_OF_EREBOR)
    assert scene.strength(GIMLI_DWARF_OF_EREBOR) == before + 2
    assert scene.wounds(GIMLI_DWARF_OF_EREBOR) == 1


@pytest.mark.parametrize(("minions", "bonus"), [([MORDOR_TROOPER], 0), ([MORDOR_TROOPER] * 2, 3)])
def test_flats_of_rohan_help_who_is_outnumbered(minions: list[str], bonus: int) -> None:
    scene = Scene(
        fellowship=[GIMLI_DWARF_OF_EREBOR],
        minions=minions,
        hand=[AXE_STRIKE],
        path=(*ARAGORN_SITES[:3], FLATS_OF_ROHAN),
        site=4,
    )
    scene.skirmish(GIMLI_DWARF_OF_EREBOR, *minions)
    assert scene.strength(GIMLI_DWARF_OF_EREBOR) == 6 + bonus


def test_hand_weapons_are_worth_more_at_helms_gate() -> None:
    cards = (GIMLI_DWARF_OF_EREBOR, DWARF_GUARD, CUTTHROAT_ORC, MORDOR_TROOPER)
    scene = Scene(
        fellowship=cards[:2],
        minions=cards[2:],
        bearing={GIMLI_DWARF_OF_EREBOR: [DWARVEN_AXE], CUTTHROAT_ORC: [ORC_HAMMER]},
        path=(*ARAGORN_SITES[:3], HELMS_GATE_11_245),
        site=4,
    )
    assert [scene.strength(card) for card in cards] == [6 + 2 + 2, 4, 9 + 1 + 2, 6]


@pytest.mark.parametrize(
    ("site", "others", "arrows"),
    [
        (ANDUIN_BANKS_11_227, 3, 0),
        (ANDUIN_BANKS_11_227, 5, 4),
        (NORTH_UNDEEP, 3, -3),
        (NORTH_UNDEEP, 5, -3),
    ],
)
def test_a_river_helps_or_hinders_the_archers_of_the_shadow(
    site: str, others: int, arrows: int
) -> None:
    """The Ring-bearer is a companion, too."""
    scene = Scene(
        fellowship=[DWARF_GUARD] * others,
        minions=[MORDOR_TROOPER],
        path=(*ARAGORN_SITES[:3], site),
        site=4,
    )
    assert game_number(scene.state, MINION_ARCHERY) == arrows


def test_allies_stay_behind_at_the_confluence_of_the_anduin() -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        support=[GOLDBERRY, MELLON],
        path=(*ARAGORN_SITES[:2], ANDUIN_CONFLUENCE_11_228, *ARAGORN_SITES[3:]),
    )
    scene.state.phase = REGROUP
    scene.happen(move)
    while scene.can(Verb.PASS):
        scene.pass_()
    if scene.can(Verb.TRIGGER, ANDUIN_CONFLUENCE_11_228):
        scene.answer_with(ANDUIN_CONFLUENCE_11_228)
    found = [scene.in_play(card) for card in (GOLDBERRY, MELLON, DWARF_GUARD)]
    assert found == [False, True, True]


@pytest.mark.parametrize(("site", "second"), [(CARAS_GALADHON_11_231, False), (HARROWDALE, True)])
def test_one_minion_comes_to_each_skirmish_in_caras_galadhon(site: str, second: bool) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[MORDOR_TROOPER, CUTTHROAT_ORC],
        path=(*ARAGORN_SITES[:3], site),
        site=4,
    )
    # The Free Peoples player assigns one, and the Shadow the other.
    scene.assignment_phase().do(Verb.ASSIGN, DWARF_GUARD, MORDOR_TROOPER).pass_()
    assert scene.who == SHADOW
    assert scene.can(Verb.ASSIGN, DWARF_GUARD, CUTTHROAT_ORC) is second
    assert scene.can(Verb.ASSIGN, FRODO_HOPE_OF_FREE_PEOPLES, CUTTHROAT_ORC)


@pytest.mark.parametrize("weapons", [[], [DWARVEN_AXE], [DWARVEN_AXE, HOBBIT_SWORD_11_166]])
def test_fangorn_glade_resents_each_weapon_of_the_fellowship(weapons: list[str]) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        bearing={DWARF_GUARD: weapons[:1], FRODO_HOPE_OF_FREE_PEOPLES: weapons[1:]},
        minions=[CUTTHROAT_ORC],
        path=(*ARAGORN_SITES[:2], FANGORN_GLADE, *ARAGORN_SITES[3:]),
    )
    plain = Scene(
        fellowship=[DWARF_GUARD],
        minions=[CUTTHROAT_ORC],
        path=(*ARAGORN_SITES[:2], FANGORN_GLADE, *ARAGORN_SITES[3:]),
    )
    for moved in (scene, plain):
        moved.state.phase = REGROUP
        moved.happen(move)
        while moved.options():
            moved.pass_()
    assert scene.twilight == plain.twilight + len(weapons)


def test_unwounded_men_of_gondor_defend_the_window_on_the_west() -> None:
    cards = (ARAGORN_DRIVEN_BY_NEED, BOROMIR_HERO_OF_OSGILIATH, EOMER_VALIANT_WARCHIEF)
    scene = Scene(fellowship=cards, path=(*ARAGORN_SITES[:3], WINDOW_ON_THE_WEST), site=4)
    scene.wound(BOROMIR_HERO_OF_OSGILIATH, 1)
    assert [defender_bonus(scene.state, scene.card(card)) for card in cards] == [1, 0, 0]


@pytest.mark.parametrize(
    ("site", "fellowship", "found", "tired", "burdens"),
    [
        (GREEN_DRAGON_INN_11_242, [MERRY_ROHIRRIM_SQUIRE], PIPPIN_SWORN_TO_SERVICE, 1, 0),
        (GREEN_DRAGON_INN_11_242, [DWARF_GUARD], PIPPIN_SWORN_TO_SERVICE, None, 0),
        (THE_PRANCING_PONY_11_256, [DWARF_GUARD], DUILIN, 0, 1),
        (STABLES_11_259, [EOMER_VALIANT_WARCHIEF], SWIFT_STEED, 1, 0),
        (STABLES_11_259, [ARAGORN_DRIVEN_BY_NEED], SWIFT_STEED, None, 0),
    ],
)
def test_a_site_finds_a_card_for_a_price_as_the_fellowship_sets_out(
    site: str, fellowship: list[str], found: str, tired: int | None, burdens: int
) -> None:
    scene = Scene(
        fellowship=fellowship,
        deck=[MELLON, found],
        path=(ARAGORN_SITES[0], site, *ARAGORN_SITES[2:]),
    ).fellowship_phase()
    assert scene.can(Verb.TRIGGER, site) is (tired is not None)
    if tired is not None:
        scene.answer_with(site)
        while scene.can(Verb.CHOOSE):
            scene.take_first()
        assert scene.in_play(found)
        assert scene.wounds(fellowship[0]) == tired
        assert scene.burdens == burdens


@pytest.mark.parametrize(
    ("played", "offered"), [(ULAIRE_CANTEA_BLACK_ASSASSIN, True), (CUTTHROAT_ORC, False)]
)
def test_a_nazgul_breaks_a_condition_at_the_homestead_of_buckland(
    played: str, offered: bool
) -> None:
    scene = Scene(
        support=[STAIRS_OF_KHAZAD_DUM],
        shadow_hand=[played],
        path=(*ARAGORN_SITES[:3], BUCKLAND_HOMESTEAD),
        twilight=9,
        site=4,
    ).shadow_phase()
    assert scene.can(Verb.USE, BUCKLAND_HOMESTEAD) is offered
    if offered:
        scene.use(BUCKLAND_HOMESTEAD)
        assert scene.in_play(played)
        assert scene.twilight == 9 - 5
        assert scene.is_discarded(STAIRS_OF_KHAZAD_DUM)


@pytest.mark.parametrize(("burdens", "offered"), [(1, True), (0, False)])
def test_a_burden_calls_a_nazgul_back_to_woody_end(burdens: int, offered: bool) -> None:
    scene = Scene(
        shadow_hand=[CUTTHROAT_ORC],
        shadow_discards=[ULAIRE_CANTEA_BLACK_ASSASSIN],
        path=(*ARAGORN_SITES[:3], WOODY_END),
        burdens=burdens,
        twilight=9,
        site=4,
    ).shadow_phase()
    assert scene.can(Verb.USE, WOODY_END) is offered
    if offered:
        scene.use(WOODY_END)
        assert scene.in_play(ULAIRE_CANTEA_BLACK_ASSASSIN)
        assert scene.burdens == 0
        assert scene.twilight == 9 - 5


def test_hand_weapons_give_damage_on_the_stairs_of_moria() -> None:
    cards = (GIMLI_DWARF_OF_EREBOR, DWARF_GUARD, CUTTHROAT_ORC, MORDOR_TROOPER)
    scene = Scene(
        fellowship=cards[:2],
        minions=cards[2:],
        bearing={GIMLI_DWARF_OF_EREBOR: [DWARVEN_AXE], CUTTHROAT_ORC: [ORC_HAMMER]},
        path=(*ARAGORN_SITES[:3], MORIA_STAIRWAY_11_248),
        site=4,
    )
    assert [damage_bonus(scene.state, scene.card(card)) for card in cards] == [1 + 1, 0, 1, 0]


@pytest.mark.parametrize("heals", [True, False])
def test_elves_rest_on_the_old_forest_road(heals: bool) -> None:
    cards = (ELVEN_SCOUT, LEGOLAS_GREENLEAF, DWARF_GUARD)
    scene = Scene(fellowship=cards, path=(ARAGORN_SITES[0], OLD_FOREST_ROAD, *ARAGORN_SITES[2:]))
    for card in cards:
        scene.wound(card, 1)
    scene.fellowship_phase()
    if heals:
        scene.answer_with(OLD_FOREST_ROAD)
        while scene.can(Verb.CHOOSE):
            scene.take_first()
    else:
        scene.pass_()
    assert [scene.wounds(card) for card in cards] == [1 - heals, 1 - heals, 1]


@pytest.mark.parametrize(
    ("minion", "phase", "hurt"),
    [(FERAL_URUK, ARCHERY, False), (FERAL_URUK, SKIRMISH, True), (CUTTHROAT_ORC, ARCHERY, True)],
)
def test_uruk_hai_take_no_wounds_in_archery_on_the_uplands(
    minion: str, phase: int, hurt: bool
) -> None:
    scene = Scene(minions=[minion], path=(*ARAGORN_SITES[:3], ROHAN_UPLANDS), site=4)
    scene.state.phase = phase
    assert can_take_wound(scene.state, scene.card(minion)) is hurt


def test_pelennor_flat_leaves_no_choice_to_who_holds_two_cards() -> None:
    """Of two actions one that can be done in full must be chosen (4.2, "effect")."""
    scene = Scene(
        minions=[MORDOR_TROOPER],
        hand=[MELLON, DWARF_GUARD],
        path=(*ARAGORN_SITES[:3], PELENNOR_FLAT_11_254),
        site=4,
    ).maneuver_phase()
    assert scene.burdens == 1
    assert len(scene.hand()) == 2


@pytest.mark.parametrize(
    ("minions", "twilight", "offered"),
    [([], 3, True), ([], 4, False), ([MORDOR_TROOPER], 2, True), ([MORDOR_TROOPER], 3, False)],
)
def test_expanding_marshland_lets_a_minion_come_out_of_little_twilight(
    minions: list[str], twilight: int, offered: bool
) -> None:
    """The Orc costs 3."""
    scene = Scene(
        minions=minions,
        shadow_hand=[CUTTHROAT_ORC],
        path=(*ARAGORN_SITES[:3], EXPANDING_MARSHLAND),
        twilight=twilight,
        site=4,
    ).shadow_phase()
    assert scene.can(Verb.USE, EXPANDING_MARSHLAND) is offered
    if offered:
        scene.use(EXPANDING_MARSHLAND)
        assert scene.in_play(CUTTHROAT_ORC)
        assert scene.twilight == twilight
