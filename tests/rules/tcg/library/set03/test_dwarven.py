"""The Dwarven cards of set 3, *Realms of the Elf-lords*."""

import pytest

from rules.tcg.engine.modifiers.numbers import twilight_cost
from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.paths import OVER_WEATHERTOP
from tests.rules.tcg.scene import ARAGORN_SITES, Scene


@pytest.mark.parametrize(
    ("sites", "site", "offered"),
    [(OVER_WEATHERTOP, 3, False), (OVER_WEATHERTOP, 4, True), (ARAGORN_SITES, 4, False)],
)
def test_book_of_mazarbul_counts_sites_of_the_fellowship_block_only(
    sites: tuple[str, ...], site: int, offered: bool
) -> None:
    """4.2, "block symbol": "site X or higher" speaks of that block's sites."""
    scene = Scene(
        fellowship=[GIMLI_SON_OF_GLOIN, DWARF_GUARD],
        bearing={GIMLI_SON_OF_GLOIN: [BOOK_OF_MAZARBUL]},
        support=[GRIMIR_DWARVEN_ELDER],
        deck=[MORDOR_TROOPER] * 5,
        site=site,
        path=sites,
    )
    scene.fellowship_phase()
    assert scene.can(Verb.TRIGGER, BOOK_OF_MAZARBUL) is offered
    if offered:
        scene.answer_with(BOOK_OF_MAZARBUL)
        assert len(scene.hand()) == 2


@pytest.mark.parametrize("exertions", [0, 1, 2])
def test_gimlis_pipe_adds_to_the_pipes_of_the_phase(exertions: int) -> None:
    scene = Scene(
        fellowship=[GANDALF_THE_GREY_WIZARD, GIMLI_SON_OF_GLOIN],
        bearing={GANDALF_THE_GREY_WIZARD: [GANDALFS_PIPE], GIMLI_SON_OF_GLOIN: [GIMLIS_PIPE]},
        support=[OLD_TOBY],
        burdens=8,
    )
    scene.fellowship_phase()
    for _ in range(exertions):
        scene.use(GIMLIS_PIPE)
    scene.use(GANDALFS_PIPE).take_number(2 + exertions)
    assert scene.burdens == 8 - 2 - exertions
    assert scene.wounds(GIMLI_SON_OF_GLOIN) == exertions


def test_gimlis_pipe_is_forgotten_when_the_phase_ends() -> None:
    scene = Scene(
        fellowship=[GANDALF_THE_GREY_WIZARD, GIMLI_SON_OF_GLOIN],
        bearing={GANDALF_THE_GREY_WIZARD: [GANDALFS_PIPE], GIMLI_SON_OF_GLOIN: [GIMLIS_PIPE]},
        support=[OLD_TOBY],
        burdens=8,
    )
    scene.fellowship_phase().use(GIMLIS_PIPE).pass_all()
    scene.fellowship_phase().use(GANDALFS_PIPE)
    assert max(option.number for option in scene.options(Verb.NUMBER)) == 2


def test_a_royal_welcome_exerts_an_ally_for_a_companion() -> None:
    scene = Scene(
        fellowship=[GIMLI_SON_OF_GLOIN], support=[A_ROYAL_WELCOME, GRIMIR_DWARVEN_ELDER]
    ).wound(GIMLI_SON_OF_GLOIN, 1)
    scene.regroup_phase().use(A_ROYAL_WELCOME)
    assert (scene.wounds(GIMLI_SON_OF_GLOIN), scene.wounds(GRIMIR_DWARVEN_ELDER)) == (0, 1)


def test_song_of_durin_weighs_on_moria_weapons_until_it_is_discarded() -> None:
    scene = Scene(
        fellowship=[GIMLI_SON_OF_GLOIN],
        hand=[SONG_OF_DURIN],
        minions=[GOBLIN_RUNNER],
        shadow_support=[THEY_ARE_COMING] * 3,
        shadow_hand=[GOBLIN_SPEAR],
    )
    weapon = scene.card(GOBLIN_SPEAR)
    before = twilight_cost(scene.state, weapon)
    scene.fellowship_phase().play(SONG_OF_DURIN)
    assert scene.wounds(GIMLI_SON_OF_GLOIN) == 1
    assert twilight_cost(scene.state, weapon) == before + 2
    scene.use(SONG_OF_DURIN).choose(THEY_ARE_COMING).choose(THEY_ARE_COMING)
    assert [scene.in_play(THEY_ARE_COMING, copy) for copy in range(3)].count(False) == 2


@pytest.mark.parametrize(("revealed", "most"), [(MORDOR_VETERAN, 3), (HOBBIT_SWORD_7_319, 1)])
def test_storm_of_argument_shuffles_as_many_cards_as_the_revealed_card_costs(
    revealed: str, most: int
) -> None:
    scene = Scene(
        fellowship=[GIMLI_SON_OF_GLOIN],
        hand=[STORM_OF_ARGUMENT],
        shadow_hand=[revealed],
        discards=[AXE_STRIKE] * 5 + [ROHIRRIM_GUARD],
    )
    scene.fellowship_phase().play(STORM_OF_ARGUMENT)
    while scene.can(Verb.CHOOSE, AXE_STRIKE):
        scene.choose(AXE_STRIKE)
    assert scene.deck() == [AXE_STRIKE] * most


@pytest.mark.parametrize(
    ("tale", "offered"),
    [(GREATEST_KINGDOM_OF_MY_PEOPLE, True), (BEREN_AND_LUTHIEN, False)],
    ids=["Dwarven tale", "Elven tale"],
)
@pytest.mark.parametrize("takes_it", [True, False])
def test_mines_of_khazad_dum_may_heal_a_dwarf_companion_for_a_dwarven_tale(
    tale: str, offered: bool, takes_it: bool
) -> None:
    gimli, grimir = GIMLI_SON_OF_GLOIN, GRIMIR_DWARVEN_ELDER
    scene = Scene(
        fellowship=[gimli, ROHIRRIM_GUARD],
        support=[grimir, MINES_OF_KHAZAD_DUM],
        hand=[tale],
    )
    scene.wound(gimli, 1).wound(ROHIRRIM_GUARD, 1).fellowship_phase().play(tale)
    if tale == GREATEST_KINGDOM_OF_MY_PEOPLE:
        # A Dwarf exerts for the tale itself.
        scene.choose(gimli if scene.can(Verb.CHOOSE, gimli) and not takes_it else grimir)
    before = scene.wounds(gimli)
    assert scene.can(Verb.TRIGGER, MINES_OF_KHAZAD_DUM) is offered
    if offered and takes_it:
        scene.answer_with(MINES_OF_KHAZAD_DUM)
        assert scene.wounds(grimir) == 1, "an ally is not healed"
    elif offered:
        scene.pass_()
    assert scene.wounds(gimli) == before - (offered and takes_it)
    assert scene.wounds(ROHIRRIM_GUARD) == 1
