"""The Uruk-hai cards of set 11, *Shadows*."""

import pytest

from rules.tcg.engine.modifiers.numbers import damage_bonus, is_archer, resistance
from rules.tcg.engine.operations import wounds
from rules.tcg.engine.operations.wounds import can_take_wound, wound
from rules.tcg.engine.state.codes import SKIRMISH, SKIRMISH_WON, VITALITY, Verb
from rules.tcg.engine.steps.triggers import emit
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import ARAGORN_SITES, Scene

AT_A_BATTLEGROUND = (*ARAGORN_SITES[:4], ISENGARD_RUINED_15_192)


@pytest.mark.parametrize("assigned", [FURIOUS_URUK, TRACKING_URUK])
def test_furious_uruk_silences_companions_while_it_is_assigned(assigned: str) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, BOROMIR_SON_OF_DENETHOR],
        minions=[FURIOUS_URUK, TRACKING_URUK],
        site=5,
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, assigned)
    assert scene.can(Verb.USE, BOROMIR_SON_OF_DENETHOR) is (assigned == TRACKING_URUK)


def test_determined_uruk_draws_when_a_companion_exerts() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[DETERMINED_URUK],
        shadow_deck=[INVINCIBLE_URUK],
        site=5,
    )
    scene.happen(wounds.exert, scene.card(ARAGORN_DRIVEN_BY_NEED), -1)
    assert scene.answer_with(DETERMINED_URUK).hand(1) == [INVINCIBLE_URUK]


def test_vigilant_uruk_counts_who_does_not_fight() -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE], minions=[VIGILANT_URUK, TRACKING_URUK], site=5
    )
    assert scene.strength(VIGILANT_URUK) == 6 + 4
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, TRACKING_URUK)
    assert scene.strength(VIGILANT_URUK) == 6 + 2


@pytest.mark.parametrize(("burdens", "offered"), [(3, True), (2, False)])
def test_ruthless_uruk_robs_a_companion_of_little_resistance(burdens: int, offered: bool) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        bearing={DWARF_GUARD: [DWARVEN_AXE]},
        minions=[RUTHLESS_URUK],
        burdens=burdens,
        site=6,
    )
    scene.assignment_phase().do(Verb.ASSIGN, DWARF_GUARD, RUTHLESS_URUK)
    assert scene.can(Verb.TRIGGER, RUTHLESS_URUK) is offered
    if offered:
        scene.answer_with(RUTHLESS_URUK)
        assert scene.is_discarded(DWARVEN_AXE)
        assert scene.wounds(RUTHLESS_URUK) == 1


@pytest.mark.parametrize(("burdens", "total"), [(0, 1), (1, 0)])
def test_army_of_uruk_hai_silences_archers_of_little_resistance(burdens: int, total: int) -> None:
    scene = Scene(
        fellowship=[LEGOLAS_GREENLEAF], minions=[ARMY_OF_URUK_HAI], burdens=burdens, site=5
    ).archery_phase()
    before = scene.wounds(ARMY_OF_URUK_HAI)
    scene.pass_all()
    assert scene.wounds(ARMY_OF_URUK_HAI) - before == total


@pytest.mark.parametrize(("burdens", "offered"), [(0, False), (1, True)])
def test_brawling_uruk_cancels_an_ability_of_who_resists_little(
    burdens: int, offered: bool
) -> None:
    gimli = GIMLI_SON_OF_GLOIN
    scene = Scene(fellowship=[gimli], minions=[BRAWLING_URUK], burdens=burdens, site=5)
    before = scene.skirmish(gimli, BRAWLING_URUK).strength(gimli)
    scene.use(gimli)
    assert scene.can(Verb.TRIGGER, BRAWLING_URUK) is offered
    if offered:
        scene.answer_with(BRAWLING_URUK)
        assert scene.wounds(BRAWLING_URUK) == 1
        assert ("exerted", scene.card(gimli)) in [entry[:2] for entry in scene.log]
        [total] = [entry[1] for entry in scene.log if entry[0] == "totals"] or [before]
        assert total == before


@pytest.mark.parametrize("token", [True, False])
def test_fortitude_saves_an_uruk_for_a_token_or_itself(token: bool) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[FERAL_URUK],
        shadow_hand=[FORTITUDE],
        twilight=4,
        site=5,
    )
    scene.shadow_phase().play(FORTITUDE)
    assert scene.tokens(FORTITUDE) == 3
    scene.happen(wound, scene.card(FERAL_URUK), scene.card(DWARF_GUARD))
    scene.answer_with(FORTITUDE).choose("remove" if token else "discard")
    assert scene.wounds(FERAL_URUK) == 0
    assert scene.in_play(FORTITUDE) is token


def test_relentless_uruk_loses_strength_for_each_event_of_the_free_peoples() -> None:
    scene = Scene(
        fellowship=[GIMLI_SON_OF_GLOIN],
        minions=[RELENTLESS_URUK],
        hand=[AXE_STRIKE, AXE_STRIKE, AXE_STRIKE],
        site=5,
    )
    before = scene.skirmish(GIMLI_SON_OF_GLOIN, RELENTLESS_URUK).strength(RELENTLESS_URUK)
    for lost in (2, 4):
        scene.play(AXE_STRIKE)
        assert scene.strength(RELENTLESS_URUK) == before - lost


@pytest.mark.parametrize("exerts", [True, False])
def test_sentinel_uruk_takes_a_wound_in_a_skirmish_upon_itself(exerts: bool) -> None:
    scene = Scene(fellowship=[GIMLI_SON_OF_GLOIN], minions=[FERAL_URUK, SENTINEL_URUK], site=5)
    scene.state.phase = SKIRMISH
    scene.state.skirmisher = scene.card(GIMLI_SON_OF_GLOIN)
    scene.happen(wound, scene.card(FERAL_URUK), scene.card(GIMLI_SON_OF_GLOIN))
    scene.answer_with(SENTINEL_URUK).choose("exert" if exerts else "discard")
    assert scene.wounds(FERAL_URUK) == 0
    assert scene.in_play(SENTINEL_URUK) is exerts


@pytest.mark.parametrize(("winner", "offered"), [(FERAL_URUK, True), (ORKISH_SCOUT, False)])
def test_devastation_discards_a_condition_after_an_uruk_has_won(winner: str, offered: bool) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        support=[MELLON],
        minions=[winner],
        shadow_hand=[DEVASTATION],
        twilight=1,
        site=5,
    )
    scene.happen(emit, SKIRMISH_WON, scene.card(winner))
    assert scene.can(Verb.PLAY, DEVASTATION) is offered
    if offered:
        scene.play(DEVASTATION)
        assert scene.is_discarded(MELLON)
        assert scene.twilight == 0


@pytest.mark.parametrize(("burdens", "safe"), [(0, False), (1, True)])
def test_patrol_of_uruk_hai_takes_no_wounds_from_a_weak_will(burdens: int, safe: bool) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[PATROL_OF_URUK_HAI],
        hand=[AXE_STRIKE],
        burdens=burdens,
        site=5,
    )
    assert can_take_wound(scene.state, scene.card(PATROL_OF_URUK_HAI))
    scene.skirmish(DWARF_GUARD, PATROL_OF_URUK_HAI)
    assert can_take_wound(scene.state, scene.card(PATROL_OF_URUK_HAI)) is not safe


@pytest.mark.parametrize(
    ("fighter", "safe"), [(FERAL_URUK, True), (SWARMING_URUK, False), (ORKISH_SCOUT, False)]
)
def test_swarming_uruk_takes_no_wounds_while_another_fights(fighter: str, safe: bool) -> None:
    minions = [SWARMING_URUK] if fighter == SWARMING_URUK else [SWARMING_URUK, fighter]
    scene = Scene(fellowship=[DWARF_GUARD], minions=minions, hand=[AXE_STRIKE], site=5)
    scene.skirmish(DWARF_GUARD, fighter)
    assert can_take_wound(scene.state, scene.card(SWARMING_URUK)) is not safe


@pytest.mark.parametrize(("burdens", "damage"), [(1, 1), (2, 2)])
def test_squad_of_uruk_hai_hits_a_weak_will_harder(burdens: int, damage: int) -> None:
    """Two burdens bring the Guard to 4."""
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[SQUAD_OF_URUK_HAI],
        hand=[AXE_STRIKE],
        burdens=burdens,
        site=5,
    )
    assert damage_bonus(scene.state, scene.card(SQUAD_OF_URUK_HAI)) == 1
    scene.skirmish(DWARF_GUARD, SQUAD_OF_URUK_HAI)
    assert damage_bonus(scene.state, scene.card(SQUAD_OF_URUK_HAI)) == damage


def test_isengard_sword_weakens_who_fights_its_bearer() -> None:
    scene = Scene(
        fellowship=[GIMLI_SON_OF_GLOIN, DWARF_GUARD],
        minions=[FERAL_URUK],
        bearing={FERAL_URUK: [ISENGARD_SWORD]},
        hand=[AXE_STRIKE],
        site=5,
    )
    scene.skirmish(GIMLI_SON_OF_GLOIN, FERAL_URUK)
    assert [scene.strength(card) for card in (GIMLI_SON_OF_GLOIN, DWARF_GUARD)] == [6 - 2, 4]


@pytest.mark.parametrize(
    ("minion", "borne", "playable"),
    [(FERAL_URUK, [], True), (FERAL_URUK, [OUR_FOES_ARE_WEAK], False), (ORKISH_SCOUT, [], False)],
)
def test_our_foes_are_weak_burdens_each_unbound_companion_once(
    minion: str, borne: list[str], playable: bool
) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        bearing={DWARF_GUARD: borne},
        minions=[minion],
        shadow_hand=[OUR_FOES_ARE_WEAK],
        twilight=2,
        site=5,
    ).shadow_phase()
    assert scene.can(Verb.PLAY, OUR_FOES_ARE_WEAK) is playable
    if playable:
        scene.play(OUR_FOES_ARE_WEAK)
        assert scene.bearer_of(OUR_FOES_ARE_WEAK) == DWARF_GUARD
        assert scene.strength(DWARF_GUARD) == 4 - 1
        assert resistance(scene.state, scene.card(DWARF_GUARD)) == 6 - 3


@pytest.mark.parametrize("discards", [True, False])
def test_murderous_uruk_lets_the_shadow_exchange_a_card_as_they_regroup(discards: bool) -> None:
    scene = Scene(
        minions=[MURDEROUS_URUK],
        shadow_hand=[FERAL_URUK],
        shadow_deck=[RUTHLESS_URUK],
        site=5,
    ).regroup_phase()
    assert scene.who == 1
    if discards:
        scene.take_first()
        assert scene.hand(1) == [RUTHLESS_URUK]
    else:
        scene.pass_()
        assert scene.hand(1)[0] == FERAL_URUK


@pytest.mark.parametrize("toiling", [0, 1, 2])
def test_tyrannical_uruk_is_cheaper_for_each_uruk_who_toils(toiling: int) -> None:
    others = (FERAL_URUK, RUTHLESS_URUK)
    scene = Scene(
        minions=[*others, ORKISH_SCOUT], shadow_hand=[TYRANNICAL_URUK], twilight=6, site=5
    )
    scene.shadow_phase().play(TYRANNICAL_URUK)
    for minion in others[:toiling]:
        scene.choose(minion)
    if toiling < 2:
        scene.pass_()
    assert scene.in_play(TYRANNICAL_URUK)
    assert scene.twilight == toiling
    assert damage_bonus(scene.state, scene.card(TYRANNICAL_URUK)) == 1


@pytest.mark.parametrize("battleground", [True, False])
def test_force_of_uruk_hai_gives_a_card_for_a_wound(battleground: bool) -> None:
    scene = Scene(
        minions=[FORCE_OF_URUK_HAI, TRACKING_URUK],
        deck=[CITY_OF_MEN],
        path=AT_A_BATTLEGROUND,
        site=5 if battleground else 4,
    )
    scene.happen(wounds.wound, scene.card(FORCE_OF_URUK_HAI))
    if battleground:
        scene.answer_with(FORCE_OF_URUK_HAI)
    assert scene.wounds(FORCE_OF_URUK_HAI) == int(not battleground)
    assert scene.hand() == ([CITY_OF_MEN] if battleground else [])


@pytest.mark.parametrize("battleground", [True, False])
def test_isengard_siege_bow_shoots_on_a_battleground(battleground: bool) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[FERAL_URUK],
        bearing={FERAL_URUK: [ISENGARD_SIEGE_BOW]},
        path=AT_A_BATTLEGROUND,
        site=5 if battleground else 4,
    )
    assert is_archer(scene.state, scene.card(FERAL_URUK)) is battleground
    assert scene.number(VITALITY, FERAL_URUK) == 2 + 1


@pytest.mark.parametrize(("minion", "playable"), [(FERAL_URUK, True), (ORKISH_SCOUT, False)])
def test_isengard_siege_bow_is_for_uruk_hai(minion: str, playable: bool) -> None:
    scene = Scene(minions=[minion], shadow_hand=[ISENGARD_SIEGE_BOW], twilight=1, site=5)
    assert scene.shadow_phase().can(Verb.PLAY, ISENGARD_SIEGE_BOW) is playable


@pytest.mark.parametrize("battleground", [True, False])
def test_watchman_uruk_draws_a_card_on_a_battleground(battleground: bool) -> None:
    scene = Scene(
        shadow_hand=[WATCHMAN_URUK],
        shadow_deck=[FERAL_URUK],
        path=AT_A_BATTLEGROUND,
        twilight=9,
        site=5 if battleground else 4,
    )
    scene.shadow_phase().play(WATCHMAN_URUK)
    assert scene.can(Verb.TRIGGER, WATCHMAN_URUK) is battleground
    if battleground:
        scene.answer_with(WATCHMAN_URUK)
    assert scene.hand(1) == [FERAL_URUK] * battleground


@pytest.mark.parametrize(("wounds", "bonus"), [(0, 2), (1, 3)])
def test_furor_does_more_where_a_companion_is_exhausted(wounds: int, bonus: int) -> None:
    scene = Scene(
        fellowship=[GIMLI_SON_OF_GLOIN, DWARF_GUARD],
        minions=[FERAL_URUK, ORKISH_SCOUT],
        shadow_hand=[FUROR],
        hand=[AXE_STRIKE],
        twilight=1,
        site=4,
    ).wound(DWARF_GUARD, wounds)
    scene.skirmish(GIMLI_SON_OF_GLOIN, FERAL_URUK).pass_().play(FUROR)
    assert scene.strength(FERAL_URUK) == 9 + bonus


@pytest.mark.parametrize(("minion", "strength"), [(BLOODTHIRSTY_URUK, 8), (HOUNDING_URUK, 5)])
@pytest.mark.parametrize(("wounds", "bonus"), [(0, 0), (1, 3)])
def test_an_uruk_smells_the_exhausted(minion: str, strength: int, wounds: int, bonus: int) -> None:
    scene = Scene(fellowship=[DWARF_GUARD], minions=[minion], site=5).wound(DWARF_GUARD, wounds)
    assert scene.strength(minion) == strength + bonus


@pytest.mark.parametrize("places", [0, 1, 3])
def test_brutality_counts_the_battlegrounds(places: int) -> None:
    scene = Scene(
        fellowship=[GIMLI_SON_OF_GLOIN],
        minions=[RUTHLESS_URUK, ORKISH_SCOUT],
        shadow_hand=[BRUTALITY],
        hand=[AXE_STRIKE],
        path=(*[ISENGARD_RUINED_15_192] * places, *[ROHAN_UPLANDS] * (4 - places)),
        twilight=2,
        site=4,
    )
    scene.skirmish(GIMLI_SON_OF_GLOIN, RUTHLESS_URUK)
    if places:
        scene.pass_().play(BRUTALITY)
    assert scene.strength(RUTHLESS_URUK) == 10 + places


@pytest.mark.parametrize("lookouts", [0, 1])
def test_lookout_uruk_makes_a_battleground_of_the_site(lookouts: int) -> None:
    scene = Scene(minions=[FERAL_URUK, *[LOOKOUT_URUK] * lookouts], site=4)
    assert scene.strength(FERAL_URUK) == 9 + lookouts
    assert damage_bonus(scene.state, scene.card(FERAL_URUK)) == lookouts


@pytest.mark.parametrize(("wounds", "bonus"), [((0, 0), 0), ((1, 0), 3), ((1, 2), 6)])
def test_lurtz_minion_of_the_white_wizard_scents_the_exhausted(
    wounds: tuple[int, int], bonus: int
) -> None:
    lurtz = LURTZ_MINION_OF_THE_WHITE_WIZARD
    scene = Scene(fellowship=[DWARF_GUARD, GIMLI_SON_OF_GLOIN], minions=[lurtz], site=5)
    scene.wound(DWARF_GUARD, wounds[0]).wound(GIMLI_SON_OF_GLOIN, wounds[1])
    assert scene.strength(lurtz) == 13 + bonus


@pytest.mark.parametrize(
    ("battleground", "others", "safe"),
    [
        (True, 1, [True, False, False]),
        (False, 1, [False, False, False]),
        (False, 5, [True, True, False]),
    ],
)
def test_invincible_uruk_takes_no_wounds_in_battle_and_shields_all_at_six(
    battleground: bool, others: int, safe: list[bool]
) -> None:
    minions = (INVINCIBLE_URUK, RUTHLESS_URUK, ORKISH_SCOUT)
    scene = Scene(
        fellowship=[DWARF_GUARD] * others,
        minions=minions,
        path=AT_A_BATTLEGROUND,
        site=5 if battleground else 4,
    )
    found = [not can_take_wound(scene.state, scene.card(minion)) for minion in minions]
    assert found == safe


def test_devastation_answers_a_victory_of_your_own_uruk() -> None:
    scene = Scene(
        support=[MELLON],
        minions_of={2: [FERAL_URUK]},
        shadow_hand=[DEVASTATION],
        twilight=1,
        site=5,
        players=3,
    )
    scene.happen(emit, SKIRMISH_WON, scene.card(FERAL_URUK))
    assert not scene.can(Verb.PLAY, DEVASTATION)
