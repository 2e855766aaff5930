"""The Rohan cards of set 6, *Ents of Fangorn*."""

import pytest

from rules.tcg.engine.state.codes import OVERWHELM_FACTOR, Verb
from rules.tcg.engine.turn.phases import moves_allowed
from tests.rules.tcg.cards import *
from tests.rules.tcg.library.towers_scenes import ORC, in_skirmish
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import ARAGORN_SITES, FREE_PEOPLES, SHADOW, Scene


def test_blood_has_been_spilled_saves_the_man_whose_mount_is_discarded() -> None:
    scene = Scene(
        fellowship=[EOMER_VALIANT_WARCHIEF, ROHIRRIM_GUARD],
        bearing={EOMER_VALIANT_WARCHIEF: [SWIFT_STEED], ROHIRRIM_GUARD: [FIREFOOT]},
        support=[BLOOD_HAS_BEEN_SPILLED],
        minions=[ORC],
        hand=[MORNING_CAME],
        site=6,
    )
    scene.skirmish(ROHIRRIM_GUARD, ORC).use(BLOOD_HAS_BEEN_SPILLED).choose(FIREFOOT)
    assert scene.is_discarded(FIREFOOT)
    assert scene.number(OVERWHELM_FACTOR, ROHIRRIM_GUARD) == 3
    assert scene.number(OVERWHELM_FACTOR, EOMER_VALIANT_WARCHIEF) == 0  # the usual twice
    assert scene.bearer_of(SWIFT_STEED) == EOMER_VALIANT_WARCHIEF


def test_eomer_captain_counts_the_wounds_of_the_minions_that_the_chosen_man_fights() -> None:
    scene = Scene(
        fellowship=[EOMER_ROHIRRIM_CAPTAIN, ROHIRRIM_GUARD],
        minions=[ORC, MORDOR_TROOPER, MORDOR_VETERAN],
        hand=[HOBBIT_SWORD_7_319] * 4,
    )
    scene.wound(ORC, 2).wound(MORDOR_TROOPER, 1).wound(MORDOR_VETERAN, 1).skirmish(
        ROHIRRIM_GUARD, ORC, MORDOR_TROOPER
    )
    scene.use(EOMER_ROHIRRIM_CAPTAIN).choose(ROHIRRIM_GUARD)
    assert scene.strength(ROHIRRIM_GUARD) == 6 + 2 * 3
    assert scene.hand() == [HOBBIT_SWORD_7_319]


def test_ever_the_hope_of_men_exerts_two_riders_and_discards_wounded_minions() -> None:
    fresh = made(MORDOR_TROOPER, vitality=3)
    scene = Scene(
        fellowship=[EOMER_VALIANT_WARCHIEF, ROHIRRIM_GUARD],
        bearing={EOMER_VALIANT_WARCHIEF: [SWIFT_STEED], ROHIRRIM_GUARD: [FIREFOOT]},
        minions=[ORC, MORDOR_VETERAN, fresh],
        hand=[EVER_THE_HOPE_OF_MEN],
    )
    scene.wound(ORC, 1).wound(MORDOR_VETERAN, 1).regroup_phase().play(EVER_THE_HOPE_OF_MEN)
    scene.choose(EOMER_VALIANT_WARCHIEF)
    assert not scene.can(Verb.CHOOSE, fresh)
    scene.choose(ORC).choose(MORDOR_VETERAN)
    assert (scene.wounds(EOMER_VALIANT_WARCHIEF), scene.wounds(ROHIRRIM_GUARD)) == (1, 1)
    assert scene.is_discarded(ORC)
    assert scene.is_discarded(MORDOR_VETERAN)
    assert scene.in_play(fresh)


def test_hama_disarms_the_minion_he_fights_and_no_other() -> None:
    scene = Scene(
        fellowship=[HAMA_DOORWARD_OF_THEODEN],
        minions=[ORC, MORDOR_VETERAN],
        bearing={ORC: [ORC_SCIMITAR], MORDOR_VETERAN: [VILE_BLADE]},
        site=6,
    )
    scene.skirmish(HAMA_DOORWARD_OF_THEODEN, ORC).use(HAMA_DOORWARD_OF_THEODEN)
    assert scene.is_discarded(ORC_SCIMITAR)
    assert not scene.is_discarded(VILE_BLADE)


def test_hrethel_needs_a_wounded_minion_and_gains_no_more_than_three() -> None:
    assert not in_skirmish(HRETHEL).can(Verb.USE, HRETHEL)
    scene = Scene(fellowship=[HRETHEL], minions=[ORC], hand=[MORNING_CAME]).wound(ORC, 3)
    scene.skirmish(HRETHEL, ORC).use(HRETHEL)
    assert (scene.strength(HRETHEL), scene.wounds(ORC)) == (9, 2)
    scene.wait_to(Verb.USE, HRETHEL).use(HRETHEL)
    assert (scene.strength(HRETHEL), scene.wounds(ORC)) == (9, 1)


@pytest.mark.parametrize("draws", [True, False])
def test_news_from_the_mark_lets_the_shadow_player_choose_to_draw_six(draws: bool) -> None:
    men = [EOMER_VALIANT_WARCHIEF, ROHIRRIM_GUARD, EOWYN_RESTLESS_MAIDEN]
    steeds = [SWIFT_STEED, FIREFOOT, RIDERS_MOUNT_4_287]
    scene = Scene(
        fellowship=men,
        bearing={man: [steed] for man, steed in zip(men, steeds, strict=True)},
        hand=[NEWS_FROM_THE_MARK],
        shadow_deck=[MORDOR_TROOPER] * 8,
        deck=[HOBBIT_SWORD_7_319] * 8,
    )
    before = moves_allowed(scene.state)
    scene.fellowship_phase().play(NEWS_FROM_THE_MARK)
    assert moves_allowed(scene.state) == before + 2
    assert scene.who == SHADOW
    if draws:
        scene.do(scene.options()[0].verb)
    else:
        scene.pass_()
    assert len(scene.hand(SHADOW)) == (6 if draws else 0)
    assert scene.hand(FREE_PEOPLES) == []


def test_we_left_none_alive_is_paid_with_a_token_or_with_itself() -> None:
    scene = Scene(
        fellowship=[ROHIRRIM_GUARD, EOMER_VALIANT_WARCHIEF],
        support=[WE_LEFT_NONE_ALIVE],
        minions=[ORC],
        hand=[MORNING_CAME],
    )
    scene.state.tokens[scene.card(WE_LEFT_NONE_ALIVE), "rohan"] = 1
    scene.wound(ORC, 3).skirmish(ROHIRRIM_GUARD, ORC).use(WE_LEFT_NONE_ALIVE).choose(
        "remove a Rohan token from here"
    )
    assert (scene.tokens(WE_LEFT_NONE_ALIVE), scene.strength(ROHIRRIM_GUARD)) == (0, 8)
    scene.wait_to(Verb.USE, WE_LEFT_NONE_ALIVE).use(WE_LEFT_NONE_ALIVE)
    assert scene.is_discarded(WE_LEFT_NONE_ALIVE)
    assert scene.strength(ROHIRRIM_GUARD) == 10


def test_we_left_none_alive_does_nothing_without_an_exhausted_minion_in_the_skirmish() -> None:
    scene = Scene(
        fellowship=[ROHIRRIM_GUARD],
        support=[WE_LEFT_NONE_ALIVE],
        minions=[ORC, MORDOR_TROOPER],
        hand=[MORNING_CAME],
    )
    scene.wound(ORC, 2).wound(MORDOR_TROOPER, 1).skirmish(ROHIRRIM_GUARD, ORC).use(
        WE_LEFT_NONE_ALIVE
    )
    assert scene.strength(ROHIRRIM_GUARD) == 6


def test_banner_of_the_mark_exerts_a_minion_and_frees_a_site() -> None:
    scene = Scene(
        fellowship=[EOMER_VALIANT_WARCHIEF],
        bearing={EOMER_VALIANT_WARCHIEF: [BANNER_OF_THE_MARK]},
        minions=[MORDOR_SOLDIER, EASTERLING_REGIMENT],
        site=6,
    )
    scene.control(ARAGORN_SITES[0]).skirmish(EOMER_VALIANT_WARCHIEF, MORDOR_SOLDIER)
    scene.wait_to(Verb.TRIGGER, BANNER_OF_THE_MARK)
    while scene.can(Verb.TRIGGER, BANNER_OF_THE_MARK):
        scene.answer_with(BANNER_OF_THE_MARK)
        if scene.can(Verb.CHOOSE, EASTERLING_REGIMENT):
            scene.choose(EASTERLING_REGIMENT)
    assert scene.wounds(EASTERLING_REGIMENT) == 1
    assert scene.is_discarded(BANNER_OF_THE_MARK)
    assert not scene.controls(ARAGORN_SITES[0])


@pytest.mark.parametrize(("companion", "cost"), [(HRETHEL, 2), (ARAGORN_DRIVEN_BY_NEED, 3)])
def test_eomer_captain_is_cheaper_beside_a_man_of_rohan(companion: str, cost: int) -> None:
    scene = Scene(fellowship=[companion], hand=[EOMER_ROHIRRIM_CAPTAIN]).fellowship_phase()
    assert scene.play(EOMER_ROHIRRIM_CAPTAIN).twilight == cost


@pytest.mark.parametrize("newcomer", [HAMA_DOORWARD_OF_THEODEN, HRETHEL])
@pytest.mark.parametrize(
    ("companion", "may"), [(EOMER_VALIANT_WARCHIEF, True), (ARAGORN_DRIVEN_BY_NEED, False)]
)
def test_a_man_of_rohan_joins_another(newcomer: str, companion: str, may: bool) -> None:
    scene = Scene(fellowship=[companion], hand=[newcomer]).fellowship_phase()
    assert scene.can(Verb.PLAY, newcomer) is may


@pytest.mark.parametrize(("companion", "may"), [(HRETHEL, True), (ARAGORN_DRIVEN_BY_NEED, False)])
def test_we_left_none_alive_comes_with_two_tokens_for_a_man_of_rohan(
    companion: str, may: bool
) -> None:
    card = WE_LEFT_NONE_ALIVE
    scene = Scene(fellowship=[companion], hand=[card]).fellowship_phase().play(card)
    if scene.can(Verb.TRIGGER, card):
        scene.answer_with(card)
    assert scene.tokens(card) == (2 if may else 0)
