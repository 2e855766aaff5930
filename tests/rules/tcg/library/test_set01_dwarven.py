"""Cards of the Dwarves of *The Fellowship of the Ring* whose text is easily misread."""

import pytest

from rules.tcg.engine.codes import Verb
from tests.rules.tcg.cards import (
    DWARF_GUARD,
    GUARD,
    HOBBIT_SWORD,
    ORC_OFFICER,
    TROOPER,
    URUK_BROOD,
    VETERAN,
)
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import SHADOW, Scene

DWARVEN_AXE, DWARVEN_HEART = "1_9", "1_10"
GIMLI, BATTLE_AXE, GREATEST_KINGDOM = "1_13", "1_14", "1_16"
HALLS_OF_MY_HOME, NOBODY_TOSSES_A_DWARF, WEALTH_OF_MORIA = "1_18", "1_23", "1_28"
MITHRIL_SHAFT = "1_22"


@pytest.mark.parametrize("minions", [1, 2])
def test_dwarven_axe_discards_one_card_however_many_minions_lose(minions):
    """Rulings of 5 April 2004, section 4: once for each Shadow player, not for each minion."""
    weak = made(TROOPER, strength=2, vitality=4, unique=False)
    scene = Scene(
        fellowship=[DWARF_GUARD],
        bearing={DWARF_GUARD: [DWARVEN_AXE]},
        minions=[weak] * minions,
        shadow_deck=[HOBBIT_SWORD] * 5,
        site=6,
    )
    scene.skirmish(DWARF_GUARD, *[weak] * minions).resolve()
    assert [what for what, *_ in scene.state.log].count("discarded from deck") == 1


def test_dwarven_axe_discards_nothing_when_its_bearer_loses():
    strong = made(TROOPER, strength=9)
    scene = Scene(
        fellowship=[DWARF_GUARD],
        bearing={DWARF_GUARD: [DWARVEN_AXE]},
        minions=[strong],
        shadow_deck=[HOBBIT_SWORD] * 5,
        site=6,
    )
    scene.skirmish(DWARF_GUARD, strong).resolve()
    assert scene.wounds(DWARF_GUARD) == 1
    assert "discarded from deck" not in [what for what, *_ in scene.state.log]


@pytest.mark.parametrize(("times", "left"), [(0, 2), (1, 1), (2, 0)])
def test_dwarven_heart_heals_as_often_as_its_player_likes_up_to_twice(times, left):
    scene = Scene(fellowship=[GIMLI], hand=[DWARVEN_HEART]).wound(GIMLI, 2)
    scene.fellowship_phase().play(DWARVEN_HEART)
    assert len(scene.options(Verb.NUMBER)) == 3
    scene.take_number(times)
    assert scene.wounds(GIMLI) == left


def test_dwarven_heart_exerts_its_bearer_as_its_players_turn_starts():
    scene = Scene(fellowship=[GIMLI], bearing={GIMLI: [DWARVEN_HEART]}).turn_starts()
    assert scene.wounds(GIMLI) == 1


def test_gimlis_battle_axe_may_wound_an_orc_out_of_the_skirmish():
    weak = made(URUK_BROOD, strength=2)
    scene = Scene(
        fellowship=[GIMLI], bearing={GIMLI: [BATTLE_AXE]}, minions=[weak, TROOPER], site=6
    )
    scene.skirmish(GIMLI, weak).wait_to(Verb.TRIGGER, BATTLE_AXE).answer_with(BATTLE_AXE)
    assert scene.wounds(TROOPER) == 1


@pytest.mark.parametrize(("minion", "discarded"), [(TROOPER, 1), (URUK_BROOD, 0)])
def test_greatest_kingdom_counts_orcs_and_no_uruk_hai(minion, discarded):
    scene = Scene(
        fellowship=[GIMLI],
        support=[GREATEST_KINGDOM],
        shadow_hand=[minion],
        shadow_deck=[HOBBIT_SWORD] * 3,
        site=6,
        twilight=20,
    )
    scene.shadow_phase().play(minion)
    assert len(scene.deck(SHADOW)) == 3 - discarded


def test_halls_of_my_home_takes_one_shadow_card_of_an_opponents_deck():
    scene = Scene(
        fellowship=[GIMLI],
        hand=[HALLS_OF_MY_HOME],
        deck=[GUARD] * 3,
        shadow_deck=[TROOPER, VETERAN, HOBBIT_SWORD, ORC_OFFICER],
    )
    scene.fellowship_phase().play(HALLS_OF_MY_HOME)
    scene.take_number(1).do(Verb.YES)
    assert not scene.can(Verb.CHOOSE, HOBBIT_SWORD)
    scene.choose(ORC_OFFICER).choose(VETERAN)
    assert scene.deck(SHADOW) == [TROOPER, HOBBIT_SWORD, VETERAN]
    assert len(scene.deck()) == 3


def test_nobody_tosses_a_dwarf_costs_an_opponent_three_cards():
    weak = made(URUK_BROOD, strength=2)
    scene = Scene(
        fellowship=[GIMLI],
        minions=[weak, TROOPER],
        hand=[NOBODY_TOSSES_A_DWARF],
        shadow_deck=[HOBBIT_SWORD] * 4,
        site=6,
    )
    scene.skirmish(GIMLI, weak).wait_to(Verb.PLAY, NOBODY_TOSSES_A_DWARF)
    scene.play(NOBODY_TOSSES_A_DWARF)
    assert [what for what, *_ in scene.state.log].count("discarded from deck") == 3


@pytest.mark.parametrize(
    ("drawn", "hand", "deck"), [(0, [GUARD], [GUARD]), (4, [], [GUARD, GUARD])]
)
def test_wealth_of_moria_discards_shadow_cards_and_takes_the_others(drawn, hand, deck):
    """The Rule of 4 keeps a card from being taken; it then stays where it is."""
    scene = Scene(fellowship=[GIMLI], hand=[WEALTH_OF_MORIA], deck=[GUARD, TROOPER, GUARD, VETERAN])
    scene.fellowship_phase()
    scene.state.drawn = drawn
    scene.play(WEALTH_OF_MORIA)
    assert scene.hand() == hand
    assert scene.deck() == deck
    assert scene.is_discarded(TROOPER)
    assert scene.is_discarded(VETERAN)


@pytest.mark.parametrize(
    ("goes_on", "cards", "taken"), [(0, 1, VETERAN), (2, 3, ORC_OFFICER), (9, 5, GUARD)]
)
def test_mithril_shaft_takes_the_card_its_player_stops_at(goes_on, cards, taken):
    """Each card is seen before the player says whether to go on; the fifth is the last."""
    deck = [TROOPER, GUARD, HOBBIT_SWORD, ORC_OFFICER, HOBBIT_SWORD, VETERAN]
    scene = Scene(fellowship=[GIMLI], hand=[MITHRIL_SHAFT], minions=[URUK_BROOD], deck=deck)
    scene.maneuver_phase().play(MITHRIL_SHAFT)
    for _ in range(goes_on):
        if scene.can(Verb.YES):
            scene.do(Verb.YES)
    if scene.can(Verb.YES):
        scene.pass_()
    assert scene.hand() == [taken]
    assert scene.twilight == cards
    assert len(scene.deck()) == len(deck) - cards


def test_mithril_shaft_takes_nothing_from_an_empty_deck():
    scene = Scene(fellowship=[GIMLI], hand=[MITHRIL_SHAFT], minions=[URUK_BROOD])
    scene.maneuver_phase()
    if scene.can(Verb.PLAY, MITHRIL_SHAFT):
        scene.play(MITHRIL_SHAFT)
    assert scene.twilight == 0
    assert scene.in_play(GIMLI)
