"""Sauron's twilight, cards and hands of set 1, *The Fellowship of the Ring*."""

import pytest

from rules.tcg.engine.operations import path
from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.library.fellowship_scenes import ORC, PLAIN
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import FREE_PEOPLES, SHADOW, Scene

WEAK = made(ARAGORN_DRIVEN_BY_NEED, strength=9)
STRONG = made(ARAGORN_DRIVEN_BY_NEED, strength=11)
MAN = made(ARAGORN_DRIVEN_BY_NEED)  # Gondor companion, 7/4
STRONG_ORC = made(MORDOR_TROOPER, strength=30)
COMPANION = made(DWARF_GUARD, unique=False, vitality=3)


@pytest.mark.parametrize("spotted", [0, 2, 3])
def test_forces_of_mordor_adds_as_many_as_you_spot(spotted: int) -> None:
    scene = Scene(
        minions=[MORDOR_TROOPER, MORDOR_VETERAN, ORC_HUNTERS, GOBLIN_RUNNER],
        shadow_hand=[FORCES_OF_MORDOR],
        twilight=1,
        site=6,
    )
    scene.shadow_phase().play(FORCES_OF_MORDOR)
    assert sorted(option.number for option in scene.options(Verb.NUMBER)) == [0, 1, 2, 3]
    assert scene.take_number(spotted).twilight == 1 + spotted


@pytest.mark.parametrize(
    ("orc", "wounds", "twilight", "usable"),
    [
        (ORC_HUNTERS, 0, 2, True),
        (ORC_HUNTERS, 0, 1, False),
        (ORC_HUNTERS, 1, 2, False),
        (GOBLIN_PATROL_TROOP, 0, 2, False),
    ],
    ids=["paid", "one twilight", "exhausted", "of Moria"],
)
def test_seeking_its_master_draws_a_card_for_an_exertion_and_two_twilight(
    orc: str, wounds: int, twilight: int, usable: bool
) -> None:
    scene = Scene(
        minions=[orc],
        shadow_support=[SEEKING_ITS_MASTER],
        shadow_deck=[MORDOR_TROOPER] * 2,
        twilight=twilight,
        site=6,
    ).wound(orc, wounds)
    assert scene.shadow_phase().can(Verb.USE, SEEKING_ITS_MASTER) is usable
    if usable:
        scene.use(SEEKING_ITS_MASTER)
        assert scene.hand(SHADOW) == [MORDOR_TROOPER]
        assert (scene.wounds(orc), scene.twilight) == (1, 0)


@pytest.mark.parametrize(
    ("companion", "held", "left"),
    [(WEAK, 3, 1), (WEAK, 1, 0), (STRONG, 3, 3)],
    ids=["wins", "wins against a hand of one", "loses"],
)
def test_tower_lieutenant_takes_two_cards_from_hand_where_he_wins(
    companion: str, held: int, left: int
) -> None:
    scene = Scene(
        fellowship=[companion],
        minions=[TOWER_LIEUTENANT],
        hand=[ROHIRRIM_GUARD] * held,
        site=6,
    )
    scene.skirmish(companion, TOWER_LIEUTENANT).resolve()
    assert len(scene.hand()) == left


def test_another_orc_who_wins_takes_nothing_for_the_tower_lieutenant() -> None:
    scene = Scene(
        fellowship=[WEAK],
        minions=[TOWER_LIEUTENANT, made(MORDOR_TROOPER, strength=12)],
        hand=[ROHIRRIM_GUARD] * 3,
        site=6,
    )
    scene.skirmish(WEAK, scene.id_of(scene.state.minions[-1])).resolve()
    assert len(scene.hand()) == 3


@pytest.mark.parametrize(
    ("orc", "wounds", "playable"),
    [(ORC_SCOUT, 0, True), (ORC_SCOUT, 1, False), (MORDOR_VETERAN, 0, False)],
    ids=["tracker", "exhausted", "no tracker"],
)
def test_a_tracker_exerts_to_put_the_fellowship_under_the_watching_eye(
    orc: str, wounds: int, playable: bool
) -> None:
    scene = Scene(minions=[orc], shadow_hand=[UNDER_THE_WATCHING_EYE], site=6).wound(orc, wounds)
    assert scene.shadow_phase().can(Verb.PLAY, UNDER_THE_WATCHING_EYE) is playable
    if playable:
        scene.play(UNDER_THE_WATCHING_EYE)
        assert scene.wounds(orc) == 1
        assert scene.in_play(UNDER_THE_WATCHING_EYE)


def test_each_move_under_the_watching_eye_costs_an_exertion_the_free_peoples_choose() -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE, ROHIRRIM_GUARD],
        support=[GRIMIR_DWARVEN_ELDER],
        shadow_support=[UNDER_THE_WATCHING_EYE],
        path=PLAIN,
    )
    for hurt in (1, 2):
        scene.fellowship_phase().happen(path.move)
        while not scene.can(Verb.CHOOSE):
            scene.pass_()
        assert scene.who == FREE_PEOPLES
        assert not scene.can(Verb.CHOOSE, GRIMIR_DWARVEN_ELDER)
        scene.choose(MERRY_ROHIRRIM_SQUIRE)
        assert scene.wounds(MERRY_ROHIRRIM_SQUIRE) == hurt
    assert scene.wounds(ROHIRRIM_GUARD) == 0


def test_band_of_the_eye_removes_two_twilight_to_take_a_card_from_hand() -> None:
    scene = Scene(
        fellowship=[MAN],
        minions=[BAND_OF_THE_EYE],
        hand=[HOBBIT_SWORD_7_319] * 2,
        site=6,
        twilight=3,
    )
    scene.skirmish(MAN, BAND_OF_THE_EYE).wait_to(Verb.TRIGGER, BAND_OF_THE_EYE).answer_with(
        BAND_OF_THE_EYE
    )
    assert scene.hand() == [HOBBIT_SWORD_7_319]
    assert scene.twilight == 1


@pytest.mark.parametrize(
    ("top", "hand"),
    [
        (ORC, [MERRY_ROHIRRIM_SQUIRE, MERRY_ROHIRRIM_SQUIRE, ORC]),
        (SOUTHRON_CAPTAIN, [MERRY_ROHIRRIM_SQUIRE]),
    ],
)
def test_the_dark_lords_summons_takes_a_sauron_card_or_costs_two(top: str, hand: list[str]) -> None:
    scene = Scene(
        shadow_support=[THE_DARK_LORDS_SUMMONS],
        shadow_hand=[MERRY_ROHIRRIM_SQUIRE] * 2,
        shadow_deck=[MERRY_ROHIRRIM_SQUIRE, top],
        site=6,
        twilight=6,
    )
    scene.shadow_phase().use(THE_DARK_LORDS_SUMMONS)
    if scene.can(Verb.DISCARD):
        scene.discard(MERRY_ROHIRRIM_SQUIRE)
    assert sorted(scene.hand(1)) == sorted(hand)
    assert (
        scene.is_discarded(SOUTHRON_CAPTAIN)
        if top == SOUTHRON_CAPTAIN
        else not scene.is_discarded(ORC)
    )
    assert scene.twilight == 3


def test_orc_butchery_discards_three_cards_for_each_dead_card() -> None:
    """The companion who has just been killed is among the dead."""
    scene = Scene(
        fellowship=[COMPANION],
        minions=[STRONG_ORC],
        shadow_hand=[ORC_BUTCHERY],
        deck=[HOBBIT_SWORD_7_319] * 8,
        dead=[MERRY_ROHIRRIM_SQUIRE],
        site=6,
    )
    scene.skirmish(COMPANION, STRONG_ORC).wait_to(Verb.PLAY, ORC_BUTCHERY).play(ORC_BUTCHERY)
    assert len(scene.deck()) == 8 - 6
