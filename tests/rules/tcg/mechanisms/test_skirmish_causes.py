"""Who did it in a skirmish of several, what goes with its bearer, and cards that are revealed."""

from rules.tcg.engine.operations import wounds
from rules.tcg.engine.state.codes import Verb
from rules.tcg.notation.language import (
    a,
    ability,
    add_burdens,
    an_opponent,
    companion,
    discard,
    draw,
    each,
    each_time,
    event,
    fellowship,
    forbids,
    free_peoples_player,
    from_discard_pile,
    from_revealed,
    hand_weapon,
    in_support_area,
    is_assigned,
    is_discarded,
    is_killed,
    is_wounded,
    limit_per_character,
    looking_at_hands,
    loses_skirmish,
    may,
    minion,
    orc,
    response,
    reveal,
    reveal_hand,
    sauron,
    shadow,
    take_into_hand,
    that,
    titled,
    top_of_deck,
    transfer,
    your,
)
from rules.tcg.notation.language import this as this_card
from tests.rules.tcg.cards import *
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import SHADOW, Scene


def test_each_minion_that_wins_is_a_cause_of_the_wounds_and_deaths() -> None:
    """1 C 273: losing a skirmish that involves a Sauron Orc is enough (4.2, its clarification)."""
    oppression = made(
        WAR_TOWERS,
        each_time(is_killed(companion, by=sauron & orc), add_burdens(1)),
        each_time(is_wounded(companion, by=sauron & orc), add_burdens(2)),
    )
    for minions in ((DESERT_FIGHTER, MORDOR_SAVAGE), (MORDOR_SAVAGE, DESERT_FIGHTER)):
        scene = Scene(
            fellowship=[EOWYN_RESTLESS_MAIDEN], minions=minions, shadow_support=[oppression]
        )
        scene.skirmish(EOWYN_RESTLESS_MAIDEN, *minions).resolve()
        assert scene.is_dead(EOWYN_RESTLESS_MAIDEN)
        assert scene.burdens == 1
        scene = Scene(
            fellowship=[EOWYN_RESTLESS_MAIDEN], minions=minions, shadow_support=[oppression]
        )
        scene.skirmish(EOWYN_RESTLESS_MAIDEN, DESERT_FIGHTER).resolve()
        assert scene.burdens == 0


def test_a_companion_who_faces_two_minions_is_assigned_once() -> None:
    """1 U 244: one skirmish, one burden."""
    defence = made(WAR_TOWERS, each_time(is_assigned(companion), add_burdens(1)))
    scene = Scene(
        fellowship=[ARAGORN_HEIR_OF_ELENDIL],
        minions=[MORDOR_TROOPER, ORC_BROOD],
        shadow_support=[defence],
        site=4,
    )
    scene.assignment_phase()
    scene.do(Verb.ASSIGN, ARAGORN_HEIR_OF_ELENDIL, MORDOR_TROOPER).do(
        Verb.ASSIGN, ARAGORN_HEIR_OF_ELENDIL, ORC_BROOD
    )
    assert scene.burdens == 1


def test_against_whom_is_heard_of_each_minion() -> None:
    defence = made(
        WAR_TOWERS,
        each_time(is_assigned(companion, to=sauron & minion), add_burdens(1)),
    )
    scene = Scene(
        fellowship=[ARAGORN_HEIR_OF_ELENDIL],
        minions=[MORDOR_TROOPER, ORC_BROOD],
        shadow_support=[defence],
        site=4,
    )
    scene.assignment_phase()
    scene.do(Verb.ASSIGN, ARAGORN_HEIR_OF_ELENDIL, MORDOR_TROOPER).do(
        Verb.ASSIGN, ARAGORN_HEIR_OF_ELENDIL, ORC_BROOD
    )
    assert scene.burdens == 2


def test_what_a_character_bears_is_discarded_with_it() -> None:
    """1 C 193: a possession goes with its bearer, whether that is killed or discarded."""
    listening = made(WAR_TOWERS, each_time(is_discarded(hand_weapon), add_burdens(1)))
    for step in (wounds.kill, wounds.discard_from_play):
        scene = Scene(
            fellowship=[MERRY_ROHIRRIM_SQUIRE],
            bearing={MERRY_ROHIRRIM_SQUIRE: [HOBBIT_SWORD_7_319]},
            shadow_support=[listening],
        )
        scene.happen(step, scene.card(MERRY_ROHIRRIM_SQUIRE))
        assert scene.is_discarded(HOBBIT_SWORD_7_319)
        assert scene.burdens == 1


def test_a_card_taken_into_hand_is_no_longer_among_those_revealed() -> None:
    """1 R 81: "discard the rest"."""
    wise = made(
        CITY_OF_MEN,
        event(
            fellowship,
            reveal(top_of_deck(3))
            + take_into_hand(each(from_revealed(companion)))
            + discard(each(from_revealed())),
        ),
    )
    scene = Scene(
        hand=[wise], deck=[ARAGORN_DRIVEN_BY_NEED, HOBBIT_SWORD_7_319, EOMER_VALIANT_WARCHIEF]
    )
    scene.fellowship_phase().play(wise)
    assert sorted(scene.hand()) == sorted([ARAGORN_DRIVEN_BY_NEED, EOMER_VALIANT_WARCHIEF])
    assert scene.is_discarded(HOBBIT_SWORD_7_319)


def test_a_hand_that_may_not_be_looked_at_is_not_shown_though_costs_are_paid() -> None:
    """2 C 44."""
    business = made(WAR_TOWERS, forbids(free_peoples_player, looking_at_hands))
    looking = made(
        CITY_OF_MEN,
        event(
            fellowship,
            add_burdens(1)
            >> reveal_hand(an_opponent) + may(discard(from_revealed(minion)) >> draw(2)),
        ),
    )
    scene = Scene(
        hand=[looking],
        shadow_hand=[MORDOR_TROOPER],
        shadow_support=[business],
        deck=[EOMER_VALIANT_WARCHIEF, EOWYN_RESTLESS_MAIDEN],
    )
    scene.fellowship_phase().play(looking)
    assert scene.burdens == 1
    assert scene.card(MORDOR_TROOPER) not in scene.state.known
    assert not scene.can(Verb.YES)
    assert scene.hand(SHADOW) == [MORDOR_TROOPER]


def test_a_card_is_not_transferred_to_the_dead() -> None:
    """1 U 209."""
    tip = made(
        WAR_TOWERS, response(loses_skirmish(companion), transfer(this_card, that(companion)))
    )
    scene = Scene(fellowship=[MERRY_ROHIRRIM_SQUIRE], minions=[MORDOR_SAVAGE], shadow_support=[tip])
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, MORDOR_SAVAGE)
    scene.resolve()
    assert scene.is_dead(MERRY_ROHIRRIM_SQUIRE)
    assert not scene.can(Verb.TRIGGER, tip)


def test_a_card_of_the_support_area_or_the_discard_pile_is_transferred() -> None:
    """1 R 216 and 3 U 86: to a character of the text's choice; no more than its limit there."""
    tip = made(WAR_TOWERS, limit_per_character(1), title="Blade Tip")
    from_support = transfer(a(your, titled("Blade Tip"), in_support_area), a(companion))
    from_pile = transfer(from_discard_pile(titled("Blade Tip")), a(companion))
    blade = made(MORDOR_TROOPER, ability(shadow, from_support), ability(shadow, from_pile))
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[blade],
        shadow_support=[tip],
        shadow_discards=[tip],
    )
    scene.shadow_phase().use(blade).choose(ARAGORN_DRIVEN_BY_NEED)
    assert scene.bearer_of(tip) == ARAGORN_DRIVEN_BY_NEED
    scene.use(blade)
    assert not scene.can(Verb.CHOOSE, ARAGORN_DRIVEN_BY_NEED)
