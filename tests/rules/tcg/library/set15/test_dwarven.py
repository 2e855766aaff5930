"""The Dwarven cards of set 15, *The Hunters*."""

import pytest

from rules.tcg.engine.modifiers.numbers import damage_bonus
from rules.tcg.engine.operations.wounds import exert, wound
from rules.tcg.engine.state.codes import DAMAGE, SKIRMISH_WON, Verb
from rules.tcg.engine.steps.triggers import emit
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import Scene


def test_the_fortunes_of_balins_folk_wound_for_each_token_that_was_there() -> None:
    scene = Scene(
        fellowship=[GIMLI_DWARF_OF_EREBOR],
        support=[CHAMBER_OF_RECORDS],
        minions=[MORDOR_TROOPER],
        hand=[THE_FORTUNES_OF_BALINS_FOLK],
        twilight=9,
    )
    scene.put_tokens(CHAMBER_OF_RECORDS, 1, "dwarven")
    scene.maneuver_phase().play(THE_FORTUNES_OF_BALINS_FOLK)
    assert scene.wounds(GIMLI_DWARF_OF_EREBOR) == 1
    assert CHAMBER_OF_RECORDS in scene.deck()
    assert scene.wounds(MORDOR_TROOPER) == 1


@pytest.mark.parametrize(
    ("hunters", "bonus", "damage"),
    [([], 2, 0), ([TRACKING_URUK], 1, 1), ([TRACKING_URUK, SEEKING_URUK], 2, 2)],
)
def test_sturdy_stock_answers_hunters_in_kind(hunters: list[str], bonus: int, damage: int) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[MORDOR_VETERAN, *hunters],
        hand=[STURDY_STOCK, AXE_STRIKE],
        site=4,
    )
    before = scene.skirmish(DWARF_GUARD, MORDOR_VETERAN).strength(DWARF_GUARD)
    usual = damage_bonus(scene.state, scene.card(DWARF_GUARD))
    scene.play(STURDY_STOCK)
    assert scene.strength(DWARF_GUARD) == before + bonus
    assert damage_bonus(scene.state, scene.card(DWARF_GUARD)) == usual + damage


@pytest.mark.parametrize("draws", [True, False])
def test_gloin_son_of_groin_trades_three_cards_when_he_wins(draws: bool) -> None:
    gloin = GLOIN_SON_OF_GROIN
    scene = Scene(
        fellowship=[gloin],
        hand=[AXE_STRIKE],
        deck=[MELLON, KNIGHTS_SPEAR, CITY_OF_MEN, STURDY_STOCK],
    )
    scene.happen(emit, SKIRMISH_WON, scene.card(gloin))
    if not draws:
        scene.pass_()
        assert scene.hand() == [AXE_STRIKE]
        assert len(scene.deck()) == 4
        return
    scene.answer_with(gloin)
    # Cards that were in the hand may go as well as those that were drawn.
    assert sorted(scene.hand()) == sorted([AXE_STRIKE, STURDY_STOCK, CITY_OF_MEN, KNIGHTS_SPEAR])
    scene.choose(KNIGHTS_SPEAR).choose(AXE_STRIKE).choose(CITY_OF_MEN)
    assert scene.hand() == [STURDY_STOCK]
    assert scene.deck()[-1] == MELLON
    assert sorted(scene.deck()[:3]) == sorted([KNIGHTS_SPEAR, AXE_STRIKE, CITY_OF_MEN])


@pytest.mark.parametrize(
    ("fighter", "items", "source", "bonus"),
    [
        (GLOIN_SON_OF_GROIN, [], GLOIN_SON_OF_GROIN, 2),
        (DWARF_GUARD, [HEAVY_AXE], HEAVY_AXE, 1),
    ],
)
@pytest.mark.parametrize("culture", ["dwarven", "gondor"])
def test_a_token_of_the_dwarves_makes_a_dwarf_stronger(
    fighter: str, items: list[str], source: str, bonus: int, culture: str
) -> None:
    scene = Scene(
        fellowship=[fighter],
        bearing={fighter: items},
        support=[CHAMBER_OF_RECORDS],
        minions=[MORDOR_VETERAN],
        hand=[AXE_STRIKE],
        site=6,
    ).put_tokens(CHAMBER_OF_RECORDS, 1, culture)
    before = scene.skirmish(fighter, MORDOR_VETERAN).strength(fighter)
    assert scene.can(Verb.USE, source) is (culture == "dwarven")
    if culture == "dwarven":
        scene.use(source)
        assert scene.strength(fighter) == before + bonus
        assert scene.tokens(CHAMBER_OF_RECORDS) == 0
        # The one token is spent.
        assert not scene.can(Verb.USE, source)


@pytest.mark.parametrize(
    ("tokens", "price"),
    [
        ({}, 4),
        ({CHAMBER_OF_RECORDS: 2}, 3),
        ({CHAMBER_OF_RECORDS: 1, LET_THEM_COME: 1}, 2),
        ({CHAMBER_OF_RECORDS: 1, HEIRS_OF_GONDOR: 1}, 3),
    ],
)
def test_heavy_axe_is_cheaper_for_each_card_of_the_dwarves_with_a_token(
    tokens: dict[str, int], price: int
) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        support=[CHAMBER_OF_RECORDS, LET_THEM_COME, HEIRS_OF_GONDOR],
        hand=[HEAVY_AXE],
    )
    for card, count in tokens.items():
        scene.put_tokens(card, count)
    scene.fellowship_phase().play(HEAVY_AXE)
    assert scene.bearer_of(HEAVY_AXE) == DWARF_GUARD
    assert scene.twilight == price


@pytest.mark.parametrize(
    ("doing", "tokens", "offered"), [(wound, 1, True), (wound, 0, False), (exert, 1, False)]
)
def test_well_crafted_armor_reinforces_when_its_bearer_is_wounded(
    doing: object, tokens: int, offered: bool
) -> None:
    assert callable(doing)
    gimli = GIMLI_DWARF_OF_EREBOR
    scene = Scene(
        fellowship=[gimli, DWARF_GUARD],
        bearing={gimli: [WELL_CRAFTED_ARMOR]},
        support=[CHAMBER_OF_RECORDS],
    ).put_tokens(CHAMBER_OF_RECORDS, tokens)
    scene.happen(doing, scene.card(DWARF_GUARD))
    assert not scene.can(Verb.TRIGGER, WELL_CRAFTED_ARMOR)
    scene.happen(doing, scene.card(gimli))
    assert scene.can(Verb.TRIGGER, WELL_CRAFTED_ARMOR) is offered
    if offered:
        scene.answer_with(WELL_CRAFTED_ARMOR)
        assert scene.tokens(CHAMBER_OF_RECORDS) == tokens + 1


@pytest.mark.parametrize(("held", "offered"), [(STURDY_STOCK, True), (MELLON, False)])
def test_well_crafted_armor_gives_damage_for_a_card_of_the_dwarves(
    held: str, offered: bool
) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        bearing={DWARF_GUARD: [WELL_CRAFTED_ARMOR]},
        support=[WHATEVER_END],
        minions=[MORDOR_TROOPER],
        hand=[held],
        site=6,
    )
    scene.skirmish(DWARF_GUARD, MORDOR_TROOPER)
    assert scene.can(Verb.USE, WELL_CRAFTED_ARMOR) is offered
    if offered:
        scene.use(WELL_CRAFTED_ARMOR)
        assert scene.is_discarded(held)
        assert scene.number(DAMAGE, DWARF_GUARD) == 1


@pytest.mark.parametrize("winner", [GIMLI_EAGER_HUNTER, DWARF_GUARD])
def test_whatever_end_lets_a_hunter_strike_harder_when_gimli_wins(winner: str) -> None:
    scene = Scene(
        fellowship=[
            winner,
            ARAGORN_SWIFT_HUNTER,
            LEGOLAS_FLEET_FOOTED_HUNTER,
            BOROMIR_LORD_OF_GONDOR,
        ],
        support=[WHATEVER_END],
    )
    scene.happen(emit, SKIRMISH_WON, scene.card(winner))
    assert scene.can(Verb.TRIGGER, WHATEVER_END) is (winner == GIMLI_EAGER_HUNTER)
    if winner == GIMLI_EAGER_HUNTER:
        scene.answer_with(WHATEVER_END)
        assert not scene.can(Verb.CHOOSE, BOROMIR_LORD_OF_GONDOR)
        # Gimli hunts himself, but for neither of these cultures.
        assert not scene.can(Verb.CHOOSE, winner)
        assert scene.can(Verb.CHOOSE, LEGOLAS_FLEET_FOOTED_HUNTER)
        scene.choose(ARAGORN_SWIFT_HUNTER)
        assert scene.number(DAMAGE, ARAGORN_SWIFT_HUNTER) == 1
        assert not scene.options()
        assert scene.in_play(WHATEVER_END)
        scene.regroup_phase()
        assert scene.number(DAMAGE, ARAGORN_SWIFT_HUNTER) == 0


def test_whatever_end_is_given_up_for_a_companion_of_the_dwarves() -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD, ARAGORN_STRIDER],
        support=[WHATEVER_END],
        minions=[MORDOR_TROOPER],
        hand=[AXE_STRIKE],
        site=6,
    )
    scene.skirmish(DWARF_GUARD, MORDOR_TROOPER).use(WHATEVER_END)
    assert scene.strength(DWARF_GUARD) == 4 + 2
    assert scene.strength(ARAGORN_STRIDER) == 8
    assert scene.is_discarded(WHATEVER_END)


@pytest.mark.parametrize("item", [HEAVY_AXE, WELL_CRAFTED_ARMOR])
@pytest.mark.parametrize(("companion", "playable"), [(DWARF_GUARD, True), (ARAGORN_STRIDER, False)])
def test_gear_of_the_dwarves_is_for_dwarves(item: str, companion: str, playable: bool) -> None:
    scene = Scene(fellowship=[companion], hand=[item]).fellowship_phase()
    assert scene.can(Verb.PLAY, item) is playable
