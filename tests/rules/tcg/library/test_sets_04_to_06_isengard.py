"""Isengard cards of *The Two Towers* that are easily misread."""

import pytest

from rules.tcg.engine import path, skirmish, wounds
from rules.tcg.engine.assignment import assign_by_effect
from rules.tcg.engine.codes import DAMAGE, FIERCE, Verb
from rules.tcg.engine.tokens import change_culture_tokens
from tests.rules.tcg.cards import (
    ARAGORN,
    ELROND,
    EOWYN,
    FRODO,
    GIMLI,
    HOBBIT_SWORD,
    KNIGHTS_SPEAR,
    LEGOLAS,
    MADRIL,
    MERRY,
    PIPPIN,
    TROOPER,
)
from tests.rules.tcg.scene import ARAGORN_SITES, FREE_PEOPLES, SHADOW, Scene

URUK_SAVAGE = "1_151"
UNFERTH = "4_178"  # Isengard Man
RUNNER = "4_193"  # tracker, fierce, 8/2
SEEKER = "4_195"  # tracker, fierce, 6/2
BOWMEN = "4_138"  # archer
GRIMA = "4_153"
WEARY = "4_212"  # search
BATTLEGROUND = "4_347"

BATTLEFIELDS = (*ARAGORN_SITES[:4], BATTLEGROUND, *ARAGORN_SITES[5:])


def numbers(scene, card):
    return scene.strength(card), scene.number(DAMAGE, card), scene.number(FIERCE, card)


def comes_to(scene, verb, card):
    """Pass within this phase until there is such an option, if there ever is."""
    phase = scene.state.phase
    while not scene.can(verb, card):
        if scene.state.phase != phase or not scene.can(Verb.PASS):
            return False
        scene.pass_()
    return True


def put_tokens(scene, card, count):
    change_culture_tokens(scene.state, scene._find(card), "isengard", count)
    return scene


def fights(scene, minion):
    """Whom a minion is assigned to skirmish."""
    return [scene._id(one) for one in scene.state.assigned[scene._find(minion)]]


def free_peoples_assign(scene, character, minion):
    return scene.happen(assign_by_effect, scene._find(character), scene._find(minion), FREE_PEOPLES)


@pytest.mark.parametrize(
    ("card", "site", "controlled", "expected"),
    [
        ("4_136", 6, (), (10, 1, 0)),
        ("4_136", 5, (), (10, 1, 1)),
        ("4_136", 6, (BATTLEGROUND,), (14, 1, 0)),
        ("4_136", 6, (ARAGORN_SITES[0],), (10, 1, 0)),
        ("4_200", 6, (), (17, 1, 0)),
        ("4_200", 5, (), (17, 2, 1)),
        ("4_206", 6, (), (9, 1, 0)),
        ("4_206", 6, (ARAGORN_SITES[0],), (9, 2, 0)),
    ],
)
def test_urukhai_look_at_where_they_are_and_at_the_sites_they_control(
    card, site, controlled, expected
):
    scene = Scene(minions=[card], site=site, path=BATTLEFIELDS).control(*controlled)
    scene.maneuver_phase()
    assert numbers(scene, card) == expected


@pytest.mark.parametrize(("battlegrounds", "hurt"), [(1, 1), (2, 0)])
def test_uruk_assault_band_takes_no_wounds_with_two_battlegrounds(battlegrounds, hurt):
    sites_ = ("4_335", BATTLEGROUND)[:battlegrounds]
    laid = (ARAGORN_SITES[0], "4_335", *ARAGORN_SITES[2:4], BATTLEGROUND, *ARAGORN_SITES[5:])
    scene = Scene(minions=["4_179"], site=6, path=laid).control(*sites_)
    scene.maneuver_phase()
    assert scene.strength("4_179") == 20
    scene.happen(wounds.wound, scene._find("4_179"))
    assert scene.wounds("4_179") == hurt


@pytest.mark.parametrize(("loser", "hurt"), [(MERRY, 1), (ELROND, 1), (EOWYN, 0)])
def test_banished_exerts_its_bearer_only_when_another_loses(loser, hurt):
    scene = Scene(
        fellowship=[MERRY, EOWYN],
        support=[ELROND],
        bearing={EOWYN: ["4_139"]},
        minions=[TROOPER],
        site=6,
    )
    scene.happen(skirmish._outcome, [scene._find(TROOPER)], [scene._find(loser)])
    assert scene.wounds(EOWYN) == hurt


@pytest.mark.parametrize(("victim", "burdens"), [(MERRY, 1), (ARAGORN, 2)])
def test_beyond_dark_mountains_weighs_the_death_of_the_great_heavier(victim, burdens):
    scene = Scene(fellowship=[victim], minions=[URUK_SAVAGE], shadow_hand=["4_141"], site=6)
    scene.happen(wounds.kill, scene._find(victim)).wait_to(Verb.PLAY, "4_141").play("4_141")
    assert (scene.burdens, scene.wounds(URUK_SAVAGE)) == (burdens, 1)


@pytest.mark.parametrize(("prey", "may_prevent"), [(ARAGORN, True), (MERRY, False)])
def test_brought_back_alive_is_not_prevented_by_a_hobbit(prey, may_prevent):
    scene = Scene(fellowship=[ARAGORN, MERRY], minions=[RUNNER], shadow_hand=["4_143"], site=6)
    scene.assignment_phase().wait_to(Verb.PLAY, "4_143").play("4_143").choose(prey)
    if may_prevent:
        assert scene.who == FREE_PEOPLES
        scene.take_number(1)
    assert scene.wounds(RUNNER) == 1
    assert scene.wounds(prey) == may_prevent
    assert fights(scene, RUNNER) == ([] if may_prevent else [prey])


@pytest.mark.parametrize(("card", "cost"), [("4_164", 0), ("4_159", 2)])
@pytest.mark.parametrize("prevents", [False, True])
def test_the_companion_may_exert_to_prevent_the_assignment(card, cost, prevents):
    on_aragorn = card == "4_159"
    scene = Scene(
        fellowship=[ARAGORN],
        bearing={ARAGORN: [card]} if on_aragorn else {},
        minions=[RUNNER if on_aragorn else card, TROOPER],
        site=6,
        twilight=cost,
    )
    scene.assignment_phase().wait_to(Verb.USE, card).use(card)
    assert scene.who == FREE_PEOPLES
    scene.take_number(int(prevents))
    assert scene.twilight == 0
    assert scene.wounds(ARAGORN) == prevents
    assert fights(scene, RUNNER if on_aragorn else card) == ([] if prevents else [ARAGORN])


def test_covering_fire_stops_archery_actions_and_goes_in_the_regroup_phase():
    scene = Scene(fellowship=[LEGOLAS], minions=[BOWMEN, BOWMEN], shadow_support=["4_147"], site=6)
    scene.archery_phase()
    assert not scene.can(Verb.USE, LEGOLAS)
    scene.regroup_phase()
    assert scene.is_discarded("4_147")


@pytest.mark.parametrize("minion", [URUK_SAVAGE, TROOPER])
def test_down_to_the_last_child_counts_losses_to_urukhai(minion):
    scene = Scene(fellowship=[MERRY], minions=[minion], shadow_support=["4_148"], site=6)
    scene.skirmish(MERRY, minion).resolve()
    assert scene.tokens("4_148") == (minion == URUK_SAVAGE)


def test_driven_back_counts_the_dead():
    scene = Scene(
        fellowship=[GIMLI],
        minions=[BOWMEN, BOWMEN],
        dead=[MERRY, PIPPIN],
        shadow_hand=["4_149"],
        site=6,
        twilight=3,
    )
    scene.archery_phase().wait_to(Verb.PLAY, "4_149").play("4_149").pass_all()
    hurt = 0
    while scene.options(Verb.WOUND):
        scene.do(Verb.WOUND)
        hurt += 1
    assert hurt == 4


@pytest.mark.parametrize(
    ("companion_", "items", "change"),
    [(EOWYN, [WEARY], -1), (EOWYN, [KNIGHTS_SPEAR], 0), (FRODO, [WEARY], 0)],
)
def test_grima_weakens_unbound_companions_who_bear_shadow_conditions(companion_, items, change):
    fellowship = [] if companion_ == FRODO else [companion_]
    without = Scene(fellowship=fellowship, bearing={companion_: items}, site=6)
    scene = Scene(fellowship=fellowship, bearing={companion_: items}, minions=[GRIMA], site=6)
    for one in (without, scene):
        one.maneuver_phase()
    assert scene.strength(companion_) - without.strength(companion_) == change


def test_grima_returns_what_the_free_peoples_gave_and_no_shadow_card():
    items = [HOBBIT_SWORD, HOBBIT_SWORD, WEARY]
    scene = Scene(
        fellowship=[MERRY, PIPPIN],
        bearing={MERRY: items, PIPPIN: [HOBBIT_SWORD]},
        minions=["4_154"],
        site=6,
    )
    scene.maneuver_phase().wait_to(Verb.USE, "4_154").use("4_154")
    assert scene.hand() == [HOBBIT_SWORD, HOBBIT_SWORD]
    assert scene.bearer_of(WEARY) == MERRY
    assert scene.bearer_of(HOBBIT_SWORD, 2) == PIPPIN


def test_grima_needs_three_cards_on_one_companion():
    scene = Scene(
        fellowship=[MERRY, PIPPIN],
        bearing={MERRY: [HOBBIT_SWORD, WEARY], PIPPIN: [HOBBIT_SWORD]},
        minions=["4_154"],
        site=6,
    )
    assert not comes_to(scene.maneuver_phase(), Verb.USE, "4_154")


def test_haunting_her_steps_cancels_what_was_paid_for():
    scene = Scene(fellowship=[LEGOLAS], minions=[GRIMA, TROOPER], shadow_hand=["4_155"], site=6)
    scene.archery_phase().use(LEGOLAS).play("4_155")
    assert (scene.wounds(LEGOLAS), scene.wounds(GRIMA), scene.wounds(TROOPER)) == (1, 1, 0)


@pytest.mark.parametrize(("items", "bonus"), [([], 2), ([WEARY], 4), ([HOBBIT_SWORD], 2)])
def test_kill_them_now_looks_for_search_cards(items, bonus):
    scene = Scene(
        fellowship=[MERRY], bearing={MERRY: items}, minions=[RUNNER], shadow_hand=["4_156"], site=6
    )
    scene.skirmish(MERRY, RUNNER).wait_to(Verb.PLAY, "4_156").play("4_156")
    assert scene.strength(RUNNER) == 8 + bonus


@pytest.mark.parametrize(("items", "bonus"), [([], 0), ([WEARY], 2), ([HOBBIT_SWORD], 0)])
def test_uruk_seeker_gains_from_search_cards_in_his_skirmish(items, bonus):
    scene = Scene(fellowship=[MERRY], bearing={MERRY: items}, minions=[SEEKER], site=6)
    assert scene.strength(SEEKER) == 6
    scene.skirmish(MERRY, SEEKER)
    assert numbers(scene, SEEKER)[:2] == (6 + bonus, bonus // 2)


def test_vengeance_counts_every_card_the_opponent_bears():
    scene = Scene(
        fellowship=[MERRY, PIPPIN],
        bearing={MERRY: [HOBBIT_SWORD, WEARY], PIPPIN: [HOBBIT_SWORD]},
        minions=[RUNNER, SEEKER],
        shadow_hand=["4_208"],
        site=6,
    )
    scene.skirmish(MERRY, RUNNER).wait_to(Verb.PLAY, "4_208").play("4_208")
    if scene.can(Verb.CHOOSE, RUNNER):
        scene.choose(RUNNER)
    assert scene.strength(RUNNER) == 12


@pytest.mark.parametrize(("bearer", "can_use"), [(MADRIL, False), (ARAGORN, True)])
def test_leechcraft_stops_the_abilities_of_its_bearer_alone(bearer, can_use):
    scene = Scene(
        fellowship=[MADRIL, ARAGORN],
        bearing={bearer: ["4_157"]},
        minions=[TROOPER],
        hand=[HOBBIT_SWORD] * 4,
        site=6,
    )
    assert scene.skirmish(MADRIL, TROOPER).can(Verb.USE, MADRIL) == can_use


@pytest.mark.parametrize("lost", [[], [MERRY], [MERRY, GIMLI]])
def test_new_power_rising_discards_the_free_peoples_cards_in_hand(lost):
    scene = Scene(
        minions=[GRIMA],
        shadow_hand=["4_162", *lost, TROOPER],
        shadow_discards=[RUNNER, TROOPER],
        site=6,
        twilight=2,
    )
    scene.regroup_phase().wait_to(Verb.PLAY, "4_162").play("4_162")
    assert scene.hand(SHADOW) == [TROOPER, RUNNER]
    assert all(scene.is_discarded(card) for card in lost)


@pytest.mark.parametrize("owner", ["deck", "shadow_deck"])
def test_the_palantir_puts_a_card_beneath_the_deck_it_came_from(owner):
    scene = Scene(
        minions=[GRIMA],
        shadow_support=["4_166"],
        site=6,
        twilight=2,
        deck=[MERRY, GIMLI],
        shadow_deck=[TROOPER, RUNNER],
    )
    scene.shadow_phase().use("4_166")
    scene.take_number(int(owner == "deck")).do(Verb.YES)
    assert scene.deck() == ([GIMLI, MERRY] if owner == "deck" else [MERRY, GIMLI])
    assert scene.deck(SHADOW) == ([TROOPER, RUNNER] if owner == "deck" else [RUNNER, TROOPER])


def test_ranged_commander_cheapens_archers_in_hand():
    scene = Scene(minions=["4_169"], shadow_hand=[BOWMEN, "4_183", URUK_SAVAGE], site=6, twilight=4)
    scene.shadow_phase()
    assert scene.can(Verb.PLAY, BOWMEN)
    scene.play(BOWMEN)
    assert scene.twilight == 0


@pytest.mark.parametrize(("fighter", "is_asked"), [(ELROND, True), (MERRY, False)])
def test_ranks_without_number_waits_for_an_ally(fighter, is_asked):
    scene = Scene(
        fellowship=[MERRY],
        support=[ELROND],
        minions=[TROOPER],
        shadow_support=["4_170"],
        shadow_discards=[RUNNER],
        site=6,
        twilight=1,
    )
    free_peoples_assign(scene, fighter, TROOPER)
    assert scene.can(Verb.TRIGGER, "4_170") == is_asked
    if is_asked:
        scene.answer_with("4_170")
        assert (scene.in_play(RUNNER), scene.twilight) == (True, 0)


def test_rest_while_you_can_takes_one_card_of_each_side_when_its_bearer_dies():
    deck = [GIMLI, TROOPER, *[MERRY] * 9, RUNNER]
    scene = Scene(
        fellowship=[PIPPIN], bearing={PIPPIN: ["4_171"]}, minions=[RUNNER], deck=deck, site=6
    )
    scene.happen(wounds.kill, scene._find(PIPPIN))
    while scene.options(Verb.CHOOSE):
        assert scene.who == SHADOW
        assert not scene.can(Verb.CHOOSE, GIMLI)
        scene.do(Verb.CHOOSE)
    assert sorted(scene.deck()) == sorted([GIMLI, TROOPER, *[MERRY] * 8])


@pytest.mark.parametrize(
    ("card", "minion", "fighter", "hurt"),
    [
        (WEARY, RUNNER, MERRY, 1),
        (WEARY, TROOPER, MERRY, 0),
        (WEARY, RUNNER, PIPPIN, 0),
        (UNFERTH, UNFERTH, PIPPIN, 1),
        (UNFERTH, RUNNER, PIPPIN, 0),
    ],
)
def test_whom_the_free_peoples_assign_exerts(card, minion, fighter, hurt):
    scene = Scene(
        fellowship=[MERRY, PIPPIN],
        bearing={MERRY: [WEARY]} if card == WEARY else {},
        minions=[RUNNER, TROOPER, UNFERTH],
        site=6,
    )
    free_peoples_assign(scene, fighter, minion)
    assert scene.wounds(fighter) == hurt


def test_weary_does_not_hear_the_shadow_assign():
    scene = Scene(fellowship=[MERRY], bearing={MERRY: [WEARY]}, minions=[RUNNER], site=6)
    scene.happen(assign_by_effect, scene._find(MERRY), scene._find(RUNNER), SHADOW)
    assert scene.wounds(MERRY) == 0


def test_saruman_plays_his_staff_and_is_never_assigned():
    scene = Scene(
        fellowship=[MERRY],
        bearing={MERRY: [WEARY]},
        shadow_hand=["4_173"],
        site=6,
        twilight=4,
    )
    scene.shadow_phase().play("4_173").answer_with("4_173")
    assert scene.is_discarded(WEARY)
    scene.assignment_phase()
    assert not scene.can(Verb.ASSIGN, MERRY, "4_173")


def test_ugluks_sword_discards_one_minion_to_play_another_for_three_less():
    scene = Scene(
        minions=["4_176", RUNNER],
        bearing={"4_176": ["4_177"]},
        shadow_hand=[TROOPER, SEEKER, "4_136"],
        site=6,
        twilight=2,
    )
    scene.shadow_phase().use("4_177").choose(TROOPER).choose("4_136")
    assert (scene.in_play("4_136"), scene.twilight, scene.wounds("4_176")) == (True, 0, 1)


def test_ugluks_sword_gives_another_bearer_no_ability():
    scene = Scene(
        minions=[RUNNER], bearing={RUNNER: ["4_177"]}, shadow_hand=[TROOPER, SEEKER], twilight=9
    )
    assert not scene.shadow_phase().can(Verb.USE, "4_177")


def test_uruk_besieger_waits_on_a_controlled_site_and_comes_back():
    site = ARAGORN_SITES[0]
    scene = Scene(minions=["4_180"], site=6, twilight=1).control(site)
    scene.regroup_phase().use("4_180")
    assert scene.stack(site) == ["4_180"]
    scene.shadow_phase().use("4_180")
    assert (scene.in_play("4_180"), scene.twilight) == (True, 0)


@pytest.mark.parametrize(("fierce", "strength"), [(False, 5), (True, 8)])
def test_uruk_foot_soldier_grows_in_fierce_skirmishes(fierce, strength):
    scene = Scene(fellowship=[MERRY], minions=["4_187"], site=6)
    scene.state.round = int(fierce)
    scene.skirmish(MERRY, "4_187")
    assert numbers(scene, "4_187")[:2] == (strength, int(fierce))


@pytest.mark.parametrize(
    ("card", "wounds_", "burdens"), [("4_186", 0, 1), ("4_188", 2, 0), ("4_190", 1, 0)]
)
def test_trackers_answer_the_death_of_an_unbound_hobbit(card, wounds_, burdens):
    scene = Scene(fellowship=[MERRY, ARAGORN], minions=[card], site=6)
    scene.happen(wounds.discard_from_play, scene._find(MERRY), scene._find(card))
    assert scene.in_play(MERRY)
    scene.happen(wounds.kill, scene._find(MERRY)).answer_with(card)
    if scene.can(Verb.CHOOSE, ARAGORN):
        assert scene.who == (FREE_PEOPLES if card == "4_190" else SHADOW)
        scene.choose(ARAGORN)
    assert scene.burdens == burdens
    assert (scene.wounds(card) > 0, scene.wounds(FRODO)) == (True, 0)


@pytest.mark.parametrize(("minion", "may_take"), [(RUNNER, True), (TROOPER, False)])
def test_uruk_stormer_needs_an_urukhai_in_the_skirmish_of_the_death(minion, may_take):
    site = ARAGORN_SITES[0]
    scene = Scene(fellowship=[PIPPIN], minions=[minion, "4_198"], site=6).wound(PIPPIN, 3)
    scene.state.position[SHADOW] = 6
    scene.skirmish(PIPPIN, minion)
    assert scene.is_dead(PIPPIN)
    assert scene.can(Verb.TRIGGER, "4_198") == may_take
    if may_take:
        scene.answer_with("4_198")
    assert scene.controls(site) == may_take


@pytest.mark.parametrize(("controlled", "playable"), [(1, False), (2, True)])
def test_urukhai_marauder_is_cheaper_by_each_controlled_site(controlled, playable):
    scene = Scene(shadow_hand=["4_204"], site=6, twilight=1).control(*ARAGORN_SITES[:controlled])
    assert scene.shadow_phase().can(Verb.PLAY, "4_204") == playable


def test_what_did_you_discover_hears_the_move_of_the_regroup_phase():
    for in_regroup in (True, False):
        scene = Scene(
            shadow_support=["4_213"],
            shadow_hand=[TROOPER, TROOPER],
            shadow_discards=[RUNNER],
            site=3,
        )
        if in_regroup:
            scene.regroup_phase()
        else:
            scene.fellowship_phase()
        scene.happen(path.move)
        assert comes_to(scene, Verb.TRIGGER, "4_213") == in_regroup
        if in_regroup:
            scene.answer_with("4_213")
            assert scene.hand(SHADOW) == [RUNNER]


def test_wounded_exerts_its_bearer_who_heals_no_more():
    scene = Scene(fellowship=[ARAGORN], minions=[UNFERTH], shadow_hand=["4_215"], site=6)
    scene.shadow_phase().play("4_215")
    assert (scene.wounds(ARAGORN), scene.wounds(UNFERTH)) == (1, 1)
    scene.happen(wounds.heal, scene._find(ARAGORN))
    assert scene.wounds(ARAGORN) == 1
