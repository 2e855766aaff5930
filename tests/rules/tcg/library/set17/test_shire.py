"""The Shire cards of set 17, *Rise of Saruman*."""

import pytest

from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import Scene

HOBBITS = [MERRY_IN_THE_BLOOM_OF_HEALTH, PIPPIN_IN_THE_BLOOM_OF_HEALTH]
LEAVES = [HALFLING_LEAF, SOUTHFARTHING_LEAF, SOUTHLINCH_LEAF]


@pytest.mark.parametrize(("hobbits", "strength"), [(0, 6), (1, 6), (2, 8)])
def test_merry_and_pippin_each_add_an_ent_to_spot(hobbits: int, strength: int) -> None:
    scene = Scene(fellowship=[ENT_AVENGER_15_28, *HOBBITS[:hobbits]])
    assert scene.strength(ENT_AVENGER_15_28) == strength


@pytest.mark.parametrize(
    ("weed", "offered"), [([LONGBOTTOM_LEAF, OLD_TOBY], True), ([LONGBOTTOM_LEAF], False)]
)
def test_pippin_in_the_bloom_of_health_smokes_a_burden_away(weed: list[str], offered: bool) -> None:
    scene = Scene(
        fellowship=[PIPPIN_IN_THE_BLOOM_OF_HEALTH],
        support=weed,
        minions=[EASTERLING_BLADEMASTER],
        burdens=2,
        site=4,
    ).maneuver_phase()
    assert scene.can(Verb.USE, PIPPIN_IN_THE_BLOOM_OF_HEALTH) is offered
    if offered:
        scene.use(PIPPIN_IN_THE_BLOOM_OF_HEALTH).choose(OLD_TOBY)
        assert scene.burdens == 1
        assert scene.is_discarded(LONGBOTTOM_LEAF)
        assert scene.is_discarded(OLD_TOBY)


@pytest.mark.parametrize("leaf", LEAVES)
@pytest.mark.parametrize(("companion", "is_hobbit"), [(HOBBITS[0], True), (DWARF_GUARD, False)])
def test_leaves_are_played_for_a_hobbit_and_one_of_them_for_an_unbound_one(
    leaf: str, companion: str, is_hobbit: bool
) -> None:
    """Frodo is a Hobbit, but Ring-bound; Isildur is none."""
    scene = Scene(fellowship=[companion], hand=[leaf]).fellowship_phase()
    assert scene.can(Verb.PLAY, leaf) is (is_hobbit or leaf != SOUTHFARTHING_LEAF)
    scene = Scene(ring_bearer=ISILDUR_BEARER_OF_HEIRLOOMS, fellowship=[companion], hand=[leaf])
    assert scene.fellowship_phase().can(Verb.PLAY, leaf) is is_hobbit


@pytest.mark.parametrize(
    ("fighter", "cancelled"),
    [(HOBBITS[0], True), (FRODO_HOPE_OF_FREE_PEOPLES, False), (DWARF_GUARD, False)],
)
def test_halfling_leaf_cancels_a_skirmish_of_an_unbound_hobbit(
    fighter: str, cancelled: bool
) -> None:
    scene = Scene(
        fellowship=[HOBBITS[0], DWARF_GUARD],
        support=[HALFLING_LEAF, OLD_TOBY],
        minions=[ORKISH_SCOUT],
        site=4,
    ).skirmish(fighter, ORKISH_SCOUT)
    assert scene.can(Verb.USE, HALFLING_LEAF)
    scene.use(HALFLING_LEAF).choose(OLD_TOBY).resolve()
    assert scene.is_discarded(OLD_TOBY)
    assert (("totals", scene.strength(fighter), 8) not in scene.log) is cancelled
    if fighter == HOBBITS[0]:
        assert scene.wounds(fighter) == 0


def test_southfarthing_leaf_strengthens_an_unbound_hobbit() -> None:
    scene = Scene(
        fellowship=[HOBBITS[0], DWARF_GUARD],
        support=[SOUTHFARTHING_LEAF, OLD_TOBY],
        minions=[ORKISH_SCOUT],
        site=4,
    ).skirmish(HOBBITS[0], ORKISH_SCOUT)
    scene.use(SOUTHFARTHING_LEAF).choose(OLD_TOBY)
    assert scene.strength(HOBBITS[0]) == 3 + 2
    assert scene.is_discarded(OLD_TOBY)
    assert scene.use(SOUTHFARTHING_LEAF).is_discarded(SOUTHFARTHING_LEAF)
    assert ("totals", 3 + 4, 8) in scene.log


def test_southfarthing_leaf_grows_another_pipeweed_of_the_deck() -> None:
    scene = Scene(
        fellowship=[HOBBITS[0]],
        support=[SOUTHFARTHING_LEAF],
        minions=[ORKISH_SCOUT],
        deck=[DWARF_GUARD, OLD_TOBY, GANDALFS_PIPE],
        site=4,
    ).regroup_phase()
    scene.use(SOUTHFARTHING_LEAF)
    if scene.can(Verb.CHOOSE, OLD_TOBY):
        assert not scene.can(Verb.CHOOSE, GANDALFS_PIPE)
        scene.choose(OLD_TOBY)
    assert scene.is_discarded(SOUTHFARTHING_LEAF)
    assert scene.in_play(OLD_TOBY)
    assert scene.twilight == 1


@pytest.mark.parametrize(
    ("fighter", "minion", "survives"),
    [
        (HOBBITS[0], ORKISH_SCOUT, True),
        (HOBBITS[0], BATTLEFIELD_VETERAN, False),
        (DWARF_GUARD, ORKISH_SCOUT, False),
    ],
)
def test_southlinch_leaf_saves_an_unbound_hobbit_from_less_than_three_times_his_strength(
    fighter: str, minion: str, survives: bool
) -> None:
    """Merry has 3 and the Guard 4; the Scout has 8, which is twice 4, the Veteran 11."""
    scene = Scene(
        fellowship=[HOBBITS[0], DWARF_GUARD],
        support=[SOUTHLINCH_LEAF, OLD_TOBY],
        minions=[minion],
        site=4,
    ).skirmish(fighter, minion)
    scene.use(SOUTHLINCH_LEAF).choose(OLD_TOBY).resolve()
    assert scene.is_dead(fighter) is not survives
    if survives:
        assert scene.wounds(fighter) == 1


@pytest.mark.parametrize("way", ["remove a threat", "discard a minion"])
def test_hornblower_leaf_smokes_a_threat_or_a_minion_away(way: str) -> None:
    scene = Scene(
        fellowship=[HOBBITS[0]],
        support=[HORNBLOWER_LEAF, OLD_TOBY],
        minions=[ORKISH_SCOUT],
        threats=2,
        site=4,
    ).regroup_phase()
    scene.choose(way).choose(OLD_TOBY)
    assert scene.threats == (1 if "threat" in way else 2)
    assert scene.is_discarded(ORKISH_SCOUT) is ("minion" in way)
    assert scene.is_discarded(OLD_TOBY)
    assert scene.in_play(HORNBLOWER_LEAF)


@pytest.mark.parametrize(("fellowship", "playable"), [([HOBBITS[0]], True), ([DWARF_GUARD], False)])
def test_hornblower_leaf_is_grown_for_an_unbound_hobbit(
    fellowship: list[str], playable: bool
) -> None:
    scene = Scene(fellowship=fellowship, hand=[HORNBLOWER_LEAF]).fellowship_phase()
    assert scene.can(Verb.PLAY, HORNBLOWER_LEAF) is playable


def test_merry_in_the_bloom_of_health_lays_pipeweed_beneath_the_deck() -> None:
    merry = MERRY_IN_THE_BLOOM_OF_HEALTH
    scene = Scene(
        fellowship=[merry],
        minions=[MORDOR_VETERAN],
        discards=[OLD_TOBY, DWARF_GUARD],
        deck=[ELFHELM],
        site=6,
    ).regroup_phase()
    scene.use(merry)
    assert scene.deck() == [OLD_TOBY, ELFHELM]
    assert scene.wounds(merry) == 1
