"""What an action has discarded, counted; copies of a card; cards that discard themselves."""

from rules.tcg.notation.language import (
    add_burdens,
    copy_of,
    discard,
    discard_during,
    discarded_in_this_way,
    each,
    each_opponent,
    event,
    from_discard_pile,
    have,
    limited,
    maneuver,
    minion,
    number_of,
    put_beneath_deck,
    regroup,
    shadow,
    shadow_side,
    top_of_deck,
    when_played,
)
from rules.tcg.notation.language import this as this_card
from tests.rules.tcg.cards import *
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import SHADOW, Scene

LOST = made(
    RED_WRATH,
    event(
        maneuver,
        discard(top_of_deck(number_of(minion)))
        + add_burdens(limited(discarded_in_this_way(shadow_side), to=3)),
    ),
)


def test_the_shadow_cards_among_those_discarded_count() -> None:
    """1 R 189: as many cards as minions; each Shadow card among them is a burden."""
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[MORDOR_TROOPER, ORC_BROOD],
        shadow_hand=[LOST],
        shadow_deck=[DESERT_FIGHTER, CITY_OF_MEN, MORDOR_SOLDIER],
        twilight=5,
    )
    scene.maneuver_phase().play(LOST)
    assert scene.deck(SHADOW) == [DESERT_FIGHTER]
    assert scene.burdens == 1


def test_copies_of_a_card_have_its_subtitle_too() -> None:
    """1 C 122: Aragorn's other versions are no copies."""
    text = when_played(put_beneath_deck(each(from_discard_pile(copy_of(this_card)))))
    first = made(MORDOR_TROOPER, text, title="Lurtz", subtitle="Servant")
    other = made(MORDOR_TROOPER, title="Lurtz", subtitle="Minion")
    copy = made(MORDOR_TROOPER, title="Lurtz", subtitle="Servant")
    scene = Scene(shadow_hand=[first], shadow_discards=[other, copy], site=8, twilight=9)
    scene.shadow_phase().play(first)
    assert scene.deck(SHADOW) == [copy]
    assert scene.is_discarded(other)


def test_a_card_is_discarded_during_the_regroup_phase() -> None:
    """2 C 16."""
    passing = made(SECOND_LEVEL, discard_during(regroup))
    scene = Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED], support=[passing], minions=[MORDOR_TROOPER])
    scene.maneuver_phase()
    assert scene.in_play(passing)
    scene.regroup_phase()
    assert scene.is_discarded(passing)


def test_cards_that_several_opponents_discard_are_all_counted() -> None:
    text = event(
        shadow,
        have(each_opponent, discard(top_of_deck(2))) + add_burdens(discarded_in_this_way()),
    )
    event_card = made(RED_WRATH, text, timewords=())
    scene = Scene(
        deck=[ARAGORN_DRIVEN_BY_NEED, CITY_OF_MEN, MORDOR_TROOPER],
        shadow_hand=[event_card],
        twilight=9,
    )
    scene.shadow_phase().play(event_card)
    assert scene.burdens == 2
