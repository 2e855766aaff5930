"""The Nazgûl of set 1: what is easily misread in their cards."""

import pytest

from rules.tcg.engine.assignment import assign
from rules.tcg.engine.codes import DAMAGE, SKIRMISH, Verb
from rules.tcg.engine.tokens import remove_burdens
from rules.tcg.engine.wounds import heal
from tests.rules.tcg.cards import (
    ARAGORN,
    GIMLI,
    HOBBIT_SWORD,
    LEGOLAS,
    MERRY,
    PIPPIN,
    TROOPER,
)
from tests.rules.tcg.scene import ARAGORN_SITES, EOMER_SITES, FRODO, RULING_RING, SHADOW, Scene

ALL_VEILS_REMOVED, BEAUTY_IS_FADING, BENT_ON_DISCOVERY = "1_204", "1_205", "1_206"
BLACK_BREATH, BLACK_STEED, BLADE_TIP = "1_207", "1_208", "1_209"
DARK_WHISPERS, FROZEN_BY_FEAR, RINGWRAITHS_WAKE = "1_210", "1_213", "1_214"
MASTERS_WILL, MORGUL_BLADE, NAZGUL_SWORD, NINE_SERVANTS = "1_215", "1_216", "1_218", "1_219"
PALE_BLADE, PATHS_SELDOM_TRODDEN, RETURN_TO_ITS_MASTER = "1_221", "1_222", "1_224"
SWORD_OF_MINAS_MORGUL, TWILIGHT_WORLD = "1_225", "1_228"
ATTEA, CANTEA, ENQUEA, LEMENYA = "1_229", "1_230", "1_231", "1_232"
NELYA, NERTEA, TOLDEA, WITCH_KING = "1_233", "1_234", "1_236", "1_237"
GANDALF_CONDITION, MORIA_SITE, SITE_WITHOUT_A_NUMBER = "3_35", "1_343", "11_228"
# It can act in every skirmish, so that none is resolved before a test has looked.
BYSTANDER = "7_193"


def _wear(scene):
    scene.state.wearing[0] = True
    return scene


def test_all_veils_removed_counts_five_while_the_ring_is_worn():
    for worn, bonus in ((False, 2), (True, 5)):
        scene = Scene(
            fellowship=[ARAGORN],
            minions=[ATTEA, BYSTANDER],
            shadow_hand=[ALL_VEILS_REMOVED],
            twilight=1,
        )
        if worn:
            _wear(scene)
        scene.skirmish(ARAGORN, ATTEA).wait_to(Verb.PLAY, ALL_VEILS_REMOVED).play(ALL_VEILS_REMOVED)
        assert scene.strength(ATTEA) == 12 + bonus


def test_beauty_is_fading_takes_a_companion_only_where_no_possession_or_condition_is():
    scene = Scene(
        fellowship=[ARAGORN],
        bearing={ARAGORN: [HOBBIT_SWORD]},
        minions=[ATTEA],
        shadow_hand=[BEAUTY_IS_FADING],
        twilight=5,
    )
    scene.maneuver_phase().wait_to(Verb.PLAY, BEAUTY_IS_FADING).play(BEAUTY_IS_FADING)
    assert scene.is_discarded(HOBBIT_SWORD)
    assert scene.in_play(ARAGORN)
    scene = Scene(fellowship=[ARAGORN], minions=[ATTEA], shadow_hand=[BEAUTY_IS_FADING], twilight=5)
    scene.maneuver_phase().wait_to(Verb.PLAY, BEAUTY_IS_FADING).play(BEAUTY_IS_FADING)
    assert scene.is_discarded(ARAGORN)
    assert scene.in_play(FRODO)


@pytest.mark.parametrize(
    ("place", "strength", "kept"), [(2, 16, True), (3, 14, True), (4, 12, False)]
)
def test_black_steed_runs_on_plains_and_not_underground(place, strength, kept):
    path = [*ARAGORN_SITES[:3], MORIA_SITE, *ARAGORN_SITES[4:]]
    scene = Scene(minions=[ATTEA], bearing={ATTEA: [BLACK_STEED]}, path=path, site=place)
    scene.maneuver_phase()
    assert scene.in_play(BLACK_STEED) == kept
    assert scene.strength(ATTEA) == strength


@pytest.mark.parametrize(("minion", "left"), [(TROOPER, False), (ATTEA, True)])
def test_bent_on_discovery_draws_first_and_wants_a_nazgul_at_the_end(minion, left):
    scene = Scene(minions=[minion], shadow_support=[BENT_ON_DISCOVERY], shadow_deck=[TROOPER])
    scene.shadow_phase()
    while scene.can(Verb.PASS):
        scene.pass_()
    if left:
        scene.take_number(0)
    assert scene.hand(SHADOW) == [TROOPER]
    assert scene.in_play(BENT_ON_DISCOVERY) == left
    assert scene.wounds(minion) == int(left)


def test_black_breath_keeps_burdens_and_wounds_where_they_are():
    scene = Scene(
        fellowship=[ARAGORN], minions=[ATTEA, BYSTANDER], shadow_support=[BLACK_BREATH], burdens=2
    )
    scene.wound(FRODO, 1).skirmish(FRODO, ATTEA).wait_to(Verb.USE, BLACK_BREATH).use(BLACK_BREATH)
    assert scene.bearer_of(BLACK_BREATH) == FRODO
    assert not scene.can(Verb.USE, BLACK_BREATH)
    frodo = scene._find(FRODO)
    scene.happen(heal, frodo).happen(remove_burdens, 0, 1)
    assert (scene.wounds(FRODO), scene.burdens) == (1, 2)


def test_black_breath_on_another_companion_leaves_the_burdens_free():
    scene = Scene(
        fellowship=[ARAGORN], minions=[ATTEA, BYSTANDER], shadow_support=[BLACK_BREATH], burdens=2
    )
    scene.wound(ARAGORN, 1).skirmish(ARAGORN, ATTEA).wait_to(Verb.USE, BLACK_BREATH).use(
        BLACK_BREATH
    )
    scene.happen(heal, scene._find(ARAGORN)).happen(remove_burdens, 0, 1)
    assert (scene.wounds(ARAGORN), scene.burdens) == (1, 1)


@pytest.mark.parametrize(("victim", "wounds", "burdens"), [(ARAGORN, 1, 0), (FRODO, 0, 1)])
def test_blade_tip_wounds_its_bearer_or_burdens_the_ring_bearer(victim, wounds, burdens):
    scene = Scene(
        fellowship=[ARAGORN],
        bearing={FRODO: [HOBBIT_SWORD]},
        minions=[LEMENYA],
        shadow_support=[BLADE_TIP, BLADE_TIP],
    )
    scene.skirmish(victim, LEMENYA).wait_to(Verb.TRIGGER, BLADE_TIP).answer_with(BLADE_TIP)
    assert scene.bearer_of(BLADE_TIP) == victim
    assert not scene.can(Verb.TRIGGER, BLADE_TIP)
    before = scene.wounds(victim), scene.burdens
    scene.fellowship_phase()
    assert (scene.wounds(victim), scene.burdens) == (before[0] + wounds, before[1] + burdens)


def test_blade_tip_finds_no_bearer_where_the_loser_is_dead():
    scene = Scene(fellowship=[MERRY], minions=[ATTEA], shadow_support=[BLADE_TIP])
    scene.skirmish(MERRY, ATTEA).resolve()
    assert scene.is_dead(MERRY)
    assert not scene.can(Verb.TRIGGER, BLADE_TIP)


@pytest.mark.parametrize(
    ("burdens", "choice", "strength", "damage"), [(3, None, 1, 1), (6, 1, 3, 2), (6, 0, 1, 1)]
)
def test_dark_whispers_offers_more_with_six_burdens(burdens, choice, strength, damage):
    scene = Scene(
        fellowship=[ARAGORN],
        minions=[ATTEA, BYSTANDER],
        shadow_hand=[DARK_WHISPERS],
        burdens=burdens,
    )
    scene.skirmish(ARAGORN, ATTEA).wait_to(Verb.PLAY, DARK_WHISPERS).play(DARK_WHISPERS)
    if choice is not None:
        scene.take_number(choice)
    assert scene.strength(ATTEA) == 12 + strength
    assert scene.number(DAMAGE, ATTEA) == damage


def test_dark_whispers_needs_three_burdens():
    scene = Scene(
        fellowship=[ARAGORN], minions=[ATTEA, BYSTANDER], shadow_hand=[DARK_WHISPERS], burdens=2
    )
    scene.skirmish(ARAGORN, ATTEA).pass_()
    assert not scene.can(Verb.PLAY, DARK_WHISPERS)


def test_frozen_by_fear_looks_whether_the_ring_bearer_still_has_to_fight():
    for fights, bonus in ((True, 3), (False, 2)):
        scene = Scene(
            fellowship=[ARAGORN],
            minions=[ATTEA, CANTEA, BYSTANDER],
            shadow_hand=[FROZEN_BY_FEAR],
            twilight=1,
        )
        if fights:
            scene.state.assigned[scene._find(CANTEA)] = (scene._find(FRODO),)
        scene.skirmish(ARAGORN, ATTEA)
        if scene.can(Verb.FIGHT):
            scene.do(Verb.FIGHT, ARAGORN)
        scene.wait_to(Verb.PLAY, FROZEN_BY_FEAR).play(FROZEN_BY_FEAR).choose(ATTEA)
        assert scene.strength(ATTEA) == 12 + bonus


def test_in_the_ringwraiths_wake_lets_the_free_peoples_player_choose():
    scene = Scene(fellowship=[ARAGORN], minions=[LEMENYA], shadow_hand=[RINGWRAITHS_WAKE])
    scene.skirmish(ARAGORN, LEMENYA).wait_to(Verb.PLAY, RINGWRAITHS_WAKE).play(RINGWRAITHS_WAKE)
    assert scene.who == 0
    scene.take_number(1)
    assert (scene.wounds(FRODO), scene.burdens) == (0, 1)


def test_the_masters_will_takes_its_own_culture_and_discards_the_rest():
    scene = Scene(
        minions=[ATTEA, CANTEA],
        shadow_hand=[MASTERS_WILL],
        shadow_deck=[TROOPER, DARK_WHISPERS, TROOPER],
        twilight=1,
    )
    scene.shadow_phase().play(MASTERS_WILL).take_number(2)
    assert DARK_WHISPERS in scene.hand(SHADOW)
    assert scene.is_discarded(TROOPER, 1)
    assert scene.deck(SHADOW) == [TROOPER]


def test_the_pale_blade_has_the_witch_king_exert():
    scene = Scene(
        fellowship=[ARAGORN],
        support=[GANDALF_CONDITION],
        minions=[WITCH_KING],
        bearing={WITCH_KING: [PALE_BLADE]},
    )
    scene.skirmish(ARAGORN, WITCH_KING).wait_to(Verb.TRIGGER, PALE_BLADE).answer_with(PALE_BLADE)
    assert scene.is_discarded(GANDALF_CONDITION)
    assert scene.wounds(WITCH_KING) == 1


def test_sword_of_minas_morgul_takes_a_possession_of_whom_he_fights():
    scene = Scene(
        fellowship=[MERRY, PIPPIN],
        bearing={MERRY: [HOBBIT_SWORD], LEMENYA: [SWORD_OF_MINAS_MORGUL]},
        minions=[LEMENYA, BYSTANDER],
    )
    scene.skirmish(MERRY, LEMENYA).wait_to(Verb.USE, SWORD_OF_MINAS_MORGUL)
    scene.use(SWORD_OF_MINAS_MORGUL)
    assert scene.is_discarded(HOBBIT_SWORD)
    assert scene.wounds(LEMENYA) == 1


@pytest.mark.parametrize(
    ("companions", "burdens", "can"),
    [
        ([ARAGORN], 4, False),
        ([ARAGORN], 5, True),
        ([ARAGORN, MERRY, PIPPIN, GIMLI, LEGOLAS], 0, True),
    ],
)
def test_enquea_needs_six_companions_or_five_burdens(companions, burdens, can):
    scene = Scene(fellowship=companions, minions=[ENQUEA], burdens=burdens)
    scene.maneuver_phase()
    if scene.who == 0:
        scene.pass_()
    assert scene.can(Verb.USE, ENQUEA) == can
    if can:
        scene.use(ENQUEA)
        if scene.can(Verb.CHOOSE):
            assert not scene.can(Verb.CHOOSE, FRODO)
            scene.choose(ARAGORN)
        assert (scene.wounds(ENQUEA), scene.wounds(ARAGORN)) == (1, 1)


def test_lemenya_weakens_those_who_bear_a_wraith_condition():
    scene = Scene(fellowship=[ARAGORN, MERRY], bearing={ARAGORN: [BLADE_TIP]}, minions=[LEMENYA])
    assert (scene.strength(ARAGORN), scene.strength(MERRY)) == (5, 3)


@pytest.mark.parametrize(
    ("companions", "minions"),
    [([ARAGORN, MERRY, PIPPIN], 0), ([ARAGORN, MERRY, PIPPIN, GIMLI, LEGOLAS], 2)],
)
def test_nertea_may_bring_back_a_minion_for_each_companion_over_four(companions, minions):
    scene = Scene(
        fellowship=companions,
        shadow_hand=[NERTEA],
        shadow_discards=[TROOPER] * 3,
        twilight=20,
        site=6,
    )
    scene.shadow_phase().play(NERTEA)
    for _ in range(minions):
        scene.do(Verb.YES)
        if scene.can(Verb.CHOOSE):
            scene.choose(TROOPER)
    assert not scene.can(Verb.YES)
    assert len(scene.state.minions) == 1 + minions


def test_toldea_chooses_whom_to_skirmish_but_not_the_ring_bearer():
    scene = Scene(fellowship=[ARAGORN, MERRY], minions=[TOLDEA], burdens=4)
    scene.assignment_phase().wait_to(Verb.USE, TOLDEA).use(TOLDEA)
    assert not scene.can(Verb.CHOOSE, FRODO)
    scene.choose(MERRY)
    assert scene.state.assigned[scene._find(TOLDEA)] == (scene._find(MERRY),)


def test_the_witch_king_grows_with_each_other_nazgul():
    scene = Scene(minions=[WITCH_KING, ATTEA, CANTEA, TROOPER])
    assert scene.strength(WITCH_KING) == 14 + 4


def test_the_twilight_world_answers_the_ring_being_put_on():
    scene = Scene(
        fellowship=[ARAGORN],
        bearing={FRODO: [HOBBIT_SWORD]},
        minions=[LEMENYA],
        shadow_hand=[TWILIGHT_WORLD],
    )
    scene.skirmish(FRODO, LEMENYA).wait_to(Verb.TRIGGER, RULING_RING).answer_with(RULING_RING)
    scene.wait_to(Verb.PLAY, TWILIGHT_WORLD).play(TWILIGHT_WORLD)
    assert scene.wounds(LEMENYA) == 1
    assert scene.burdens == 3
    assert scene.wounds(FRODO) == 0


def test_nine_servants_let_each_nazgul_exert_a_hobbit_but_the_ring_bearer():
    scene = Scene(
        fellowship=[ARAGORN, MERRY],
        minions=[CANTEA],
        shadow_support=[NINE_SERVANTS],
        shadow_hand=[LEMENYA],
        twilight=10,
        site=4,
    )
    scene.shadow_phase().play(LEMENYA).wait_to(Verb.TRIGGER, NINE_SERVANTS)
    scene.answer_with(NINE_SERVANTS)
    assert [scene.wounds(card) for card in (MERRY, FRODO, ARAGORN)] == [1, 0, 0]


@pytest.mark.parametrize("place", ["shadow_support", "shadow_discards"])
def test_morgul_blade_leaves_its_tip_in_whom_its_bearer_fights(place):
    tip = {place: [BLADE_TIP]}
    scene = Scene(
        fellowship=[ARAGORN, MERRY],
        bearing={ATTEA: [MORGUL_BLADE, NAZGUL_SWORD]},
        minions=[ATTEA, BYSTANDER],
        **tip,
    )
    scene.skirmish(ARAGORN, ATTEA).wait_to(Verb.USE, MORGUL_BLADE).use(MORGUL_BLADE)
    assert scene.is_discarded(MORGUL_BLADE)
    assert scene.bearer_of(BLADE_TIP) == ARAGORN
    assert scene.wounds(ARAGORN) == 0
    assert scene.fellowship_phase().wounds(ARAGORN) == 1


def test_morgul_blade_finds_no_second_tip_for_the_same_character():
    scene = Scene(
        fellowship=[ARAGORN],
        bearing={ATTEA: [MORGUL_BLADE], ARAGORN: [BLADE_TIP]},
        minions=[ATTEA, BYSTANDER],
        shadow_support=[BLADE_TIP],
    )
    scene.skirmish(ARAGORN, ATTEA).wait_to(Verb.USE, MORGUL_BLADE).use(MORGUL_BLADE)
    assert scene.is_discarded(MORGUL_BLADE)
    copies = [scene.bearer_of(BLADE_TIP, copy) for copy in (0, 1)]
    assert copies.count(ARAGORN) == 1


@pytest.mark.parametrize(("site", "laid"), [(MORIA_SITE, True), (SITE_WITHOUT_A_NUMBER, False)])
def test_paths_seldom_trodden_lays_a_site_of_the_same_number(site, laid):
    scene = Scene(
        minions=[ATTEA],
        shadow_support=[PATHS_SELDOM_TRODDEN],
        path=[*ARAGORN_SITES[:4], site, EOMER_SITES[1]],
        site=4,
        twilight=3,
    )
    scene.shadow_phase().use(PATHS_SELDOM_TRODDEN)
    assert scene._id(scene.state.site()) == (site if laid else ARAGORN_SITES[3])


def test_nelya_replaces_a_site_behind_the_fellowship_too():
    scene = Scene(minions=[NELYA], path=[*ARAGORN_SITES[:4], EOMER_SITES[1]], site=4)
    scene.shadow_phase().use(NELYA).choose(ARAGORN_SITES[1])
    on_path = [scene._id(site) for site in scene.state.path]
    assert on_path == [ARAGORN_SITES[0], EOMER_SITES[1], *ARAGORN_SITES[2:4]]
    assert scene.wounds(NELYA) == 1


def test_return_to_its_master_calls_a_nazgul_to_the_ring_bearer_whose_ring_helps_him_no_more():
    scene = Scene(
        fellowship=[ARAGORN, MERRY],
        bearing={FRODO: [HOBBIT_SWORD]},
        minions=[TROOPER, LEMENYA],
        shadow_hand=[RETURN_TO_ITS_MASTER],
    )
    assign(scene.state, scene._find(MERRY), scene._find(LEMENYA))
    _wear(scene).skirmish(ARAGORN, TROOPER).do(Verb.FIGHT, ARAGORN)
    scene.wait_to(Verb.PLAY, RETURN_TO_ITS_MASTER).play(RETURN_TO_ITS_MASTER)
    while scene.state.phase == SKIRMISH:
        scene.pass_()
    assert (scene.wounds(FRODO), scene.burdens) == (1, 0)
    assert scene.wounds(MERRY) == 0
