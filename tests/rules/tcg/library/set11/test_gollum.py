"""The Gollum cards of set 11, *Shadows*."""

import pytest

from rules.tcg.engine.operations.path import move
from rules.tcg.engine.state.codes import REGROUP, SKIRMISH_LOST, SKIRMISH_WON, Verb
from rules.tcg.engine.steps.triggers import emit
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import ARAGORN_SITES, SHADOW, Scene


@pytest.mark.parametrize(("burdens", "offered"), [(3, False), (4, True)])
def test_frenzied_attack_needs_a_character_of_little_resistance_in_a_skirmish(
    burdens: int, offered: bool
) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[MORDOR_TROOPER, GOLLUM_STINKER],
        shadow_hand=[FRENZIED_ATTACK],
        burdens=burdens,
        twilight=9,
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, MORDOR_TROOPER)
    assert scene.comes_to(Verb.PLAY, FRENZIED_ATTACK) is offered
    if offered:
        scene.play(FRENZIED_ATTACK)
        assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == 2


@pytest.mark.parametrize(("in_fierce", "offered"), [(True, True), (False, False)])
def test_not_yet_vanquished_burdens_after_a_lost_fierce_skirmish(
    in_fierce: bool, offered: bool
) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[GOLLUM_VILE_CREATURE, PURSUING_URUK],
        shadow_support=[NOT_YET_VANQUISHED],
        site=6,
    )
    scene.assignment_phase(fierce=in_fierce).do(Verb.ASSIGN, DWARF_GUARD, PURSUING_URUK)
    scene.happen(emit, SKIRMISH_LOST, scene.card(DWARF_GUARD))
    assert scene.can(Verb.TRIGGER, NOT_YET_VANQUISHED) is offered
    if offered:
        scene.answer_with(NOT_YET_VANQUISHED)
        assert scene.burdens == 1
        assert scene.wounds(GOLLUM_VILE_CREATURE) == 1


@pytest.mark.parametrize(
    ("place", "minion", "playable"),
    [
        (REDHORN_PASS, GOLLUM_STINKER, True),
        (FANGORN_GLADE, GOLLUM_STINKER, False),
        (REDHORN_PASS, PURSUING_URUK, False),
    ],
)
def test_strange_and_terrible_calls_a_minion_to_gollum_in_the_mountains(
    place: str, minion: str, playable: bool
) -> None:
    scene = Scene(
        minions=[minion],
        shadow_hand=[STRANGE_AND_TERRIBLE],
        shadow_discards=[MORDOR_TROOPER],
        path=(*ARAGORN_SITES[:3], place),
        twilight=9,
        site=4,
    ).shadow_phase()
    assert scene.can(Verb.PLAY, STRANGE_AND_TERRIBLE) is playable
    if playable:
        scene.play(STRANGE_AND_TERRIBLE)
        assert scene.in_play(MORDOR_TROOPER)
        # The minion is paid for, and it roams no more at site 4 than its number says.
        assert scene.twilight < 9


def test_incited_gollum_finds_a_card_of_his_when_a_companion_loses() -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[GOLLUM_STINKER, MORDOR_TROOPER],
        shadow_support=[INCITED],
        shadow_discards=[FRENZIED_ATTACK, MORDOR_TROOPER],
        site=4,
    )
    scene.happen(emit, SKIRMISH_LOST, scene.card(DWARF_GUARD)).answer_with(INCITED)
    assert scene.hand(SHADOW) == [FRENZIED_ATTACK]
    assert scene.wounds(GOLLUM_STINKER) == 1


@pytest.mark.parametrize("returned", [True, False])
def test_one_good_turn_deserves_another_comes_back_for_a_burden(returned: bool) -> None:
    scene = Scene(
        fellowship=[SMEAGOL_OLD_NOSER],
        hand=[ONE_GOOD_TURN_DESERVES_ANOTHER],
        path=ARAGORN_SITES[:2],
        adventure=[FALLS_OF_RAUROS],
    )
    scene.fellowship_phase().play(ONE_GOOD_TURN_DESERVES_ANOTHER)
    assert scene.id_of(scene.state.path[2]) == FALLS_OF_RAUROS
    if returned:
        scene.do(Verb.YES)
    else:
        scene.pass_()
    assert scene.hand() == [ONE_GOOD_TURN_DESERVES_ANOTHER] * returned
    assert scene.burdens == int(returned)


@pytest.mark.parametrize(("place", "offered"), [(NEEKERBREEKERS_BOG, True), (FANGORN_GLADE, False)])
def test_smeagol_scout_and_guide_slips_away_in_a_marsh(place: str, offered: bool) -> None:
    smeagol = SMEAGOL_SCOUT_AND_GUIDE
    scene = Scene(
        fellowship=[smeagol],
        minions=[MORDOR_TROOPER],
        hand=[AXE_STRIKE],
        path=(*ARAGORN_SITES[:3], place),
        site=4,
    )
    scene.skirmish(smeagol, MORDOR_TROOPER)
    assert scene.comes_to(Verb.USE, smeagol) is offered
    if offered:
        scene.use(smeagol)
        assert ("skirmish cancelled", scene.card(smeagol)) in scene.log
        assert scene.wounds(smeagol) == 1


def _on_a_path_of_both(minion: str) -> Scene:
    """Return a Shadow phase at site 4, where sites 2 and 3 are the Shadow's."""
    path = (DAMMED_GATE_STREAM, FANGORN_GLADE, NEEKERBREEKERS_BOG, REDHORN_PASS)
    scene = Scene(
        minions=[minion],
        shadow_hand=[LED_ASTRAY],
        path=(*path, FALLS_OF_RAUROS, FANGORN_GLADE, WOODY_END),
        site=4,
    )
    owners = list(scene.state.owner)
    for site in path[1:3]:
        owners[scene.card(site)] = SHADOW
    scene.state.owner = tuple(owners)
    return scene.shadow_phase()


def test_led_astray_exchanges_a_site_of_the_shadows_own() -> None:
    scene = _on_a_path_of_both(GOLLUM_STINKER).play(LED_ASTRAY)
    assert scene.twilight == 3
    offered = {scene.id_of(option.card) for option in scene.options(Verb.CHOOSE)}
    assert offered == {FANGORN_GLADE, NEEKERBREEKERS_BOG}
    scene.choose(FANGORN_GLADE)
    # A site does not replace its like.
    assert {scene.id_of(option.card) for option in scene.options()} == {FALLS_OF_RAUROS, WOODY_END}
    scene.choose(WOODY_END)
    assert [scene.id_of(site) for site in scene.state.path] == [
        DAMMED_GATE_STREAM,
        WOODY_END,
        NEEKERBREEKERS_BOG,
        REDHORN_PASS,
    ]
    adventure = [scene.id_of(site) for site in scene.state.adventure[SHADOW]]
    assert sorted(adventure) == sorted([FALLS_OF_RAUROS, FANGORN_GLADE, FANGORN_GLADE])


def test_led_astray_needs_gollum() -> None:
    assert not _on_a_path_of_both(MORDOR_TROOPER).can(Verb.PLAY, LED_ASTRAY)


@pytest.mark.parametrize(
    ("companion", "burdens", "wounds"),
    [(DWARF_GUARD, 0, 1), (ELVEN_SCOUT, 0, 0), (ELVEN_SCOUT, 1, 1)],
)
def test_horribly_strong_gollum_is_discarded_to_wound_a_weaker_will(
    companion: str, burdens: int, wounds: int
) -> None:
    """The Guard resists by 6, the Scout by 7, and Frodo is not unbound."""
    scene = Scene(
        fellowship=[companion],
        minions=[GOLLUM_STINKER],
        shadow_hand=[HORRIBLY_STRONG],
        burdens=burdens,
        twilight=2,
        site=4,
    )
    scene.shadow_phase().play(HORRIBLY_STRONG)
    assert scene.is_discarded(GOLLUM_STINKER)
    assert scene.wounds(companion) == wounds
    assert scene.wounds(FRODO_HOPE_OF_FREE_PEOPLES) == 0


def test_horribly_strong_needs_gollum() -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[MORDOR_TROOPER],
        shadow_hand=[HORRIBLY_STRONG],
        twilight=2,
        site=4,
    )
    assert not scene.shadow_phase().can(Verb.PLAY, HORRIBLY_STRONG)


@pytest.mark.parametrize(("burdens", "bonus"), [(0, 4), (1, 3), (2, 2)])
def test_master_commands_it_for_each_companion_of_strong_will(burdens: int, bonus: int) -> None:
    """Sméagol resists by 5, the Guard by 6, the Scout by 7 and Frodo by 10."""
    scene = Scene(
        fellowship=[SMEAGOL_SCOUT_AND_GUIDE, DWARF_GUARD, ELVEN_SCOUT],
        minions=[MORDOR_TROOPER],
        hand=[MASTER_COMMANDS_IT, AXE_STRIKE],
        burdens=burdens,
        site=4,
    )
    scene.skirmish(DWARF_GUARD, MORDOR_TROOPER).play(MASTER_COMMANDS_IT)
    assert scene.strength(SMEAGOL_SCOUT_AND_GUIDE) == 3 + bonus
    assert scene.strength(DWARF_GUARD) == 4


@pytest.mark.parametrize(("wounds", "offered"), [(1, True), (2, False)])
def test_gollum_skulker_exerts_twice_for_another_minion(wounds: int, offered: bool) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[GOLLUM_SKULKER, MORDOR_TROOPER],
        hand=[AXE_STRIKE],
        site=4,
    ).wound(GOLLUM_SKULKER, wounds)
    scene.skirmish(DWARF_GUARD, MORDOR_TROOPER).pass_()
    assert scene.can(Verb.USE, GOLLUM_SKULKER) is offered
    if offered:
        scene.use(GOLLUM_SKULKER)
        assert scene.wounds(GOLLUM_SKULKER) == 3
        assert scene.strength(MORDOR_TROOPER) == 6 + 2
        assert scene.strength(GOLLUM_SKULKER) == 5


@pytest.mark.parametrize(("place", "bonus"), [(REDHORN_PASS, 3), (FANGORN_GLADE, 2)])
def test_no_end_of_wickedness_does_more_where_gollum_climbs(place: str, bonus: int) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[GOLLUM_STINKER, MORDOR_TROOPER],
        shadow_hand=[NO_END_OF_WICKEDNESS],
        hand=[AXE_STRIKE],
        path=(*ARAGORN_SITES[:3], place),
        twilight=1,
        site=4,
    )
    scene.skirmish(DWARF_GUARD, MORDOR_TROOPER).pass_().play(NO_END_OF_WICKEDNESS)
    assert scene.strength(MORDOR_TROOPER) == 6 + bonus
    assert scene.strength(GOLLUM_STINKER) == 5
    assert scene.wounds(GOLLUM_STINKER) == 1


@pytest.mark.parametrize("goes", [True, False])
def test_smeagol_scout_and_guide_may_choose_the_way_after_a_victory(goes: bool) -> None:
    smeagol = SMEAGOL_SCOUT_AND_GUIDE
    scene = Scene(
        fellowship=[smeagol],
        path=(DAMMED_GATE_STREAM, FANGORN_GLADE),
        adventure=[WOODY_END],
    )
    scene.happen(emit, SKIRMISH_WON, scene.card(smeagol))
    if goes:
        scene.answer_with(smeagol)
    else:
        scene.pass_()
    sites = [scene.id_of(site) for site in scene.state.path[2:]]
    assert sites == [WOODY_END] * goes


@pytest.mark.parametrize(("named", "offered"), [("forest", True), ("river", False)])
def test_safe_passage_leads_through_land_of_the_kind_that_was_named(
    named: str, offered: bool
) -> None:
    scene = Scene(
        fellowship=[SMEAGOL_OLD_NOSER],
        hand=[SAFE_PASSAGE, AXE_STRIKE],
        path=(DAMMED_GATE_STREAM, DAMMED_GATE_STREAM, WOODY_END),
        twilight=6,
    )
    scene.fellowship_phase()
    while not scene.can(Verb.PLAY, SAFE_PASSAGE):
        scene.pass_()
    scene.play(SAFE_PASSAGE).choose(named)
    scene.state.phase = REGROUP
    scene.happen(move)
    while scene.options() and not scene.can(Verb.TRIGGER, SAFE_PASSAGE):
        scene.pass_()
    assert scene.can(Verb.TRIGGER, SAFE_PASSAGE) is offered
    if offered:
        scene.answer_with(SAFE_PASSAGE)
        # Six, less four; the two companions add theirs at last.
        assert scene.twilight == 6 - 4 + 2
        assert scene.wounds(SMEAGOL_OLD_NOSER) == 1
