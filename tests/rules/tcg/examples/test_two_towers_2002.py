"""The Two Towers Deluxe Rulebook of 2002: the worked examples, cited by section.

What later books repeat word for word is played in their files; here stands what this book says
of its own edition.
"""

from typing import Any

import pytest

from rules.tcg.engine.modifiers import numbers
from rules.tcg.engine.operations.playing import can_play
from rules.tcg.engine.operations.sites import controllable_site
from rules.tcg.engine.state.codes import Verb
from rules.tcg.facts import reader
from rules.tcg.notation.language import *
from tests.rules.tcg.cards import *
from tests.rules.tcg.examples.paths import fellowship_path, towers_path
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import FREE_PEOPLES, SHADOW, Scene


def table(**setup: Any) -> Scene:
    """Lay a scene that follows the rulebook of 2002."""
    return Scene(edition="two-towers-2002", **setup)


def test_two_dwarf_guards_and_merry_in_the_dead_pile_leave_room_for_six() -> None:
    """ "The Rule of 9"."""
    dead = [MERRY_ROHIRRIM_SQUIRE, DWARF_GUARD, DWARF_GUARD]
    five = [made(ARAGORN_DRIVEN_BY_NEED, unique=False)] * 5
    full = table(fellowship=five, dead=dead, hand=[LEGOLAS_GREENLEAF])
    assert not can_play(full.state, FREE_PEOPLES, full.card(LEGOLAS_GREENLEAF))
    room = table(fellowship=five[:4], dead=dead, hand=[LEGOLAS_GREENLEAF])
    assert can_play(room.state, FREE_PEOPLES, room.card(LEGOLAS_GREENLEAF))


def test_sites_of_two_blocks_may_have_one_number() -> None:
    """ "Adventure path": Great Hall and Dimrill Dale each have a number of their own block."""
    hall, dale = reader.card(GREAT_HALL), reader.card(MORIA_STAIRWAY_1_347)
    assert (hall.site_number, hall.site_block) == (6, towers_block)
    assert dale.site_block is fellowship_block


@pytest.mark.parametrize("row", [fellowship_path(), towers_path()])
def test_a_moria_orc_roams_at_site_3_of_either_block(row: tuple[str, ...]) -> None:
    """ "Minions": roaming asks for the number alone."""
    scene = table(minions=[GOBLIN_RUNNER], path=row, site=3)
    assert numbers.is_roaming(scene.state, scene.card(GOBLIN_RUNNER))
    scene = table(minions=[GOBLIN_RUNNER], path=row, site=4)
    assert not numbers.is_roaming(scene.state, scene.card(GOBLIN_RUNNER))


def test_elronds_home_is_site_3_of_the_fellowship_block() -> None:
    """ "Allies": not site 3 of the Tower block."""
    for row, home in ((fellowship_path(), True), (towers_path(), False)):
        scene = table(fellowship=[ELROND_LORD_OF_RIVENDELL], path=row, site=3)
        assert numbers.at_home(scene.state, scene.card(ELROND_LORD_OF_RIVENDELL)) is home


def test_hobbit_stealth_cancels_nothing_on_a_tower_path() -> None:
    """ "Game text": it adds its strength at any such site."""
    scene = table(
        fellowship=[MERRY_ROHIRRIM_SQUIRE],
        minions=[MORDOR_TROOPER],
        hand=[HOBBIT_STEALTH] * 2,
        path=towers_path(),
        site=3,
    )
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, MORDOR_TROOPER).play(HOBBIT_STEALTH)
    assert scene.state.skirmisher == scene.card(MERRY_ROHIRRIM_SQUIRE)


@pytest.mark.parametrize(("use", "twilight_"), [(True, 2), (False, 0)])
def test_ambush_may_add_two_tokens(use: bool, twilight_: int) -> None:
    """ "Ambush": when the Free Peoples player assigns somebody to the Southron."""
    scene = table(
        fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[SOUTHRON_SCOUT], site=4
    ).assignment_phase()
    scene.do(Verb.ASSIGN, ARAGORN_DRIVEN_BY_NEED, SOUTHRON_SCOUT)
    assert scene.who == SHADOW
    if use:
        scene.use(SOUTHRON_SCOUT)
    else:
        scene.pass_()
    assert scene.twilight == twilight_


def test_a_minion_with_ambush_that_nobody_takes_adds_nothing() -> None:
    """ "Ambush": the Free Peoples player may leave it to the Shadow player."""
    scene = table(
        fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[SOUTHRON_SCOUT], site=4
    ).assignment_phase()
    scene.pass_().do(Verb.ASSIGN, FRODO_HOPE_OF_FREE_PEOPLES, SOUTHRON_SCOUT)
    assert scene.twilight == 0


def test_site_1_is_taken_first_and_then_site_2() -> None:
    """ "Control": once all markers have passed them."""
    scene = table(path=towers_path(), site=4)
    scene.state.position = [4, 4]
    first, second = scene.state.path[:2]
    assert controllable_site(scene.state) == first
    scene.control(scene.id_of(first))
    assert controllable_site(scene.state) == second


@pytest.mark.parametrize(("trackers", "strength_", "damage_"), [(1, 12, 0), (2, 12, 1)])
def test_three_trackers_are_enough_for_both_of_ugluks_sentences(
    trackers: int, strength_: int, damage_: int
) -> None:
    """ "Effects": he is a tracker himself."""
    tracker_ = made(UGLUK_SERVANT_OF_SARUMAN, title="Another tracker", unique=False)
    scene = table(minions=[UGLUK_SERVANT_OF_SARUMAN, *[tracker_] * trackers], site=5)
    assert scene.strength(UGLUK_SERVANT_OF_SARUMAN) == strength_
    assert numbers.damage_bonus(scene.state, scene.card(UGLUK_SERVANT_OF_SARUMAN)) == damage_


def test_a_staff_with_a_subtitle_is_the_same_thing_as_one_without() -> None:
    """ "Subtitles"."""
    known = table(hand=[GANDALFS_STAFF, GANDALFS_STAFF_WALKING_STICK]).state.blueprints
    titles = {blueprint.title for blueprint in known if blueprint.card.set in (2, 4)}
    assert titles == {"Gandalf's Staff"}


def test_a_companion_that_is_played_spots_one_that_is_there() -> None:
    """ "Starting Fellowship": one of them must be playable by itself."""
    second = made(LEGOLAS_GREENLEAF, to_play(spot(elf)), title="Second Elf")
    for fellowship_, playable in (([], False), ([LEGOLAS_GREENLEAF], True)):
        scene = table(fellowship=fellowship_, deck=[second])
        assert can_play(scene.state, FREE_PEOPLES, scene.card(second)) is playable
