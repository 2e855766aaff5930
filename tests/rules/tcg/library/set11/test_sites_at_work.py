"""The sites of set 11, *Shadows*, that change numbers or call cards."""

import pytest

from rules.tcg.engine.modifiers.numbers import damage_bonus, defender_bonus, game_number
from rules.tcg.engine.operations.path import move
from rules.tcg.engine.operations.wounds import can_take_wound
from rules.tcg.engine.state.codes import ARCHERY, MINION_ARCHERY, REGROUP, SKIRMISH, Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import ARAGORN_SITES, SHADOW, Scene


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
