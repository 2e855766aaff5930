"""Cards of *Rise of Saruman*."""

import pytest

from rules.tcg.engine import path, tokens
from rules.tcg.engine.codes import DEFENDER, FELLOWSHIP, REGROUP, SETUP, Verb
from rules.tcg.engine.numbers import hunter, twilight_cost
from tests.rules.tcg.cards import ARAGORN, EOMER, FARAMIR, FRODO, TROOPER
from tests.rules.tcg.scene import ARAGORN_SITES, Scene

RANGER_OF_THE_WHITE_TREE = "17_33"
SPIRIT_OF_THE_WHITE_TREE = "17_34"
WILD_MAN = "17_63"
SLAYER = "17_131"
VIOLENT_HURL = "15_179"
SARUMAN = "17_115"
WHITE_HAND_GUARD = "17_126"
FALLS_OF_RAUROS = "17_146"
NURN = "17_148"
GIMLI_HUNTER = "15_5"
TRACKING_URUK = "15_171"
LOOKOUT_URUK = "11_193"
EASTERLING = "12_55"


@pytest.mark.parametrize(
    ("setting_out", "others", "cost"),
    [
        (True, [ARAGORN], 1),
        (True, [EOMER], 3),
        (False, [ARAGORN], 3),
    ],
)
def test_ranger_of_the_white_tree_is_cheap_in_the_starting_fellowship(setting_out, others, cost):
    scene = Scene(fellowship=others, hand=[RANGER_OF_THE_WHITE_TREE])
    scene.state.phase = SETUP if setting_out else FELLOWSHIP
    assert twilight_cost(scene.state, scene._find(RANGER_OF_THE_WHITE_TREE)) == cost


@pytest.mark.parametrize(("site", "usable"), [(2, True), (6, False)])
def test_ranger_of_the_white_tree_spots_a_roaming_minion_to_defend(site, usable):
    scene = Scene(fellowship=[RANGER_OF_THE_WHITE_TREE], minions=[TROOPER], site=site)
    scene.maneuver_phase()
    assert scene.can(Verb.USE, RANGER_OF_THE_WHITE_TREE) is usable
    if usable:
        scene.use(RANGER_OF_THE_WHITE_TREE)
        assert scene.wounds(RANGER_OF_THE_WHITE_TREE) == 1
        assert scene.number(DEFENDER, RANGER_OF_THE_WHITE_TREE) == 1


@pytest.mark.parametrize(("fighter", "free"), [(ARAGORN, False), (FARAMIR, True)])
def test_spirit_of_the_white_tree_silences_skirmishes_of_its_bearer(fighter, free):
    scene = Scene(
        fellowship=[ARAGORN, FARAMIR],
        bearing={ARAGORN: [SPIRIT_OF_THE_WHITE_TREE]},
        minions=[WHITE_HAND_GUARD],
        shadow_hand=["15_179"],
        twilight=5,
        hand=["7_83"],
        site=6,
    )
    scene.skirmish(fighter, WHITE_HAND_GUARD)
    while scene.who == 0 and scene.can(Verb.PASS):
        scene.pass_()
    assert scene.can(Verb.PLAY, "15_179") is free
    assert scene.can(Verb.USE, WHITE_HAND_GUARD) is free


@pytest.mark.parametrize(("by", "stays"), [(TROOPER, False), (ARAGORN, True)])
def test_spirit_of_the_white_tree_goes_when_the_shadow_adds_a_burden(by, stays):
    scene = Scene(
        fellowship=[ARAGORN], bearing={ARAGORN: [SPIRIT_OF_THE_WHITE_TREE]}, minions=[TROOPER]
    )
    scene.happen(tokens.add_burdens, 0, 1, scene._find(by))
    assert scene.burdens == 1
    assert scene.is_discarded(SPIRIT_OF_THE_WHITE_TREE) is not stays


@pytest.mark.parametrize(("others", "threats"), [(3, 1), (5, 3)])
def test_vengeful_wild_man_adds_a_threat_and_more_for_a_large_fellowship(others, threats):
    """Frodo is a companion too."""
    scene = Scene(fellowship=["1_7"] * others, minions=[WILD_MAN, EASTERLING], site=6)
    scene.maneuver_phase().take_number(others + 1)
    assert scene.wounds(WILD_MAN) == 1
    assert scene.threats == threats


def test_vengeful_wild_man_needs_another_man():
    scene = Scene(fellowship=["1_7"] * 5, minions=[WILD_MAN, TROOPER], site=6).maneuver_phase()
    assert scene.wounds(WILD_MAN) == 0
    assert scene.threats == 0


def test_saruman_takes_hunter_away_until_the_regroup_phase():
    scene = Scene(fellowship=[GIMLI_HUNTER], minions=[SARUMAN], site=6)
    gimli = scene._find(GIMLI_HUNTER)
    assert hunter(scene.state, gimli) == 3
    scene.skirmish(GIMLI_HUNTER, SARUMAN)
    assert scene.strength(GIMLI_HUNTER) == 9
    scene.wait_to(Verb.USE, SARUMAN).use(SARUMAN)
    if scene.can(Verb.CHOOSE, GIMLI_HUNTER):
        scene.choose(GIMLI_HUNTER)
    assert scene.wounds(SARUMAN) == 2
    assert ("totals", 6, 8) in (scene.state.log or [])
    assert scene.state.phase == REGROUP
    assert hunter(scene.state, gimli) == 3


def test_saruman_heals_another_minion_than_the_winning_hunter():
    scene = Scene(fellowship=[FARAMIR], minions=[SARUMAN, TRACKING_URUK, LOOKOUT_URUK], site=6)
    for minion in (TRACKING_URUK, LOOKOUT_URUK):
        scene.wound(minion, 1)
    scene.skirmish(FARAMIR, TRACKING_URUK).resolve()
    assert scene.wounds(TRACKING_URUK) == 1
    assert scene.wounds(LOOKOUT_URUK) == 0


@pytest.mark.parametrize(("site", "removed"), [(4, True), (3, False)])
def test_falls_of_rauros_takes_from_the_dead_pile_in_region_two(site, removed):
    sites = (*ARAGORN_SITES[: site - 1], FALLS_OF_RAUROS, *ARAGORN_SITES[site:])
    scene = Scene(fellowship=[ARAGORN], dead=[EOMER], site=site, path=sites)
    scene.state.position[0] = site - 1
    scene.happen(path._leave).pass_all()
    assert scene.is_dead(EOMER) is not removed


@pytest.mark.parametrize("controlled", [False, True])
def test_nurn_strengthens_hunters_of_the_player_who_controls_it(controlled):
    """Rulings of single cards in 4.2: its text holds from the support area as well."""
    scene = Scene(
        fellowship=[GIMLI_HUNTER],
        minions=[TRACKING_URUK, TROOPER],
        site=3,
        path=(NURN, *ARAGORN_SITES[1:]),
    )
    if controlled:
        scene.control(NURN)
    assert scene.strength(TRACKING_URUK) == 14 + controlled
    assert scene.strength(TROOPER) == 6


def test_white_hand_slayer_lets_the_player_of_an_event_exert_no_hunter():
    scene = Scene(
        fellowship=[GIMLI_HUNTER, FARAMIR],
        minions=[SLAYER, TRACKING_URUK],
        shadow_hand=[VIOLENT_HURL],
        twilight=1,
        site=6,
    )
    scene.skirmish(FARAMIR, SLAYER).wait_to(Verb.PLAY, VIOLENT_HURL).play(VIOLENT_HURL)
    while not scene.can(Verb.YES):
        scene.choose(SLAYER)
    assert scene.who == 1
    scene.do(Verb.YES)
    choices = {scene._id(option.card) for option in scene.options(Verb.CHOOSE)}
    assert choices == {FRODO, FARAMIR, SLAYER}
    scene.choose(FARAMIR)
    assert scene.wounds(FARAMIR) == 1 or scene.is_dead(FARAMIR)
