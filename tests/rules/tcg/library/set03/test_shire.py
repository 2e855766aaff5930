"""The Shire cards of set 3, *Realms of the Elf-lords*."""

import pytest

from rules.tcg.engine.operations import tokens
from rules.tcg.engine.state.codes import SHADOW_NUMBER, Verb
from rules.tcg.notation.language import (
    ability,
    add_burdens,
    discard_from_hand,
    draw,
    either,
    exert,
    fellowship,
    free_peoples_player,
    have,
    remove_burdens,
    shadow,
    this,
)
from tests.rules.tcg.cards import *
from tests.rules.tcg.library.fellowship_scenes import WILDS, wild_scene
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import ARAGORN_SITES, SHADOW, Scene

# Sites of the Fellowship block: 2 is a forest, 4 and 5 are underground, 7 and 8 rivers.


def test_bill_the_pony_will_not_go_underground() -> None:
    scene = wild_scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE], bearing={MERRY_ROHIRRIM_SQUIRE: [BILL_THE_PONY]}, site=2
    )
    assert scene.number(SHADOW_NUMBER, WILDS[3]) == 1
    scene.fellowship_phase()
    assert scene.in_play(BILL_THE_PONY)
    below = wild_scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE], bearing={MERRY_ROHIRRIM_SQUIRE: [BILL_THE_PONY]}, site=4
    ).maneuver_phase()
    assert below.is_discarded(BILL_THE_PONY)


def test_frodos_pipe_heals_one_companion_again_and_again() -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE, PIPPIN_FRIEND_TO_FRODO, ARAGORN_DRIVEN_BY_NEED],
        bearing={
            MERRY_ROHIRRIM_SQUIRE: [THE_GAFFERS_PIPE],
            FRODO_HOPE_OF_FREE_PEOPLES: [FRODOS_PIPE],
        },
        support=[LONGBOTTOM_LEAF],
    )
    for card in (MERRY_ROHIRRIM_SQUIRE, PIPPIN_FRIEND_TO_FRODO, ARAGORN_DRIVEN_BY_NEED):
        scene.wound(card, 2)
    scene.fellowship_phase().use(FRODOS_PIPE).take_number(2)
    assert [
        scene.wounds(card)
        for card in (MERRY_ROHIRRIM_SQUIRE, PIPPIN_FRIEND_TO_FRODO, ARAGORN_DRIVEN_BY_NEED)
    ] == [2, 0, 2]


def test_meant_to_be_alone_removes_the_cost_of_a_card_an_opponent_reveals() -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE],
        hand=[MEANT_TO_BE_ALONE],
        shadow_hand=[MORDOR_TROOPER],
        twilight=9,
    )
    scene.fellowship_phase().play(MEANT_TO_BE_ALONE)
    assert scene.twilight == 9 + 1 - 2
    assert scene.hand(SHADOW) == [MORDOR_TROOPER]


def test_meant_to_be_alone_removes_nothing_where_the_hand_is_empty() -> None:
    """Not the cost of the Hobbit who was spotted."""
    scene = Scene(fellowship=[MERRY_ROHIRRIM_SQUIRE], hand=[MEANT_TO_BE_ALONE], twilight=9)
    scene.fellowship_phase().play(MEANT_TO_BE_ALONE)
    assert scene.twilight == 9 + 1


def test_meant_to_be_alone_needs_a_hobbit_beside_the_ring_bearer() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        hand=[MEANT_TO_BE_ALONE],
        shadow_hand=[MORDOR_TROOPER],
        twilight=9,
    )
    assert not scene.fellowship_phase().can(Verb.PLAY, MEANT_TO_BE_ALONE)


@pytest.mark.parametrize(
    ("source", "may"), [(MORDOR_TROOPER, True), (MERRY_ROHIRRIM_SQUIRE, False)]
)
def test_melilot_prevents_a_burden_of_a_shadow_card_one_at_a_time(source: str, may: bool) -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE], support=[MELILOT_BRANDYBUCK], minions=[MORDOR_TROOPER]
    )
    scene.happen(tokens.add_burdens, 0, 2, scene.card(source))
    assert scene.can(Verb.TRIGGER, MELILOT_BRANDYBUCK) is may
    if may:
        scene.answer_with(MELILOT_BRANDYBUCK)
        assert scene.burdens == 1
        assert scene.wounds(MELILOT_BRANDYBUCK) == 1


@pytest.mark.parametrize(("forced", "answers"), [(True, True), (False, False)])
def test_old_noakes_answers_only_what_a_shadow_card_makes_you_discard(
    forced: bool, answers: bool
) -> None:
    """Rulings of April 2004, 3 C 111: not where the card left another choice."""
    what = discard_from_hand() if forced else either(discard_from_hand(), add_burdens(1))
    thief = made(MORDOR_TROOPER, ability(shadow, exert(this) >> have(free_peoples_player, what)))
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        support=[OLD_NOAKES],
        minions=[thief, SOUTHRON_CAPTAIN],
        shadow_support=[WORRY],
        hand=[HOBBIT_SWORD_7_319],
    )
    scene.shadow_phase().use(thief)
    if not forced:
        scene.choose("discard a card from hand")
    assert scene.is_discarded(HOBBIT_SWORD_7_319)
    assert scene.can(Verb.TRIGGER, OLD_NOAKES) is answers
    if answers:
        scene.answer_with(OLD_NOAKES)
        offered = {scene.id_of(option.card) for option in scene.options(Verb.CHOOSE)}
        assert offered == {thief, SOUTHRON_CAPTAIN, WORRY}


def test_old_noakes_is_silent_where_you_discard_for_your_own_card() -> None:
    scholar = made(MERRY_ROHIRRIM_SQUIRE, ability(fellowship, exert(this) >> discard_from_hand()))
    scene = Scene(
        fellowship=[scholar],
        support=[OLD_NOAKES],
        shadow_support=[WORRY],
        hand=[HOBBIT_SWORD_7_319],
    )
    scene.fellowship_phase().use(scholar)
    assert scene.is_discarded(HOBBIT_SWORD_7_319)
    assert not scene.can(Verb.TRIGGER, OLD_NOAKES)


@pytest.mark.parametrize(
    ("card", "heals"), [(SORRY_ABOUT_EVERYTHING, True), (SAM_SON_OF_HAMFAST, False)]
)
def test_the_shire_countryside_heals_for_burdens_no_hobbit_removes(card: str, heals: bool) -> None:
    scene = Scene(
        fellowship=[SAM_SON_OF_HAMFAST, ARAGORN_DRIVEN_BY_NEED],
        support=[THE_SHIRE_COUNTRYSIDE],
        hand=[SORRY_ABOUT_EVERYTHING],
        burdens=2,
    ).wound(ARAGORN_DRIVEN_BY_NEED, 1)
    scene.fellowship_phase()
    if card == SAM_SON_OF_HAMFAST:
        scene.use(SAM_SON_OF_HAMFAST)
    else:
        scene.play(SORRY_ABOUT_EVERYTHING).choose(SAM_SON_OF_HAMFAST)
    assert scene.burdens == 1
    assert scene.can(Verb.TRIGGER, THE_SHIRE_COUNTRYSIDE) is heals


def test_the_shire_countryside_does_not_heal_for_what_the_shadow_removes() -> None:
    trader = made(MORDOR_TROOPER, ability(shadow, exert(this) + remove_burdens(1) >> draw(1)))
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        support=[THE_SHIRE_COUNTRYSIDE],
        minions=[trader, SOUTHRON_CAPTAIN],
        burdens=2,
    ).wound(ARAGORN_DRIVEN_BY_NEED, 1)
    scene.shadow_phase().use(trader)
    assert scene.burdens == 1
    assert not scene.can(Verb.TRIGGER, THE_SHIRE_COUNTRYSIDE)


def test_the_shire_countryside_does_not_heal_for_a_burden_the_shadow_removes_by_a_site() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        support=[THE_SHIRE_COUNTRYSIDE],
        minions=[SOUTHRON_CAPTAIN],
        path=[*ARAGORN_SITES[:3], PELENNOR_PRAIRIE, *ARAGORN_SITES[4:]],
        site=4,
        burdens=2,
    ).wound(ARAGORN_DRIVEN_BY_NEED, 1)
    scene.shadow_phase().use(PELENNOR_PRAIRIE)
    assert scene.burdens == 1
    assert not scene.can(Verb.TRIGGER, THE_SHIRE_COUNTRYSIDE)


def test_three_monstrous_trolls_prevent_all_twilight_a_shadow_card_adds() -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE],
        support=[THREE_MONSTROUS_TROLLS, ROSIE_COTTON_HOBBITON_LASS],
        shadow_hand=[GOBLIN_RUNNER],
        site=4,
        twilight=3,
    )
    scene.shadow_phase().play(GOBLIN_RUNNER).wait_to(Verb.TRIGGER, GOBLIN_RUNNER)
    scene.answer_with(GOBLIN_RUNNER).answer_with(THREE_MONSTROUS_TROLLS)
    assert scene.twilight == 2
    assert scene.wounds(ROSIE_COTTON_HOBBITON_LASS) == 1


@pytest.mark.parametrize(
    ("minion", "wounds", "hurt"),
    [(MORDOR_VETERAN, 0, 1), (URUK_BROOD, 0, 0), (MORDOR_VETERAN, 3, 0)],
    ids=["an Orc", "an Uruk-hai", "the Hobbit is exhausted"],
)
def test_frying_pan_exerts_a_hobbit_to_wound_an_orc_he_skirmishes(
    minion: str, wounds: int, hurt: int
) -> None:
    merry = MERRY_ROHIRRIM_SQUIRE
    scene = Scene(
        fellowship=[merry], bearing={merry: [FRYING_PAN]}, minions=[minion, MORGUL_LACKEY], site=6
    )
    scene.wound(merry, wounds).skirmish(merry, minion)
    assert scene.strength(merry) == 3 + 1
    if scene.can(Verb.USE, FRYING_PAN):
        scene.use(FRYING_PAN)
    assert scene.wounds(minion) == hurt
    assert scene.wounds(MORGUL_LACKEY) == 0
    if wounds:
        assert scene.wounds(merry) == wounds


def test_only_a_hobbit_holds_the_frying_pan() -> None:
    scene = Scene(fellowship=[MERRY_ROHIRRIM_SQUIRE, DWARF_GUARD], hand=[FRYING_PAN])
    scene.fellowship_phase().play(FRYING_PAN)
    bearers = {scene.id_of(option.target) for option in scene.options(Verb.CHOOSE)}
    assert bearers == {FRODO_HOPE_OF_FREE_PEOPLES, MERRY_ROHIRRIM_SQUIRE}
