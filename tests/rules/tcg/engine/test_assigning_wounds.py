"""Who may be assigned wounds, and when characters die of them."""
# ruff: noqa: F403, F405

from rules.tcg.engine import tokens, wounds
from rules.tcg.engine.codes import REGROUP, Question, Verb
from rules.tcg.notation.language import *
from tests.rules.tcg.cards import (
    ANDURIL,
    ARAGORN,
    CAPTAIN,
    CITY_OF_MEN,
    DESERT_FIGHTER,
    ELROND,
    EOMER,
    FARAMIR,
    FRODO,
    GOBLIN_ARCHER,
    MERRY,
    ORC_OFFICER,
    RIDING_ARMOR,
    SWIFT_STEED,
    TROOPER,
    URUK_BROOD,
)
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import SHADOW, Scene

HELM_OF_PREVENTION = made(
    RIDING_ARMOR,
    bearer_must_be(companion),
    response(about_to_take_a_wound(bearer), prevent_that),
)


def assigned(scene: Scene, question: int, card: str) -> int:
    """Assign one wound after another to a character, as long as that is offered."""
    count = 0
    while scene.state.pending.question == question and scene.can(Verb.WOUND, card):
        scene.do(Verb.WOUND, card)
        count += 1
    return count


def test_threat_wounds_are_assigned_only_where_they_can_be_taken():
    """2.0, "Wounds": with a Swift Steed at a plains site Éomer takes one wound a skirmish."""
    scene = Scene(
        fellowship=[EOMER, MERRY, ARAGORN],
        bearing={EOMER: [SWIFT_STEED]},
        minions=[CAPTAIN],
        site=2,
        threats=4,
    ).wound(MERRY, 3)
    scene.skirmish(MERRY, CAPTAIN).resolve()
    assert scene.is_dead(MERRY)
    assert assigned(scene, Question.THREAT_WOUND, EOMER) == 1
    assert assigned(scene, Question.THREAT_WOUND, ARAGORN) == 3
    assert (scene.wounds(EOMER), scene.wounds(ARAGORN)) == (1, 3)


def test_no_more_arrows_than_vitality_fall_on_a_wearer_of_the_ring():
    """2.0, "Archery fire": not even where each becomes a burden."""
    scene = Scene(fellowship=[ARAGORN, FARAMIR], minions=[GOBLIN_ARCHER] * 7, site=4, ring="7_2")
    scene.state.wearing[0] = True
    scene.archery_phase()
    assert assigned(scene, Question.ARCHERY_WOUND, FRODO) == 4


def test_no_more_arrows_than_vitality_fall_on_one_whose_wounds_are_prevented():
    """2.0, "Archery fire": wounds are all assigned before any is prevented."""
    scene = Scene(
        fellowship=[ARAGORN],
        bearing={ARAGORN: [HELM_OF_PREVENTION]},
        minions=[GOBLIN_ARCHER] * 8,
        site=4,
    ).archery_phase()
    assert assigned(scene, Question.ARCHERY_WOUND, ARAGORN) == 4
    assert assigned(scene, Question.ARCHERY_WOUND, FRODO) == 0
    assert scene.state.pending.question == Question.RESPONSE


def test_threat_wounds_come_before_optional_answers_to_the_death():
    """2.0, "Required or optional": threats are a required answer."""
    hope = made(CITY_OF_MEN, response_event(is_killed(companion), remove_threats(3)))
    scene = Scene(fellowship=[ARAGORN, MERRY], minions=[CAPTAIN], hand=[hope], site=2, threats=3)
    scene.skirmish(MERRY, CAPTAIN).pass_all()
    assert scene.state.pending.question == Question.THREAT_WOUND
    assert scene.threats == 0


def test_vitality_lost_by_a_transfer_kills_at_once():
    """2.0, "Killed"."""
    blade = made(ANDURIL, bearer_must_be(gondor, man))
    scene = Scene(fellowship=[ARAGORN, FARAMIR], bearing={ARAGORN: [blade]}, site=2)
    scene.wound(ARAGORN, 4).fellowship_phase().do(Verb.TRANSFER, blade, FARAMIR)
    assert scene.is_dead(ARAGORN)


def test_an_ally_without_vitality_is_killed():
    """2.0, "Killed"."""
    cloak_of_life = made(ANDURIL, bearer_must_be(ally))
    scene = Scene(fellowship=[ELROND], bearing={ELROND: [cloak_of_life]}, site=2).wound(ELROND, 4)
    scene.happen(wounds.discard_from_play, scene._find(cloak_of_life))
    assert scene.is_dead(ELROND)


def test_vitality_given_by_a_character_ends_with_its_death():
    """2.0, "Killed": who had only that vitality left dies at once."""
    chief = made(ORC_OFFICER, gets(other(orc, minion), vitality(+1)))
    scene = Scene(fellowship=[ARAGORN], minions=[chief, TROOPER], site=6).wound(TROOPER, 2)
    scene.happen(wounds.heal, scene._find(ARAGORN))
    assert scene.in_play(TROOPER)
    scene.happen(wounds.kill, scene._find(chief))
    assert scene.is_discarded(TROOPER)


def test_two_limits_of_one_wound_are_one():
    """2.0, "Wounds": each says how many at most; they are not added up."""
    shield = made(
        RIDING_ARMOR, bearer_must_be(companion), gets(bearer, wounds_a_skirmish(1)), classes=()
    )
    scene = Scene(
        fellowship=[EOMER], bearing={EOMER: [SWIFT_STEED, shield]}, minions=[URUK_BROOD], site=2
    )
    scene.skirmish(EOMER, URUK_BROOD).resolve()
    assert scene.wounds(EOMER) == 1


def test_resistance_lowered_to_the_burdens_corrupts():
    """2.0, "Losing the game"."""
    weight = made("1_279", bearer_must_be(titled("Frodo")), resistance=-2, unique=False)
    scene = Scene(minions=[DESERT_FIGHTER], shadow_hand=[weight], site=4, twilight=20, burdens=8)
    scene.shadow_phase().play(weight)
    assert (scene.state.winner, scene.state.ending) == (SHADOW, "corrupted")


def test_a_ring_bearer_cannot_be_discarded():
    """4.2, "Ring-bearer"."""
    scene = Scene(minions=[DESERT_FIGHTER], site=4)
    scene.happen(wounds.discard_from_play, scene._find(FRODO))
    assert scene.in_play(FRODO)


def test_an_overwhelmed_ring_bearer_is_killed_before_burdens_corrupt():
    """2.0, "Losing the game": an answer to being overwhelmed comes after the death."""
    officer = made(CAPTAIN, each_time(is_overwhelmed(companion), add_burdens(3)))
    scene = Scene(minions=[officer], site=6, burdens=8).skirmish(FRODO, officer).resolve()
    assert (scene.state.winner, scene.state.ending) == (SHADOW, "killed")


def test_without_minions_left_a_fight_that_kills_a_companion_goes_on_to_regroup():
    scene = Scene(fellowship=[ARAGORN], minions=[TROOPER], site=6).wound(TROOPER, 1)
    scene.skirmish(ARAGORN, TROOPER).resolve()
    assert scene.is_discarded(TROOPER)
    assert scene.state.phase == REGROUP


def test_threats_beyond_the_companions_are_not_added_even_as_a_cost():
    """2.0, "Threats"."""
    scene = Scene(fellowship=[ARAGORN], threats=1)
    tokens.add_threats(scene.state, 0, 3)
    assert scene.threats == 2
