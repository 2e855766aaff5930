"""Frodo's friends of set 4, *The Two Towers*: what they bear for him and after him."""

import pytest

from rules.tcg.engine.operations.wounds import kill
from rules.tcg.engine.state.codes import RESISTANCE, Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.library.towers_scenes import PLAIN as TOWERS_SITES
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import ARAGORN_SITES, FREE_PEOPLES, Scene

FRODO = FRODO_HOPE_OF_FREE_PEOPLES


@pytest.mark.parametrize("sam", [SAM_FRODOS_GARDENER, SAM_SAMWISE_THE_BRAVE])
@pytest.mark.parametrize("takes_it", [True, False])
def test_sam_may_bear_the_ring_when_frodo_is_killed(sam: str, takes_it: bool) -> None:
    scene = Scene(fellowship=[sam, MERRY_ROHIRRIM_SQUIRE], site=4)
    scene.happen(kill, scene.card(FRODO))
    if takes_it:
        scene.answer_with(sam)
        assert scene.state.ring_bearer[FREE_PEOPLES] == scene.card(sam)
        assert scene.number(RESISTANCE, sam) == 5
        assert scene.state.winner is None
    else:
        scene.pass_()
        assert scene.state.ring_bearer[FREE_PEOPLES] != scene.card(sam)


def test_frodos_gardener_fetches_his_pack() -> None:
    sam = SAM_FRODOS_GARDENER
    scene = Scene(fellowship=[sam], deck=[HOBBIT_SWORD_7_319, SAMS_PACK]).fellowship_phase()
    scene.use(sam)
    while scene.can(Verb.CHOOSE):
        assert not scene.can(Verb.CHOOSE, HOBBIT_SWORD_7_319)
        if scene.can(Verb.CHOOSE, target=sam):
            scene.do(Verb.CHOOSE, target=sam)
        else:
            scene.take_first()
    assert scene.bearer_of(SAMS_PACK) == sam


@pytest.mark.parametrize(
    ("path", "site", "cancels"),
    [(TOWERS_SITES, 4, True), (TOWERS_SITES, 5, False), (ARAGORN_SITES, 4, False)],
)
def test_frodos_cloak_hides_him_or_comforts_him(
    path: tuple[str, ...], site: int, cancels: bool
) -> None:
    scene = Scene(
        bearing={FRODO: [FRODOS_CLOAK]},
        minions=[MORDOR_TROOPER, MORGUL_LACKEY],
        path=path,
        site=site,
        burdens=2,
    ).wound(FRODO, 1)
    scene.skirmish(FRODO, MORDOR_TROOPER).use(FRODOS_CLOAK)
    assert scene.is_discarded(FRODOS_CLOAK)
    assert (scene.state.skirmisher < 0) is cancels
    assert (scene.burdens, scene.wounds(FRODO)) == ((3, 1) if cancels else (1, 0))


@pytest.mark.parametrize(
    ("winner", "offered"), [(MERRY_ROHIRRIM_SQUIRE, True), (ARAGORN_DRIVEN_BY_NEED, False)]
)
def test_good_work_gathers_a_token_where_a_hobbit_wins(winner: str, offered: bool) -> None:
    weak = made(SOUTHRON_SCOUT, strength=1)
    scene = Scene(fellowship=[winner], support=[GOOD_WORK], minions=[weak], site=6)
    scene.skirmish(winner, weak)
    assert scene.comes_to(Verb.TRIGGER, GOOD_WORK) is offered
    if offered:
        scene.answer_with(GOOD_WORK)
        assert scene.tokens(GOOD_WORK) == 1


@pytest.mark.parametrize(
    ("fighter", "hurt"), [(MERRY_ROHIRRIM_SQUIRE, 1), (FRODO, 1), (ARAGORN_DRIVEN_BY_NEED, 0)]
)
def test_cliffs_of_emyn_muil_fall_on_a_minion_that_skirmishes_a_hobbit_companion(
    fighter: str, hurt: int
) -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE, ARAGORN_DRIVEN_BY_NEED],
        support=[CLIFFS_OF_EMYN_MUIL],
        minions=[MORDOR_VETERAN, MORGUL_LACKEY],
        site=6,
    ).skirmish(fighter, MORDOR_VETERAN)
    if scene.can(Verb.USE, CLIFFS_OF_EMYN_MUIL):
        scene.use(CLIFFS_OF_EMYN_MUIL)
        assert scene.is_discarded(CLIFFS_OF_EMYN_MUIL)
    assert (scene.wounds(MORDOR_VETERAN), scene.wounds(MORGUL_LACKEY)) == (hurt, 0)
