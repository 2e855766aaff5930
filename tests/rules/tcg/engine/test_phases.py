"""What belongs to a phase, and when it ends (2.0, "Deluxe rules turn sequence")."""

from rules.tcg.engine.state.codes import Question, Verb
from rules.tcg.notation.language import *
from tests.rules.tcg.cards import *
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import ARAGORN_SITES, Scene


def test_the_move_belongs_to_the_fellowship_phase() -> None:
    """2.0, "1. Fellowship phase": what lasts to its end lasts while the fellowship moves."""
    watch = made(CITY_OF_MEN, event(fellowship, make(each(gondor, companion), strength(+1))))
    probe = made(
        WEST_ROAD,
        each_time(
            the_fellowship_moves_from_here,
            if_(can_spot(with_strength(at_least(8)), companion), add_burdens(1)),
        ),
    )
    path = (ARAGORN_SITES[0], probe, *ARAGORN_SITES[2:])
    scene = Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED], hand=[watch], site=2, path=path)
    scene.fellowship_phase().play(watch).pass_all()
    assert scene.burdens == 1
    assert scene.strength(ARAGORN_DRIVEN_BY_NEED) == 7


def test_what_is_put_off_to_the_end_of_the_fellowship_phase_comes_after_the_move() -> None:
    """2.0, errata to 4 R 237: a fellowship has moved during the phase that ends."""
    late = made(CITY_OF_MEN, event(fellowship, at_end_of(fellowship, add_burdens(1))))
    scene = Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED], hand=[late], site=2)
    scene.fellowship_phase().play(late).pass_all()
    order = [entry[0] for entry in scene.log if entry[0] in ("burdens", "moves")]
    assert order == ["moves", "burdens"]


def test_reconciling_belongs_to_the_regroup_phase() -> None:
    """2.0, "Regroup phase"."""
    oath = made(CITY_OF_MEN, event(regroup, make(each(gondor, companion), strength(+1))))
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED], hand=[oath], site=2, shadow_hand=[DESERT_FIGHTER] * 9
    )
    scene.regroup_phase().play(oath)
    while scene.decision.question == Question.ACTION:
        scene.pass_()
    assert scene.decision.question == Question.RECONCILE_ONE
    assert scene.strength(ARAGORN_DRIVEN_BY_NEED) == 8


def test_ambush_waits_for_all_assignments() -> None:
    """Rulings of 2004, "assignment": all assignments take effect at one time."""
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[SOUTHRON_SCOUT, DESERT_FIGHTER],
        site=4,
        edition="rulings-2004-04",
    ).assignment_phase()
    scene.do(Verb.ASSIGN, FRODO_HOPE_OF_FREE_PEOPLES, SOUTHRON_SCOUT)
    assert scene.decision.question == Question.ASSIGN_DEFENDERS
    scene.do(Verb.ASSIGN, ARAGORN_DRIVEN_BY_NEED, DESERT_FIGHTER)
    assert scene.decision.question == Question.AMBUSH


def test_each_instance_of_ambush_is_used_by_itself() -> None:
    """Rulings of 2004, "ambush"."""
    herald = made(DESERT_FIGHTER, gets(southron & minion, ambush(+1)))
    scene = Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[SOUTHRON_SCOUT, herald], site=4)
    scene.assignment_phase().do(Verb.ASSIGN, FRODO_HOPE_OF_FREE_PEOPLES, SOUTHRON_SCOUT).pass_()
    amounts = []
    while scene.decision.question == Question.AMBUSH:
        amounts.append(scene.options(Verb.USE)[0].number)
        scene.use(SOUTHRON_SCOUT)
    assert sorted(amounts) == [1, 2]
    assert scene.twilight == 3


def test_a_ring_put_on_in_the_regroup_phase_comes_off_at_its_end() -> None:
    """2.0, "The One Ring"."""
    put_on = made(CITY_OF_MEN, event(regroup, wear_the_ring))
    scene = Scene(
        fellowship=[MADRIL_FARAMIRS_AIDE], hand=[put_on], deck=[PIPPIN_SWORN_TO_SERVICE], site=2
    )
    scene.state.moves = 1
    scene.regroup_phase().play(put_on)
    assert scene.state.wearing[0]
    while scene.can(Verb.PASS):
        scene.pass_()
    scene.do(Verb.STAY)
    assert not scene.state.wearing[0]
