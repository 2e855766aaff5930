"""The Gondor cards of set 8, *Siege of Gondor*."""

import pytest

from rules.tcg.engine.operations.wounds import kill
from rules.tcg.engine.state.codes import DEFENDER, SKIRMISH_WON, Verb
from rules.tcg.engine.steps.triggers import emit
from rules.tcg.engine.turn.assignment import assign
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import SHADOW, Scene


def test_catapult_hits_a_shadow_card_of_the_cost_it_turns_up() -> None:
    """Southron Archer, turned up, costs as much as the Trooper and less than the Captain."""
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        support=[CATAPULT],
        minions=[MORDOR_TROOPER, SOUTHRON_CAPTAIN],
        hand=[GIMLIS_HELM, KNIGHTS_SPEAR],
        shadow_deck=[MORDOR_TROOPER],
        site=5,
    )
    scene.maneuver_phase().use(CATAPULT)
    while scene.can(Verb.DISCARD) or scene.can(Verb.CHOOSE):
        scene.take_first()
    assert scene.hand() == []
    assert scene.is_discarded(MORDOR_TROOPER)
    assert scene.in_play(SOUTHRON_CAPTAIN)
    assert scene.deck(SHADOW) == [MORDOR_TROOPER]


def test_elessars_edict_discards_one_wraith_and_exhausts_another() -> None:
    scene = Scene(
        fellowship=[OATHBREAKER, SLEEPLESS_DEAD], hand=[ELESSARS_EDICT], minions=[MORDOR_TROOPER]
    )
    scene.happen(kill, scene.card(OATHBREAKER)).play(ELESSARS_EDICT)
    assert scene.is_discarded(OATHBREAKER)
    assert not scene.is_dead(OATHBREAKER)
    assert scene.wounds(SLEEPLESS_DEAD) == 2


def test_elessars_edict_spots_a_wraith_that_is_exhausted_already() -> None:
    scene = Scene(
        fellowship=[OATHBREAKER, SLEEPLESS_DEAD, KING_OF_THE_DEAD], hand=[ELESSARS_EDICT]
    ).wound(SLEEPLESS_DEAD, 2)
    scene.happen(kill, scene.card(OATHBREAKER)).play(ELESSARS_EDICT)
    scene.choose("spot")
    assert scene.is_discarded(OATHBREAKER)
    assert scene.wounds(KING_OF_THE_DEAD) == 0


def test_elessars_edict_needs_another_wraith() -> None:
    scene = Scene(fellowship=[OATHBREAKER, ALCARIN], hand=[ELESSARS_EDICT])
    scene.happen(kill, scene.card(OATHBREAKER))
    assert scene.is_dead(OATHBREAKER)
    assert scene.hand() == [ELESSARS_EDICT]


@pytest.mark.parametrize(("tired", "offered"), [(2, True), (1, False)])
def test_shadow_host_follows_two_exhausted_wraiths(tired: int, offered: bool) -> None:
    scene = Scene(
        fellowship=[DEAD_MAN_OF_DUNHARROW, DEAD_MAN_OF_DUNHARROW],
        hand=[SHADOW_HOST],
    )
    for copy in range(tired):
        scene.wound(DEAD_MAN_OF_DUNHARROW, 2, copy)
    assert scene.fellowship_phase().comes_to(Verb.PLAY, SHADOW_HOST) is offered
    if offered:
        scene.play(SHADOW_HOST)
        assert scene.threats == 2
        assert scene.number(DEFENDER, SHADOW_HOST) == 0
        scene.wound(SHADOW_HOST, 2)
        assert scene.number(DEFENDER, SHADOW_HOST) == 1


@pytest.mark.parametrize(
    ("winner", "offered"), [(DEAD_MAN_OF_DUNHARROW, True), (KNIGHT_OF_DOL_AMROTH, False)]
)
def test_stronger_and_more_terrible_removes_a_threat_for_a_wraiths_victory(
    winner: str, offered: bool
) -> None:
    scene = Scene(
        fellowship=[winner],
        support=[STRONGER_AND_MORE_TERRIBLE],
        minions=[MORDOR_SOLDIER],
        threats=1,
        site=6,
    )
    scene.happen(emit, SKIRMISH_WON, scene.card(winner))
    assert scene.can(Verb.TRIGGER, STRONGER_AND_MORE_TERRIBLE) is offered
    if offered:
        scene.answer_with(STRONGER_AND_MORE_TERRIBLE)
        assert scene.threats == 0


@pytest.mark.parametrize("spotted", [1, 3])
def test_at_his_command_strengthens_a_bearer_of_the_signet_for_each_threat_spotted(
    spotted: int,
) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, GIMLI_DWARF_OF_EREBOR, MERRY_ROHIRRIM_SQUIRE],
        minions=[MORDOR_VETERAN, MORGUL_LACKEY],
        hand=[AT_HIS_COMMAND],
        threats=3,
        site=6,
    )
    scene.skirmish(GIMLI_DWARF_OF_EREBOR, MORDOR_VETERAN)
    before = scene.strength(GIMLI_DWARF_OF_EREBOR)
    scene.play(AT_HIS_COMMAND)
    assert not scene.can(Verb.CHOOSE, MERRY_ROHIRRIM_SQUIRE)
    if scene.can(Verb.CHOOSE, GIMLI_DWARF_OF_EREBOR):
        scene.choose(GIMLI_DWARF_OF_EREBOR)
    scene.take_number(spotted)
    assert scene.strength(GIMLI_DWARF_OF_EREBOR) == before + spotted
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == 1


@pytest.mark.parametrize("fortification", [True, False])
def test_garrison_of_gondor_defends_beside_a_fortification(*, fortification: bool) -> None:
    scene = Scene(fellowship=[GARRISON_OF_GONDOR], support=[SIXTH_LEVEL] if fortification else [])
    assert scene.number(DEFENDER, GARRISON_OF_GONDOR) == int(fortification)


@pytest.mark.parametrize(
    ("card", "enough", "few"),
    [
        (
            GARRISON_OF_GONDOR,
            [ARAGORN_DRIVEN_BY_NEED, GONDORIAN_RANGER, DERVORIN],
            [ARAGORN_DRIVEN_BY_NEED, GONDORIAN_RANGER],
        ),
        (IMRAHIL, [GARRISON_OF_GONDOR], [ARAGORN_DRIVEN_BY_NEED]),
    ],
)
def test_a_knight_is_played_where_his_people_are(
    card: str, enough: list[str], few: list[str]
) -> None:
    for companions in (enough, few):
        scene = Scene(fellowship=companions, hand=[card]).fellowship_phase()
        assert scene.can(Verb.PLAY, card) is (companions is enough)


def test_imrahil_exerts_two_minions_when_he_wins() -> None:
    scene = Scene(
        fellowship=[IMRAHIL],
        minions=[GOBLIN_RUNNER, MORDOR_VETERAN, URUK_RAGER, MORGUL_LACKEY],
        site=6,
    )
    scene.skirmish(IMRAHIL, GOBLIN_RUNNER).wait_to(Verb.TRIGGER, IMRAHIL).answer_with(IMRAHIL)
    scene.choose(MORDOR_VETERAN).choose(URUK_RAGER)
    assert [scene.wounds(card) for card in (MORDOR_VETERAN, URUK_RAGER, MORGUL_LACKEY)] == [1, 1, 0]


def test_knights_mount_wounds_a_minion_that_is_not_assigned() -> None:
    scene = Scene(
        fellowship=[IMRAHIL, ARAGORN_DRIVEN_BY_NEED],
        bearing={IMRAHIL: [KNIGHTS_MOUNT]},
        minions=[GOBLIN_RUNNER, MORDOR_VETERAN, URUK_RAGER],
        site=6,
    )
    assign(scene.state, scene.card(ARAGORN_DRIVEN_BY_NEED), scene.card(URUK_RAGER))
    scene.skirmish(IMRAHIL, GOBLIN_RUNNER).do(Verb.FIGHT, IMRAHIL)
    scene.wait_to(Verb.TRIGGER, KNIGHTS_MOUNT).answer_with(KNIGHTS_MOUNT)
    assert (scene.wounds(MORDOR_VETERAN), scene.wounds(URUK_RAGER)) == (1, 0)


def test_sixth_level_plays_one_fortification_of_the_discard_pile_a_phase() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        support=[SIXTH_LEVEL],
        discards=[FOURTH_LEVEL, CITADEL_OF_THE_STARS, DWARF_GUARD],
    )
    scene.regroup_phase().use(SIXTH_LEVEL)
    assert not scene.can(Verb.CHOOSE, DWARF_GUARD)
    scene.choose(FOURTH_LEVEL)
    assert scene.in_play(FOURTH_LEVEL)
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == 1
    assert not scene.can(Verb.USE, SIXTH_LEVEL)


def test_spectral_sword_heals_its_bearer_for_three_cards() -> None:
    scene = Scene(
        fellowship=[KING_OF_THE_DEAD],
        bearing={KING_OF_THE_DEAD: [SPECTRAL_SWORD]},
        minions=[MORDOR_VETERAN, MORGUL_LACKEY],
        hand=[DWARF_GUARD] * 3,
        site=6,
    ).wound(KING_OF_THE_DEAD, 2)
    scene.skirmish(KING_OF_THE_DEAD, MORDOR_VETERAN).use(SPECTRAL_SWORD)
    assert scene.wounds(KING_OF_THE_DEAD) == 1
    assert scene.hand() == []


def test_a_path_appointed_discards_a_minion() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        support=[A_PATH_APPOINTED],
        minions=[MORDOR_VETERAN, GORGOROTH_AXEMAN],
        site=6,
    ).put_tokens(A_PATH_APPOINTED, 1)
    scene.regroup_phase().use(A_PATH_APPOINTED).choose(MORDOR_VETERAN)
    assert scene.is_discarded(MORDOR_VETERAN)
    assert scene.in_play(GORGOROTH_AXEMAN)
    assert scene.tokens(A_PATH_APPOINTED) == 0
