"""Gandalf's spells and friends of set 1, *The Fellowship of the Ring*."""

import pytest

from rules.tcg.engine.state.codes import DAMAGE, Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import SHADOW, Scene

GANDALF = GANDALF_THE_GREY_WIZARD


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
