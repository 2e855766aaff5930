"""The events of Orcs of set 12, *Black Rider*."""

import pytest

from rules.tcg.engine.operations.playing import play_card
from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import ARAGORN_SITES, FREE_PEOPLES, SHADOW, Scene


@pytest.mark.parametrize("count", [1, 3])
def test_abiding_evil_weakens_by_the_burdens_that_are_spotted(count: int) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[ORKISH_SCOUT],
        shadow_hand=[ABIDING_EVIL],
        burdens=3,
        site=4,
    )
    before = scene.skirmish(DWARF_GUARD, ORKISH_SCOUT).strength(DWARF_GUARD)
    scene.happen(play_card, SHADOW, scene.card(ABIDING_EVIL)).take_number(count)
    assert scene.strength(DWARF_GUARD) == before - count


@pytest.mark.parametrize("toiling", [0, 1, 2])
def test_barrage_rouses_its_players_orcs_until_the_regroup_phase(toiling: int) -> None:
    orcs = (ORC_ARTISAN, ORC_FOOTMAN)
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[*orcs, TRACKING_URUK],
        shadow_hand=[BARRAGE, TAUNT],
        twilight=5,
        site=4,
    )
    before = [scene.strength(minion) for minion in (*orcs, TRACKING_URUK)]
    scene.skirmish(DWARF_GUARD, ORC_FOOTMAN)
    scene.happen(play_card, SHADOW, scene.card(BARRAGE))
    for orc in orcs[:toiling]:
        scene.choose(orc)
    if toiling < 2:
        scene.pass_()
    assert scene.twilight == min(2 * toiling, 5)
    roused = [before[0] + 2, before[1] + 2, before[2]]
    assert [scene.strength(minion) for minion in (*orcs, TRACKING_URUK)] == roused
    scene.maneuver_phase()
    assert scene.strength(ORC_ARTISAN) == roused[0]
    scene.regroup_phase()
    assert [scene.strength(minion) for minion in (*orcs, TRACKING_URUK)] == before


@pytest.mark.parametrize(("minion", "playable"), [(ORC_ARTISAN, True), (TRACKING_URUK, False)])
def test_storming_the_ramparts_makes_the_free_peoples_give_up_a_condition(
    minion: str, playable: bool
) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        support=[STAIRS_OF_KHAZAD_DUM, BORDER_PATROL],
        minions=[minion],
        shadow_support=[RETRIBUTION],
        shadow_hand=[STORMING_THE_RAMPARTS],
        twilight=3,
        site=4,
    )
    scene.maneuver_phase()
    assert scene.comes_to(Verb.PLAY, STORMING_THE_RAMPARTS) is playable
    if playable:
        scene.play(STORMING_THE_RAMPARTS)
        if scene.who == SHADOW and scene.can(Verb.CHOOSE, minion):
            scene.pass_()
        assert scene.who == FREE_PEOPLES
        assert not scene.can(Verb.CHOOSE, RETRIBUTION)
        scene.choose(BORDER_PATROL)
        assert scene.is_discarded(BORDER_PATROL)
        assert scene.in_play(STAIRS_OF_KHAZAD_DUM)
        assert scene.twilight == 0


@pytest.mark.parametrize(
    ("minion", "playable"), [(ORC_SKULKER, True), (ORC_FOOTMAN, False), (VIGILANT_URUK, False)]
)
def test_bloodstained_field_wounds_an_elf_where_an_orc_lurks(minion: str, playable: bool) -> None:
    scene = Scene(
        fellowship=[ELVEN_SCOUT, DWARF_GUARD],
        minions=[minion],
        shadow_hand=[BLOODSTAINED_FIELD],
        twilight=1,
        site=4,
    ).archery_phase()
    assert scene.comes_to(Verb.PLAY, BLOODSTAINED_FIELD) is playable
    if playable:
        scene.play(BLOODSTAINED_FIELD)
    assert scene.wounds(ELVEN_SCOUT) == int(playable)
    assert scene.wounds(DWARF_GUARD) == 0


def test_barrage_leaves_the_orcs_of_another_shadow_player_alone() -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[ORC_FOOTMAN],
        minions_of={2: [ORC_ARTISAN]},
        shadow_hand=[BARRAGE],
        twilight=5,
        site=4,
        players=3,
    )
    scene.skirmish(DWARF_GUARD, ORC_FOOTMAN)
    scene.happen(play_card, SHADOW, scene.card(BARRAGE)).pass_()
    assert (scene.strength(ORC_FOOTMAN), scene.strength(ORC_ARTISAN)) == (8 + 2, 12)


@pytest.mark.parametrize(("place", "bonus"), [(ISENGARD_RUINED_15_192, 3), (WEST_ROAD, 1)])
def test_taunt_counts_orcs_among_seven_cards_at_a_battleground(place: str, bonus: int) -> None:
    deck = [ORC_ARTISAN, ORC_SPEAR, AXE_STRIKE, AXE_STRIKE, ORC_HAMMER, AXE_STRIKE, AXE_STRIKE]
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[ORKISH_SCOUT],
        shadow_hand=[TAUNT],
        shadow_deck=deck,
        path=(*ARAGORN_SITES[:3], place),
        site=4,
    )
    before = scene.skirmish(DWARF_GUARD, ORKISH_SCOUT).strength(ORKISH_SCOUT)
    scene.happen(play_card, SHADOW, scene.card(TAUNT))
    assert scene.strength(ORKISH_SCOUT) == before + bonus
    assert scene.deck(SHADOW) == deck
