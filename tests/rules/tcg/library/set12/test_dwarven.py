"""The Dwarven cards of set 12, *Black Rider*."""

import pytest

from rules.tcg.engine.modifiers.numbers import damage_bonus, has_words
from rules.tcg.engine.operations.path import move
from rules.tcg.engine.operations.wounds import wound
from rules.tcg.engine.state import traits
from rules.tcg.engine.state.codes import REGROUP, SKIRMISH_WON, Verb
from rules.tcg.engine.steps.triggers import emit
from tests.rules.tcg.cards import *
from tests.rules.tcg.library.towers_scenes import fierce
from tests.rules.tcg.scene import ARAGORN_SITES, SHADOW, Scene


def test_the_shadow_player_names_the_race_that_stays() -> None:
    """4.2, "race": Gollum has none, so he is of no other race either."""
    scene = Scene(
        fellowship=[GIMLI_DWARF_OF_EREBOR],
        minions=[
            DENIZEN_OF_KHAZAD_DUM,
            ULAIRE_NELYA_THIRD_OF_THE_NINE_RIDERS,
            GOLLUM_PLOTTING_DECEIVER,
        ],
        hand=[ARGUMENT_READY_TO_HAND],
    )
    scene.maneuver_phase().play(ARGUMENT_READY_TO_HAND)
    assert scene.who == SHADOW
    scene.choose("orc")
    assert scene.in_play(DENIZEN_OF_KHAZAD_DUM)
    assert scene.in_play(GOLLUM_PLOTTING_DECEIVER)
    assert scene.is_discarded(ULAIRE_NELYA_THIRD_OF_THE_NINE_RIDERS)


@pytest.mark.parametrize(
    ("place", "burdens", "bears", "minion", "bonus"),
    [
        (WEST_ROAD, 4, [], EASTERLING_BLADEMASTER, 0),
        (CHAMBER_OF_MAZARBUL, 4, [], EASTERLING_BLADEMASTER, 1),
        (CRAGS_OF_EMYN_MUIL, 0, [], EASTERLING_BLADEMASTER, 2),
        (WEST_ROAD, 4, [BELT_OF_EREBOR], EASTERLING_BLADEMASTER, 1),
        (CRAGS_OF_EMYN_MUIL, 0, [BELT_OF_EREBOR], PURSUING_URUK, 4),
    ],
)
def test_his_fathers_charge_counts_what_is_true(
    place: str, burdens: int, bears: list[str], minion: str, bonus: int
) -> None:
    """A place in rock, resistance 3, a possession and a fierce minion: one for each."""
    scene = Scene(
        fellowship=[DWARF_GUARD],
        bearing={DWARF_GUARD: bears},
        support=[HIS_FATHERS_CHARGE],
        minions=[minion],
        path=(*ARAGORN_SITES[:3], place),
        site=4,
        burdens=burdens,
        hand=[AXE_STRIKE],
    )
    before = scene.skirmish(DWARF_GUARD, minion).strength(DWARF_GUARD)
    scene.use(HIS_FATHERS_CHARGE)
    assert scene.strength(DWARF_GUARD) == before + bonus
    assert scene.is_discarded(HIS_FATHERS_CHARGE)


def test_belt_of_erebor_moves_another_possession_of_its_bearer() -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD, GIMLI_DWARF_OF_EREBOR],
        bearing={GIMLI_DWARF_OF_EREBOR: [BELT_OF_EREBOR, DWARVEN_AXE]},
        minions=[URUK_BROOD],
        site=4,
        hand=[AXE_STRIKE],
    )
    scene.skirmish(GIMLI_DWARF_OF_EREBOR, URUK_BROOD)
    assert damage_bonus(scene.state, scene.card(URUK_BROOD)) == 0
    scene.use(BELT_OF_EREBOR)
    assert scene.is_discarded(BELT_OF_EREBOR)
    assert scene.bearer_of(DWARVEN_AXE) == DWARF_GUARD
    assert damage_bonus(scene.state, scene.card(URUK_BROOD)) == 1


@pytest.mark.parametrize(("event", "drawn"), [(AXE_STRIKE, 1), ("", 0)])
def test_a_clamour_of_many_voices_rewards_a_won_skirmish_with_an_event(
    event: str, drawn: int
) -> None:
    scene = Scene(
        fellowship=[GIMLI_DWARF_OF_EREBOR],
        support=[A_CLAMOUR_OF_MANY_VOICES],
        minions=[MORDOR_TROOPER],
        hand=[AXE_STRIKE],
        deck=[DWARF_GUARD],
        site=6,
    )
    scene.state.position[1] = 6
    scene.skirmish(GIMLI_DWARF_OF_EREBOR, MORDOR_TROOPER)
    if event:
        scene.play(event)
    assert scene.comes_to(Verb.TRIGGER, A_CLAMOUR_OF_MANY_VOICES) is bool(drawn)


@pytest.mark.parametrize(("place", "drawn"), [(ISENGARD_RUINED_15_192, 1), (WEST_ROAD, 0)])
def test_durability_draws_a_card_at_a_battleground(place: str, drawn: int) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[MORDOR_VETERAN],
        hand=[DURABILITY, AXE_STRIKE],
        deck=[MELLON],
        path=(*ARAGORN_SITES[:3], place),
        site=4,
    )
    before = scene.skirmish(DWARF_GUARD, MORDOR_VETERAN).strength(DWARF_GUARD)
    scene.play(DURABILITY)
    assert scene.strength(DWARF_GUARD) == before + 2
    assert scene.hand() == [AXE_STRIKE, *[MELLON] * drawn]


def test_dwarven_warrior_empties_a_deck_by_two_cards() -> None:
    scene = Scene(hand=[DWARVEN_WARRIOR], shadow_deck=[MORDOR_VETERAN, MELLON, AXE_STRIKE])
    scene.fellowship_phase().play(DWARVEN_WARRIOR)
    assert scene.deck(SHADOW) == [MORDOR_VETERAN]


def test_loud_and_strong_makes_whom_a_dwarf_faces_fierce() -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        support=[LOUD_AND_STRONG],
        minions=[MORDOR_VETERAN, MORDOR_TROOPER],
        hand=[AXE_STRIKE, DURABILITY],
        site=4,
    )
    scene.skirmish(DWARF_GUARD, MORDOR_VETERAN)
    scene.use(LOUD_AND_STRONG).choose(AXE_STRIKE)
    assert scene.hand() == [DURABILITY]
    assert fierce(scene, MORDOR_VETERAN)
    assert not fierce(scene, MORDOR_TROOPER)


@pytest.mark.parametrize("count", [0, 2, 4])
def test_no_pauses_no_spills_draws_up_to_four_cards(count: int) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD, GIMLI_DWARF_OF_EREBOR],
        hand=[NO_PAUSES_NO_SPILLS],
        deck=[MELLON] * 5,
    )
    scene.fellowship_phase().play(NO_PAUSES_NO_SPILLS)
    # Nobody need toil; both may.
    for dwarf in (DWARF_GUARD, GIMLI_DWARF_OF_EREBOR):
        scene.choose(dwarf)
    assert scene.twilight == 0
    scene.take_number(count)
    assert len(scene.hand()) == count


@pytest.mark.parametrize(
    ("items", "damage"), [([], 0), ([BELT_OF_EREBOR], 1), ([BELT_OF_EREBOR, DWARVEN_AXE], 2)]
)
def test_proud_and_able_dwarves_hit_harder_for_each_possession(
    items: list[str], damage: int
) -> None:
    bare = Scene(fellowship=[DWARF_GUARD], bearing={DWARF_GUARD: items})
    scene = Scene(fellowship=[DWARF_GUARD], bearing={DWARF_GUARD: items}, support=[PROUD_AND_ABLE])
    found, without = (damage_bonus(seen.state, seen.card(DWARF_GUARD)) for seen in (scene, bare))
    assert found - without == damage


@pytest.mark.parametrize(("place", "kept"), [(ROHAN_UPLANDS, 0), (ISENGARD_RUINED_15_192, 1)])
def test_stalwart_support_costs_a_card_for_leaving_the_plains(place: str, kept: int) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        support=[STALWART_SUPPORT],
        hand=[MELLON],
        path=(ARAGORN_SITES[0], place, *ARAGORN_SITES[2:]),
        site=2,
    )
    assert has_words(scene.state, scene.card(DWARF_GUARD), traits.MUSTER)
    scene.state.phase = REGROUP
    scene.happen(move)
    while scene.options():
        scene.pass_()
    assert len(scene.hand()) == kept


@pytest.mark.parametrize(("items", "damage"), [([], 0), ([BELT_OF_EREBOR, RING_OF_RETRIBUTION], 2)])
def test_thrarin_hits_harder_for_each_item(items: list[str], damage: int) -> None:
    scene = Scene(fellowship=[THRARIN_SMITH_OF_EREBOR], bearing={THRARIN_SMITH_OF_EREBOR: items})
    assert damage_bonus(scene.state, scene.card(THRARIN_SMITH_OF_EREBOR)) == damage


@pytest.mark.parametrize(("burdens", "bonus"), [(2, 4), (3, 3)])
def test_dwarven_skill_does_more_for_a_strong_will(burdens: int, bonus: int) -> None:
    """Two burdens leave the Guard 4."""
    scene = Scene(
        fellowship=[DWARF_GUARD],
        support=[DWARVEN_SKILL],
        minions=[MORDOR_VETERAN],
        hand=[AXE_STRIKE],
        burdens=burdens,
        site=4,
    )
    scene.skirmish(DWARF_GUARD, MORDOR_VETERAN).use(DWARVEN_SKILL)
    assert scene.strength(DWARF_GUARD) == 4 + bonus
    assert scene.is_discarded(DWARVEN_SKILL)


@pytest.mark.parametrize(("toiling", "added"), [(0, 3), (1, 1)])
def test_dwarven_skill_is_cheaper_for_a_dwarf_who_toils(toiling: int, added: int) -> None:
    scene = Scene(fellowship=[DWARF_GUARD], hand=[DWARVEN_SKILL, AXE_STRIKE])
    scene.fellowship_phase().play(DWARVEN_SKILL)
    if toiling:
        scene.choose(DWARF_GUARD)
    else:
        scene.pass_()
    assert scene.twilight == added
    assert scene.in_play(DWARVEN_SKILL)


@pytest.mark.parametrize(("winner", "offered"), [(DWARF_GUARD, True), (ELVEN_SCOUT, False)])
def test_nobody_tosses_a_dwarf_who_wins(winner: str, offered: bool) -> None:
    scene = Scene(
        fellowship=[winner],
        minions=[MORDOR_VETERAN],
        hand=[NOBODY_TOSSES_A_DWARF_12_11],
        shadow_deck=[MORDOR_VETERAN] * 5,
        site=4,
    )
    scene.happen(emit, SKIRMISH_WON, scene.card(winner))
    assert scene.can(Verb.PLAY, NOBODY_TOSSES_A_DWARF_12_11) is offered
    if offered:
        scene.play(NOBODY_TOSSES_A_DWARF_12_11)
    assert len(scene.deck(player=1)) == (2 if offered else 5)


@pytest.mark.parametrize(("hurt", "offered"), [(DWARF_GUARD, True), (GIMLI_DWARF_OF_EREBOR, False)])
def test_dwarven_bracers_take_a_wound_for_their_bearer(hurt: str, offered: bool) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD, GIMLI_DWARF_OF_EREBOR],
        bearing={DWARF_GUARD: [DWARVEN_BRACERS_12_5]},
        minions=[MORDOR_VETERAN],
        site=4,
    )
    assert scene.strength(DWARF_GUARD) == 4 + 1
    scene.happen(wound, scene.card(hurt), scene.card(MORDOR_VETERAN))
    assert scene.can(Verb.TRIGGER, DWARVEN_BRACERS_12_5) is offered
    if offered:
        scene.answer_with(DWARVEN_BRACERS_12_5)
    assert scene.wounds(hurt) == int(not offered)
    assert scene.is_discarded(DWARVEN_BRACERS_12_5) is offered


@pytest.mark.parametrize(("event", "offered"), [(AXE_STRIKE, True), (A_MARVEL, False)])
def test_a_clamour_of_many_voices_after_an_event_of_the_dwarves(event: str, offered: bool) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD, MERRY_LOYAL_COMPANION],
        support=[A_CLAMOUR_OF_MANY_VOICES],
        minions=[MORDOR_VETERAN],
        hand=[event, AXE_STRIKE],
        deck=[MORDOR_VETERAN],
        site=4,
    )
    scene.skirmish(DWARF_GUARD, MORDOR_VETERAN).play(event)
    while scene.can(Verb.CHOOSE):
        scene.take_first()
    scene.happen(emit, SKIRMISH_WON, scene.card(DWARF_GUARD))
    assert scene.can(Verb.TRIGGER, A_CLAMOUR_OF_MANY_VOICES) is offered
    if offered:
        scene.answer_with(A_CLAMOUR_OF_MANY_VOICES)
        assert MORDOR_VETERAN in scene.hand()


@pytest.mark.parametrize(("item", "offered"), [(DWARVEN_AXE, True), (BLADE_OF_LINDON, False)])
def test_proud_and_able_forge_a_possession_again(item: str, offered: bool) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD, ELVEN_SCOUT],
        support=[PROUD_AND_ABLE],
        discards=[item],
        hand=[AXE_STRIKE],
    ).fellowship_phase()
    assert scene.can(Verb.USE, PROUD_AND_ABLE) is offered
    if offered:
        scene.use(PROUD_AND_ABLE)
        assert scene.bearer_of(item) == DWARF_GUARD
        assert scene.is_discarded(PROUD_AND_ABLE)
