"""The Gandalf cards of set 1, *The Fellowship of the Ring*."""

import pytest

from rules.tcg.engine.operations.wounds import wound
from rules.tcg.engine.state.codes import Verb
from rules.tcg.engine.turn.phases import moves_allowed
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import Scene


@pytest.mark.parametrize(
    ("third", "moves"), [(LEGOLAS_GREENLEAF, 3), (ARAGORN_DRIVEN_BY_NEED, None)]
)
def test_durins_secret_wants_gandalf_a_dwarf_and_an_elf(third: str, moves: int | None) -> None:
    scene = Scene(
        fellowship=[GANDALF_THE_GREY_WIZARD, GIMLI_SON_OF_GLOIN, third], hand=[DURINS_SECRET]
    ).fellowship_phase()
    assert scene.can(Verb.PLAY, DURINS_SECRET) is (moves is not None)
    if moves is not None:
        scene.play(DURINS_SECRET)
        assert moves_allowed(scene.state) == moves


@pytest.mark.parametrize(
    ("companions", "allies", "bonus"),
    [
        ([], [GRIMIR_DWARVEN_ELDER], 1),
        ([DWARF_GUARD, GIMLI_SON_OF_GLOIN], [], 2),
        (
            [GIMLI_SON_OF_GLOIN, LEGOLAS_GREENLEAF, ARAGORN_DRIVEN_BY_NEED, MERRY_ROHIRRIM_SQUIRE],
            [],
            4,
        ),
    ],
)
def test_friend_of_the_shirefolk_counts_races_of_companions(
    companions: list[str], allies: list[str], bonus: int
) -> None:
    """The Ring-bearer is a Hobbit already; an ally is not in the fellowship."""
    scene = Scene(fellowship=[GANDALF_FRIEND_OF_THE_SHIREFOLK, *companions], support=allies)
    assert scene.strength(GANDALF_FRIEND_OF_THE_SHIREFOLK) == 6 + bonus


@pytest.mark.parametrize("spotted", [0, 1, 2])
def test_gandalfs_pipe_removes_as_many_burdens_as_pipes_are_spotted(spotted: int) -> None:
    scene = Scene(
        fellowship=[GANDALF_THE_GREY_WIZARD, ARAGORN_DRIVEN_BY_NEED],
        bearing={GANDALF_THE_GREY_WIZARD: [GANDALFS_PIPE], ARAGORN_DRIVEN_BY_NEED: [ARAGORNS_PIPE]},
        support=[OLD_TOBY],
        burdens=4,
    )
    scene.fellowship_phase().use(GANDALFS_PIPE).take_number(spotted)
    assert scene.burdens == 4 - spotted
    assert scene.is_discarded(OLD_TOBY)


def test_glamdring_counts_the_orcs_of_the_hand() -> None:
    scene = Scene(
        fellowship=[GANDALF_THE_GREY_WIZARD],
        bearing={GANDALF_THE_GREY_WIZARD: [GLAMDRING]},
        shadow_hand=[MORDOR_TROOPER, MORDOR_VETERAN, URUK_BROOD, HOBBIT_SWORD_7_319],
        twilight=5,
    )
    scene.fellowship_phase().use(GLAMDRING)
    assert scene.twilight == 5 - 2
    assert scene.wounds(GANDALF_THE_GREY_WIZARD) == 1


def test_let_folly_be_our_cloak_removes_as_much_as_companions_exert() -> None:
    scene = Scene(
        fellowship=[GANDALF_THE_GREY_WIZARD, ARAGORN_DRIVEN_BY_NEED],
        hand=[LET_FOLLY_BE_OUR_CLOAK],
        twilight=5,
    )
    scene.fellowship_phase().play(LET_FOLLY_BE_OUR_CLOAK).take_number(2).choose(
        GANDALF_THE_GREY_WIZARD
    ).choose(FRODO_HOPE_OF_FREE_PEOPLES)
    assert scene.twilight == 3
    assert [
        scene.wounds(card)
        for card in (GANDALF_THE_GREY_WIZARD, FRODO_HOPE_OF_FREE_PEOPLES, ARAGORN_DRIVEN_BY_NEED)
    ] == [1, 1, 0]


@pytest.mark.parametrize("discarded", [0, 2, 3])
def test_ottar_draws_as_many_cards_as_are_discarded(discarded: int) -> None:
    scene = Scene(
        fellowship=[GANDALF_THE_GREY_WIZARD],
        support=[OTTAR],
        hand=[MORDOR_TROOPER] * 4,
        deck=[HOBBIT_SWORD_7_319] * 6,
    )
    scene.fellowship_phase().use(OTTAR)
    for _ in range(discarded):
        scene.choose(MORDOR_TROOPER)
    if scene.can(Verb.PASS) and scene.can(Verb.CHOOSE):
        scene.pass_()
    assert scene.hand() == [MORDOR_TROOPER] * (4 - discarded) + [HOBBIT_SWORD_7_319] * discarded


@pytest.mark.parametrize(("twilight", "offered"), [(1, True), (2, False)])
def test_risk_a_little_light_wants_an_all_but_empty_pool(twilight: int, offered: bool) -> None:
    scene = Scene(
        fellowship=[GANDALF_THE_GREY_WIZARD],
        hand=[RISK_A_LITTLE_LIGHT],
        deck=[ROHIRRIM_GUARD] * 3,
        twilight=twilight,
    )
    assert scene.fellowship_phase().can(Verb.PLAY, RISK_A_LITTLE_LIGHT) is offered


def test_risk_a_little_light_keeps_the_card_that_is_taken() -> None:
    scene = Scene(
        fellowship=[GANDALF_THE_GREY_WIZARD],
        hand=[RISK_A_LITTLE_LIGHT],
        deck=[ROHIRRIM_GUARD, MERRY_ROHIRRIM_SQUIRE, MORDOR_VETERAN],
    )
    scene.fellowship_phase().play(RISK_A_LITTLE_LIGHT).choose(MERRY_ROHIRRIM_SQUIRE)
    assert scene.hand() == [MERRY_ROHIRRIM_SQUIRE]
    assert scene.deck() == [ROHIRRIM_GUARD]
    assert scene.is_discarded(MORDOR_VETERAN)


def test_a_wizard_is_never_late_plays_what_can_be_played() -> None:
    """Ottar wants Gandalf spotted, who is not in play."""
    scene = Scene(
        hand=[A_WIZARD_IS_NEVER_LATE], deck=[ROHIRRIM_GUARD, GANDALF_THE_GREY_WIZARD, OTTAR]
    )
    scene.fellowship_phase().play(A_WIZARD_IS_NEVER_LATE)
    assert not scene.can(Verb.CHOOSE, OTTAR)
    assert not scene.can(Verb.CHOOSE, ROHIRRIM_GUARD)
    scene.choose(GANDALF_THE_GREY_WIZARD)
    assert scene.in_play(GANDALF_THE_GREY_WIZARD)
    assert scene.twilight == 1 + 4


@pytest.mark.parametrize(
    ("gandalf", "victim", "playable"),
    [(True, ROHIRRIM_GUARD, True), (False, ROHIRRIM_GUARD, False), (True, ALBERT_DREARY, False)],
    ids=["a companion", "no Gandalf", "an ally"],
)
def test_gandalf_intimidates_whoever_would_wound_a_companion(
    gandalf: bool, victim: str, playable: bool
) -> None:
    scene = Scene(
        fellowship=[ROHIRRIM_GUARD, *([GANDALF_STORMCROW] if gandalf else [])],
        support=[ALBERT_DREARY],
        hand=[INTIMIDATE_1_76],
    )
    scene.happen(wound, scene.card(victim))
    assert scene.can(Verb.PLAY, INTIMIDATE_1_76) is playable
    if playable:
        scene.play(INTIMIDATE_1_76)
    assert scene.wounds(victim) == (0 if playable else 1)
