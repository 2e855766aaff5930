"""The sites of set 4, *The Two Towers*."""

import pytest

from rules.tcg.engine.modifiers.numbers import fighters, is_fierce, shooters
from rules.tcg.engine.operations import path
from rules.tcg.engine.operations.wounds import wound
from rules.tcg.engine.state.codes import ARCHERY, SHADOW_NUMBER, Verb
from rules.tcg.engine.turn.archery import archery_totals
from tests.rules.tcg.cards import *
from tests.rules.tcg.library.towers_scenes import at, moving_to
from tests.rules.tcg.paths import PLAIN_TOWERS
from tests.rules.tcg.scene import ARAGORN_SITES, FREE_PEOPLES, SHADOW, Scene

# Sites of the Towers block whose text does not touch these scenes.
TRACKERS = (URUK_FOOT_SOLDIER, URUK_PLAINS_RUNNER, URUK_RUNNER)
FRODO = FRODO_HOPE_OF_FREE_PEOPLES


def wounds_of(scene: Scene, *cards: str) -> list[int]:
    return [scene.wounds(card) for card in cards]


HEROES = [LEGOLAS_GREENLEAF, GIMLI_DWARF_OF_EREBOR, ARAGORN_DRIVEN_BY_NEED]


def test_saruman_comes_back_to_his_balcony_for_two_less() -> None:
    scene = at(
        ORTHANC_BALCONY,
        9,
        shadow_discards=[SARUMAN_BLACK_TRAITOR],
        minions=[MORDOR_TROOPER],
        twilight=5,
    )
    scene.shadow_phase().use(ORTHANC_BALCONY)
    assert scene.in_play(SARUMAN_BLACK_TRAITOR)
    assert scene.twilight == 3


def test_a_companion_at_eastemnet_downs_costs_two_cards() -> None:
    scene = at(
        EASTEMNET_DOWNS,
        1,
        hand=[
            MERRY_ROHIRRIM_SQUIRE,
            HOBBIT_SWORD_7_319,
            PIPPIN_SWORN_TO_SERVICE,
            LEGOLAS_GREENLEAF,
        ],
    )
    scene.fellowship_phase().play(MERRY_ROHIRRIM_SQUIRE)
    assert scene.in_play(MERRY_ROHIRRIM_SQUIRE)
    scene.choose(PIPPIN_SWORN_TO_SERVICE).choose(LEGOLAS_GREENLEAF)
    assert scene.hand() == [HOBBIT_SWORD_7_319]


def test_ring_bound_companions_exert_when_emyn_muil_is_left() -> None:
    places = (WESTERN_EMYN_MUIL, *PLAIN_TOWERS[1:])
    fellowship = [SAM_FRODOS_GARDENER, MERRY_ROHIRRIM_SQUIRE]
    scene = Scene(path=places, site=2, fellowship=fellowship, ring_bearer=FRODO_COURTEOUS_HALFLING)
    scene.state.position[0] = 1
    scene.happen(path.move)
    assert [
        scene.wounds(card)
        for card in (FRODO_COURTEOUS_HALFLING, SAM_FRODOS_GARDENER, MERRY_ROHIRRIM_SQUIRE)
    ] == [1, 1, 0]


@pytest.mark.parametrize(("trackers", "usable"), [(TRACKERS, True), (TRACKERS[:2], False)])
def test_three_isengard_trackers_stop_the_fellowship_at_eastfold(
    trackers: tuple[str, ...], usable: bool
) -> None:
    scene = at(
        EASTFOLD, 2, fellowship=[MERRY_ROHIRRIM_SQUIRE], minions=[*trackers, MORDOR_TROOPER]
    ).shadow_phase()
    assert scene.can(Verb.USE, EASTFOLD) == usable
    if usable:
        scene.use(EASTFOLD).regroup_phase()
        assert scene.state.active == SHADOW


@pytest.mark.parametrize(("site", "fights"), [(STREETS_OF_EDORAS, False), (THRONE_ROOM, True)])
def test_rohan_allies_do_not_fight_in_the_streets_though_at_home(site: str, fights: bool) -> None:
    """Aldor's home is site 3 of the Towers block."""
    scene = at(site, 3, fellowship=[ALDOR, MERRY_ROHIRRIM_SQUIRE], minions=[MORDOR_TROOPER])
    assert (scene.card(ALDOR) in shooters(scene.state)) == fights
    scene.assignment_phase()
    assert scene.can(Verb.ASSIGN, ALDOR) == fights
    assert scene.can(Verb.ASSIGN, MERRY_ROHIRRIM_SQUIRE)


@pytest.mark.parametrize("theoden", [True, False])
def test_theoden_or_two_others_exert_at_the_white_mountains(theoden: bool) -> None:
    scene = moving_to(
        WHITE_MOUNTAINS,
        4,
        fellowship=[THEODEN_LEADER_OF_SPEARS, MERRY_ROHIRRIM_SQUIRE, ARAGORN_DRIVEN_BY_NEED],
    )
    scene.take_number(0 if theoden else 1)
    if not theoden:
        assert not scene.can(Verb.CHOOSE, THEODEN_LEADER_OF_SPEARS)
        scene.choose(MERRY_ROHIRRIM_SQUIRE).choose(ARAGORN_DRIVEN_BY_NEED)
    wounds = [
        scene.wounds(card)
        for card in (
            THEODEN_LEADER_OF_SPEARS,
            MERRY_ROHIRRIM_SQUIRE,
            ARAGORN_DRIVEN_BY_NEED,
            FRODO_HOPE_OF_FREE_PEOPLES,
        )
    ]
    assert wounds == ([1, 0, 0, 0] if theoden else [0, 1, 1, 0])


@pytest.mark.parametrize(("minion", "usable"), [(ORTHANC_WARRIOR, True), (MORDOR_TROOPER, False)])
def test_the_caves_make_an_uruk_of_the_shadow_player_fierce(minion: str, usable: bool) -> None:
    scene = at(
        CAVES_OF_AGLAROND_4_352, 6, fellowship=[MERRY_ROHIRRIM_SQUIRE], minions=[minion], twilight=2
    ).maneuver_phase()
    assert scene.can(Verb.USE, CAVES_OF_AGLAROND_4_352) == usable
    if usable:
        assert scene.who == SHADOW
        scene.use(CAVES_OF_AGLAROND_4_352)
        assert is_fierce(scene.state, scene.card(ORTHANC_WARRIOR))
        assert scene.twilight == 0


@pytest.mark.parametrize(("site", "fights"), [(GREAT_HALL, True), (HORNBURG_WALL, False)])
def test_rohan_allies_fight_at_the_great_hall(site: str, fights: bool) -> None:
    scene = at(site, 6, fellowship=[ALDOR, ELROND_LORD_OF_RIVENDELL])
    here, elsewhere = scene.card(ALDOR), scene.card(ELROND_LORD_OF_RIVENDELL)
    assert (here in fighters(scene.state)) == fights
    assert (here in shooters(scene.state)) == fights
    assert elsewhere not in fighters(scene.state)


@pytest.mark.parametrize(
    ("site", "allowed"), [(HORNBURG_CAUSEWAY, True), (CAVERN_ENTRANCE_4_355, False)]
)
def test_nothing_is_done_in_the_skirmishes_of_the_cavern_entrance(site: str, allowed: bool) -> None:
    scene = at(
        site,
        7,
        fellowship=[BOROMIR_SON_OF_DENETHOR, LEGOLAS_GREENLEAF],
        minions=[DUNLENDING_BRIGAND],
        shadow_hand=[BURN_EVERY_VILLAGE],
    ).skirmish(LEGOLAS_GREENLEAF, DUNLENDING_BRIGAND)
    assert scene.can(Verb.USE, BOROMIR_SON_OF_DENETHOR) == allowed
    if allowed:
        scene.pass_()
    assert scene.can(Verb.PLAY, BURN_EVERY_VILLAGE) == allowed


@pytest.mark.parametrize(("others", "number"), [(3, 9), (4, 11), (5, 13)])
def test_orthanc_grows_dark_with_each_companion_over_four(others: int, number: int) -> None:
    scene = at(FORTRESS_OF_ORTHANC_4_360, 9, fellowship=[ROHIRRIM_GUARD] * others)
    assert scene.number(SHADOW_NUMBER, FORTRESS_OF_ORTHANC_4_360) == number


@pytest.mark.parametrize(("twilight", "after"), [(8, 12), (9, 9)])
def test_wizards_vale_fills_a_small_pool(twilight: int, after: int) -> None:
    scene = Scene(path=(*ARAGORN_SITES[:7], WIZARDS_VALE), site=8, twilight=twilight)
    scene.shadow_phase()
    assert scene.twilight == after


@pytest.mark.parametrize(("site", "added"), [(WOLD_OF_ROHAN, 1), (DERNDINGLE, 0)])
def test_each_one_the_free_peoples_assign_on_the_wold_adds_a_twilight(
    site: str, added: int
) -> None:
    scene = at(
        site,
        2,
        fellowship=[MERRY_ROHIRRIM_SQUIRE, ROHIRRIM_GUARD],
        minions=[MORDOR_TROOPER, DUNLENDING_BRIGAND, URUK_RUNNER],
    ).assignment_phase()
    while not scene.can(Verb.ASSIGN):
        scene.pass_()
    scene.do(Verb.ASSIGN, MERRY_ROHIRRIM_SQUIRE, MORDOR_TROOPER)
    scene.do(Verb.ASSIGN, ROHIRRIM_GUARD, DUNLENDING_BRIGAND)
    while not (scene.who == SHADOW and scene.can(Verb.ASSIGN)):
        scene.pass_() if scene.can(Verb.PASS) else scene.take_first()
    assert scene.twilight == 2 * added
    # The Shadow player assigns the minion that is left.
    scene.do(Verb.ASSIGN, FRODO_HOPE_OF_FREE_PEOPLES, URUK_RUNNER)
    assert scene.twilight == 2 * added


@pytest.mark.parametrize(
    ("site", "number", "hero"),
    [(FANGORN_FOREST, 2, TREEBEARD_EARTHBORN), (THRONE_ROOM, 3, THEODEN_SON_OF_THENGEL)],
)
def test_a_site_plays_its_hero_from_the_draw_deck(site: str, number: int, hero: str) -> None:
    scene = at(site, number, fellowship=[MERRY_ROHIRRIM_SQUIRE], deck=[ROHIRRIM_GUARD, hero])
    scene.fellowship_phase().use(site)
    assert not scene.can(Verb.CHOOSE, ROHIRRIM_GUARD)
    if scene.can(Verb.CHOOSE):
        scene.choose(hero)
    assert scene.in_play(hero)
    assert scene.twilight > 0, "the hero is paid for"


def test_saruman_comes_to_the_deeping_wall_from_the_draw_deck() -> None:
    scene = at(
        DEEPING_WALL, 5, shadow_deck=[URUK_RUNNER, SARUMAN_BLACK_TRAITOR], twilight=9
    ).shadow_phase()
    scene.use(DEEPING_WALL)
    assert not scene.can(Verb.CHOOSE, URUK_RUNNER)
    if scene.can(Verb.CHOOSE):
        scene.choose(SARUMAN_BLACK_TRAITOR)
    assert scene.in_play(SARUMAN_BLACK_TRAITOR)
    assert scene.twilight == 9 - 4


@pytest.mark.parametrize(("exhausted", "usable"), [(0, True), (2, False)])
def test_a_man_of_rohan_exerts_at_the_stables_for_a_mount_of_rohan(
    exhausted: int, usable: bool
) -> None:
    scene = at(
        STABLES_4_339,
        3,
        fellowship=[ROHIRRIM_GUARD, ARAGORN_DRIVEN_BY_NEED],
        deck=[RIDERS_MOUNT_4_287, RIDERS_MOUNT_4_287, ASFALOTH, RIDERS_SPEAR_4_288],
    )
    scene.wound(ROHIRRIM_GUARD, exhausted).fellowship_phase()
    assert scene.can(Verb.USE, STABLES_4_339) is usable
    if usable:
        scene.use(STABLES_4_339)
        assert not scene.can(Verb.CHOOSE, ASFALOTH)
        assert not scene.can(Verb.CHOOSE, RIDERS_SPEAR_4_288)
        if scene.can(Verb.CHOOSE):
            scene.choose(RIDERS_MOUNT_4_287)
        assert ROHIRRIM_GUARD in (
            scene.bearer_of(RIDERS_MOUNT_4_287),
            scene.bearer_of(RIDERS_MOUNT_4_287, 1),
        )
        assert wounds_of(scene, ROHIRRIM_GUARD, ARAGORN_DRIVEN_BY_NEED) == [1, 0]
        assert not scene.can(Verb.USE, STABLES_4_339), "once a turn"


def test_the_barrows_of_edoras_exchange_a_hand_for_four_cards() -> None:
    scene = at(
        BARROWS_OF_EDORAS,
        3,
        hand=[MERRY_ROHIRRIM_SQUIRE, GUMA],
        deck=[ROHIRRIM_GUARD] * 2 + [MORDOR_TROOPER] * 4,
    )
    scene.fellowship_phase().use(BARROWS_OF_EDORAS)
    while scene.can(Verb.CHOOSE):
        scene.take_first()
    assert scene.hand() == [MORDOR_TROOPER] * 4
    assert sorted(scene.deck()[:2]) == sorted([MERRY_ROHIRRIM_SQUIRE, GUMA])


@pytest.mark.parametrize(
    ("played", "drawn"), [(HOBBIT_SWORD_7_319, 1), (ANDURIL_KINGS_BLADE, 0), (ESCAPE, 0)]
)
def test_the_hornburg_armory_draws_a_card_for_a_possession(played: str, drawn: int) -> None:
    scene = at(
        HORNBURG_ARMORY,
        6,
        fellowship=[MERRY_ROHIRRIM_SQUIRE, ARAGORN_DRIVEN_BY_NEED],
        hand=[played],
        deck=[MORDOR_TROOPER] * 2,
    ).fellowship_phase()
    assert scene.can(Verb.USE, HORNBURG_ARMORY) is bool(drawn)
    if drawn:
        scene.use(HORNBURG_ARMORY)
        while scene.can(Verb.CHOOSE):
            scene.take_first()
        assert scene.hand() == [MORDOR_TROOPER]
        assert scene.bearer_of(played)


@pytest.mark.parametrize(
    ("played", "drawn"), [(DUNLENDING_BRIGAND, 1), (SARUMAN_RABBLE_ROUSER, 1), (MORDOR_TROOPER, 0)]
)
def test_the_ring_of_isengard_draws_a_card_for_a_minion_of_dunland(played: str, drawn: int) -> None:
    scene = at(
        RING_OF_ISENGARD, 8, shadow_hand=[played], shadow_deck=[URUK_RUNNER] * 2, twilight=9
    ).shadow_phase()
    assert scene.can(Verb.USE, RING_OF_ISENGARD) is bool(drawn)
    if drawn:
        scene.use(RING_OF_ISENGARD)
        while scene.state.pending is not None and scene.can(Verb.TRIGGER):
            scene.pass_()
        assert scene.hand(SHADOW) == [URUK_RUNNER]
        assert scene.in_play(played)


@pytest.mark.parametrize(("burdens", "usable"), [(2, True), (1, False)])
def test_the_palantir_chamber_trades_two_burdens_for_a_minion_of_the_discard_pile(
    burdens: int, usable: bool
) -> None:
    scene = at(
        PALANTIR_CHAMBER,
        9,
        shadow_discards=[MORDOR_TROOPER, HIDES],
        burdens=burdens,
        twilight=2,
    ).shadow_phase()
    assert scene.can(Verb.USE, PALANTIR_CHAMBER) is usable
    if usable:
        scene.use(PALANTIR_CHAMBER)
        assert scene.in_play(MORDOR_TROOPER)
        assert (scene.burdens, scene.twilight) == (0, 0)


@pytest.mark.parametrize(("minion", "hurt"), [(URUK_RUNNER, 1), (MORDOR_TROOPER, 0)])
def test_an_uruk_hai_exerts_as_it_comes_to_the_uruk_camp(minion: str, hurt: int) -> None:
    scene = at(URUK_CAMP, 2, shadow_hand=[minion, minion], twilight=20).shadow_phase()
    assert scene.play(minion).wounds(minion) == hurt


@pytest.mark.parametrize("wounds", [1, 2])
def test_up_to_three_wounds_of_companions_are_healed_at_the_plains_of_rohan_camp(
    wounds: int,
) -> None:
    company = [ROHIRRIM_GUARD, ARAGORN_DRIVEN_BY_NEED]
    scene = at(PLAINS_OF_ROHAN_CAMP, 2, fellowship=company, support=[GUMA])
    for card in (*company, GUMA):
        scene.wound(card, min(wounds, 2 if card != GUMA else 1))
    scene.fellowship_phase()
    while scene.can(Verb.YES) or scene.can(Verb.CHOOSE):
        assert not scene.can(Verb.CHOOSE, GUMA)
        scene.take_first()
    assert sum(wounds_of(scene, *company)) == max(2 * wounds - 3, 0)
    assert scene.wounds(GUMA) == 1


@pytest.mark.parametrize(
    ("site", "minion", "hurt"),
    [(ROHIRRIM_VILLAGE, HILL_CHIEF, 0), (ROHIRRIM_VILLAGE, SOUTHRON_SENTRY, 1)],
)
def test_no_arrow_hits_a_man_of_dunland_in_the_rohirrim_village(
    site: str, minion: str, hurt: int
) -> None:
    scene = at(site, 2, fellowship=[LEGOLAS_GREENLEAF], minions=[minion]).archery_phase()
    scene.happen(wound, scene.card(minion))
    assert scene.wounds(minion) == hurt


@pytest.mark.parametrize(("card", "cost"), [(ROHIRRIM_GUARD, 2), (GUMA, 1), (BREGO, 1)])
@pytest.mark.parametrize(("site", "number"), [(ERED_NIMRAIS, 4), (STABLES_4_339, 3)])
def test_characters_come_dearer_to_ered_nimrais(
    card: str, cost: int, site: str, number: int
) -> None:
    scene = at(site, number, fellowship=[EOWYN_LADY_OF_ROHAN], hand=[card]).fellowship_phase()
    dearer = 3 if site == ERED_NIMRAIS and card != BREGO else 0
    assert scene.play(card).twilight == cost + dearer


def test_who_rides_is_healed_in_the_westemnet_hills() -> None:
    everybody = (ROHIRRIM_GUARD, GUMA, ARAGORN_DRIVEN_BY_NEED, ALDOR)
    scene = at(
        WESTEMNET_HILLS,
        4,
        fellowship=[ROHIRRIM_GUARD, ARAGORN_DRIVEN_BY_NEED],
        support=[GUMA, ALDOR],
        bearing={ROHIRRIM_GUARD: [RIDERS_MOUNT_4_287], GUMA: [HORSE_OF_ROHAN]},
    )
    for card in everybody:
        scene.wound(card, 1)
    scene.state.position[FREE_PEOPLES] = 3
    scene.happen(path.move).pass_all()
    assert wounds_of(scene, *everybody) == [0, 0, 1, 1]


@pytest.mark.parametrize("riders", [0, 1, 2])
def test_the_white_rocks_are_harder_for_riders(riders: int) -> None:
    company = [ROHIRRIM_GUARD, EOWYN_LADY_OF_ROHAN]
    scene = at(
        WHITE_ROCKS,
        4,
        fellowship=company,
        bearing={rider: [RIDERS_MOUNT_4_287] for rider in company[:riders]},
    )
    assert scene.number(SHADOW_NUMBER, WHITE_ROCKS) == 3 + riders


def test_hand_weapons_are_stronger_at_helms_gate() -> None:
    scene = at(
        HELMS_GATE_4_349,
        5,
        fellowship=[MERRY_ROHIRRIM_SQUIRE, PIPPIN_SWORN_TO_SERVICE, LEGOLAS_GREENLEAF],
        bearing={
            MERRY_ROHIRRIM_SQUIRE: [HOBBIT_SWORD_7_319],
            URUK_SAVAGE: [URUK_HAI_SWORD],
            LEGOLAS_GREENLEAF: [ELVEN_BOW_4_62],
        },
        minions=[URUK_SAVAGE, MORDOR_TROOPER],
    )
    assert scene.strength(MERRY_ROHIRRIM_SQUIRE) == 3 + 2 + 2
    assert scene.strength(URUK_SAVAGE) == 5 + 2 + 2
    assert scene.strength(PIPPIN_SWORN_TO_SERVICE) == 3
    assert scene.strength(LEGOLAS_GREENLEAF) == scene.strength(MORDOR_TROOPER) == 6


@pytest.mark.parametrize(
    ("site", "number", "totals"),
    [(HORNBURG_PARAPET, 5, (2, 1)), (STABLES_4_339, 3, (1, 2)), (HORNBURG_CAUSEWAY, 7, (1, 2))],
)
def test_the_hornburg_parapet_helps_the_archers_of_the_fellowship(
    site: str, number: int, totals: tuple[int, int]
) -> None:
    scene = at(site, number, fellowship=[LEGOLAS_GREENLEAF], minions=[SOUTHRON_BOWMAN] * 2)
    scene.state.phase = ARCHERY
    assert archery_totals(scene.state) == totals


@pytest.mark.parametrize(("unbound", "more"), [(3, 0), (4, 2), (5, 4)])
def test_the_causeway_exposes_each_unbound_companion_over_three(unbound: int, more: int) -> None:
    scene = at(
        HORNBURG_CAUSEWAY,
        7,
        fellowship=[*[DWARF_GUARD] * unbound, GONDORIAN_RANGER],
        minions=[SOUTHRON_BOWMAN],
    )
    scene.state.phase = ARCHERY
    assert archery_totals(scene.state)[1] == 1 + more


@pytest.mark.parametrize(("other", "hurt"), [(ROHIRRIM_GUARD, 0), (ARAGORN_DRIVEN_BY_NEED, 1)])
def test_the_kings_room_tires_the_unbound_without_a_companion_of_rohan(
    other: str, hurt: int
) -> None:
    company = [MERRY_ROHIRRIM_SQUIRE, other]
    scene = moving_to(KINGS_ROOM, 7, fellowship=[*company, GONDORIAN_RANGER], support=[GUMA])
    assert wounds_of(scene, *company, GONDORIAN_RANGER, FRODO, GUMA) == [hurt, hurt, 0, 0, 0]


@pytest.mark.parametrize(("companions", "drawn"), [(4, 0), (6, 2)])
def test_the_shadow_may_draw_for_companions_over_four_at_the_orthanc_library(
    companions: int, drawn: int
) -> None:
    scene = moving_to(
        ORTHANC_LIBRARY,
        9,
        fellowship=[DWARF_GUARD] * (companions - 1),
        shadow_deck=[URUK_RUNNER] * 5,
    )
    if scene.state.pending is not None and scene.who == SHADOW:
        scene.take_first()
    assert scene.hand(SHADOW) == [URUK_RUNNER] * drawn


def test_allies_of_rohan_fight_in_the_great_hall() -> None:
    scene = at(
        GREAT_HALL, 6, support=[GUMA, ELROND_LORD_OF_RIVENDELL], minions=[MORDOR_TROOPER]
    ).assignment_phase()
    assert scene.can(Verb.ASSIGN, GUMA)
    assert not scene.can(Verb.ASSIGN, ELROND_LORD_OF_RIVENDELL)


@pytest.mark.parametrize(
    ("site", "hero"),
    list(zip((EASTEMNET_GULLIES, PLAINS_OF_ROHAN, THE_RIDDERMARK), HEROES, strict=True)),
)
def test_two_unbound_companions_exert_to_call_a_hero_from_the_draw_deck(
    site: str, hero: str
) -> None:
    company = [MERRY_ROHIRRIM_SQUIRE, ROHIRRIM_GUARD]
    scene = at(site, 1, fellowship=company, deck=HEROES).fellowship_phase()
    scene.use(site)
    while scene.can(Verb.CHOOSE) and not scene.can(Verb.CHOOSE, hero):
        assert not scene.can(Verb.CHOOSE, FRODO_HOPE_OF_FREE_PEOPLES)
        scene.take_first()
    others = [other for other in HEROES if other != hero]
    assert not any(scene.can(Verb.CHOOSE, other) for other in others)
    if scene.can(Verb.CHOOSE):
        scene.choose(hero)
    assert scene.in_play(hero)
    assert [scene.wounds(companion) for companion in company] == [1, 1]
    assert sorted(scene.deck()) == sorted(others)


@pytest.mark.parametrize("site", [EASTEMNET_GULLIES, PLAINS_OF_ROHAN, THE_RIDDERMARK])
@pytest.mark.parametrize(
    "company",
    [[MERRY_ROHIRRIM_SQUIRE], [MERRY_ROHIRRIM_SQUIRE, GONDORIAN_RANGER]],
    ids=["one", "one unbound, one Ring-bound"],
)
def test_one_unbound_companion_calls_nobody(site: str, company: list[str]) -> None:
    scene = at(site, 1, fellowship=company, deck=HEROES).fellowship_phase()
    assert not scene.can(Verb.USE, site)


def test_weapons_are_left_at_the_doors_of_the_golden_hall() -> None:
    scene = moving_to(
        GOLDEN_HALL,
        3,
        fellowship=[MERRY_ROHIRRIM_SQUIRE, ARAGORN_DRIVEN_BY_NEED, LEGOLAS_GREENLEAF],
        bearing={
            MERRY_ROHIRRIM_SQUIRE: [HOBBIT_SWORD_7_319],
            ARAGORN_DRIVEN_BY_NEED: [ANDURIL_KINGS_BLADE, ARMOR],
            LEGOLAS_GREENLEAF: [ELVEN_BOW_4_62],
            URUK_SAVAGE: [URUK_HAI_SWORD],
        },
        minions=[URUK_SAVAGE],
    )
    for weapon in (HOBBIT_SWORD_7_319, ANDURIL_KINGS_BLADE, ELVEN_BOW_4_62):
        assert scene.is_discarded(weapon)
    assert scene.in_play(ARMOR)
    assert scene.in_play(URUK_HAI_SWORD)


@pytest.mark.parametrize(
    ("site", "minion", "hurt"),
    [
        (WESTEMNET_PLAINS, HILL_CHIEF, 0),
        (WESTEMNET_PLAINS, SOUTHRON_SENTRY, 1),
        (STABLES_4_339, HILL_CHIEF, 1),
    ],
    ids=["a Man of Dunland", "a Man of Harad", "elsewhere"],
)
def test_no_arrow_hits_a_man_of_dunland_on_the_westemnet_plains(
    site: str, minion: str, hurt: int
) -> None:
    scene = at(site, 3, fellowship=[LEGOLAS_GREENLEAF], minions=[minion]).archery_phase()
    scene.happen(wound, scene.card(minion))
    assert scene.wounds(minion) == hurt


def test_a_man_of_dunland_is_wounded_on_the_westemnet_plains_in_a_skirmish() -> None:
    scene = at(WESTEMNET_PLAINS, 3, fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[HILL_CHIEF])
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, HILL_CHIEF)
    before = scene.wounds(HILL_CHIEF)
    scene.happen(wound, scene.card(HILL_CHIEF))
    assert scene.wounds(HILL_CHIEF) == before + 1


@pytest.mark.parametrize(
    ("companion", "number"), [(ARAGORN_DRIVEN_BY_NEED, 6), (ROHIRRIM_GUARD, 8)]
)
def test_the_hornburg_courtyard_is_friendlier_to_aragorn(companion: str, number: int) -> None:
    scene = moving_to(HORNBURG_COURTYARD, 5, fellowship=[companion])
    assert scene.number(SHADOW_NUMBER, HORNBURG_COURTYARD) == number
    # Two companions move there.
    assert scene.twilight == number + 2
