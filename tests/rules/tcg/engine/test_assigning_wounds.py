"""Who may be assigned wounds, and when characters die of them."""

from rules.tcg.engine.operations import tokens, wounds
from rules.tcg.engine.state.codes import REGROUP, Question, Verb
from rules.tcg.notation.language import *
from tests.rules.tcg.cards import *
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import SHADOW, Scene

HELM_OF_PREVENTION = made(
    RIDING_ARMOR,
    bearer_must_be(companion),
    response(about_to_take_a_wound(bearer), prevent_that),
)


def wounds_assigned(scene: Scene, question: int, card: str) -> int:
    """Assign one wound after another to a character, as long as that is offered."""
    count = 0
    while scene.decision.question == question and scene.can(Verb.WOUND, card):
        scene.do(Verb.WOUND, card)
        count += 1
    return count


def test_threat_wounds_are_assigned_only_where_they_can_be_taken() -> None:
    """2.0, "Wounds": with a Swift Steed at a plains site Éomer takes one wound a skirmish."""
    scene = Scene(
        fellowship=[EOMER_VALIANT_WARCHIEF, MERRY_ROHIRRIM_SQUIRE, ARAGORN_DRIVEN_BY_NEED],
        bearing={EOMER_VALIANT_WARCHIEF: [SWIFT_STEED]},
        minions=[SOUTHRON_CAPTAIN],
        site=2,
        threats=4,
    ).wound(MERRY_ROHIRRIM_SQUIRE, 3)
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, SOUTHRON_CAPTAIN).resolve()
    assert scene.is_dead(MERRY_ROHIRRIM_SQUIRE)
    assert wounds_assigned(scene, Question.THREAT_WOUND, EOMER_VALIANT_WARCHIEF) == 1
    assert wounds_assigned(scene, Question.THREAT_WOUND, ARAGORN_DRIVEN_BY_NEED) == 3
    assert (scene.wounds(EOMER_VALIANT_WARCHIEF), scene.wounds(ARAGORN_DRIVEN_BY_NEED)) == (1, 3)


def test_no_more_arrows_than_vitality_fall_on_a_wearer_of_the_ring() -> None:
    """2.0, "Archery fire": not even where each becomes a burden."""
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, FARAMIR_STOUT_CAPTAIN],
        minions=[GOBLIN_ARCHER] * 7,
        site=4,
        ring=THE_ONE_RING_SUCH_A_WEIGHT_TO_CARRY,
    )
    scene.state.wearing[0] = True
    scene.archery_phase()
    assert wounds_assigned(scene, Question.ARCHERY_WOUND, FRODO_HOPE_OF_FREE_PEOPLES) == 4


def test_no_more_arrows_than_vitality_fall_on_one_whose_wounds_are_prevented() -> None:
    """2.0, "Archery fire": wounds are all assigned before any is prevented."""
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        bearing={ARAGORN_DRIVEN_BY_NEED: [HELM_OF_PREVENTION]},
        minions=[GOBLIN_ARCHER] * 8,
        site=4,
    ).archery_phase()
    assert wounds_assigned(scene, Question.ARCHERY_WOUND, ARAGORN_DRIVEN_BY_NEED) == 4
    assert wounds_assigned(scene, Question.ARCHERY_WOUND, FRODO_HOPE_OF_FREE_PEOPLES) == 0
    assert scene.decision.question == Question.RESPONSE


def test_threat_wounds_come_before_optional_answers_to_the_death() -> None:
    """2.0, "Required or optional": threats are a required answer."""
    hope = made(CITY_OF_MEN, response_event(is_killed(companion), remove_threats(3)))
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, MERRY_ROHIRRIM_SQUIRE],
        minions=[SOUTHRON_CAPTAIN],
        hand=[hope],
        site=2,
        threats=3,
    )
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, SOUTHRON_CAPTAIN).pass_all()
    assert scene.decision.question == Question.THREAT_WOUND
    assert scene.threats == 0


def test_vitality_lost_by_a_transfer_kills_at_once() -> None:
    """2.0, "Killed"."""
    blade = made(ANDURIL_FLAME_OF_THE_WEST, bearer_must_be(gondor, man))
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, FARAMIR_STOUT_CAPTAIN],
        bearing={ARAGORN_DRIVEN_BY_NEED: [blade]},
        site=2,
    )
    scene.wound(ARAGORN_DRIVEN_BY_NEED, 4).fellowship_phase().do(
        Verb.TRANSFER, blade, FARAMIR_STOUT_CAPTAIN
    )
    assert scene.is_dead(ARAGORN_DRIVEN_BY_NEED)


def test_an_ally_without_vitality_is_killed() -> None:
    """2.0, "Killed"."""
    cloak_of_life = made(ANDURIL_FLAME_OF_THE_WEST, bearer_must_be(ally))
    scene = Scene(
        fellowship=[ELROND_LORD_OF_RIVENDELL],
        bearing={ELROND_LORD_OF_RIVENDELL: [cloak_of_life]},
        site=2,
    ).wound(ELROND_LORD_OF_RIVENDELL, 4)
    scene.happen(wounds.discard_from_play, scene.card(cloak_of_life))
    assert scene.is_dead(ELROND_LORD_OF_RIVENDELL)


def test_vitality_given_by_a_character_ends_with_its_death() -> None:
    """2.0, "Killed": who had only that vitality left dies at once."""
    chief = made(ORC_OFFICER, gets(other(orc, minion), vitality(+1)))
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[chief, MORDOR_TROOPER], site=6
    ).wound(MORDOR_TROOPER, 2)
    scene.happen(wounds.heal, scene.card(ARAGORN_DRIVEN_BY_NEED))
    assert scene.in_play(MORDOR_TROOPER)
    scene.happen(wounds.kill, scene.card(chief))
    assert scene.is_discarded(MORDOR_TROOPER)


def test_two_limits_of_one_wound_are_one() -> None:
    """2.0, "Wounds": each says how many at most; they are not added up."""
    shield = made(
        RIDING_ARMOR, bearer_must_be(companion), gets(bearer, wounds_a_skirmish(1)), classes=()
    )
    scene = Scene(
        fellowship=[EOMER_VALIANT_WARCHIEF],
        bearing={EOMER_VALIANT_WARCHIEF: [SWIFT_STEED, shield]},
        minions=[URUK_BROOD],
        site=2,
    )
    scene.skirmish(EOMER_VALIANT_WARCHIEF, URUK_BROOD).resolve()
    assert scene.wounds(EOMER_VALIANT_WARCHIEF) == 1


def test_resistance_lowered_to_the_burdens_corrupts() -> None:
    """2.0, "Losing the game"."""
    weight = made(THIN_AND_STRETCHED, bearer_must_be(titled("Frodo")), resistance=-2, unique=False)
    scene = Scene(minions=[DESERT_FIGHTER], shadow_hand=[weight], site=4, twilight=20, burdens=8)
    scene.shadow_phase().play(weight)
    assert (scene.state.winner, scene.state.ending) == (SHADOW, "corrupted")


def test_a_ring_bearer_cannot_be_discarded() -> None:
    """4.2, "Ring-bearer"."""
    scene = Scene(minions=[DESERT_FIGHTER], site=4)
    scene.happen(wounds.discard_from_play, scene.card(FRODO_HOPE_OF_FREE_PEOPLES))
    assert scene.in_play(FRODO_HOPE_OF_FREE_PEOPLES)


def test_an_overwhelmed_ring_bearer_is_killed_before_burdens_corrupt() -> None:
    """2.0, "Losing the game": an answer to being overwhelmed comes after the death."""
    officer = made(SOUTHRON_CAPTAIN, each_time(is_overwhelmed(companion), add_burdens(3)))
    scene = (
        Scene(minions=[officer], site=6, burdens=8)
        .skirmish(FRODO_HOPE_OF_FREE_PEOPLES, officer)
        .resolve()
    )
    assert (scene.state.winner, scene.state.ending) == (SHADOW, "killed")


def test_without_minions_left_a_fight_that_kills_a_companion_goes_on_to_regroup() -> None:
    scene = Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[MORDOR_TROOPER], site=6).wound(
        MORDOR_TROOPER, 1
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, MORDOR_TROOPER).resolve()
    assert scene.is_discarded(MORDOR_TROOPER)
    assert scene.state.phase == REGROUP


def test_threats_beyond_the_companions_are_not_added_even_as_a_cost() -> None:
    """2.0, "Threats"."""
    scene = Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED], threats=1)
    tokens.add_threats(scene.state, 0, 3)
    assert scene.threats == 2
