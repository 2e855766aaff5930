"""Cards whose game text does not apply: no ability, no modifier, no trigger, no keyword.

Comprehensive Rules 4.2, "game text": keywords are text, card types and races are not.
"""

import pickle

from rules.tcg.engine.board import discard
from rules.tcg.engine.codes import DAMAGE, DEFENDER, SKIRMISH, Verb
from rules.tcg.engine.numbers import damage_bonus, is_fierce
from rules.tcg.engine.settling import settle
from rules.tcg.engine.snapshot import value
from rules.tcg.engine.wounds import kill
from rules.tcg.notation.language import (
    a,
    ability,
    companion,
    each_time,
    gets,
    is_killed,
    minion,
    skirmish,
    strength,
    wound,
)
from tests.rules.tcg.cards import ARAGORN, FARAMIR, MADRIL, MERRY, TROOPER, URUK_BROOD
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import Scene

HELPLESS, DENETHORS_SWORD, PHIAL = "2_76", "18_43", "10_13"
SAM, DENETHOR, NELYA = "1_311", "7_86", "7_216"


def test_helpless_takes_sams_ability():
    """2 U 76."""
    scene = Scene(fellowship=[SAM], burdens=1).fellowship_phase()
    assert scene.can(Verb.USE, SAM)
    scene = Scene(fellowship=[SAM], bearing={SAM: [HELPLESS]}, burdens=1).fellowship_phase()
    assert not scene.can(Verb.USE, SAM)


def test_sam_has_his_text_again_without_helpless():
    scene = Scene(fellowship=[SAM], bearing={SAM: [HELPLESS]}, burdens=1).fellowship_phase()
    scene.happen(discard, scene._find(HELPLESS))
    scene.fellowship_phase()
    assert scene.can(Verb.USE, SAM)


def test_denethor_counts_no_men_under_his_own_sword():
    """18 R 43: what the sword itself adds is no text of his."""
    men = [ARAGORN, FARAMIR, MADRIL]
    scene = Scene(fellowship=[DENETHOR, *men], bearing={DENETHOR: [DENETHORS_SWORD]})
    settle(scene.state)
    assert scene.strength(DENETHOR) == 5 + 2
    scene = Scene(fellowship=[DENETHOR, *men])
    assert scene.strength(DENETHOR) == 5 + 3


def test_another_bearer_of_the_sword_keeps_his_text():
    scene = Scene(fellowship=[FARAMIR], bearing={FARAMIR: [DENETHORS_SWORD]})
    settle(scene.state)
    assert scene.state.in_force.textless == frozenset()
    assert scene.state.blueprints[scene._find(FARAMIR)].original is None


def test_the_phial_takes_a_minions_text_until_the_regroup_phase():
    """10 R 13: keywords too; strength is no text."""
    scene = Scene(fellowship=[MERRY], bearing={MERRY: [PHIAL]}, minions=[URUK_BROOD, "7_193"])
    assert scene.number(DAMAGE, URUK_BROOD) == 1
    scene.skirmish(MERRY, URUK_BROOD).use(PHIAL)
    brood = scene._find(URUK_BROOD)
    assert scene.number(DAMAGE, URUK_BROOD) == 0
    assert damage_bonus(scene.state, brood) == 0
    assert scene.strength(URUK_BROOD) == 9
    while scene.state.phase == SKIRMISH:
        scene.pass_()
    settle(scene.state)
    assert scene.number(DAMAGE, URUK_BROOD) == 1


def test_a_card_without_its_text_changes_no_other_and_hears_nothing():
    captain = made(
        TROOPER,
        gets(minion, strength(+3)),
        each_time(is_killed(companion), wound(a(minion))),
        ability(skirmish, wound(a(minion))),
    )
    bare = Scene(fellowship=[MERRY, ARAGORN], minions=[captain, URUK_BROOD])
    assert bare.strength(URUK_BROOD) == 12
    scene = Scene(
        fellowship=[MERRY, ARAGORN], bearing={MERRY: [PHIAL]}, minions=[captain, URUK_BROOD]
    )
    scene.skirmish(MERRY, captain).use(PHIAL)
    assert scene.strength(URUK_BROOD) == 9
    assert not scene.can(Verb.USE, captain)
    scene.happen(kill, scene._find(ARAGORN))
    assert scene.wounds(captain) == scene.wounds(URUK_BROOD) == 0


def test_a_fierce_minion_is_not_fierce_without_its_text():
    scene = Scene(fellowship=[MERRY], bearing={MERRY: [PHIAL]}, minions=[NELYA])
    nelya = scene._find(NELYA)
    assert is_fierce(scene.state, nelya)
    scene.skirmish(MERRY, NELYA).use(PHIAL)
    assert not is_fierce(scene.state, nelya)


def test_a_state_with_a_card_without_its_text_is_pickled():
    scene = Scene(fellowship=[SAM], bearing={SAM: [HELPLESS]}, burdens=1).fellowship_phase()
    copy = pickle.loads(pickle.dumps(scene.state))
    sam = scene._find(SAM)
    assert value(copy) == value(scene.state)
    assert copy.blueprints[sam] is scene.state.blueprints[sam]
    assert copy.in_force.textless == {sam}


def test_a_standing_loss_of_all_keywords_takes_numbered_ones_too():
    """Damage, defender, ambush and the rest are keywords as much as a word without a number."""
    from rules.tcg.engine.numbers import ambushes, defender_bonus
    from rules.tcg.notation.language import loses_all_keywords

    silence = made("7_157", gets(minion | companion, loses_all_keywords))
    keywords = [URUK_BROOD, NELYA, "4_252"]
    for support, has in (([], True), ([silence], False)):
        scene = Scene(fellowship=["4_109"], minions=keywords, shadow_support=support)
        assert (damage_bonus(scene.state, scene._find(URUK_BROOD)) > 0) is has
        assert is_fierce(scene.state, scene._find(NELYA)) is has
        assert bool(ambushes(scene.state, scene._find("4_252"))) is has
        assert bool(defender_bonus(scene.state, scene._find("4_109"))) is has
        assert scene.number(DEFENDER, "4_109") == 1
