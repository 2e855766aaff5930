"""The Gandalf cards of set 17, *Rise of Saruman*."""

from typing import Any

import pytest

from rules.tcg.engine.modifiers.numbers import damage_bonus
from rules.tcg.engine.operations.wounds import wound
from rules.tcg.engine.state.codes import Verb
from rules.tcg.vocabulary import Culture
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import SHADOW, Scene


@pytest.mark.parametrize(("named", "taken"), [(0, True), (1, False)])
def test_scintillating_bird_asks_an_opponent_which_side_counts(named: int, taken: bool) -> None:
    scene = Scene(
        fellowship=[GANDALF_POWERFUL_GUIDE],
        support=[SCINTILLATING_BIRD],
        deck=[MORDOR_TROOPER, ELVEN_DEFENDER, ELVEN_DEFENDER],
    )
    scene.fellowship_phase().use(SCINTILLATING_BIRD)
    assert scene.who == 1
    scene.take(scene.options(Verb.NAME)[named])
    assert len(scene.hand()) == (3 if taken else 0)
    assert scene.is_discarded(MORDOR_TROOPER) is not taken


def test_gandalf_returned_brings_a_possession_with_him() -> None:
    scene = Scene(hand=[GANDALF_RETURNED], deck=[GLAMDRING_LIGHTNING_BRAND, ELVEN_DEFENDER])
    scene.fellowship_phase().play(GANDALF_RETURNED).do(Verb.TRIGGER, GANDALF_RETURNED)
    if scene.can(Verb.CHOOSE, GLAMDRING_LIGHTNING_BRAND):
        scene.choose(GLAMDRING_LIGHTNING_BRAND)
    assert scene.bearer_of(GLAMDRING_LIGHTNING_BRAND) == GANDALF_RETURNED


def test_gandalf_returned_reinforces_a_token_of_any_free_peoples_culture() -> None:
    scene = Scene(
        fellowship=[GANDALF_RETURNED],
        support=[EVER_MY_HEART_RISES],
        minions=[MORDOR_TROOPER],
        site=5,
    ).put_tokens(EVER_MY_HEART_RISES, 1, Culture.DWARVEN)
    scene.skirmish(GANDALF_RETURNED, MORDOR_TROOPER).wait_to(Verb.TRIGGER, GANDALF_RETURNED)
    scene.answer_with(GANDALF_RETURNED)
    assert scene.tokens(EVER_MY_HEART_RISES) == 2


@pytest.mark.parametrize("reveals", [True, False])
def test_a_new_light_returns_a_minion_and_may_discard_another_from_hand(reveals: bool) -> None:
    scene = Scene(
        fellowship=[GANDALF_RETURNED],
        hand=[A_NEW_LIGHT],
        shadow_hand=[BRUTAL_EASTERLING, CORSAIR_SCIMITAR],
        shadow_discards=[ORKISH_SCOUT, CRY_AND_PANIC],
    )
    scene.fellowship_phase().wait_to(Verb.PLAY, A_NEW_LIGHT).play(A_NEW_LIGHT)
    assert ORKISH_SCOUT in scene.hand(SHADOW)
    assert scene.can(Verb.YES)
    if not reveals:
        scene.pass_()
        assert len(scene.hand(SHADOW)) == 3
        return
    scene.do(Verb.YES)
    assert not scene.can(Verb.CHOOSE, CORSAIR_SCIMITAR)
    scene.choose(BRUTAL_EASTERLING)
    assert scene.hand(SHADOW) == [CORSAIR_SCIMITAR, ORKISH_SCOUT]


def test_a_new_light_that_finds_no_minion_reveals_no_hand() -> None:
    scene = Scene(
        fellowship=[GANDALF_RETURNED],
        hand=[A_NEW_LIGHT],
        shadow_hand=[BRUTAL_EASTERLING],
        shadow_discards=[CRY_AND_PANIC],
    )
    scene.fellowship_phase()
    if scene.comes_to(Verb.PLAY, A_NEW_LIGHT):
        scene.play(A_NEW_LIGHT)
    assert not scene.can(Verb.YES)
    assert scene.hand(SHADOW) == [BRUTAL_EASTERLING]


def test_long_stemmed_pipe_trades_another_pipeweed_and_itself_for_a_condition() -> None:
    scene = Scene(
        support=[LONG_STEMMED_PIPE, OLD_TOBY],
        shadow_support=[CRY_AND_PANIC],
        site=4,
    )
    scene.regroup_phase().use(LONG_STEMMED_PIPE)
    if scene.can(Verb.CHOOSE, CRY_AND_PANIC):
        scene.choose(CRY_AND_PANIC)
    assert scene.is_discarded(OLD_TOBY)
    assert scene.is_discarded(CRY_AND_PANIC)
    assert scene.is_discarded(LONG_STEMMED_PIPE)


def test_long_stemmed_pipe_is_no_other_pipeweed() -> None:
    scene = Scene(support=[LONG_STEMMED_PIPE], shadow_support=[CRY_AND_PANIC], site=4)
    assert not scene.regroup_phase().comes_to(Verb.USE, LONG_STEMMED_PIPE)


def test_shadowfax_greatest_of_the_mearas_bears_no_other_possession() -> None:
    scene = Scene(
        fellowship=[GANDALF_RETURNED],
        bearing={GANDALF_RETURNED: [GANDALFS_PIPE]},
        hand=[SHADOWFAX_GREATEST_OF_THE_MEARAS, GLAMDRING_ELVEN_BLADE],
        burdens=1,
    )
    scene.fellowship_phase().wait_to(Verb.PLAY, SHADOWFAX_GREATEST_OF_THE_MEARAS)
    assert scene.can(Verb.PLAY, GLAMDRING_ELVEN_BLADE)
    scene.play(SHADOWFAX_GREATEST_OF_THE_MEARAS)
    assert scene.is_discarded(GANDALFS_PIPE)
    assert not scene.can(Verb.PLAY, GLAMDRING_ELVEN_BLADE)
    scene.use(SHADOWFAX_GREATEST_OF_THE_MEARAS)
    assert (scene.threats, scene.burdens) == (1, 0)


@pytest.mark.parametrize(
    ("minion", "wounded"), [(SARUMAN_COLDLY_STILL, True), (ORKISH_SCOUT, False)]
)
def test_gwaihir_exerts_a_minion_but_wounds_a_wizard(minion: str, wounded: bool) -> None:
    scene = Scene(
        fellowship=[GANDALF_RETURNED],
        bearing={GANDALF_RETURNED: [GWAIHIR]},
        minions=[MORDOR_SOLDIER, minion],
        site=6,
    )
    scene.skirmish(GANDALF_RETURNED, MORDOR_SOLDIER).wait_to(Verb.TRIGGER, GWAIHIR)
    scene.answer_with(GWAIHIR)
    if scene.can(Verb.CHOOSE, minion):
        scene.choose(minion)
    assert scene.wounds(minion) == 1
    done = ("wounded" if wounded else "exerted", scene.card(minion))
    assert done in scene.log


@pytest.mark.parametrize(
    ("laid", "strength"),
    [
        ({}, 4),
        ({"support": [GWAIHIR]}, 4),
        ({"bearing": {DWARF_GUARD: [GWAIHIR]}}, 5),
        ({"bearing": {DWARF_GUARD: [ALATAR], LIBRARIAN: [GWAIHIR]}}, 6),
        ({"bearing": {DWARF_GUARD: [WOODHALL_ELF]}}, 4),
    ],
)
def test_barliman_counts_gandalfs_followers_that_are_attached(
    laid: dict[str, Any], strength: int
) -> None:
    barliman = BARLIMAN_BUTTERBUR_RED_FACED_LANDLORD
    scene = Scene(fellowship=[barliman, DWARF_GUARD, LIBRARIAN], **laid)
    assert scene.strength(barliman) == strength


@pytest.mark.parametrize(
    ("top", "taken"),
    [
        ([GWAIHIR, LIBRARIAN], [GWAIHIR, LIBRARIAN]),
        ([DWARF_GUARD, GWAIHIR], [GWAIHIR]),
        ([MORDOR_TROOPER, DWARF_GUARD], []),
    ],
)
def test_barliman_takes_gandalfs_cards_of_two_and_discards_the_others(
    top: list[str], taken: list[str]
) -> None:
    barliman = BARLIMAN_BUTTERBUR_RED_FACED_LANDLORD
    scene = Scene(
        fellowship=[barliman], minions=[ORKISH_SCOUT], deck=[ALATAR, ELVEN_DEFENDER, *top], site=4
    )
    scene.maneuver_phase().use(barliman)
    assert sorted(scene.hand()) == sorted(taken)
    assert all(scene.is_discarded(card) for card in top if card not in taken)
    assert scene.deck() == [ALATAR, ELVEN_DEFENDER]
    assert scene.wounds(barliman) == 1


@pytest.mark.parametrize("hurt", [GANDALF_RETURNED, DWARF_GUARD])
def test_glamdring_saves_any_companion_for_a_companion_of_the_hand(hurt: str) -> None:
    scene = Scene(
        fellowship=[GANDALF_RETURNED, DWARF_GUARD],
        bearing={GANDALF_RETURNED: [GLAMDRING_ORC_BEATER]},
        hand=[LIBRARIAN, ELVEN_DEFENDER, GWAIHIR, MORDOR_TROOPER],
    )
    scene.happen(wound, scene.card(hurt)).answer_with(GLAMDRING_ORC_BEATER)
    assert {scene.id_of(option.card) for option in scene.options()} == {LIBRARIAN, ELVEN_DEFENDER}
    scene.do(scene.options()[0].verb, LIBRARIAN)
    assert scene.wounds(hurt) == 0
    assert scene.is_discarded(LIBRARIAN)
    assert damage_bonus(scene.state, scene.card(GANDALF_RETURNED)) == 1


@pytest.mark.parametrize(
    ("hurt", "hand"), [(ORKISH_SCOUT, [LIBRARIAN]), (DWARF_GUARD, [GWAIHIR, MORDOR_TROOPER])]
)
def test_glamdring_saves_no_minion_and_not_without_a_companion_in_hand(
    hurt: str, hand: list[str]
) -> None:
    scene = Scene(
        fellowship=[GANDALF_RETURNED, DWARF_GUARD],
        bearing={GANDALF_RETURNED: [GLAMDRING_ORC_BEATER]},
        minions=[ORKISH_SCOUT],
        hand=hand,
    )
    scene.happen(wound, scene.card(hurt))
    assert not scene.can(Verb.TRIGGER, GLAMDRING_ORC_BEATER)
    assert scene.wounds(hurt) == 1


@pytest.mark.parametrize(("ents", "bonus"), [(2, 3), (3, 4)])
def test_the_sap_is_in_the_bough_does_more_among_three_ents(ents: int, bonus: int) -> None:
    others = [ENT_AVENGER_15_28, LEAFLOCK, SHADOW_OF_THE_WOOD][:ents]
    scene = Scene(
        fellowship=[LIBRARIAN, *others],
        minions=[ORKISH_SCOUT],
        hand=[THE_SAP_IS_IN_THE_BOUGH, ELVEN_DEFENDER, DWARF_GUARD, BATTLE_FURY],
        site=4,
    )
    scene.skirmish(LIBRARIAN, ORKISH_SCOUT).play(THE_SAP_IS_IN_THE_BOUGH)
    scene.do(scene.options()[0].verb, DWARF_GUARD).choose(LIBRARIAN)
    assert ("totals", 3 + bonus, 8) in scene.log
    assert scene.is_discarded(DWARF_GUARD)


@pytest.mark.parametrize("hand", [[], [GWAIHIR, MORDOR_TROOPER]])
def test_the_sap_is_in_the_bough_needs_a_companion_in_hand(hand: list[str]) -> None:
    scene = Scene(
        fellowship=[LIBRARIAN],
        minions=[ORKISH_SCOUT],
        hand=[THE_SAP_IS_IN_THE_BOUGH, *hand],
        site=4,
    ).skirmish(LIBRARIAN, ORKISH_SCOUT)
    assert not scene.comes_to(Verb.PLAY, THE_SAP_IS_IN_THE_BOUGH)


@pytest.mark.parametrize(("men", "bonus"), [([], 0), ([LIBRARIAN], 1), ([LIBRARIAN, GRIMBEORN], 2)])
def test_guidance_of_the_istari_counts_the_men_of_gandalf(men: list[str], bonus: int) -> None:
    """Ingold is a Man, but of Gondor."""
    scene = Scene(
        fellowship=[GANDALF_RETURNED, INGOLD, *men],
        minions=[ORKISH_SCOUT],
        hand=[GUIDANCE_OF_THE_ISTARI, CITY_OF_MEN],
        site=4,
    ).skirmish(GANDALF_RETURNED, ORKISH_SCOUT)
    scene.play(GUIDANCE_OF_THE_ISTARI)
    if men:
        assert not scene.can(Verb.CHOOSE, INGOLD)
        scene.choose(GANDALF_RETURNED)
    assert scene.strength(GANDALF_RETURNED) == 7 + bonus


@pytest.mark.parametrize(("hand", "offered"), [([DWARF_GUARD], True), ([GWAIHIR], False)])
def test_woodland_onod_strengthens_an_ent_for_a_companion_of_the_hand(
    hand: list[str], offered: bool
) -> None:
    scene = Scene(
        fellowship=[WOODLAND_ONOD, GIMLI_DWARF_OF_EREBOR],
        minions=[ORKISH_SCOUT],
        hand=[*hand, BATTLE_FURY],
        site=4,
    ).skirmish(WOODLAND_ONOD, ORKISH_SCOUT)
    assert scene.can(Verb.USE, WOODLAND_ONOD) is offered
    if offered:
        assert scene.use(WOODLAND_ONOD).strength(WOODLAND_ONOD) == 7 + 2
        assert scene.is_discarded(DWARF_GUARD)


@pytest.mark.parametrize(
    ("followers", "strength"), [([], 4), ([GWAIHIR], 4 + 1), ([GWAIHIR, ALATAR], 4 + 2)]
)
def test_meneldor_counts_other_followers_of_gandalf(followers: list[str], strength: int) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        bearing={DWARF_GUARD: [MENELDOR]},
        support=[*followers, WOODHALL_ELF],
    )
    assert scene.strength(DWARF_GUARD) == strength


@pytest.mark.parametrize(("follower", "playable"), [(GWAIHIR, True), (WOODHALL_ELF, False)])
def test_meneldor_follows_a_follower_of_gandalf(follower: str, playable: bool) -> None:
    scene = Scene(fellowship=[DWARF_GUARD], support=[follower], hand=[MENELDOR])
    assert scene.fellowship_phase().can(Verb.PLAY, MENELDOR) is playable


@pytest.mark.parametrize(("threats", "aids"), [(1, True), (2, False)])
def test_gwaihir_comes_to_aid_for_a_threat(threats: int, aids: bool) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        support=[GWAIHIR],
        minions=[MORDOR_VETERAN],
        threats=threats,
        site=6,
    ).maneuver_phase()
    assert scene.can(Verb.USE, GWAIHIR, DWARF_GUARD) is aids
    if aids:
        scene.do(Verb.USE, GWAIHIR, DWARF_GUARD)
        assert scene.threats == 2
        assert scene.strength(DWARF_GUARD) == 4 + 1


def test_long_stemmed_pipe_puts_a_card_of_gandalf_in_the_discard_pile() -> None:
    scene = Scene(hand=[LONG_STEMMED_PIPE], deck=[DWARF_GUARD, GWAIHIR, DWARF_GUARD])
    scene.fellowship_phase().play(LONG_STEMMED_PIPE).answer_with(LONG_STEMMED_PIPE)
    if scene.can(Verb.CHOOSE, GWAIHIR):
        assert not scene.can(Verb.CHOOSE, DWARF_GUARD)
        scene.choose(GWAIHIR)
    assert scene.is_discarded(GWAIHIR)
    assert sorted(scene.deck()) == [DWARF_GUARD, DWARF_GUARD]
