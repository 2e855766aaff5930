"""Uruk-hai cards of set 15, *The Hunters*, that grow by what can be spotted."""

import pytest

from rules.tcg.engine.modifiers.numbers import hunter
from rules.tcg.engine.operations.wounds import kill
from rules.tcg.engine.state.codes import DAMAGE, SKIRMISH_WON, Verb
from rules.tcg.engine.steps.triggers import emit
from rules.tcg.engine.turn.assignment import assign
from tests.rules.tcg.cards import *
from tests.rules.tcg.library.towers_scenes import fierce
from tests.rules.tcg.scene import ARAGORN_SITES, SHADOW, Scene


@pytest.mark.parametrize("sites", [0, 1, 3])
def test_advancing_horde_grows_with_each_site_it_holds(sites: int) -> None:
    scene = Scene(minions=[ADVANCING_HORDE], site=5).control(*ARAGORN_SITES[:sites])
    assert scene.strength(ADVANCING_HORDE) == 14 + sites


def test_advancing_horde_gains_nothing_from_sites_of_others() -> None:
    scene = Scene(minions=[ADVANCING_HORDE], site=5).control(ARAGORN_SITES[0], player=0)
    assert scene.strength(ADVANCING_HORDE) == 14


@pytest.mark.parametrize(
    ("items", "bonus"),
    [([], 0), ([DWARVEN_AXE], 1), ([DWARVEN_AXE, WELL_CRAFTED_ARMOR, DWARVEN_HEART], 2)],
)
@pytest.mark.parametrize("sword", [[], [UGLUKS_SWORD_WEAPON_OF_COMMAND]])
def test_covetous_uruk_counts_the_possessions_of_both_sides(
    items: list[str], bonus: int, sword: list[str]
) -> None:
    """The sword that a fellow bears counts too; a condition does not."""
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[COVETOUS_URUK, TRACKING_URUK],
        bearing={DWARF_GUARD: items, TRACKING_URUK: sword},
        site=5,
    )
    assert scene.strength(COVETOUS_URUK) == 8 + bonus + len(sword)


def test_following_uruk_tires_a_companion_who_is_not_fighting() -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD, ELFHELM, ARAGORN_STRIDER],
        minions=[FOLLOWING_URUK, TRACKING_URUK],
        site=5,
    )
    assign(scene.state, scene.card(DWARF_GUARD), scene.card(FOLLOWING_URUK))
    assign(scene.state, scene.card(ELFHELM), scene.card(TRACKING_URUK))
    scene.happen(emit, SKIRMISH_WON, scene.card(FOLLOWING_URUK)).answer_with(FOLLOWING_URUK)
    for fighting in (DWARF_GUARD, ELFHELM):
        assert not scene.can(Verb.CHOOSE, fighting)
    scene.choose(ARAGORN_STRIDER)
    assert scene.wounds(ARAGORN_STRIDER) == 1


@pytest.mark.parametrize(
    ("minion", "tokens"), [(TRACKING_URUK, 1), (MORDOR_TROOPER, 0), (URUK_FOOT_SOLDIER, 0)]
)
def test_poised_for_assault_gains_a_token_when_a_companion_loses_to_an_uruk(
    minion: str, tokens: int
) -> None:
    """An Uruk-hai of Isengard's culture is not meant."""
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE],
        minions=[minion],
        shadow_support=[POISED_FOR_ASSAULT],
        site=6,
    )
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, minion)
    while scene.can(Verb.PASS):
        scene.pass_()
    assert scene.tokens(POISED_FOR_ASSAULT) == tokens


@pytest.mark.parametrize(("tokens", "offered"), [(2, True), (1, False)])
def test_poised_for_assault_takes_a_site_for_two_tokens_of_its_own(
    tokens: int, offered: bool
) -> None:
    scene = (
        Scene(
            fellowship=[DWARF_GUARD],
            minions=[TRACKING_URUK],
            shadow_support=[POISED_FOR_ASSAULT, ENDLESS_ASSAULT],
            hand=[AXE_STRIKE],
            site=6,
        )
        .put_tokens(POISED_FOR_ASSAULT, tokens)
        .put_tokens(ENDLESS_ASSAULT, 2)
    )
    scene.state.position[SHADOW] = 4
    scene.skirmish(DWARF_GUARD, TRACKING_URUK)
    assert scene.comes_to(Verb.USE, POISED_FOR_ASSAULT) is offered
    if offered:
        scene.use(POISED_FOR_ASSAULT)
        assert scene.tokens(POISED_FOR_ASSAULT) == 0
        assert scene.tokens(ENDLESS_ASSAULT) == 2
    assert scene.controls(ARAGORN_SITES[0]) is offered
    assert not scene.controls(ARAGORN_SITES[1])


@pytest.mark.parametrize(
    ("companions", "minions", "found"),
    [
        ([ELFHELM], [], (False, 0, 0)),
        ([ELFHELM], [SEEKING_URUK], (True, 1, 0)),
        ([SILENT_TRAVELER], [], (False, 1, 0)),
        ([GIMLI_DWARF_OF_EREBOR], [], (False, 0, 1)),
        ([ELFHELM], [ADVANCING_HORDE], (False, 0, 1)),
    ],
)
def test_sentry_uruk_is_what_others_are(
    companions: list[str], minions: list[str], found: tuple[bool, int, int]
) -> None:
    """Fierce minions, and hunters and those who strike harder of either side."""
    scene = Scene(fellowship=companions, minions=[SENTRY_URUK, *minions], site=5)
    sentry = scene.card(SENTRY_URUK)
    assert (
        fierce(scene, SENTRY_URUK),
        hunter(scene.state, sentry),
        scene.number(DAMAGE, SENTRY_URUK),
    ) == found


@pytest.mark.parametrize(
    ("minion", "playable"), [(TRACKING_URUK, True), (URUK_FOOT_SOLDIER, False)]
)
def test_sentry_uruk_joins_a_minion_of_its_culture(minion: str, playable: bool) -> None:
    scene = Scene(minions=[minion], shadow_hand=[SENTRY_URUK], twilight=9, site=5)
    assert scene.shadow_phase().can(Verb.PLAY, SENTRY_URUK) is playable


@pytest.mark.parametrize(("strong", "bonus"), [(TREEBEARD_ENRAGED_SHEPHERD, 4), (DWARF_GUARD, 0)])
def test_uruk_village_stormer_rises_against_strength_twelve(strong: str, bonus: int) -> None:
    scene = Scene(fellowship=[strong], minions=[URUK_VILLAGE_STORMER])
    assert scene.strength(URUK_VILLAGE_STORMER) == 10 + bonus


@pytest.mark.parametrize(("minion", "offered"), [(TRACKING_URUK, True), (SOUTHRON_CAPTAIN, False)])
def test_uruk_village_stormer_takes_a_site_when_an_uruk_kills(minion: str, offered: bool) -> None:
    """The Guard is overwhelmed; the Stormer need not be in the skirmish."""
    scene = Scene(fellowship=[DWARF_GUARD], minions=[URUK_VILLAGE_STORMER, minion], site=6)
    scene.state.position[SHADOW] = 4
    scene.skirmish(DWARF_GUARD, minion)
    assert scene.comes_to(Verb.TRIGGER, URUK_VILLAGE_STORMER) is offered
    if offered:
        scene.answer_with(URUK_VILLAGE_STORMER)
    assert scene.is_dead(DWARF_GUARD)
    assert scene.controls(ARAGORN_SITES[0]) is offered
    assert not scene.controls(ARAGORN_SITES[1])


def test_uruk_village_stormer_takes_nothing_for_a_death_outside_skirmishes() -> None:
    scene = Scene(fellowship=[DWARF_GUARD], minions=[URUK_VILLAGE_STORMER], site=6)
    scene.state.position[SHADOW] = 4
    scene.happen(kill, scene.card(DWARF_GUARD))
    assert not scene.can(Verb.TRIGGER, URUK_VILLAGE_STORMER)
