"""Cards of Moria of the Fellowship block whose text is easily misread."""

import pytest

from rules.tcg.engine import path, wounds
from rules.tcg.engine.codes import ARCHERY, DAMAGE, FELLOWSHIP_ARCHERY, REGROUP, Verb
from rules.tcg.engine.numbers import game_number, twilight_cost
from tests.rules.tcg.cards import ARAGORN, FRODO, HOBBIT_SWORD, MERRY, MORDOR_DEFENDER, PIPPIN
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import SHADOW, Scene

# Sites whose text does not touch these scenes; 4 and 5 are underground.
FELLOWSHIP_SITES = (
    *("1_319", "1_331", "1_337", "1_343", "1_349"),
    *("1_351", "1_353", "1_358", "1_363"),
)
MARSHY_SITES = ("1_319", "1_332", *FELLOWSHIP_SITES[2:])
RUNNER = "1_178"  # Moria Orc, 5/1
PATROL_TROOP = "1_177"  # Moria Orc, 13/3
MARKSMAN = "1_176"  # Moria Orc, archer, 7/1
CAVE_TROLL = "1_165"
LEGOLAS = "1_50"  # Elf, archer, 6/3
LORIEN_ELF = "1_53"
GIMLI = "1_12"
DWARF_GUARD = "1_7"
GANDALF = "1_364"
BOROMIR = "1_97"
BALROG = "2_52"
SCIMITAR = "1_180"


def moria_scene(**laid):
    return Scene(**{"path": FELLOWSHIP_SITES, "site": 4, **laid})


def cost(scene, card_id):
    return twilight_cost(scene.state, scene._find(card_id))


# --- what is counted ---


def test_ancient_chieftain_counts_other_moria_orcs_only():
    scene = moria_scene(minions=["1_163", RUNNER, RUNNER, MORDOR_DEFENDER])
    assert scene.strength("1_163") == 11


@pytest.mark.parametrize(
    ("others", "most", "spotted", "strength"), [(2, 2, 2, 15), (6, 6, 5, 17), (2, 2, 1, 14)]
)
def test_denizens_enraged_counts_the_orcs_beside_the_chosen_one(others, most, spotted, strength):
    scene = moria_scene(
        fellowship=[ARAGORN],
        minions=[PATROL_TROOP, *[RUNNER] * others],
        shadow_hand=["1_167", "1_201"],
        twilight=5,
    )
    scene.skirmish(ARAGORN, PATROL_TROOP).play("1_167").choose(PATROL_TROOP)
    assert max(option.number for option in scene.options()) == most
    scene.take_number(spotted)
    assert scene.strength(PATROL_TROOP) == strength


@pytest.mark.parametrize(("minions", "damage"), [(["1_174"], 0), (["1_174", RUNNER], 2)])
def test_goblin_backstabber_needs_an_orc_in_its_own_skirmish(minions, damage):
    scene = moria_scene(fellowship=[ARAGORN, MERRY], minions=["1_174", RUNNER, RUNNER])
    scene.skirmish(ARAGORN, *minions)
    assert scene.number(DAMAGE, "1_174") == damage


def test_archer_commander_helps_the_other_moria_archers():
    scene = moria_scene(minions=["2_49", MARKSMAN, RUNNER])
    assert [scene.strength(orc) for orc in ("2_49", MARKSMAN, RUNNER)] == [8, 9, 5]


@pytest.mark.parametrize(("minions", "total"), [(["1_172"], 1), (["1_172", RUNNER], 0)])
def test_goblin_archer_silences_the_fellowship_beside_another_orc(minions, total):
    scene = moria_scene(fellowship=[LEGOLAS], minions=minions)
    scene.state.phase = ARCHERY
    change = game_number(scene.state, FELLOWSHIP_ARCHERY)
    assert max(0, 1 + change) == total


# --- costs and conditions ---


@pytest.mark.parametrize(
    ("site", "minions", "paid"), [(6, [], 10), (4, [], 7), (6, ["1_199"], 8), (4, ["1_199"], 5)]
)
def test_the_cave_troll_is_cheaper_underground_and_with_its_keyward(site, minions, paid):
    scene = moria_scene(minions=minions, shadow_hand=[CAVE_TROLL], site=site)
    assert cost(scene, CAVE_TROLL) == paid


@pytest.mark.parametrize(("site", "paid"), [(4, 1), (5, 3)])
def test_new_devilry_makes_companions_dearer_from_site_five(site, paid):
    scene = moria_scene(shadow_support=["1_202"], hand=[DWARF_GUARD], site=site)
    assert cost(scene, DWARF_GUARD) == paid


@pytest.mark.parametrize(("companion", "left"), [(GIMLI, 1), (LEGOLAS, 1), (ARAGORN, 3)])
def test_misty_mountains_cost_a_fellowship_with_a_dwarf_or_elf_two_cards(companion, left):
    scene = moria_scene(
        fellowship=[companion], shadow_support=["1_198"], hand=[HOBBIT_SWORD] * 3, site=4
    ).happen(path.move)
    while scene.can(Verb.PASS):
        scene.pass_()
    assert len(scene.hand()) == left


@pytest.mark.parametrize(("site", "phase", "added"), [(4, REGROUP, 2), (4, 1, 0)])
def test_depths_of_moria_ask_for_a_move_in_the_regroup_phase(site, phase, added):
    plain = moria_scene(fellowship=[ARAGORN], site=site)
    deep = moria_scene(fellowship=[ARAGORN], site=site, shadow_support=["3_77"])
    for scene in (plain, deep):
        scene.state.phase = phase
        scene.happen(path.move)
    assert deep.twilight - plain.twilight == added


# --- choices ---


def test_the_end_comes_lets_the_free_peoples_player_choose_the_minion():
    scene = moria_scene(
        fellowship=[ARAGORN], minions=[RUNNER, PATROL_TROOP, *[RUNNER] * 3], shadow_hand=["1_169"]
    )
    scene.assignment_phase().wait_to(Verb.PLAY, "1_169").play("1_169")
    assert scene.who == 0
    scene.choose(RUNNER)
    assert scene.state.assigned[scene._find(RUNNER)] == (scene._find(FRODO),)


@pytest.mark.parametrize("bottom", [RUNNER, CAVE_TROLL])
def test_underdeeps_take_an_orc_from_the_bottom_of_the_deck_and_discard_another_card(bottom):
    scene = moria_scene(shadow_support=["1_200"], shadow_deck=[bottom, MARKSMAN], twilight=6)
    scene.shadow_phase().use("1_200")
    assert scene.deck(SHADOW) == [MARKSMAN]
    assert (bottom in scene.hand(SHADOW)) == (bottom == RUNNER)
    assert scene.is_discarded(bottom) == (bottom == CAVE_TROLL)


@pytest.mark.parametrize(("revealed", "paid"), [(0, 14), (2, 10)])
def test_power_and_terror_lowers_the_cost_by_two_for_each_orc_shown(revealed, paid):
    scene = moria_scene(
        minions=[MARKSMAN], shadow_hand=["2_70", BALROG, RUNNER, PATROL_TROOP], twilight=20
    )
    scene.shadow_phase().play("2_70")
    for orc in (RUNNER, PATROL_TROOP)[:revealed]:
        scene.choose(orc)
    if not scene.in_play(BALROG):
        scene.pass_()
    assert scene.twilight == 20 - paid


@pytest.mark.parametrize(("shown", "added"), [([GANDALF], 4), ([], 0)])
def test_dangerous_gamble_adds_the_cost_of_the_card_shown(shown, added):
    scene = moria_scene(minions=[RUNNER], shadow_hand=["3_76"], hand=shown, twilight=2)
    scene.shadow_phase().play("3_76")
    assert scene.twilight == added


@pytest.mark.parametrize(("burdens", "added"), [(3, 3), (7, 5)])
def test_troubled_mountains_add_no_more_than_five(burdens, added):
    scene = moria_scene(minions=[PATROL_TROOP], shadow_hand=["2_72"], burdens=burdens)
    scene.shadow_phase().play("2_72")
    scene.take_number(burdens)
    assert scene.twilight == added


@pytest.mark.parametrize(("prevents", "wounds"), [(True, 0), (False, 3)])
def test_boromir_is_spared_for_two_possessions(prevents, wounds):
    boromir = made(BOROMIR, title="Boromir", vitality=5)
    scene = moria_scene(
        fellowship=[boromir, MERRY, PIPPIN],
        bearing={MERRY: [HOBBIT_SWORD], PIPPIN: [made(HOBBIT_SWORD)]},
        minions=[RUNNER],
        shadow_hand=["3_80"],
    )
    scene.maneuver_phase().wait_to(Verb.PLAY, "3_80").play("3_80")
    assert scene.who == 0
    scene.take_number(int(prevents))
    if prevents:
        scene.choose(HOBBIT_SWORD)
    assert scene.wounds(boromir) == wounds
    assert scene.is_discarded(HOBBIT_SWORD) == prevents


# --- answers ---


def test_plundered_armories_play_a_discarded_weapon_for_one_less():
    whip = "2_74"
    scene = moria_scene(
        minions=[BALROG],
        bearing={BALROG: [whip], FRODO: [HOBBIT_SWORD]},
        shadow_support=["1_193"],
        twilight=1,
    )
    scene.happen(wounds.discard_from_play, scene._find(HOBBIT_SWORD))
    assert not scene.can(Verb.TRIGGER, "1_193")
    scene.happen(wounds.discard_from_play, scene._find(whip)).answer_with("1_193")
    assert scene.bearer_of(whip) == BALROG
    assert scene.twilight == 1


def test_plundered_armories_play_the_weapon_of_a_fallen_orc_on_another():
    """2.0 and rulings of April 2004, 1 C 193: also when the bearer is lost in a skirmish."""
    boromir = made(BOROMIR, strength=8)
    scene = moria_scene(
        fellowship=[boromir],
        minions=[RUNNER, PATROL_TROOP],
        bearing={RUNNER: [SCIMITAR]},
        shadow_support=["1_193"],
        shadow_deck=[MARKSMAN],
    )
    scene.skirmish(boromir, RUNNER).wait_to(Verb.TRIGGER, "1_193").answer_with("1_193")
    assert scene.bearer_of(SCIMITAR) == PATROL_TROOP


@pytest.mark.parametrize(("minions", "burdens"), [(2, 1), (5, 3)])
def test_lost_to_the_goblins_adds_burdens_for_shadow_cards_discarded(minions, burdens):
    scene = moria_scene(
        minions=[RUNNER] * minions,
        shadow_hand=["1_189"],
        shadow_deck=[RUNNER, RUNNER, RUNNER, RUNNER, HOBBIT_SWORD],
    )
    scene.happen(wounds.exert, scene._find(FRODO)).play("1_189").take_number(minions)
    assert len(scene.deck(SHADOW)) == 5 - minions
    assert scene.burdens == burdens


def test_goblin_armory_prevents_a_wound_and_pays_for_weapons():
    scene = moria_scene(
        fellowship=[LEGOLAS],
        minions=[RUNNER],
        shadow_support=["1_173"],
        shadow_hand=[SCIMITAR],
        shadow_deck=[MARKSMAN],
    )
    scene.shadow_phase().play(SCIMITAR)
    assert scene.twilight == 1
    scene.archery_phase().wait_to(Verb.TRIGGER, "1_173").answer_with("1_173")
    assert scene.in_play(RUNNER)
    assert scene.is_discarded("1_173")


# --- The Balrog, and what lies in the water ---


@pytest.mark.parametrize(("site", "stays"), [(4, True), (6, False)])
def test_the_balrog_stays_underground(site, stays):
    scene = moria_scene(minions=[BALROG], site=site).shadow_phase()
    assert scene.in_play(BALROG) == stays


def test_the_balrogs_sword_is_borne_beside_his_whip():
    scene = moria_scene(minions=[BALROG], bearing={BALROG: ["2_74"]}, shadow_hand=["2_50"])
    scene.state.twilight = 1
    scene.shadow_phase().play("2_50")
    assert scene.bearer_of("2_50") == BALROG
    assert scene.number(DAMAGE, BALROG) == 2


def test_the_whip_takes_armor_of_who_skirmishes_the_balrog_alone():
    scene = moria_scene(
        fellowship=[ARAGORN, BOROMIR, GIMLI],
        minions=[BALROG],
        bearing={BALROG: ["2_74"], BOROMIR: ["1_92"], GIMLI: ["1_15"], ARAGORN: ["1_101"]},
    )
    scene.skirmish(BOROMIR, BALROG).wait_to(Verb.USE, "2_74").use("2_74")
    assert [scene.in_play(item) for item in ("1_92", "1_15", "1_101")] == [False, True, True]
    assert scene.wounds(BALROG) == 1


def test_dark_fire_weakens_gandalf_and_exerts_him_at_each_move():
    scene = moria_scene(fellowship=[GANDALF], bearing={GANDALF: ["2_54"]}, minions=[BALROG])
    assert scene.strength(GANDALF) == 5
    scene.happen(path.move).pass_()
    assert scene.wounds(GANDALF) == 1


def test_fill_with_fear_leaves_out_the_archery_phase_beside_the_balrog():
    scene = moria_scene(fellowship=[LEGOLAS], minions=[BALROG], shadow_support=["2_56"])
    scene.maneuver_phase().pass_all()
    assert scene.state.phase != ARCHERY


def test_dark_places_put_your_own_marsh_or_cave_over_an_opponents_site():
    cave, plain = "2_118", "2_119"
    scene = Scene(
        path=("1_319", "1_331", "1_337", "1_343", cave, plain), site=4, shadow_support=["2_55"]
    )
    scene.shadow_phase().use("2_55")
    assert scene._id(scene.state.path[3]) == cave


def test_durins_bane_stands_alone_and_no_archer_shoots():
    scene = moria_scene(
        fellowship=[LEGOLAS], minions=[PATROL_TROOP], shadow_hand=["2_51", RUNNER], twilight=20
    )
    scene.shadow_phase().play("2_51")
    assert scene.is_discarded(PATROL_TROOP)
    before = scene.twilight
    scene.play(RUNNER)
    assert scene.is_discarded(RUNNER)
    assert scene.twilight == before - 1
    scene.pass_all()
    assert ("phase", ARCHERY) not in scene.state.log
    assert scene.in_play("2_51")


def test_the_watcher_leaves_only_tentacles_and_makes_them_stronger():
    tentacle = "2_58"
    scene = moria_scene(
        path=MARSHY_SITES,
        site=2,
        minions=[RUNNER, tentacle],
        shadow_hand=["2_73", MARKSMAN],
        twilight=20,
    )
    scene.shadow_phase().play("2_73")
    assert scene.is_discarded(RUNNER)
    assert scene.strength(tentacle) == 6
    assert scene.number(DAMAGE, tentacle) == 1
    assert scene.strength("2_73") == 11


@pytest.mark.parametrize(("companion", "wounded"), [(BOROMIR, 2), (MERRY, 3)])
def test_goblin_domain_lets_companions_come_exhausted_from_site_four(companion, wounded):
    for site, wounds_taken in ((3, 0), (4, wounded)):
        scene = moria_scene(hand=[companion], shadow_support=["1_175"], site=site)
        scene.fellowship_phase().play(companion)
        assert scene.wounds(companion) == wounds_taken


@pytest.mark.parametrize("bearer", [MERRY, PIPPIN])
def test_a_hobbit_with_throw_yourself_in_cannot_exert_for_his_own_side(bearer):
    scene = moria_scene(fellowship=[MERRY, PIPPIN], bearing={bearer: ["2_71"]}, hand=["1_310"])
    scene.happen(wounds.exert, scene._find(bearer), scene._find("2_71"))
    assert scene.wounds(bearer) == 1
    scene.happen(wounds.exert, scene._find(bearer), scene._find("1_310"))
    assert scene.wounds(bearer) == 1


def test_fool_of_a_took_also_takes_the_card_that_is_no_moria_minion():
    scene = moria_scene(
        fellowship=[MERRY],
        minions=[RUNNER],
        shadow_hand=["1_170"],
        shadow_deck=[MARKSMAN, SCIMITAR, RUNNER, PATROL_TROOP],
        twilight=9,
    )
    scene.shadow_phase().play("1_170")
    assert sorted(scene.hand(SHADOW)) == sorted([SCIMITAR, RUNNER, PATROL_TROOP])
    assert scene.deck(SHADOW) == [MARKSMAN]


def test_fool_of_a_took_needs_a_hobbit_who_is_not_the_ring_bearer():
    scene = moria_scene(fellowship=[ARAGORN], shadow_hand=["1_170", RUNNER], twilight=9)
    assert not scene.shadow_phase().can(Verb.PLAY, "1_170")


@pytest.mark.parametrize("skipped", [True, False])
def test_the_free_peoples_player_may_skip_archery_against_the_trolls_chain(skipped):
    scene = moria_scene(fellowship=[LEGOLAS], minions=[CAVE_TROLL], bearing={CAVE_TROLL: ["2_53"]})
    scene.maneuver_phase()
    while not scene.can(Verb.YES):
        scene.pass_()
    assert scene.who == 0
    if skipped:
        scene.do(Verb.YES)
        assert ("phase", ARCHERY) not in scene.state.log
        return
    scene.pass_().wait_to(Verb.TRIGGER, "2_53").answer_with("2_53")
    assert scene.wounds(CAVE_TROLL) == 1
    assert scene.wounds(LEGOLAS) == 1


@pytest.mark.parametrize("whip", [["2_74"], []])
def test_final_cry_needs_the_whip_and_wounds_who_skirmished_the_balrog(whip):
    boromir = made(BOROMIR, strength=20, vitality=6)
    scene = moria_scene(
        fellowship=[boromir, ARAGORN],
        minions=[BALROG],
        bearing={BALROG: whip},
        shadow_hand=["2_57"],
        twilight=5,
    )
    scene.skirmish(boromir, BALROG)
    while not scene.can(Verb.PLAY, "2_57") and scene.can(Verb.PASS):
        scene.pass_()
    assert scene.can(Verb.PLAY, "2_57") == bool(whip)
    if whip:
        scene.play("2_57")
        assert scene.wounds(boromir) == 2
        assert scene.wounds(ARAGORN) == 0
