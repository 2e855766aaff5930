"""The Gollum cards of set 12, *Black Rider*."""

import pytest

from rules.tcg.engine.operations.path import move
from rules.tcg.engine.operations.wounds import heal
from rules.tcg.engine.state.codes import FELLOWSHIP, REGROUP, Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import ARAGORN_SITES, FREE_PEOPLES, SHADOW, Scene


@pytest.mark.parametrize(("place", "offered"), [(CHAMBER_OF_MAZARBUL, True), (WEST_ROAD, False)])
def test_not_alone_fetches_a_minion_below_ground_for_an_event(place: str, offered: bool) -> None:
    scene = Scene(
        shadow_support=[NOT_ALONE],
        shadow_hand=[NO_END_OF_WICKEDNESS, MORDOR_VETERAN],
        shadow_discards=[BRUTAL_EASTERLING, CRY_AND_PANIC],
        path=(*ARAGORN_SITES[:2], place),
        site=3,
    )
    scene.state.position[0] = 2
    scene.state.phase = FELLOWSHIP
    scene.happen(move)
    while scene.who == FREE_PEOPLES:
        scene.pass_()
    assert scene.can(Verb.TRIGGER, NOT_ALONE) is offered
    if offered:
        scene.answer_with(NOT_ALONE)
        assert scene.is_discarded(NO_END_OF_WICKEDNESS)
        assert scene.hand(SHADOW) == [MORDOR_VETERAN, BRUTAL_EASTERLING]


@pytest.mark.parametrize("discards", [True, False])
def test_come_away_costs_a_wound_or_itself_at_each_move(discards: bool) -> None:
    scene = Scene(fellowship=[DWARF_GUARD], support=[COME_AWAY])
    scene.state.phase = REGROUP
    scene.happen(move)
    while not scene.can(Verb.EITHER):
        scene.pass_()
    scene.choose("discard" if discards else "wound")
    if not discards:
        scene.choose(DWARF_GUARD)
    assert scene.is_discarded(COME_AWAY) is discards
    assert scene.wounds(DWARF_GUARD) == int(not discards)


@pytest.mark.parametrize(("companions", "less"), [([SMEAGOL_OLD_NOSER], 1), ([DWARF_GUARD], 0)])
def test_come_away_makes_moves_cheaper_with_smeagol(companions: list[str], less: int) -> None:
    path = (*ARAGORN_SITES[:2], FALLS_OF_RAUROS, *ARAGORN_SITES[3:])
    with_it, without = (
        Scene(fellowship=companions, support=support, path=path) for support in ([COME_AWAY], [])
    )
    for scene in (with_it, without):
        scene.state.phase = REGROUP
        scene.happen(move)
        while scene.options():
            if scene.can(Verb.EITHER):
                scene.choose("wound").choose(companions[0])
            else:
                scene.pass_()
    assert without.twilight - with_it.twilight == less


def test_from_deep_in_shadow_finds_a_cheaper_minion_among_x_cards() -> None:
    scene = Scene(
        minions=[GOLLUM_STINKER],
        shadow_support=[INCITED],
        shadow_hand=[FROM_DEEP_IN_SHADOW],
        shadow_deck=[MORDOR_TROOPER, MELLON, MORDOR_TROOPER],
        site=6,
    )
    scene.shadow_phase().play(FROM_DEEP_IN_SHADOW).take_number(2)
    scene.do(Verb.YES)
    # A Trooper costs 2, and the pool is empty.
    assert scene.in_play(MORDOR_TROOPER, 1)
    assert not scene.in_play(MORDOR_TROOPER, 0)


@pytest.mark.parametrize(("gollum", "heals"), [([GOLLUM_STINKER], False), ([], True)])
def test_treacherous_little_toad_keeps_wounds_open_while_gollum_is_about(
    gollum: list[str], heals: bool
) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        bearing={DWARF_GUARD: [TREACHEROUS_LITTLE_TOAD]},
        minions=gollum,
    ).wound(DWARF_GUARD, 1)
    scene.happen(heal, scene.card(DWARF_GUARD))
    assert scene.wounds(DWARF_GUARD) == int(not heals)


@pytest.mark.parametrize(
    ("companion", "playable"), [(SMEAGOL_OLD_NOSER, True), (DWARF_GUARD, False)]
)
def test_theres_another_way_strengthens_smeagol(companion: str, playable: bool) -> None:
    scene = Scene(fellowship=[companion], hand=[THERES_ANOTHER_WAY]).fellowship_phase()
    assert scene.can(Verb.PLAY, THERES_ANOTHER_WAY) is playable
    if playable:
        scene.play(THERES_ANOTHER_WAY)
        assert scene.strength(companion) == 3 + 1


def test_theres_another_way_replaces_the_site_the_fellowship_is_at() -> None:
    path = (FANGORN_GLADE, NEEKERBREEKERS_BOG, REDHORN_PASS)
    scene = Scene(
        fellowship=[SMEAGOL_OLD_NOSER],
        support=[THERES_ANOTHER_WAY],
        path=path,
        adventure=[REDHORN_PASS, WOODY_END],
        site=3,
    )
    scene.regroup_phase().use(THERES_ANOTHER_WAY)
    if scene.can(Verb.CHOOSE):
        scene.choose(WOODY_END)
    assert [scene.id_of(site) for site in scene.state.path] == [*path[:2], WOODY_END]
    assert scene.is_discarded(THERES_ANOTHER_WAY)
