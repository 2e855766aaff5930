"""The sites of set 1, *The Fellowship of the Ring*."""

import pytest

from rules.tcg.engine.modifiers.in_force import refresh
from rules.tcg.engine.modifiers.numbers import (
    game_number,
    is_fierce,
    roaming_penalty,
    twilight_cost,
)
from rules.tcg.engine.operations import path
from rules.tcg.engine.state.codes import ARCHERY, ASSIGNMENT, DAMAGE, MINION_ARCHERY, REGROUP, Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.library.fellowship_scenes import at, moving_to, prices
from tests.rules.tcg.paths import PLAIN_FELLOWSHIP
from tests.rules.tcg.scene import ARAGORN_SITES, FREE_PEOPLES, SHADOW, Scene

FRODO = FRODO_HOPE_OF_FREE_PEOPLES


def test_bree_streets_let_nazgul_roam_for_nothing() -> None:
    scene = at(BREE_STREETS, 2, shadow_hand=[ULAIRE_LEMENYA_LIEUTENANT_OF_MORGUL, GOBLIN_RUNNER])
    penalties = [
        roaming_penalty(scene.state, scene.card(card))
        for card in (ULAIRE_LEMENYA_LIEUTENANT_OF_MORGUL, GOBLIN_RUNNER)
    ]
    assert penalties == [0, 2]


@pytest.mark.parametrize(
    ("others", "skirmishes"),
    [([MERRY_ROHIRRIM_SQUIRE], False), ([MERRY_ROHIRRIM_SQUIRE, ARAGORN_DRIVEN_BY_NEED], True)],
)
def test_hobbits_alone_cross_buckleberry_ferry_without_a_skirmish(
    others: list[str], skirmishes: bool
) -> None:
    scene = at(BUCKLEBERRY_FERRY, 2, fellowship=others, minions=[GOBLIN_RUNNER])
    scene.archery_phase().pass_all()
    phases = [what[1] for what in scene.log if what[0] == "phase"]
    assert (scene.state.phase == ASSIGNMENT or ASSIGNMENT in phases) == skirmishes
    if not skirmishes:
        assert scene.state.phase == REGROUP


def test_midgewater_marshes_exert_every_hobbit_companion() -> None:
    scene = moving_to(
        MIDGEWATER_MARSHES,
        2,
        fellowship=[MERRY_ROHIRRIM_SQUIRE, ARAGORN_DRIVEN_BY_NEED],
        ring_bearer=FRODO_SON_OF_DROGO,
    )
    assert [
        scene.wounds(card)
        for card in (FRODO_SON_OF_DROGO, MERRY_ROHIRRIM_SQUIRE, ARAGORN_DRIVEN_BY_NEED)
    ] == [1, 1, 0]


def test_midgewater_moors_cost_a_card_for_each_minion() -> None:
    scene = at(
        MIDGEWATER_MOORS,
        2,
        shadow_hand=[GOBLIN_RUNNER],
        hand=[HOBBIT_SWORD_7_319, PIPPIN_SWORN_TO_SERVICE],
        twilight=9,
    )
    scene.shadow_phase().play(GOBLIN_RUNNER)
    assert scene.who == 0
    scene.choose(PIPPIN_SWORN_TO_SERVICE)
    assert scene.hand() == [HOBBIT_SWORD_7_319]


@pytest.mark.parametrize(("site", "fierce"), [(WEATHERTOP, True), (ETTENMOORS_1_331, False)])
def test_nazgul_are_fierce_at_weathertop(site: str, fierce: bool) -> None:
    scene = at(site, 2, minions=[ULAIRE_LEMENYA_LIEUTENANT_OF_MORGUL])
    assert is_fierce(scene.state, scene.card(ULAIRE_LEMENYA_LIEUTENANT_OF_MORGUL)) == fierce


def test_the_first_nazgul_at_the_ford_costs_five_less() -> None:
    scene = at(
        FORD_OF_BRUINEN,
        3,
        shadow_hand=[ULAIRE_LEMENYA_LIEUTENANT_OF_MORGUL, ULAIRE_NERTEA_MESSENGER_OF_DOL_GULDUR],
        twilight=9,
    )
    assert prices(
        scene, ULAIRE_LEMENYA_LIEUTENANT_OF_MORGUL, ULAIRE_NERTEA_MESSENGER_OF_DOL_GULDUR
    ) == [0, 4]


@pytest.mark.parametrize("tale", ["in play", "in hand"])
def test_balins_tomb_takes_a_tale_from_play_or_from_hand(tale: str) -> None:
    known = GREATEST_KINGDOM_OF_MY_PEOPLE
    places = {"support": [known]} if tale == "in play" else {"hand": [known]}
    scene = at(
        BALINS_TOMB, 4, fellowship=[GIMLI_DWARF_OF_EREBOR], minions=[GOBLIN_RUNNER], **places
    ).wound(GIMLI_DWARF_OF_EREBOR, 1)
    scene.maneuver_phase().use(BALINS_TOMB)
    assert scene.is_discarded(known)
    assert scene.wounds(GIMLI_DWARF_OF_EREBOR) == 0


def test_who_bears_a_hand_weapon_on_the_stairway_is_damage_one() -> None:
    scene = at(
        MORIA_STAIRWAY_1_347,
        4,
        fellowship=[MERRY_ROHIRRIM_SQUIRE, PIPPIN_SWORN_TO_SERVICE],
        minions=[GOBLIN_RUNNER, GOBLIN_MARKSMAN],
        bearing={MERRY_ROHIRRIM_SQUIRE: [HOBBIT_SWORD_7_319], GOBLIN_RUNNER: [GOBLIN_SCIMITAR]},
    )
    bonuses = [
        scene.number(DAMAGE, card)
        for card in (MERRY_ROHIRRIM_SQUIRE, PIPPIN_SWORN_TO_SERVICE, GOBLIN_RUNNER, GOBLIN_MARKSMAN)
    ]
    assert bonuses == [1, 0, 1, 0]


@pytest.mark.parametrize(
    ("site", "minion", "costs"),
    [(DIMRILL_DALE, GOBLIN_MARKSMAN, (1, 3, 3)), (DEEP_OF_HELM, URUK_SHAMAN, (0, 3, 3))],
)
def test_only_the_first_minion_played_at_the_site_is_cheaper(
    site: str, minion: str, costs: tuple[int, ...]
) -> None:
    path = (*ARAGORN_SITES[:5], site, *ARAGORN_SITES[6:])
    scene = Scene(shadow_hand=[minion] * 4, site=6, path=path, twilight=20).shadow_phase()
    paid = []
    for _ in costs:
        before = scene.twilight
        scene.play(minion)
        paid.append(before - scene.twilight)
    assert tuple(paid) == costs
    scene.state.position[0] = 5
    refresh(scene.state)
    assert twilight_cost(scene.state, scene.card(minion, 3)) == costs[-1]


def test_lothlorien_woods_strengthen_allies_of_site_six() -> None:
    sites = (*ARAGORN_SITES[:5], LOTHLORIEN_WOODS, *ARAGORN_SITES[6:])
    scene = Scene(support=[CELEBORN_LORD_OF_LORIEN, ELROND_LORD_OF_RIVENDELL], path=sites, site=6)
    elsewhere = Scene(support=[CELEBORN_LORD_OF_LORIEN, ELROND_LORD_OF_RIVENDELL], site=6)
    assert (
        scene.strength(CELEBORN_LORD_OF_LORIEN) == elsewhere.strength(CELEBORN_LORD_OF_LORIEN) + 3
    )
    assert scene.strength(ELROND_LORD_OF_RIVENDELL) == elsewhere.strength(ELROND_LORD_OF_RIVENDELL)


@pytest.mark.parametrize(("archers", "more"), [(1, 1), (4, 4), (6, 4)])
def test_brown_lands_help_no_more_than_four_archers(archers: int, more: int) -> None:
    scene = at(BROWN_LANDS, 8, minions=[GOBLIN_MARKSMAN] * archers + [GOBLIN_RUNNER])
    scene.state.phase = ARCHERY
    assert game_number(scene.state, MINION_ARCHERY) == more


@pytest.mark.parametrize(
    ("wounds", "twilight"), [(0, 0), (3, None)], ids=["a Hobbit exerts", "all are exhausted"]
)
def test_westfarthing_has_a_hobbit_exert_for_a_cheaper_companion_or_ally(
    wounds: int, twilight: int | None
) -> None:
    scene = at(WESTFARTHING, 1, hand=[HOBBIT_FARMER, HOBBIT_SWORD_7_319, ARAGORN_DRIVEN_BY_NEED])
    scene.wound(FRODO_HOPE_OF_FREE_PEOPLES, wounds).fellowship_phase()
    assert scene.can(Verb.USE, WESTFARTHING) is (twilight is not None)
    if twilight is not None:
        scene.use(WESTFARTHING)
        assert not scene.can(Verb.CHOOSE, HOBBIT_SWORD_7_319)
        scene.choose(HOBBIT_FARMER)
        assert (scene.wounds(FRODO_HOPE_OF_FREE_PEOPLES), scene.twilight) == (1, 0)
        # Played as ever, a companion costs what is printed.
        assert scene.play(ARAGORN_DRIVEN_BY_NEED).twilight == 4


@pytest.mark.parametrize(
    ("item", "bearer", "drawn"),
    [
        (HOBBIT_SWORD_7_319, MERRY_ROHIRRIM_SQUIRE, 1),
        (VILYA, ELROND_LORD_OF_RIVENDELL, 0),
        (THE_SAGA_OF_ELENDIL, ARAGORN_DRIVEN_BY_NEED, 0),
        (ANDURIL_KINGS_BLADE, ARAGORN_DRIVEN_BY_NEED, 1),
    ],
    ids=["possession", "on an ally", "condition", "artifact"],
)
def test_trollshaw_forest_draws_for_what_is_played_on_a_companion(
    item: str, bearer: str, drawn: int
) -> None:
    scene = at(
        TROLLSHAW_FOREST_1_334,
        2,
        fellowship=[MERRY_ROHIRRIM_SQUIRE, ARAGORN_DRIVEN_BY_NEED],
        support=[ELROND_LORD_OF_RIVENDELL],
        hand=[item],
        deck=[GOBLIN_RUNNER] * 2,
    )
    scene.fellowship_phase().play(item)
    if scene.can(Verb.CHOOSE, target=bearer):
        scene.do(Verb.CHOOSE, target=bearer)
    assert scene.bearer_of(item) == bearer
    assert len(scene.hand()) == drawn


@pytest.mark.parametrize("burdens", [0, 3])
def test_each_shadow_player_may_draw_for_the_burdens_on_the_summit_of_amon_hen(
    burdens: int,
) -> None:
    scene = Scene(
        path=(*PLAIN_FELLOWSHIP[:8], SUMMIT_OF_AMON_HEN),
        site=9,
        players=3,
        burdens=burdens,
        shadow_deck=[GOBLIN_RUNNER] * 8,
    )
    scene.state.decks[2] = [scene.state.decks[SHADOW].pop() for _ in range(4)]
    scene.state.position[FREE_PEOPLES] = 8
    scene.happen(path.move)
    asked = set()
    while scene.state.pending is not None:
        asked.add(scene.who)
        if scene.who == SHADOW:
            scene.take(scene.options()[0])
        else:
            scene.pass_()
    assert len(scene.hand(SHADOW)) == burdens
    assert scene.hand(2) == []
    assert {SHADOW, 2} <= asked or not burdens


@pytest.mark.parametrize(
    ("site", "costs"),
    [(BAG_END, [2, 1, 2]), (EAST_ROAD_1_320, [4, 3, 2]), (GREEN_HILL_COUNTRY, [2, 0, 1])],
)
def test_the_first_site_makes_companions_dearer_or_hobbits_cheaper(
    site: str, costs: list[int]
) -> None:
    hand = [GIMLI_DWARF_OF_EREBOR, MERRY_ROHIRRIM_SQUIRE, BILBO_RETIRED_ADVENTURER]
    scene = at(site, 1, hand=hand).fellowship_phase()
    paid = []
    for card in hand:
        before = scene.twilight
        paid.append(scene.play(card).twilight - before)
    assert paid == costs


@pytest.mark.parametrize("wounds", [0, 3])
def test_a_hobbit_exerts_at_the_green_dragon_to_play_sam_from_the_draw_deck(wounds: int) -> None:
    deck = [PIPPIN_SWORN_TO_SERVICE, SAM_SON_OF_HAMFAST, HOBBIT_SWORD_7_319]
    frodo = FRODO_HOPE_OF_FREE_PEOPLES
    scene = at(GREEN_DRAGON_INN_1_322, 1, fellowship=[ARAGORN_DRIVEN_BY_NEED], deck=deck)
    scene.wound(frodo, wounds).fellowship_phase()
    assert scene.can(Verb.USE, GREEN_DRAGON_INN_1_322) is (wounds == 0)
    if wounds == 0:
        scene.use(GREEN_DRAGON_INN_1_322)
        assert not scene.can(Verb.CHOOSE, PIPPIN_SWORN_TO_SERVICE)
        if scene.can(Verb.CHOOSE):
            scene.choose(SAM_SON_OF_HAMFAST)
        assert scene.in_play(SAM_SON_OF_HAMFAST)
        assert (scene.wounds(frodo), scene.twilight) == (1, 2)


@pytest.mark.parametrize(
    ("played", "drawn"),
    [(ROHIRRIM_GUARD, 1), (ALBERT_DREARY, 1), (GIMLI_DWARF_OF_EREBOR, 0)],
    ids=["companion", "ally", "a Dwarf"],
)
def test_rivendell_terrace_draws_a_card_for_a_man(played: str, drawn: int) -> None:
    scene = at(
        RIVENDELL_TERRACE,
        3,
        fellowship=[GANDALF_THE_GREY_WIZARD],
        hand=[played],
        deck=[HOBBIT_SWORD_7_319] * 3,
    ).fellowship_phase()
    assert scene.can(Verb.USE, RIVENDELL_TERRACE) is bool(drawn)
    if drawn:
        scene.use(RIVENDELL_TERRACE)
        assert scene.in_play(played)
        assert scene.twilight > 0, "the Man is paid for"
        assert scene.hand() == [HOBBIT_SWORD_7_319]


@pytest.mark.parametrize("gimli_exerts", [True, False])
def test_gimli_or_two_others_exert_in_the_dwarrowdelf_chamber(gimli_exerts: bool) -> None:
    others = [MERRY_ROHIRRIM_SQUIRE, ARAGORN_DRIVEN_BY_NEED, FRODO_HOPE_OF_FREE_PEOPLES]
    gimli = GIMLI_DWARF_OF_EREBOR
    scene = moving_to(DWARROWDELF_CHAMBER, 4, fellowship=[gimli, *others[:2]])
    # Frodo's own text
    scene.pass_()
    assert scene.who == FREE_PEOPLES
    scene.choose("exert Gimli" if gimli_exerts else "exert 2")
    if not gimli_exerts:
        assert not scene.can(Verb.CHOOSE, gimli)
        scene.choose(others[0]).choose(others[2])
    assert scene.wounds(gimli) == gimli_exerts
    assert [scene.wounds(card) for card in others] == [[1, 0, 1], [0, 0, 0]][gimli_exerts]


def test_two_companions_exert_where_no_gimli_comes_to_the_dwarrowdelf_chamber() -> None:
    scene = moving_to(DWARROWDELF_CHAMBER, 4, fellowship=[MERRY_ROHIRRIM_SQUIRE])
    scene.pass_().choose(MERRY_ROHIRRIM_SQUIRE)
    assert scene.wounds(MERRY_ROHIRRIM_SQUIRE) == 1
    assert scene.wounds(FRODO_HOPE_OF_FREE_PEOPLES) == 1


@pytest.mark.parametrize(
    ("others", "hurt"),
    [
        ([ROHIRRIM_GUARD, DWARF_GUARD], 1),
        ([ROHIRRIM_GUARD, ARAGORN_RANGER_OF_THE_NORTH], 0),
        ([ROHIRRIM_GUARD, ARWEN_DAUGHTER_OF_ELROND], 0),
    ],
    ids=["no ranger", "a Man who is a ranger", "an Elf who is a ranger"],
)
def test_every_companion_exerts_at_silverlode_banks_without_a_ranger(
    others: list[str], hurt: int
) -> None:
    scene = moving_to(
        SILVERLODE_BANKS, 7, fellowship=others, support=[ELROND_LORD_OF_RIVENDELL]
    ).pass_all()
    everyone = [FRODO_HOPE_OF_FREE_PEOPLES, *others]
    assert [scene.wounds(card) for card in everyone] == [hurt] * 3
    assert scene.wounds(ELROND_LORD_OF_RIVENDELL) == 0


@pytest.mark.parametrize(
    ("site", "friend", "others", "usable"),
    [
        (BAG_END, THE_GAFFER_SAMS_FATHER, [], True),
        (THE_PRANCING_PONY_1_324, ARAGORN_DRIVEN_BY_NEED, [], True),
        (SHIRE_LOOKOUT_POINT, GANDALFS_CART, [GANDALF_THE_GREY_WIZARD], True),
        (SHIRE_LOOKOUT_POINT, GANDALFS_CART, [ROHIRRIM_GUARD], False),
    ],
)
def test_a_first_site_plays_its_friend_from_the_draw_deck(
    site: str, friend: str, others: list[str], usable: bool
) -> None:
    scene = at(site, 1, fellowship=others, deck=[HOBBIT_SWORD_7_319, friend]).fellowship_phase()
    assert scene.can(Verb.USE, site) is usable
    if usable:
        scene.use(site)
        assert not scene.can(Verb.CHOOSE, HOBBIT_SWORD_7_319)
        while scene.can(Verb.CHOOSE):
            scene.take_first()
        assert scene.in_play(friend)
        assert scene.wounds(FRODO) == (site == BAG_END)
        assert scene.burdens == (site == THE_PRANCING_PONY_1_324)


@pytest.mark.parametrize(
    ("site", "played", "drawn"),
    [
        (FRODOS_BEDROOM, MERRY_ROHIRRIM_SQUIRE, 1),
        (FRODOS_BEDROOM, HOBBIT_FARMER, 1),
        (FRODOS_BEDROOM, LORIEN_ELF, 0),
        (RIVENDELL_VALLEY, LORIEN_ELF, 1),
        (RIVENDELL_VALLEY, ELROND_LORD_OF_RIVENDELL, 1),
        (RIVENDELL_VALLEY, MERRY_ROHIRRIM_SQUIRE, 0),
    ],
)
def test_a_sanctuary_draws_a_card_for_its_people(site: str, played: str, drawn: int) -> None:
    scene = at(
        site,
        3,
        fellowship=[LEGOLAS_GREENLEAF],
        hand=[played],
        deck=[HOBBIT_SWORD_7_319] * 3,
    ).fellowship_phase()
    assert scene.can(Verb.USE, site) is bool(drawn)
    if drawn:
        scene.use(site)
        assert scene.in_play(played)
        assert scene.hand() == [HOBBIT_SWORD_7_319]


@pytest.mark.parametrize("side", ["companion", "minion"])
def test_each_side_may_exert_its_own_in_the_ettenmoors(side: str) -> None:
    scene = at(
        ETTENMOORS_1_331, 2, fellowship=[ROHIRRIM_GUARD], minions=[MORDOR_VETERAN, MORGUL_LACKEY]
    ).skirmish(ROHIRRIM_GUARD, MORDOR_VETERAN)
    own = ROHIRRIM_GUARD if side == "companion" else MORDOR_VETERAN
    if side == "minion":
        scene.pass_()
    scene.use(ETTENMOORS_1_331)
    offered = {scene.id_of(option.card) for option in scene.options(Verb.CHOOSE)}
    assert offered == (
        {FRODO, ROHIRRIM_GUARD} if side == "companion" else {MORDOR_VETERAN, MORGUL_LACKEY}
    )
    before = scene.strength(own)
    scene.choose(own)
    assert (scene.strength(own), scene.wounds(own)) == (before + 2, 1)


def test_nazgul_come_cheaper_to_the_weatherhills() -> None:
    scene = at(
        WEATHERHILLS,
        2,
        shadow_hand=[ULAIRE_LEMENYA_LIEUTENANT_OF_MORGUL, GOBLIN_RUNNER],
        twilight=20,
    )
    # Both roam there.
    assert prices(scene, ULAIRE_LEMENYA_LIEUTENANT_OF_MORGUL, GOBLIN_RUNNER) == [4 + 2 - 1, 1 + 2]


@pytest.mark.parametrize("frodo_exerts", [True, False])
def test_frodo_or_two_others_exert_at_moria_lake(frodo_exerts: bool) -> None:
    others = [MERRY_ROHIRRIM_SQUIRE, ARAGORN_DRIVEN_BY_NEED, GIMLI_DWARF_OF_EREBOR]
    scene = moving_to(MORIA_LAKE, 4, fellowship=others).pass_()
    assert scene.who == FREE_PEOPLES
    scene.choose("exert Frodo" if frodo_exerts else "exert 2")
    if not frodo_exerts:
        assert not scene.can(Verb.CHOOSE, FRODO)
        scene.choose(others[0]).choose(others[2])
    assert scene.wounds(FRODO) == frodo_exerts
    assert [scene.wounds(card) for card in others] == [[1, 0, 1], [0, 0, 0]][frodo_exerts]


def test_every_ally_is_discarded_at_the_anduin_confluence() -> None:
    allies = [ELROND_LORD_OF_RIVENDELL, HOBBIT_FARMER]
    scene = moving_to(
        ANDUIN_CONFLUENCE_1_353, 7, fellowship=[MERRY_ROHIRRIM_SQUIRE], support=allies
    ).pass_all()
    assert all(map(scene.is_discarded, allies))
    assert scene.in_play(MERRY_ROHIRRIM_SQUIRE)


@pytest.mark.parametrize(("cost", "usable"), [(CITY_OF_MEN, True), (MORNING_CAME, False)])
def test_a_card_of_gondor_heals_a_companion_of_gondor_at_the_pillars(
    cost: str, usable: bool
) -> None:
    scene = at(
        PILLARS_OF_THE_KINGS,
        8,
        fellowship=[ARAGORN_DRIVEN_BY_NEED, ROHIRRIM_GUARD],
        hand=[cost, HOBBIT_SWORD_7_319],
    )
    scene.wound(ARAGORN_DRIVEN_BY_NEED, 1).wound(ROHIRRIM_GUARD, 1).fellowship_phase()
    assert scene.can(Verb.USE, PILLARS_OF_THE_KINGS) is usable
    if usable:
        scene.use(PILLARS_OF_THE_KINGS)
        assert scene.is_discarded(cost)
        assert (scene.wounds(ARAGORN_DRIVEN_BY_NEED), scene.wounds(ROHIRRIM_GUARD)) == (0, 1)


def test_a_minion_exerts_in_the_emyn_muil_to_be_fierce() -> None:
    scene = at(
        EMYN_MUIL_1_360, 9, fellowship=[ROHIRRIM_GUARD], minions=[MORDOR_VETERAN, MORGUL_LACKEY]
    ).maneuver_phase()
    scene.wait_to(Verb.USE, EMYN_MUIL_1_360).use(EMYN_MUIL_1_360).choose(MORDOR_VETERAN)
    assert scene.wounds(MORDOR_VETERAN) == 1
    assert is_fierce(scene.state, scene.card(MORDOR_VETERAN))
    assert not is_fierce(scene.state, scene.card(MORGUL_LACKEY))


def test_minions_of_isengard_come_cheaper_to_the_slopes_of_amon_hen() -> None:
    scene = at(
        SLOPES_OF_AMON_HEN, 9, shadow_hand=[URUK_SAVAGE, ISENGARD_RETAINER, ORC_HUNTERS], twilight=9
    )
    assert prices(scene, URUK_SAVAGE, ISENGARD_RETAINER, ORC_HUNTERS) == [1, 3, 3]
