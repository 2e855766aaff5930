"""The Dwarven cards of set 11, *Shadows*."""

import pytest

from rules.tcg.engine.modifiers.numbers import damage_bonus, has_words
from rules.tcg.engine.operations.wounds import wound
from rules.tcg.engine.state import traits
from rules.tcg.engine.state.codes import SKIRMISH, SKIRMISH_WON, Verb
from rules.tcg.engine.steps.triggers import emit
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import ARAGORN_SITES, Scene


def test_hall_of_our_fathers_exchanges_the_hand_with_its_stack() -> None:
    scene = Scene(
        fellowship=[GIMLI_DWARF_OF_EREBOR],
        support=[HALL_OF_OUR_FATHERS],
        stacked={HALL_OF_OUR_FATHERS: [ARAGORN_STRIDER, WELL_TRAVELED]},
        hand=[DUILIN],
    )
    scene.maneuver_phase().answer_with(HALL_OF_OUR_FATHERS)
    assert scene.hand() == [ARAGORN_STRIDER, WELL_TRAVELED]
    assert scene.stack(HALL_OF_OUR_FATHERS) == [DUILIN]


def test_hall_of_our_fathers_takes_eight_cards_of_the_deck() -> None:
    scene = Scene(hand=[HALL_OF_OUR_FATHERS], deck=[DUILIN] * 9)
    scene.fellowship_phase().play(HALL_OF_OUR_FATHERS)
    assert scene.stack(HALL_OF_OUR_FATHERS) == [DUILIN] * 8
    assert scene.deck() == [DUILIN]


@pytest.mark.parametrize("wounds", [0, 1, 2])
def test_battle_to_the_last_gives_strength_and_damage_for_each_wound(wounds: int) -> None:
    scene = Scene(
        fellowship=[GIMLI_DWARF_OF_EREBOR],
        minions=[EASTERLING_BLADEMASTER],
        hand=[BATTLE_TO_THE_LAST, AXE_STRIKE],
        site=4,
    ).wound(GIMLI_DWARF_OF_EREBOR, wounds)
    scene.skirmish(GIMLI_DWARF_OF_EREBOR, EASTERLING_BLADEMASTER)
    before = scene.strength(GIMLI_DWARF_OF_EREBOR)
    damage = damage_bonus(scene.state, scene.card(GIMLI_DWARF_OF_EREBOR))
    scene.play(BATTLE_TO_THE_LAST)
    assert scene.strength(GIMLI_DWARF_OF_EREBOR) == before + 2 * wounds
    assert damage_bonus(scene.state, scene.card(GIMLI_DWARF_OF_EREBOR)) == damage + wounds


@pytest.mark.parametrize(("burdens", "playable"), [(1, True), (2, False)])
def test_well_equipped_arms_a_dwarf_who_resists(burdens: int, playable: bool) -> None:
    """Gimli's printed resistance is 6."""
    scene = Scene(
        fellowship=[GIMLI_DWARF_OF_EREBOR],
        hand=[WELL_EQUIPPED, AXE_STRIKE],
        deck=[DWARVEN_AXE, AXE_STRIKE],
        burdens=burdens,
    )
    scene.fellowship_phase()
    if scene.can(Verb.PLAY, WELL_EQUIPPED):
        scene.play(WELL_EQUIPPED)
        while scene.can(Verb.CHOOSE):
            scene.take_first()
    assert scene.in_play(DWARVEN_AXE) is playable


@pytest.mark.parametrize(
    ("bearer", "place", "wounds", "offered"),
    [
        (GIMLI_LIVELY_COMBATANT, ISENGARD_RUINED_15_192, 0, True),
        (GIMLI_LIVELY_COMBATANT, ISENGARD_RUINED_15_192, 2, False),
        (GIMLI_LIVELY_COMBATANT, WEST_ROAD, 0, False),
        (GRIMIR_DWARVEN_EMISSARY, ISENGARD_RUINED_15_192, 0, False),
    ],
)
def test_gimlis_battle_axe_strikes_for_gimli_alone_on_a_battleground(
    bearer: str, place: str, wounds: int, offered: bool
) -> None:
    axe = GIMLIS_BATTLE_AXE_VICIOUS_WEAPON
    scene = Scene(
        fellowship=[bearer],
        bearing={bearer: [axe]},
        minions=[EASTERLING_BLADEMASTER, BRUTAL_EASTERLING],
        hand=[AXE_STRIKE],
        path=(*ARAGORN_SITES[:3], place),
        site=4,
    ).wound(bearer, wounds)
    scene.skirmish(bearer, EASTERLING_BLADEMASTER)
    assert scene.can(Verb.USE, axe) is offered
    if offered:
        scene.use(axe)
        assert scene.wounds(EASTERLING_BLADEMASTER) == 1
        assert scene.wounds(BRUTAL_EASTERLING) == 0
        assert scene.wounds(bearer) == 1


def test_gimlis_battle_axe_lets_any_dwarf_muster_and_nobody_else_bear_it() -> None:
    axe = GIMLIS_BATTLE_AXE_VICIOUS_WEAPON
    scene = Scene(fellowship=[DWARF_GUARD, ARAGORN_STRIDER], hand=[axe, AXE_STRIKE])
    scene.fellowship_phase().play(axe)
    assert scene.bearer_of(axe) == DWARF_GUARD
    musters = [
        has_words(scene.state, scene.card(card), traits.MUSTER)
        for card in (DWARF_GUARD, ARAGORN_STRIDER)
    ]
    assert musters == [True, False]


@pytest.mark.parametrize(
    ("hurt", "burdens", "offered"),
    [(DWARF_GUARD, 3, True), (DWARF_GUARD, 4, False), (ARAGORN_STRIDER, 0, False)],
)
def test_on_guard_prevents_a_wound_to_a_dwarf_who_resists_by_three(
    hurt: str, burdens: int, offered: bool
) -> None:
    """The Guard's printed resistance is 6."""
    scene = Scene(
        fellowship=[DWARF_GUARD, ARAGORN_STRIDER],
        minions=[EASTERLING_BLADEMASTER],
        hand=[ON_GUARD],
        burdens=burdens,
        site=4,
    )
    scene.happen(wound, scene.card(hurt), scene.card(EASTERLING_BLADEMASTER))
    assert scene.can(Verb.PLAY, ON_GUARD) is offered
    if offered:
        scene.play(ON_GUARD)
        assert scene.twilight == 1
        assert scene.is_discarded(ON_GUARD)
    assert scene.wounds(hurt) == int(not offered)


@pytest.mark.parametrize(("place", "bonus"), [(BARAZINBAR, 2), (WEST_ROAD, 0)])
def test_mountain_homestead_strengthens_dwarves_in_the_mountains(place: str, bonus: int) -> None:
    cards = (DWARF_GUARD, ARAGORN_STRIDER)
    scene = Scene(
        fellowship=cards,
        support=[MOUNTAIN_HOMESTEAD],
        path=(*ARAGORN_SITES[:3], place),
        site=4,
    )
    assert [scene.strength(card) for card in cards] == [4 + bonus, 8]


@pytest.mark.parametrize(
    ("other", "playable"), [(GIMLI_DWARF_OF_EREBOR, True), (ARAGORN_STRIDER, False)]
)
def test_mountain_homestead_needs_two_dwarf_companions(other: str, playable: bool) -> None:
    scene = Scene(fellowship=[DWARF_GUARD, other], hand=[MOUNTAIN_HOMESTEAD]).fellowship_phase()
    assert scene.can(Verb.PLAY, MOUNTAIN_HOMESTEAD) is playable


@pytest.mark.parametrize(
    ("hurt", "cards", "in_skirmish", "offered"),
    [
        (DWARF_GUARD, [HAND_AXE, DWARVEN_AXE], True, True),
        (DWARF_GUARD, [HAND_AXE], True, False),
        (DWARF_GUARD, [HAND_AXE, DWARVEN_AXE], False, False),
        (ARAGORN_STRIDER, [HAND_AXE, DWARVEN_AXE], True, False),
    ],
)
def test_grimir_dwarven_emissary_gives_up_two_cards_for_a_dwarf_in_a_skirmish(
    hurt: str, cards: list[str], in_skirmish: bool, offered: bool
) -> None:
    grimir = GRIMIR_DWARVEN_EMISSARY
    scene = Scene(
        fellowship=[grimir, DWARF_GUARD, ARAGORN_STRIDER],
        bearing={grimir: cards},
        minions=[EASTERLING_BLADEMASTER],
        site=4,
    )
    if in_skirmish:
        scene.state.phase = SKIRMISH
        scene.state.skirmisher = scene.card(hurt)
    scene.happen(wound, scene.card(hurt), scene.card(EASTERLING_BLADEMASTER))
    assert scene.can(Verb.TRIGGER, grimir) is offered
    if offered:
        scene.answer_with(grimir).choose(HAND_AXE)
        assert not any(scene.in_play(card) for card in cards)
    assert scene.wounds(hurt) == int(not offered)


def test_dwarven_embassy_gives_damage_to_every_companion() -> None:
    cards = (GIMLI_DWARF_OF_EREBOR, ARAGORN_STRIDER, EASTERLING_BLADEMASTER)
    scene = Scene(fellowship=cards[:2], support=[DWARVEN_EMBASSY], minions=cards[2:], site=4)
    assert [damage_bonus(scene.state, scene.card(card)) for card in cards] == [1 + 1, 1, 0]


@pytest.mark.parametrize("draws", [True, False])
def test_gimli_lively_combatant_may_draw_a_card_when_he_wins(draws: bool) -> None:
    gimli = GIMLI_LIVELY_COMBATANT
    scene = Scene(fellowship=[gimli, DWARF_GUARD], deck=[AXE_STRIKE] * 2)
    scene.happen(emit, SKIRMISH_WON, scene.card(DWARF_GUARD))
    assert not scene.can(Verb.TRIGGER, gimli)
    scene.happen(emit, SKIRMISH_WON, scene.card(gimli))
    if draws:
        scene.answer_with(gimli)
    else:
        scene.pass_()
    assert scene.hand() == [AXE_STRIKE] * draws


@pytest.mark.parametrize(
    ("place", "musters"),
    [(ISENGARD_RUINED_15_192, True), (MORIA_STAIRWAY_11_248, True), (WEST_ROAD, False)],
)
def test_farin_emissary_of_erebor_musters_in_battles_and_below(place: str, musters: bool) -> None:
    farin = FARIN_EMISSARY_OF_EREBOR
    scene = Scene(fellowship=[farin], path=(*ARAGORN_SITES[:3], place), site=4)
    assert has_words(scene.state, scene.card(farin), traits.MUSTER) is musters


def test_mountain_homestead_does_not_count_a_dwarf_who_is_an_ally() -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD], support=[GRIMIR_DWARVEN_ELDER], hand=[MOUNTAIN_HOMESTEAD]
    ).fellowship_phase()
    assert not scene.can(Verb.PLAY, MOUNTAIN_HOMESTEAD)
