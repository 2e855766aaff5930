"""What is about to happen is prevented or replaced (4.2, "response" and "instead")."""

from rules.tcg.engine.operations.tokens import add_burdens, add_threats
from rules.tcg.engine.operations.wounds import heal, wound
from rules.tcg.engine.state.codes import Verb
from rules.tcg.notation.language import (
    a,
    about_to,
    about_to_add,
    add_twilight,
    be_discarded,
    be_exerted,
    be_killed,
    be_overwhelmed,
    companion,
    discard,
    instead,
    man,
    maneuver,
    prevent_that,
    response,
    this,
    threat,
)
from rules.tcg.notation.language import ability as special
from rules.tcg.notation.language import exert as exerting
from rules.tcg.notation.language import heal as healing
from tests.rules.tcg.cards import *
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import Scene


def test_a_response_prevents_a_wound_for_its_cost() -> None:
    scene = Scene(fellowship=[EOWYN_LADY_OF_ROHAN, MERRY_ROHIRRIM_SQUIRE])
    scene.happen(wound, scene.card(MERRY_ROHIRRIM_SQUIRE)).answer_with(EOWYN_LADY_OF_ROHAN)
    assert scene.wounds(MERRY_ROHIRRIM_SQUIRE) == 0
    assert scene.wounds(EOWYN_LADY_OF_ROHAN) == 1
    assert scene.twilight == 1


def test_a_prevented_wound_is_not_prevented_again() -> None:
    """4.2, "response": one action answers it, and then it does not happen any more."""
    scene = Scene(minions=[SOUTHRON_TRAVELER, SOUTHRON_TRAVELER], twilight=6)
    scene.happen(wound, scene.card(SOUTHRON_TRAVELER)).answer_with(SOUTHRON_TRAVELER)
    assert scene.twilight == 3
    assert scene.who is None


def test_a_response_to_a_wound_in_a_skirmish_waits_for_a_skirmish() -> None:
    scene = Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED, KING_OF_THE_DEAD])
    scene.happen(wound, scene.card(ARAGORN_DRIVEN_BY_NEED))
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == 1
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, KING_OF_THE_DEAD], minions=[SOUTHRON_CAPTAIN], site=6
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, SOUTHRON_CAPTAIN).wait_to(Verb.TRIGGER, KING_OF_THE_DEAD)
    scene.answer_with(KING_OF_THE_DEAD)
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == 0
    assert scene.wounds(KING_OF_THE_DEAD) == 1


def test_no_token_is_placed_for_an_exertion_that_was_a_cost() -> None:
    """1 C 85: the cost is paid, and its effect follows, without a wound."""
    scene = Scene(
        fellowship=[GANDALF_DEFENDER_OF_THE_WEST, ARAGORN_SWIFT_HUNTER],
        minions=[SOUTHRON_CAPTAIN],
        hand=[STRENGTH_OF_SPIRIT],
        site=6,
    )
    scene.skirmish(ARAGORN_SWIFT_HUNTER, SOUTHRON_CAPTAIN).use(ARAGORN_SWIFT_HUNTER)
    before = scene.strength(ARAGORN_SWIFT_HUNTER)
    scene.play(STRENGTH_OF_SPIRIT)
    assert scene.wounds(ARAGORN_SWIFT_HUNTER) == 0
    assert scene.strength(ARAGORN_SWIFT_HUNTER) == before + 1


def test_a_prevented_exertion_leaves_its_action_unpaid() -> None:
    """Rulings of 2004, "paying costs": a cost that is prevented has not been paid."""
    stop = made(MORDOR_TROOPER, response(about_to(be_exerted, man), prevent_that))
    guard = made(TARGON, special(maneuver, exerting(this) >> add_twilight(3)))
    scene = Scene(fellowship=[guard], minions=[stop])
    scene.maneuver_phase().use(guard).answer_with(stop)
    assert scene.wounds(guard) == 0
    assert scene.twilight == 0


def test_healing_is_replaced_by_something_else() -> None:
    """4.2, "instead": a burden is removed and the wound stays."""
    scene = Scene(hand=[EXTRAORDINARY_RESILIENCE], burdens=2).wound(FRODO_HOPE_OF_FREE_PEOPLES, 1)
    scene.happen(heal, scene.card(FRODO_HOPE_OF_FREE_PEOPLES)).play(EXTRAORDINARY_RESILIENCE)
    assert scene.burdens == 1
    assert scene.wounds(FRODO_HOPE_OF_FREE_PEOPLES) == 1


def test_without_the_answer_the_wound_is_healed() -> None:
    scene = Scene(hand=[EXTRAORDINARY_RESILIENCE], burdens=2).wound(FRODO_HOPE_OF_FREE_PEOPLES, 1)
    scene.happen(heal, scene.card(FRODO_HOPE_OF_FREE_PEOPLES)).pass_()
    assert scene.burdens == 2
    assert scene.wounds(FRODO_HOPE_OF_FREE_PEOPLES) == 0


def test_what_cannot_be_done_instead_leaves_the_first_effect_standing() -> None:
    """4.2, "instead": where the second effect cannot happen, the original one does."""
    scene = Scene(hand=[EXTRAORDINARY_RESILIENCE]).wound(FRODO_HOPE_OF_FREE_PEOPLES, 1)
    scene.happen(heal, scene.card(FRODO_HOPE_OF_FREE_PEOPLES))
    if scene.can(Verb.PLAY, EXTRAORDINARY_RESILIENCE):
        scene.play(EXTRAORDINARY_RESILIENCE)
    assert scene.wounds(FRODO_HOPE_OF_FREE_PEOPLES) == 0


def test_burdens_of_one_shadow_effect_are_prevented_together() -> None:
    """4 C 316: any number of burdens, for one exertion."""
    scene = Scene(fellowship=[SAM_SAMWISE_THE_BRAVE], minions=[SOUTHRON_CAPTAIN])
    scene.happen(add_burdens, 0, 3, scene.card(SOUTHRON_CAPTAIN)).answer_with(SAM_SAMWISE_THE_BRAVE)
    assert scene.burdens == 0
    assert scene.wounds(SAM_SAMWISE_THE_BRAVE) == 1


def test_burdens_of_one_s_own_side_cannot_be_prevented_so() -> None:
    scene = Scene(fellowship=[SAM_SAMWISE_THE_BRAVE, ARAGORN_DRIVEN_BY_NEED])
    scene.happen(add_burdens, 0, 3, scene.card(ARAGORN_DRIVEN_BY_NEED))
    assert scene.burdens == 3


def test_threats_can_be_prevented_one_by_one() -> None:
    warden = made(
        MADRIL_FARAMIRS_AIDE, response(about_to_add(threat), exerting(this) >> prevent_that)
    )
    scene = Scene(fellowship=[warden, ARAGORN_DRIVEN_BY_NEED], minions=[SOUTHRON_CAPTAIN])
    scene.happen(add_threats, 0, 2, scene.card(SOUTHRON_CAPTAIN)).answer_with(warden).pass_()
    assert scene.threats == 1
    assert scene.wounds(warden) == 1


def test_a_discard_is_prevented() -> None:
    keeper = made(
        MADRIL_FARAMIRS_AIDE,
        response(about_to(be_discarded, companion), exerting(this) >> prevent_that),
    )
    orc = made(MORDOR_TROOPER, special(maneuver, exerting(this) >> discard(a(man))))
    scene = Scene(fellowship=[keeper], minions=[orc]).maneuver_phase().use(orc)
    scene.answer_with(keeper)
    assert scene.in_play(keeper)
    assert scene.wounds(keeper) == 1


def test_a_death_is_replaced_while_nobody_dies_twice_for_it() -> None:
    """4.2, "instead": the answer is asked once, and the character who lives on is healed."""
    saint = made(
        MADRIL_FARAMIRS_AIDE, response(about_to(be_killed, this), instead(healing(3, this)))
    )
    scene = Scene(fellowship=[saint]).wound(saint, 2)
    scene.happen(wound, scene.card(saint)).answer_with(saint)
    assert scene.in_play(saint)
    assert scene.wounds(saint) == 0


def test_being_overwhelmed_is_prevented() -> None:
    """Strength 6 against 13 would overwhelm; the skirmish is still lost."""
    stubborn = made(
        MADRIL_FARAMIRS_AIDE,
        response(about_to(be_overwhelmed, this), exerting(this) >> prevent_that),
    )
    scene = Scene(fellowship=[stubborn], minions=[SOUTHRON_CAPTAIN], site=6)
    scene.skirmish(stubborn, SOUTHRON_CAPTAIN).answer_with(stubborn)
    assert scene.in_play(stubborn)
    assert scene.wounds(stubborn) == 1
