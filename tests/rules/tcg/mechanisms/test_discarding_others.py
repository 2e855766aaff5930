"""Texts by which other cards cannot stay in play, or come into play exhausted."""

from rules.tcg.engine.state.codes import Verb
from rules.tcg.engine.turn.settling import settle
from rules.tcg.notation.language import (
    a,
    can_spot,
    comes_exhausted,
    companion,
    discards,
    event,
    fellowship,
    from_hand,
    gets,
    minion,
    other,
    play,
    titled,
    when_played,
    while_,
    wound,
)
from tests.rules.tcg.cards import *
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import Scene

BALROG = made(
    MORDOR_TROOPER,
    while_(can_spot(titled("The Balrog")), discards(other(minion))),
    title="The Balrog",
    site_number=1,
)
WOUNDING = made(DESERT_FIGHTER, when_played(wound(a(companion))), site_number=1)


def test_other_minions_are_discarded_as_it_comes_into_play() -> None:
    """2 C 51: all other minions."""
    scene = Scene(minions=[DESERT_FIGHTER, ORC_BROOD], shadow_hand=[BALROG], twilight=9, site=4)
    scene.shadow_phase().play(BALROG)
    assert scene.is_discarded(DESERT_FIGHTER)
    assert scene.is_discarded(ORC_BROOD)
    assert scene.in_play(BALROG)


def test_one_played_later_does_nothing_as_it_is_played() -> None:
    """4.2, "discard": it was not played for anybody."""
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[BALROG],
        shadow_hand=[WOUNDING],
        twilight=9,
        site=4,
    )
    scene.shadow_phase().play(WOUNDING)
    assert scene.is_discarded(WOUNDING)
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == 0


def test_characters_come_into_play_exhausted() -> None:
    """2 R 31: no exertion, and nobody who is in play already."""
    tired = made(WAR_TOWERS, gets(minion, comes_exhausted))
    scene = Scene(
        minions=[ORC_BROOD],
        shadow_support=[tired],
        shadow_hand=[MORDOR_TROOPER],
        twilight=9,
        site=8,
    )
    scene.shadow_phase().play(MORDOR_TROOPER)
    assert scene.wounds(MORDOR_TROOPER) == 1
    assert scene.wounds(ORC_BROOD) == 0


def test_a_card_played_by_an_effect_may_come_exhausted() -> None:
    """6 U 84."""
    call = made(CITY_OF_MEN, event(fellowship, play(from_hand(companion), comes_exhausted)))
    scene = Scene(hand=[call, EOMER_VALIANT_WARCHIEF])
    scene.fellowship_phase().play(call)
    assert scene.wounds(EOMER_VALIANT_WARCHIEF) == 2
    assert not scene.can(Verb.CHOOSE)


def test_nothing_is_left_to_settle_once_all_others_are_gone() -> None:
    scene = Scene(minions=[BALROG], support=[SECOND_LEVEL], shadow_hand=[RED_WRATH])
    settle(scene.state)
    assert not scene.state.stack
