"""The Two Towers Deluxe Rulebook of 2002: the worked examples, cited by section.

What later books repeat word for word is played in their files; here stands what this book says
of its own edition.
"""

# ruff: noqa: F403, F405

import pytest

from rules.tcg.engine import numbers
from rules.tcg.engine.codes import Verb
from rules.tcg.engine.playing import can_play
from rules.tcg.engine.sites import controllable_site
from rules.tcg.facts import reader
from rules.tcg.notation.language import *
from tests.rules.tcg.cards import ARAGORN, FRODO, LEGOLAS, MERRY, SOUTHRON_SCOUT, TROOPER
from tests.rules.tcg.examples.paths import fellowship_path, towers_path
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import FREE_PEOPLES, SHADOW, Scene

DIMRILL_DALE = "1_347"
DWARF_GUARD = "1_7"
ELROND = "1_40"
GANDALFS_STAFF = "2_22"
GANDALFS_WALKING_STICK = "4_91"
GREAT_HALL = "4_353"
HOBBIT_STEALTH = "1_298"
MORIA_ORC = "1_178"  # site number 4
UGLUK = "4_176"


def table(**setup: object) -> Scene:
    """Lay a scene that follows the rulebook of 2002."""
    return Scene(edition="two-towers-2002", **setup)  # type: ignore[arg-type]


def test_two_dwarf_guards_and_merry_in_the_dead_pile_leave_room_for_six():
    """ "The Rule of 9"."""
    dead = [MERRY, DWARF_GUARD, DWARF_GUARD]
    five = [made(ARAGORN, unique=False)] * 5
    full = table(fellowship=five, dead=dead, hand=[LEGOLAS])
    assert not can_play(full.state, FREE_PEOPLES, full._find(LEGOLAS))
    room = table(fellowship=five[:4], dead=dead, hand=[LEGOLAS])
    assert can_play(room.state, FREE_PEOPLES, room._find(LEGOLAS))


def test_sites_of_two_blocks_may_have_one_number():
    """ "Adventure path": Great Hall and Dimrill Dale each have a number of their own block."""
    hall, dale = reader.card(GREAT_HALL), reader.card(DIMRILL_DALE)
    assert (hall.site_number, hall.site_block) == (6, Block.TOWERS)
    assert dale.site_block is Block.FELLOWSHIP


@pytest.mark.parametrize("row", [fellowship_path(), towers_path()])
def test_a_moria_orc_roams_at_site_3_of_either_block(row):
    """ "Minions": roaming asks for the number alone."""
    scene = table(minions=[MORIA_ORC], path=row, site=3)
    assert numbers.is_roaming(scene.state, scene._find(MORIA_ORC))
    scene = table(minions=[MORIA_ORC], path=row, site=4)
    assert not numbers.is_roaming(scene.state, scene._find(MORIA_ORC))


def test_elronds_home_is_site_3_of_the_fellowship_block():
    """ "Allies": not site 3 of the Tower block."""
    for row, home in ((fellowship_path(), True), (towers_path(), False)):
        scene = table(fellowship=[ELROND], path=row, site=3)
        assert numbers.at_home(scene.state, scene._find(ELROND)) is home


def test_hobbit_stealth_cancels_nothing_on_a_tower_path():
    """ "Game text": it adds its strength at any such site."""
    scene = table(
        fellowship=[MERRY],
        minions=[TROOPER],
        hand=[HOBBIT_STEALTH] * 2,
        path=towers_path(),
        site=3,
    )
    scene.skirmish(MERRY, TROOPER).play(HOBBIT_STEALTH)
    assert scene.state.skirmisher == scene._find(MERRY)


@pytest.mark.parametrize(("use", "twilight_"), [(True, 2), (False, 0)])
def test_ambush_may_add_two_tokens(use, twilight_):
    """ "Ambush": when the Free Peoples player assigns somebody to the Southron."""
    scene = table(fellowship=[ARAGORN], minions=[SOUTHRON_SCOUT], site=4).assignment_phase()
    scene.do(Verb.ASSIGN, ARAGORN, SOUTHRON_SCOUT)
    assert scene.who == SHADOW
    if use:
        scene.use(SOUTHRON_SCOUT)
    else:
        scene.pass_()
    assert scene.twilight == twilight_


def test_a_minion_with_ambush_that_nobody_takes_adds_nothing():
    """ "Ambush": the Free Peoples player may leave it to the Shadow player."""
    scene = table(fellowship=[ARAGORN], minions=[SOUTHRON_SCOUT], site=4).assignment_phase()
    scene.pass_().do(Verb.ASSIGN, FRODO, SOUTHRON_SCOUT)
    assert scene.twilight == 0


def test_site_1_is_taken_first_and_then_site_2():
    """ "Control": once all markers have passed them."""
    scene = table(path=towers_path(), site=4)
    scene.state.position = [4, 4]
    first, second = scene.state.path[:2]
    assert controllable_site(scene.state) == first
    scene.control(scene._id(first))
    assert controllable_site(scene.state) == second


@pytest.mark.parametrize(("trackers", "strength_", "damage_"), [(1, 12, 0), (2, 12, 1)])
def test_three_trackers_are_enough_for_both_of_ugluks_sentences(trackers, strength_, damage_):
    """ "Effects": he is a tracker himself."""
    tracker_ = made(UGLUK, title="Another tracker", unique=False)
    scene = table(minions=[UGLUK, *[tracker_] * trackers], site=5)
    assert scene.strength(UGLUK) == strength_
    assert numbers.damage_bonus(scene.state, scene._find(UGLUK)) == damage_


def test_a_staff_with_a_subtitle_is_the_same_thing_as_one_without():
    """ "Subtitles"."""
    known = table(hand=[GANDALFS_STAFF, GANDALFS_WALKING_STICK]).state.blueprints
    titles = {blueprint.title for blueprint in known if blueprint.card.set in (2, 4)}
    assert titles == {"Gandalf's Staff"}


def test_a_companion_that_is_played_spots_one_that_is_there():
    """ "Starting Fellowship": one of them must be playable by itself."""
    second = made(LEGOLAS, to_play(spot(elf)), title="Second Elf")
    for fellowship_, playable in (([], False), ([LEGOLAS], True)):
        scene = table(fellowship=fellowship_, deck=[second])
        assert can_play(scene.state, FREE_PEOPLES, scene._find(second)) is playable
