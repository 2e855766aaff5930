"""The Shire cards of set 10, *Mount Doom*."""

from collections.abc import Sequence

import pytest

from rules.tcg.engine.modifiers.numbers import is_fierce
from rules.tcg.engine.operations.tokens import add_burdens
from rules.tcg.engine.operations.wounds import wound
from rules.tcg.engine.state.codes import VITALITY, Verb
from rules.tcg.vocabulary import Keyword
from tests.rules.tcg.cards import *
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import FREE_PEOPLES, SHADOW, Scene

# It can act in every skirmish, so that none is resolved before a test has looked.
BYSTANDER = MORGUL_LACKEY


def skirmish_of_merry(hand: Sequence[str] = ()) -> Scene:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE],
        support=[THE_TALE_OF_THE_GREAT_RING],
        minions=[MORGUL_PREDATOR, BYSTANDER],
        shadow_hand=hand,
        twilight=5,
    )
    return scene.skirmish(MERRY_ROHIRRIM_SQUIRE, MORGUL_PREDATOR)


def present(*discards: str) -> Scene:
    scene = Scene(support=[BIRTHDAY_PRESENT], discards=discards)
    return scene.fellowship_phase().use(BIRTHDAY_PRESENT)


NINE_FINGERED = NINE_FINGERED_FRODO_AND_THE_RING_OF_DOOM


@pytest.mark.parametrize(("choice", "discarded"), [(0, 1), (1, 2)])
def test_who_spots_four_hobbits_may_still_choose_the_smaller_half(
    choice: int, discarded: int
) -> None:
    sam = made(MERRY_ROHIRRIM_SQUIRE)
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE, PIPPIN_SWORN_TO_SERVICE, sam],
        minions=[MORDOR_TROOPER, SOUTHRON_CAPTAIN, ORC_BROOD],
        hand=[NARROW_ESCAPE],
    )
    scene.regroup_phase().play(NARROW_ESCAPE)
    assert scene.who == 0
    scene.take_number(choice)
    assert scene.who == 1
    for minion in (MORDOR_TROOPER, SOUTHRON_CAPTAIN)[:discarded]:
        scene.choose(minion)
    assert len(scene.state.minions) == 3 - discarded


@pytest.mark.parametrize(
    ("hobbits", "left"),
    [
        ((MERRY_ROHIRRIM_SQUIRE,), 1),
        ((MERRY_ROHIRRIM_SQUIRE, PIPPIN_SWORN_TO_SERVICE, MERRY_FRIEND_TO_SAM), 0),
    ],
)
def test_narrow_escape_takes_two_minions_with_four_hobbits(
    hobbits: tuple[str, ...], left: int
) -> None:
    scene = Scene(
        fellowship=hobbits, minions=[SOUTHRON_CAPTAIN, MORDOR_TROOPER], hand=[NARROW_ESCAPE]
    )
    scene.regroup_phase().play(NARROW_ESCAPE)
    if left == 0:
        scene.choose("spot 4 Hobbit")
    while scene.can(Verb.CHOOSE):
        scene.do(Verb.CHOOSE)
    assert len(scene.state.minions) == left


def test_the_tale_of_the_great_ring_saves_a_hobbit_from_being_overwhelmed() -> None:
    scene = skirmish_of_merry().use(THE_TALE_OF_THE_GREAT_RING).choose(MERRY_ROHIRRIM_SQUIRE)
    assert scene.is_discarded(THE_TALE_OF_THE_GREAT_RING)
    scene.resolve()
    assert not scene.is_dead(MERRY_ROHIRRIM_SQUIRE)
    assert scene.wounds(MERRY_ROHIRRIM_SQUIRE) == 1


@pytest.mark.parametrize("event_first", [True, False])
def test_a_shadow_event_before_or_after_undoes_the_tale(event_first: bool) -> None:
    scene = skirmish_of_merry(hand=[HOUSES_OF_LAMENTATION])
    if event_first:
        scene.wait_to(Verb.PLAY, HOUSES_OF_LAMENTATION)
        scene.play(HOUSES_OF_LAMENTATION).choose(MORGUL_PREDATOR)
        scene.wait_to(Verb.USE, THE_TALE_OF_THE_GREAT_RING)
    scene.use(THE_TALE_OF_THE_GREAT_RING).choose(MERRY_ROHIRRIM_SQUIRE)
    if not event_first:
        scene.wait_to(Verb.PLAY, HOUSES_OF_LAMENTATION)
        scene.play(HOUSES_OF_LAMENTATION).choose(MORGUL_PREDATOR)
    assert scene.resolve().is_dead(MERRY_ROHIRRIM_SQUIRE)


def test_without_it_he_is_overwhelmed() -> None:
    assert skirmish_of_merry().resolve().is_dead(MERRY_ROHIRRIM_SQUIRE)


def test_an_opponent_picks_which_birthday_present_is_taken() -> None:
    scene = present(HOBBIT_APPETITE, HOBBIT_INTUITION, NARROW_ESCAPE, CITY_OF_MEN)
    scene.choose(HOBBIT_INTUITION).choose(NARROW_ESCAPE)
    assert scene.burdens == 1
    assert scene.who == 1
    assert {scene.id_of(option.card) for option in scene.options()} == {
        HOBBIT_INTUITION,
        NARROW_ESCAPE,
    }
    scene.choose(NARROW_ESCAPE)
    assert scene.hand() == [NARROW_ESCAPE]


def test_a_single_birthday_present_is_taken_at_once() -> None:
    """4.2, "Birthday Present": so it is with copies of one event and no other."""
    scene = present(HOBBIT_INTUITION, HOBBIT_INTUITION, CITY_OF_MEN)
    assert scene.hand() == [HOBBIT_INTUITION]


def test_a_light_in_his_mind_removes_a_burden_with_two_shire_companions() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, MERRY_ROHIRRIM_SQUIRE],
        support=[A_LIGHT_IN_HIS_MIND],
        minions=[SOUTHRON_CAPTAIN, BYSTANDER],
        hand=[CITY_OF_MEN] * 4,
        burdens=2,
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, SOUTHRON_CAPTAIN).play(CITY_OF_MEN)
    scene.answer_with(A_LIGHT_IN_HIS_MIND)
    assert scene.burdens == 1


@pytest.mark.parametrize(("way", "twilight"), [("remove 2 twilight", 1), ("discard", 3)])
def test_make_haste_returns_a_companion_for_twilight_or_a_minion(way: str, twilight: int) -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE],
        minions=[SOUTHRON_CAPTAIN],
        hand=[MAKE_HASTE],
        twilight=3,
    )
    scene.maneuver_phase().play(MAKE_HASTE)
    # The Ring-bearer cannot return to hand, so there is no choice of whom.
    assert scene.hand() == [MERRY_ROHIRRIM_SQUIRE]
    assert scene.who == 1
    scene.choose(way)
    assert scene.twilight == twilight
    assert scene.in_play(SOUTHRON_CAPTAIN) is (way == "remove 2 twilight")


@pytest.mark.parametrize(("shire_cards", "gone"), [(6, True), (5, False)])
def test_slunk_out_of_sight_leaves_the_minion_fierce(shire_cards: int, gone: bool) -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE],
        minions=[MORGUL_PREDATOR, BYSTANDER],
        hand=[SLUNK_OUT_OF_SIGHT],
        discards=[HOBBIT_INTUITION] * shire_cards,
    )
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, MORGUL_PREDATOR)
    assert scene.can(Verb.PLAY, SLUNK_OUT_OF_SIGHT) is gone
    if gone:
        scene.play(SLUNK_OUT_OF_SIGHT)
        assert is_fierce(scene.state, scene.card(MORGUL_PREDATOR))
        assert ("skirmish cancelled", scene.card(MERRY_ROHIRRIM_SQUIRE)) in scene.log
        assert not scene.is_dead(MERRY_ROHIRRIM_SQUIRE)


def test_slunk_out_of_sight_finds_a_fierce_minion_alone_too_watchful() -> None:
    fierce_one = made(SOUTHRON_SAVAGE, strength=3, keywords={Keyword.FIERCE: 1})
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE],
        minions=[fierce_one, BYSTANDER],
        hand=[SLUNK_OUT_OF_SIGHT],
        discards=[HOBBIT_INTUITION] * 6,
    )
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, fierce_one).play(SLUNK_OUT_OF_SIGHT)
    assert scene.state.skirmisher == scene.card(MERRY_ROHIRRIM_SQUIRE)


def test_great_heart_is_played_in_a_skirmish_and_wounds_the_bearers_foe() -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE],
        hand=[GREAT_HEART],
        minions=[MORDOR_VETERAN],
        site=4,
    )
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, MORDOR_VETERAN).play(GREAT_HEART)
    scene.choose("choose Merry")
    assert scene.wounds(MORDOR_VETERAN) == 1
    assert scene.bearer_of(GREAT_HEART) == MERRY_ROHIRRIM_SQUIRE
    assert scene.number(VITALITY, MERRY_ROHIRRIM_SQUIRE) == 4 - 1


def test_great_heart_cannot_be_played_in_the_fellowship_phase() -> None:
    scene = Scene(fellowship=[MERRY_ROHIRRIM_SQUIRE], hand=[GREAT_HEART])
    assert not scene.fellowship_phase().comes_to(Verb.PLAY, GREAT_HEART)


@pytest.mark.parametrize(("cards", "offered"), [(4, True), (3, False)])
def test_chance_observation_needs_four_cards_of_the_shire_in_the_discard_pile(
    cards: int, offered: bool
) -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE, PIPPIN_SWORN_TO_SERVICE],
        hand=[CHANCE_OBSERVATION],
        discards=[HOBBIT_SWORD_1_299] * cards,
        minions=[EASTERLING_BLADEMASTER],
        site=4,
    )
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, EASTERLING_BLADEMASTER)
    before = scene.strength(MERRY_ROHIRRIM_SQUIRE)
    assert scene.can(Verb.PLAY, CHANCE_OBSERVATION) is offered
    if offered:
        scene.play(CHANCE_OBSERVATION).choose(MERRY_ROHIRRIM_SQUIRE)
        # Frodo, Merry and Pippin.
        assert scene.strength(MERRY_ROHIRRIM_SQUIRE) == before + 3


@pytest.mark.parametrize(
    ("companion", "may"), [(MERRY_ROHIRRIM_SQUIRE, True), (ARAGORN_DRIVEN_BY_NEED, False)]
)
def test_shadowplay_needs_two_companions_of_the_shire(companion: str, may: bool) -> None:
    scene = Scene(fellowship=[companion], support=[BOUNDER], hand=[SHADOWPLAY])
    assert scene.fellowship_phase().can(Verb.PLAY, SHADOWPLAY) is may


def test_shadowplay_exerts_one_minion_of_a_turn_as_it_is_played() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, MERRY_ROHIRRIM_SQUIRE],
        support=[SHADOWPLAY, BOUNDER],
        shadow_hand=[MORDOR_VETERAN, SOUTHRON_CAPTAIN, MORGUL_PREDATOR],
        twilight=30,
        site=6,
    )
    scene.shadow_phase().play(MORDOR_VETERAN)
    assert scene.who == FREE_PEOPLES
    scene.pass_().play(SOUTHRON_CAPTAIN).answer_with(SHADOWPLAY)
    assert not scene.can(Verb.CHOOSE, ARAGORN_DRIVEN_BY_NEED)
    assert not scene.can(Verb.CHOOSE, BOUNDER)
    scene.choose(MERRY_ROHIRRIM_SQUIRE)
    assert scene.wounds(MERRY_ROHIRRIM_SQUIRE) == 1
    assert (scene.wounds(MORDOR_VETERAN), scene.wounds(SOUTHRON_CAPTAIN)) == (0, 1)
    scene.play(MORGUL_PREDATOR)
    assert not scene.can(Verb.TRIGGER, SHADOWPLAY)
    assert scene.wounds(MORGUL_PREDATOR) == 0


def test_shadowplay_is_still_without_a_hobbit_who_can_exert() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        support=[SHADOWPLAY, BOUNDER],
        shadow_hand=[MORDOR_VETERAN, MORDOR_VETERAN],
        twilight=30,
        site=6,
    ).wound(FRODO_HOPE_OF_FREE_PEOPLES, 3)
    scene.shadow_phase().play(MORDOR_VETERAN)
    assert not scene.can(Verb.TRIGGER, SHADOWPLAY)


@pytest.mark.parametrize(
    ("minion", "lost"), [(MORDOR_VETERAN, 1), (URUK_RUNNER, 1), (SOUTHRON_CAPTAIN, 0)]
)
def test_orc_armor_weakens_orcs_and_uruk_hai_who_skirmish_its_bearer(
    minion: str, lost: int
) -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE],
        bearing={MERRY_ROHIRRIM_SQUIRE: [ORC_ARMOR]},
        minions=[minion, MORGUL_PREDATOR, BYSTANDER],
    )
    before = scene.strength(minion)
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, minion)
    assert scene.strength(minion) == before - lost
    assert scene.strength(MORGUL_PREDATOR) == 11


@pytest.mark.parametrize(("burdens", "winner"), [(11, None), (12, SHADOW)])
def test_frodo_resolute_hobbit_bears_eleven_burdens(burdens: int, winner: int | None) -> None:
    """The One Ring's own text is of no matter here: it adds no resistance."""
    scene = Scene(ring_bearer=FRODO_RESOLUTE_HOBBIT, burdens=burdens - 1)
    scene.happen(add_burdens, FREE_PEOPLES, 1)
    assert scene.state.winner == winner


@pytest.mark.parametrize(
    ("others", "strength"), [([], 5), ([MERRY_ROHIRRIM_SQUIRE], 6), ([ARAGORN_DRIVEN_BY_NEED], 5)]
)
def test_sam_great_elf_warrior_counts_companions_of_the_shire(
    others: list[str], strength: int
) -> None:
    """Frodo and Sam himself are two; the Bounder is an ally."""
    scene = Scene(fellowship=[SAM_GREAT_ELF_WARRIOR, *others], support=[BOUNDER])
    assert scene.strength(SAM_GREAT_ELF_WARRIOR) == strength


@pytest.mark.parametrize(("burdens", "winner"), [(4, None), (5, SHADOW)])
def test_sam_great_elf_warrior_takes_the_ring_from_a_dead_frodo(
    burdens: int, winner: int | None
) -> None:
    scene = Scene(fellowship=[SAM_GREAT_ELF_WARRIOR], burdens=burdens)
    scene.wound(FRODO_HOPE_OF_FREE_PEOPLES, 3)
    scene.happen(wound, scene.card(FRODO_HOPE_OF_FREE_PEOPLES))
    scene.wait_to(Verb.TRIGGER, SAM_GREAT_ELF_WARRIOR).answer_with(SAM_GREAT_ELF_WARRIOR)
    assert scene.is_dead(FRODO_HOPE_OF_FREE_PEOPLES)
    assert scene.bearer_of(THE_ONE_RING_THE_RULING_RING_7_1) == SAM_GREAT_ELF_WARRIOR
    assert scene.state.winner == winner


@pytest.mark.parametrize(
    ("choice", "burdens", "threats"), [("a burden", 2, 3), ("2 threats", 3, 1)]
)
def test_nine_fingered_frodo_takes_a_burden_or_two_threats_away(
    choice: str, burdens: int, threats: int
) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, MERRY_ROHIRRIM_SQUIRE, PIPPIN_SWORN_TO_SERVICE],
        support=[BOUNDER],
        hand=[NINE_FINGERED],
        minions=[SOUTHRON_CAPTAIN, BYSTANDER],
        burdens=3,
        threats=3,
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, SOUTHRON_CAPTAIN).play(NINE_FINGERED)
    assert not scene.can(Verb.CHOOSE, ARAGORN_DRIVEN_BY_NEED)
    scene.choose(BOUNDER).choose(choice)
    assert scene.wounds(BOUNDER) == 1
    assert (scene.burdens, scene.threats) == (burdens, threats)


def test_nine_fingered_frodo_needs_one_of_the_shire_who_can_exert() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        hand=[NINE_FINGERED],
        minions=[SOUTHRON_CAPTAIN, BYSTANDER],
        burdens=3,
    ).wound(FRODO_HOPE_OF_FREE_PEOPLES, 3)
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, SOUTHRON_CAPTAIN)
    assert not scene.comes_to(Verb.PLAY, NINE_FINGERED)


@pytest.mark.parametrize("payer", [BOUNDER, FRODO_HOPE_OF_FREE_PEOPLES])
def test_a_marvel_exerts_one_hobbit_for_another(payer: str) -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE, ARAGORN_DRIVEN_BY_NEED],
        support=[BOUNDER],
        hand=[A_MARVEL],
        minions=[SOUTHRON_CAPTAIN, BYSTANDER],
    )
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, SOUTHRON_CAPTAIN).play(A_MARVEL)
    assert not scene.can(Verb.CHOOSE, ARAGORN_DRIVEN_BY_NEED)
    scene.choose(payer)
    assert not scene.can(Verb.CHOOSE, payer)
    scene.choose(MERRY_ROHIRRIM_SQUIRE)
    assert scene.wounds(payer) == 1
    assert scene.strength(MERRY_ROHIRRIM_SQUIRE) == 3 + 3


def test_brave_and_loyal_puts_a_hobbit_in_the_place_of_a_companion() -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE, ARAGORN_DRIVEN_BY_NEED],
        support=[BOUNDER],
        hand=[BRAVE_AND_LOYAL],
        minions=[SOUTHRON_CAPTAIN, BYSTANDER],
    ).wound(FRODO_HOPE_OF_FREE_PEOPLES, 3)
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, SOUTHRON_CAPTAIN).play(BRAVE_AND_LOYAL)
    assert scene.wounds(MERRY_ROHIRRIM_SQUIRE) == 1
    scene.resolve()
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == 0
    # Thirteen against three: overwhelmed.
    assert scene.is_dead(MERRY_ROHIRRIM_SQUIRE)


def test_brave_and_loyal_finds_no_hobbit_who_is_assigned_already() -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE, ARAGORN_DRIVEN_BY_NEED],
        hand=[BRAVE_AND_LOYAL],
        minions=[SOUTHRON_CAPTAIN, BYSTANDER],
    ).wound(FRODO_HOPE_OF_FREE_PEOPLES, 3)
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, SOUTHRON_CAPTAIN)
    assert not scene.comes_to(Verb.PLAY, BRAVE_AND_LOYAL)


@pytest.mark.parametrize("chosen", [1, 2])
def test_narrow_escape_takes_a_minion_of_the_player_chosen(chosen: int) -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE],
        hand=[NARROW_ESCAPE],
        minions=[MORDOR_VETERAN],
        minions_of={2: [EASTERLING_REGIMENT]},
        site=6,
        players=3,
    )
    scene.regroup_phase().play(NARROW_ESCAPE).choose_player(chosen)
    assert scene.is_discarded(MORDOR_VETERAN) is (chosen == 1)
    assert scene.is_discarded(EASTERLING_REGIMENT) is (chosen == 2)
