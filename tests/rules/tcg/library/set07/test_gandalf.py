"""The Gandalf cards of set 7, *The Return of the King*."""

from typing import Any

import pytest

from rules.tcg.engine.operations.wounds import wound
from rules.tcg.engine.state.codes import DAMAGE, DEFENDER, Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import SHADOW, Scene

# It can act in every skirmish, so that none is resolved before a test has looked.
BYSTANDER = MORGUL_LACKEY


def regroup_with(condition: str, **laid: Any) -> Scene:
    return Scene(**{"support": [condition], "site": 4, **laid}).regroup_phase()


@pytest.mark.parametrize(("initiative", "strength", "damage"), [(False, 9, 0), (True, 11, 1)])
def test_all_save_one_does_more_with_initiative(
    initiative: bool, strength: int, damage: int
) -> None:
    scene = Scene(
        fellowship=[GANDALF_THE_GREY_WIZARD],
        minions=[SOUTHRON_CAPTAIN, BYSTANDER],
        hand=[ALL_SAVE_ONE] + [DAGGER_STRIKE_7_84] * (4 if initiative else 0),
    )
    scene.skirmish(GANDALF_THE_GREY_WIZARD, SOUTHRON_CAPTAIN).play(ALL_SAVE_ONE)
    assert scene.strength(GANDALF_THE_GREY_WIZARD) == strength
    assert scene.number(DAMAGE, GANDALF_THE_GREY_WIZARD) == damage


@pytest.mark.parametrize(
    ("hobbits", "strength"),
    [((), 7), ((MERRY_ROHIRRIM_SQUIRE,), 7), ((MERRY_ROHIRRIM_SQUIRE, PIPPIN_SWORN_TO_SERVICE), 9)],
)
def test_gandalf_defender_of_the_west_leans_on_three_of_one_culture(
    hobbits: tuple[str, ...], strength: int
) -> None:
    scene = Scene(fellowship=[GANDALF_DEFENDER_OF_THE_WEST, ARAGORN_DRIVEN_BY_NEED, *hobbits])
    assert scene.strength(GANDALF_DEFENDER_OF_THE_WEST) == strength


def test_intimidate_spares_a_companion_while_gandalf_is_there() -> None:
    scene = Scene(
        fellowship=[GANDALF_THE_GREY_WIZARD, ARAGORN_DRIVEN_BY_NEED], hand=[INTIMIDATE_7_41]
    )
    scene.happen(wound, scene.card(ARAGORN_DRIVEN_BY_NEED)).play(INTIMIDATE_7_41)
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == 0


def test_citadel_to_gate_removes_threats_and_heals_one_culture() -> None:
    scene = Scene(
        fellowship=[GANDALF_MANAGER_OF_WIZARDS, ELFHELM, GUTHLAF, LEGOLAS_GREENLEAF],
        hand=[CITADEL_TO_GATE],
        threats=3,
    )
    for wounded in (ELFHELM, GUTHLAF, LEGOLAS_GREENLEAF):
        scene.wound(wounded, 1)
    scene.fellowship_phase().play(CITADEL_TO_GATE)
    assert not any("gandalf" in words for words in scene.words())
    scene.choose("rohan")
    assert scene.threats == 0
    assert [scene.wounds(card) for card in (ELFHELM, GUTHLAF, LEGOLAS_GREENLEAF)] == [0, 0, 1]
    assert scene.wounds(GANDALF_MANAGER_OF_WIZARDS) == 2


@pytest.mark.parametrize(("conditions", "left"), [(1, 1), (2, 2), (4, 2)])
def test_fools_hope_leaves_two_shadow_conditions(conditions: int, left: int) -> None:
    support = [ENCIRCLEMENT, SAURONS_HATRED, TROOP_TOWER, GREAT_BEASTS][:conditions]
    scene = Scene(
        fellowship=[GANDALF_MANAGER_OF_WIZARDS],
        support=[STONE_TOWER],
        shadow_support=support,
        hand=[FOOLS_HOPE, GREAT_GATE, GREAT_GATE],
    )
    scene.fellowship_phase().play(FOOLS_HOPE)
    while scene.who == SHADOW and scene.can(Verb.CHOOSE):
        scene.take_first()
    assert sum(map(scene.in_play, support)) == left
    assert scene.in_play(STONE_TOWER)


@pytest.mark.parametrize(("hand", "wounds"), [([GREAT_GATE] * 4, 2), ([], 3)])
def test_light_the_beacons_strengthens_the_unbound_of_one_culture(
    hand: list[str], wounds: int
) -> None:
    scene = Scene(
        fellowship=[GANDALF_MANAGER_OF_WIZARDS, ELFHELM, GUTHLAF, LEGOLAS_GREENLEAF],
        minions=[MORDOR_VETERAN],
        hand=[LIGHT_THE_BEACONS, *hand],
    )
    before = [scene.strength(card) for card in (ELFHELM, GUTHLAF, LEGOLAS_GREENLEAF)]
    scene.maneuver_phase().play(LIGHT_THE_BEACONS).choose("rohan")
    after = [scene.strength(card) for card in (ELFHELM, GUTHLAF, LEGOLAS_GREENLEAF)]
    assert [now - was for now, was in zip(after, before, strict=True)] == [3, 3, 0]
    assert scene.wounds(GANDALF_MANAGER_OF_WIZARDS) == wounds


@pytest.mark.parametrize(
    ("cards", "wounds", "offered"), [(0, 0, True), (0, 1, False), (4, 1, True)]
)
def test_light_the_beacons_is_paid_in_full_or_not_at_all(
    cards: int, wounds: int, offered: bool
) -> None:
    """Gandalf exerts three times, or twice with four other cards in hand: initiative."""
    scene = Scene(
        fellowship=[GANDALF_MANAGER_OF_WIZARDS, ELFHELM],
        minions=[MORDOR_VETERAN],
        hand=[LIGHT_THE_BEACONS, *[ELFHELM] * cards],
    ).wound(GANDALF_MANAGER_OF_WIZARDS, wounds)
    assert scene.maneuver_phase().can(Verb.PLAY, LIGHT_THE_BEACONS) is offered


def test_kings_advisor_makes_one_opponent_exert_for_each_rider() -> None:
    scene = Scene(
        fellowship=[GANDALF_DEFENDER_OF_THE_WEST, ELFHELM, GUTHLAF],
        minions=[MORDOR_VETERAN],
        minions_of={2: [SOUTHRON_CAPTAIN]},
        players=3,
        hand=[KINGS_ADVISOR],
    )
    scene.maneuver_phase().play(KINGS_ADVISOR).take_number(2).choose_player(2)
    assert scene.who == 2
    scene.take_first()
    assert scene.who == 2
    assert not scene.options(Verb.CHOOSE_PLAYER)


@pytest.mark.parametrize(("wizard", "offered"), [(True, True), (False, False)])
def test_peace_of_mind_heals_an_unbound_hobbit_three_times(wizard: bool, offered: bool) -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE, *([GANDALF_MANAGER_OF_WIZARDS] if wizard else [])],
        hand=[PEACE_OF_MIND],
        site=4,
    ).wound(MERRY_ROHIRRIM_SQUIRE, 3)
    scene.wound(FRODO_HOPE_OF_FREE_PEOPLES, 2).regroup_phase()
    assert scene.can(Verb.PLAY, PEACE_OF_MIND) is offered
    if offered:
        scene.play(PEACE_OF_MIND)
        assert scene.wounds(MERRY_ROHIRRIM_SQUIRE) == 0
        assert scene.wounds(FRODO_HOPE_OF_FREE_PEOPLES) == 2


@pytest.mark.parametrize(
    ("minion", "exertions", "wounds"),
    [
        (MORDOR_FIGHTER, 1, 1),
        (ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL, 1, 2),
        (ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL, 2, 3),
    ],
    ids=["no Nazgûl", "a Nazgûl", "a Nazgûl, twice"],
)
def test_terrible_and_evil_wounds_a_nazgul_once_more_than_gandalf_exerts(
    minion: str, exertions: int, wounds: int
) -> None:
    scene = Scene(
        fellowship=[GANDALF_THE_GREY_WIZARD], minions=[minion], hand=[TERRIBLE_AND_EVIL], site=6
    )
    scene.maneuver_phase().play(TERRIBLE_AND_EVIL).take_number(exertions)
    assert scene.wounds(GANDALF_THE_GREY_WIZARD) == exertions
    assert scene.wounds(minion) == wounds


@pytest.mark.parametrize(
    ("winner", "hears"), [(GANDALF_THE_GREY_WIZARD, True), (ARAGORN_DRIVEN_BY_NEED, False)]
)
def test_echoes_of_valinor_draws_two_cards_when_gandalf_wins(winner: str, *, hears: bool) -> None:
    scene = Scene(
        fellowship=[GANDALF_THE_GREY_WIZARD, ARAGORN_DRIVEN_BY_NEED],
        support=[ECHOES_OF_VALINOR],
        minions=[GOBLIN_RUNNER, BYSTANDER],
        deck=[DWARF_GUARD] * 3,
        site=6,
    )
    scene.skirmish(winner, GOBLIN_RUNNER)
    assert scene.comes_to(Verb.TRIGGER, ECHOES_OF_VALINOR) is hears
    if hears:
        scene.answer_with(ECHOES_OF_VALINOR)
        assert (len(scene.hand()), scene.wounds(GANDALF_THE_GREY_WIZARD)) == (2, 1)


@pytest.mark.parametrize(("twilight", "strength"), [(3, 7), (4, 8)])
def test_gandalfs_staff_strengthens_him_among_four_twilight(twilight: int, strength: int) -> None:
    scene = Scene(
        fellowship=[GANDALF_THE_GREY_WIZARD],
        bearing={GANDALF_THE_GREY_WIZARD: [GANDALFS_STAFF_FOCUS_OF_POWER]},
        twilight=twilight,
    )
    assert scene.strength(GANDALF_THE_GREY_WIZARD) == strength


def test_have_patience_heals_an_unbound_companion_twice() -> None:
    scene = Scene(
        fellowship=[GANDALF_THE_GREY_WIZARD, ARAGORN_DRIVEN_BY_NEED], hand=[HAVE_PATIENCE_7_40]
    )
    scene.wound(ARAGORN_DRIVEN_BY_NEED, 3).wound(
        FRODO_HOPE_OF_FREE_PEOPLES, 1
    ).fellowship_phase().play(HAVE_PATIENCE_7_40)
    assert not scene.can(Verb.CHOOSE, FRODO_HOPE_OF_FREE_PEOPLES)
    if scene.can(Verb.CHOOSE, ARAGORN_DRIVEN_BY_NEED):
        scene.choose(ARAGORN_DRIVEN_BY_NEED)
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == 1


def test_numenors_pride_makes_gandalf_a_defender_without_wounds_until_the_regroup_phase() -> None:
    scene = Scene(
        fellowship=[GANDALF_THE_GREY_WIZARD, DWARF_GUARD],
        support=[NUMENORS_PRIDE],
        minions=[MORDOR_VETERAN],
        site=6,
    )
    scene.maneuver_phase().happen(wound, scene.card(GANDALF_THE_GREY_WIZARD)).happen(
        wound, scene.card(DWARF_GUARD)
    )
    assert scene.number(DEFENDER, GANDALF_THE_GREY_WIZARD) == 1
    assert (scene.wounds(GANDALF_THE_GREY_WIZARD), scene.wounds(DWARF_GUARD)) == (0, 1)
    assert scene.regroup_phase().is_discarded(NUMENORS_PRIDE)


@pytest.mark.parametrize("companions", [2, 3])
def test_numenors_pride_costs_three_threats(companions: int) -> None:
    """There is room for as many threats as companions."""
    scene = Scene(
        fellowship=[GANDALF_THE_GREY_WIZARD, DWARF_GUARD][: companions - 1], hand=[NUMENORS_PRIDE]
    ).fellowship_phase()
    assert scene.can(Verb.PLAY, NUMENORS_PRIDE) is (companions == 3)
    if companions == 3:
        assert scene.play(NUMENORS_PRIDE).threats == 3


@pytest.mark.parametrize(("others", "bonus"), [(0, 1), (5, 4)])
def test_sharpen_your_swords_counts_companions_of_gondor_up_to_four(
    others: int, bonus: int
) -> None:
    scene = Scene(
        fellowship=[
            GANDALF_THE_GREY_WIZARD,
            ARAGORN_DRIVEN_BY_NEED,
            *[RANGER_OF_OSGILIATH] * others,
        ],
        minions=[MORDOR_VETERAN, BYSTANDER],
        hand=[SHARPEN_YOUR_SWORDS],
        site=6,
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, MORDOR_VETERAN).play(SHARPEN_YOUR_SWORDS)
    if scene.can(Verb.CHOOSE, ARAGORN_DRIVEN_BY_NEED):
        scene.choose(ARAGORN_DRIVEN_BY_NEED)
    scene.take_number(max(option.number for option in scene.options(Verb.NUMBER)))
    assert scene.strength(ARAGORN_DRIVEN_BY_NEED) == 7 + bonus


@pytest.mark.parametrize(("twilight", "spotted", "bonus"), [(3, 2, 2), (10, 10, 8)])
def test_undaunted_strengthens_gandalf_by_the_twilight_spotted_up_to_eight(
    twilight: int, spotted: int, bonus: int
) -> None:
    """The event adds its own 2 first."""
    scene = Scene(
        fellowship=[GANDALF_THE_GREY_WIZARD],
        minions=[MORDOR_VETERAN, BYSTANDER],
        hand=[UNDAUNTED],
        twilight=twilight,
        site=6,
    )
    scene.skirmish(GANDALF_THE_GREY_WIZARD, MORDOR_VETERAN).play(UNDAUNTED)
    scene.take_number(spotted)
    assert scene.strength(GANDALF_THE_GREY_WIZARD) == 7 + bonus
    assert scene.wounds(GANDALF_THE_GREY_WIZARD) == 1


def test_wizard_staff_weakens_a_minion_for_two_exertions() -> None:
    scene = Scene(
        fellowship=[GANDALF_THE_GREY_WIZARD],
        bearing={GANDALF_THE_GREY_WIZARD: [WIZARD_STAFF_7_52]},
        minions=[MORDOR_VETERAN, BYSTANDER],
        site=6,
    )
    before = scene.strength(MORDOR_VETERAN)
    scene.skirmish(GANDALF_THE_GREY_WIZARD, MORDOR_VETERAN).use(WIZARD_STAFF_7_52).choose(
        MORDOR_VETERAN
    )
    assert scene.strength(MORDOR_VETERAN) == before - 3
    assert scene.wounds(GANDALF_THE_GREY_WIZARD) == 2


def test_stay_this_madness_wounds_two_minions() -> None:
    scene = regroup_with(
        STAY_THIS_MADNESS,
        fellowship=[GANDALF_FRIEND_OF_THE_SHIREFOLK],
        minions=[MORDOR_VETERAN, GORGOROTH_AXEMAN, URUK_RAGER],
    )
    scene.use(STAY_THIS_MADNESS).choose(MORDOR_VETERAN).choose(URUK_RAGER)
    assert [scene.wounds(card) for card in (MORDOR_VETERAN, GORGOROTH_AXEMAN, URUK_RAGER)] == [
        1,
        0,
        1,
    ]
