"""Costs and effects (2.0, "Costs", "Effects"; rulings of 2004, "paying costs")."""

from rules.tcg.engine.state.codes import Question, Verb
from rules.tcg.notation.language import *
from rules.tcg.vocabulary import Culture, Side
from tests.rules.tcg.cards import *
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import Scene

HELM_OF_PREVENTION = made(
    RIDING_ARMOR,
    bearer_must_be(companion),
    response(about_to_take_a_wound(bearer), prevent_that),
)


def test_the_twilight_of_an_event_pays_for_one_thing_only() -> None:
    """2.0, "Costs": an event of cost 1 that removes two more needs three twilight."""
    greed = made(
        MUMAKIL_OF_THE_HARAD, event(maneuver, remove_twilight(2) >> add_burdens(1)), twilight=1
    )
    for pool, may_play in ((2, False), (3, True)):
        scene = Scene(
            fellowship=[ARAGORN_DRIVEN_BY_NEED],
            minions=[DESERT_FIGHTER],
            shadow_hand=[greed],
            twilight=pool,
        ).maneuver_phase()
        assert scene.can(Verb.PLAY, greed) is may_play
    scene.play(greed)
    assert (scene.twilight, scene.burdens) == (0, 1)


def test_a_price_in_twilight_and_the_cost_of_the_card_are_paid_both() -> None:
    """2.0, "Twilight cost"."""
    late = made(DESERT_FIGHTER, also_playable(maneuver, remove_twilight(2)), twilight=3)
    for pool, may_play in ((4, False), (5, True)):
        scene = Scene(minions=[SOUTHRON_CAPTAIN], shadow_hand=[late], site=4, twilight=pool)
        scene.maneuver_phase()
        assert scene.can(Verb.PLAY, late) is may_play
    scene.play(late)
    assert scene.twilight == 0
    assert scene.in_play(late)


def test_an_effect_does_as_much_as_can_be_done() -> None:
    """2.0, "Effects": a minion of vitality 2 that must exert twice exerts once."""
    weary = made(
        MUMAKIL_OF_THE_HARAD,
        event(maneuver, exert(2, a(minion))),
        side=Side.FREE_PEOPLES,
        culture=Culture.GONDOR,
    )
    scene = Scene(minions=[DESERT_FIGHTER], hand=[weary], site=4).maneuver_phase().play(weary)
    assert scene.wounds(DESERT_FIGHTER) == 1


def test_a_cost_that_was_prevented_buys_nothing() -> None:
    """Rulings of 2004, "paying costs"."""
    zealot = made(FARAMIR_STOUT_CAPTAIN, ability(maneuver, wound(this) >> add_twilight(3)))
    scene = Scene(
        fellowship=[zealot],
        bearing={zealot: [HELM_OF_PREVENTION]},
        minions=[DESERT_FIGHTER],
        hand=[PIPPIN_SWORN_TO_SERVICE],
    )
    scene.maneuver_phase().use(zealot).answer_with(HELM_OF_PREVENTION)
    assert scene.wounds(zealot) == 0
    assert scene.twilight == 0


def test_one_exertion_pays_for_one_cost() -> None:
    """2.0, "Costs": a lone Gondor Man with one exertion left cannot pay two."""
    captain = made(
        FARAMIR_STOUT_CAPTAIN,
        ability(maneuver, exert(this) + exert(a(gondor, man)) >> add_twilight(1)),
    )
    scene = Scene(fellowship=[captain], minions=[DESERT_FIGHTER]).wound(captain, 1)
    assert not scene.maneuver_phase().can(Verb.USE, captain)
    scene = Scene(fellowship=[captain, ARAGORN_DRIVEN_BY_NEED], minions=[DESERT_FIGHTER]).wound(
        captain, 1
    )
    scene.maneuver_phase().use(captain)
    assert (scene.wounds(captain), scene.wounds(ARAGORN_DRIVEN_BY_NEED), scene.twilight) == (
        2,
        1,
        1,
    )


def test_the_choice_for_one_cost_leaves_the_next_payable() -> None:
    """2.0, "Costs": who can exert once may not be chosen for the cost that others could pay."""
    lady = made(
        EOWYN_RESTLESS_MAIDEN,
        ability(maneuver, exert(a(companion, man)) + exert(this) >> add_twilight(1)),
    )
    scene = Scene(fellowship=[lady, EOMER_VALIANT_WARCHIEF], minions=[DESERT_FIGHTER]).wound(
        lady, 1
    )
    scene.maneuver_phase().use(lady)
    if scene.decision.question == Question.TARGET:
        assert not scene.can(Verb.CHOOSE, lady)
        scene.choose(EOMER_VALIANT_WARCHIEF)
    assert (scene.wounds(EOMER_VALIANT_WARCHIEF), scene.twilight) == (1, 1)


def test_an_ability_may_be_used_for_its_cost_alone() -> None:
    """2.0, "Effects": as often as its requirements are met and its costs paid."""
    scene = Scene(
        fellowship=[MADRIL_FARAMIRS_AIDE],
        minions=[DESERT_FIGHTER],
        site=6,
        hand=[MERRY_ROHIRRIM_SQUIRE] * 2 + [PIPPIN_SWORN_TO_SERVICE] * 4,
    )
    scene.skirmish(MADRIL_FARAMIRS_AIDE, DESERT_FIGHTER).use(MADRIL_FARAMIRS_AIDE)
    assert scene.decision.question == Question.TARGET
    scene.choose(MERRY_ROHIRRIM_SQUIRE).choose(MERRY_ROHIRRIM_SQUIRE)
    assert scene.hand() == [PIPPIN_SWORN_TO_SERVICE] * 4


def test_a_card_whose_price_takes_away_its_last_bearer_is_not_stuck() -> None:
    """2.0, "Playing a card": it has no bearer and is discarded."""
    pike = made(
        LONG_SPEAR, bearer_must_be(rohan, man), also_playable(maneuver, discard(a(rohan, man)))
    )
    scene = Scene(
        fellowship=[EOMER_VALIANT_WARCHIEF], minions=[DESERT_FIGHTER], hand=[pike], site=4
    )
    scene.maneuver_phase()
    if scene.can(Verb.PLAY, pike):
        scene.play(pike)
        assert scene.is_discarded(pike)
    assert scene.state.pending is None or len(scene.options()) > 1


def test_an_event_cannot_be_discarded_to_pay_for_itself() -> None:
    """2.0, "Costs"."""
    bargain = made(CITY_OF_MEN, event(maneuver, discard_from_hand(1) >> add_twilight(1)))
    scene = Scene(fellowship=[TARGON], minions=[DESERT_FIGHTER], hand=[bargain])
    assert not scene.maneuver_phase().can(Verb.PLAY, bargain)


def test_discarding_the_bearers_own_card_still_reaches_its_bearer() -> None:
    """2.0, "Discard": "bearer" is who bore the card when it was used."""
    brooch_of_strength = made(
        RIDING_ARMOR,
        bearer_must_be(companion),
        ability(skirmish, discard(this) >> make(bearer, strength(+2))),
    )
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        bearing={ARAGORN_DRIVEN_BY_NEED: [brooch_of_strength]},
        minions=[SOUTHRON_CAPTAIN],
        hand=[PIPPIN_SWORN_TO_SERVICE],
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, SOUTHRON_CAPTAIN)
    before = scene.strength(ARAGORN_DRIVEN_BY_NEED)
    scene.use(brooch_of_strength)
    assert ("changed", scene.card(ARAGORN_DRIVEN_BY_NEED), 0, 2) in scene.log
    assert before == 7
