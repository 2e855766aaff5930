"""Comprehensive Rules 4.2, Section Two: the examples of sites, moving and setting up.

Each test cites the glossary entry in which the example stands.
"""

from typing import Any

import pytest

from rules.tcg.engine.modifiers import in_force, numbers
from rules.tcg.engine.modifiers.in_force import active_cards
from rules.tcg.engine.operations import path, tokens, wounds
from rules.tcg.engine.operations import playing as playing_cards
from rules.tcg.engine.operations.sites import controllable_site
from rules.tcg.engine.state.codes import BORNE, IN_PLAY, Verb
from rules.tcg.engine.state.state import State
from rules.tcg.engine.zones.board import put_into_play
from rules.tcg.facts.card import AllyHome
from rules.tcg.game import Game
from rules.tcg.notation.language import *
from rules.tcg.vocabulary import Keyword
from tests.expected import present
from tests.rules.tcg.cards import *
from tests.rules.tcg.decks import ARAGORN_STARTER, EOMER_STARTER
from tests.rules.tcg.examples.paths import fellowship_path, king_path, shadows_path, towers_path
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import FREE_PEOPLES, SHADOW, Scene


def table(**setup: Any) -> Scene:
    """Lay a scene that follows 4.2."""
    return Scene(edition="comprehensive-4.2", **setup)


# --- active cards ---


def test_opponents_companions_are_inactive_and_so_is_what_they_bear() -> None:
    """ "active": one's own companions and the opponents' minions count, and nobody else's."""
    scene = table(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[MORDOR_TROOPER],
        shadow_support=[MADRIL_FARAMIRS_AIDE],
    )
    burden_ = made(THE_PALE_BLADE, plays_on(companion))
    scene = table(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[MORDOR_TROOPER],
        shadow_support=[MADRIL_FARAMIRS_AIDE],
        bearing={MADRIL_FARAMIRS_AIDE: [burden_]},
    )
    active = set(active_cards(scene.state))
    assert {scene.card(ARAGORN_DRIVEN_BY_NEED), scene.card(MORDOR_TROOPER)} <= active
    assert scene.state.zone[scene.card(MADRIL_FARAMIRS_AIDE)] == IN_PLAY
    assert scene.state.zone[scene.card(burden_)] == BORNE
    assert not {scene.card(MADRIL_FARAMIRS_AIDE), scene.card(burden_)} & active


def test_a_shadow_ability_of_a_site_is_used_at_that_site_by_a_shadow_player() -> None:
    """ "active": not by the Free Peoples player, and not from another site."""
    site_ = made(BEACON_OF_MINAS_TIRITH, ability(shadow, draw(1)))
    row = king_path(site_3=site_)
    there = table(path=row, site=3, shadow_deck=[MORDOR_TROOPER]).shadow_phase()
    assert there.who == SHADOW
    assert there.can(Verb.USE, site_)
    elsewhere = table(
        path=row, site=4, shadow_deck=[MORDOR_TROOPER], shadow_hand=[MORDOR_TROOPER], twilight=9
    )
    assert not elsewhere.shadow_phase().can(Verb.USE, site_)
    assert (
        not table(path=row, site=3, hand=[MERRY_ROHIRRIM_SQUIRE])
        .fellowship_phase()
        .can(Verb.USE, site_)
    )


@pytest.mark.parametrize(("mine", "ahead_"), [(5, True), (4, False), (3, False)])
def test_a_player_is_ahead_whose_marker_is_the_furthest(mine: int, ahead_: bool) -> None:
    """ "ahead": further on than every other player."""
    runner = made(ARAGORN_DRIVEN_BY_NEED, while_(ahead, gets(this, strength(+2))))
    scene = table(fellowship=[runner], site=mine)
    scene.state.position[1] = 4
    in_force.refresh(scene.state)
    assert scene.strength(runner) == (9 if ahead_ else 7)


# --- blocks ---


def test_a_home_of_one_block_is_not_a_home_of_another() -> None:
    """ "ally": an ally at home at site 2 of the Tower block."""
    ally_ = made(ELROND_LORD_OF_RIVENDELL, ally_homes=tuple(_homes("towers", 2)))
    assert numbers.at_home(*_at(ally_, towers_path(), 2))
    assert not numbers.at_home(*_at(ally_, king_path(), 2))
    assert not numbers.at_home(*_at(ally_, fellowship_path(), 2))


def _homes(block: str, number: int) -> list[AllyHome]:
    from rules.tcg.facts.card import AllyHome
    from rules.tcg.vocabulary import Block

    return [AllyHome(number, Block(block))]


def _at(ally_: str, row: tuple[str, ...], site_: int) -> tuple[State, int]:
    scene = table(fellowship=[ally_], path=row, site=site_)
    return scene.state, scene.card(ally_)


def test_sites_1_to_5_in_a_text_are_those_of_the_fellowship_block() -> None:
    """ "block symbol": Hobbit Stealth cancels there, and adds strength anywhere else."""
    scene = table(
        fellowship=[MERRY_ROHIRRIM_SQUIRE],
        minions=[MORDOR_TROOPER],
        hand=[HOBBIT_STEALTH] * 2,
        path=fellowship_path(),
        site=4,
    )
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, MORDOR_TROOPER).play(HOBBIT_STEALTH)
    assert scene.state.skirmisher == -1
    assert scene.wounds(MERRY_ROHIRRIM_SQUIRE) == 0
    scene = table(
        fellowship=[MERRY_ROHIRRIM_SQUIRE],
        minions=[MORDOR_TROOPER],
        hand=[HOBBIT_STEALTH] * 2,
        site=4,
    )
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, MORDOR_TROOPER).play(HOBBIT_STEALTH)
    scene.choose(MERRY_ROHIRRIM_SQUIRE)
    assert scene.strength(MERRY_ROHIRRIM_SQUIRE) == 5


@pytest.mark.parametrize("row", [fellowship_path(), towers_path(), king_path()])
def test_any_site_5_is_one_of_whatever_block(row: tuple[str, ...]) -> None:
    """ "block symbol": a text that says "any site 5"."""
    wanderer = made(ARAGORN_DRIVEN_BY_NEED, while_(at(site_numbered(5)), gets(this, strength(+2))))
    assert table(fellowship=[wanderer], path=row, site=5).strength(wanderer) == 9
    assert table(fellowship=[wanderer], path=row, site=4).strength(wanderer) == 7


# --- control ---


def test_site_1_is_taken_once_all_markers_are_at_site_2() -> None:
    """ "control"."""
    scene = table(site=2)
    assert controllable_site(scene.state) == -1
    scene.state.position = [2, 2]
    assert controllable_site(scene.state) == scene.state.path[0]


def test_the_next_site_to_take_is_the_lowest_nobody_controls() -> None:
    """ "control": site 1 is an opponent's already, all markers are at site 3, so site 2."""
    scene = table(site=3)
    scene.state.position = [3, 3]
    scene.control(scene.id_of(scene.state.path[0]))
    assert controllable_site(scene.state) == scene.state.path[1]


def test_a_controlled_site_keeps_its_keywords() -> None:
    """ "control": a player may control a battleground."""
    field = made(STEPS_OF_EDORAS, keywords={Keyword.BATTLEGROUND: 1})
    lord = made(
        SOUTHRON_CAPTAIN, while_(can_spot(battleground, you_control), gets(this, strength(+2)))
    )
    scene = table(minions=[lord], path=king_path(site_1=field), site=3)
    assert scene.strength(lord) == 13
    scene.control(field)
    assert scene.strength(lord) == 15


# --- moving ---


def move_on(scene: Scene, to: str | None = None) -> Scene:
    """Move the fellowship, to a site that is chosen where there is a choice; Frodo is silent."""
    scene.happen(path.move)
    if to is not None:
        scene.do(Verb.PLAY_SITE, to)
    return scene.pass_()


def test_twilight_for_a_move_into_region_2() -> None:
    """ "moving your fellowship": 2 for the site, 3 for the region, 4 for the companions."""
    site_ = made(ANDUIN_BANKS_11_227, twilight=2)
    row = (*shadows_path()[:4], site_, *shadows_path()[5:])
    scene = table(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, MERRY_ROHIRRIM_SQUIRE, PIPPIN_SWORN_TO_SERVICE],
        path=row,
        site=4,
        twilight=0,
    )
    scene.state.path.append(scene.card(site_))
    move_on(scene)
    assert scene.twilight == 2 + 3 + 4


@pytest.mark.parametrize("site_", [3, 6])
def test_a_path_of_numbered_sites_adds_nothing_for_the_region(site_: int) -> None:
    """ "format": neither 3 in region 2 nor 6 in region 3."""
    row = king_path()
    scene = table(path=row[: site_ + 1], site=site_)
    scene.state.path.append(scene.card(row[site_]))
    number = scene.state.blueprints[scene.card(row[site_])].card.twilight
    scene.happen(path.arrive, scene.card(row[site_]))
    assert scene.twilight == number + 1


def test_the_first_sites_played_become_site_2_and_site_3() -> None:
    """ "site": on a path without numbers any site takes the next number; both are in region 1."""
    row = shadows_path()
    scene = table(path=row, site=1)
    for number in (2, 3):
        move_on(scene, row[number + 2])
        assert numbers.site_place(scene.state, scene.card(row[number + 2])) == number
        assert numbers.region(number) == 1


def test_numbered_sites_are_played_in_their_order() -> None:
    """ "format": the first move places site 2, the next one site 3."""
    row = king_path()
    scene = table(path=row, site=1)
    move_on(move_on(scene))
    assert [scene.id_of(site_) for site_ in scene.state.path] == list(row[:3])


def test_a_minion_with_site_number_4_roams_at_site_3_of_any_block_and_not_at_site_4() -> None:
    """ "roaming": two more to play it at site 3; it roams no more when the fellowship moves on."""
    for row in (fellowship_path(), towers_path()):
        scene = table(shadow_hand=[SOUTHRON_SCOUT], path=row, site=3, twilight=9)
        scout = scene.card(SOUTHRON_SCOUT)
        printed = scene.state.blueprints[scout].card.twilight
        assert numbers.twilight_cost(scene.state, scout) == printed + 2
        put_into_play(scene.state, scout)
        assert numbers.is_roaming(scene.state, scout)
        scene.state.position[0] = 4
        assert not numbers.is_roaming(scene.state, scout)


# --- setting up, uniqueness, the rule of 9 ---


def test_four_players_bid_for_their_places() -> None:
    """ "bid": 3, 4, 3 and 1; the second chooses first, a draw decides between the threes."""
    game = Game((ARAGORN_STARTER, EOMER_STARTER, ARAGORN_STARTER, EOMER_STARTER), 1)
    for burdens_ in (3, 4, 3, 1):
        game.choose([option.number for option in game.options()].index(burdens_))
    choosing = []
    for place in (0, 1, 3):
        choosing.append(present(game.decision()).player)
        game.choose([option.number for option in game.options()].index(place))
    assert choosing[0] == 1
    assert set(choosing[1:]) == {0, 2}
    assert game.state.order == (1, choosing[1], 3, choosing[2])
    assert game.state.burdens == [3, 4, 3, 1]


def test_three_dead_companions_leave_room_for_six() -> None:
    """ "the rule of 9": Merry and two Dwarf Guards in the dead pile."""
    six = [
        ARAGORN_DRIVEN_BY_NEED,
        MADRIL_FARAMIRS_AIDE,
        TARGON,
        FARAMIR_STOUT_CAPTAIN,
        EOMER_VALIANT_WARCHIEF,
    ]
    scene = table(
        fellowship=six,
        dead=[MERRY_ROHIRRIM_SQUIRE, DWARF_GUARD, DWARF_GUARD],
        hand=[LEGOLAS_GREENLEAF],
    )
    assert len(scene.state.companions[0]) == 6
    assert playing_cards.fellowship_is_full(scene.state, FREE_PEOPLES)
    scene = table(
        fellowship=six[:4],
        dead=[MERRY_ROHIRRIM_SQUIRE, DWARF_GUARD, DWARF_GUARD],
        hand=[LEGOLAS_GREENLEAF],
    )
    assert not playing_cards.fellowship_is_full(scene.state, FREE_PEOPLES)


def test_each_player_may_have_one_gandalf() -> None:
    """ "unique": another player's Gandalf bars nothing, one's own does."""
    scene = table(
        fellowship=[], shadow_support=[GANDALF_THE_GREY_PILGRIM], hand=[GANDALF_THE_GREY_WIZARD]
    )
    assert scene.fellowship_phase().can(Verb.PLAY, GANDALF_THE_GREY_WIZARD)
    scene = table(
        fellowship=[GANDALF_THE_GREY_PILGRIM], hand=[GANDALF_THE_GREY_WIZARD, MERRY_ROHIRRIM_SQUIRE]
    )
    assert not scene.fellowship_phase().can(Verb.PLAY, GANDALF_THE_GREY_WIZARD)


def test_two_staffs_of_one_title_are_the_same_thing() -> None:
    """ "unique": with a subtitle or without one."""
    staffs = [
        made(staff_, bearer_must_be(man), title="Gandalf's Staff")
        for staff_ in (GANDALFS_STAFF, GANDALFS_STAFF_WALKING_STICK)
    ]
    scene = table(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, MADRIL_FARAMIRS_AIDE],
        bearing={ARAGORN_DRIVEN_BY_NEED: [staffs[0]]},
        hand=[staffs[1], MERRY_ROHIRRIM_SQUIRE],
    )
    assert not scene.fellowship_phase().can(Verb.PLAY, staffs[1])


# --- threats and arrows ---


def test_no_threat_is_added_beyond_the_companions_and_those_there_stay() -> None:
    """ "threats": four threats and four companions; then a companion is discarded."""
    scene = table(fellowship=[ARAGORN_DRIVEN_BY_NEED, MADRIL_FARAMIRS_AIDE, TARGON], threats=4)
    tokens.add_threats(scene.state, FREE_PEOPLES, 1)
    assert scene.threats == 4
    scene.happen(wounds.discard_from_play, scene.card(MADRIL_FARAMIRS_AIDE))
    assert scene.threats == 4


@pytest.mark.parametrize(
    "hit",
    [
        (ARAGORN_DRIVEN_BY_NEED,) * 3,
        (ARAGORN_DRIVEN_BY_NEED, MADRIL_FARAMIRS_AIDE, FRODO_HOPE_OF_FREE_PEOPLES),
    ],
)
def test_three_threats_become_three_wounds_in_any_combination(hit: tuple[str, ...]) -> None:
    """ "threats": an ally is killed; all three on one companion, or one on each of three."""
    ally_ = ELROND_LORD_OF_RIVENDELL
    scene = table(fellowship=[ARAGORN_DRIVEN_BY_NEED, MADRIL_FARAMIRS_AIDE, ally_], threats=3)
    scene.happen(wounds.kill, scene.card(ally_))
    for companion_ in hit:
        scene.do(Verb.WOUND, companion_)
    assert scene.threats == 0
    assert all(scene.wounds(card) == hit.count(card) for card in set(hit))


def test_an_ally_at_home_may_but_need_not_take_an_arrow() -> None:
    """ "ally": eligible if the Free Peoples player so chooses."""
    row = fellowship_path()
    scene = table(
        fellowship=[ELROND_LORD_OF_RIVENDELL, ARAGORN_DRIVEN_BY_NEED],
        minions=[GOBLIN_ARCHER],
        path=row,
        site=3,
    ).archery_phase()
    assert scene.can(Verb.WOUND, ELROND_LORD_OF_RIVENDELL)
    scene.do(Verb.WOUND, ARAGORN_DRIVEN_BY_NEED)
    assert (scene.wounds(ELROND_LORD_OF_RIVENDELL), scene.wounds(ARAGORN_DRIVEN_BY_NEED)) == (0, 1)
