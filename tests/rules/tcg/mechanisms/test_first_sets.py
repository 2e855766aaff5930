"""Words of the first three sets that many mechanisms share: phases, hands, piles, exertion."""

from typing import Any

from rules.tcg.engine.state.codes import ASSIGNMENT, REGROUP, Verb
from rules.tcg.notation.language import (
    a,
    add_burdens,
    any_number,
    bearer,
    bearer_must_be,
    companion,
    condition,
    discard,
    discard_from_hand,
    discarding,
    draw,
    each_opponent,
    each_player,
    each_time,
    either,
    event,
    exert,
    exerted_only_by,
    fellowship,
    forbids,
    free_peoples_player,
    from_discard_pile,
    from_hand,
    gets,
    gondor,
    have,
    heal,
    man,
    may,
    phase_ends,
    phase_starts,
    play,
    player_discards_from_hand,
    player_draws,
    player_takes_into_hand,
    playing_from_piles,
    reveal,
    shadow,
    shadow_side,
    skips,
    take_into_hand,
    up_to_times,
    when_played,
    you,
    your,
)
from rules.tcg.notation.language import assignment as assignment_phase
from rules.tcg.notation.language import skirmish as skirmish_phase
from tests.rules.tcg.cards import *
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import Scene

NOBODY_FIGHTS = made(SECOND_LEVEL, skips(assignment_phase), skips(skirmish_phase))


def test_a_card_leaves_out_assignment_and_skirmish_phases() -> None:
    """1 U 330: regroup follows archery."""
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[MORDOR_TROOPER], support=[NOBODY_FIGHTS]
    )
    scene.archery_phase()
    assert scene.state.phase == REGROUP
    scene = Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[MORDOR_TROOPER])
    scene.archery_phase()
    assert scene.state.phase == ASSIGNMENT


def test_of_cards_in_hand_as_many_as_the_player_likes() -> None:
    """2 R 70: "any number" is not all of them."""
    sign = made(CITY_OF_MEN, event(fellowship, reveal(any_number(from_hand(man)))))
    scene = (
        Scene(hand=[sign, ARAGORN_DRIVEN_BY_NEED, EOMER_VALIANT_WARCHIEF])
        .fellowship_phase()
        .play(sign)
    )
    scene.choose(EOMER_VALIANT_WARCHIEF)
    assert scene.can(Verb.PASS)
    scene.pass_()
    assert scene.state.known[scene.card(EOMER_VALIANT_WARCHIEF)] == 0b11
    assert scene.card(ARAGORN_DRIVEN_BY_NEED) not in scene.state.known


def test_each_of_your_shadow_phases_is_not_another_players() -> None:
    """1 R 206: with two Shadow players."""
    for player in (1, 2):
        drawing = made(
            WAR_TOWERS,
            each_time(phase_starts(shadow, yours=True), draw(1)),
            each_time(phase_ends(shadow, yours=True), add_burdens(1)),
        )
        scene = Scene(
            minions=[MORDOR_TROOPER],
            shadow_support=[drawing],
            shadow_deck=[ORC_BROOD, MORDOR_TROOPER, MORDOR_TROOPER],
            players=3,
        )
        state = scene.state
        state.shadows = (player, 3 - player)
        scene.shadow_phase()
        assert len(scene.hand(1)) == 1


def test_taking_into_hand_is_answered_as_drawing_is() -> None:
    """2 R 94: a burden for each card drawn or taken."""
    verily = made(
        WAR_TOWERS,
        each_time(
            player_draws(free_peoples_player) | player_takes_into_hand(free_peoples_player),
            add_burdens(1),
        ),
    )
    taking = made(CITY_OF_MEN, event(fellowship, take_into_hand(from_discard_pile(companion))))
    drawing = made(CITY_OF_MEN, event(fellowship, draw(2)))
    scene = Scene(
        hand=[taking, drawing],
        deck=[EOMER_VALIANT_WARCHIEF, EOWYN_RESTLESS_MAIDEN],
        discards=[ARAGORN_DRIVEN_BY_NEED],
        shadow_support=[verily],
    )
    scene.fellowship_phase().play(taking)
    assert scene.burdens == 1
    scene.play(drawing)
    assert scene.burdens == 3


def test_a_card_is_healed_up_to_so_often() -> None:
    """2 R 10."""
    heart = made(
        SECOND_LEVEL, bearer_must_be(gondor, man), when_played(heal(up_to_times(2), bearer))
    )
    scene = Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED], hand=[heart]).wound(
        ARAGORN_DRIVEN_BY_NEED, 3
    )
    scene.fellowship_phase().play(heart).take_number(2)
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == 1


def test_opponents_may_not_discard_a_players_cards() -> None:
    """1 C 306: whoever's card it is by which they would be."""
    guard = made(EOWYN_RESTLESS_MAIDEN, forbids(each_opponent, discarding, your, gondor, condition))
    spite = made(RED_WRATH, event(shadow, discard(a(gondor, condition))))
    for fellowship_, gone in (([guard], False), ([EOWYN_RESTLESS_MAIDEN], True)):
        scene = Scene(
            fellowship=fellowship_, support=[SECOND_LEVEL], shadow_hand=[spite], twilight=9
        )
        scene.shadow_phase().play(spite)
        assert scene.is_discarded(SECOND_LEVEL) == gone
    own = made(CITY_OF_MEN, event(fellowship, discard(a(gondor, condition))))
    scene = Scene(fellowship=[guard], support=[SECOND_LEVEL], hand=[own])
    scene.fellowship_phase().play(own)
    assert scene.is_discarded(SECOND_LEVEL)


def test_nobody_plays_from_piles() -> None:
    """3 C 118."""
    call = made(CITY_OF_MEN, event(fellowship, play(from_discard_pile(companion))))
    river = made(SECOND_LEVEL, forbids(each_player, playing_from_piles))
    assert (
        Scene(hand=[call], discards=[EOMER_VALIANT_WARCHIEF])
        .fellowship_phase()
        .can(Verb.PLAY, call)
    )
    scene = Scene(
        hand=[call], discards=[EOMER_VALIANT_WARCHIEF], support=[river]
    ).fellowship_phase()
    assert not scene.can(Verb.PLAY, call)


def test_a_character_is_exerted_by_shadow_cards_alone() -> None:
    """2 R 71: in costs as in effects."""
    bar = made(WAR_TOWERS, bearer_must_be(companion), gets(bearer, exerted_only_by(shadow_side)))
    paying = made(CITY_OF_MEN, event(fellowship, exert(a(gondor, man)) >> draw(1)))
    striking = made(RED_WRATH, event(shadow, exert(a(gondor, man))))
    rows: dict[str, Any] = {
        "fellowship": [ARAGORN_DRIVEN_BY_NEED],
        "bearing": {ARAGORN_DRIVEN_BY_NEED: [bar]},
    }
    assert (
        Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED], hand=[paying])
        .fellowship_phase()
        .can(Verb.PLAY, paying)
    )
    assert not Scene(hand=[paying], **rows).fellowship_phase().can(Verb.PLAY, paying)
    scene = Scene(shadow_hand=[striking], twilight=9, **rows).shadow_phase().play(striking)
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == 1


def test_a_discard_that_was_forced_is_told_from_one_that_was_chosen() -> None:
    """3 C 111 (2.0, its ruling): not where the card let the player do something else."""
    noakes = made(
        SECOND_LEVEL,
        each_time(player_discards_from_hand(you, by=shadow_side, forced=True), add_burdens(1)),
    )
    discards = discard_from_hand(1)
    for text, heard in (
        (discards, True),
        (either(discards, add_burdens(1)), False),
        (may(discards), False),
    ):
        spite = made(RED_WRATH, event(shadow, have(free_peoples_player, text)), twilight=0)
        scene = Scene(
            support=[noakes],
            hand=[ARAGORN_DRIVEN_BY_NEED],
            shadow_hand=[spite],
            minions=[MORDOR_TROOPER],
        )
        scene.shadow_phase().play(spite)
        if not heard:
            scene.do(scene.options()[0].verb)
        assert scene.is_discarded(ARAGORN_DRIVEN_BY_NEED)
        assert scene.burdens == int(heard)
