"""The cards of the Shire of set 8, *Siege of Gondor*."""

import pytest

from rules.tcg.engine.operations import path
from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import Scene


@pytest.mark.parametrize(("is_fierce", "offered"), [(True, True), (False, False)])
def test_sting_bane_of_the_eight_legs_ends_a_fierce_skirmish_for_a_threat(
    is_fierce: bool, offered: bool
) -> None:
    scene = Scene(
        fellowship=[SAM_STEADFAST_FRIEND],
        bearing={SAM_STEADFAST_FRIEND: [STING_BANE_OF_THE_EIGHT_LEGS]},
        minions=[MORGUL_HOUND],
        site=6,
    )
    # Two wounds on the Ring-bearer make the Hound strong and fierce.
    scene.wound(FRODO_HOPE_OF_FREE_PEOPLES, 2)
    scene.assignment_phase(fierce=is_fierce)
    scene.do(Verb.ASSIGN, SAM_STEADFAST_FRIEND, MORGUL_HOUND)
    while scene.can(Verb.PASS) and not scene.can(Verb.TRIGGER, STING_BANE_OF_THE_EIGHT_LEGS):
        scene.pass_()
    assert scene.can(Verb.TRIGGER, STING_BANE_OF_THE_EIGHT_LEGS) is offered
    if offered:
        scene.answer_with(STING_BANE_OF_THE_EIGHT_LEGS)
        assert scene.is_discarded(MORGUL_HOUND)
        assert scene.threats == 1


@pytest.mark.parametrize(("friends", "discarded"), [([], 1), ([SAM_STEADFAST_FRIEND], 2)])
def test_morgai_foothills_discard_a_card_for_each_ring_bound_companion(
    friends: list[str], discarded: int
) -> None:
    """Frodo is Ring-bound too."""
    scene = Scene(
        fellowship=friends,
        support=[MORGAI_FOOTHILLS],
        hand=[DWARF_GUARD] * 3,
        site=4,
    )
    scene.regroup_phase().use(MORGAI_FOOTHILLS)
    scene.take_number(discarded)
    while scene.can(Verb.CHOOSE, DWARF_GUARD):
        scene.choose(DWARF_GUARD)
    gone = [scene.is_discarded(DWARF_GUARD, copy) for copy in range(3)].count(True)
    assert gone == discarded
    assert scene.is_discarded(MORGAI_FOOTHILLS)


@pytest.mark.parametrize(
    ("fellowship", "offered"),
    [
        ([MERRY_ROHIRRIM_SQUIRE, ELFHELM], True),
        ([MERRY_ROHIRRIM_SQUIRE, GANDALF_POWERFUL_GUIDE], True),
        ([MERRY_ROHIRRIM_SQUIRE, DWARF_GUARD], False),
    ],
)
def test_song_of_the_shire_tires_a_hobbit_and_a_friend(
    fellowship: list[str], offered: bool
) -> None:
    scene = Scene(fellowship=fellowship, support=[SONG_OF_THE_SHIRE])
    scene.fellowship_phase()
    assert scene.can(Verb.USE, SONG_OF_THE_SHIRE) is offered
    if offered:
        scene.use(SONG_OF_THE_SHIRE).choose(MERRY_ROHIRRIM_SQUIRE)
        assert [scene.wounds(companion) for companion in fellowship] == [1, 1]
        assert scene.tokens(SONG_OF_THE_SHIRE) == 1


@pytest.mark.parametrize(
    ("edition", "others", "initiative"),
    [
        ("comprehensive-2.0", 2, True),
        ("comprehensive-2.0", 3, False),
        ("comprehensive-4.1", 3, True),
        ("comprehensive-4.1", 4, False),
    ],
)
def test_so_fair_so_desperate_counts_shire_cards_while_the_shadow_has_initiative(
    edition: str, others: int, initiative: bool
) -> None:
    """By 2.0 the event itself counts as a card in hand; Frodo is no unbound Hobbit."""
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE],
        support=[SONG_OF_THE_SHIRE],
        minions=[MORDOR_VETERAN],
        hand=[SO_FAIR_SO_DESPERATE, *[DWARF_GUARD] * others],
        site=6,
        edition=edition,
    )
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, MORDOR_VETERAN)
    before = scene.strength(MERRY_ROHIRRIM_SQUIRE)
    assert scene.comes_to(Verb.PLAY, SO_FAIR_SO_DESPERATE) is initiative
    if initiative:
        scene.play(SO_FAIR_SO_DESPERATE).take_number(3)
        assert scene.strength(MERRY_ROHIRRIM_SQUIRE) == before + 3
        assert scene.threats == 1


def test_closer_and_closer_he_bent_hides_the_free_peoples_cards_of_the_hand() -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE],
        support=[CLOSER_AND_CLOSER_HE_BENT],
        hand=[DWARF_GUARD, MORDOR_VETERAN, ELFHELM],
        deck=[AXE_STRIKE],
    )
    scene.regroup_phase().use(CLOSER_AND_CLOSER_HE_BENT)
    while scene.can(Verb.CHOOSE):
        scene.take_first()
    assert scene.hand() == [MORDOR_VETERAN]
    assert sorted(scene.deck()) == sorted([DWARF_GUARD, ELFHELM, AXE_STRIKE])
    assert scene.deck()[-1] == AXE_STRIKE
    assert (scene.wounds(MERRY_ROHIRRIM_SQUIRE), scene.burdens) == (1, 1)


@pytest.mark.parametrize("spotted", [1, 2])
def test_straining_towards_us_removes_twilight_for_each_frodo_signet_spotted(spotted: int) -> None:
    scene = Scene(
        fellowship=[LEGOLAS_GREENLEAF, GANDALF_FRIEND_OF_THE_SHIREFOLK, ARAGORN_DRIVEN_BY_NEED],
        hand=[STRAINING_TOWARDS_US],
        twilight=5,
    )
    scene.regroup_phase().play(STRAINING_TOWARDS_US).take_number(spotted)
    assert scene.twilight == 5 - spotted
    assert scene.wounds(FRODO_HOPE_OF_FREE_PEOPLES) == 1


def test_we_shall_meet_again_soon_answers_the_move_of_the_regroup_phase() -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE],
        hand=[WE_SHALL_MEET_AGAIN_SOON],
        discards=[MORDOR_VETERAN, AXE_STRIKE],
        deck=[DWARF_GUARD],
        site=3,
    )
    scene.regroup_phase().choose("move").wait_to(Verb.PLAY, WE_SHALL_MEET_AGAIN_SOON).play(
        WE_SHALL_MEET_AGAIN_SOON
    )
    assert scene.deck() == [DWARF_GUARD, MORDOR_VETERAN]
    assert scene.wounds(MERRY_ROHIRRIM_SQUIRE) == 1
    before = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE],
        hand=[WE_SHALL_MEET_AGAIN_SOON],
        discards=[MORDOR_VETERAN],
        site=3,
    )
    assert not before.happen(path.move).can(Verb.PLAY, WE_SHALL_MEET_AGAIN_SOON)


@pytest.mark.parametrize("spotted", [1, 2])
def test_merry_noble_warrior_discards_four_cards_for_each_companion_of_rohan(spotted: int) -> None:
    scene = Scene(
        fellowship=[MERRY_NOBLE_WARRIOR, EOMER_VALIANT_WARCHIEF, ROHIRRIM_GUARD],
        minions=[MORDOR_VETERAN, MORGUL_LACKEY],
        hand=[DWARF_GUARD] * 4,
        site=6,
    )
    scene.skirmish(MERRY_NOBLE_WARRIOR, MORDOR_VETERAN)
    before = scene.strength(MERRY_NOBLE_WARRIOR)
    scene.use(MERRY_NOBLE_WARRIOR)
    while scene.can(Verb.DISCARD):
        scene.take_first()
    scene.take_number(spotted)
    assert scene.strength(MERRY_NOBLE_WARRIOR) == before + 2 * spotted
    assert scene.hand() == []


@pytest.mark.parametrize(
    ("companion", "playable"), [(EOMER_VALIANT_WARCHIEF, True), (ARAGORN_DRIVEN_BY_NEED, False)]
)
def test_merry_noble_warrior_follows_a_companion_of_rohan(
    companion: str, *, playable: bool
) -> None:
    scene = Scene(fellowship=[companion], hand=[MERRY_NOBLE_WARRIOR]).fellowship_phase()
    assert scene.can(Verb.PLAY, MERRY_NOBLE_WARRIOR) is playable
