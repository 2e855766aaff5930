"""The Shire cards of set 12, *Black Rider*."""

import pytest

from rules.tcg.engine.modifiers.numbers import has_words
from rules.tcg.engine.state import traits
from rules.tcg.engine.state.codes import OVERWHELM_FACTOR, SKIRMISH_LOST, SKIRMISH_WON, Verb
from rules.tcg.engine.steps.triggers import emit
from rules.tcg.engine.turn.assignment import assign
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import ARAGORN_SITES, Scene


def test_bilbo_melancholy_hobbit_takes_an_event_back_as_his_skirmish_starts() -> None:
    bilbo = BILBO_MELANCHOLY_HOBBIT
    scene = Scene(
        fellowship=[bilbo],
        minions=[MORDOR_TROOPER],
        discards=[HOPE_IS_KINDLED, A_MARVEL, MELLON],
        hand=[A_MARVEL],
        site=4,
    )
    scene.skirmish(bilbo, MORDOR_TROOPER).answer_with(bilbo)
    if scene.can(Verb.CHOOSE, A_MARVEL):
        scene.choose(A_MARVEL)
    assert scene.hand() == [A_MARVEL, A_MARVEL]
    assert scene.wounds(bilbo) == 1


@pytest.mark.parametrize(("place", "offered"), [(ISENGARD_RUINED_15_192, True), (WEST_ROAD, False)])
def test_diversion_may_be_played_in_a_skirmish_at_a_battleground(place: str, offered: bool) -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE, PIPPIN_FRIEND_TO_FRODO],
        minions=[MORDOR_TROOPER, MORDOR_VETERAN],
        hand=[DIVERSION],
        path=(*ARAGORN_SITES[:3], place),
        site=4,
    )
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, MORDOR_TROOPER)
    assert scene.can(Verb.PLAY, DIVERSION) is offered
    if offered:
        scene.play(DIVERSION)
        # Frodo is no more in the skirmish than Pippin is, but a Ring-bearer is not discarded.
        scene.choose(MORDOR_VETERAN)
        assert scene.is_discarded(PIPPIN_FRIEND_TO_FRODO)
        assert scene.is_discarded(MORDOR_VETERAN)
        assert scene.burdens == 2


@pytest.mark.parametrize(("place", "healed"), [(GREEN_DRAGON_INN_11_242, 1), (WEST_ROAD, 0)])
def test_home_and_hearth_welcome_a_hobbit(place: str, healed: int) -> None:
    scene = Scene(
        support=[HOME_AND_HEARTH],
        hand=[MERRY_ROHIRRIM_SQUIRE],
        path=(ARAGORN_SITES[0], place, *ARAGORN_SITES[2:]),
        burdens=1,
    ).wound(FRODO_HOPE_OF_FREE_PEOPLES, 1)
    scene.fellowship_phase().play(MERRY_ROHIRRIM_SQUIRE)
    while scene.can(Verb.TRIGGER, HOME_AND_HEARTH) or scene.can(Verb.YES):
        scene.take_first()
    assert scene.burdens == 0
    assert scene.wounds(FRODO_HOPE_OF_FREE_PEOPLES) == 1 - healed


@pytest.mark.parametrize("fights", [True, False])
def test_long_live_the_halflings_needs_the_ring_bearer_in_a_fight(fights: bool) -> None:
    scene = Scene(
        fellowship=[ELVEN_SCOUT, DWARF_GUARD],
        support=[LONG_LIVE_THE_HALFLINGS],
        minions=[MORDOR_TROOPER, MORDOR_VETERAN],
        hand=[A_MARVEL],
        site=4,
    )
    before = [scene.strength(card) for card in (ELVEN_SCOUT, DWARF_GUARD)]
    if fights:
        assign(scene.state, scene.card(FRODO_HOPE_OF_FREE_PEOPLES), scene.card(MORDOR_VETERAN))
    scene.skirmish(DWARF_GUARD, MORDOR_TROOPER)
    if scene.can(Verb.FIGHT, DWARF_GUARD):
        scene.do(Verb.FIGHT, DWARF_GUARD)
    assert scene.can(Verb.USE, LONG_LIVE_THE_HALFLINGS) is fights
    if fights:
        scene.use(LONG_LIVE_THE_HALFLINGS)
        # The Scout resists by 7, the Guard by 6.
        after = [scene.strength(card) for card in (ELVEN_SCOUT, DWARF_GUARD)]
        assert after == [before[0] + 2, before[1]]


@pytest.mark.parametrize(
    ("place", "returned"), [(GREEN_DRAGON_INN_11_242, True), (WEST_ROAD, False)]
)
def test_no_worse_for_wear_comes_back_to_a_dwelling_for_two_cards(
    place: str, returned: bool
) -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE],
        minions=[MORDOR_TROOPER],
        hand=[NO_WORSE_FOR_WEAR, MELLON, MELLON],
        path=(*ARAGORN_SITES[:3], place),
        site=4,
    )
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, MORDOR_TROOPER).play(NO_WORSE_FOR_WEAR)
    scene.choose(MERRY_ROHIRRIM_SQUIRE)
    assert scene.can(Verb.YES) is returned
    if returned:
        scene.do(Verb.YES)
    assert scene.hand() == ([NO_WORSE_FOR_WEAR] if returned else [MELLON, MELLON])


def test_rosie_cotton_keeps_sam_from_being_overwhelmed_and_is_kept_at_home() -> None:
    rosie = ROSIE_COTTON_BARMAID
    scene = Scene(fellowship=[rosie, SAM_STEADFAST_FRIEND], minions=[MORDOR_TROOPER], site=4)
    assert scene.number(OVERWHELM_FACTOR, SAM_STEADFAST_FRIEND) == 3
    assert scene.number(OVERWHELM_FACTOR, rosie) == 0
    scene.assignment_phase().do(Verb.ASSIGN, rosie, MORDOR_TROOPER)
    assert scene.burdens == 2


def test_sudden_fury_gathers_a_token_when_a_companion_of_the_shire_loses() -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE, DWARF_GUARD],
        support=[SUDDEN_FURY],
        minions=[MORDOR_TROOPER],
        hand=[A_MARVEL],
        site=4,
    )
    for loser in (MERRY_ROHIRRIM_SQUIRE, DWARF_GUARD):
        scene.happen(emit, SKIRMISH_LOST, scene.card(loser))
    assert scene.tokens(SUDDEN_FURY) == 1
    before = scene.skirmish(MERRY_ROHIRRIM_SQUIRE, MORDOR_TROOPER).strength(MERRY_ROHIRRIM_SQUIRE)
    scene.use(SUDDEN_FURY).choose(MERRY_ROHIRRIM_SQUIRE)
    assert scene.strength(MERRY_ROHIRRIM_SQUIRE) == before + 1
    assert scene.tokens(SUDDEN_FURY) == 0


def test_tolman_cotton_bears_a_burden_of_the_shadow() -> None:
    """Frodo is another Hobbit."""
    scene = Scene(fellowship=[TOLMAN_COTTON], minions=[ORC_MISCREANT], site=4)
    scene.regroup_phase().wait_to(Verb.USE, ORC_MISCREANT).use(ORC_MISCREANT)
    scene.answer_with(TOLMAN_COTTON)
    assert scene.wounds(TOLMAN_COTTON) == 1
    assert scene.burdens == 0


def test_simple_living_heals_every_hobbit_for_an_event() -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE, DWARF_GUARD],
        support=[SIMPLE_LIVING],
        minions=[MORDOR_TROOPER],
        hand=[A_MARVEL, NO_WORSE_FOR_WEAR],
        site=4,
    )
    for card in (MERRY_ROHIRRIM_SQUIRE, DWARF_GUARD, FRODO_HOPE_OF_FREE_PEOPLES):
        scene.wound(card, 1)
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, MORDOR_TROOPER).play(NO_WORSE_FOR_WEAR)
    if scene.can(Verb.CHOOSE, MERRY_ROHIRRIM_SQUIRE):
        scene.choose(MERRY_ROHIRRIM_SQUIRE)
    scene.wait_to(Verb.TRIGGER, SIMPLE_LIVING)
    scene.answer_with(SIMPLE_LIVING)
    assert scene.wounds(MERRY_ROHIRRIM_SQUIRE) == 0
    assert scene.wounds(FRODO_HOPE_OF_FREE_PEOPLES) == 0
    assert scene.wounds(DWARF_GUARD) == 1


@pytest.mark.parametrize(
    ("winner", "offered"),
    [(DWARF_GUARD, True), (MERRY_ROHIRRIM_SQUIRE, False), (MORDOR_TROOPER, False)],
)
def test_flotsam_and_jetsam_heal_a_hobbit_when_another_race_wins(
    winner: str, offered: bool
) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD, MERRY_ROHIRRIM_SQUIRE],
        minions=[MORDOR_TROOPER],
        hand=[FLOTSAM_AND_JETSAM],
    )
    scene.wound(MERRY_ROHIRRIM_SQUIRE, 1).wound(DWARF_GUARD, 1)
    scene.happen(emit, SKIRMISH_WON, scene.card(winner))
    assert scene.can(Verb.PLAY, FLOTSAM_AND_JETSAM) is offered
    if offered:
        scene.play(FLOTSAM_AND_JETSAM)
    assert scene.wounds(MERRY_ROHIRRIM_SQUIRE) == 1 - offered
    assert scene.wounds(DWARF_GUARD) == 1


def test_hobbits_who_win_stand_together_until_the_turn_is_over() -> None:
    hobbits = (MERRY_ROHIRRIM_SQUIRE, PIPPIN_FRIEND_TO_FRODO)
    scene = Scene(fellowship=[*hobbits, DWARF_GUARD], support=[STAND_TOGETHER])
    for winner in (MERRY_ROHIRRIM_SQUIRE, DWARF_GUARD):
        scene.happen(emit, SKIRMISH_WON, scene.card(winner))
    musters = [
        has_words(scene.state, scene.card(card), traits.MUSTER) for card in (*hobbits, DWARF_GUARD)
    ]
    assert musters == [True, False, False]
    scene.regroup_phase().pass_all().do(Verb.STAY)
    assert not has_words(scene.state, scene.card(MERRY_ROHIRRIM_SQUIRE), traits.MUSTER)


@pytest.mark.parametrize("discards", [True, False])
def test_who_stands_together_may_discard_a_card_to_draw_one(discards: bool) -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE],
        support=[STAND_TOGETHER],
        hand=[MELLON],
        deck=[A_MARVEL],
        site=4,
    )
    scene.happen(emit, SKIRMISH_WON, scene.card(MERRY_ROHIRRIM_SQUIRE))
    scene.regroup_phase()
    if discards:
        scene.take_first()
    else:
        scene.pass_()
    assert scene.is_discarded(MELLON) is discards


@pytest.mark.parametrize("burden", [True, False])
def test_pippin_hobbit_of_some_intelligence_removes_a_burden_or_heals(burden: bool) -> None:
    pippin = PIPPIN_HOBBIT_OF_SOME_INTELLIGENCE_12_127
    scene = Scene(fellowship=[DWARF_GUARD], hand=[pippin], burdens=1).wound(DWARF_GUARD, 1)
    scene.fellowship_phase().play(pippin).choose("burden" if burden else "heal")
    assert scene.burdens == 1 - burden
    assert scene.wounds(DWARF_GUARD) == int(burden)


@pytest.mark.parametrize(("burdens", "wounds"), [(1, 0), (0, 1)])
def test_pippin_hobbit_of_some_intelligence_does_what_can_be_done(
    burdens: int, wounds: int
) -> None:
    pippin = PIPPIN_HOBBIT_OF_SOME_INTELLIGENCE_12_127
    scene = Scene(fellowship=[DWARF_GUARD], hand=[pippin], burdens=burdens)
    scene.wound(DWARF_GUARD, wounds).fellowship_phase().play(pippin)
    assert not scene.can(Verb.EITHER)
    assert (scene.burdens, scene.wounds(DWARF_GUARD)) == (0, 0)


@pytest.mark.parametrize(
    ("friends", "frodo", "sam", "bonus"),
    [
        ([SAM_STEADFAST_FRIEND], 0, 0, 1),
        ([SAM_STEADFAST_FRIEND], 2, 2, 1),
        ([SAM_STEADFAST_FRIEND], 3, 0, 0),
        ([SAM_STEADFAST_FRIEND], 0, 3, 0),
        ([], 0, 0, 0),
    ],
)
def test_a_promise_holds_while_frodo_and_sam_are_not_exhausted(
    friends: list[str], frodo: int, sam: int, bonus: int
) -> None:
    """The Ring lends Frodo 1."""
    scene = Scene(fellowship=[*friends, MERRY_ROHIRRIM_SQUIRE], support=[A_PROMISE_12_128])
    scene.wound(FRODO_HOPE_OF_FREE_PEOPLES, frodo)
    if friends:
        scene.wound(SAM_STEADFAST_FRIEND, sam)
        assert scene.strength(SAM_STEADFAST_FRIEND) == 3 + bonus
    assert scene.strength(FRODO_HOPE_OF_FREE_PEOPLES) == 4 + bonus
    assert scene.strength(MERRY_ROHIRRIM_SQUIRE) == 3


@pytest.mark.parametrize("wins", [True, False])
def test_hope_is_kindled_where_a_hobbit_wins(wins: bool) -> None:
    merry = MERRY_ROHIRRIM_SQUIRE
    scene = Scene(
        fellowship=[merry, DWARF_GUARD],
        minions=[MORDOR_TROOPER],
        hand=[HOPE_IS_KINDLED, A_MARVEL],
        burdens=1,
        site=4,
    )
    scene.skirmish(merry, MORDOR_TROOPER).play(HOPE_IS_KINDLED).choose(merry)
    assert scene.strength(merry) == 3 + 2
    scene.happen(emit, SKIRMISH_WON if wins else SKIRMISH_LOST, scene.card(merry))
    assert bool(scene.options()) is wins
    if wins:
        scene.take_first()
    assert scene.burdens == 1 - wins
