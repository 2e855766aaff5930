"""The Gandalf cards of set 1, *The Fellowship of the Ring*."""

import pytest

from rules.tcg.engine.operations.wounds import wound
from rules.tcg.engine.state.codes import DAMAGE, Verb
from rules.tcg.engine.turn.phases import moves_allowed
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import SHADOW, Scene

GANDALF = GANDALF_THE_GREY_WIZARD


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


@pytest.mark.parametrize(
    ("fellowship", "twilight", "playable"),
    [([GANDALF], 2, True), ([GANDALF], 3, False), ([ROHIRRIM_GUARD], 2, False)],
    ids=["played", "three twilight", "no Gandalf"],
)
def test_questions_that_need_answering_take_two_of_four_cards(
    fellowship: list[str], twilight: int, playable: bool
) -> None:
    scene = Scene(
        fellowship=fellowship,
        hand=[QUESTIONS_THAT_NEED_ANSWERING],
        deck=[MORDOR_TROOPER, GOBLIN_RUNNER, LORIEN_ELF, DWARF_GUARD, ROHIRRIM_GUARD],
        twilight=twilight,
    ).fellowship_phase()
    assert scene.can(Verb.PLAY, QUESTIONS_THAT_NEED_ANSWERING) is playable
    if playable:
        scene.play(QUESTIONS_THAT_NEED_ANSWERING)
        assert not scene.can(Verb.CHOOSE, MORDOR_TROOPER)
        scene.choose(LORIEN_ELF).choose(DWARF_GUARD)
        assert sorted(scene.hand()) == sorted([LORIEN_ELF, DWARF_GUARD])
        assert scene.deck() == [MORDOR_TROOPER]
        assert scene.is_discarded(GOBLIN_RUNNER)


@pytest.mark.parametrize(("wizard", "playable"), [(GANDALF, True), (ROHIRRIM_GUARD, False)])
def test_the_servant_of_the_secret_fire_weakens_a_minion(wizard: str, playable: bool) -> None:
    scene = Scene(
        fellowship=[wizard],
        minions=[MORDOR_VETERAN, MORGUL_LACKEY],
        hand=[SERVANT_OF_THE_SECRET_FIRE, CITY_OF_MEN],
        site=6,
    ).skirmish(wizard, MORDOR_VETERAN)
    assert scene.can(Verb.PLAY, SERVANT_OF_THE_SECRET_FIRE) is playable
    if playable:
        scene.play(SERVANT_OF_THE_SECRET_FIRE).choose(MORDOR_VETERAN)
        assert (scene.strength(MORDOR_VETERAN), scene.strength(MORGUL_LACKEY)) == (6, 6)


@pytest.mark.parametrize(("wounds", "playable"), [(0, True), (3, False)])
def test_sleep_caradhras_discards_every_condition(wounds: int, playable: bool) -> None:
    scene = Scene(
        fellowship=[GANDALF],
        support=[FAR_SEEING_EYES],
        bearing={GANDALF: [WEARY, GLAMDRING]},
        shadow_support=[WORRY],
        hand=[SLEEP_CARADHRAS],
    ).wound(GANDALF, wounds)
    assert scene.fellowship_phase().can(Verb.PLAY, SLEEP_CARADHRAS) is playable
    if playable:
        scene.play(SLEEP_CARADHRAS)
        assert all(map(scene.is_discarded, (FAR_SEEING_EYES, WEARY, WORRY)))
        assert scene.in_play(GLAMDRING)
        assert scene.wounds(GANDALF) == 1


def test_glamdring_adds_to_gandalfs_damage() -> None:
    scene = Scene(fellowship=[GANDALF], bearing={GANDALF: [GLAMDRING]})
    assert (scene.number(DAMAGE, GANDALF), scene.strength(GANDALF)) == (1, 7 + 2)


@pytest.mark.parametrize(
    ("companion", "cost"),
    [(GIMLI_DWARF_OF_EREBOR, 0), (ROHIRRIM_GUARD, 0), (LORIEN_ELF, 1)],
    ids=["a new race", "another new race", "an Elf beside an Elf"],
)
def test_the_nine_walkers_welcome_new_races(companion: str, cost: int) -> None:
    scene = Scene(
        fellowship=[GANDALF, LEGOLAS_GREENLEAF], support=[THE_NINE_WALKERS], hand=[companion]
    ).fellowship_phase()
    assert scene.play(companion).twilight == cost


@pytest.mark.parametrize(
    ("companion", "usable"), [(ARAGORN_DRIVEN_BY_NEED, True), (GIMLI_DWARF_OF_EREBOR, False)]
)
def test_gandalf_exerts_to_play_who_has_his_signet_for_two_less(
    companion: str, usable: bool
) -> None:
    scene = Scene(fellowship=[GANDALF], hand=[companion]).fellowship_phase()
    assert scene.can(Verb.USE, GANDALF) is usable
    if usable:
        scene.use(GANDALF)
        assert scene.in_play(companion)
        assert (scene.wounds(GANDALF), scene.twilight) == (1, 4 - 2)


@pytest.mark.parametrize("takes_it", [True, False])
def test_the_king_in_exile_may_heal_another_with_his_signet_at_the_start_of_his_turns(
    takes_it: bool,
) -> None:
    aragorn = ARAGORN_KING_IN_EXILE
    company = [GIMLI_DWARF_OF_EREBOR, MERRY_ROHIRRIM_SQUIRE]
    scene = Scene(fellowship=[aragorn, *company])
    for card in (aragorn, *company):
        scene.wound(card, 1)
    scene.turn_starts()
    if takes_it:
        scene.answer_with(aragorn)
    else:
        scene.pass_()
    assert scene.wounds(GIMLI_DWARF_OF_EREBOR) == (0 if takes_it else 1)
    assert scene.wounds(aragorn) == scene.wounds(MERRY_ROHIRRIM_SQUIRE) == 1


@pytest.mark.parametrize(
    ("minion", "hurt"), [(MORDOR_VETERAN, 1), (URUK_SAVAGE, 1), (SOUTHRON_SENTRY, 0)]
)
def test_blade_of_gondor_wounds_an_orc_or_uruk_hai_boromir_skirmishes(
    minion: str, hurt: int
) -> None:
    boromir = BOROMIR_LORD_OF_GONDOR
    scene = Scene(
        fellowship=[boromir],
        bearing={boromir: [BLADE_OF_GONDOR]},
        minions=[minion, MORGUL_LACKEY],
        site=6,
    )
    assert scene.number(DAMAGE, boromir) == 1
    scene.skirmish(boromir, minion)
    if scene.can(Verb.USE, BLADE_OF_GONDOR):
        scene.use(BLADE_OF_GONDOR)
    assert (scene.wounds(minion), scene.wounds(MORGUL_LACKEY)) == (hurt, 0)


def test_rangers_sword_adds_to_aragorns_damage() -> None:
    aragorn = ARAGORN_DRIVEN_BY_NEED
    scene = Scene(fellowship=[aragorn], bearing={aragorn: [RANGERS_SWORD]})
    assert (scene.number(DAMAGE, aragorn), scene.strength(aragorn)) == (1, 7 + 2)


@pytest.mark.parametrize("in_regroup", [True, False])
@pytest.mark.parametrize(("bearer", "item"), [(GANDALF, GLAMDRING), (FRODO_OLD_BILBOS_HEIR, STING)])
def test_a_blade_that_glows_counts_the_orcs_in_a_hand(
    bearer: str, item: str, in_regroup: bool
) -> None:
    frodo = FRODO_OLD_BILBOS_HEIR
    scene = Scene(
        ring_bearer=frodo,
        fellowship=[GANDALF],
        bearing={bearer: [item]},
        shadow_hand=[MORDOR_TROOPER, GOBLIN_RUNNER, URUK_SAVAGE],
        twilight=5,
    )
    if in_regroup:
        scene.regroup_phase()
    else:
        scene.fellowship_phase()
    scene.use(item)
    assert scene.wounds(bearer) == 1
    assert scene.twilight == 5 - 2
    assert len(scene.hand(SHADOW)) == 3
