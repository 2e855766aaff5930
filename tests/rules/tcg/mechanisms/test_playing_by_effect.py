"""Playing a card as an effect: from a discard pile, draw deck, dead pile, hand or stack."""

import pytest

from rules.tcg.engine.state.codes import Verb
from rules.tcg.notation.language import (
    ability,
    exert,
    from_hand,
    gollum,
    play,
    skirmish,
    this,
)
from tests.rules.tcg.cards import *
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import SHADOW, Scene

PATH = (
    STEPS_OF_EDORAS,
    WEST_ROAD,
    BEACON_OF_MINAS_TIRITH,
    OSGILIATH_FALLEN,
    CITY_GATES_7_344,
    MINAS_TIRITH_SIXTH_CIRCLE,
    PELENNOR_GRASSLAND,
    CROSS_ROADS,
    DAGORLAD,
)


def test_a_minion_is_played_from_the_discard_pile_for_its_cost() -> None:
    """4.2, "playing a card": from wherever it is played, a card's twilight cost is paid."""
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        site=4,
        shadow_hand=[HOST_OF_THOUSANDS],
        shadow_discards=[GOBLIN_RUNNER],
        twilight=3,
    )
    scene.shadow_phase().play(HOST_OF_THOUSANDS)
    assert scene.in_play(GOBLIN_RUNNER)
    assert scene.twilight == 2


def test_only_what_can_be_paid_is_played_from_the_discard_pile() -> None:
    """4.2, "cost": a card whose twilight is not there cannot be played."""
    scene = Scene(
        site=4,
        shadow_hand=[HOST_OF_THOUSANDS],
        shadow_discards=[GOBLIN_RUNNER, GOBLIN_MARKSMAN],
        twilight=2,
    )
    scene.shadow_phase().play(HOST_OF_THOUSANDS)
    assert scene.in_play(GOBLIN_RUNNER)
    assert scene.is_discarded(GOBLIN_MARKSMAN)


def test_a_weapon_of_the_discard_pile_goes_on_a_bearer_of_the_kind_that_is_named() -> None:
    """4.2, "possession": the sentence may say on whom the card is played."""
    scene = Scene(
        site=4,
        minions=[GOBLIN_RUNNER],
        shadow_hand=[GOBLIN_SCAVENGERS],
        shadow_discards=[GOBLIN_SCIMITAR],
        twilight=5,
    )
    scene.shadow_phase().play(GOBLIN_SCAVENGERS).answer_with(GOBLIN_SCAVENGERS)
    scene.do(Verb.CHOOSE, GOBLIN_SCIMITAR, GOBLIN_RUNNER)
    assert scene.bearer_of(GOBLIN_SCIMITAR) == GOBLIN_RUNNER
    assert scene.strength(GOBLIN_RUNNER) == 7


def test_cards_discarded_to_pay_cannot_be_the_ones_played() -> None:
    """4.2, "effect": a card played from the discard pile lay there before the action began."""
    scene = Scene(
        site=4,
        shadow_support=[THEY_ARE_COMING],
        shadow_hand=[GOBLIN_RUNNER, GOBLIN_RUNNER, GOBLIN_RUNNER],
        shadow_discards=[GOBLIN_SNEAK],
        twilight=9,
    )
    scene.shadow_phase().use(THEY_ARE_COMING)
    assert scene.in_play(GOBLIN_SNEAK)
    assert all(scene.is_discarded(GOBLIN_RUNNER, copy) for copy in range(3))


@pytest.mark.parametrize(
    ("place", "discards", "playable"),
    [
        (WEST_ROAD, [ORC_HAMMER], True),
        (WEST_ROAD, [], False),
        # At a battleground the draw deck may be looked through, in vain if need be.
        (ISENGARD_RUINED_15_192, [], True),
    ],
)
def test_what_is_played_by_condition_must_be_there_before_the_action(
    place: str, discards: list[str], playable: bool
) -> None:
    """4.2, "effect"; the condition of Armed for Battle is where the fellowship is."""
    scene = Scene(
        minions=[CUTTHROAT_ORC],
        shadow_hand=[ARMED_FOR_BATTLE],
        shadow_deck=[MORDOR_SCIMITAR],
        shadow_discards=discards,
        path=(*PATH[:3], place),
        twilight=9,
        site=4,
    ).shadow_phase()
    assert scene.can(Verb.PLAY, ARMED_FOR_BATTLE) is playable


def test_a_companion_is_played_from_the_draw_deck_which_is_then_shuffled() -> None:
    """4.2, "draw deck": one may look through it, and shuffles it afterwards."""
    path = (FARMER_MAGGOTS_FIELDS, *PATH[1:])
    scene = Scene(
        site=1,
        path=path,
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        deck=[MERRY_ROHIRRIM_SQUIRE, ARAGORN_DRIVEN_BY_NEED, PIPPIN_SWORN_TO_SERVICE],
    )
    scene.fellowship_phase().use(FARMER_MAGGOTS_FIELDS)
    assert not scene.can(Verb.CHOOSE, ARAGORN_DRIVEN_BY_NEED)
    scene.choose(PIPPIN_SWORN_TO_SERVICE)
    assert scene.in_play(PIPPIN_SWORN_TO_SERVICE)
    assert not any(card in scene.state.known for card in scene.state.decks[0])


def test_nobody_must_find_a_card_in_a_draw_deck() -> None:
    """4.2, "draw deck": what lies there is hidden, so nobody can be held to finding it."""
    path = (FARMER_MAGGOTS_FIELDS, *PATH[1:])
    scene = Scene(site=1, path=path, deck=[MERRY_ROHIRRIM_SQUIRE])
    scene.fellowship_phase().use(FARMER_MAGGOTS_FIELDS).pass_()
    assert scene.deck() == [MERRY_ROHIRRIM_SQUIRE]


def test_a_reduced_cost_is_never_below_zero_and_counts_the_roaming_penalty() -> None:
    """4.2, "twilight cost": the Balrog costs 12 - 6, at its own site."""
    path = (*PATH[:4], THE_BRIDGE_OF_KHAZAD_DUM_1_349, *PATH[5:])
    scene = Scene(site=5, path=path, shadow_hand=[THE_BALROG_DURINS_BANE], twilight=7)
    scene.shadow_phase().use(THE_BRIDGE_OF_KHAZAD_DUM_1_349)
    scene.choose(THE_BALROG_DURINS_BANE)
    assert scene.in_play(THE_BALROG_DURINS_BANE)
    assert scene.twilight == 1


def test_the_balrog_comes_from_the_draw_deck_as_well() -> None:
    """4.2, "draw deck": either place will do where a sentence names two."""
    path = (*PATH[:4], THE_BRIDGE_OF_KHAZAD_DUM_1_349, *PATH[5:])
    scene = Scene(
        site=5, path=path, shadow_deck=[THE_BALROG_DURINS_BANE, GOBLIN_RUNNER], twilight=6
    )
    scene.shadow_phase().use(THE_BRIDGE_OF_KHAZAD_DUM_1_349).choose(THE_BALROG_DURINS_BANE)
    assert scene.in_play(THE_BALROG_DURINS_BANE)
    assert scene.deck(SHADOW) == [GOBLIN_RUNNER]


def test_several_cards_are_paid_for_one_after_another() -> None:
    """4.2, "playing a card": twilight spent on the first is not there for the next."""
    path = (*PATH[:8], TOL_BRANDIR)
    scene = Scene(
        site=9,
        path=path,
        shadow_discards=[URUK_SCOUT, URUK_SCOUT, ORC_AMBUSHER],
        shadow_hand=[GOBLIN_RUNNER],
        twilight=5,
    )
    scene.shadow_phase().use(TOL_BRANDIR).choose(URUK_SCOUT)
    assert not scene.can(Verb.CHOOSE, URUK_SCOUT)
    scene.choose(ORC_AMBUSHER)
    assert scene.twilight == 1


def test_a_card_may_end_the_shadow_phase() -> None:
    """4.2, "Shadow phase": no more of the player's actions follow."""
    path = (*PATH[:8], TOL_BRANDIR)
    scene = Scene(site=9, path=path, shadow_discards=[ORC_AMBUSHER], twilight=9)
    scene.state.hands[SHADOW].clear()
    scene.shadow_phase().use(TOL_BRANDIR).choose(ORC_AMBUSHER)
    assert scene.in_play(ORC_AMBUSHER)
    assert not scene.can(Verb.USE, TOL_BRANDIR)


def test_a_limit_once_a_turn_counts_the_uses_of_a_site() -> None:
    """4.2, "limit": once per turn means once, whether or not a card was found."""
    path = (*PATH[:3], PASS_OF_CARADHRAS, *PATH[4:])
    scene = Scene(
        site=4,
        path=path,
        minions=[URUK_SCOUT],
        shadow_deck=[SARUMANS_SNOWS, SARUMANS_SNOWS],
        twilight=9,
    )
    scene.shadow_phase().use(PASS_OF_CARADHRAS).choose(SARUMANS_SNOWS)
    assert not scene.can(Verb.USE, PASS_OF_CARADHRAS)


def test_a_text_plays_an_event_in_its_own_phase_only() -> None:
    """2.0 and 4.2, "event": Nasty is a skirmish event, and the fellowship phase begins."""
    scene = Scene(
        path=(PATH[0], DAMMED_GATE_STREAM, *PATH[2:]),
        fellowship=[SMEAGOL_OLD_NOSER],
        deck=[NASTY, SERVING_THE_PRECIOUS, NEVER],
        discards=[ARAGORN_DRIVEN_BY_NEED],
    ).fellowship_phase()
    scene.answer_with(DAMMED_GATE_STREAM)
    assert not scene.can(Verb.CHOOSE, NASTY)
    assert scene.can(Verb.CHOOSE, NEVER)
    scene.choose(SERVING_THE_PRECIOUS)
    assert scene.in_play(ARAGORN_DRIVEN_BY_NEED)
    assert sorted(scene.deck()) == sorted([NASTY, NEVER])


def test_in_a_skirmish_a_text_plays_skirmish_events_and_no_fellowship_event() -> None:
    """2.0 and 4.2, "event": the same the other way round."""
    guide = made(DWARF_GUARD, ability(skirmish, exert(this) >> play(from_hand(gollum))))
    scene = Scene(
        fellowship=[guide, SMEAGOL_OLD_NOSER],
        minions=[GOBLIN_RUNNER],
        hand=[NASTY, SERVING_THE_PRECIOUS, NEVER],
        discards=[ARAGORN_DRIVEN_BY_NEED],
        site=4,
    ).skirmish(SMEAGOL_OLD_NOSER, GOBLIN_RUNNER)
    scene.use(guide)
    assert scene.can(Verb.CHOOSE, NEVER)
    assert not scene.can(Verb.CHOOSE, SERVING_THE_PRECIOUS)
    scene.choose(NASTY).take_number(1)
    assert scene.is_discarded(NASTY)


def test_an_ability_is_not_offered_for_an_event_of_another_phase_alone() -> None:
    """4.2, "effect": what is played must be there; one's own hand is not hidden."""
    guide = made(DWARF_GUARD, ability(skirmish, exert(this) >> play(from_hand(gollum))))
    offered = [
        Scene(
            fellowship=[guide, SMEAGOL_OLD_NOSER],
            minions=[GOBLIN_RUNNER],
            hand=[event],
            discards=[ARAGORN_DRIVEN_BY_NEED],
            site=4,
        )
        .skirmish(SMEAGOL_OLD_NOSER, GOBLIN_RUNNER)
        .can(Verb.USE, guide)
        for event in (NASTY, SERVING_THE_PRECIOUS)
    ]
    assert offered == [True, False]
