"""The Elven cards of set 6, *Ents of Fangorn*."""

import pytest

from rules.tcg.engine.modifiers.numbers import damage_bonus, twilight_cost
from rules.tcg.engine.state.codes import Verb
from rules.tcg.engine.turn.archery import archery_totals
from tests.rules.tcg.cards import *
from tests.rules.tcg.library.towers_scenes import place
from tests.rules.tcg.scene import Scene


@pytest.mark.parametrize("tokens", [0, 2])
def test_agility_spends_itself_or_a_token(tokens: int) -> None:
    scene = Scene(
        fellowship=[HALDIR_EMISSARY_OF_THE_GALADHRIM],
        support=[AGILITY],
        minions=[URUK_BROOD, MORGUL_LACKEY],
    )
    place(scene, AGILITY, tokens)
    scene.skirmish(HALDIR_EMISSARY_OF_THE_GALADHRIM, URUK_BROOD).use(AGILITY)
    if tokens:
        scene.choose("remove an Elven token from here")
    assert scene.strength(URUK_BROOD) == 8
    assert scene.is_discarded(AGILITY) is not bool(tokens)
    assert scene.tokens(AGILITY) == (1 if tokens else 0)


def test_banner_of_elbereth_may_draw_and_may_go() -> None:
    scene = Scene(
        fellowship=[NAITH_TROOP],
        bearing={NAITH_TROOP: [BANNER_OF_ELBERETH]},
        minions=[MORDOR_TROOPER],
        deck=[GIMLI_DWARF_OF_EREBOR, GIMLI_DWARF_OF_EREBOR],
    )
    scene.control(STEPS_OF_EDORAS).skirmish(NAITH_TROOP, MORDOR_TROOPER)
    while scene.can(Verb.PASS) and not scene.can(Verb.TRIGGER, BANNER_OF_ELBERETH):
        scene.pass_()
    while scene.can(Verb.TRIGGER, BANNER_OF_ELBERETH):
        scene.answer_with(BANNER_OF_ELBERETH)
    assert len(scene.hand()) == 1
    assert scene.is_discarded(BANNER_OF_ELBERETH)
    assert not scene.controls(STEPS_OF_EDORAS)


@pytest.mark.parametrize("top", [GIMLI_DWARF_OF_EREBOR, HALDIR_EMISSARY_OF_THE_GALADHRIM])
def test_elrond_takes_an_elven_card_he_discards_and_heals(top: str) -> None:
    scene = Scene(
        fellowship=[ELROND_KEEPER_OF_VILYA, LORIEN_GUARDIAN], deck=[MORDOR_TROOPER, top]
    ).wound(LORIEN_GUARDIAN, 1)
    scene.fellowship_phase().use(ELROND_KEEPER_OF_VILYA)
    assert scene.is_discarded(top)
    if top == HALDIR_EMISSARY_OF_THE_GALADHRIM:
        scene.do(Verb.YES)
        if scene.can(Verb.CHOOSE):
            scene.choose(LORIEN_GUARDIAN)
    assert (scene.hand() == [HALDIR_EMISSARY_OF_THE_GALADHRIM]) is (
        top == HALDIR_EMISSARY_OF_THE_GALADHRIM
    )
    assert scene.wounds(LORIEN_GUARDIAN) == int(top == GIMLI_DWARF_OF_EREBOR)


def test_elrond_takes_nothing_from_an_empty_deck() -> None:
    scene = Scene(fellowship=[ELROND_KEEPER_OF_VILYA, LORIEN_GUARDIAN]).wound(LORIEN_GUARDIAN, 1)
    scene.fellowship_phase()
    if scene.can(Verb.USE, ELROND_KEEPER_OF_VILYA):
        scene.use(ELROND_KEEPER_OF_VILYA)
    assert scene.in_play(ELROND_KEEPER_OF_VILYA)
    assert scene.wounds(LORIEN_GUARDIAN) == 1


def test_elrond_and_galadriel_heal_at_the_start_of_each_turn() -> None:
    scene = (
        Scene(fellowship=[ELROND_KEEPER_OF_VILYA, GALADRIEL_KEEPER_OF_NENYA])
        .wound(ELROND_KEEPER_OF_VILYA, 2)
        .wound(GALADRIEL_KEEPER_OF_NENYA, 2)
    )
    scene.turn_starts()
    if scene.can(Verb.TRIGGER, ELROND_KEEPER_OF_VILYA):
        scene.answer_with(ELROND_KEEPER_OF_VILYA)
    assert (scene.wounds(ELROND_KEEPER_OF_VILYA), scene.wounds(GALADRIEL_KEEPER_OF_NENYA)) == (1, 1)


@pytest.mark.parametrize(
    ("top", "cost"),
    [
        (URUK_SAVAGE, 2),
        (HALDIR_EMISSARY_OF_THE_GALADHRIM, 2),
        (EASTERLING_REGIMENT, 5),
        (GIMLI_DWARF_OF_EREBOR, 2),
    ],
)
def test_forearmed_weakens_by_the_cost_of_the_shown_card(top: str, cost: int) -> None:
    scene = Scene(
        fellowship=[NAITH_TROOP],
        minions=[URUK_BROOD, MORGUL_LACKEY],
        hand=[FOREARMED],
        deck=[MORDOR_TROOPER, top],
    )
    scene.skirmish(NAITH_TROOP, URUK_BROOD).play(FOREARMED)
    assert scene.strength(URUK_BROOD) == 9 - cost
    assert scene.deck() == [MORDOR_TROOPER, top]


@pytest.mark.parametrize("gone", [True, False])
def test_forewarned_may_go_to_discard_the_card_it_looked_at(gone: bool) -> None:
    scene = Scene(
        support=[FOREWARNED],
        fellowship=[HALDIR_EMISSARY_OF_THE_GALADHRIM],
        deck=[MORDOR_TROOPER, GIMLI_DWARF_OF_EREBOR],
    )
    scene.fellowship_phase().use(FOREWARNED)
    assert scene.twilight == 1
    scene.do(Verb.YES) if gone else scene.pass_()
    assert scene.is_discarded(FOREWARNED) is gone
    assert scene.is_discarded(GIMLI_DWARF_OF_EREBOR) is gone


@pytest.mark.parametrize(
    ("helper", "top", "lost"),
    [
        (GALADRIEL_KEEPER_OF_NENYA, MORDOR_TROOPER, 3),
        (GALADRIEL_KEEPER_OF_NENYA, HALDIR_EMISSARY_OF_THE_GALADHRIM, 0),
        (NAITH_TROOP, HALDIR_EMISSARY_OF_THE_GALADHRIM, 2),
        (NAITH_TROOP, GIMLI_DWARF_OF_EREBOR, 0),
    ],
)
def test_the_discarded_card_decides_whether_a_minion_is_weakened(
    helper: str, top: str, lost: int
) -> None:
    scene = Scene(
        fellowship=[NAITH_TROOP, GALADRIEL_KEEPER_OF_NENYA],
        minions=[URUK_BROOD, MORGUL_LACKEY],
        deck=[ARAGORN_DRIVEN_BY_NEED, top],
    )
    scene.skirmish(NAITH_TROOP, URUK_BROOD).use(helper)
    assert scene.is_discarded(top)
    assert scene.strength(URUK_BROOD) == 9 - lost


@pytest.mark.parametrize("way", [0, 1, 2])
def test_gift_of_foresight_has_three_places_for_the_shown_card(way: int) -> None:
    scene = Scene(
        fellowship=[HALDIR_EMISSARY_OF_THE_GALADHRIM],
        hand=[GIFT_OF_FORESIGHT],
        deck=[MORDOR_TROOPER, GIMLI_DWARF_OF_EREBOR],
    )
    scene.fellowship_phase().play(GIFT_OF_FORESIGHT).take_number(way)
    assert scene.is_discarded(GIMLI_DWARF_OF_EREBOR) is (way == 0)
    assert scene.deck() == (
        [MORDOR_TROOPER, GIMLI_DWARF_OF_EREBOR] if way == 1 else [MORDOR_TROOPER]
    )
    assert scene.hand() == ([GIMLI_DWARF_OF_EREBOR] if way == 2 else [])


def test_must_be_a_dream_heals_two_companions_of_the_shown_culture() -> None:
    scene = Scene(
        fellowship=[
            HALDIR_EMISSARY_OF_THE_GALADHRIM,
            LORIEN_GUARDIAN,
            ARWEN_EVENSTAR_OF_HER_PEOPLE,
            ARAGORN_DRIVEN_BY_NEED,
            ELROND_KEEPER_OF_VILYA,
        ],
        hand=[MUST_BE_A_DREAM],
        deck=[MORDOR_TROOPER, ERETHON],
    )
    wounded = (
        HALDIR_EMISSARY_OF_THE_GALADHRIM,
        LORIEN_GUARDIAN,
        ARWEN_EVENSTAR_OF_HER_PEOPLE,
        ARAGORN_DRIVEN_BY_NEED,
        ELROND_KEEPER_OF_VILYA,
    )
    for card in wounded:
        scene.wound(card, 1)
    scene.fellowship_phase().play(MUST_BE_A_DREAM)
    assert not scene.can(Verb.CHOOSE, ARAGORN_DRIVEN_BY_NEED)
    assert not scene.can(Verb.CHOOSE, ELROND_KEEPER_OF_VILYA)
    scene.choose(HALDIR_EMISSARY_OF_THE_GALADHRIM).choose(ARWEN_EVENSTAR_OF_HER_PEOPLE)
    assert [scene.wounds(card) for card in wounded] == [0, 1, 0, 1, 1]
    scene.do(Verb.YES)
    assert scene.is_discarded(ERETHON)


def test_must_be_a_dream_heals_nobody_without_a_card_to_reveal() -> None:
    scene = Scene(fellowship=[HALDIR_EMISSARY_OF_THE_GALADHRIM], hand=[MUST_BE_A_DREAM]).wound(
        HALDIR_EMISSARY_OF_THE_GALADHRIM, 1
    )
    scene.fellowship_phase()
    if scene.can(Verb.PLAY, MUST_BE_A_DREAM):
        scene.play(MUST_BE_A_DREAM)
    assert not scene.can(Verb.CHOOSE, HALDIR_EMISSARY_OF_THE_GALADHRIM)
    assert scene.wounds(HALDIR_EMISSARY_OF_THE_GALADHRIM) == 1


@pytest.mark.parametrize("top", [HALDIR_EMISSARY_OF_THE_GALADHRIM, GIMLI_DWARF_OF_EREBOR])
def test_naith_longbow_exerts_a_minion_for_an_elven_card(top: str) -> None:
    scene = Scene(
        fellowship=[ARWEN_EVENSTAR_OF_HER_PEOPLE],
        bearing={ARWEN_EVENSTAR_OF_HER_PEOPLE: [NAITH_LONGBOW]},
        minions=[URUK_BROOD],
        deck=[ARAGORN_DRIVEN_BY_NEED, top],
    )
    scene.archery_phase().use(NAITH_LONGBOW)
    assert scene.wounds(ARWEN_EVENSTAR_OF_HER_PEOPLE) == 1
    assert scene.is_discarded(top)
    assert scene.wounds(URUK_BROOD) == int(top == HALDIR_EMISSARY_OF_THE_GALADHRIM)


@pytest.mark.parametrize(
    ("elf", "strength", "damage"),
    [(ERETHON, 7, 1), (PENGEDHEL, 8, 0), (THONNAS, 6, 0), (TAURNIL, 6, 0), (NAITH_WARBAND, 9, 0)],
)
def test_elves_of_the_naith_do_not_shoot_with_their_bows(
    elf: str, strength: int, damage: int
) -> None:
    armed = Scene(fellowship=[elf], bearing={elf: [ELVEN_BOW_4_62]}, shadow_hand=[ORC_SCIMITAR])
    assert archery_totals(armed.state)[0] == 0
    assert armed.strength(elf) == strength
    assert damage_bonus(armed.state, armed.card(elf)) == damage
    cost = twilight_cost(armed.state, armed.card(ORC_SCIMITAR))
    unarmed = Scene(fellowship=[elf], shadow_hand=[ORC_SCIMITAR])
    usual = twilight_cost(unarmed.state, unarmed.card(ORC_SCIMITAR))
    assert cost - usual == (2 if elf == TAURNIL else 0)
    sword = Scene(fellowship=[elf], bearing={elf: [ELVEN_SWORD]})
    assert sword.strength(elf) == unarmed.strength(elf) + 1


@pytest.mark.parametrize(("companion", "may"), [(THONNAS, True), (ARAGORN_DRIVEN_BY_NEED, False)])
def test_agility_comes_with_two_tokens_for_an_elf(companion: str, may: bool) -> None:
    scene = Scene(fellowship=[companion], hand=[AGILITY]).fellowship_phase().play(AGILITY)
    if scene.can(Verb.TRIGGER, AGILITY):
        scene.answer_with(AGILITY)
    assert scene.tokens(AGILITY) == (2 if may else 0)


@pytest.mark.parametrize("elf", [THONNAS, GALADRIEL_KEEPER_OF_NENYA])
def test_arwen_evenstar_lets_any_elf_exert(elf: str) -> None:
    scene = Scene(
        fellowship=[ARWEN_EVENSTAR_OF_HER_PEOPLE, THONNAS, ARAGORN_DRIVEN_BY_NEED],
        support=[GALADRIEL_KEEPER_OF_NENYA],
        minions=[URUK_BROOD, MORGUL_LACKEY],
    )
    scene.skirmish(ARWEN_EVENSTAR_OF_HER_PEOPLE, URUK_BROOD).use(ARWEN_EVENSTAR_OF_HER_PEOPLE)
    assert not scene.can(Verb.CHOOSE, ARAGORN_DRIVEN_BY_NEED)
    scene.choose(elf)
    assert scene.wounds(elf) == 1
    assert scene.strength(URUK_BROOD) == 9 - 1
