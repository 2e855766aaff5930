"""Sauron cards of set 7, *The Return of the King*, that lean on other Orcs, threats or the hand."""

import pytest

from rules.tcg.engine.modifiers.numbers import game_number
from rules.tcg.engine.operations.wounds import wound
from rules.tcg.engine.state.codes import ARCHERY, MINION_ARCHERY, SITE_NUMBER, Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.library.towers_scenes import fierce
from tests.rules.tcg.scene import SHADOW, Scene

BYSTANDER = MORGUL_LACKEY


@pytest.mark.parametrize(
    ("minion", "cards", "bonus"),
    [(ORC_CHASER, 3, 6), (ORC_CHASER, 4, 0), (ORC_STALKER, 3, 8), (ORC_STALKER, 4, 0)],
)
def test_a_tracker_is_stronger_with_initiative_and_lowers_site_numbers(
    minion: str, cards: int, bonus: int
) -> None:
    scene = Scene(minions=[minion, MORDOR_VETERAN, BYSTANDER], hand=[DWARF_GUARD] * cards)
    alone = Scene(minions=[MORDOR_VETERAN, BYSTANDER])
    base = {ORC_CHASER: 6, ORC_STALKER: 8}[minion]
    assert scene.strength(minion) == base + bonus
    assert [
        alone.number(SITE_NUMBER, card) - scene.number(SITE_NUMBER, card)
        for card in (MORDOR_VETERAN, BYSTANDER)
    ] == [1, 0]


@pytest.mark.parametrize(("others", "bonus"), [(2, 0), (3, 5)])
def test_orc_marauder_is_stronger_among_three_others(others: int, bonus: int) -> None:
    scene = Scene(minions=[ORC_MARAUDER, *[MORDOR_VETERAN] * others, BYSTANDER])
    assert scene.strength(ORC_MARAUDER) == 11 + bonus


def test_orc_butcher_counts_conditions_of_sauron() -> None:
    scene = Scene(
        minions=[ORC_BUTCHER_7_297],
        shadow_support=[TOWER_WALKWAY, SOME_SECRET_ART_OF_FLAME, HARSH_TONGUES],
    )
    assert scene.strength(ORC_BUTCHER_7_297) == 6 + 2


@pytest.mark.parametrize(("minion", "bonus"), [(ORC_FANATIC, 3), (ORC_RAGER, 4)])
def test_an_orc_is_discarded_to_strengthen_another(minion: str, bonus: int) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[MORDOR_VETERAN, minion, BYSTANDER], site=6
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, MORDOR_VETERAN).wait_to(Verb.USE, minion).use(minion)
    assert scene.strength(MORDOR_VETERAN) == 9 + bonus
    assert scene.is_discarded(minion)


@pytest.mark.parametrize(("companions", "offered"), [(6, True), (5, False)])
def test_orc_assault_band_strengthens_another_orc_against_six(
    companions: int, *, offered: bool
) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, *[DWARF_GUARD] * (companions - 2)],
        minions=[MORDOR_VETERAN, ORC_ASSAULT_BAND, BYSTANDER],
        site=6,
    ).skirmish(ARAGORN_DRIVEN_BY_NEED, MORDOR_VETERAN)
    assert scene.comes_to(Verb.USE, ORC_ASSAULT_BAND) is offered
    if offered:
        scene.use(ORC_ASSAULT_BAND)
        assert (scene.strength(MORDOR_VETERAN), scene.wounds(ORC_ASSAULT_BAND)) == (15, 1)


@pytest.mark.parametrize(
    ("orcs", "twilight", "offered"), [(2, 3, True), (1, 3, False), (2, 2, False)]
)
def test_orc_destroyer_draws_a_card_for_three_twilight_among_three_orcs(
    orcs: int, twilight: int, *, offered: bool
) -> None:
    scene = Scene(
        minions=[ORC_DESTROYER, *[MORDOR_VETERAN] * orcs],
        shadow_deck=[GORGOROTH_AXEMAN],
        twilight=twilight,
        site=6,
    ).shadow_phase()
    assert scene.can(Verb.USE, ORC_DESTROYER) is offered
    if offered:
        scene.use(ORC_DESTROYER)
        assert (scene.hand(SHADOW), scene.twilight) == ([GORGOROTH_AXEMAN], 0)


@pytest.mark.parametrize(("cards", "has"), [(3, True), (4, False)])
def test_orc_archer_troop_is_fierce_with_another_arrow_by_initiative(
    cards: int, *, has: bool
) -> None:
    scene = Scene(minions=[ORC_ARCHER_TROOP], hand=[DWARF_GUARD] * cards)
    scene.state.phase = ARCHERY
    assert fierce(scene, ORC_ARCHER_TROOP) is has
    assert game_number(scene.state, MINION_ARCHERY) == int(has)


@pytest.mark.parametrize(("others", "lost"), [(1, 1), (4, 3)])
def test_mordor_warrior_weakens_whom_he_fights_by_three_at_most(others: int, lost: int) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[MORDOR_WARRIOR, *[MORDOR_VETERAN] * others, BYSTANDER],
        shadow_hand=[ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL],
        site=6,
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, MORDOR_WARRIOR).wait_to(Verb.USE, MORDOR_WARRIOR).use(
        MORDOR_WARRIOR
    )
    scene.take_number(max(option.number for option in scene.options(Verb.NUMBER)))
    assert scene.strength(ARAGORN_DRIVEN_BY_NEED) == 7 - lost
    assert scene.hand(SHADOW) == []


def test_army_of_udun_trades_orcs_and_threats() -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD] * 4,
        minions=[ARMY_OF_UDUN, MORDOR_VETERAN, GORGOROTH_AXEMAN],
        twilight=5,
        site=6,
    ).shadow_phase()
    scene.use(ARMY_OF_UDUN).choose(MORDOR_VETERAN)
    assert scene.is_discarded(MORDOR_VETERAN)
    assert scene.threats == 1
    scene.regroup_phase().wait_to(Verb.USE, ARMY_OF_UDUN).use(ARMY_OF_UDUN)
    if scene.can(Verb.NUMBER):
        scene.take_number(1)
    assert scene.is_discarded(ARMY_OF_UDUN)
    assert scene.is_discarded(GORGOROTH_AXEMAN)
    assert scene.threats == 2


def test_army_of_udun_removes_a_threat_for_strength() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[ARMY_OF_UDUN, BYSTANDER], threats=1, site=6
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, ARMY_OF_UDUN).wait_to(Verb.USE, ARMY_OF_UDUN).use(
        ARMY_OF_UDUN
    )
    assert (scene.strength(ARMY_OF_UDUN), scene.threats) == (20, 0)


@pytest.mark.parametrize(("minion", "saved"), [(GORGOROTH_AXEMAN, True), (MORDOR_VETERAN, False)])
def test_gorgoroth_soldier_saves_a_besieger_for_two_cards(minion: str, *, saved: bool) -> None:
    scene = Scene(
        minions=[GORGOROTH_SOLDIER, minion],
        shadow_hand=[ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL] * 2,
        site=6,
    )
    scene.happen(wound, scene.card(minion))
    assert scene.can(Verb.TRIGGER, GORGOROTH_SOLDIER) is saved
    if saved:
        scene.answer_with(GORGOROTH_SOLDIER)
        assert scene.hand(SHADOW) == []
    assert scene.wounds(minion) == 1 - saved


def test_great_siege_towers_gather_tokens_and_spend_two_of_them_at_most() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[MORDOR_VETERAN, BYSTANDER],
        shadow_support=[GREAT_SIEGE_TOWERS],
        shadow_hand=[GORGOROTH_AXEMAN],
        twilight=9,
        site=6,
    ).put_tokens(GREAT_SIEGE_TOWERS, 2)
    scene.shadow_phase().use(GREAT_SIEGE_TOWERS)
    assert scene.in_play(GORGOROTH_AXEMAN)
    assert scene.tokens(GREAT_SIEGE_TOWERS) == 3
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, MORDOR_VETERAN)
    for _ in range(3):
        if scene.comes_to(Verb.USE, GREAT_SIEGE_TOWERS):
            scene.use(GREAT_SIEGE_TOWERS)
            if scene.can(Verb.CHOOSE, MORDOR_VETERAN):
                scene.choose(MORDOR_VETERAN)
    assert scene.strength(MORDOR_VETERAN) == 9 + 2


def test_siege_commander_rouses_a_besieger_for_two_cards() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[SIEGE_COMMANDER, GORGOROTH_AXEMAN, MORDOR_VETERAN, BYSTANDER],
        shadow_hand=[ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL] * 2,
        site=6,
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, GORGOROTH_AXEMAN).wait_to(Verb.USE, SIEGE_COMMANDER).use(
        SIEGE_COMMANDER
    )
    while scene.can(Verb.DISCARD):
        scene.take_first()
    assert not scene.can(Verb.CHOOSE, MORDOR_VETERAN)
    scene.choose(GORGOROTH_AXEMAN)
    assert fierce(scene, GORGOROTH_AXEMAN)
    assert not fierce(scene, SIEGE_COMMANDER)


def test_rally_the_host_shuffles_an_orc_into_the_draw_deck() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[MORDOR_VETERAN, GORGOROTH_AXEMAN, ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL],
        shadow_support=[RALLY_THE_HOST],
        shadow_hand=[ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL] * 8,
        threats=1,
        site=6,
    )
    scene.regroup_phase().wait_to(Verb.USE, RALLY_THE_HOST).use(RALLY_THE_HOST)
    scene.choose(MORDOR_VETERAN)
    assert not scene.can(Verb.CHOOSE, ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL)
    scene.choose(GORGOROTH_AXEMAN)
    assert scene.deck(SHADOW) == [GORGOROTH_AXEMAN]
    assert (scene.wounds(MORDOR_VETERAN), scene.threats) == (1, 0)
