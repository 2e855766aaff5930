"""Cards whose game text does not apply: no ability, no modifier, no trigger, no keyword.

Comprehensive Rules 4.2, "game text": keywords are text, card types and races are not.
"""

import pickle

from rules.tcg.engine.modifiers.numbers import damage_bonus, is_fierce
from rules.tcg.engine.modifiers.snapshot import value
from rules.tcg.engine.operations.wounds import kill
from rules.tcg.engine.state.codes import DAMAGE, DEFENDER, SKIRMISH, Verb
from rules.tcg.engine.turn.settling import settle
from rules.tcg.engine.zones.board import discard
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
from tests.rules.tcg.cards import *
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import Scene


def test_helpless_takes_sams_ability() -> None:
    """2 U 76."""
    scene = Scene(fellowship=[SAM_SON_OF_HAMFAST], burdens=1).fellowship_phase()
    assert scene.can(Verb.USE, SAM_SON_OF_HAMFAST)
    scene = Scene(
        fellowship=[SAM_SON_OF_HAMFAST], bearing={SAM_SON_OF_HAMFAST: [HELPLESS]}, burdens=1
    ).fellowship_phase()
    assert not scene.can(Verb.USE, SAM_SON_OF_HAMFAST)


def test_sam_has_his_text_again_without_helpless() -> None:
    scene = Scene(
        fellowship=[SAM_SON_OF_HAMFAST], bearing={SAM_SON_OF_HAMFAST: [HELPLESS]}, burdens=1
    ).fellowship_phase()
    scene.happen(discard, scene.card(HELPLESS))
    scene.fellowship_phase()
    assert scene.can(Verb.USE, SAM_SON_OF_HAMFAST)


def test_denethor_counts_no_men_under_his_own_sword() -> None:
    """18 R 43: what the sword itself adds is no text of his."""
    men = [ARAGORN_DRIVEN_BY_NEED, FARAMIR_STOUT_CAPTAIN, MADRIL_FARAMIRS_AIDE]
    scene = Scene(
        fellowship=[DENETHOR_WIZENED_STEWARD, *men],
        bearing={DENETHOR_WIZENED_STEWARD: [DENETHORS_SWORD]},
    )
    settle(scene.state)
    assert scene.strength(DENETHOR_WIZENED_STEWARD) == 5 + 2
    scene = Scene(fellowship=[DENETHOR_WIZENED_STEWARD, *men])
    assert scene.strength(DENETHOR_WIZENED_STEWARD) == 5 + 3


def test_another_bearer_of_the_sword_keeps_his_text() -> None:
    scene = Scene(
        fellowship=[FARAMIR_STOUT_CAPTAIN], bearing={FARAMIR_STOUT_CAPTAIN: [DENETHORS_SWORD]}
    )
    settle(scene.state)
    assert scene.state.in_force.textless == frozenset()
    assert scene.state.blueprints[scene.card(FARAMIR_STOUT_CAPTAIN)].original is None


def test_the_phial_takes_a_minions_text_until_the_regroup_phase() -> None:
    """10 R 13: keywords too; strength is no text."""
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE],
        bearing={MERRY_ROHIRRIM_SQUIRE: [PHIAL_OF_GALADRIEL_STAR_GLASS]},
        minions=[URUK_BROOD, MORGUL_LACKEY],
    )
    assert scene.number(DAMAGE, URUK_BROOD) == 1
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, URUK_BROOD).use(PHIAL_OF_GALADRIEL_STAR_GLASS)
    brood = scene.card(URUK_BROOD)
    assert scene.number(DAMAGE, URUK_BROOD) == 0
    assert damage_bonus(scene.state, brood) == 0
    assert scene.strength(URUK_BROOD) == 9
    while scene.state.phase == SKIRMISH:
        scene.pass_()
    settle(scene.state)
    assert scene.number(DAMAGE, URUK_BROOD) == 1


def test_a_card_without_its_text_changes_no_other_and_hears_nothing() -> None:
    captain = made(
        MORDOR_TROOPER,
        gets(minion, strength(+3)),
        each_time(is_killed(companion), wound(a(minion))),
        ability(skirmish, wound(a(minion))),
    )
    bare = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE, ARAGORN_DRIVEN_BY_NEED], minions=[captain, URUK_BROOD]
    )
    assert bare.strength(URUK_BROOD) == 12
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE, ARAGORN_DRIVEN_BY_NEED],
        bearing={MERRY_ROHIRRIM_SQUIRE: [PHIAL_OF_GALADRIEL_STAR_GLASS]},
        minions=[captain, URUK_BROOD],
    )
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, captain).use(PHIAL_OF_GALADRIEL_STAR_GLASS)
    assert scene.strength(URUK_BROOD) == 9
    assert not scene.can(Verb.USE, captain)
    scene.happen(kill, scene.card(ARAGORN_DRIVEN_BY_NEED))
    assert scene.wounds(captain) == scene.wounds(URUK_BROOD) == 0


def test_a_fierce_minion_is_not_fierce_without_its_text() -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE],
        bearing={MERRY_ROHIRRIM_SQUIRE: [PHIAL_OF_GALADRIEL_STAR_GLASS]},
        minions=[ULAIRE_NELYA_BLACK_MANTLED_WRAITH],
    )
    nelya = scene.card(ULAIRE_NELYA_BLACK_MANTLED_WRAITH)
    assert is_fierce(scene.state, nelya)
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, ULAIRE_NELYA_BLACK_MANTLED_WRAITH).use(
        PHIAL_OF_GALADRIEL_STAR_GLASS
    )
    assert not is_fierce(scene.state, nelya)


def test_a_state_with_a_card_without_its_text_is_pickled() -> None:
    scene = Scene(
        fellowship=[SAM_SON_OF_HAMFAST], bearing={SAM_SON_OF_HAMFAST: [HELPLESS]}, burdens=1
    ).fellowship_phase()
    copy = pickle.loads(pickle.dumps(scene.state))
    sam = scene.card(SAM_SON_OF_HAMFAST)
    assert value(copy) == value(scene.state)
    assert copy.blueprints[sam] is scene.state.blueprints[sam]
    assert copy.in_force.textless == {sam}


def test_a_standing_loss_of_all_keywords_takes_numbered_ones_too() -> None:
    """Damage, defender, ambush and the rest are keywords as much as a word without a number."""
    from rules.tcg.engine.modifiers.numbers import ambushes, defender_bonus
    from rules.tcg.notation.language import loses_all_keywords

    silence = made(RED_WRATH, gets(minion | companion, loses_all_keywords))
    keywords = [URUK_BROOD, ULAIRE_NELYA_BLACK_MANTLED_WRAITH, SOUTHRON_SCOUT]
    for support, has in (([], True), ([silence], False)):
        scene = Scene(
            fellowship=[ARAGORN_HEIR_OF_ELENDIL], minions=keywords, shadow_support=support
        )
        assert (damage_bonus(scene.state, scene.card(URUK_BROOD)) > 0) is has
        assert is_fierce(scene.state, scene.card(ULAIRE_NELYA_BLACK_MANTLED_WRAITH)) is has
        assert bool(ambushes(scene.state, scene.card(SOUTHRON_SCOUT))) is has
        assert bool(defender_bonus(scene.state, scene.card(ARAGORN_HEIR_OF_ELENDIL))) is has
        assert scene.number(DEFENDER, ARAGORN_HEIR_OF_ELENDIL) == 1
