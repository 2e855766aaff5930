"""The Gollum cards of set 18, *Treachery and Deceit*."""

import pytest

from rules.tcg.engine.modifiers.numbers import is_fierce
from rules.tcg.engine.operations.wounds import discard_from_play
from rules.tcg.engine.state.codes import SKIRMISH_WON, STRENGTH, Verb
from rules.tcg.engine.steps.triggers import emit
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import Scene


def test_sting_of_shelob_lets_the_free_peoples_player_choose_who_dies() -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD, ARAGORN_DRIVEN_BY_NEED, LEGOLAS_GREENLEAF],
        minions=[SHELOB_EATER_OF_LIGHT],
        shadow_hand=[STING_OF_SHELOB],
        twilight=10,
        site=4,
    )
    scene.regroup_phase().wait_to(Verb.PLAY, STING_OF_SHELOB).play(STING_OF_SHELOB)
    assert scene.who == 0
    assert not scene.can(Verb.CHOOSE, scene.id_of(scene.state.ring_bearer[0]))
    scene.choose(DWARF_GUARD).choose(LEGOLAS_GREENLEAF).choose(DWARF_GUARD)
    assert scene.is_dead(DWARF_GUARD)
    assert scene.hand() == [LEGOLAS_GREENLEAF]
    assert scene.in_play(ARAGORN_DRIVEN_BY_NEED)


@pytest.mark.parametrize(("twilight", "saved"), [(1, True), (0, False)])
def test_deceit_saves_another_condition_of_gollum(twilight: int, saved: bool) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        shadow_support=[DECEIT, NOT_ALONE],
        twilight=twilight,
        site=4,
    )
    scene.happen(discard_from_play, scene.card(NOT_ALONE), scene.card(DWARF_GUARD))
    assert scene.can(Verb.TRIGGER, DECEIT) is saved
    if saved:
        scene.answer_with(DECEIT)
        assert scene.twilight == 0
    assert scene.in_play(NOT_ALONE) is saved


def test_deceit_does_not_save_itself() -> None:
    scene = Scene(fellowship=[DWARF_GUARD], shadow_support=[DECEIT], twilight=2, site=4)
    scene.happen(discard_from_play, scene.card(DECEIT), scene.card(DWARF_GUARD))
    assert scene.is_discarded(DECEIT)


@pytest.mark.parametrize(("wounds", "offered"), [(1, True), (0, False)])
def test_enemy_in_your_midst_heals_a_ring_bound_companion_for_a_token(
    wounds: int, offered: bool
) -> None:
    scene = Scene(
        fellowship=[SAM_STEADFAST_FRIEND],
        shadow_support=[NOT_ALONE],
        shadow_hand=[ENEMY_IN_YOUR_MIDST],
        site=4,
    ).put_tokens(NOT_ALONE, 1)
    scene.wound(SAM_STEADFAST_FRIEND, wounds).shadow_phase()
    assert scene.can(Verb.PLAY, ENEMY_IN_YOUR_MIDST) is offered
    if offered:
        scene.play(ENEMY_IN_YOUR_MIDST)
        assert scene.wounds(SAM_STEADFAST_FRIEND) == 0
        assert scene.tokens(NOT_ALONE) == 2


@pytest.mark.parametrize(("site", "price"), [(6, 1), (4, 2)])
def test_it_draws_him_makes_a_minion_cheaper_and_more_if_it_roams(site: int, price: int) -> None:
    """A Trooper costs 2; before site 6 it roams, and the penalty of 2 is paid all the same."""
    scene = Scene(
        fellowship=[SMEAGOL_OLD_NOSER],
        shadow_hand=[IT_DRAWS_HIM, MORDOR_TROOPER],
        minions=[GOLLUM_STINKER],
        twilight=9,
        site=site,
    )
    scene.shadow_phase().play(IT_DRAWS_HIM)
    assert scene.in_play(MORDOR_TROOPER)
    assert scene.twilight == 9 - price


@pytest.mark.parametrize("count", [0, 2])
def test_shelob_menace_adds_threats_up_to_the_burdens(count: int) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD] * 3,
        minions=[SHELOB_MENACE],
        burdens=2,
        site=8,
    )
    scene.happen(emit, SKIRMISH_WON, scene.card(SHELOB_MENACE))
    scene.answer_with(SHELOB_MENACE)
    if scene.can(Verb.NUMBER):
        scene.take_number(count)
    assert scene.threats == count


@pytest.mark.parametrize("threats", [1, 3])
def test_countless_cords_give_strength_for_each_threat(threats: int) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD] * 3,
        minions=[SHELOB_MENACE, MORDOR_VETERAN],
        shadow_hand=[COUNTLESS_CORDS, STING_OF_SHELOB],
        hand=[BATTLE_FURY],
        threats=threats,
        twilight=2,
        site=6,
    ).skirmish(DWARF_GUARD, MORDOR_VETERAN)
    scene.wait_to(Verb.PLAY, COUNTLESS_CORDS).play(COUNTLESS_CORDS).choose(MORDOR_VETERAN)
    assert ("changed", scene.card(MORDOR_VETERAN), STRENGTH, threats) in scene.log


def test_countless_cords_need_shelob() -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[GOLLUM_STINKER, MORDOR_VETERAN],
        shadow_hand=[COUNTLESS_CORDS],
        threats=1,
        twilight=2,
        site=6,
    ).skirmish(DWARF_GUARD, MORDOR_VETERAN)
    assert not scene.comes_to(Verb.PLAY, COUNTLESS_CORDS)


@pytest.mark.parametrize(("twilight", "offered"), [(3, True), (2, False)])
def test_not_easily_avoided_fetches_a_gollum_card_and_discards_one_at_random(
    twilight: int, offered: bool
) -> None:
    scene = Scene(
        shadow_support=[NOT_EASILY_AVOIDED],
        shadow_deck=[MORDOR_TROOPER, SHELOB_MENACE, MORDOR_TROOPER],
        shadow_hand=[MORDOR_VETERAN],
        twilight=twilight,
        site=6,
    ).shadow_phase()
    assert scene.can(Verb.USE, NOT_EASILY_AVOIDED) is offered
    if offered:
        scene.use(NOT_EASILY_AVOIDED)
        if scene.can(Verb.CHOOSE, SHELOB_MENACE):
            assert not scene.can(Verb.CHOOSE, MORDOR_TROOPER)
            scene.choose(SHELOB_MENACE)
        assert scene.twilight == 0
        assert SHELOB_MENACE not in scene.deck(1)
        left, gone = scene.hand(1), [MORDOR_VETERAN, SHELOB_MENACE]
        assert len(left) == 1
        gone.remove(left[0])
        assert scene.is_discarded(gone[0])


@pytest.mark.parametrize(
    ("hand", "minion", "bonus"),
    [
        ([STING_OF_SHELOB, MORDOR_TROOPER], GOLLUM_OLD_VILLAIN, 2),
        ([STING_OF_SHELOB], MORDOR_VETERAN, 0),
        ([MORDOR_TROOPER], GOLLUM_OLD_VILLAIN, 0),
    ],
)
def test_not_easily_avoided_strengthens_a_gollum_minion_for_a_gollum_card(
    hand: list[str], minion: str, bonus: int
) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[minion],
        shadow_support=[NOT_EASILY_AVOIDED],
        shadow_hand=hand,
        site=6,
    ).skirmish(DWARF_GUARD, minion)
    if scene.comes_to(Verb.USE, NOT_EASILY_AVOIDED):
        scene.use(NOT_EASILY_AVOIDED)
    done = ("changed", scene.card(minion), STRENGTH, 2)
    assert (done in scene.log) is bool(bonus)


@pytest.mark.parametrize(
    ("fellowship", "minions", "playable"),
    [
        ([DWARF_GUARD], [GOLLUM_STINKER], True),
        ([DWARF_GUARD, SMEAGOL_OLD_NOSER], [], True),
        ([DWARF_GUARD], [SHELOB_MENACE], False),
    ],
)
def test_set_up_sends_a_follower_home_whoever_it_helps(
    fellowship: list[str], minions: list[str], playable: bool
) -> None:
    scene = Scene(
        fellowship=fellowship,
        bearing={DWARF_GUARD: [GWAIHIR]},
        support=[ALATAR],
        minions=minions,
        shadow_hand=[SET_UP],
        twilight=2,
        site=6,
    ).shadow_phase()
    assert scene.can(Verb.PLAY, SET_UP) is playable
    if playable:
        scene.play(SET_UP)
        assert scene.can(Verb.CHOOSE, ALATAR)
        assert scene.choose(GWAIHIR).hand() == [GWAIHIR]


@pytest.mark.parametrize("draws", [True, False])
def test_trusted_promise_reinforces_gollum_and_lets_the_shadow_draw(draws: bool) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        support=[COME_AWAY],
        minions=[MORDOR_VETERAN],
        hand=[TRUSTED_PROMISE, BATTLE_FURY],
        shadow_deck=[MORDOR_TROOPER] * 2,
        site=6,
    ).put_tokens(COME_AWAY, 1)
    scene.skirmish(DWARF_GUARD, MORDOR_VETERAN).play(TRUSTED_PROMISE)
    assert scene.tokens(COME_AWAY) == 2
    assert scene.who == 1
    if draws:
        scene.do(Verb.YES)
    else:
        scene.pass_()
    assert len(scene.hand(1)) == int(draws)


def test_trusted_promise_asks_each_shadow_player_from_the_right() -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        support=[COME_AWAY],
        minions=[MORDOR_VETERAN],
        hand=[TRUSTED_PROMISE, BATTLE_FURY],
        shadow_deck=[MORDOR_TROOPER] * 2,
        players=3,
        site=6,
    ).put_tokens(COME_AWAY, 1)
    scene.state.decks[2].append(scene.state.decks[1].pop())
    scene.skirmish(DWARF_GUARD, MORDOR_VETERAN).play(TRUSTED_PROMISE)
    asked = []
    while scene.can(Verb.YES):
        asked.append(scene.who)
        scene.do(Verb.YES)
    assert asked == [2, 1]
    assert scene.hand(1) == scene.hand(2) == [MORDOR_TROOPER]


@pytest.mark.parametrize(("guide", "offered"), [(SMEAGOL_OLD_NOSER, True), (DWARF_GUARD, False)])
def test_time_for_food_cancels_a_skirmish_event_while_smeagol_is_there(
    guide: str, offered: bool
) -> None:
    scene = Scene(
        fellowship=[guide, LEGOLAS_GREENLEAF],
        minions=[TRACKING_URUK],
        hand=[TIME_FOR_FOOD],
        shadow_hand=[VIOLENT_HURL],
        twilight=1,
        site=6,
    ).skirmish(LEGOLAS_GREENLEAF, TRACKING_URUK)
    scene.wait_to(Verb.PLAY, VIOLENT_HURL).play(VIOLENT_HURL)
    assert scene.can(Verb.PLAY, TIME_FOR_FOOD) is offered
    if offered:
        scene.play(TIME_FOR_FOOD)
    gained = ("changed", scene.card(TRACKING_URUK), STRENGTH, 2)
    assert (gained in scene.log) is not offered
    assert scene.is_discarded(VIOLENT_HURL)


@pytest.mark.parametrize("plays", [True, False])
def test_shelob_menace_may_bring_gollum_back_fierce(plays: bool) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[SHELOB_MENACE],
        shadow_discards=[GOLLUM_OLD_VILLAIN, MORDOR_TROOPER],
        twilight=4,
        site=8,
    )
    scene.happen(emit, SKIRMISH_WON, scene.card(SHELOB_MENACE))
    gollum = scene.card(GOLLUM_OLD_VILLAIN)
    if plays:
        scene.choose("Gollum from your discard pile")
        assert scene.strength(GOLLUM_OLD_VILLAIN) == 5 + 3
        assert is_fierce(scene.state, gollum)
        assert scene.twilight == 2
    else:
        scene.pass_()
    assert scene.in_play(GOLLUM_OLD_VILLAIN) is plays
