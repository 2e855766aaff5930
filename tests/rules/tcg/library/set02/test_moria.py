"""The Moria cards of set 2, *Mines of Moria*."""

import pytest

from rules.tcg.engine.operations import path, wounds
from rules.tcg.engine.state.codes import ARCHERY, DAMAGE, Verb
from rules.tcg.engine.turn.archery import archery_totals
from tests.rules.tcg.cards import *
from tests.rules.tcg.library.fellowship_scenes import at, moria_scene
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.paths import PLAIN_FELLOWSHIP
from tests.rules.tcg.scene import SHADOW, Scene

# Sites whose text does not touch these scenes; 4 and 5 are underground.
MARSHY_SITES = (BAG_END, MIDGEWATER_MARSHES, *PLAIN_FELLOWSHIP[2:])


def test_archer_commander_helps_the_other_moria_archers() -> None:
    scene = moria_scene(minions=[ARCHER_COMMANDER, GOBLIN_MARKSMAN, GOBLIN_RUNNER])
    assert [scene.strength(orc) for orc in (ARCHER_COMMANDER, GOBLIN_MARKSMAN, GOBLIN_RUNNER)] == [
        8,
        9,
        5,
    ]


def test_the_balrogs_sword_is_borne_beside_his_whip() -> None:
    scene = moria_scene(
        minions=[THE_BALROG_FLAME_OF_UDUN],
        bearing={THE_BALROG_FLAME_OF_UDUN: [WHIP_OF_MANY_THONGS]},
        shadow_hand=[THE_BALROGS_SWORD],
    )
    scene.state.twilight = 1
    scene.shadow_phase().play(THE_BALROGS_SWORD)
    assert scene.bearer_of(THE_BALROGS_SWORD) == THE_BALROG_FLAME_OF_UDUN
    assert scene.number(DAMAGE, THE_BALROG_FLAME_OF_UDUN) == 2


def test_durins_bane_stands_alone_and_no_archer_shoots() -> None:
    scene = moria_scene(
        fellowship=[LEGOLAS_GREENLEAF],
        minions=[GOBLIN_PATROL_TROOP],
        shadow_hand=[THE_BALROG_DURINS_BANE, GOBLIN_RUNNER],
        twilight=20,
    )
    scene.shadow_phase().play(THE_BALROG_DURINS_BANE)
    assert scene.is_discarded(GOBLIN_PATROL_TROOP)
    before = scene.twilight
    scene.play(GOBLIN_RUNNER)
    assert scene.is_discarded(GOBLIN_RUNNER)
    assert scene.twilight == before - 1
    scene.pass_all()
    assert ("phase", ARCHERY) not in scene.log
    assert scene.in_play(THE_BALROG_DURINS_BANE)


@pytest.mark.parametrize(("site", "stays"), [(4, True), (6, False)])
def test_the_balrog_stays_underground(site: int, stays: bool) -> None:
    scene = moria_scene(minions=[THE_BALROG_FLAME_OF_UDUN], site=site).shadow_phase()
    assert scene.in_play(THE_BALROG_FLAME_OF_UDUN) == stays


def test_the_whip_takes_armor_of_who_skirmishes_the_balrog_alone() -> None:
    scene = moria_scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, BOROMIR_SON_OF_DENETHOR, GIMLI_DWARF_OF_EREBOR],
        minions=[THE_BALROG_FLAME_OF_UDUN],
        bearing={
            THE_BALROG_FLAME_OF_UDUN: [WHIP_OF_MANY_THONGS],
            BOROMIR_SON_OF_DENETHOR: [ARMOR],
            GIMLI_DWARF_OF_EREBOR: [GIMLIS_HELM],
            ARAGORN_DRIVEN_BY_NEED: [COAT_OF_MAIL],
        },
    )
    scene.skirmish(BOROMIR_SON_OF_DENETHOR, THE_BALROG_FLAME_OF_UDUN).wait_to(
        Verb.USE, WHIP_OF_MANY_THONGS
    ).use(WHIP_OF_MANY_THONGS)
    assert [scene.in_play(item) for item in (ARMOR, GIMLIS_HELM, COAT_OF_MAIL)] == [
        False,
        True,
        True,
    ]
    assert scene.wounds(THE_BALROG_FLAME_OF_UDUN) == 1


@pytest.mark.parametrize("skipped", [True, False])
def test_the_free_peoples_player_may_skip_archery_against_the_trolls_chain(skipped: bool) -> None:
    scene = moria_scene(
        fellowship=[LEGOLAS_GREENLEAF],
        minions=[CAVE_TROLL_OF_MORIA_SCOURGE_OF_THE_BLACK_PIT],
        bearing={CAVE_TROLL_OF_MORIA_SCOURGE_OF_THE_BLACK_PIT: [CAVE_TROLLS_CHAIN]},
    )
    scene.maneuver_phase()
    while not scene.can(Verb.YES):
        scene.pass_()
    assert scene.who == 0
    if skipped:
        scene.do(Verb.YES)
        assert ("phase", ARCHERY) not in scene.log
        return
    scene.pass_().wait_to(Verb.TRIGGER, CAVE_TROLLS_CHAIN).answer_with(CAVE_TROLLS_CHAIN)
    assert scene.wounds(CAVE_TROLL_OF_MORIA_SCOURGE_OF_THE_BLACK_PIT) == 1
    assert scene.wounds(LEGOLAS_GREENLEAF) == 1


def test_dark_fire_weakens_gandalf_and_exerts_him_at_each_move() -> None:
    scene = moria_scene(
        fellowship=[GANDALF_THE_GREY_WIZARD],
        bearing={GANDALF_THE_GREY_WIZARD: [DARK_FIRE]},
        minions=[THE_BALROG_FLAME_OF_UDUN],
    )
    assert scene.strength(GANDALF_THE_GREY_WIZARD) == 5
    scene.happen(path.move).pass_()
    assert scene.wounds(GANDALF_THE_GREY_WIZARD) == 1


def test_dark_places_put_your_own_marsh_or_cave_over_an_opponents_site() -> None:
    cave, plain = GREAT_CHASM, HOLLIN
    scene = Scene(
        path=(BAG_END, ETTENMOORS_1_331, COUNCIL_COURTYARD, BALINS_TOMB, cave, plain),
        site=4,
        shadow_support=[DARK_PLACES],
    )
    scene.shadow_phase().use(DARK_PLACES)
    assert scene.id_of(scene.state.path[3]) == cave


def test_fill_with_fear_leaves_out_the_archery_phase_beside_the_balrog() -> None:
    scene = moria_scene(
        fellowship=[LEGOLAS_GREENLEAF],
        minions=[THE_BALROG_FLAME_OF_UDUN],
        shadow_support=[FILL_WITH_FEAR],
    )
    scene.maneuver_phase().pass_all()
    assert scene.state.phase != ARCHERY


@pytest.mark.parametrize("whip", [[WHIP_OF_MANY_THONGS], []])
def test_final_cry_needs_the_whip_and_wounds_who_skirmished_the_balrog(whip: list[str]) -> None:
    boromir = made(BOROMIR_SON_OF_DENETHOR, strength=20, vitality=6)
    scene = moria_scene(
        fellowship=[boromir, ARAGORN_DRIVEN_BY_NEED],
        minions=[THE_BALROG_FLAME_OF_UDUN],
        bearing={THE_BALROG_FLAME_OF_UDUN: whip},
        shadow_hand=[FINAL_CRY],
        twilight=5,
    )
    scene.skirmish(boromir, THE_BALROG_FLAME_OF_UDUN)
    while not scene.can(Verb.PLAY, FINAL_CRY) and scene.can(Verb.PASS):
        scene.pass_()
    assert scene.can(Verb.PLAY, FINAL_CRY) == bool(whip)
    if whip:
        scene.play(FINAL_CRY)
        assert scene.wounds(boromir) == 2
        assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == 0


@pytest.mark.parametrize(("revealed", "paid"), [(0, 14), (2, 10)])
def test_power_and_terror_lowers_the_cost_by_two_for_each_orc_shown(
    revealed: int, paid: int
) -> None:
    scene = moria_scene(
        minions=[GOBLIN_MARKSMAN],
        shadow_hand=[
            POWER_AND_TERROR,
            THE_BALROG_FLAME_OF_UDUN,
            GOBLIN_RUNNER,
            GOBLIN_PATROL_TROOP,
        ],
        twilight=20,
    )
    scene.shadow_phase().play(POWER_AND_TERROR)
    for orc in (GOBLIN_RUNNER, GOBLIN_PATROL_TROOP)[:revealed]:
        scene.choose(orc)
    if not scene.in_play(THE_BALROG_FLAME_OF_UDUN):
        scene.pass_()
    assert scene.twilight == 20 - paid


@pytest.mark.parametrize("bearer", [MERRY_ROHIRRIM_SQUIRE, PIPPIN_SWORN_TO_SERVICE])
def test_a_hobbit_with_throw_yourself_in_cannot_exert_for_his_own_side(bearer: str) -> None:
    scene = moria_scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE, PIPPIN_SWORN_TO_SERVICE],
        bearing={bearer: [THROW_YOURSELF_IN_NEXT_TIME]},
        hand=[SAM_FAITHFUL_COMPANION],
    )
    scene.happen(wounds.exert, scene.card(bearer), scene.card(THROW_YOURSELF_IN_NEXT_TIME))
    assert scene.wounds(bearer) == 1
    scene.happen(wounds.exert, scene.card(bearer), scene.card(SAM_FAITHFUL_COMPANION))
    assert scene.wounds(bearer) == 1


@pytest.mark.parametrize(("burdens", "added"), [(3, 3), (7, 5)])
def test_troubled_mountains_add_no_more_than_five(burdens: int, added: int) -> None:
    scene = moria_scene(
        minions=[GOBLIN_PATROL_TROOP], shadow_hand=[TROUBLED_MOUNTAINS], burdens=burdens
    )
    scene.shadow_phase().play(TROUBLED_MOUNTAINS)
    scene.take_number(burdens)
    assert scene.twilight == added


def test_the_watcher_leaves_only_tentacles_and_makes_them_stronger() -> None:
    tentacle = FOUL_TENTACLE
    scene = moria_scene(
        path=MARSHY_SITES,
        site=2,
        minions=[GOBLIN_RUNNER, tentacle],
        shadow_hand=[WATCHER_IN_THE_WATER_KEEPER_OF_WESTGATE, GOBLIN_MARKSMAN],
        twilight=20,
    )
    scene.shadow_phase().play(WATCHER_IN_THE_WATER_KEEPER_OF_WESTGATE)
    assert scene.is_discarded(GOBLIN_RUNNER)
    assert scene.strength(tentacle) == 6
    assert scene.number(DAMAGE, tentacle) == 1
    assert scene.strength(WATCHER_IN_THE_WATER_KEEPER_OF_WESTGATE) == 11


@pytest.mark.parametrize(
    ("minion", "found", "left"),
    [
        (FOUL_TENTACLE, HUGE_TENTACLE, WATCHER_IN_THE_WATER_KEEPER_OF_WESTGATE),
        (HUGE_TENTACLE, WATCHER_IN_THE_WATER_KEEPER_OF_WESTGATE, FOUL_TENTACLE),
    ],
)
def test_a_tentacle_brings_another_or_the_watcher_from_the_draw_deck(
    minion: str, found: str, left: str
) -> None:
    scene = moria_scene(
        path=MARSHY_SITES,
        site=2,
        shadow_hand=[minion, GOBLIN_RUNNER],
        shadow_deck=[GOBLIN_MARKSMAN, found, left],
        twilight=20,
    )
    scene.shadow_phase().play(minion).answer_with(minion)
    assert not scene.can(Verb.CHOOSE, left)
    scene.choose(found)
    if scene.can(Verb.TRIGGER, found):
        scene.pass_()
    assert scene.in_play(found)
    assert sorted(scene.deck(SHADOW)) == sorted([GOBLIN_MARKSMAN, left])


@pytest.mark.parametrize(
    "minion", [FOUL_TENTACLE, HUGE_TENTACLE, WATCHER_IN_THE_WATER_KEEPER_OF_WESTGATE]
)
def test_a_creature_of_the_pool_bears_no_spear(minion: str) -> None:
    """Goblin Spear goes on any other Moria minion."""
    scene = moria_scene(path=MARSHY_SITES, site=2, minions=[minion], shadow_hand=[GOBLIN_SPEAR])
    scene.state.twilight = 9
    assert not scene.shadow_phase().can(Verb.PLAY, GOBLIN_SPEAR)
    other = moria_scene(minions=[GOBLIN_RUNNER], shadow_hand=[GOBLIN_SPEAR], twilight=9)
    assert other.shadow_phase().can(Verb.PLAY, GOBLIN_SPEAR)


@pytest.mark.parametrize("takes_it", [True, False])
@pytest.mark.parametrize(("moves", "offered"), [(1, False), (2, True)])
def test_goblin_flankers_may_add_three_after_a_second_move(
    moves: int, offered: bool, takes_it: bool
) -> None:
    scene = moria_scene(shadow_hand=[GOBLIN_FLANKERS], twilight=5)
    scene.state.moves = moves
    scene.shadow_phase().play(GOBLIN_FLANKERS)
    assert scene.can(Verb.TRIGGER, GOBLIN_FLANKERS) is offered
    if offered and takes_it:
        scene.answer_with(GOBLIN_FLANKERS)
    elif offered:
        scene.pass_()
    assert scene.twilight == (3 if offered and takes_it else 0)


@pytest.mark.parametrize(("moves", "strength"), [(1, 6), (2, 9), (3, 9)])
def test_goblin_pursuer_is_stronger_after_a_second_move(moves: int, strength: int) -> None:
    scene = moria_scene(minions=[GOBLIN_PURSUER, GOBLIN_RUNNER])
    scene.state.moves = moves
    scene.maneuver_phase()
    assert (scene.strength(GOBLIN_PURSUER), scene.strength(GOBLIN_RUNNER)) == (strength, 5)


@pytest.mark.parametrize(
    ("minion", "wounds", "playable"),
    [
        (THE_BALROG_FLAME_OF_UDUN, 0, True),
        (THE_BALROG_FLAME_OF_UDUN, 4, False),
        (GOBLIN_PATROL_TROOP, 0, False),
    ],
    ids=["The Balrog", "exhausted", "an Orc"],
)
def test_must_do_without_hope_has_the_balrog_exert_for_a_burden(
    minion: str, wounds: int, playable: bool
) -> None:
    scene = moria_scene(minions=[minion], shadow_hand=[MUST_DO_WITHOUT_HOPE], burdens=1)
    scene.wound(minion, wounds).maneuver_phase()
    assert scene.comes_to(Verb.PLAY, MUST_DO_WITHOUT_HOPE) is playable
    if playable:
        scene.play(MUST_DO_WITHOUT_HOPE)
        assert (scene.wounds(minion), scene.burdens) == (1, 2)


@pytest.mark.parametrize(
    ("minion", "home", "elsewhere"),
    [
        (FOUL_TENTACLE, MORIA_LAKE, BALINS_TOMB),
        (HUGE_TENTACLE, MORIA_LAKE, BALINS_TOMB),
        (WATCHER_IN_THE_WATER_KEEPER_OF_WESTGATE, MORIA_LAKE, BALINS_TOMB),
        (THE_BALROG_DURINS_BANE, BALINS_TOMB, MORIA_LAKE),
    ],
)
def test_a_creature_lives_where_it_belongs_and_nowhere_else(
    minion: str, home: str, elsewhere: str
) -> None:
    for site, lives in ((home, True), (elsewhere, False)):
        scene = at(site, 4, fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[minion])
        scene.maneuver_phase()
        assert scene.is_discarded(minion) is not lives, site


@pytest.mark.parametrize(
    ("site", "number", "lives"), [(BALINS_TOMB, 4, False), (MORIA_LAKE, 4, True)]
)
def test_bill_ferny_does_not_go_underground(site: str, number: int, lives: bool) -> None:
    ferny = BILL_FERNY_SWARTHY_SNEERING_FELLOW
    scene = at(site, number, fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[ferny])
    assert scene.maneuver_phase().is_discarded(ferny) is not lives


@pytest.mark.parametrize(
    ("minion", "bonus"),
    [
        (CAVE_TROLL_OF_MORIA_SCOURGE_OF_THE_BLACK_PIT, 1),
        (GOBLIN_RUNNER, 0),
        (ULAIRE_LEMENYA_LIEUTENANT_OF_MORGUL, 0),
    ],
    ids=["unique", "not unique", "of another culture"],
)
def test_dark_places_strengthen_unique_minions_of_moria(minion: str, bonus: int) -> None:
    plain = moria_scene(minions=[minion])
    dark = moria_scene(minions=[minion], shadow_support=[DARK_PLACES])
    assert dark.strength(minion) - plain.strength(minion) == bonus


@pytest.mark.parametrize(("wounds", "usable"), [(0, True), (4, False)])
def test_the_balrog_exerts_to_fill_an_archer_with_fear(wounds: int, usable: bool) -> None:
    balrog = THE_BALROG_FLAME_OF_UDUN
    scene = moria_scene(
        fellowship=[LORIEN_ELF, MERRY_ROHIRRIM_SQUIRE],
        bearing={LORIEN_ELF: [ELVEN_BOW_4_62], MERRY_ROHIRRIM_SQUIRE: [HOBBIT_SWORD_7_319]},
        minions=[balrog],
        shadow_support=[FILL_WITH_FEAR],
    ).wound(balrog, wounds)
    assert scene.maneuver_phase().comes_to(Verb.USE, FILL_WITH_FEAR) is usable
    if usable:
        scene.use(FILL_WITH_FEAR)
        assert scene.is_discarded(ELVEN_BOW_4_62)
        assert scene.in_play(HOBBIT_SWORD_7_319)
        assert scene.wounds(balrog) == 1


@pytest.mark.parametrize("takes_it", [True, False])
def test_goblin_scrabbler_may_discard_a_condition_of_the_elves(takes_it: bool) -> None:
    scene = moria_scene(
        fellowship=[LORIEN_ELF],
        support=[BEREN_AND_LUTHIEN, STOUT_AND_STRONG],
        shadow_hand=[GOBLIN_SCRABBLER],
        twilight=1,
    )
    scene.shadow_phase().play(GOBLIN_SCRABBLER)
    if takes_it:
        scene.answer_with(GOBLIN_SCRABBLER)
    else:
        scene.pass_()
    assert scene.is_discarded(BEREN_AND_LUTHIEN) is takes_it
    assert scene.in_play(STOUT_AND_STRONG)


@pytest.mark.parametrize(
    ("guide", "minion", "price"),
    [
        (GOBLIN_SCRABBLER, GOBLIN_WALLCRAWLER, 2 + 1),
        (GOBLIN_SCRABBLER, MORDOR_TROOPER, 2 + 2),
        (ORC_SCOUT, MORDOR_TROOPER, 2 + 1),
        (ORC_SCOUT, GOBLIN_WALLCRAWLER, 2 + 2),
    ],
)
def test_a_guide_makes_roaming_cheaper_for_his_own(guide: str, minion: str, price: int) -> None:
    scene = Scene(
        minions=[guide], shadow_hand=[minion], twilight=9, path=PLAIN_FELLOWSHIP, site=3
    ).shadow_phase()
    assert scene.play(minion).twilight == 9 - price


@pytest.mark.parametrize("takes_it", [True, False])
def test_goblin_reinforcements_may_heal_a_minion_of_moria(takes_it: bool) -> None:
    scene = moria_scene(
        minions=[GOBLIN_PATROL_TROOP, MORDOR_VETERAN],
        shadow_hand=[GOBLIN_REINFORCEMENTS],
        twilight=3,
    )
    scene.wound(GOBLIN_PATROL_TROOP, 2).wound(MORDOR_VETERAN, 1)
    scene.shadow_phase().play(GOBLIN_REINFORCEMENTS)
    if takes_it:
        scene.answer_with(GOBLIN_REINFORCEMENTS)
        if scene.can(Verb.CHOOSE):
            assert not scene.can(Verb.CHOOSE, MORDOR_VETERAN)
            scene.choose(GOBLIN_PATROL_TROOP)
    else:
        scene.pass_()
    assert scene.wounds(GOBLIN_PATROL_TROOP) == (1 if takes_it else 2)
    assert scene.wounds(MORDOR_VETERAN) == 1


@pytest.mark.parametrize(("items", "bonus"), [([GOBLIN_SPEAR], 2), ([GOBLIN_SCIMITAR], 0), ([], 0)])
def test_goblin_spearman_wounds_twice_more_with_a_goblin_spear(
    items: list[str], bonus: int
) -> None:
    scene = moria_scene(minions=[GOBLIN_SPEARMAN], bearing={GOBLIN_SPEARMAN: items})
    assert scene.number(DAMAGE, GOBLIN_SPEARMAN) == bonus


@pytest.mark.parametrize(
    ("others", "total"),
    [([], 1), ([GOBLIN_MARKSMAN], 3), ([GOBLIN_RUNNER], 1), ([SOUTHRON_BOWMAN], 2)],
    ids=["alone", "an archer of Moria", "no archer", "an archer of the Raiders"],
)
def test_moria_archer_troop_shoots_better_beside_another_archer_of_moria(
    others: list[str], total: int
) -> None:
    scene = moria_scene(minions=[MORIA_ARCHER_TROOP, *others])
    scene.state.phase = ARCHERY
    assert archery_totals(scene.state)[1] == total
