"""Isengard cards of *Battle of Helm's Deep* and *Ents of Fangorn* that are easily misread."""

import pytest

from rules.tcg.engine import path, wounds
from rules.tcg.engine.codes import DAMAGE, Verb
from tests.rules.tcg.cards import (
    ARAGORN,
    ARAGORN_HEIR,
    ELROND,
    EOWYN,
    FRODO,
    GIMLI,
    GUARD,
    HOBBIT_SWORD,
    KNIGHTS_SPEAR,
    LEGOLAS,
    MERRY,
    PIPPIN,
    TROOPER,
)
from tests.rules.tcg.library.test_sets_04_to_06_isengard import (
    RUNNER,
    UNFERTH,
    WEARY,
    comes_to,
    fights,
    put_tokens,
)
from tests.rules.tcg.scene import ARAGORN_SITES, FREE_PEOPLES, RULING_RING, SHADOW, Scene

RETAINER = "3_57"  # Isengard Orc
WORKER = "3_62"  # Isengard Orc
SCALING_LADDER = "5_57"
DEVILRY = "5_49"


# --- Battle of Helm's Deep ---


@pytest.mark.parametrize(
    ("companions", "tokens", "can_use"), [(5, 1, True), (4, 1, False), (5, 0, False)]
)
def test_battering_ram_keeps_its_token_and_needs_five_companions(companions, tokens, can_use):
    scene = Scene(
        fellowship=[MERRY, *[GUARD] * (companions - 2)],
        minions=[RUNNER],
        shadow_support=["5_44"],
        site=6,
    )
    put_tokens(scene, "5_44", tokens).skirmish(MERRY, RUNNER)
    assert comes_to(scene, Verb.USE, "5_44") == can_use
    if can_use:
        scene.use("5_44")
        assert scene.number(DAMAGE, RUNNER) == 1
        assert scene.is_discarded("5_44")


@pytest.mark.parametrize(("card", "price"), [("5_45", 3), ("5_46", 4), ("5_47", 5)])
def test_berserkers_take_their_tokens_from_one_machine(card, price):
    """2.0, "Clarifications", 5 U 45."""
    for here, can_use in ((price, True), (price - 1, False)):
        scene = Scene(
            fellowship=[MERRY],
            support=[ELROND],
            minions=[card],
            shadow_support=[DEVILRY, SCALING_LADDER],
            site=6,
        )
        put_tokens(scene, DEVILRY, here)
        put_tokens(scene, SCALING_LADDER, 1).skirmish(MERRY, card)
        assert comes_to(scene, Verb.USE, card) == can_use
    put_tokens(scene, DEVILRY, 1).skirmish(MERRY, card)
    scene.wait_to(Verb.USE, card).use(card)
    if scene.can(Verb.TRIGGER, RULING_RING):
        scene.pass_()  # the wound is taken, not turned into burdens
    assert (scene.tokens(DEVILRY), scene.tokens(SCALING_LADDER)) == (0, 1)
    assert scene.wounds(card) == 2
    assert (scene.wounds(ELROND), scene.wounds(FRODO)) == {
        "5_45": (2, 0),
        "5_46": (0, 0),
        "5_47": (0, 1),
    }[card]


@pytest.mark.parametrize(
    ("card", "base", "each_"), [("5_45", 10, 1), ("5_46", 12, 1), ("5_47", 12, 2)]
)
def test_berserkers_grow_by_every_wound_in_their_skirmish(card, base, each_):
    scene = Scene(fellowship=[MERRY, ARAGORN], minions=[card, RUNNER], site=6)
    scene.wound(MERRY, 2).wound(ARAGORN, 3).wound(RUNNER, 1).wound(card, 1)
    assert scene.strength(card) == base
    scene.skirmish(MERRY, card, RUNNER)
    assert scene.strength(card) == base + 4 * each_


@pytest.mark.parametrize(("tokens", "can_use"), [(8, True), (7, False)])
def test_devilry_of_orthanc_exerts_everybody_at_eight_tokens(tokens, can_use):
    scene = Scene(
        fellowship=[MERRY], support=[ELROND], minions=[RUNNER], shadow_support=[DEVILRY], site=6
    )
    put_tokens(scene, DEVILRY, tokens).maneuver_phase()
    assert comes_to(scene, Verb.USE, DEVILRY) == can_use
    if can_use:
        scene.use(DEVILRY)
        assert [scene.wounds(one) for one in (FRODO, MERRY, ELROND, RUNNER)] == [1, 1, 1, 1]
        assert scene.is_discarded(DEVILRY)


def test_grima_returns_a_companion_with_the_cards_of_both_players():
    scene = Scene(
        fellowship=[LEGOLAS, GIMLI, ARAGORN],
        bearing={ARAGORN: [WEARY, KNIGHTS_SPEAR]},
        minions=["5_51"],
        site=6,
    )
    scene.maneuver_phase().wait_to(Verb.USE, "5_51").use("5_51").choose(ARAGORN)
    assert sorted(scene.hand()) == sorted([ARAGORN, KNIGHTS_SPEAR])
    assert scene.hand(SHADOW) == [WEARY]


def test_grima_needs_four_free_peoples_cultures():
    scene = Scene(fellowship=[LEGOLAS, GIMLI], minions=["5_51"], site=6)
    assert not comes_to(scene.maneuver_phase(), Verb.USE, "5_51")


def test_saruman_heals_isengard_orcs_when_the_fellowship_moves():
    scene = Scene(minions=["5_56", RETAINER, TROOPER], site=3).wound(RETAINER, 1).wound(TROOPER, 1)
    scene.happen(path.move).wait_to(Verb.TRIGGER, "5_56").answer_with("5_56")
    assert (scene.wounds(RETAINER), scene.wounds(TROOPER)) == (0, 1)


def test_sharku_lets_no_hobbit_be_exerted_for_a_mount():
    scene = Scene(
        fellowship=[MERRY, EOWYN, ARAGORN],
        minions=["5_58"],
        shadow_hand=["5_59"],
        site=6,
        twilight=5,
    )
    scene.shadow_phase().play("5_59").answer_with("5_58")
    assert scene.who == FREE_PEOPLES
    assert not scene.can(Verb.CHOOSE, MERRY)
    scene.choose(EOWYN)
    assert scene.wounds(EOWYN) == 1
    assert scene.number(DAMAGE, "5_58") == 1


# --- Ents of Fangorn ---


@pytest.mark.parametrize(
    ("others", "over"), [([], 0), ([GIMLI], 0), ([GIMLI, LEGOLAS, EOWYN, ARAGORN], 3)]
)
def test_agents_of_orthanc_count_cultures_over_two(others, over):
    scene = Scene(fellowship=others, minions=["6_57"], site=6).maneuver_phase()
    assert (scene.strength("6_57"), scene.number(DAMAGE, "6_57")) == (9 + 2 * over, over)


def test_banner_of_isengard_exerts_once_a_site_and_may_take_one_companion_twice():
    scene = Scene(
        fellowship=[MERRY, ARAGORN], bearing={UNFERTH: ["6_59"]}, minions=[UNFERTH], site=6
    )
    scene.control(*ARAGORN_SITES[:2]).skirmish(MERRY, UNFERTH)
    while not scene.options(Verb.CHOOSE):
        scene.pass_()
    assert scene.who == FREE_PEOPLES
    scene.choose(ARAGORN).choose(ARAGORN)
    assert scene.wounds(ARAGORN) == 2


def test_berserk_butcher_keeps_urukhai_from_wounds_until_the_assignment_phase():
    scene = Scene(
        fellowship=[LEGOLAS],  # who could act, so that the phase goes on
        minions=["6_60", RUNNER, TROOPER],
        shadow_support=[SCALING_LADDER],
        site=6,
    )
    put_tokens(scene, SCALING_LADDER, 1).maneuver_phase().wait_to(Verb.USE, "6_60").use("6_60")
    scene.happen(wounds.wound, scene._find(RUNNER))
    scene.happen(wounds.wound, scene._find(TROOPER))
    assert (scene.wounds(RUNNER), scene.wounds(TROOPER), scene.wounds("6_60")) == (0, 1, 2)
    scene.assignment_phase()
    scene.happen(wounds.wound, scene._find(RUNNER))
    assert scene.wounds(RUNNER) == 1


def test_berserk_butcher_prevents_wounds_that_are_assigned():
    """4.2, "wound": wounds are prevented as they come, so arrows may be assigned to Uruk-hai."""
    scene = Scene(
        fellowship=[LEGOLAS, MERRY],
        minions=["6_60", RUNNER, TROOPER],
        shadow_support=[SCALING_LADDER],
        site=6,
    )
    put_tokens(scene, SCALING_LADDER, 1).maneuver_phase().wait_to(Verb.USE, "6_60").use("6_60")
    scene.archery_phase().wait_to(Verb.WOUND, TROOPER).do(Verb.WOUND, RUNNER)
    assert (scene.wounds(RUNNER), scene.wounds(TROOPER)) == (0, 0)


def test_desertion_assigns_a_weaker_isengard_minion():
    scene = Scene(
        fellowship=[ARAGORN_HEIR],  # strength 8, less 1 by the condition
        bearing={ARAGORN_HEIR: ["6_61"]},
        minions=[UNFERTH, RUNNER, TROOPER],
        site=6,
    )
    scene.assignment_phase().wait_to(Verb.USE, "6_61").use("6_61")
    assert fights(scene, UNFERTH) == [ARAGORN_HEIR]
    assert scene.is_discarded("6_61")


def test_isengard_tender_exhausts_a_companion_from_his_stack():
    scene = Scene(
        fellowship=[MERRY], shadow_support=["6_64"], stacked={"6_64": ["6_70"]}, site=6, twilight=2
    )
    scene.regroup_phase().wait_to(Verb.USE, "6_70").use("6_70").choose(MERRY)
    assert (scene.wounds(MERRY), scene.twilight, scene.is_discarded("6_70")) == (3, 0, True)


def test_scaffolding_saves_isengard_orcs_for_two_stacked_cards():
    scene = Scene(
        minions=[RETAINER, RUNNER],
        shadow_support=["6_73"],
        stacked={"6_73": [WORKER, WORKER]},
        site=6,
    )
    scene.happen(wounds.wound, scene._find(RUNNER))
    assert scene.wounds(RUNNER) == 1
    scene.happen(wounds.wound, scene._find(RETAINER)).answer_with("6_73")
    scene.choose(WORKER)
    assert (scene.wounds(RETAINER), scene.stack("6_73")) == (0, [])


def test_twisted_tales_takes_a_possession_when_an_isengard_man_wins():
    scene = Scene(
        fellowship=[MERRY, PIPPIN],
        bearing={PIPPIN: [HOBBIT_SWORD]},
        minions=[UNFERTH],
        shadow_support=["6_75"],
        site=6,
    )
    scene.skirmish(MERRY, UNFERTH).wait_to(Verb.TRIGGER, "6_75").answer_with("6_75")
    assert scene.stack("6_75") == [HOBBIT_SWORD]
    assert scene.strength(PIPPIN) == 3
