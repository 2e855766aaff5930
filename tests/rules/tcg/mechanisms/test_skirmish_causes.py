"""Who did it in a skirmish of several, what goes with its bearer, and cards that are revealed."""

from rules.tcg.engine import wounds
from rules.tcg.engine.codes import Verb
from rules.tcg.notation.language import (
    Forbidden,
    a,
    ability,
    add_burdens,
    all_of_these,
    an_opponent,
    companion,
    discard,
    draw,
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
from tests.rules.tcg.cards import (
    ARAGORN,
    ARAGORN_HEIR,
    CITY_OF_MEN,
    DESERT_FIGHTER,
    EOMER,
    EOWYN,
    HOBBIT_SWORD,
    MERRY,
    MORDOR_SAVAGE,
    ORC_BROOD,
    TROOPER,
    WAR_TOWERS,
)
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import SHADOW, Scene


def test_each_minion_that_wins_is_a_cause_of_the_wounds_and_deaths():
    """1 C 273: losing a skirmish that involves a Sauron Orc is enough (4.2, its clarification)."""
    oppression = made(
        WAR_TOWERS,
        each_time(is_killed(companion, by=all_of_these(sauron, orc)), add_burdens(1)),
        each_time(is_wounded(companion, by=all_of_these(sauron, orc)), add_burdens(2)),
    )
    for minions in ((DESERT_FIGHTER, MORDOR_SAVAGE), (MORDOR_SAVAGE, DESERT_FIGHTER)):
        scene = Scene(fellowship=[EOWYN], minions=minions, shadow_support=[oppression])
        scene.skirmish(EOWYN, *minions).resolve()
        assert scene.is_dead(EOWYN)
        assert scene.burdens == 1
        scene = Scene(fellowship=[EOWYN], minions=minions, shadow_support=[oppression])
        scene.skirmish(EOWYN, DESERT_FIGHTER).resolve()
        assert scene.burdens == 0


def test_a_companion_who_faces_two_minions_is_assigned_once():
    """1 U 244: one skirmish, one burden."""
    defence = made(WAR_TOWERS, each_time(is_assigned(companion), add_burdens(1)))
    scene = Scene(
        fellowship=[ARAGORN_HEIR], minions=[TROOPER, ORC_BROOD], shadow_support=[defence], site=4
    )
    scene.assignment_phase()
    scene.do(Verb.ASSIGN, ARAGORN_HEIR, TROOPER).do(Verb.ASSIGN, ARAGORN_HEIR, ORC_BROOD)
    assert scene.burdens == 1


def test_against_whom_is_heard_of_each_minion():
    defence = made(
        WAR_TOWERS,
        each_time(is_assigned(companion, to=all_of_these(sauron, minion)), add_burdens(1)),
    )
    scene = Scene(
        fellowship=[ARAGORN_HEIR], minions=[TROOPER, ORC_BROOD], shadow_support=[defence], site=4
    )
    scene.assignment_phase()
    scene.do(Verb.ASSIGN, ARAGORN_HEIR, TROOPER).do(Verb.ASSIGN, ARAGORN_HEIR, ORC_BROOD)
    assert scene.burdens == 2


def test_what_a_character_bears_is_discarded_with_it():
    """1 C 193: a possession goes with its bearer, whether that is killed or discarded."""
    listening = made(WAR_TOWERS, each_time(is_discarded(hand_weapon), add_burdens(1)))
    for step in (wounds.kill, wounds.discard_from_play):
        scene = Scene(
            fellowship=[MERRY], bearing={MERRY: [HOBBIT_SWORD]}, shadow_support=[listening]
        )
        scene.happen(step, scene._find(MERRY))
        assert scene.is_discarded(HOBBIT_SWORD)
        assert scene.burdens == 1


def test_a_card_taken_into_hand_is_no_longer_among_those_revealed():
    """1 R 81: "discard the rest"."""
    wise = made(
        CITY_OF_MEN,
        event(
            fellowship,
            reveal(top_of_deck(3))
            + take_into_hand(from_revealed(companion, count=None))
            + discard(from_revealed(count=None)),
        ),
    )
    scene = Scene(hand=[wise], deck=[ARAGORN, HOBBIT_SWORD, EOMER])
    scene.fellowship_phase().play(wise)
    assert sorted(scene.hand()) == sorted([ARAGORN, EOMER])
    assert scene.is_discarded(HOBBIT_SWORD)


def test_a_hand_that_may_not_be_looked_at_is_not_shown_though_costs_are_paid():
    """2 C 44."""
    business = made(WAR_TOWERS, forbids(free_peoples_player, Forbidden.LOOK_AT_HANDS))
    looking = made(
        CITY_OF_MEN,
        event(
            fellowship,
            add_burdens(1)
            >> reveal_hand(an_opponent) + may(discard(from_revealed(minion)) >> draw(2)),
        ),
    )
    scene = Scene(
        hand=[looking], shadow_hand=[TROOPER], shadow_support=[business], deck=[EOMER, EOWYN]
    )
    scene.fellowship_phase().play(looking)
    assert scene.burdens == 1
    assert scene._find(TROOPER) not in scene.state.known
    assert not scene.can(Verb.YES)
    assert scene.hand(SHADOW) == [TROOPER]


def test_a_card_is_not_transferred_to_the_dead():
    """1 U 209."""
    tip = made(
        WAR_TOWERS, response(loses_skirmish(companion), transfer(this_card, that(companion)))
    )
    scene = Scene(fellowship=[MERRY], minions=[MORDOR_SAVAGE], shadow_support=[tip])
    scene.skirmish(MERRY, MORDOR_SAVAGE)
    scene.resolve()
    assert scene.is_dead(MERRY)
    assert not scene.can(Verb.TRIGGER, tip)


def test_a_card_of_the_support_area_or_the_discard_pile_is_transferred():
    """1 R 216 and 3 U 86: to a character of the text's choice; no more than its limit there."""
    tip = made(WAR_TOWERS, limit_per_character(1), title="Blade Tip")
    from_support = transfer(a(your, titled("Blade Tip"), in_support_area), a(companion))
    from_pile = transfer(from_discard_pile(titled("Blade Tip")), a(companion))
    blade = made(TROOPER, ability(shadow, from_support), ability(shadow, from_pile))
    scene = Scene(
        fellowship=[ARAGORN], minions=[blade], shadow_support=[tip], shadow_discards=[tip]
    )
    scene.shadow_phase().use(blade).choose(ARAGORN)
    assert scene.bearer_of(tip) == ARAGORN
    scene.use(blade)
    assert not scene.can(Verb.CHOOSE, ARAGORN)
